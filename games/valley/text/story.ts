import { BEFORE } from '@polder/core';
import { openVoice, type Story, type Teller } from '@polder/core/text';
import {
  CARDS,
  COLOURS,
  type Colour,
  editionOf,
  GARDENER,
  isMechanismEvent,
  isMechanismFrame,
  START_CARD,
  sourceOf,
  usualValley,
  type ValleyEvent,
  type ValleyPlayer,
  type ValleyState,
  VP_SOURCES,
} from '@polder/valley';
import { seatIcon } from './labels/asked.js';
import { mechanismText, passOf } from './mechanisms.js';
import { backText, gardenerText } from './story/gardener.js';
import { stackName, tileText } from './story/texts.js';
import type { Text, ValleyWords } from './words.js';

/** Frames that hold something together but are no deed of their own: they do not indent. */
const UNSEEN: ReadonlySet<string> = new Set(
  'startingCard marker gate wheels actions rewards gain seq area quarters gardener'.split(' '),
);
const SIDES = ['large', 'small'] as const;

/** Follows a game by its events, on a copy of its first state or view, and says what happens. */
export function openTeller(start: ValleyState): Teller<ValleyEvent, ValleyWords> {
  const state = usualValley.clone(start);
  const edition = editionOf(start);
  let choices = 0;
  /** The Gardener has no frames: what it does stands under the action or reward that it comes from. */
  let under = 0;

  const playerOf = (seat: number): ValleyPlayer => state.players[seat];
  const isGardener = (seat: number): boolean => state.gardener !== undefined && seat === GARDENER;
  const top = () => state.frames[state.frames.length - 1];
  const depth = (): number => under + state.frames.filter(({ kind }) => !UNSEEN.has(kind)).length;

  const voice = openVoice<ValleyWords>(() => ({ choices, seat: state.turn.seat, depth: depth() }));
  const { say, note, aside, expect } = voice;

  /** What was announced brought nothing; it must not cling to something else. */
  const broughtNothing = (): void => expect(undefined);

  const sourceText =
    (source: string): Text =>
    ({ game }) =>
      game.source(source);

  /** A deed of any seat: marked if it is not its turn. */
  function sayOf(seat: number, text: Text): void {
    if (seat === state.turn.seat) return say(text);
    const who = seatIcon(state, seat);
    note((words) => words.story.bySeat(who, text(words)));
  }

  function gate(to: number, cost: number): void {
    if (to === state.gate) say(({ story }) => story.gateLeft(to));
    else if (to > state.gate) say(({ story }) => story.gateRaised(to, cost));
    else say(({ story }) => story.gateLowered(to));
  }

  function wheelAction(seat: number, side: number): void {
    broughtNothing();
    const wheel = SIDES[side];
    const section = state.turn[wheel];
    const { board, [wheel]: tiles } = playerOf(seat);
    const printed = side === 0 ? edition.wheels.large[board].sections : edition.wheels.small;
    const tile = edition.tiles[tiles[section]];
    const effect = tile?.effect ?? printed[section];
    const line: Text = ({ story, game }) =>
      story.wheelAction(wheel, `${game.effect(effect)}${tile?.plus ? ' +' : ''}`, tile !== undefined);
    // Goods stand beside their tile; an action is told under it.
    if (effect.do === 'gain') expect(({ story }) => story.wheelTile(wheel), line);
    else say(line);
  }

  function calendarTaken(column: number, row: number): void {
    const { id, common, unique } = edition.calendar.columns[column];
    const effect = row < 0 ? common : unique[row];
    const place = sourceText(`calendar:${id}.${row < 0 ? 'common' : row + 1}`);
    expect(place, (words) => words.story.calendarTaken(place(words), words.game.effect(effect)));
  }

  function helper(seat: number, card: number): void {
    const isStart = card === START_CARD;
    const starting = edition.startingCards[playerOf(seat).start];
    const ability = isStart ? starting.ability : edition.cards[card].helper;
    const name = sourceText(isStart ? `start:${starting.id}` : `helper:${edition.cards[card].id}`);
    switch (ability.may.do) {
      case 'gain':
      case 'strength':
      case 'look':
      case 'marketReward':
        return expect(name);
      default:
        note((words) => words.story.usedHelper(name(words), words.game.abilityGives(ability)));
    }
  }

  function gainGuilder(seat: number, n: number): void {
    const lost = Math.max(0, playerOf(seat).guilder + n - edition.guilderMax);
    sayOf(seat, ({ story }) => story.guilder(n, lost, edition.guilderMax));
  }

  function gainVp(seat: number, n: number, as: number): void {
    if (n < 0) return sayOf(seat, ({ story }) => story.paidVp(-n));
    const source = voice.hasCause && seat === state.turn.seat ? undefined : VP_SOURCES[as];
    sayOf(seat, ({ story }) => story.vp(n, source));
  }

  function installed(seat: number, tile: number, section: number, cost: number): void {
    const { large, small } = playerOf(seat);
    const before = [...large, ...small][section];
    const over = before >= 0 ? tileText(edition, before) : undefined;
    const side = section < large.length ? 'large' : 'small';
    const at = (side === 'large' ? section : section - large.length) + 1;
    const text = tileText(edition, tile);
    say((words) => words.story.installed(text(words), side, at, over?.(words), cost));
  }

  function tucked(seat: number, card: number, role: number, slot: number): void {
    const { helper: ability, contract } = edition.cards[card];
    const { helpers, contracts } = playerOf(seat);
    const instead = (role === 0 ? helpers : contracts)[slot] !== undefined;
    if (role === 0) say(({ story, game }) => story.hired(game.abilityShort(ability), instead));
    else say(({ story, game }) => story.signed(game.contract(contract), instead));
  }

  function planted(seat: number, colour: Colour, row: number): void {
    const column = playerOf(seat).rows[row];
    say(({ story }) => story.planted(colour, row + 1));
    if (edition.patches[row][column]) expect(sourceText(`patch:${row + 1}.${column + 1}`));
  }

  /** Choices speak by what they bring; only those that bring nothing need a word. */
  function chose(key: string): void {
    const frame = top();
    if (key === 'pass') {
      if (frame.kind === 'farm') say(({ story }) => story.passedCard);
      else if (isMechanismFrame(frame)) {
        const { kind } = frame;
        say(({ story, game }) => passOf(game.mechanisms, kind)?.[1] ?? story.passed);
      } else say(({ story }) => story.passed);
    } else if (key === 'stop') {
      const begun = 'phase' in frame && frame.phase !== BEFORE;
      const idle = frame.kind === 'plant' ? 'plantedNothing' : 'gaveUp';
      say(({ story }) => story[begun ? 'stopped' : idle]);
    }
  }

  function describe(e: ValleyEvent): void {
    switch (e.type) {
      case 'chose':
        choices++;
        return chose(e.key);

      case 'startingCard': {
        const { ability } = edition.startingCards[e.card];
        const who = seatIcon(state, e.seat);
        return note(({ story, game }) => story.startingCard(who, game.abilityShort(ability)));
      }
      case 'queensWish': {
        const { wish, vp } = edition.startingCards[e.card];
        return note(({ story, game }) => story.queensWish(game.wish(wish), vp));
      }
      case 'marker': {
        const who = seatIcon(state, e.seat);
        return note(({ story }) => story.marker(who, edition.market[e.area].id));
      }
      case 'neutrals': {
        const areas = e.areas.map((area) => edition.market[area].id);
        return note(({ story }) => story.neutrals(areas));
      }

      case 'turn':
        // Its line comes once the turn has begun, as one of its own.
        return broughtNothing();
      case 'gate':
        return gate(e.to, e.cost);
      case 'water':
        return note(({ story }) => story.water(e.to));
      case 'turned':
        return say(({ story }) => story.turned(e.steps, e.tools));
      case 'calendar': {
        const { columns, end } = edition.calendar;
        return note(({ story }) => story.calendar(columns[e.column]?.id ?? end.id));
      }
      case 'calendarTaken':
        // The Gardener says itself what it takes, and why.
        return isGardener(e.seat) ? undefined : calendarTaken(e.column, e.row);
      case 'endTriggered':
        return note(({ story }) => story.endTriggered(e.lastRound));
      case 'wheelAction':
        return wheelAction(e.seat, e.side);
      case 'noAction':
        return note(({ story }) => story.noAction);
      case 'over':
        under = 0;
        return note(({ story }) => story.over);

      case 'rewards':
        // One reward of an area is taken at once, the others lie open.
        return top()?.kind === 'area' ? undefined : broughtNothing();
      case 'took':
        return expect(sourceText(sourceOf(state, e.source)));
      case 'end':
        return broughtNothing();
      case 'helper':
        return helper(e.seat, e.card);
      case 'begin':
      case 'next':
      case 'acted':
        return;

      case 'guilder':
        // In place of an action (ACT-2).
        if (sourceOf(state, e.source) === 'turn') broughtNothing();
        return gainGuilder(e.seat, e.n);
      case 'tools':
        return sayOf(e.seat, ({ story }) => story.tools(e.n));
      case 'vp':
        return gainVp(e.seat, e.n, e.as);
      case 'paid':
        return note(({ story }) => story.paid(e.n));
      case 'guilderTaken':
      case 'colour':
        return;
      case 'stored':
        return say(({ story }) => story.stored(COLOURS[e.colour], e.cost));
      case 'swapped':
        return say(({ story }) => story.swapped(COLOURS[e.colour], COLOURS[e.out]));
      case 'refused':
        return say(({ story }) => story.refused(e.colour < 0 ? undefined : COLOURS[e.colour]));

      case 'strength':
        return say(({ story }) => story.strength(e.add));
      case 'lowered': {
        const { water } = state;
        return say(({ story }) => story.lowered(water, e.to));
      }

      case 'shuffled':
        return aside(({ story }) => story.shuffled(e.items.length, stackName(e.stack)));
      case 'refilled': {
        if (e.stack === CARDS) {
          const { helper: ability, contract } = edition.cards[e.item];
          return aside(({ story, game }) =>
            story.newCard(game.abilityShort(ability), game.contract(contract)),
          );
        }
        const tile = tileText(edition, e.item);
        return aside((words) => words.story.newTile(tile(words)));
      }
      case 'looked':
        return say(({ story }) => story.looked(e.items.length, stackName(e.stack)));
      case 'left': {
        const way = e.discard ? 'discarded' : 'putBack';
        return note(({ story }) => story[way](e.count, stackName(e.stack)));
      }
      case 'refreshed': {
        const of = top()?.kind === 'farm' ? 'cards' : 'tiles';
        return say(({ story }) => story.newOffer(of, e.cost));
      }
      case 'picked':
        return;
      case 'installed':
        return installed(e.seat, e.tile, e.section, e.cost);
      case 'tucked':
        return tucked(e.seat, e.card, e.role, e.slot);

      case 'space':
      case 'traced':
        return;
      case 'built':
        return say(({ story }) => story.built(edition.spaces[e.space].id, COLOURS[e.group], e.cost));

      case 'visit':
        return say(({ story }) => story.visit(e.cost));
      case 'moved': {
        const on = e.on < 0 ? undefined : seatIcon(state, e.on);
        return say(({ story }) => story.moved(edition.market[e.area].id, on, e.cost));
      }
      case 'neutral': {
        const [from, to] = [edition.market[e.from].id, edition.market[e.to].id];
        return say(({ story }) => story.neutral(from, to, e.cost));
      }
      case 'arrived':
        return note(({ story }) => story.arrived(e.count));
      case 'areaChosen':
        return expect(sourceText(`market:${edition.market[e.area].id}`));

      case 'planted':
        return planted(e.seat, COLOURS[e.colour], e.row);
      case 'oneMore':
        return note(({ story }) => story.oneMore);

      case 'traded':
        return say(({ story }) => story.traded(COLOURS[e.colour], e.space + 1, e.supply));
      case 'quarters':
        return;
      case 'quarter':
        return expect(sourceText('trade'));
      case 'collected': {
        const colours = state.tradeBulbs.filter((bulb) => bulb >= 0).map((bulb) => COLOURS[bulb]);
        return say(({ story }) => story.collected(colours));
      }
      case 'tradeCleared':
        return aside(({ story }) => story.tradeCleared);

      case 'wish':
        return note(({ story }) => story.wish(e.vp));
      case 'wishMet': {
        const vp = edition.startingCards[state.wish].vp[e.value];
        return note(({ story }) => story.wishMet(vp));
      }
      default: {
        if (isMechanismEvent(e)) {
          const text = mechanismText(e, edition);
          return text && say(text);
        }
        if (e.type === 'gardenerDoes') under = 0;
        note(gardenerText(e, state, edition));
        if (e.type === 'gardenerDoes') under = 1;
        const back = backText(e, edition);
        if (back) aside(back);
      }
    }
  }

  return {
    tell(event): readonly Story<ValleyWords>[] {
      describe(event);
      usualValley.evolve(state, event);
      // An action has begun: its reason is a line of its own, above what is done.
      if (event.type === 'begin' && !UNSEEN.has(top().kind)) voice.announce();
      if (event.type !== 'turn') return voice.take();
      under = 0;
      const { seat, round } = event;
      const heading: Story<ValleyWords> = {
        choices,
        seat,
        kind: 'turn',
        depth: 0,
        text: ({ story }) => story.round(round),
      };
      return [...voice.take(), heading];
    },
  };
}
