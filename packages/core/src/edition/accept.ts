import { BadOptions } from '../errors.js';
import type { EditionCheck } from './check.js';
import { problemLine } from './check-shape.js';
import { deepFreeze } from './freeze.js';

const sound = new WeakSet<object>();

/** A valid edition, frozen: its tables are made once and must stay true. Checked once as well. */
export function acceptEdition<Edition extends object>(edition: Edition, check: EditionCheck): Edition {
  if (sound.has(edition)) return edition;
  const problems = check(edition);
  if (problems.length > 0) {
    throw new BadOptions(`The edition can't be played:\n  ${problems.map(problemLine).join('\n  ')}`);
  }
  sound.add(edition);
  return deepFreeze(edition);
}
