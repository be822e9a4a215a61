import { NeedsHidden, type Scoresheet } from '@polder/core';
import { type Check, type EditionProblem, foundWords, lineIn, problemsOf } from '@polder/core/edition';
import { accept } from '../edition/accept.js';
import { backCheck, faceCheck } from '../edition/check-gardener.js';
import { defaultEdition } from '../edition/default.js';
import type { Edition, GardenerBack, GardenerFace } from '../edition/types.js';
import type { Event, EventOf } from '../rules/events.js';
import { paths } from '../rules/map.js';
import { scores } from '../rules/scoring.js';
import { GARDENER, gardenerOf, type State, tables } from '../rules/state.js';
import { nextTurn } from '../rules/turn.js';
import { checkTable } from './check-table.js';
import { type GardenerTable, stateOf, tableOf, topTrades } from './table.js';
import { gardenerTurn } from './turn.js';

/** A table that can't be, or does not tell enough, and all that is wrong with it. */
export class BadTable extends Error {
  override readonly name = 'BadTable';
  constructor(readonly problems: readonly EditionProblem[]) {
    super(problems.map((problem) => lineIn('the table', problem)).join('\n'));
  }
}

type Unseen = 'gardenerTile' | 'gardenerFarm' | 'refilled' | 'tradeCleared' | 'shuffled';

/**
 * An event at a real table. Only the people there see which tile or card it is about: here it is null,
 * and its place tells enough. So is a trade card that comes to the top and was not told before.
 */
export type CompanionEvent =
  | Exclude<Event, { readonly type: Unseen }>
  | (Omit<EventOf<'gardenerTile'>, 'tile'> & { readonly tile: number | null })
  | (Omit<EventOf<'gardenerFarm'>, 'card'> & { readonly card: number | null })
  | (Omit<EventOf<'refilled'>, 'item'> & { readonly item: number | null })
  | (Omit<EventOf<'tradeCleared'>, 'next'> & { readonly next: number | null });

export interface CompanionTurn {
  /** What the Gardener does, step by step. */
  readonly events: readonly CompanionEvent[];
  /** Its score sheet afterwards, as if the game ended now. */
  readonly sheet: Scoresheet;
  /** It was the last turn of the game. */
  readonly over: boolean;
  /** The table afterwards, offers refilled. A new trade card that is not known is null. */
  readonly after: GardenerTable;
  /** For the words of the events only (`effectOf`, `sourceOf`): your side of it is made up. */
  readonly state: State;
}

/**
 * The Gardener's next turn at a real table: given what lies there, the card drawn and the back that
 * shows on the deck, what it does. The card is one of the edition, by its id, or whatever the face of one
 * from another deck shows. The rules are those of the machine; only hidden things, which do not matter to
 * the Gardener, are dealt anew.
 */
export function companionTurn(
  table: GardenerTable,
  card: string | GardenerFace,
  back: GardenerBack,
  edition: Edition = defaultEdition,
): CompanionTurn {
  const own = isFace(card);
  const state = companionState(table, own ? withCard(edition, card, back) : edition);
  layDeck(state, own ? DRAWN : card, back);
  const events: Event[] = [];
  const run = { state, events };
  try {
    nextTurn(run);
    gardenerTurn(run);
  } catch (error) {
    if (!(error instanceof NeedsHidden)) throw error;
    throw new BadTable([{ path: 'trade.card', expected: 'the card on top', found: 'nothing' }]);
  }
  if (state.lastRound === table.round) nextTurn(run);
  const [, next] = topTrades(table.trade, edition.trade.length);
  const newCard = next === null && clearedTrade(events);
  const { left, ...after } = tableOf(state);
  return {
    events: events.flatMap((event) => seenAtTable(event, newCard)),
    sheet: sheetOf(state),
    over: state.over,
    after: {
      ...after,
      ...(table.left && left && { left }),
      round: state.over ? table.round : after.round,
      trade: newCard ? { ...after.trade, card: null } : after.trade,
    },
    state,
  };
}

/** The Gardener's score sheet at this table, as if the game ended now (G-SCO-1). */
export function companionSheet(table: GardenerTable, edition: Edition = defaultEdition): Scoresheet {
  return sheetOf(companionState(table, edition));
}

/**
 * What the Gardener may score while you build on this space (BLD-3): the numbers of its Windmills on the
 * shortest chains to the Market, of which you choose one.
 */
export function companionPaths(
  table: GardenerTable,
  space: string,
  edition: Edition = defaultEdition,
): readonly number[] {
  const state = companionState(table, edition);
  const at = edition.spaces.findIndex(({ id }) => id === space);
  if (at < 0) throw new BadTable([{ path: 'space', expected: 'a Windmill space', found: foundWords(space) }]);
  const counts = paths(state, tables(state), 0, at).map((count) => (count >> (GARDENER * 4)) & 15);
  return [...new Set(counts)].sort((a, b) => a - b);
}

const sheetOf = (s: State): Scoresheet => scores(s)[GARDENER];

/** The table as a game in the machine; says all that is wrong with it. */
function companionState(table: GardenerTable, edition: Edition): State {
  const problems = checkTable(table, edition);
  if (problems.length > 0) throw new BadTable(problems);
  return stateOf(table, edition);
}

const DRAWN = 'drawn';
const isFace = (card: string | GardenerFace): card is GardenerFace =>
  typeof card === 'object' && card !== null && !Array.isArray(card);

/** The edition with a deck of two: this face, and a card that shows this back. */
function withCard(edition: Edition, face: GardenerFace, back: GardenerBack): Edition {
  const { gardener, water } = accept(edition);
  refuse(faceCheck(water.sections.length), 'card', face);
  refuse(backCheck, 'back', back);
  const cards = [DRAWN, 'top'].map((id) => ({ ...face, id, back }));
  return { ...edition, gardener: { ...gardener, cards, notOnHard: [] } };
}

function refuse(check: Check, path: string, found: unknown): void {
  const faults = problemsOf((value, _path, report) => check(value, path, report), found);
  if (faults.length > 0) throw new BadTable(faults);
}

/** The drawn card on top of the deck, beneath it another one with the back that shows. */
function layDeck(s: State, id: string, back: GardenerBack): void {
  refuse(backCheck, 'back', back);
  const { cards } = tables(s).edition.gardener;
  const gardener = gardenerOf(s);
  const deck = gardener.deck.map(Number);
  const drawn = deck.find((card) => cards[card].id === id);
  if (drawn === undefined) {
    throw new BadTable([{ path: 'card', expected: 'a card of this difficulty', found: foundWords(id) }]);
  }
  const shows = (card: number): boolean => backWords(cards[card].back) === backWords(back);
  const top = deck.find((card) => card !== drawn && shows(card));
  if (top === undefined) {
    throw new BadTable([{ path: 'back', expected: 'the back of another card', found: backWords(back) }]);
  }
  // No other card matters in this turn.
  gardener.deck = [top, drawn];
}

const backWords = ({ common, other, farm }: GardenerBack): string => `${common}, ${other}, ${farm.join(' ')}`;

/** The trade card was cleared; a bulb after that would need to know the next one. */
function clearedTrade(events: readonly Event[]): boolean {
  const at = events.findIndex((event) => event.type === 'tradeCleared');
  if (at >= 0 && events.slice(at).some((event) => event.type === 'gardenerTraded')) {
    throw new BadTable([{ path: 'trade.next', expected: 'the card beneath the top one', found: 'nothing' }]);
  }
  return at >= 0;
}

/** Without what was made up; shuffling discards is up to the people at the table. */
function seenAtTable(event: Event, newCard: boolean): CompanionEvent[] {
  switch (event.type) {
    case 'gardenerTile':
      return [{ ...event, tile: null }];
    case 'gardenerFarm':
      return [{ ...event, card: null }];
    case 'refilled':
      return [{ ...event, item: null }];
    case 'tradeCleared':
      return [newCard ? { ...event, next: null } : event];
    case 'shuffled':
      return [];
    default:
      return [event];
  }
}
