import type { Bulb, Gain } from '../../edition/goods.js';
import type { Action } from '../actions.js';
import type { joints as english } from '../en/effects.js';
import { bulbCounts, gainIcons, listed } from '../gain.js';
import { COLOUR, count, described, GUILDER, small, TOOL, TULIP } from './forms.js';

export const ACTIONS: Readonly<Record<Action, string>> = {
  enhance: 'Kafelek ulepszenia',
  farm: 'Karta ulepszenia',
  build: 'Budowa wiatraka',
  market: 'Wizyta na bazarze',
  plant: 'Sadzenie tulipanów',
  trade: 'Handel morski',
};

export const WHEN_YOU: Readonly<Record<Action, string>> = {
  enhance: 'przy pozyskaniu kafelka',
  farm: 'przy pozyskaniu karty',
  build: 'przy budowie wiatraka',
  market: 'przy wizycie na bazarze',
  plant: 'przy sadzeniu tulipanów',
  trade: 'przy handlu morskim',
};

function bulbWords(bulb: Bulb, n: number): string {
  if (bulb === 'any') return n === 1 ? 'dowolny tulipan' : `${count(n, TULIP)} dowolnego koloru`;
  const colours = listed(
    bulb.map((colour) => COLOUR[colour].one),
    'lub',
  );
  if (bulb.length > 1) return n === 1 ? `${colours} tulipan` : `${count(n, TULIP)}, każdy ${colours}`;
  const noun = described(COLOUR[bulb[0]], TULIP);
  return n === 1 ? `${noun.one}` : count(n, noun);
}

export const gainWords = ({ bulbs = [], guilder, tools, vp }: Gain): string =>
  listed(
    [
      ...bulbCounts(bulbs).map(({ bulb, n }) => bulbWords(bulb, n)),
      ...(guilder === undefined ? [] : [count(guilder, GUILDER)]),
      ...(tools === undefined ? [] : [count(tools, TOOL)]),
      ...(vp === undefined ? [] : [`${vp} PZ`]),
    ],
    'i',
  );

export const gainReward = (gain: Gain): string => gainIcons(gain, { and: 'i', or: 'lub' });

export const plantWords = (bulbs: number): string =>
  bulbs === 1 ? 'Sadzenie 1 tulipana' : `Sadzenie do ${bulbs} tulipanów`;

export const joints: typeof english = {
  listed: (parts) => listed(parts, 'i'),
  pair: (one, other, both) => `${one} ${both ? 'i' : 'albo'} ${small(other)}`,
};
