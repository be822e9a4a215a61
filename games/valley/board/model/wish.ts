import {
  CARD_GROUPS,
  type CardGroup,
  editionOf,
  GARDENER,
  largestGroup,
  type TileKind,
  tables,
  type ValleyState,
  type Wish,
} from '@polder/valley';
import type { Takers } from './calendar.js';

/** The Queen's Wish as it is drawn: what is asked for, how far the one who looks has come, what is left. */

/** Some of the same kind that are asked for: Tools, Patches of a row, Windmills, tiles, Contracts of a group. */
export interface WishPart {
  readonly of: 'tool' | 'windmill' | 'patch' | 'tile' | TileKind | CardGroup;
  readonly have: number;
  readonly need: number;
}

export function wishOf(state: ValleyState): Wish | undefined {
  return state.wish < 0 ? undefined : editionOf(state).startingCards[state.wish].wish;
}

/** What is more than needed is not counted, so that everything is there when every part is full (WSH-1). */
const part = (of: WishPart['of'], have: number, need: number): WishPart => ({
  of,
  have: Math.min(have, need),
  need,
});

export function wishParts(state: ValleyState, seat: number, wish: Wish): WishPart[] {
  const player = state.players[seat];
  switch (wish.is) {
    case 'tools':
      return [part('tool', player.tools, wish.count)];
    case 'contractGroups': {
      const { cards } = editionOf(state);
      const groups = new Set(player.contracts.map((card) => cards[card].group));
      return CARD_GROUPS.map((group) => part(group, groups.has(group) ? 1 : 0, 1));
    }
    case 'patches':
      return wish.rows.map((need, row) => part('patch', player.rows[row], need));
    case 'connected':
      return [part('windmill', largestGroup(tables(state), player.mills), wish.windmills)];
    case 'tiles': {
      const { tiles } = editionOf(state);
      const kinds = [...player.large, ...player.small]
        .filter((tile) => tile >= 0)
        .map((tile) => tiles[tile].kind);
      const unique = part('unique', kinds.filter((kind) => kind === 'unique').length, wish.unique);
      const uncommon = part('uncommon', kinds.filter((kind) => kind === 'uncommon').length, wish.uncommon);
      const rest = part(
        'tile',
        kinds.length - unique.have - uncommon.have,
        wish.count - wish.unique - wish.uncommon,
      );
      return [unique, uncommon, rest].filter(({ need }) => need > 0);
    }
  }
}

export function wishSum(parts: readonly WishPart[]): { have: number; need: number } {
  let [have, need] = [0, 0];
  for (const it of parts) {
    have += it.have;
    need += it.need;
  }
  return { have, need };
}

export interface WishValue {
  readonly vp: number;
  /** Scored, or in a solo game held, by somebody. */
  readonly taken: boolean;
  readonly by: number | undefined;
}

/** The VP of a wish from the highest, and who has them. */
export function wishValues(state: ValleyState, takers: Takers): WishValue[] {
  const { gardener, wish, wishesTaken } = state;
  if (wish < 0) return [];
  return editionOf(state).startingCards[wish].vp.map((vp, i) => {
    if (gardener) {
      const by = gardener.wish === i ? GARDENER : gardener.yours === i ? 0 : undefined;
      return { vp, taken: by !== undefined, by };
    }
    const taken = i < wishesTaken;
    return { vp, taken, by: taken ? takers.wish[i] : undefined };
  });
}

/** What this seat has got for the wish, or holds; undefined: not fulfilled. */
export function wishGot(state: ValleyState, seat: number, takers: Takers): number | undefined {
  if (!state.players[seat].wished) return undefined;
  return wishValues(state, takers).find(({ by }) => by === seat)?.vp;
}
