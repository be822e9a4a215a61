import { gainReward, joints, WHEN_YOU as SHARED, some } from '@polder/core/text/en/effects.js';
import {
  type Ability,
  type Contract,
  contractWords,
  type Effect,
  effectWords as printedWords,
  type TileKind,
  TRIGGER_WORDS,
  type Trigger,
  type Wish,
  wishWords,
} from '@polder/valley';

/** Two rewards come without it, of four. */
function moreWords(more: number): string {
  if (more === 1) return 'a third reward for 1 Guilder';
  return more === 2 ? 'all four rewards for 1 Guilder' : `${more} more rewards for 1 Guilder`;
}

/** As the list of components says it, but for what would read badly inside a sentence. */
function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'lower':
      return `Lower water ${effect.strength}${effect.both ? ', both Guilder and VP' : ''}`;
    case 'build':
      return effect.unconnected
        ? `Build, without connection for ${effect.unconnected} Guilder`
        : printedWords(effect);
    case 'market':
      return effect.cost === 0
        ? `Market, ${some(effect.moves, 'free move')}`
        : `Market, ${some(effect.moves, 'move')} for ${effect.cost} Guilder`;
    case 'trade': {
      const repeat = effect.repeat ? ['colours may repeat'] : [];
      const more = effect.more === undefined ? [] : [moreWords(effect.more)];
      return ['Trade', ...repeat, ...more].join(', ');
    }
    case 'seq':
      return effect.of.map(effectWords).join(', then ');
    default:
      return printedWords(effect);
  }
}

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

/** Printed values in words. */
export const effects = {
  effect: effectWords,
  /** The same with icons for goods. */
  reward: (effect: Effect): string => (effect.do === 'gain' ? gainReward(effect) : effectWords(effect)),
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
  ...joints,
  tileKind: (kind: TileKind): string => kind,
};
