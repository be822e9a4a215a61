import type { SqliteFile } from './sqlite-file.js';
import type { TableWrite } from './store.js';
import { type Append, lastOf, type Written, withEnd } from './tables.js';
import { sqlValues } from './values.js';

const MARK = `update tables set
    seq = ?,
    due_at = case when ? then ? else due_at end,
    bot_due = coalesce(?, bot_due),
    status = coalesce(?, status),
    result = coalesce(?, result),
    finished_at = coalesce(?, finished_at),
    version = coalesce(?, version)
  where id = ? and seq = ? and status = 'playing'`;
const RECORD =
  'insert into records (table_id, seq, at, user_id, command, deed, chance, proof) values (?, ?, ?, ?, ?, ?, ?, ?)';
const REST = 'update seats set waiting = 0, since = null where table_id = ? and waiting = 1';
const WAIT = 'update seats set waiting = 1, since = ? where table_id = ? and seat = ?';
const BOT = 'update seats set bot = ? where table_id = ? and seat = ? and bot is not ?';
const AWAY = 'update seats set away = ? where table_id = ? and seat = ? and away <> ?';

/** Its statements are prepared once: this is the way of every choice. */
export async function openSqliteAppend({ writer }: SqliteFile): Promise<Append> {
  const prepare = async (sql: string) => {
    const { run } = await writer.prepare(sql);
    return (...values: readonly unknown[]): number => run(sqlValues(values));
  };
  const [mark, record, rest, wait, setBot, setAway] = await Promise.all(
    [MARK, RECORD, REST, WAIT, BOT, AWAY].map(prepare),
  );

  function write(given: TableWrite): Written {
    const { table, records, waiting, bots, away, dueAt, botDue, ended, version } = withEnd(given);
    const result = ended?.result ? JSON.stringify(ended.result) : null;
    const changed = mark(
      ...[lastOf(given), dueAt !== undefined, dueAt ?? null, botDue ?? null],
      ...[ended?.status ?? null, result, ended?.at ?? null, version ?? null],
      ...[table, records[0].seq - 1],
    );
    if (changed === 0) return 'conflict';
    for (const { seq, at, user, command, body, chance, proof = null } of records) {
      const met = chance && JSON.stringify(chance);
      record(table, seq, at, user, command, JSON.stringify(body), met, proof);
    }
    if (waiting) {
      rest(table);
      for (const { seat, since } of waiting) wait(since, table, seat);
    }
    for (const [seat, bot] of bots?.entries() ?? []) setBot(bot, table, seat, bot);
    for (const [seat, gone] of away?.entries() ?? []) setAway(gone, table, seat, gone);
    return 'ok';
  }

  async function append(batch: readonly TableWrite[]): Promise<readonly Written[]> {
    const leave = await writer.enter();
    try {
      await writer.begin();
      const written = batch.map(write);
      await writer.commit();
      return written;
    } catch (error) {
      await writer.rollback();
      throw error;
    } finally {
      leave();
    }
  }
  return Object.assign(append, { most: 100 });
}
