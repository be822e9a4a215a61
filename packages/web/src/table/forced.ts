import type { Blocked, Decision, GameEvent } from '@polder/core';
import type { Words } from '../words/words.js';
import type { GameUi } from './game-ui.js';
import { END } from './options.js';

/** Whose turn it is and what was done in it: everybody sees that without a word. */
const COURSE: ReadonlySet<string> = new Set([
  ...['ACT-1', 'ACT-2', 'CAL-2', 'SET-7', 'SET-8', 'SET-11', 'HLP-1', 'HLP-2', 'HLP-4'],
  ...['D-TRN-3', 'D-TRN-4', 'D-HLP'],
]);
const verbOf = (key: string): string => key.split(':')[0];

/** One answer is left: the reason for most of what might have been chosen beside it. */
export function onlyBecause({ options }: Decision, blocked: readonly Blocked[]): string | undefined {
  const answers = options.filter(({ key }) => key !== END);
  if (answers.length !== 1) return undefined;
  const verb = verbOf(answers[0].key);
  return mostOften(
    blocked.flatMap(({ key, rule, reason }) => (verbOf(key) === verb && !COURSE.has(rule) ? [reason] : [])),
  );
}

/** What is met most often, the first of several. */
export function mostOften<Item>(items: readonly Item[]): Item | undefined {
  const times = new Map<Item, number>();
  for (const item of items) times.set(item, (times.get(item) ?? 0) + 1);
  const most = Math.max(0, ...times.values());
  return [...times].find(([, n]) => n === most)?.[0];
}

/** Why so little is left to choose, in a sentence; undefined: enough is left. */
export function forcedText<State, Event extends GameEvent>(
  { leverLimit, reasonOf }: Pick<GameUi<State, Event>, 'leverLimit' | 'reasonOf'>,
  decision: Decision,
  view: State,
  blocked: readonly Blocked[],
  words: Words,
): string | undefined {
  const limit = leverLimit?.(decision, view);
  const limited = limit && reasonOf(limit, words);
  if (limited !== undefined) return words.table.leverLimit(limited);
  const only = onlyBecause(decision, blocked);
  const because = only && reasonOf(only, words);
  return because === undefined ? undefined : words.table.onlyBecause(because);
}
