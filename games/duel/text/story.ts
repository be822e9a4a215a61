import { BEFORE, isSingle, UNANSWERED, UNDER_WAY } from '@polder/core';
import { openVoice, type Story, type Teller } from '@polder/core/text';
import {
  CENTRAL,
  CLOSED,
  COLOURS,
  type DuelEvent,
  type DuelEventOf,
  type DuelFrame,
  type DuelState,
  type Edition,
  editionOf,
  effectOf,
  type Gain,
  rival,
  sourceOf,
  spaceName,
  usualDuel,
} from '@polder/duel';
import { effectsText, isGoods, meshingOf, pricesOf, seatMark, wheelName } from './story/texts.js';
import type { DuelWords, Text } from './words.js';

/** Follows a game by its events, on a copy of its first state or view, and says what happens. */
export function openTeller(start: DuelState): Teller<DuelEvent, DuelWords> {
  const state = usualDuel.clone(start);
  const edition: Edition = editionOf(start);
  let choices = 0;
  /** The action of a wheel has a line of its own, and what it brings stands under it. */
  let headed = false;
  /** The last thing chosen was to let something go. */
  let passed = false;
  /** A Windmill was built, and no Patch has given anything yet. */
  let unrewarded = false;
  /** Goods still to come that are told already. */
  let toldGoods = 0;
  /** Whose row the last card was pushed out of. */
  let pushedRow = 0;

  const top = (): DuelFrame | undefined => state.frames[state.frames.length - 1];
  /** What goods come with: the frame below the one that hands out bulbs. */
  const giver = (): DuelFrame | undefined =>
    top()?.kind === 'gain' ? state.frames[state.frames.length - 2] : top();
  /** The effects of a section: rewards that no action lies beneath. */
  function isOfWheel(frame: DuelFrame | undefined): boolean {
    if (frame?.kind !== 'rewards') return false;
    return !state.frames.slice(0, state.frames.indexOf(frame)).some((it) => 'phase' in it);
  }
  /** A Windmill was built, and both of its Patches are still open: one may give both rewards (D-TIL). */
  const noneTaken = (frame: DuelFrame | undefined): boolean => frame?.kind === 'build' && frame.sides === 3;
  function depth(): number {
    const actions = state.frames.filter((frame) => 'phase' in frame).length;
    return Math.max(actions, headed && state.frames.some(isOfWheel) ? 1 : 0);
  }

  const voice = openVoice<DuelWords>(() => ({ choices, seat: state.turn.actor, depth: depth() }));
  const { say, note, aside, expect } = voice;

  const mark = (seat: number): string => seatMark(state, seat);
  const sourceText =
    (source: number): Text =>
    ({ duel: { game } }) =>
      game.source(sourceOf(state, source));

  /** A deed of any seat: marked if another one acts. */
  function sayOf(seat: number, text: Text): void {
    if (seat === state.turn.actor) return say(text);
    const who = mark(seat);
    note((words) => words.story.bySeat(who, text(words)));
  }

  /** Goods, with what they come from unless that is in the line above. */
  function got(source: number, gained: Gain): void {
    unrewarded = false;
    if (!voice.hasCause && !isOfWheel(giver())) expect(sourceText(source));
    say(({ duel: { story, game } }) => story.got(game.reward(gained)));
  }

  function gain(source: number, gained: Gain): void {
    if (toldGoods > 0) toldGoods--;
    else got(source, gained);
  }

  /** Several goods at once are one line; a bulb has its own, its colour may have to be chosen. */
  function took({ effect, source }: DuelEventOf<'took'>): void {
    const it = effectOf(state, effect);
    if (it.do !== 'gain') return;
    const { bulbs: _, ...rest } = it;
    const kinds = [it.guilder, it.tools, it.vp].filter(Boolean).length;
    if (kinds < 2) return;
    got(source, rest);
    toldGoods = kinds;
  }

  function sealed(seat: number): void {
    const frame = top();
    const isFirst = frame?.kind === 'hands' && frame.sealed.every((answer) => answer === UNANSWERED);
    const [first, who] = [mark(0), mark(seat)];
    if (isFirst) note((words) => words.duel.story.begins(first));
    note((words) => words.duel.story.sealed(who));
  }

  function hands({ kept, offer }: DuelEventOf<'hands'>): void {
    for (const [seat, card] of kept.entries()) {
      const who = mark(seat);
      const { helper } = edition.cards[card];
      note(({ duel: { story, game } }) => story.firstHelper(who, game.helperOn(helper)));
    }
    for (const card of offer) newCard(card);
  }

  function newCard(card: number): void {
    const { helper, contract } = edition.cards[card];
    aside(({ story, duel: { game } }) => story.newCard(game.helperOn(helper), game.contract(contract)));
  }

  // Wheels

  function wheelAction({ seat, wheel, tools }: DuelEventOf<'wheelAction'>): void {
    const { wheel: name, effects, tile } = meshingOf(state, edition, seat, wheel);
    headed = !isGoods(effects);
    const line: Text = ({ duel: { story, game } }) => story.wheelAction(name, game.effects(effects), tile);
    const cause: Text = ({ duel: { story } }) => story.wheelGoods(name, tile);
    const second =
      (text: Text): Text =>
      (words) =>
        tools === 0 ? text(words) : words.duel.story.second(tools, text(words));
    expect(undefined);
    // Goods stand beside their section; an action is told under it.
    if (headed) say(second(line));
    else expect(second(cause), second(line));
  }

  function gaveUp({ seat, tools }: DuelEventOf<'gaveUp'>): void {
    const { effects } = meshingOf(state, edition, seat, CENTRAL);
    headed = false;
    expect(({ duel: { story, game } }) =>
      tools === 0 ? story.gaveUp(game.effects(effects)) : story.gaveUpSecond(tools, game.effects(effects)),
    );
  }

  function installed({ tile, wheel, section, cost }: DuelEventOf<'installed'>): void {
    const name = wheelName(wheel);
    const [on, over] = [effectsText(edition.tiles[tile].effects), effectsText(edition.wheels[name][section])];
    say((words) => words.duel.story.installed(on(words), name, section + 1, over(words), cost));
  }

  // Rewards

  /** An action that something gives; that of a wheel has its line already. */
  function begin(effect: number, source: number): void {
    unrewarded = false;
    expect(undefined);
    if (isOfWheel(giver())) return;
    const it = effectOf(state, effect);
    const from = sourceOf(state, source);
    const card = edition.cards.find(({ id }) => from === `helper:${id}`);
    if (card) return note(({ duel: { story, game } }) => story.usedHelper(game.helperOn(card.helper)));
    note(({ duel: { story, game } }) => story.gives(game.source(from), game.effect(it)));
  }

  /** What was not taken, and what could not be done. */
  function end(): void {
    expect(undefined);
    const frame = top();
    if (frame === undefined) return;
    if ('phase' in frame && frame.phase === BEFORE) note((words) => words.duel.story.nothingOfIt);
    if (frame.kind !== 'rewards') return;
    const left = frame.items.filter((_, i) => !((frame.taken >> i) & 1)).map((it) => effectOf(state, it));
    if (left.length === 0) return;
    const way = passed ? 'letGo' : 'cantBeDone';
    note(({ duel: { story, game } }) => story[way](game.effects(left)));
  }

  // Farm cards

  /** A card has two sides, one for each player. */
  function placed({ seat, card, row }: DuelEventOf<'placed'>): void {
    const { helper, contract } = edition.cards[card];
    const other = mark(rival(seat));
    if (row === seat) {
      say(({ story, duel: { game } }) => story.hired(game.helperOn(helper), false));
      aside(({ duel: { story, game } }) => story.otherContract(other, game.contract(contract)));
    } else {
      say(({ story, duel: { game } }) => story.signed(game.contract(contract), false));
      aside(({ duel: { story, game } }) => story.otherHelper(other, game.helperOn(helper)));
    }
  }

  function pushedOut(card: number, row: number): void {
    pushedRow = row;
    const owner = mark(rival(row));
    const { contract } = edition.cards[card];
    note(({ duel: { story, game } }) => story.pushedOut(owner, game.contract(contract)));
  }

  function cardGone(): void {
    const owner = rival(pushedRow);
    if (top()?.kind === 'contract') return sayOf(owner, (words) => words.duel.story.contractGone);
    const who = mark(owner);
    note((words) => words.duel.story.contractLost(who));
  }

  function swapped({ row, a, b }: DuelEventOf<'swapped'>): void {
    const [one, other] = [a, b].map((place) => edition.cards[state.rows[row][place]]);
    const isOwn = row === state.turn.actor;
    say(({ duel: { story, game } }) =>
      isOwn
        ? story.swapped(game.helperOn(one.helper), game.helperOn(other.helper))
        : story.swapped(game.contract(one.contract), game.contract(other.contract)),
    );
  }

  // Market and ports

  function bought({ tile, deal, cost }: DuelEventOf<'bought'>): void {
    const it = tile < 0 ? edition.market.back[deal] : edition.market.tiles[tile].deals[deal];
    say(({ duel: { story, game } }) => story.bought(game.dealBulbs(it), cost, tile < 0));
  }

  /** Bulbs with one colour were named when they were bought. */
  function gainBulb(colour: number): void {
    const frame = top();
    if (frame?.kind !== 'gain') return;
    const below = giver();
    const isDeal = below?.kind === 'market' && below.phase === UNDER_WAY;
    if (!isDeal) got(frame.source, { do: 'gain', bulbs: [[COLOURS[colour]]] });
    else if (!isSingle(frame.bulbs[frame.at])) say((words) => words.duel.story.tookBulb(COLOURS[colour]));
  }

  function marketRefilled(tile: number): void {
    const { deals } = edition.market.tiles[tile];
    aside(({ duel: { story, game } }) =>
      story.newMarketTile(deals.map((deal) => ({ bulbs: game.dealBulbs(deal), cost: deal.cost }))),
    );
  }

  /** The port where the Trade under way delivers. */
  function portOfTrade(): number {
    const frame = top();
    return frame?.kind === 'trade' ? frame.port : state.ship;
  }

  /** With the VP of the port beside it. */
  function delivered(colour: number): void {
    const port = portOfTrade() + 1;
    const line: Text = (words) => words.duel.story.delivered(COLOURS[colour], port);
    expect(line, line);
  }

  function portClosed({ port, opened, export: tile, ship }: DuelEventOf<'portClosed'>): void {
    const sails = ship === state.ship ? undefined : ship + 1;
    aside((words) => words.duel.story.portClosed(port + 1, sails));
    const wanted = pricesOf(edition, state.ports[opened].demand, true);
    aside((words) => words.duel.story.portOpened(opened + 1, wanted));
    if (tile < 0) return aside((words) => words.duel.story.noExport(port + 1));
    const effects = effectsText(edition.exports[tile].effects);
    aside((words) => words.duel.story.newExport(port + 1, effects(words)));
  }

  /** Choices speak by what they bring; only those that bring nothing need a word. */
  function chose(key: string): void {
    expect(undefined);
    const frame = top();
    if (key === 'pass' && noneTaken(frame)) say((words) => words.duel.story.tookNoReward);
    if (key !== 'stop') return;
    say((words) => (frame?.kind === 'trade' ? words.duel.story.deliveredNoMore : words.story.stopped));
  }

  function describe(e: DuelEvent): void {
    switch (e.type) {
      case 'chose':
        choices++;
        return chose(e.key);
      case 'sealed':
        choices++;
        return sealed(e.seat);
      case 'hands':
        return hands(e);

      case 'turn':
      case 'followUp':
        // Their headings come once they have begun.
        headed = false;
        return expect(undefined);
      case 'turned':
        return say(({ story }) => story.turned(e.steps, e.tools));
      case 'wheelAction':
        return wheelAction(e);
      case 'gaveUp':
        return gaveUp(e);
      case 'calendar': {
        const { calendar, marks } = edition;
        const n = e.why === 'windmills' || e.why === 'delivered' ? marks[e.why] : 0;
        return note((words) => words.duel.story.calendar(e.to + 1, calendar.length, e.why, n));
      }
      case 'marked':
        return sayOf(e.seat, (words) => words.duel.story.marked(edition.marks.vp));
      case 'endTriggered': {
        const { round } = state.turn;
        return note(({ story, duel: { story: own } }) =>
          e.safety ? own.safetyEnd(round, e.lastRound) : story.endTriggered(e.lastRound),
        );
      }
      case 'over':
        return note(({ story }) => story.over);

      case 'begin':
        return begin(e.effect, e.source);
      case 'rewards':
        if (e.items.length > 0) unrewarded = false;
        // Goods of a section stand beside it; before anything else the deed is told that brings it.
        return state.frames.some((frame) => 'phase' in frame) ? expect(undefined) : undefined;
      case 'took':
        return took(e);
      case 'helper':
        return;
      case 'acted':
        expect(undefined);
        if (unrewarded) note((words) => words.duel.story.noReward);
        unrewarded = false;
        return;
      case 'end':
        return end();

      case 'guilder':
        return gain(e.source, { do: 'gain', guilder: e.n });
      case 'tools':
        return gain(e.source, { do: 'gain', tools: e.n });
      case 'vp':
        return gain(e.source, { do: 'gain', vp: e.n });
      case 'bulbs':
        // A colour may have to be chosen: what was done is told before.
        return isOfWheel(top()) ? undefined : expect(undefined);
      case 'bulb':
        return gainBulb(e.colour);

      case 'picked':
      case 'offerFull':
        return;
      case 'installed':
        return installed(e);
      case 'tileRefilled': {
        const tile = effectsText(edition.tiles[e.tile].effects);
        return aside((words) => words.story.newTile(tile(words)));
      }
      case 'tilesRenewed': {
        const n = state.tileAside.length;
        return aside((words) => words.duel.story.tilesRenewed(n));
      }

      case 'placed':
        return placed(e);
      case 'pushedOut':
        return pushedOut(e.card, e.row);
      case 'contract':
        return;
      case 'contractScored':
        return sayOf(e.seat, (words) => words.duel.story.scored(e.vp, e.cost));
      case 'cardGone':
        return cardGone();
      case 'swapped':
        return swapped(e);
      case 'notSwapped': {
        const frame = top();
        const yet = frame?.kind === 'farm' && frame.placed < 0;
        return say((words) => words.duel.story.notSwapped(yet));
      }
      case 'cardRefilled':
        return newCard(e.card);
      case 'cardsRenewed': {
        const n = state.cardAside.length;
        return aside((words) => words.duel.story.cardsRenewed(n));
      }

      case 'planted': {
        const line: Text = (words) => words.duel.story.planted(COLOURS[e.colour], spaceName(e.space));
        return expect(line, line);
      }

      case 'column':
        return;
      case 'built': {
        const after = ((e.space + 1) % edition.patches.length) + 1;
        return say((words) => words.duel.story.built(e.space + 1, after, COLOURS[e.column], e.cost));
      }
      case 'rewarded':
        unrewarded = e.side < 0 && !passed && noneTaken(top());
        return;

      case 'bought':
        return bought(e);
      case 'marketRefilled':
        return marketRefilled(e.tile);
      case 'marketShuffled':
        return aside((words) => words.duel.story.marketShuffled(e.tiles.length));

      case 'shipMoved':
        return e.tools === 0 ? undefined : say((words) => words.duel.story.sailed(e.to + 1, e.tools));
      case 'delivered':
        return delivered(e.colour);
      case 'deliveries':
        return expect(undefined);
      case 'exported': {
        const n = state.players[e.seat].traded.length + 1;
        return say((words) => words.duel.story.exported(COLOURS[e.colour], n));
      }
      case 'exportResolved': {
        const port = portOfTrade();
        if (state.ports[port].export < 0) note((words) => words.duel.story.noExport(port + 1));
        return;
      }
      case 'portReached': {
        const port = portOfTrade();
        if (state.ports[port].tile === CLOSED) aside((words) => words.duel.story.portShut(port + 1));
        return;
      }
      case 'portMoved': {
        const wanted = pricesOf(edition, state.ports[e.port].demand, false);
        return aside((words) => words.duel.story.portWants(e.port + 1, wanted));
      }
      case 'portClosed':
        return portClosed(e);
      default:
        e satisfies never;
    }
  }

  /** A turn, or what the rival does after it (D-TRN-4), has a heading. */
  function headingOf(event: DuelEvent): Story<DuelWords>[] {
    if (event.type !== 'turn' && event.type !== 'followUp') return [];
    const kind = event.type === 'turn' ? 'turn' : 'part';
    const text: Text =
      event.type === 'turn' ? ({ story }) => story.round(event.round) : (words) => words.duel.story.followUp;
    return [{ choices, seat: event.seat, kind, depth: 0, text }];
  }

  return {
    tell(event): readonly Story<DuelWords>[] {
      describe(event);
      passed = event.type === 'chose' && (event.key === 'pass' || event.key === 'stop');
      usualDuel.evolve(state, event);
      return [...voice.take(), ...headingOf(event)];
    },
  };
}
