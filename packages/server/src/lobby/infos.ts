import type { Level } from '@polder/bots';
import type { Result } from '@polder/core';
import type { Visitor } from '../context.js';
import type { Db } from '../store/schema.js';
import type { Pace, SeatInfo, TableInfo } from '../wire/table.js';
import { drawInfos } from './draw.js';
import { asksReady, readyUntil } from './ready.js';

/** Tables with all that `TableInfo` needs of them; never the seed. Each list adds its own conditions. */
export const selectTables = (db: Db) =>
  db
    .selectFrom('tables')
    .leftJoin('editions', 'editions.hash', 'tables.edition')
    .select([
      'tables.id',
      'tables.game',
      'tables.version',
      'tables.options',
      'tables.edition',
      'editions.name as edition_name',
      'editions.standard',
      'tables.status',
      'tables.listed',
      'tables.pace',
      'tables.rated',
      'tables.hints',
      'tables.spectators',
      'tables.host_id',
      'tables.commitment',
      'tables.result',
      'tables.rematch_id',
      'tables.rematch_of',
      'tables.created_at',
      'tables.started_at',
      'tables.finished_at',
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectTables>['execute']>>[number];

const selectSeats = (db: Db, tables: readonly string[]) =>
  db
    .selectFrom('seats')
    .leftJoin('users', 'users.id', 'seats.user_id')
    .select([
      'seats.table_id',
      'seats.seat',
      'seats.user_id',
      'users.name',
      'seats.bot',
      'seats.waiting',
      'seats.since',
      'seats.ready_at',
    ])
    .where('seats.table_id', 'in', tables)
    .orderBy('seats.table_id')
    .orderBy('seats.seat');

type SelectedSeat = Awaited<ReturnType<ReturnType<typeof selectSeats>['execute']>>[number];

/** One query for the seats of all of them. */
export async function infosOf(db: Db, tables: readonly Selected[]): Promise<TableInfo[]> {
  if (tables.length === 0) return [];
  const rows = await selectSeats(
    db,
    tables.map(({ id }) => id),
  ).execute();
  const byTable = new Map<string, SelectedSeat[]>();
  for (const row of rows) {
    const seats = byTable.get(row.table_id);
    if (seats) seats.push(row);
    else byTable.set(row.table_id, [row]);
  }
  const open = tables.flatMap(({ id, status }) => (status === 'open' ? [id] : []));
  const draws = await drawInfos(db, open, 'drawing');
  return tables.map((table) => withDraw(infoOf(table, byTable.get(table.id) ?? []), draws.get(table.id)));
}

const withDraw = (info: TableInfo, draw: TableInfo['draw']): TableInfo => (draw ? { ...info, draw } : info);

export async function readInfo(db: Db, table: string): Promise<TableInfo | undefined> {
  const rows = await selectTables(db).where('tables.id', '=', table).execute();
  const [info] = await infosOf(db, rows);
  return info && withDraw(info, (await drawInfos(db, [table])).get(table));
}

function infoOf(table: Selected, seats: readonly SelectedSeat[]): TableInfo {
  const asks = table.status === 'open' && asksReady(table);
  return {
    id: table.id,
    game: table.game,
    options: JSON.parse(table.options) as TableInfo['options'],
    edition:
      table.edition === null || table.standard === 1
        ? null
        : { hash: table.edition, name: table.edition_name ?? '' },
    status: table.status,
    listed: table.listed === 1,
    pace: JSON.parse(table.pace) as Pace,
    rated: table.rated === 1,
    hints: table.hints === 1,
    spectators: table.spectators === 1,
    host: table.host_id,
    seats: seats.map((seat) => seatInfo(seat, asks)),
    waitingFor: table.status === 'playing' ? seats.filter(isWaitedFor).map(({ seat }) => seat) : [],
    since: table.status === 'playing' ? firstSince(seats.filter(isWaitedFor)) : null,
    createdAt: table.created_at,
    startedAt: table.started_at,
    finishedAt: table.finished_at,
    commitment: table.commitment,
    version: table.version,
    result: table.result === null ? null : (JSON.parse(table.result) as Result),
    rematch: table.rematch_id,
    rematchOf: table.rematch_of,
  };
}

const isWaitedFor = ({ waiting }: SelectedSeat): boolean => waiting === 1;

function firstSince(waited: readonly SelectedSeat[]): number | null {
  const times = waited.flatMap(({ since }) => since ?? []);
  return times.length === 0 ? null : Math.min(...times);
}

function seatInfo({ user_id, name, bot, ready_at }: SelectedSeat, asks: boolean): SeatInfo {
  const level = bot as Level | null;
  if (user_id !== null)
    return {
      ...{ kind: 'person', person: { id: user_id, name: name ?? '' }, bot: level },
      ...(asks ? { readyUntil: readyUntil(ready_at) } : {}),
    };
  return level === null ? { kind: 'open' } : { kind: 'bot', level };
}

export const peopleAt = ({ seats }: Pick<TableInfo, 'seats'>): string[] =>
  seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person.id] : []));

/** Where somebody sits; null: nowhere. */
export function seatOf(info: TableInfo, user: string | undefined): number | null {
  const seat = info.seats.findIndex((it) => it.kind === 'person' && it.person.id === user);
  return seat < 0 ? null : seat;
}

/** Whoever has the link may look, but a running game only with the table's leave. */
export function maySee(visitor: Visitor | undefined, info: TableInfo): boolean {
  return info.status !== 'playing' || info.spectators || seatOf(info, visitor?.user) !== null;
}

/** What was said is for those who sit here, and for whoever may watch them. */
export const mayHear = (visitor: Visitor | undefined, info: TableInfo): boolean =>
  info.spectators || seatOf(info, visitor?.user) !== null;
