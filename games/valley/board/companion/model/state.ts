import type { CompanionTurn, Difficulty, Edition, GardenerTable } from '@polder/valley';
import type { Ask, DeckKind } from '../../../text/asks.js';
import type { Need, ToldCard } from './card.js';
import type { Deck } from './deck.js';

/** VP that the Gardener got in play, by source. */
export type VpLines = Readonly<Record<string, number>>;

/** A solo game at a real table, as far as it was told. Plain data; each answer makes a new one. */
export interface Guide {
  readonly edition: Edition;
  /** For whatever is drawn here. */
  readonly seed: string;
  /** What is asked next; nothing: the game is over and counted. */
  readonly asks: readonly Ask[];
  /** Of the question that is open, where it needs more. */
  readonly need: Omit<Need, 'ask'>;
  readonly difficulty: Difficulty;
  readonly kind: DeckKind;
  readonly board: string;
  readonly wish: number;
  /** As far as your turn is told; `before` it. Undefined until the set-up is told. */
  readonly table: GardenerTable | undefined;
  readonly before: GardenerTable | undefined;
  readonly deck: Deck | undefined;
  readonly card: ToldCard;
  /** The Gardener's turn that is to be carried out now. */
  readonly turn: CompanionTurn | undefined;
  readonly vp: VpLines;
  /** Your VP, once the game is over. */
  readonly yours: number | undefined;
}

/** The question that is open. */
export const askOf = ({ asks }: Guide): Ask | undefined => asks[0];

const missing = (): never => {
  throw new Error('The set-up is not told yet.');
};
export const tableIn = ({ table }: Guide): GardenerTable => table ?? missing();
/** As it was when your turn began. */
export const tableBefore = ({ before }: Guide): GardenerTable => before ?? missing();
