import { deepFreeze } from './freeze.js';

/**
 * An edition in numbers, made once for each edition and frozen; the last one used is at hand, because
 * the rules ask for it at every step.
 */
export function compiledOnce<Edition extends object, Tables extends { readonly edition: Edition }>(
  compile: (edition: Edition) => Tables,
): (edition: Edition) => Tables {
  const made = new WeakMap<Edition, Tables>();
  let last: Tables | undefined;
  return (edition) => {
    if (last?.edition === edition) return last;
    last = made.get(edition);
    if (!last) {
      last = deepFreeze(compile(edition));
      made.set(edition, last);
    }
    return last;
  };
}
