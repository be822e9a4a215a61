import {
  type Ability,
  type Bulb,
  type Contract,
  contractWords,
  type Effect,
  type Gain,
  type Trigger,
  type Wish,
  wishWords,
} from '@polder/valley';
import { bulbCounts, gainIcons, listed } from '../../gain.js';
import { countOf } from '../../plural.js';

const count = countOf('en');
const some = (n: number, one: string): string => count(n, { one, other: `${one}s` });

function bulbWords(bulb: Bulb, n: number): string {
  const colours = bulb === 'any' ? 'any' : listed(bulb, 'or');
  if (n === 1) return `${colours} bulb`;
  // With a choice for each one, '2 red or black bulbs' could be read as two of one colour.
  return bulb !== 'any' && bulb.length > 1 ? `${n} bulbs, each ${colours}` : `${n} ${colours} bulbs`;
}

const gainWords = ({ bulbs = [], guilder, tools, vp }: Gain): string =>
  listed(
    [
      ...bulbCounts(bulbs).map(({ bulb, n }) => bulbWords(bulb, n)),
      ...(guilder === undefined ? [] : [`${guilder} Guilder`]),
      ...(tools === undefined ? [] : [some(tools, 'Tool')]),
      ...(vp === undefined ? [] : [`${vp} VP`]),
    ],
    'and',
  );

/** Two rewards come without it, of four. */
function moreWords(more: number): string {
  if (more === 1) return 'a third reward for 1 Guilder';
  return more === 2 ? 'all four rewards for 1 Guilder' : `${more} more rewards for 1 Guilder`;
}

function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'lower':
      return `Lower water ${effect.strength}${effect.both ? ', both Guilder and VP' : ''}`;
    case 'enhance':
      return 'Enhance';
    case 'farm':
      return 'Farm';
    case 'build':
      if (effect.unconnected === undefined) return 'Build';
      if (effect.unconnected === 0) return 'Build, connected or not';
      return `Build, without connection for ${effect.unconnected} Guilder`;
    case 'market':
      return effect.cost === 0
        ? `Market, ${some(effect.moves, 'free move')}`
        : `Market, ${some(effect.moves, 'move')} for ${effect.cost} Guilder`;
    case 'plant':
      return effect.bulbs === 1 ? 'Plant 1 bulb' : `Plant up to ${effect.bulbs} bulbs`;
    case 'trade': {
      const repeat = effect.repeat ? ['colours may repeat'] : [];
      const more = effect.more === undefined ? [] : [moreWords(effect.more)];
      return ['Trade', ...repeat, ...more].join(', ');
    }
    case 'scoreContract':
      return 'Score a Contract now';
    case 'removeWindmill':
      return 'Take a Windmill off your farm board';
    case 'swapBulb':
      return 'Swap a stored bulb';
    case 'marketReward':
      return '1 reward of your Market area';
    case 'seq':
      return effect.of.map(effectWords).join(', then ');
  }
}

const TRIGGER_WORDS: Readonly<Record<Trigger, string>> = {
  lower: 'Lower water',
  enhance: 'Enhance',
  farm: 'Farm',
  build: 'Build',
  market: 'Market',
  plant: 'Plant',
  trade: 'Trade',
  raise: 'Raise the floodgate',
};

const WHEN_YOU: Readonly<Record<Trigger, string>> = {
  lower: 'when you Lower water',
  enhance: 'when you Enhance',
  farm: 'when you gain a card',
  build: 'when you Build',
  market: 'when you visit the Market',
  plant: 'when you Plant',
  trade: 'when you Trade',
  raise: 'when you raise the floodgate',
};

const whenYou = ({ when, atLeast }: Pick<Ability, 'when' | 'atLeast'>): string =>
  atLeast === undefined ? WHEN_YOU[when] : `${WHEN_YOU[when]} ${atLeast} or more`;

function mayWords({ may, when }: Ability): string {
  switch (may.do) {
    case 'strength':
      return `${may.add} more strength`;
    case 'look':
      return when === 'farm'
        ? `look at ${some(may.count, 'more card')}`
        : `look at ${some(may.count, 'tile')} of a stack`;
    case 'tradeFreely':
      return 'any two rewards of the card, bulb from the supply';
    case 'plantMore':
      return may.vp === 0 ? '1 bulb more' : `1 bulb more for ${may.vp} VP`;
    case 'marketFreely':
      return 'share the count among rewards; neutral marker and stacking free';
    default:
      return effectWords(may);
  }
}

/** Printed values in words. */
export const effects = {
  effect: effectWords,
  /** The same with icons for goods. */
  reward: (effect: Effect): string =>
    effect.do === 'gain' ? gainIcons(effect, { and: 'and', or: 'or' }) : effectWords(effect),
  /** 'Build: 2 VP'. */
  ability(ability: Ability): string {
    const least = ability.atLeast === undefined ? '' : ` (${ability.atLeast} or more)`;
    return `${TRIGGER_WORDS[ability.when]}${least}: ${mayWords(ability)}`;
  },
  /** '2 VP'. */
  abilityGives: mayWords,
  /** '2 VP when you Build'. */
  abilityShort: (ability: Ability): string => `${mayWords(ability)} ${whenYou(ability)}`,
  whenYou,
  contract: (contract: Contract): string => contractWords(contract),
  wish: (wish: Wish): string => wishWords(wish),
  listed: (parts: readonly string[]): string => listed(parts, 'and'),
  /** Two actions of which one is done, or both. */
  pair: (large: string, small: string, both: boolean): string =>
    both ? `${large} and ${small}` : `${large} or ${small}`,
};
