import type { Edition, ValleyPlayer, ValleyState, Wish } from '@polder/valley';

/** VP of the Queen's Wish, the more the nearer it is; nothing once it is met or gone. */
export function wishAhead(state: ValleyState, player: ValleyPlayer, edition: Edition): number {
  if (player.wished || state.wish < 0) return 0;
  const { wish, vp } = edition.startingCards[state.wish];
  // Against the Gardener: its marker keeps the highest value once it stands there (G-WSH-1).
  const taken = state.gardener ? (state.gardener.wish === 0 ? 1 : 0) : state.wishesTaken;
  if (taken >= vp.length) return 0;
  return vp[taken] * progress(player, wish, edition) ** 2;
}

/** 0 to 1. */
function progress(player: ValleyPlayer, wish: Wish, edition: Edition): number {
  switch (wish.is) {
    case 'tools':
      return Math.min(1, player.tools / wish.count);
    case 'contractGroups':
      return new Set(player.contracts.map((card) => edition.cards[card].group)).size / 3;
    case 'patches': {
      let wanted = 0;
      let there = 0;
      for (let row = 0; row < wish.rows.length; row++) {
        wanted += wish.rows[row];
        there += Math.min(wish.rows[row], player.rows[row]);
      }
      return there / wanted;
    }
    case 'connected': {
      let mills = 0;
      for (let mask = player.mills; mask !== 0; mask &= mask - 1) mills++;
      return Math.min(1, mills / wish.windmills);
    }
    case 'tiles': {
      const kinds = { common: 0, uncommon: 0, unique: 0 };
      for (const wheel of [player.large, player.small]) {
        for (const tile of wheel) if (tile >= 0) kinds[edition.tiles[tile].kind]++;
      }
      const special = Math.min(wish.uncommon, kinds.uncommon) + Math.min(wish.unique, kinds.unique);
      const others = wish.count - wish.uncommon - wish.unique;
      const rest = kinds.common + kinds.uncommon + kinds.unique - special;
      return (special + Math.min(others, rest)) / wish.count;
    }
  }
}
