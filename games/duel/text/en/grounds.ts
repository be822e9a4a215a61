import type { ThingWords } from '@polder/core/text';
import { groundsWords } from '@polder/core/text/en/grounds.js';

const THINGS = {
  values: 'values of the colours',
  tulips: 'tulips by Windmills',
  wheel: 'the Personal Wheel',
  deliveries: 'deliveries',
} as const satisfies ThingWords;
/** What other languages have a word for, too. */
export type Thing = keyof typeof THINGS;

export const grounds = groundsWords(THINGS);
