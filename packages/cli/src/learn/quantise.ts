import { ANSWERS, type NetFile, type NetHead } from '@polder/bots';
import type { Scaling } from './data.js';
import { placesOf, type Shape } from './model.js';

const BYTE = 127;
const LARGEST_FACTOR = 65_535;

/** What is known about a net beside its numbers. */
export type NetName = Pick<NetHead, 'game' | 'seats' | 'layout'>;

/** A trained net as it is played with: the scaling goes into its first layer, which is rounded to bytes. */
export function quantise(
  name: NetName,
  shape: Shape,
  { rest, factor }: Scaling,
  params: Float32Array,
): NetFile {
  const { inputs, first, second } = shape;
  const at = placesOf(shape);
  const bias = Float32Array.from(params.subarray(at.bias, at.bias2));
  const plain = new Float64Array(inputs * first);
  const largest = new Float64Array(inputs);
  for (let i = 0; i < inputs; i++) {
    for (let j = 0; j < first; j++) {
      const weight = params[i * first + j] * factor[i];
      plain[i * first + j] = weight;
      bias[j] -= weight * rest[i];
      largest[i] = Math.max(largest[i], Math.abs(weight));
    }
  }
  // The finest step with which the factors have room.
  const fraction = Math.floor(Math.log2((LARGEST_FACTOR * BYTE) / Math.max(...largest, 1e-9)));
  const factors = Uint16Array.from(largest, (most) =>
    Math.min(LARGEST_FACTOR, Math.ceil((most / BYTE) * 2 ** fraction)),
  );
  const weights = Int8Array.from(plain, (weight, i) => {
    const of = factors[Math.floor(i / first)];
    return of === 0 ? 0 : Math.round((weight * 2 ** fraction) / of);
  });
  const [ofMargin, ofWin] = params.subarray(at.linear, at.linear + ANSWERS);
  return {
    head: { ...name, inputs, first, second, fraction, linear: [ofMargin, ofWin] },
    ...{ factors, weights, bias },
    weights2: params.slice(at.weights2, at.weights3),
    bias2: params.slice(at.bias2, at.bias3),
    weights3: params.slice(at.weights3, at.bias),
    bias3: params.slice(at.bias3, at.linear),
  };
}
