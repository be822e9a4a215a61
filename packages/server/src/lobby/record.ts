import type { HistoryRecord, SavedGame } from '@polder/core';
import { gameEntry, printedFor } from '../games.js';
import type { Store } from '../store/store.js';
import { followLine } from '../table/line.js';
import type { TableRecord } from '../table/records.js';
import type { TableHeader } from '../table/table.js';
import type { FinishedGame } from '../wire/lobby.js';
import type { TableInfo } from '../wire/table.js';
import { finishedDraw } from './draw.js';
import { noSuchTable, refuse } from './refuse.js';

/** Everything about a game that has ended; the seed is no secret any more. */
export async function readFinished({ db, tables }: Store, info: TableInfo): Promise<FinishedGame> {
  if (info.status !== 'over' && info.status !== 'abandoned') {
    throw refuse('notNow', 'The record is open once the game is over.');
  }
  const header = await tables.header(info.id);
  if (!header || info.commitment === null) throw noSuchTable();
  const records = await tables.records(info.id, -1);
  const draw = await finishedDraw(db, info.id, header.seed);
  return {
    info,
    saved: savedGame(header, records),
    seed: header.seed,
    commitment: info.commitment,
    edition: await readEdition({ db }, info),
    ...(draw ? { draw } : {}),
    // What clients called their commands is their own business, and proofs are ours.
    records: records.map(({ command: _, proof: __, body: deed, ...record }) => ({ ...record, deed })),
  };
}

/** The table's own edition as JSON; null: it has the game's. */
export async function readEdition({ db }: Pick<Store, 'db'>, { edition }: TableInfo): Promise<string | null> {
  if (edition === null) return null;
  const row = await db
    .selectFrom('editions')
    .select('json')
    .where('hash', '=', edition.hash)
    .executeTakeFirst();
  return row?.json ?? null;
}

/**
 * A game as core's `loadHistory` opens it: the choices, what was taken back, and ways back that all agreed to.
 * It is not played for that, so that games of older rules can be read as well.
 */
export function savedGame(header: TableHeader, records: readonly TableRecord[]): SavedGame<unknown> {
  const log: HistoryRecord[] = [];
  const edition = printedFor(header.game, header.options);
  for (const { record, agreed } of followLine(header, records)) {
    const { body } = record;
    if (body.type === 'choice')
      log.push({ type: 'choice', seat: body.seat, key: body.key, decision: body.decision });
    else if (body.type === 'undo') log.push({ type: 'undo', seat: body.seat, count: body.count });
    if (agreed?.what === 'rewind') log.push({ type: 'rewind', count: agreed.choices });
  }
  return {
    game: gameEntry(header.game)?.game.id ?? header.game,
    version: header.version,
    options: header.options,
    ...(edition === undefined ? {} : { edition }),
    seed: header.seed,
    log,
  };
}
