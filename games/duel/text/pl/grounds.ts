import type { ThingWords } from '@polder/core/text';
import { groundsWords } from '@polder/core/text/pl/grounds.js';
import type { Thing } from '../en/grounds.js';

const THINGS: Readonly<Record<Thing, ThingWords[string]>> = {
  values: 'wartości kolorów',
  tulips: 'tulipany przy wiatrakach',
  wheel: 'koło osobiste',
  deliveries: 'dostawy',
};

export const grounds = groundsWords(THINGS);
