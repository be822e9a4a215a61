import type { GameEvent, Machine } from '@polder/core';
import type { Coverage, Picker } from '@polder/core/testing';
import type { GameText } from '@polder/core/text';
import type { GameItems } from './items.js';

/** What can be switched on for a table by a flag of the command line. */
export type Switch = 'expert' | 'firstTool';

export interface Laws<State, Event> {
  readonly conserve: (state: State) => void;
  /** Undefined: nobody keeps a list of all that can occur. */
  readonly coverage?: () => Coverage<State, Event>;
  /** Ways to choose at random, so that the random walks get to the rarer parts of the game. */
  readonly pickers: readonly Picker[];
}

/** What the command line can do with a game beyond its manifest. A game without any of it is played all the same. */
export interface GameTools<Options, State, Event extends GameEvent> {
  /** The fast way to play. */
  readonly machine: Machine<State, Event>;
  /** The table options behind switches, by their key. */
  readonly switches: Readonly<Partial<Record<Switch, string>>>;
  /** The question by which seats choose what they begin with. */
  readonly startAsk: string;
  /** In words: it is answered by chance. */
  readonly anyStart: string;
  /**
   * Something rare about a game, in a few words, to be counted. Asked at the first question of every turn;
   * the first answer stands.
   */
  remark?(state: State): string | undefined;
  /** Log, score sheet and refusals in words. */
  readonly text: GameText<State, Event>;
  /** What is said under the title when a game is shown. */
  readonly notice: string;
  /** Names of the values that break ties. */
  readonly tieBreaks: readonly string[];
  /** What can be taken at a table, and how it is counted. */
  items(options: Options): GameItems<State, Event>;
  /** Loaded only by whoever checks them. */
  laws(options: Options): Promise<Laws<State, Event>>;
  /** What is in an edition, a line each. */
  contents(edition: unknown): readonly (readonly [name: string, value: string])[];
}
export type AnyTools = GameTools<unknown, unknown, GameEvent>;
