import { gainWords, listed, some } from '@polder/core/edition';
import { mechanismWords } from '../rules/mechanisms/words.js';
import type { Ability, Effect, Inside, Trigger, Wish } from './types.js';

/** Printed values in short plain English. */

/** Two rewards come without it, of four. */
function moreWords(more: number): string {
  if (more === 1) return 'pay 1 for a third reward';
  return more === 2 ? 'pay 1 for all four rewards' : `pay 1 for ${more} more rewards`;
}

export function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'lower':
      return `Lower water ${effect.strength}${effect.both ? ', Guilder and VP both' : ''}`;
    case 'enhance':
      return 'Enhance';
    case 'farm':
      return 'Farm';
    case 'build':
      if (effect.unconnected === undefined) return 'Build';
      if (effect.unconnected === 0) return 'Build, connected or not';
      return `Build, pay ${effect.unconnected} to do without connection`;
    case 'market':
      return `Market: ${effect.cost === 0 ? 'free' : `pay ${effect.cost}`}, ${some(effect.moves, 'move')}`;
    case 'plant':
      return effect.bulbs === 1 ? 'Plant 1 bulb' : `Plant up to ${effect.bulbs} bulbs`;
    case 'trade': {
      const repeat = effect.repeat ? ['colours may repeat'] : [];
      const more = effect.more === undefined ? [] : [moreWords(effect.more)];
      return ['Trade', ...repeat, ...more].join(', ');
    }
    case 'marketReward':
      return '1 reward of your Market area';
    case 'seq':
      return effect.of.map(effectWords).join(', then ');
    default:
      return mechanismWords(effect);
  }
}

export const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  lower: 'Lower water',
  enhance: 'Enhance',
  farm: 'Farm',
  build: 'Build',
  market: 'Market',
  plant: 'Plant',
  trade: 'Trade',
  raise: 'Raise the floodgate',
};

function mayWords(may: Effect | Inside, when: Trigger): string {
  switch (may.do) {
    case 'strength':
      return `${may.add} more strength`;
    case 'look':
      return `look at ${when === 'farm' ? some(may.count, 'more card') : `${some(may.count, 'tile')} of a stack`}`;
    case 'tradeFreely':
      return 'any two rewards of the card, bulb from the supply';
    case 'plantMore':
      return may.vp === 0 ? 'plant 1 more bulb' : `pay ${may.vp} VP to plant 1 more bulb`;
    case 'marketFreely':
      return 'share the count among rewards; neutral marker and stacking free';
    default:
      return effectWords(may);
  }
}

export function abilityWords({ when, atLeast, may }: Ability): string {
  const least = atLeast === undefined ? '' : ` (${atLeast} or more)`;
  return `${TRIGGER_WORDS[when]}${least}: ${mayWords(may, when)}`;
}

export function wishWords(wish: Wish): string {
  switch (wish.is) {
    case 'tools':
      return `At least ${some(wish.count, 'Tool')} in hand`;
    case 'contractGroups':
      return 'A Contract of each group';
    case 'patches':
      return `Rows planted to at least ${listed(wish.rows.map(String))}`;
    case 'connected':
      return `${some(wish.windmills, 'Windmill')} of yours in one network`;
    case 'tiles': {
      const among = [
        ...(wish.uncommon === 0 ? [] : [`${wish.uncommon} uncommon`]),
        ...(wish.unique === 0 ? [] : [`${wish.unique} unique`]),
      ];
      const tiles = `At least ${some(wish.count, 'tile')} on your wheels`;
      return among.length === 0 ? tiles : `${tiles}, ${listed(among)} among them`;
    }
  }
}
