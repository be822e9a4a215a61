import type { Game, GameEvent } from '@polder/core';
import { openLocal } from '../../../session/local.js';
import type { AnyOptions, AnyState, GameId } from '../../../session/rules.js';
import type { Player } from '../../../session/session.js';
import { type Shown, Table } from '../../../table/table.svelte.js';
import { recordOf } from './positions.js';

const PLAYERS: readonly Player[] = ['Anna', 'Bram'].map((name) => ({ kind: 'person', name }));

/** A table that nobody sits at: it is only looked at. */
export function pictureTable<State extends AnyState, Event extends GameEvent>(
  id: GameId,
  game: Game<AnyOptions, State, Event>,
  shown: Shown<State, Event>,
): Table<State, Event> {
  const nobody = {
    plan: () => Promise.reject(new Error('Nobody plays here.')),
    explain: () => Promise.reject(new Error('Nobody plays here.')),
    close: () => undefined,
  };
  const session = openLocal(
    game,
    { game: id, players: PLAYERS, saved: recordOf(id) },
    nobody,
    async () => 'yes',
  );
  return new Table(session, shown);
}
