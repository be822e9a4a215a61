import type { Game, GameEvent } from '@polder/core';
import { openLocal } from '../../../session/local.js';
import type { AnyState } from '../../../session/rules.js';
import type { Player } from '../../../session/session.js';
import { type GameUi, Table } from '../../../table/table.svelte.js';
import { type Position, recordOf } from './position.js';

const PLAYERS: readonly Player[] = ['Anna', 'Bram'].map((name) => ({ kind: 'person', name }));

/** A table that nobody sits at: it is only looked at. */
export function pictureTable<Options extends object, State extends AnyState, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  shown: GameUi<State, Event>,
  position: Position,
): Table<State, Event> {
  const nobody = {
    plan: () => Promise.reject(new Error('Nobody plays here.')),
    explain: () => Promise.reject(new Error('Nobody plays here.')),
    close: () => undefined,
  };
  const session = openLocal(
    game,
    { game: game.id, players: PLAYERS, saved: recordOf<Options>(game.id, position) },
    nobody,
    async () => 'yes',
  );
  return new Table(session, shown);
}
