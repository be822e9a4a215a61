import { setImmediate } from 'node:timers';

/** So long nobody else gets a turn, in ms. */
const SLICE = 4;

/** For long work, however it came to be long: after some milliseconds, when it yields, everybody else gets a turn. */
export async function inSlices<T>(work: Iterator<unknown, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    if (performance.now() - began < SLICE) continue;
    await new Promise<void>((resolve) => setImmediate(resolve));
    began = performance.now();
  }
}
