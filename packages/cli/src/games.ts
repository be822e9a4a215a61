import type { Decision, Game, GameEvent, Machine, Random } from '@polder/core';
import {
  BadEdition,
  DIFFICULTIES,
  defaultEdition,
  type Edition,
  exportEdition,
  GARDENER,
  parseEdition,
  problemLine,
  type ValleyEvent,
  type ValleyOptions,
  type ValleyState,
  valley,
  valleyMachine,
} from '@polder/valley';
import { guess } from './args.js';
import { UsageError } from './errors.js';
import { type Log, openLog } from './text/log.js';

/** What the command line says about a table. Plain data: it is sent to workers. */
export interface TableChoice {
  readonly players: number;
  /** Difficulty of a game for one. */
  readonly solo?: string;
  readonly expert: boolean;
  /** Text of an edition file. */
  readonly edition?: string;
}

export interface Laws<State, Event> {
  readonly conserve: (state: State) => void;
  readonly coverage: () => Coverage<State, Event>;
  /** Ways to choose at random, so that the strolls get to the rarer parts of the game. */
  readonly pickers: readonly ((decision: Decision, random: Random) => number)[];
}

export interface Coverage<State, Event> {
  onEvent(event: Event, state: State): void;
  add(seen: readonly string[]): void;
  missing(): string[];
  readonly seen: ReadonlySet<string>;
}

export interface EditionTools {
  /** The default edition as a file. */
  standard(): string;
  check(text: string): EditionReport;
}

export interface EditionReport {
  /** All that is wrong, a line each, or nothing. */
  readonly problems: readonly string[];
  /** What is in it, for an edition without problems. */
  readonly contents: readonly (readonly [name: string, value: string])[];
}

export interface Seats {
  readonly count: number;
  /** Names of those that nobody sits on. */
  readonly automatic: Readonly<Record<number, string>>;
}

/** What the commands need to know about a game beside its contract. */
export interface GameEntry<Options, State, Event extends GameEvent> {
  readonly game: Game<Options, State, Event>;
  readonly machine: Machine<State, Event>;
  readonly title: string;
  readonly players: readonly number[];
  /** Difficulties of the game for one; none: there is no such game. */
  readonly solo: readonly string[];
  options(choice: TableChoice): Options;
  seats(options: Options): Seats;
  round(state: State): number;
  /** Grows with every turn. */
  turn(state: State): number;
  openLog(state: State, names: readonly string[]): Log<Event>;
  /** Names for the lines of the score sheet and the values that break ties. */
  sourceName(source: string): string;
  readonly tieBreaks: readonly string[];
  /** Loaded only by whoever checks them. */
  laws(options: Options): Promise<Laws<State, Event>>;
  readonly editions: EditionTools;
}

const VALLEY_SOURCES: Readonly<Record<string, string>> = {
  start: 'Start',
  floodgate: 'Floodgate',
  water: 'Lowering the water',
  wheels: 'Wheels and tiles',
  fields: 'Fields',
  patches: 'Patches',
  market: 'Market',
  trade: 'Foreign Trade',
  calendar: 'Calendar',
  helpers: 'Helpers',
  helperPlaces: 'Helper places',
  paths: 'Windmills on the way',
  wish: "Queen's Wish",
  contractsNow: 'Contracts scored early',
  paid: 'Paid',
  contracts: 'Contracts',
  groups: 'Windmill groups',
  rows: 'Rows',
  columns: 'Columns',
  tiles: 'Tiles collected',
  cards: 'Cards collected',
  bulbs: 'Bulbs planted',
};

function checkValleyEdition(text: string): EditionReport {
  try {
    return { problems: [], contents: contentsOf(parseEdition(text)) };
  } catch (error) {
    if (error instanceof BadEdition) return { problems: error.problems.map(problemLine), contents: [] };
    throw error;
  }
}

function contentsOf(edition: Edition): EditionReport['contents'] {
  const tiles = edition.tiles.reduce((sum, tile) => sum + tile.copies, 0);
  return [
    ['Name', edition.name],
    ['Wheel Enhancements', `${edition.tiles.length} faces, ${tiles} tiles`],
    ['Farm Enhancement cards', String(edition.cards.length)],
    ['Starting cards', String(edition.startingCards.length)],
    ['Windmill spaces', String(edition.spaces.length)],
    ['Fields', String(edition.fields.length)],
    ['Market areas', String(edition.market.length)],
    ['Calendar columns', String(edition.calendar.columns.length + 1)],
    ['Trade cards', String(edition.trade.length)],
    ["Gardener's cards", String(edition.gardener.cards.length)],
  ];
}

const valleyEntry: GameEntry<ValleyOptions, ValleyState, ValleyEvent> = {
  game: valley,
  machine: valleyMachine,
  title: 'Windmill Valley',
  players: [1, 2, 3, 4],
  solo: DIFFICULTIES,
  options({ players, solo, expert, edition }) {
    if (players !== 1 && players !== 2 && players !== 3 && players !== 4) {
      throw new UsageError(`Windmill Valley is for 1 to 4 players, not ${players}.`);
    }
    const difficulty = DIFFICULTIES.find((it) => it === solo);
    return {
      players,
      ...(difficulty !== undefined && { solo: difficulty }),
      ...(expert && { expert }),
      ...(edition !== undefined && { edition: parseEdition(edition) }),
    };
  },
  seats: ({ players }) =>
    players === 1 ? { count: 2, automatic: { [GARDENER]: 'Gardener' } } : { count: players, automatic: {} },
  round: (state) => state.turn.round,
  turn: (state) => state.turn.round * state.players.length + state.turn.seat,
  openLog,
  sourceName: (source) => VALLEY_SOURCES[source] ?? source,
  tieBreaks: ['planted', 'stored', 'Windmills'],
  async laws({ edition, solo }) {
    const { conserve, coverage, picker, STYLE_NAMES } = await import('@polder/valley/testing');
    return { conserve, coverage: () => coverage(edition, solo), pickers: STYLE_NAMES.map(picker) };
  },
  editions: { standard: () => exportEdition(defaultEdition), check: checkValleyEdition },
};

export const GAMES = ['valley'] as const;
export type GameId = (typeof GAMES)[number];

export function gameId(text: string): GameId {
  const id = GAMES.find((it) => it === text);
  if (id) return id;
  throw new UsageError(`There is no game '${text}'; there is ${GAMES.join(', ')}.`, guess(text, GAMES));
}

/** A piece of work for whichever game it is: its types stay apart from those of other games. */
export type GameUse<T> = <Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
) => T;

export function withGame<T>(id: GameId, use: GameUse<T>): T {
  switch (id) {
    case 'valley':
      return use(valleyEntry);
  }
}
