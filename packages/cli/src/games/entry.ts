import type { Known } from '@polder/bots';
import type { Game, GameEvent, Machine } from '@polder/core';
import type { Coverage, Picker } from '@polder/core/testing';
import type { GameText } from '@polder/core/text';
import type { GameItems } from '../balance/items.js';

/** What the command line says about a table. Plain data: it is sent to workers. */
export interface TableChoice {
  readonly players: number;
  /** Difficulty of a game for one. */
  readonly solo?: string;
  readonly expert: boolean;
  /** The first player starts with a Tool. */
  readonly firstTool?: boolean;
  /** Text of an edition file. */
  readonly edition?: string;
}

/** What can be switched on for a table, in games that know it. */
export type Switch = 'expert' | 'firstTool';

export interface Laws<State, Event> {
  readonly conserve: (state: State) => void;
  readonly coverage: () => Coverage<State, Event>;
  /** Ways to choose at random, so that the random walks get to the rarer parts of the game. */
  readonly pickers: readonly Picker[];
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
  /** For bots. */
  readonly known: Known<Options, State, Event>;
  readonly title: string;
  readonly players: readonly number[];
  /** Difficulties of the game for one; none: there is no such game. */
  readonly solo: readonly string[];
  readonly switches: readonly Switch[];
  /** The question by which seats choose what they begin with. */
  readonly startAsk: string;
  /** In words: it is answered by chance. */
  readonly anyStart: string;
  options(choice: TableChoice): Options;
  seats(options: Options): Seats;
  round(state: State): number;
  /** Grows with every turn. */
  turn(state: State): number;
  /**
   * Something rare about a game, in a few words, to be counted. Asked at the first question of every turn;
   * the first answer stands.
   */
  remark?(state: State): string | undefined;
  /** Log, score sheet and refusals in words. */
  readonly text: GameText<State, Event>;
  /** Names of the values that break ties. */
  readonly tieBreaks: readonly string[];
  /** What can be taken at a table, and how it is counted. */
  items(options: Options): GameItems<State, Event>;
  /** Loaded only by whoever checks them. */
  laws(options: Options): Promise<Laws<State, Event>>;
  readonly editions: EditionTools;
}
