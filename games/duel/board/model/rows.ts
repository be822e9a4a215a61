import { type Contract, contractVp, type DuelState, editionOf, type Helper } from '@polder/duel';
import { rivalOf } from './players.js';

/** The two rows of farm cards. Each card is a Helper of the player near to it and a Contract of the other. */

export interface RowCard {
  readonly id: number;
  readonly helper: Helper;
  readonly contract: Contract;
  /** The Helper has worked this turn. */
  readonly used: boolean;
  /** What the Contract would score right now. */
  readonly worth: number;
  /** The next card that enters pushes it out. */
  readonly leaves: boolean;
}

export interface FarmRow {
  /** The seat it is near to: its Helpers, the rival's Contracts. */
  readonly seat: number;
  /** Newest first. */
  readonly cards: readonly RowCard[];
  readonly places: number;
  /** Pushed out, and to be scored or not. */
  readonly pushed: RowCard | undefined;
}

export function rowOf(view: DuelState, seat: number): FarmRow {
  const { cards, row: places } = editionOf(view);
  const row = view.rows[seat];
  const owner = rivalOf(seat);
  const shown = (card: number, leaves: boolean): RowCard => ({
    id: cards[card].id,
    helper: cards[card].helper,
    contract: cards[card].contract,
    used: view.turn.seat === seat && ((view.turn.used >> card) & 1) === 1,
    worth: contractVp(view, owner, card, view.players[owner].scored.length + 1),
    leaves,
  });
  const frame = view.frames.find((it) => it.kind === 'contract' && it.seat === owner);
  return {
    seat,
    cards: row.map((card, i) => shown(card, i === places - 1)),
    places,
    pushed: frame?.kind === 'contract' ? shown(frame.card, false) : undefined,
  };
}

/** The row whose cards may be swapped now (D-TIL), by the seat it is near to. */
export function swapping({ frames, turn }: DuelState): number | undefined {
  const frame = frames[frames.length - 1];
  if (frame?.kind !== 'farm' || frame.picked < 0) return undefined;
  return frame.role === 0 ? turn.actor : rivalOf(turn.actor);
}

/** As it is chosen, whichever of the two was pressed first. Places are counted from 0. */
export const swapKey = (a: number, b: number): string => `swap:${Math.min(a, b) + 1}-${Math.max(a, b) + 1}`;
