import { hashState } from '../hash.js';

/* What laws say of plain values, with a message that leads to the place. */

export function must(law: unknown, message: string): asserts law {
  if (!law) throw new Error(message);
}

export const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** The first place where two plain values part, for the message. */
function difference(a: unknown, b: unknown, path = 'state'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? '' : `${path} is ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], `${path}.${key}`);
    if (found) return found;
  }
  return '';
}

/** True: surely equal. Quick, because nearly always they are; the hash decides about the rest. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (left[key] === undefined || !isSame(left[key], right[key])) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

export function mustEqual(a: unknown, b: unknown, message: string): void {
  if (!isSame(a, b) && hashState(a) !== hashState(b)) throw new Error(`${message}: ${difference(a, b)}`);
}
