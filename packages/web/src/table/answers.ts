import type { Decision, Option } from '@polder/core';
import type { Ahead } from './ahead.js';

/** A button of the panel, or a press on the table: the keys that it stands for. */
export interface Answer {
  readonly keys: readonly string[];
  readonly target?: string | undefined;
  /** The same choice so many times. */
  readonly times?: number;
}

/** All that a press on a thing may mean, with the options that it ends in. What is asked now comes before what is asked later. */
export interface Meaning {
  readonly options: readonly Option[];
  readonly answers: readonly Answer[];
}

/** `before`: keys that all of them come after. */
export function meaningsOf(
  decision: Decision | undefined,
  { targets }: Pick<Ahead<unknown>, 'targets'>,
  before: readonly string[] = [],
): ReadonlyMap<string, Meaning> {
  const found = new Map<string, Meaning>();
  for (const [target, paths] of targets)
    found.set(target, {
      options: paths.map(({ option }) => option),
      answers: paths.map(({ keys }) => ({ keys: [...before, ...keys], target })),
    });
  const near = new Map<string, Option[]>();
  for (const option of decision?.options ?? [])
    if (option.target !== undefined) near.set(option.target, [...(near.get(option.target) ?? []), option]);
  for (const [target, options] of near)
    found.set(target, { options, answers: options.map(({ key }) => ({ keys: [...before, key], target })) });
  return found;
}

/** The keys that lead to this one: itself, if it is offered now. */
export function keysTo(
  key: string,
  decision: Decision | undefined,
  { targets }: Pick<Ahead<unknown>, 'targets'>,
): readonly string[] | undefined {
  if (decision?.options.some((option) => option.key === key)) return [key];
  for (const paths of targets.values())
    for (const path of paths) if (path.option.key === key) return path.keys;
  return undefined;
}
