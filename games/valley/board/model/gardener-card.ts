import { editionOf, type GardenerBack, type GardenerCard, tables, type ValleyState } from '@polder/valley';

/** What steers the Queen's Gardener, as far as everybody sees it. */
export interface GardenerCards {
  /** The card that steered its last turn; undefined before the first. */
  readonly face: GardenerCard | undefined;
  /** The back on top of the deck: of the card that comes next (G-TRN-1). */
  readonly back: GardenerBack;
  /** Cards that may be that one: they have this back and were not drawn since the last shuffle. */
  readonly next: readonly GardenerCard[];
  readonly left: number;
}

export function gardenerCards(state: ValleyState): GardenerCards | undefined {
  const { gardener, options } = state;
  if (gardener === undefined || options.solo === undefined || gardener.back < 0) return undefined;
  const { cards } = editionOf(state).gardener;
  const { decks, back } = tables(state).gardener;
  const inDeck = decks[options.solo].filter((card) => !gardener.discards.includes(card));
  const drawn = gardener.discards[gardener.discards.length - 1];
  return {
    face: drawn === undefined ? undefined : cards[drawn],
    back: cards[gardener.back].back,
    next: inDeck.filter((card) => back[card] === gardener.back).map((card) => cards[card]),
    left: gardener.deck.length,
  };
}
