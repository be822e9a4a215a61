import type { GameEvent } from '@polder/core';
import type { Component } from 'svelte';
import { lateGame } from '../e2e/late-game.mjs';
import { openBots } from '../src/session/bots.js';
import { openLocal } from '../src/session/local.js';
import type { AnyState } from '../src/session/rules.js';
import { roomOf } from '../src/table/rooms.js';
import { Table } from '../src/table/table.svelte.js';

type Position = Omit<Parameters<typeof lateGame>[0], 'id' | 'players' | 'seed'>;
type AnyTable = Table<AnyState, GameEvent>;

/** What a game brings along: the parts of its board, and the positions in which they are to be looked at. */
export interface GalleryOf {
  readonly default: Component<{ table: AnyTable }>;
  readonly POSITIONS: readonly Position[];
}

const NAMES = ['Wilhelmina', 'Bram', 'Małgorzata', 'Saskia'];

/** A table with this position: bots have played it so far. */
export async function tableAt(position: Position): Promise<AnyTable> {
  const { players = 2 } = position.options as { players?: number };
  const entry = lateGame({
    ...position,
    id: 'gallery',
    seed: 'gallery',
    players: NAMES.slice(0, players).map((name) => ({ kind: 'person', name })),
  });
  const { game, shown } = await roomOf(entry.table.game, undefined, entry.table.saved.options);
  const session = openLocal(game, entry.table, openBots(), async () => 'yes');
  return new Table(session, shown);
}
