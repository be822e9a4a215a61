import type { Words } from '../words/words.js';

/** A moment of the lesson: the learner makes these choices, one after another; without any there is something to be read. */
export interface Step<Saying extends string = string> {
  /** What the coach says. */
  readonly say: Saying;
  readonly does?: readonly string[];
  /** The part of the table that is meant, where there is nothing to choose. */
  readonly spot?: string;
}

/** The first turns of a game, as data. */
export interface Lesson<Saying extends string = string> {
  /** Of `setup`, with two at the table; the deal is always the same. */
  readonly options: object;
  readonly seed: string;
  readonly steps: readonly Step<Saying>[];
  /** What the other one does in between, in order. */
  readonly others: readonly string[];
  says(words: Words): Readonly<Record<Saying, string>>;
  /** The part of the table where a choice is made best, by its key; undefined: the panel. */
  partOf(key: string): string | undefined;
  /** Choices that only lead to what comes after them: a press on that does both. */
  readonly leading: readonly string[];
}

const PANEL = '.decide';

/** The part of the table where the next of these choices is made. */
export function spotOf(
  { partOf, leading }: Pick<Lesson, 'partOf' | 'leading'>,
  [first, second]: readonly string[],
): string | undefined {
  if (first === undefined) return undefined;
  return partOf(second !== undefined && leading.includes(first) ? second : first) ?? PANEL;
}
