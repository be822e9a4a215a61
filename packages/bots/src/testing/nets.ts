import { nextUint32, seedRandom } from '@polder/core';
import { ANSWERS, type NetFile } from '../net/file.js';
import type { Encoder } from '../net/inputs.js';

const FIRST = 8;
const SECOND = 4;

/** A small net that has learned nothing. */
export function someNet(
  game: string,
  seats: number,
  { size, layout }: Pick<Encoder<unknown>, 'size' | 'layout'>,
): NetFile {
  const chance = seedRandom('a net');
  const unit = (): number => nextUint32(chance) / 2 ** 31 - 1;
  const floats = (length: number): Float32Array => Float32Array.from({ length }, unit);
  return {
    head: {
      game,
      seats,
      layout,
      inputs: size,
      first: FIRST,
      second: SECOND,
      fraction: 20,
      linear: [0.5, 1.5],
    },
    factors: Uint16Array.from({ length: size }, () => 1 + (nextUint32(chance) % 40)),
    weights: Int8Array.from({ length: size * FIRST }, () => (nextUint32(chance) % 255) - 127),
    bias: floats(FIRST),
    weights2: floats(FIRST * SECOND),
    bias2: floats(SECOND),
    weights3: floats(SECOND * ANSWERS),
    bias3: floats(ANSWERS),
  };
}
