import type { Option } from './game.js';

/**
 * Options as numbers: a verb and an argument. Rules work with these; the words of the contract (keys and
 * targets) are made once for each number, so that a list of options allocates no strings.
 */
const SHIFT = 65_536;

/** The verb of an option, as its code with argument 0. */
export const verbOf = (code: number): number => code - (code % SHIFT);
/** The argument of an option. */
export const argOf = (code: number): number => code % SHIFT;

/** Options as numbers: a verb and an argument. */
export interface Verbs<Verb extends string, Tables extends object> {
  /** The code of a verb with argument 0. */
  readonly codes: { readonly [V in Verb]: number };
  /** The same object for the same code. */
  optionOf(tables: Tables, code: number): Option;
}

/** What follows the verb in the key, and what lights up on the table. */
export type Described = readonly [argument?: string | undefined, target?: string];

/** Numbers for the options of a game; `describe` says the key and the target of each. */
export function defineVerbs<Verb extends string, Tables extends object>(
  names: readonly Verb[],
  describe: (tables: Tables, verb: Verb, arg: number) => Described,
): Verbs<Verb, Tables> {
  const known = new WeakMap<Tables, Map<number, Option>>();

  function make(tables: Tables, code: number): Option {
    const verb = names[Math.floor(code / SHIFT)];
    const [argument, target] = describe(tables, verb, argOf(code));
    const key = argument === undefined ? verb : `${verb}:${argument}`;
    return Object.freeze(target === undefined ? { key } : { key, target });
  }

  return {
    codes: Object.fromEntries(names.map((name, i) => [name, i * SHIFT])) as { [V in Verb]: number },
    optionOf(tables, code) {
      let options = known.get(tables);
      if (!options) {
        options = new Map();
        known.set(tables, options);
      }
      let option = options.get(code);
      if (!option) {
        option = make(tables, code);
        options.set(code, option);
      }
      return option;
    },
  };
}
