import { seedRandom, shuffle, split } from '@polder/core';
import type { Difficulty, Edition, GardenerBack, GardenerCard } from '@polder/valley';

/** The Gardener's cards, for those who leave theirs in the box. */
export interface Deck {
  readonly seed: string;
  /** Ids, the next one last. */
  readonly cards: readonly string[];
  readonly discards: readonly string[];
  readonly shuffles: number;
}

const shuffled = (seed: string, time: number, ids: readonly string[]): string[] =>
  shuffle(split(seedRandom(seed), time), [...ids]);

/** G-SET-4. */
export function newDeck({ gardener }: Edition, difficulty: Difficulty, seed: string): Deck {
  const ids = gardener.cards.map(({ id }) => id);
  const all = difficulty === 'hard' ? ids.filter((id) => !gardener.notOnHard.includes(id)) : ids;
  return { seed, cards: shuffled(seed, 0, all), discards: [], shuffles: 1 };
}

/** G-TRN-1: there is always a card left whose back can steer the turn. */
export function drawFrom({ seed, cards, discards, shuffles }: Deck): Deck {
  const drawn = cards.slice(-1);
  const left = cards.slice(0, -1);
  if (left.length > 0) return { seed, cards: left, discards: [...discards, ...drawn], shuffles };
  return { seed, cards: shuffled(seed, shuffles, discards), discards: drawn, shuffles: shuffles + 1 };
}

const cardOf = ({ gardener }: Edition, id: string | undefined): GardenerCard | undefined =>
  gardener.cards.find((card) => card.id === id);

export const faceOf = (edition: Edition, { discards }: Deck): GardenerCard | undefined =>
  cardOf(edition, discards.at(-1));

/** Of the card on top. */
export const backOf = (edition: Edition, { cards }: Deck): GardenerBack | undefined =>
  cardOf(edition, cards.at(-1))?.back;
