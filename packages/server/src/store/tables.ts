import { setImmediate } from 'node:timers';
import type { Level } from '@polder/bots';
import { BadRecord } from '@polder/core';
import { type GameEntry, gameEntry, loadRules } from '../games.js';
import type { RecordBody, TableRecord } from '../table/records.js';
import type { TableHeader } from '../table/table.js';
import type { Pace } from '../wire/table.js';
import type { BusMessage } from './bus.js';
import { markOf } from './mark.js';
import type { Db, Row } from './schema.js';
import { StoreTrouble, type TableStore, type TableWrite } from './store.js';
import { isTaken } from './trouble.js';

/** What became of each write of a batch, in order. */
export type Written = 'ok' | 'conflict';

/**
 * All of a batch (of different tables) in one transaction, on the disk when it resolves. A write whose first
 * number does not follow the table's last one is a conflict and harms no other. Any error: nothing was kept.
 */
export interface Append {
  (batch: readonly TableWrite[]): Promise<readonly Written[]>;
  /** How many writes may be in a batch. */
  readonly most: number;
}

interface Waiting {
  readonly write: TableWrite;
  resolve(written: Written): void;
  reject(error: unknown): void;
}

/**
 * Writes that come while a transaction runs, or in the same round of the event loop, share the next one: the
 * disk is asked once for all of them.
 */
export function openTables(
  db: Db,
  append: Append,
  publish: (message: BusMessage) => void,
): TableStore & { close(): Promise<void> } {
  let waiting: Waiting[] = [];
  let running: Promise<void> | undefined;
  let closed = false;

  /** One write of each table: a second one of the same has to wait for what became of the first. */
  function nextBatch(): readonly Waiting[] {
    const batch = new Map<string, Waiting>();
    const later: Waiting[] = [];
    for (const it of waiting) {
      if (batch.size < append.most && !batch.has(it.write.table)) batch.set(it.write.table, it);
      else later.push(it);
    }
    waiting = later;
    return [...batch.values()];
  }

  async function run(): Promise<void> {
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await commit(nextBatch());
    // At once: whoever asks a moment later must start anew.
    running = undefined;
  }

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const written = await append(batch.map(({ write }) => write));
      for (const [i, { write, resolve }] of batch.entries()) {
        resolve(written[i]);
        if (written[i] === 'ok') publish({ type: 'records', table: write.table, seq: lastOf(write) });
      }
    } catch (error) {
      if (batch.length === 1) {
        const [{ resolve, reject }] = batch;
        if (isTaken(error)) resolve('conflict');
        else reject(error);
        return;
      }
      // The fault of one of them, perhaps: the others are not to suffer for it.
      if (error instanceof StoreTrouble) for (const { reject } of batch) reject(error);
      else for (const one of batch) await commit([one]);
    }
  }

  return {
    header: (table, version) => readHeader(db, table, version),
    async records(table, after) {
      const rows = await db
        .selectFrom('records')
        .select(['seq', 'at', 'user_id', 'command', 'deed', 'chance', 'proof'])
        .where('table_id', '=', table)
        .where('seq', '>', after)
        .orderBy('seq')
        .execute();
      return rows.map(recordOf);
    },
    append(write) {
      if (closed) return Promise.reject(new StoreTrouble('The database is closed.'));
      if (!followsItself(write)) {
        return Promise.reject(new TypeError('Records must be numbered one after the other.'));
      }
      return new Promise((resolve, reject) => {
        waiting.push({ write, resolve, reject });
        running ??= run();
      });
    },
    /** Once all that was given is written. */
    async close() {
      closed = true;
      await running;
    },
  };
}

export const lastOf = ({ records }: TableWrite): number => records[records.length - 1].seq;

const followsItself = ({ records }: TableWrite): boolean =>
  records.length > 0 && records.every(({ seq }, i) => seq === records[0].seq + i && seq >= 0);

/** A table that is over waits for nobody, whether or not the writer thought of it. */
export function withEnd(write: TableWrite): TableWrite {
  return write.ended ? { ...write, waiting: [], dueAt: null, botDue: false } : write;
}

const recordOf = (row: Omit<Row<'records'>, 'table_id'>): TableRecord => ({
  seq: row.seq,
  at: row.at,
  user: row.user_id,
  command: row.command,
  body: JSON.parse(row.deed) as RecordBody,
  chance: row.chance === null ? null : (JSON.parse(row.chance) as unknown[]),
  proof: row.proof,
});

async function readHeader(db: Db, table: string, other?: string): Promise<TableHeader | undefined> {
  const row = await db
    .selectFrom('tables')
    .leftJoin('editions', 'editions.hash', 'tables.edition')
    .select(['tables.id', 'tables.game', 'tables.version', 'tables.options', 'tables.seed', 'tables.pace'])
    .select(['tables.started_at', 'tables.edition', 'tables.dealt', 'editions.json'])
    .where('tables.id', '=', table)
    .executeTakeFirst();
  if (!row || row.version === null || row.seed === null || row.started_at === null) return undefined;
  const seats = await db
    .selectFrom('seats')
    .select(['seat', 'user_id', 'bot'])
    .where('table_id', '=', table)
    .orderBy('seat')
    .execute();
  const entry = gameEntry(row.game);
  if (!entry) throw new Error(`Table ${markOf(table)} is of an unknown game: '${row.game}'.`);
  const version = other ?? row.version;
  await loadRules(row.game, version);
  const edition = editionOf(entry, version, row);
  const options = JSON.parse(row.options) as Readonly<Record<string, unknown>>;
  return {
    id: row.id,
    game: row.game,
    version,
    options: entry.setupOptions(seats.length, options, edition),
    seed: row.seed,
    pace: JSON.parse(row.pace) as Pace,
    seats: seats.map((seat, i) => sitterOf(table, seat, i)),
    startedAt: row.started_at,
    dealt: row.dealt,
  };
}

/**
 * The printed values that the rules of this version must be given; undefined: they have them. A game that does not say
 * which it has is from before games did: it has those of that time, which rules that were kept then have, too.
 */
function editionOf(
  { game, standard, printed }: GameEntry,
  version: string,
  { edition, json }: { readonly edition: string | null; readonly json: string | null },
): unknown {
  const isPresent = version === game.version;
  if (edition === null) {
    if (!isPresent || printed?.now === printed?.unsaid) return undefined;
    throw new BadRecord(-1, 'It was played with printed values that this server does not have any more.');
  }
  // Kept rules were kept with the values that their last games had: if those are still printed, they have them.
  if (edition === standard?.hash) return undefined;
  if (json === null) throw new BadRecord(-1, 'The printed values that it is played with are missing.');
  return JSON.parse(json);
}

function sitterOf(
  table: string,
  { seat, user_id, bot }: Pick<Row<'seats'>, 'seat' | 'user_id' | 'bot'>,
  place: number,
): TableHeader['seats'][number] {
  if (seat !== place) throw new Error(`Table ${markOf(table)} has no seat ${place}.`);
  if (user_id !== null) return { kind: 'person', user: user_id };
  if (bot !== null) return { kind: 'bot', level: bot as Level };
  throw new Error(`Seat ${seat} of table ${markOf(table)} is empty, but its game has started.`);
}
