/**
 * A 64-bit hash of plain JSON data, in two 32-bit lanes. Equal data gives an equal hash whatever the
 * order of its keys; a property that is undefined counts as absent, as in JSON. Not for secrets.
 */

/** Kept in one typed array, so that no lane ever becomes a boxed number. */
const lanes = new Int32Array(2);
const double = new Float64Array(1);
const doubleWords = new Int32Array(double.buffer);

// One tag per kind of value, so that null, 0, '', [] and {} differ.
const NULL = 1;
const TRUE = 2;
const FALSE = 3;
const INTEGER = 4;
const FRACTION = 5;
const STRING = 6;
const ARRAY = 7;
const OBJECT = 8;

function reset(): void {
  lanes[0] = 0x1b873593;
  lanes[1] = 0x2d51cc9e;
}

function add(word: number): void {
  const a = Math.imul(lanes[0] ^ word, 0x85ebca6b);
  const b = Math.imul(lanes[1] ^ word, 0xc2b2ae35);
  lanes[0] = ((a << 13) | (a >>> 19)) + 0x52dce729;
  lanes[1] = ((b << 17) | (b >>> 15)) + 0x38495ab5;
}

function avalanche(word: number): number {
  let h = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}

/** Spread what the lanes hold over all their bits, and over each other. */
function finish(): void {
  lanes[0] = avalanche(lanes[0] ^ Math.imul(lanes[1], 0x9e3779b1));
  lanes[1] = avalanche(lanes[1] ^ Math.imul(lanes[0], 0x85ebca77));
}

function addString(text: string): void {
  add(text.length);
  for (let i = 0; i < text.length; i++) add(text.charCodeAt(i));
}

function addNumber(value: number): void {
  if (!Number.isFinite(value)) throw new TypeError(`${value} is not plain data.`);
  const word = value | 0;
  if (word === value) {
    // -0 comes here too: JSON writes it as 0.
    add(INTEGER);
    add(word);
    return;
  }
  double[0] = value;
  add(FRACTION);
  add(doubleWords[0]);
  add(doubleWords[1]);
}

function addObject(value: object): void {
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError(`${value.constructor?.name ?? 'An object'} is not plain data.`);
  }
  // Each property is hashed on its own and the hashes are summed: the order of the keys can't matter,
  // and nothing needs to be sorted.
  const before0 = lanes[0];
  const before1 = lanes[1];
  let sum0 = 0;
  let sum1 = 0;
  let count = 0;
  for (const key of Object.keys(value)) {
    const property = (value as Readonly<Record<string, unknown>>)[key];
    if (property === undefined) continue;
    reset();
    addString(key);
    addValue(property);
    finish();
    sum0 = (sum0 + lanes[0]) | 0;
    sum1 = (sum1 + lanes[1]) | 0;
    count++;
  }
  lanes[0] = before0;
  lanes[1] = before1;
  add(OBJECT);
  add(count);
  add(sum0);
  add(sum1);
}

function addArray(value: readonly unknown[]): void {
  add(ARRAY);
  add(value.length);
  // By index: a hole must be found, not skipped.
  for (let i = 0; i < value.length; i++) addValue(value[i]);
}

function addValue(value: unknown): void {
  if (typeof value === 'number') addNumber(value);
  else if (value === null) add(NULL);
  else if (Array.isArray(value)) addArray(value);
  else if (typeof value === 'object') addObject(value);
  else if (typeof value === 'boolean') add(value ? TRUE : FALSE);
  else if (typeof value === 'string') {
    add(STRING);
    addString(value);
  } else throw new TypeError(`A value of type ${typeof value} is not plain data.`);
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0');

/** 16 hexadecimal digits. Throws a TypeError on what JSON can't hold. */
export function hashState(value: unknown): string {
  reset();
  addValue(value);
  finish();
  return hex(lanes[0]) + hex(lanes[1]);
}
