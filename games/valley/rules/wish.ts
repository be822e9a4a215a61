import { popcount } from '@polder/core';
import { largestGroup } from './map.js';
import { active, emit, type Run } from './run.js';
import { type Player, type State, tables } from './state.js';

/** Score the Queen's Wish the moment it is met (WSH-1). Called after whatever may meet it. */
export function checkWish(run: Run): void {
  const s = run.state;
  if (s.wish < 0) return;
  const player = active(s);
  const { vp } = tables(s).edition.startingCards[s.wish];
  if (player.wished || s.wishesTaken >= vp.length || !isWishMet(s, player)) return;
  if (s.gardener) {
    // The highest value, unless the Gardener's marker stands on it (G-WSH-1).
    emit(run, { type: 'wishMet', seat: s.turn.seat, value: s.gardener.wish === 0 ? 1 : 0 });
    return;
  }
  emit(run, { type: 'wish', seat: s.turn.seat, vp: vp[s.wishesTaken] });
}

function isWishMet(s: State, player: Player): boolean {
  const t = tables(s);
  const { wish } = t.edition.startingCards[s.wish];
  switch (wish.is) {
    case 'tools':
      return player.tools >= wish.count;
    case 'contractGroups': {
      let groups = 0;
      for (const card of player.contracts) groups |= 1 << t.cardGroup[card];
      return groups === 0b111;
    }
    case 'patches':
      for (let row = 0; row < wish.rows.length; row++) if (player.rows[row] < wish.rows[row]) return false;
      return true;
    case 'connected':
      return popcount(player.mills) >= wish.windmills && largestGroup(t, player.mills) >= wish.windmills;
    case 'tiles': {
      const counts = [0, 0, 0];
      for (const tile of player.large) if (tile >= 0) counts[t.tileKind[tile]]++;
      for (const tile of player.small) if (tile >= 0) counts[t.tileKind[tile]]++;
      return (
        counts[0] + counts[1] + counts[2] >= wish.count &&
        counts[1] >= wish.uncommon &&
        counts[2] >= wish.unique
      );
    }
  }
}
