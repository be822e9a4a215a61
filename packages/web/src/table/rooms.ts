import type { Game, GameEvent } from '@polder/core';
import type { Component } from 'svelte';
import type { Bots } from '../session/bots.js';
import { keeping } from '../session/keeping.js';
import { type LocalSession, type LocalTable, openLocal } from '../session/local.js';
import {
  type AnyGame,
  type AnyOptions,
  type AnyState,
  type GameId,
  gameOf,
  keptRules,
  manifestOf,
} from '../session/rules.js';
import type { SavedEntry, Saves } from '../session/saves.js';
import type { Session } from '../session/session.js';
import type { RoomProps } from './room.js';
import { type GameUi, Table } from './table.svelte.js';

interface RoomOf<Options, State, Event extends GameEvent> {
  readonly game: Game<Options, State, Event>;
  readonly shown: GameUi<State, Event>;
  readonly Room: Component<RoomProps & { table: Table<State, Event> }>;
}
export type AnyRoom = RoomOf<AnyOptions, AnyState, GameEvent>;

/** A table that people sit at, wherever its game runs. */
export interface Seated {
  readonly id: GameId;
  readonly game: AnyRoom['game'];
  readonly session: Session<AnyState, GameEvent> &
    Pick<LocalSession<AnyOptions, AnyState, GameEvent>, 'viewFor'>;
  readonly table: Table<AnyState, GameEvent>;
  readonly Room: AnyRoom['Room'];
}
/** In this page. */
export interface Opened extends Seated {
  readonly session: LocalSession<AnyOptions, AnyState, GameEvent>;
}

/** The boards that games bring along, by the path of their entry. */
interface Board {
  loadRoom(rules: Promise<AnyGame>, options?: AnyOptions): Promise<unknown>;
}
const BOARDS = import.meta.glob<Board>('../../../../games/*/board/index.ts', { eager: true });
const boardOf = new Map(Object.entries(BOARDS).map(([path, board]) => [path.split('/').at(-3), board]));

/** With the rules of this version: by the same board, whatever rules a game began with. */
export async function roomOf(id: GameId, version?: string, options?: object): Promise<AnyRoom> {
  const kept = version === undefined ? undefined : keptRules(id, version);
  const room = await presentRoom(id, options);
  const game = await kept;
  return game ? { ...room, game, shown: { ...room.shown, game } } : room;
}

/** Each game with its own types; beyond this line nobody looks into them. */
async function presentRoom(game: GameId, options?: object): Promise<AnyRoom> {
  const board = boardOf.get(game);
  if (board) return (await board.loadRoom(gameOf(game, undefined, options), options)) as AnyRoom;
  const { plainRoom } = await import('./plain/room.js');
  return (await plainRoom(manifestOf(game))) as AnyRoom;
}

/** Opens a saved game and keeps what happens in it. */
export async function seat(saves: Saves, entry: SavedEntry, bots: Bots): Promise<Opened> {
  const { version, options } = entry.table.saved;
  const { game, shown, Room } = await roomOf(entry.table.game, version, options);
  let session: Opened['session'] | undefined;
  const table: LocalTable<AnyOptions> = entry.table;
  session = openLocal(
    game,
    table,
    bots,
    keeping(saves, entry, () => session),
  );
  setTimeout(keepEdition, LATER, entry.table.game);
  return { id: entry.table.game, game, session, table: new Table(session, shown), Room };
}

/** When the table has been drawn. */
const LATER = 5_000;

/** Where nothing can be kept, the game can't be either. */
function keepEdition(game: GameId): void {
  void import('../session/printed.js').then(({ keepPrinted }) => keepPrinted(game)).catch(() => undefined);
}
