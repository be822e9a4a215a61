/**
 * Seeded chance as plain data: four 32-bit words of sfc32. It can be saved and cloned with a state.
 * Drawing changes the words in place; `split` derives a child and leaves its parent alone, so a state
 * can hold one key for ever and draw its n-th chance from `split(key, n)`.
 */
export type Random = number[];

/** Rounds after which no trace of a poor seed is left. */
const WARM_UP = 15;

/** The finalizer of MurmurHash3: every bit of the input moves about half of the output's bits. */
function avalanche(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function warm(r: Random): Random {
  for (let i = 0; i < WARM_UP; i++) nextUint32(r);
  return r;
}

/** The same text gives the same chance, everywhere. */
export function seedRandom(seed: string): Random {
  // cyrb128: four lanes, each fed by its neighbour.
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  a ^= b ^ c ^ d;
  return warm([a >>> 0, (b ^ a) >>> 0, (c ^ a) >>> 0, (d ^ a) >>> 0]);
}

/** An independent child for a whole number. The parent does not change. */
export function split(parent: Random, stream: number): Random {
  if (!Number.isSafeInteger(stream)) throw new RangeError(`A stream is a whole number, not ${stream}.`);
  let h = avalanche((stream | 0) ^ 0x9e3779b9);
  h = avalanche(h ^ Math.floor(stream / 2 ** 32));
  const child: Random = [0, 0, 0, 0];
  for (let i = 0; i < 4; i++) {
    h = avalanche((h + Math.imul(i + 1, 0x9e3779b9)) ^ parent[i]);
    child[i] = h;
  }
  // A second pass, so that the first words depend on the parent's last ones too.
  for (let i = 0; i < 4; i++) {
    h = avalanche((h + 0x6d2b79f5) ^ child[i]);
    child[i] = h;
  }
  return warm(child);
}

/** The next random number, from 0 to 2^32 - 1. Changes `r`. */
export function nextUint32(r: Random): number {
  const b = r[1];
  const c = r[2];
  const out = (r[0] + b + r[3]) >>> 0;
  r[3] = (r[3] + 1) >>> 0;
  r[0] = (b ^ (b >>> 9)) >>> 0;
  r[1] = (c + (c << 3)) >>> 0;
  r[2] = (((c << 21) | (c >>> 11)) + out) >>> 0;
  return out;
}

/** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. */
export function below(r: Random, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) {
    throw new RangeError(`below wants a whole number from 1 to 2^32, not ${n}.`);
  }
  // n buckets of one size; what falls beyond the last is drawn again, so that no bucket is favoured.
  const size = Math.floor(2 ** 32 / n);
  for (;;) {
    const bucket = Math.floor(nextUint32(r) / size);
    if (bucket < n) return bucket;
  }
}

/** Fisher-Yates, in place; returns the same array. */
export function shuffle<T>(r: Random, array: T[]): T[] {
  for (let i = array.length - 1; i > 0; i--) {
    const j = below(r, i + 1);
    const item = array[i];
    array[i] = array[j];
    array[j] = item;
  }
  return array;
}
