import { bulbIconsOf } from '../counted.js';
import { some } from './effects.js';

/** A turn in few words, where games say the same. */
export const summary = {
  steps: (steps: number): string => some(steps, 'step'),
  planted: (colours: readonly string[]): string => `planted ${bulbIconsOf(colours)}`,
  traded: (colours: readonly string[]): string => `traded ${bulbIconsOf(colours)}`,
  stored: (colours: readonly string[]): string => `got ${bulbIconsOf(colours)}`,
  tiles: (n: number): string => some(n, 'new tile'),
  helper: 'new {helper}',
  contract: 'new {contract}',
  scored: 'scored {contract}',
  guilder: (n: number): string => `+${n} {guilder}`,
  tools: (n: number): string => `+${n} {tool}`,
  end: (round: number): string => `the end: round ${round} is the last`,
};
