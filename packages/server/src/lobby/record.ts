import type { HistoryRecord, SavedGame } from '@polder/core';
import { gameEntry } from '../games.js';
import type { Store } from '../store/store.js';
import { followLine } from '../table/line.js';
import type { TableRecord } from '../table/records.js';
import type { TableHeader } from '../table/table.js';
import type { FinishedGame } from '../wire/lobby.js';
import type { TableInfo } from '../wire/table.js';
import { noSuchTable, refuse } from './refuse.js';

/** Everything about a game that has ended; the seed is no secret any more. */
export async function readFinished({ db, tables }: Store, info: TableInfo): Promise<FinishedGame> {
  if (info.status !== 'over' && info.status !== 'abandoned') {
    throw refuse('notNow', 'The record is open once the game is over.');
  }
  const header = await tables.header(info.id);
  if (!header || info.commitment === null) throw noSuchTable();
  const records = await tables.records(info.id, -1);
  return {
    info,
    saved: savedGame(header, records),
    seed: header.seed,
    commitment: info.commitment,
    edition: info.edition === null ? null : await editionText(),
    // What clients called their commands is their own business.
    records: records.map(({ command: _, body: deed, ...record }) => ({ ...record, deed })),
  };

  async function editionText(): Promise<string | null> {
    const row = await db
      .selectFrom('editions')
      .select('json')
      .where('hash', '=', info.edition?.hash ?? '')
      .executeTakeFirst();
    return row?.json ?? null;
  }
}

/**
 * A game as core's `loadHistory` opens it: the choices, what was taken back, and ways back that all agreed to.
 * It is not played for that, so that games of older rules can be read as well.
 */
export function savedGame(header: TableHeader, records: readonly TableRecord[]): SavedGame<unknown> {
  const log: HistoryRecord[] = [];
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
    seed: header.seed,
    log,
  };
}
