import { counted, listed } from '@polder/core/text';
import { ACTIONS, gainReward, gainWords, plantWords, WHEN_YOU } from '@polder/core/text/pl/effects.js';
import { COLOUR, small } from '@polder/core/text/pl/forms.js';
import type { Count, Effect, TileKind } from '@polder/duel';
import type { effects as english } from '../../en/game/effects.js';

const PLANTED_IN = { same: ' w jednym kolorze', different: ' w różnych kolorach' } as const;

function effectWords(effect: Effect): string {
  switch (effect.do) {
    case 'gain':
      return gainWords(effect);
    case 'enhance':
      if (effect.also === 'both') return 'Kafelek na koło centralne i na osobiste';
      return effect.also === 'printed' ? 'Kafelek ulepszenia i nadrukowana akcja' : 'Kafelek ulepszenia';
    case 'farm':
      return effect.swap ? 'Karta ulepszenia i zamiana dwóch kart w rzędzie' : 'Karta ulepszenia';
    case 'plant': {
      const plant = plantWords(effect.bulbs);
      return effect.colours === undefined ? plant : `${plant}${PLANTED_IN[effect.colours]}`;
    }
    case 'build':
      return effect.both ? 'Budowa wiatraka, nagrody z obu grządek' : 'Budowa wiatraka';
    case 'market':
      return 'Bazar';
    case 'trade':
      return effect.bulbs === undefined
        ? 'Handel morski'
        : `Handel morski, od 1 do ${effect.bulbs} tulipanów`;
  }
}

function joined(all: readonly string[]): string {
  return counted(all)
    .map(({ words, n }) => (n === 1 ? words : `${words}, ${n === 2 ? 'dwa razy' : `${n} razy`}`))
    .map((words, i) => (i === 0 ? words : small(words)))
    .join(' + ');
}

/** Goes on after '3 PZ'. */
function countWords(each: Count): string {
  switch (each.of) {
    case 'windmills':
      return `za każdy własny wiatrak obok ${COLOUR[each.colour].of} tulipana`;
    case 'traded': {
      const colours = listed(
        each.colours.map((colour) => COLOUR[colour].one),
        'lub',
      );
      return `za każdy ${colours} tulipan w handlu morskim`;
    }
    case 'tradedPairs':
      return 'za każdą parę tulipanów w handlu morskim';
    case 'tradedColours':
      return 'za każdy kolor w handlu morskim';
    case 'mixedPatches':
      return `za każdą grządkę z kolorem ${COLOUR[each.colour].with} i jeszcze innym`;
    case 'fullPatches':
      return 'za każdą pełną grządkę';
    case 'personalTiles':
      return 'za każdy kafelek na własnym kole osobistym';
    case 'scored':
      return 'za każdy zapunktowany kontrakt, łącznie z tym';
  }
}

const KIND: Readonly<Record<TileKind, string>> = { wooden: 'drewniany', silver: 'srebrny' };

const reward = (effect: Effect): string => (effect.do === 'gain' ? gainReward(effect) : effectWords(effect));

export const effects: typeof english = {
  effect: effectWords,
  effects: (effects) => joined(effects.map(effectWords)),
  reward,
  rewards: (effects) => joined(effects.map(reward)),
  helper: ({ when, gain }) => `${ACTIONS[when]}: ${small(effectWords(gain))}`,
  helperGives: ({ gain }) => small(effectWords(gain)),
  helperShort: ({ gain, when }) => `${small(effectWords(gain))} ${WHEN_YOU[when]}`,
  helperOn: ({ gain, when }) => `${small(effectWords(gain))} ${WHEN_YOU[when]}`,
  whenYou: (when) => WHEN_YOU[when],
  contract: ({ vp, each }) => `${vp} PZ ${countWords(each)}`,
  dealBulbs: ({ bulbs }) => gainReward({ do: 'gain', bulbs }),
  tileKind: (kind) => KIND[kind],
};
