import { gainKey, gainWords, listed } from '@polder/core/edition';
import type { ActionKind, Contract, Count, Deal, Effect, Effects, Helper } from './types.js';

/** Printed values in short plain English, and as keys. */

export function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'enhance':
      if (effect.also === 'both') return 'Enhance Central and Personal Wheel';
      return effect.also === 'printed' ? 'Enhance and the preprinted action' : 'Enhance';
    case 'farm':
      return effect.swap ? 'Farm and swap two cards of that row' : 'Farm';
    case 'plant': {
      const plant = effect.bulbs === 1 ? 'Plant 1 bulb' : `Plant up to ${effect.bulbs} bulbs`;
      if (effect.colours === undefined) return plant;
      return `${plant} of ${effect.colours === 'same' ? 'one colour' : 'different colours'}`;
    }
    case 'build':
      return effect.both ? 'Build, rewards of both Patches' : 'Build';
    case 'market':
      return 'Market';
    case 'trade':
      return effect.bulbs === undefined ? 'Trade' : `Trade with 1 to ${effect.bulbs} bulbs`;
  }
}

/** Like ones together, in the order in which they first come. */
export function effectsWords(effects: Effects): string {
  const counts = new Map<string, number>();
  for (const words of effects.map(effectWords)) counts.set(words, (counts.get(words) ?? 0) + 1);
  return [...counts].map(([words, count]) => times(words, count)).join(' + ');
}

function times(words: string, count: number): string {
  if (count === 1) return words;
  return count === 2 ? `${words} twice` : `${words} ${count} times`;
}

/** Each effect has a key of its own: short, without spaces, the same forever. */
export function effectKey(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainKey(effect);
    case 'enhance':
      return effect.also === undefined ? 'enhance' : `enhance-${effect.also}`;
    case 'farm':
      return effect.swap ? 'farm-swap' : 'farm';
    case 'plant':
      return `plant${effect.bulbs}${effect.colours === undefined ? '' : `-${effect.colours}`}`;
    case 'build':
      return effect.both ? 'build-both' : 'build';
    case 'market':
      return 'market';
    case 'trade':
      return `trade${effect.bulbs ?? ''}`;
  }
}

const ACTION_WORDS: Readonly<Record<ActionKind, string>> = {
  enhance: 'Enhance',
  farm: 'Farm',
  plant: 'Plant',
  build: 'Build',
  market: 'Market',
  trade: 'Trade',
};

export const helperWords = ({ when, gain }: Helper): string => `${ACTION_WORDS[when]}: ${effectWords(gain)}`;

/** Goes on after '3 VP'. */
export function countWords(count: Count): string {
  switch (count.of) {
    case 'windmills':
      return `for each Windmill of yours next to a ${count.colour} tulip`;
    case 'traded':
      return `for each ${listed(count.colours, 'or')} bulb you have traded`;
    case 'tradedPairs':
      return 'for each pair of bulbs you have traded';
    case 'tradedColours':
      return 'for each different colour you have traded';
    case 'mixedPatches':
      return `for each Patch with ${count.colour} and another colour`;
    case 'fullPatches':
      return 'for each full Patch';
    case 'personalTiles':
      return 'for each tile on your Personal Wheel';
    case 'scored':
      return 'for each scored Contract, this one included';
  }
}

export const contractWords = ({ vp, each }: Contract): string => `${vp} VP ${countWords(each)}`;

export function dealWords({ cost, bulbs }: Deal): string {
  return `${cost === 0 ? 'free' : `pay ${cost}`}: ${gainWords({ do: 'gain', bulbs })}`;
}
