import { below, type Random } from '@polder/core';

const unit = (random: Random): number => (below(random, 1_000_000) + 0.5) / 1_000_000;

/** A normally distributed number, with a deviation of 1. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(unit(random))) * Math.cos(2 * Math.PI * unit(random));
