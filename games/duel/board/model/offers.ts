import {
  contractVp,
  type DuelFrame,
  type DuelState,
  editionOf,
  type FarmCard,
  type Tile,
} from '@polder/duel';
import type { HalvedPlace } from '@polder/web/table/halves.js';

/** What lies open to be taken, and how much is left where it comes from. */

export interface TilePlace {
  readonly target: string;
  readonly tile: Tile | undefined;
  /** Guilder for the own Personal Wheel; the Central one is free (D-ENH). */
  readonly price: number;
  /** Taken, and waiting for a section. */
  readonly picked: boolean;
}

export interface CardPlace extends HalvedPlace {
  readonly card: FarmCard | undefined;
  /** VP of its Contract for the one who looks, if it were scored now. */
  readonly worth: number;
}

type FrameOf<Kind extends DuelFrame['kind']> = Extract<DuelFrame, { kind: Kind }>;

/** The innermost action of this kind that is under way. */
const frameOf = <Kind extends DuelFrame['kind']>(
  { frames }: DuelState,
  kind: Kind,
): FrameOf<Kind> | undefined => frames.filter((frame): frame is FrameOf<Kind> => frame.kind === kind).at(-1);

export function tilesOffered(view: DuelState): TilePlace[] {
  const { tiles, tileCost } = editionOf(view);
  const picked = frameOf(view, 'enhance')?.picked;
  return view.tileOffer.map((index, place) => {
    const tile = index < 0 ? undefined : tiles[index];
    return {
      target: `offer:tile${place + 1}`,
      tile,
      price: tile ? tileCost[tile.kind] : 0,
      picked: tile !== undefined && picked === place,
    };
  });
}

const ROLES = ['hire', 'sign'] as const;

const worthOf = (view: DuelState, seat: number, card: number): number =>
  contractVp(view, seat, card, view.players[seat].scored.length + 1);

export function cardsOffered(view: DuelState, seat: number): CardPlace[] {
  const { cards } = editionOf(view);
  const frame = frameOf(view, 'farm');
  // Before the first Helpers are chosen nothing is offered yet: each player leaves one card (D-SET-5).
  const offered = view.cardOffer.length > 0 ? view.cardOffer : view.hands.map(() => -1);
  return offered.map((index, place) => ({
    target: `offer:card${place + 1}`,
    hire: `hire:${place + 1}`,
    sign: `sign:${place + 1}`,
    card: cards[index],
    worth: index < 0 ? 0 : worthOf(view, seat, index),
    picked: index >= 0 && frame?.picked === place ? ROLES[frame.role] : undefined,
  }));
}

/** The card that lies open on the deck and comes next. */
export interface DeckTop {
  readonly card: FarmCard | undefined;
  readonly worth: number;
  readonly left: number;
}

export function deckTop(view: DuelState, seat: number): DeckTop {
  const { cardDeck } = view;
  const top = cardDeck.at(-1);
  const known = typeof top === 'number' ? top : undefined;
  return {
    card: known === undefined ? undefined : editionOf(view).cards[known],
    worth: known === undefined ? 0 : worthOf(view, seat, known),
    left: cardDeck.length,
  };
}

export const tilesLeft = ({ tileStack }: DuelState): number => tileStack.length;

/** A card of the hand before the first Helpers are chosen (D-SET-5). */
export interface HandCard {
  readonly target: string;
  readonly key: string;
  readonly card: FarmCard;
}

export function handOf(view: DuelState, seat: number): HandCard[] {
  const { cards } = editionOf(view);
  return view.hands[seat].flatMap((card, place) =>
    card === null ? [] : [{ target: `hand:${place + 1}`, key: `keep:${place + 1}`, card: cards[card] }],
  );
}
