import { recall, remember } from '../../session/memory.js';

/**
 * Whether there are games to go on with: styles ask for `data-returning` on the root. It is noted apart from the
 * games, so that the page is laid out before they can be read.
 */
const KEY = 'returning';

export const markReturning = (returning = recall(KEY) !== null): void => {
  document.documentElement.toggleAttribute('data-returning', returning);
};

export function noteReturning(returning: boolean): void {
  remember(KEY, returning ? '1' : null);
  markReturning(returning);
}
