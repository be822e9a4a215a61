import {
  CARDS,
  contractVp,
  type Edition,
  editionOf,
  type FarmCard,
  lookedBeneath,
  TILE_KINDS,
  type Tile,
  type TileKind,
  type ValleyFrame,
  type ValleyState,
} from '@polder/valley';
import type { HalvedPlace } from '@polder/web/table/halves.js';

/** What lies open to be bought, what is looked at, and the stacks they come from. */

/** Which stack a place of the offer is filled from (SET-2). */
const PLACE_KINDS: readonly TileKind[] = ['common', 'common', 'uncommon', 'unique'];

export interface TilePlace {
  readonly target: string;
  /** The kind of its stack; the tile itself may be a common one (ENH-3). */
  readonly kind: TileKind;
  readonly tile: Tile | undefined;
  readonly price: number;
  /** Taken, and waiting for a section. */
  readonly picked: boolean;
}

export interface CardPlace extends HalvedPlace {
  readonly card: FarmCard | undefined;
  /** VP of its Contract for the one who looks, signed now. */
  readonly worth: number;
}

/** Items on top of a stack that somebody looks at (CRD-5); the hidden ones are only counted. */
export interface Looked {
  readonly seat: number;
  readonly of: 'tiles' | 'cards';
  readonly tiles: readonly TilePlace[];
  readonly cards: readonly CardPlace[];
  readonly hidden: number;
}

export interface StackLeft {
  readonly target: string;
  readonly kind: TileKind | 'cards';
  readonly left: number;
}

type OfferFrame = Extract<ValleyFrame, { kind: 'enhance' | 'farm' }>;

/** The innermost Enhance or Farm that is under way. */
const offerFrame = ({ frames }: ValleyState): OfferFrame | undefined =>
  frames.filter((frame): frame is OfferFrame => frame.kind === 'enhance' || frame.kind === 'farm').at(-1);

const priceOf = (edition: Edition, tile: Tile | undefined): number =>
  tile ? edition.tileCost[tile.kind] : 0;

export function tilesOffered(state: ValleyState): TilePlace[] {
  const edition = editionOf(state);
  const frame = offerFrame(state);
  return state.tileOffer.map((index, place) => {
    const tile = index < 0 ? undefined : edition.tiles[index];
    const picked = frame?.kind === 'enhance' && frame.picked === place && !frame.bought;
    return {
      target: `offer:tile${place + 1}`,
      kind: PLACE_KINDS[place],
      tile,
      price: priceOf(edition, tile),
      picked,
    };
  });
}

const ROLES = ['hire', 'sign'] as const;

function cardPlace(state: ValleyState, viewer: number, index: number, place: number): CardPlace {
  const offered = state.cardOffer.length;
  const name = place < offered ? `${place + 1}` : `look${place - offered + 1}`;
  const frame = offerFrame(state);
  const picked = frame?.kind === 'farm' && frame.picked === place && !frame.bought;
  return {
    target: place < offered ? `offer:card${name}` : `look:${place - offered + 1}`,
    hire: `hire:${name}`,
    sign: `sign:${name}`,
    card: index < 0 ? undefined : editionOf(state).cards[index],
    worth: index < 0 ? 0 : contractIfSigned(state, viewer, index),
    picked: picked ? ROLES[frame.role] : undefined,
  };
}

export const cardsOffered = (state: ValleyState, viewer: number): CardPlace[] =>
  state.cardOffer.map((index, place) => cardPlace(state, viewer, index, place));

export function lookedAt(state: ValleyState, viewer: number): Looked | undefined {
  const frame = offerFrame(state);
  if (frame === undefined || frame.looked === 0) return undefined;
  const stack = frame.kind === 'farm' ? CARDS : frame.stack;
  const edition = editionOf(state);
  // The topmost is the first one (CRD-5).
  const end = state.stacks[stack].items.length - lookedBeneath(state, stack, state.frames.indexOf(frame));
  const items = state.stacks[stack].items.slice(end - frame.looked, end).reverse();
  const tiles: TilePlace[] = [];
  const cards: CardPlace[] = [];
  for (const [i, index] of items.entries()) {
    if (index === null) continue;
    if (stack === CARDS) cards.push(cardPlace(state, viewer, index, state.cardOffer.length + i));
    else {
      const tile = edition.tiles[index];
      const picked = frame.kind === 'enhance' && frame.picked === state.tileOffer.length + i && !frame.bought;
      tiles.push({ target: `look:${i + 1}`, kind: tile.kind, tile, price: priceOf(edition, tile), picked });
    }
  }
  return {
    seat: state.turn.seat,
    of: stack === CARDS ? 'cards' : 'tiles',
    tiles,
    cards,
    hidden: items.length - tiles.length - cards.length,
  };
}

export function stacksLeft({ stacks }: ValleyState): StackLeft[] {
  return stacks.map(({ items }, i) => {
    const kind = i === CARDS ? 'cards' : TILE_KINDS[i];
    return { target: `stack:${kind}`, kind, left: items.length };
  });
}

/** With the card itself among the Contracts, which one of them counts (CRD-2). */
export function contractIfSigned(state: ValleyState, seat: number, card: number): number {
  const player = state.players[seat];
  const full = player.contracts.length >= editionOf(state).contractPlaces;
  const contracts = full ? player.contracts : [...player.contracts, card];
  return contractVp(state, { ...player, contracts }, card);
}
