import { bulbIconsOf } from '../counted.js';
import type { summary as english } from '../en/summary.js';
import { count, STEP, TILE } from './forms.js';

export const summary: typeof english = {
  steps: (steps) => count(steps, STEP),
  planted: (colours) => `sadzi ${bulbIconsOf(colours)}`,
  traded: (colours) => `handel: ${bulbIconsOf(colours)}`,
  stored: (colours) => `dostaje ${bulbIconsOf(colours)}`,
  tiles: (n) => count(n, TILE),
  helper: 'nowy {helper}',
  contract: 'nowy {contract}',
  scored: 'punktuje {contract}',
  guilder: (n) => `+${n} {guilder}`,
  tools: (n) => `+${n} {tool}`,
  end: (round) => `koniec: ostatnia runda ${round}`,
};
