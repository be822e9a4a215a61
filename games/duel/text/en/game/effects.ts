import { counted, listed } from '@polder/core/text';
import { ACTIONS, gainReward, WHEN_YOU } from '@polder/core/text/en/effects.js';
import {
  type ActionKind,
  type Contract,
  type Count,
  type Deal,
  type Effect,
  type Effects,
  effectsWords,
  effectWords,
  type Helper,
  helperWords,
  type TileKind,
} from '@polder/duel';

const whenYou = (when: ActionKind): string => WHEN_YOU[when];
const reward = (effect: Effect): string => (effect.do === 'gain' ? gainReward(effect) : effectWords(effect));

/** Goes on after '3 VP'. A card is read by both players: 'own' is right for each of them. */
function countWords(each: Count): string {
  switch (each.of) {
    case 'windmills':
      return `for each own Windmill next to a ${each.colour} tulip`;
    case 'traded':
      return `for each ${listed(each.colours, 'or')} bulb traded`;
    case 'tradedPairs':
      return 'for each pair of bulbs traded';
    case 'tradedColours':
      return 'for each different colour traded';
    case 'mixedPatches':
      return `for each Patch with ${each.colour} and another colour`;
    case 'fullPatches':
      return 'for each full Patch';
    case 'personalTiles':
      return 'for each tile on the own Personal Wheel';
    case 'scored':
      return 'for each scored Contract, this one included';
  }
}

/** Printed values in words. */
export const effects = {
  effect: (effect: Effect): string => effectWords(effect),
  /** What a section, a tile or an Export tile shows: 'Market + 1 Tool', 'Market twice'. */
  effects: (effects: Effects): string => effectsWords(effects),
  /** The same with icons for goods. */
  reward,
  rewards: (effects: Effects): string =>
    counted(effects.map(reward))
      .map(({ words, n }) => (n === 1 ? words : n === 2 ? `${words} twice` : `${words} ${n} times`))
      .join(' + '),
  /** 'Build: 2 VP'. */
  helper: (helper: Helper): string => helperWords(helper),
  /** '2 VP'. */
  helperGives: ({ gain }: Helper): string => effectWords(gain),
  /** '2 VP when you Build'. */
  helperShort: ({ gain, when }: Helper): string => `${effectWords(gain)} ${whenYou(when)}`,
  /** The same of anybody's: '2 VP on Build'. */
  helperOn: ({ gain, when }: Helper): string => `${effectWords(gain)} on ${ACTIONS[when]}`,
  whenYou,
  contract: ({ vp, each }: Contract): string => `${vp} VP ${countWords(each)}`,
  /** The bulbs of a deal, with icons. */
  dealBulbs: ({ bulbs }: Deal): string => gainReward({ do: 'gain', bulbs }),
  tileKind: (kind: TileKind): string => kind,
};
