import { BEFORE, isSingle, UNANSWERED, UNDER_WAY } from '@polder/core';
import { listed } from '@polder/core/edition';
import {
  CENTRAL,
  CLOSED,
  COLOURS,
  centralOf,
  contractWords,
  type DuelEventOf,
  type DuelFrame,
  type DuelState,
  duel,
  type Edition,
  type Effects,
  type DuelEvent as Event,
  editionOf,
  effectOf,
  effectsWords,
  effectWords,
  helperWords,
  PERSONAL,
  sourceOf,
} from '@polder/duel';
import { bulb, guilder, paying } from './goods.js';
import {
  calendarWords,
  dealBulbs,
  demandWords,
  exportWords,
  helperCardWords,
  isOneGood,
  marketTileWords,
  sourceWords,
  tileWords,
  WHEELS,
} from './log-duel-words.js';
import { some } from './table.js';
import { capital, type Log, openVoice } from './voice.js';

/** Follows a game by its events, on a copy of its first state, and says what happens in English. */
export function openDuelLog(start: DuelState, names: readonly string[]): Log<Event> {
  const state = duel.clone(start);
  const edition: Edition = editionOf(start);
  const voice = openVoice(indent);
  const { say, note, aside, expect } = voice;
  /** The action of a wheel has a line of its own, and what it brings stands under it. */
  let headed = false;
  /** The last thing chosen was to let something go. */
  let passed = false;
  /** A Windmill was built, and no Patch has given anything yet. */
  let unrewarded = false;
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

  function indent(): number {
    const actions = state.frames.filter((frame) => 'phase' in frame).length;
    return 1 + Math.max(actions, headed && state.frames.some(isOfWheel) ? 1 : 0);
  }

  const rivalOf = (seat: number): number => 1 - seat;
  const placeWords = (space: number): string => {
    const { length } = edition.patches[0];
    return `Patch ${Math.floor(space / length) + 1}, space ${(space % length) + 1}`;
  };
  const cardId = (card: number): number => edition.cards[card].id;

  /** A deed of any seat: named if another one acts. */
  function sayOf(seat: number, text: string): void {
    if (seat === state.turn.actor) note(text);
    else note(`${names[seat]} ${text}`);
  }

  /** Goods, with what they come from unless that is in the line above. */
  function goods(source: number, text: string): void {
    unrewarded = false;
    if (voice.label === '' && !isOfWheel(giver())) expect(sourceWords(sourceOf(state, source)));
    say(text);
  }

  function sealed(seat: number): void {
    const frame = top();
    const isFirst = frame?.kind === 'hands' && frame.sealed.every((answer) => answer === UNANSWERED);
    if (isFirst) note(`${names[0]} begins, with the ${state.red === 0 ? 'red' : 'yellow'} wheel`);
    note(`${names[seat]} chooses a first Helper in secret`);
  }

  function turnHeading(seat: number, round: number): void {
    const { guilder: money, tools, vp, storage } = state.players[seat];
    const points = `${vp.reduce((sum, n) => sum + n, 0)} VP`;
    const bulbs = storage.reduce((sum, n) => sum + n, 0);
    expect('');
    const purse = [points, guilder(money), some(tools, 'Tool'), some(bulbs, 'bulb')];
    voice.heading(`Round ${round}, ${names[seat]} (${purse.join(', ')})`);
  }

  // Wheels

  /** The section that meshes with this seat, and what it shows. */
  function meshing(seat: number, wheel: number): { readonly place: string; readonly effects: Effects } {
    const section = wheel === PERSONAL ? state.personal : centralOf(state, seat);
    const tile = (wheel === PERSONAL ? state.players[seat].wheel : state.centralTiles)[section];
    const printed = wheel === PERSONAL ? edition.wheels.personal : edition.wheels.central;
    if (tile < 0) return { place: `${WHEELS[wheel]} section ${section + 1}`, effects: printed[section] };
    const { id, effects } = edition.tiles[tile];
    return { place: `${WHEELS[wheel]} tile ${id}`, effects };
  }

  function wheelAction({ seat, wheel, tools }: DuelEventOf<'wheelAction'>): void {
    const { place, effects } = meshing(seat, wheel);
    const follows = seat === state.turn.seat ? [] : [`${names[seat]} follows up`];
    const second = tools === 0 ? [] : [`Second action for ${some(tools, 'Tool')}`];
    headed = !isOneGood(effects);
    expect([...follows, ...second, ...(headed ? [] : [place])].join(', '));
    if (headed) say(`${place} (${effectsWords(effects)})`);
  }

  function gaveUp({ seat, tools }: DuelEventOf<'gaveUp'>): void {
    const { place, effects } = meshing(seat, CENTRAL);
    const what = `${place} (${effectsWords(effects)})`;
    if (seat !== state.turn.seat) expect(`${names[seat]} gives up the follow-up, ${what}`);
    else expect(capital(`${tools === 0 ? '' : `pays ${some(tools, 'Tool')} and `}gives up ${what}`));
  }

  function installed({ tile, wheel, section, cost }: DuelEventOf<'installed'>): void {
    const printed = (wheel === PERSONAL ? edition.wheels.personal : edition.wheels.central)[section];
    const on = `${WHEELS[wheel]} section ${section + 1}, over ${effectsWords(printed)}`;
    say(`puts ${tileWords(edition, tile)} on ${on}${paying(cost)}`);
  }

  // Rewards

  /** An action that something grants; that of a wheel has its line already. */
  function begin(effect: number, source: number): void {
    unrewarded = false;
    if (isOfWheel(giver())) return;
    const from = sourceOf(state, source);
    const card = edition.cards.findIndex(({ id }) => from === `helper:${id}`);
    if (card >= 0) note(`uses ${helperCardWords(edition, card)}`);
    else note(`${sourceWords(from)}: ${effectWords(effectOf(state, effect))}`);
  }

  /** What was not taken, and what could not be done. */
  function end(): void {
    const frame = top();
    if (frame === undefined) return;
    if ('phase' in frame && frame.phase === BEFORE) note('nothing of it can be done any more');
    if (frame.kind !== 'rewards') return;
    const left = frame.items.flatMap((effect, i) =>
      (frame.taken >> i) & 1
        ? []
        : [`${sourceWords(sourceOf(state, frame.sources[i]))} (${effectWords(effectOf(state, effect))})`],
    );
    if (left.length === 0) return;
    const all = listed([...new Set(left)]);
    note(passed ? `lets ${all} go` : `${all} can't be done now`);
  }

  // Farm cards

  /** A card has two sides, one for each player. */
  function helperFor(seat: number, card: number): string {
    const contract = contractWords(edition.cards[card].contract);
    return `${helperCardWords(edition, card)}; for ${names[rivalOf(seat)]} it is a Contract (${contract})`;
  }

  function placed({ seat, card, row }: DuelEventOf<'placed'>): void {
    if (row === seat) return say(`hires ${helperFor(seat, card)}`);
    const { id, helper, contract } = edition.cards[card];
    say(
      `signs Contract ${id} (${contractWords(contract)}); for ${names[row]} it is a Helper (${helperWords(helper)})`,
    );
  }

  function pushedOut(card: number, row: number): void {
    pushedRow = row;
    const owner = names[rivalOf(row)];
    const words = contractWords(edition.cards[card].contract);
    note(`card ${cardId(card)} is pushed out of ${names[row]}'s row, a Contract of ${owner} (${words})`);
  }

  function contractScored({ seat, card, vp, cost }: DuelEventOf<'contractScored'>): void {
    const pays = cost > 0 ? `pays ${guilder(cost)} and ` : '';
    sayOf(seat, `${pays}scores Contract ${cardId(card)}: ${vp} VP`);
  }

  function cardGone(card: number): void {
    const owner = rivalOf(pushedRow);
    if (top()?.kind === 'contract') sayOf(owner, `lets Contract ${cardId(card)} go`);
    else sayOf(owner, `can't pay for scoring it: card ${cardId(card)} is gone`);
  }

  // Market and ports

  function bought({ tile, deal, cost }: DuelEventOf<'bought'>): void {
    const it = tile < 0 ? edition.market.back[deal] : edition.market.tiles[tile].deals[deal];
    const where = tile < 0 ? 'back of the Market stack' : `Market tile ${edition.market.tiles[tile].id}`;
    say(`buys ${dealBulbs(it)} for ${guilder(cost)} (${where})`);
  }

  /** Bulbs with one colour were named when they were bought. */
  function gainBulb(colour: number): void {
    const frame = top();
    if (frame?.kind !== 'gain') return;
    const below = giver();
    const isDeal = below?.kind === 'market' && below.phase === UNDER_WAY;
    const mask = frame.bulbs[frame.at];
    if (!isDeal) goods(frame.source, `gains a ${bulb(colour)}`);
    else if (!isSingle(mask)) say(`takes a ${bulb(colour)}`);
  }

  function marketRefilled({ discard, tile }: DuelEventOf<'marketRefilled'>): void {
    const { tiles } = edition.market;
    const gone = tiles[state.marketOffer[discard]].id;
    aside(`Market tile ${gone} leaves; new: ${marketTileWords(tiles[tile])}`);
  }

  function shipMoved({ to, tools }: DuelEventOf<'shipMoved'>): void {
    if (to !== state.ship) say(`sails to port ${to + 1} with ${some(tools, 'Tool')}`);
  }

  function portClosed({ port, opened, export: tile, ship }: DuelEventOf<'portClosed'>): void {
    const sails = ship === state.ship ? '' : `, the Ship sails to port ${ship + 1}`;
    aside(`port ${port + 1} closes${sails}`);
    const wants = demandWords(edition, state.ports[opened].demand, true);
    aside(`port ${opened + 1} opens and wants ${wants}`);
    if (tile < 0) aside(`no Export tile is left for port ${port + 1}`);
    else aside(`new at port ${port + 1}: ${exportWords(edition, tile)}`);
  }

  /** Choices speak by what they bring; only those that bring nothing need a word. */
  function chose(key: string): void {
    const frame = top();
    if (key === 'pass' && frame?.kind === 'build') say('takes no reward of the Patches');
    if (key === 'stop') say(frame?.kind === 'trade' ? 'delivers no more' : 'plants no more');
  }

  function describe(e: Event): void {
    switch (e.type) {
      case 'chose':
        return chose(e.key);

      case 'sealed':
        return sealed(e.seat);
      case 'hands':
        for (const [seat, card] of e.kept.entries())
          note(`${names[seat]} starts with ${helperFor(seat, card)}`);
        return aside(`cards on offer: ${listed(e.offer.map((card) => String(cardId(card))))}`);

      case 'turn':
        return turnHeading(e.seat, e.round);
      case 'turned': {
        const used = e.tools > 0 ? ` with ${some(e.tools, 'Tool')}` : '';
        return say(`turns the wheels ${some(e.steps, 'step')}${used}`);
      }
      case 'wheelAction':
        return wheelAction(e);
      case 'gaveUp':
        return gaveUp(e);
      case 'followUp':
        return;
      case 'calendar': {
        const why = calendarWords(edition, e.why, names[state.turn.actor]);
        return note(`the Calendar moves to space ${e.to + 1} of ${edition.calendar.length}: ${why}`);
      }
      case 'marked':
        return sayOf(e.seat, `reaches ${edition.marks.vp} VP`);
      case 'endTriggered': {
        const early = `after round ${state.turn.round} the Calendar is still not at its end`;
        const why = e.safety ? early : 'the Calendar is at its end';
        return note(`${why}: round ${e.lastRound} will be the last`);
      }
      case 'over':
        return voice.heading('The game is over');

      case 'begin':
        return begin(e.effect, e.source);
      case 'rewards':
        if (e.items.length > 0) unrewarded = false;
        return;
      case 'took':
        return;
      case 'acted':
        if (unrewarded) note('neither Patch has a reward for it');
        unrewarded = false;
        return;
      case 'end':
        return end();
      case 'helper':
        return;

      case 'guilder':
        return goods(e.source, `gains ${guilder(e.n)}`);
      case 'tools':
        return goods(e.source, `gains ${some(e.n, 'Tool')}`);
      case 'vp':
        return goods(e.source, `gains ${e.n} VP`);
      case 'bulbs':
        return;
      case 'bulb':
        return gainBulb(e.colour);

      case 'picked':
        return;
      case 'installed':
        return installed(e);
      case 'tileRefilled':
        return aside(`new in the offer: ${tileWords(edition, e.tile)}`);
      case 'tilesRenewed':
        return aside(`the ${some(state.tileAside.length, 'tile')} set aside become the stack`);
      case 'offerFull':
        return;

      case 'placed':
        return placed(e);
      case 'pushedOut':
        return pushedOut(e.card, e.row);
      case 'contract':
        return;
      case 'contractScored':
        return contractScored(e);
      case 'cardGone':
        return cardGone(e.card);
      case 'swapped': {
        const [a, b] = [e.a, e.b].map((place) => cardId(state.rows[e.row][place]));
        return say(`swaps cards ${a} and ${b} of ${names[e.row]}'s row`);
      }
      case 'notSwapped': {
        const frame = top();
        return say(frame?.kind === 'farm' && frame.placed < 0 ? 'swaps no cards yet' : 'swaps no cards');
      }
      case 'cardRefilled': {
        const next = e.top < 0 ? 'the deck is empty' : `card ${cardId(e.top)} is on top of the deck`;
        return aside(`new in the offer: card ${cardId(e.card)}; ${next}`);
      }
      case 'cardsRenewed':
        return aside(
          `the ${some(state.cardAside.length, 'card')} set aside become the deck, card ${cardId(e.top)} on top`,
        );

      case 'planted':
        return say(`plants a ${bulb(e.colour)} in ${placeWords(e.space)}`);

      case 'column':
        return;
      case 'built': {
        const patches = [e.space, (e.space + 1) % edition.patches.length].map((patch) => String(patch + 1));
        const where = `between Patches ${listed(patches)}`;
        return say(`builds a Windmill of the ${COLOURS[e.column]} column ${where}${paying(e.cost)}`);
      }
      case 'rewarded':
        unrewarded = !passed;
        return;

      case 'bought':
        return bought(e);
      case 'marketRefilled':
        return marketRefilled(e);
      case 'marketShuffled':
        return aside(`the discards are shuffled: ${some(e.tiles.length, 'Market tile')}`);

      case 'shipMoved':
        return shipMoved(e);
      case 'delivered': {
        const demand = `Demand tile ${edition.demands[e.demand].id}, ${e.upper ? 'upper' : 'lower'} half`;
        return say(`delivers a ${bulb(e.colour)} (${demand})`);
      }
      case 'deliveries':
        return;
      case 'exported': {
        const number = state.players[e.seat].traded.length + 1;
        return say(`puts the ${bulb(e.colour)} into Foreign Trade as delivery ${number}`);
      }
      case 'exportResolved': {
        const frame = top();
        if (frame?.kind === 'trade' && state.ports[frame.port].export < 0) {
          note(`port ${frame.port + 1} has no Export tile`);
        }
        return;
      }
      case 'portReached': {
        const frame = top();
        if (frame?.kind === 'trade' && state.ports[frame.port].tile === CLOSED) {
          aside(`port ${frame.port + 1} has closed meanwhile`);
        }
        return;
      }
      case 'portMoved': {
        const wants = demandWords(edition, state.ports[e.port].demand, false);
        return aside(`port ${e.port + 1} now wants ${wants}`);
      }
      case 'portClosed':
        return portClosed(e);
      default:
        e satisfies never;
    }
  }

  return {
    tell(event) {
      describe(event);
      passed = event.type === 'chose' && (event.key === 'pass' || event.key === 'stop');
      duel.evolve(state, event);
      return voice.take();
    },
  };
}
