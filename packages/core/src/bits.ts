// Small sets as the bits of one number.

/** How many bits are set. */
export function popcount(mask: number): number {
  let n = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** Index of the lowest bit set. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** At most one bit is set. */
export const isSingle = (mask: number): boolean => (mask & (mask - 1)) === 0;

/** A mask with these bits set. */
export function maskOf(bits: readonly number[]): number {
  return bits.reduce((mask, bit) => mask | (1 << bit), 0);
}
