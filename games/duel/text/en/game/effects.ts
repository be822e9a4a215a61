import { counted, listed } from '@polder/core/text';
import { ACTIONS, gainReward, gainWords, plantWords, WHEN_YOU } from '@polder/core/text/en/effects.js';
import type { ActionKind, Contract, Count, Deal, Effect, Effects, Helper, TileKind } from '@polder/duel';

function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'enhance':
      if (effect.also === 'both') return 'Enhance Central and Personal Wheel';
      return effect.also === 'printed' ? 'Enhance and the preprinted action' : 'Enhance';
    case 'farm':
      return effect.swap ? 'Farm and swap two cards of that row' : 'Farm';
    case 'plant': {
      const plant = plantWords(effect.bulbs);
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

/** Like ones together: 'Market + 1 Tool', 'Market twice'. */
const together = (all: readonly string[]): string =>
  counted(all)
    .map(({ words, n }) => (n === 1 ? words : n === 2 ? `${words} twice` : `${words} ${n} times`))
    .join(' + ');

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
  effect: effectWords,
  /** What a section, a tile or an Export tile shows: 'Market + 1 Tool', 'Market twice'. */
  effects: (effects: Effects): string => together(effects.map(effectWords)),
  /** The same with icons for goods. */
  reward,
  rewards: (effects: Effects): string => together(effects.map(reward)),
  /** 'Build: 2 VP'. */
  helper: ({ when, gain }: Helper): string => `${ACTIONS[when]}: ${effectWords(gain)}`,
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
