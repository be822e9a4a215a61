import type { InputPart } from '@polder/bots';
import { DIFFICULTIES, defaultEdition, editionOf, type ValleyState } from '@polder/valley';
import { sectionsOf } from './section-inputs.js';

type Gardener = NonNullable<ValleyState['gardener']>;

/** Values of the Queen's Wish, and none. */
const WISHES = 5;
const KINDS = 3;

const part = (
  name: string,
  size: number,
  write: (gardener: Gardener, to: Int16Array, at: number, state: ValleyState) => void,
): InputPart<ValleyState> => ({
  name,
  size,
  write(state, _, to, at) {
    if (state.gardener) write(state.gardener, to, at, state);
  },
});

/** What is known of the Gardener beside what it has as a player. */
export const soloInputs: readonly InputPart<ValleyState>[] = [
  part('difficulty', DIFFICULTIES.length, (_, to, at, { options }) => {
    if (options.solo !== undefined) to[at + DIFFICULTIES.indexOf(options.solo)] = 1;
  }),
  part("Gardener's tiles", KINDS, ({ tiles }, to, at, state) => {
    const { kinds } = sectionsOf(editionOf(state));
    for (const tile of tiles) to[at + kinds[tile]]++;
  }),
  part("Gardener's cards", 1 + defaultEdition.cards.length, ({ cards }, to, at) => {
    to[at] = cards.length;
    for (const card of cards) to[at + 1 + card] = 1;
  }),
  part("Gardener's wish", 2 * WISHES, ({ wish, yours }, to, at) => {
    to[at + Math.min(WISHES - 1, wish + 1)] = 1;
    to[at + WISHES + Math.min(WISHES - 1, yours + 1)] = 1;
  }),
  part("Gardener's deck", 1, ({ deck }, to, at) => {
    to[at] = deck.length;
  }),
];
