/*
 * A fixed piece of work that says how fast this machine is just now: sfc32 and shuffles of small arrays,
 * the mix of integers and array accesses that a game is made of. Written out here so that it stays the same
 * whatever happens to the rest of the code. One operation is one draw and one swap.
 */

const SIZE = 24;
const ROUNDS = 2000;
const WARM_UP = 200;

function shuffles(words: Int32Array, array: number[], rounds: number): number {
  let [a, b, c, d] = words;
  let check = 0;
  for (let round = 0; round < rounds; round++) {
    for (let i = SIZE - 1; i > 0; i--) {
      const out = (a + b + d) | 0;
      d = (d + 1) | 0;
      a = b ^ (b >>> 9);
      b = (c + (c << 3)) | 0;
      c = (((c << 21) | (c >>> 11)) + out) | 0;
      const j = (out >>> 0) % (i + 1);
      const item = array[i];
      array[i] = array[j];
      array[j] = item;
    }
    check = (check + array[0]) | 0;
  }
  words.set([a, b, c, d]);
  return check;
}

const SLICES = 9;

/** Operations a second: the median of some slices of about so long in all, as other programs run too. */
export function calibrate(ms: number): number {
  const words = new Int32Array([1, 2, 3, 4]);
  const array = Array.from({ length: SIZE }, (_, i) => i);
  let check = 0;
  // The compiler needs its time first.
  for (let i = 0; i < WARM_UP; i++) check += shuffles(words, array, ROUNDS);
  const rate = medianRate(ms, SLICES, () => {
    check += shuffles(words, array, ROUNDS);
    return ROUNDS * (SIZE - 1);
  });
  // The sum is used, so that nothing can be optimised away.
  if (!Number.isFinite(check)) throw new Error('The calibration has lost its numbers.');
  return rate;
}

/** Pieces of work a second; `work` does some and says how many. */
export function medianRate(ms: number, slices: number, work: () => number): number {
  const rates: number[] = [];
  for (let slice = 0; slice < slices; slice++) {
    let count = 0;
    let elapsed = 0;
    const started = performance.now();
    while (elapsed < ms / slices) {
      count += work();
      elapsed = performance.now() - started;
    }
    rates.push((count / elapsed) * 1000);
  }
  return rates.sort((a, b) => a - b)[Math.floor(slices / 2)];
}
