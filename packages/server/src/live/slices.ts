import { setImmediate } from 'node:timers';

/** So long nobody else gets a turn, in ms. */
const SLICE = 4;

/**
 * For long lists, however they came to be long: after some milliseconds everybody else gets a turn. `each` says
 * whether to go on.
 */
export async function inSlices<T>(items: Iterable<T>, each: (item: T) => boolean): Promise<void> {
  let began = performance.now();
  for (const item of items) {
    if (!each(item)) return;
    if (performance.now() - began < SLICE) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}
