import type { Manifest, TableOption } from '@polder/core';
import { GAMES } from './rules.js';

/** Options of a table by their keys. A form keeps those of all games together; each game takes its own. */
export type Chosen = Readonly<Record<string, string | boolean>>;

const isValid = (option: TableOption, value: unknown): boolean =>
  option.kind === 'flag' ? typeof value === 'boolean' : option.of.some((it) => it === value);

/** What is remembered comes from an older page, or from somebody's hand: only what a game knows is taken over. */
export function validOptions(from: unknown): Chosen {
  const values: Readonly<Record<string, unknown>> =
    typeof from === 'object' && from !== null ? { ...from } : {};
  const known = GAMES.flatMap(({ options }) => options).filter((it) => isValid(it, values[it.key]));
  return Object.fromEntries(known.map(({ key }) => [key, values[key] as string | boolean]));
}

/** What a game is asked for: its own options, where they are not as usual. */
export function chosenFor(
  { options }: Pick<Manifest, 'options'>,
  all: Readonly<Record<string, unknown>>,
): Chosen {
  const chosen = options.filter((it) => isValid(it, all[it.key]) && all[it.key] !== it.default);
  return Object.fromEntries(chosen.map(({ key }) => [key, all[key] as string | boolean]));
}
