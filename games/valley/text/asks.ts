import type { Colour, Difficulty, GardenerBack } from '@polder/valley';

/** Where the Gardener's cards come from: drawn here, or from a deck on the table. */
export type DeckKind = 'app' | 'own';

/** What you may have done in your turn that matters to the Gardener, besides floodgate and water. */
export const DEEDS = ['build', 'market', 'trade', 'calendar', 'wish', 'offers'] as const;
export type Deed = (typeof DEEDS)[number];

/** Every question of the guide, and what answers it. */
export interface Answers {
  // Set-up
  readonly difficulty: Difficulty;
  readonly deck: DeckKind;
  /** A list to be done at the table. */
  readonly layOut: true;
  readonly board: string;
  readonly wish: number;
  readonly area: string;
  readonly markers: true;
  // Your turn
  readonly gate: number;
  readonly water: number;
  readonly did: readonly Deed[];
  /** Spaces in the order in which you built on them. */
  readonly built: readonly string[];
  /** VP of the Gardener for its Windmills on your ways, where you had a choice. */
  readonly path: number;
  readonly neutral: { readonly from: string; readonly to: string } | null;
  readonly moved: string;
  /** How often you stood on its marker. */
  readonly stood: number;
  /** `fresh`: the card that lay there was full, another one is on top. */
  readonly trade: { readonly fresh: boolean; readonly bulbs: readonly (Colour | null)[] };
  /** Row of the unique Calendar reward that you took; 0: none. */
  readonly covered: number;
  readonly offers: { readonly tiles: readonly boolean[]; readonly cards: readonly boolean[] };
  // Its card
  readonly draw: true;
  readonly cardGate: number;
  readonly cardColour: Colour;
  /** The section in which the water stands is highlighted. */
  readonly cardLowers: boolean;
  readonly cardTrade: number;
  /** Of the colours that lie on the trade card. */
  readonly cardOrder: readonly Colour[];
  readonly backTiles: Pick<GardenerBack, 'common' | 'other'>;
  /** The place that it likes best of those where a card lies. */
  readonly backFarm: number;
  readonly tradeCard: number;
  readonly tradeNext: number;
  // Its turn, and the end
  readonly turn: true;
  readonly yours: number;
}
export type Ask = keyof Answers;
export type Answer = { readonly [A in Ask]: { readonly ask: A; readonly value: Answers[A] } }[Ask];
