import { listed } from '@polder/core/text';
import {
  ACTIONS,
  gainReward,
  gainWords,
  joints,
  plantWords,
  WHEN_YOU as SHARED,
  some,
} from '@polder/core/text/en/effects.js';
import type { Ability, Effect, TileKind, Trigger, Wish } from '@polder/valley';
import { contractWords } from './contracts.js';
import { mechanismWords } from './mechanisms.js';

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
    case 'farm':
      return ACTIONS[effect.do];
    case 'build':
      if (effect.unconnected === undefined) return ACTIONS.build;
      if (effect.unconnected === 0) return 'Build, connected or not';
      return `Build, without connection for ${effect.unconnected} Guilder`;
    case 'market':
      return effect.cost === 0
        ? `Market, ${some(effect.moves, 'free move')}`
        : `Market, ${some(effect.moves, 'move')} for ${effect.cost} Guilder`;
    case 'plant':
      return plantWords(effect.bulbs);
    case 'trade': {
      const repeat = effect.repeat ? ['colours may repeat'] : [];
      const more = effect.more === undefined ? [] : [moreWords(effect.more)];
      return [ACTIONS.trade, ...repeat, ...more].join(', ');
    }
    case 'marketReward':
      return '1 reward of your Market area';
    case 'seq':
      return effect.of.map(effectWords).join(', then ');
    default:
      return mechanismWords(effect);
  }
}

const TRIGGERS: Readonly<Record<Trigger, string>> = {
  ...ACTIONS,
  lower: 'Lower water',
  raise: 'Raise the floodgate',
};

const WHEN_YOU: Readonly<Record<Trigger, string>> = {
  ...SHARED,
  lower: 'when you Lower water',
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

function wishWords(wish: Wish): string {
  switch (wish.is) {
    case 'tools':
      return `At least ${some(wish.count, 'Tool')} in hand`;
    case 'contractGroups':
      return 'A Contract of each group';
    case 'patches':
      return `Rows planted to at least ${listed(wish.rows.map(String), 'and')}`;
    case 'connected':
      return `${some(wish.windmills, 'Windmill')} of yours in one network`;
    case 'tiles': {
      const among = [
        ...(wish.uncommon === 0 ? [] : [`${wish.uncommon} uncommon`]),
        ...(wish.unique === 0 ? [] : [`${wish.unique} unique`]),
      ];
      const tiles = `At least ${some(wish.count, 'tile')} on your wheels`;
      return among.length === 0 ? tiles : `${tiles}, ${listed(among, 'and')} among them`;
    }
  }
}

/** Printed values in words. */
export const effects = {
  effect: effectWords,
  /** The same with icons for goods. */
  reward: (effect: Effect): string => (effect.do === 'gain' ? gainReward(effect) : effectWords(effect)),
  /** 'Build: 2 VP'. */
  ability(ability: Ability): string {
    const least = ability.atLeast === undefined ? '' : ` (${ability.atLeast} or more)`;
    return `${TRIGGERS[ability.when]}${least}: ${mayWords(ability)}`;
  },
  /** '2 VP'. */
  abilityGives: mayWords,
  /** '2 VP when you Build'. */
  abilityShort: (ability: Ability): string => `${mayWords(ability)} ${whenYou(ability)}`,
  whenYou,
  contract: contractWords,
  wish: wishWords,
  ...joints,
  tileKind: (kind: TileKind): string => kind,
};
