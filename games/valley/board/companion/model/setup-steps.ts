import { below, seedRandom } from '@polder/core';
import type { IconName } from '@polder/core/text';
import { COLOURS, type Colour } from '@polder/valley';
import type { Words } from '@polder/web/words/words.js';
import type { Picture } from './picture.js';
import { type Guide, tableIn } from './state.js';
import type { Step } from './steps.js';

type SetUpWords = Words['box']['companion']['setUp'];

const step = (
  icon: IconName,
  text: (words: SetUpWords) => string,
  rule: string,
  picture?: Picture,
): Step => ({
  kind: 'do',
  icon,
  text: ({ box }) => text(box.companion.setUp),
  why: [],
  rule,
  ...(picture ? { picture } : {}),
});

/** Your first bulb (G-SET-1). */
const drawnBulb = (seed: string): Colour => COLOURS[below(seedRandom(`bulb ${seed}`), COLOURS.length)];

/** Everything that is laid out before the first question about it. */
export function layOutSteps({ edition, seed, kind, difficulty }: Guide): Step[] {
  const ownDeck = difficulty === 'hard' ? 'deckOwnHard' : 'deckOwn';
  return [
    step('calendar', (it) => it.board, 'SET-11', { kind: 'calendar', column: -1 }),
    step('gate', (it) => it.water, 'SET-4', { kind: 'gate', from: 1, to: 1 }),
    step('enhance', (it) => it.offers, 'SET-2', { kind: 'tiles' }),
    step('trade', (it) => it.trade, 'SET-5'),
    step('marker-1', (it) => it.you(drawnBulb(seed)), 'G-SET-1'),
    step('gardener', (it) => it.gardener, 'G-SET-1'),
    step('plant', (it) => it.overlay, 'G-SET-1', { kind: 'patches', rows: edition.patches.map(() => []) }),
    step('calendar', (it) => it.calendar, 'SET-6'),
    step('gardener', (it) => (kind === 'app' ? it.deckApp : it[ownDeck]), 'G-SET-4'),
    step('crown', (it) => it.wish, 'G-SET-3'),
  ];
}

export function markerSteps(guide: Guide): Step[] {
  const { market } = tableIn(guide);
  return [
    step('marker-2', (it) => it.marker(market.gardener), 'G-SET-2', {
      kind: 'market',
      area: market.gardener,
    }),
    step('neutral', (it) => it.neutrals, 'SET-9'),
    step('play', (it) => it.first, 'G-SET-1'),
  ];
}
