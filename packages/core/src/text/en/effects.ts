import type { Bulb, Gain } from '../../edition/goods.js';
import type { Action } from '../actions.js';
import { bulbCounts, gainIcons, listed } from '../gain.js';
import { countOf } from '../plural.js';

const count = countOf('en');
/** '1 Tool', '2 Tools'. */
export const some = (n: number, one: string, other = `${one}s`): string => count(n, { one, other });

export const ACTIONS: Readonly<Record<Action, string>> = {
  enhance: 'Enhance',
  farm: 'Farm',
  build: 'Build',
  market: 'Market',
  plant: 'Plant',
  trade: 'Trade',
};

export const WHEN_YOU: Readonly<Record<Action, string>> = {
  enhance: 'when you Enhance',
  farm: 'when you gain a card',
  build: 'when you Build',
  market: 'when you visit the Market',
  plant: 'when you Plant',
  trade: 'when you Trade',
};

function bulbWords(bulb: Bulb, n: number): string {
  const colours = bulb === 'any' ? 'any' : listed(bulb, 'or');
  if (n === 1) return `${colours} bulb`;
  // With a choice for each one, '2 red or black bulbs' could be read as two of one colour.
  if (bulb !== 'any' && bulb.length > 1) return `${n} bulbs, each ${colours}`;
  return `${n} ${colours} bulbs`;
}

/** Goods in words. */
export const gainWords = ({ bulbs = [], guilder, tools, vp }: Gain): string =>
  listed(
    [
      ...bulbCounts(bulbs).map(({ bulb, n }) => bulbWords(bulb, n)),
      ...(guilder === undefined ? [] : [`${guilder} Guilder`]),
      ...(tools === undefined ? [] : [some(tools, 'Tool')]),
      ...(vp === undefined ? [] : [`${vp} VP`]),
    ],
    'and',
  );

/** Goods in numbers and icons. */
export const gainReward = (gain: Gain): string => gainIcons(gain, { and: 'and', or: 'or' });

export const plantWords = (bulbs: number): string =>
  bulbs === 1 ? 'Plant 1 bulb' : `Plant up to ${bulbs} bulbs`;

/** How words stand together. */
export const joints = {
  listed: (parts: readonly string[]): string => listed(parts, 'and'),
  /** Two actions of which one is done, or both. */
  pair: (one: string, other: string, both: boolean): string =>
    both ? `${one} and ${other}` : `${one} or ${other}`,
};
