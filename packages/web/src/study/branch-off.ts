import type { GameEvent, Seat } from '@polder/core';
import type { Bots } from '../session/bots.js';
import { type BranchSession, openBranch } from '../session/branch.js';
import type { AnyState } from '../session/rules.js';
import type { Seated } from '../table/rooms.js';
import { Table } from '../table/table.svelte.js';

/** A table beside it, to try things out from an earlier moment or from now. */
export interface Branched {
  readonly session: BranchSession<AnyState, GameEvent>;
  readonly table: Table<AnyState, GameEvent>;
}

export function branchOff(
  { id, game, session, table }: Seated,
  choices: number,
  seat: Seat,
  bots: Bots,
): Branched {
  const start = {
    game: id,
    players: session.players,
    seat,
    choices,
    moments: session.moments.slice(0, choices),
    viewAt: (earlier: number) => session.viewFor(earlier, seat),
  };
  const branch = openBranch(game, start, bots);
  return { session: branch, table: new Table(branch, table.shown) };
}
