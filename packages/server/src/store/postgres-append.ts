import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import { CHANNEL } from './postgres-bus.js';
import type { TableWrite } from './store.js';
import { type Append, lastOf, type Written, withEnd } from './tables.js';
import { asTrouble, isDeadlock, isLostConnection } from './trouble.js';

/*
 * One statement, so one way to the database and back, and locks that are held for no longer than it runs: the
 * rows of the tables are locked in the order of their ids; those whose last number is the one before the first
 * that is to be written fit; for these all is written, and the other processes are told.
 */
const SINCE = '(f.waiting ->> s.seat)::bigint';
const SEAT = `(
    case when f.waiting is null then s.waiting when f.waiting ->> s.seat is null then 0 else 1 end,
    case when f.waiting is null then s.since else ${SINCE} end,
    case when f.bots is null then s.bot else f.bots ->> s.seat end,
    case when f.away is null then s.away else (f.away ->> s.seat)::integer end
  )`;
const APPEND = `
with given as (
  select * from unnest(
    $1::text[], $2::integer[], $3::integer[], $4::boolean[], $5::bigint[], $6::integer[], $7::text[],
    $8::text[], $9::bigint[], $10::jsonb[], $11::jsonb[], $12::jsonb[], $13::text[], $14::text[]
  ) as g
    (id, before, last, has_due, due_at, bot_due, status, result, finished_at, waiting, bots, away, version, note)
), held as materialized (
  select id, seq from tables
  where id = any ($1::text[]) and status = 'playing' order by id for no key update
), fit as materialized (
  select given.* from given join held on held.id = given.id and held.seq = given.before
), kept as (
  insert into records (table_id, seq, at, user_id, command, deed, chance, proof)
  select r.* from unnest(
    $15::text[], $16::integer[], $17::bigint[], $18::text[], $19::text[], $20::text[], $21::text[], $22::text[]
  ) as r (table_id, seq, at, user_id, command, deed, chance, proof)
  where r.table_id in (select id from fit)
), marked as (
  update tables t set
    seq = f.last,
    due_at = case when f.has_due then f.due_at else t.due_at end,
    bot_due = coalesce(f.bot_due, t.bot_due),
    status = coalesce(f.status, t.status),
    result = coalesce(f.result, t.result),
    finished_at = coalesce(f.finished_at, t.finished_at),
    version = coalesce(f.version, t.version)
  from fit f where t.id = f.id
), seated as (
  update seats s set (waiting, since, bot, away) = ${SEAT}
  from fit f where s.table_id = f.id and (s.waiting, s.since, s.bot, s.away) is distinct from ${SEAT}
)
select id from fit
union all
select pg_notify('${CHANNEL}', $23 || string_agg(note, ',') || $24)::text from fit having count(*) > 0`;

const STORED =
  'select seq, at, user_id, command, deed from records where table_id = $1 and seq between $2 and $3 order by seq';

/** In ms; what is late already is not waited for. */
const leftOf = (until: number): number => Math.max(1, Math.ceil(until - performance.now()));

/** Pauses before it is tried again to find out what became of a batch. */
const DELAYS = [50, 250, 1_000];

/** `envelope`: of the bus. `patience`: ms for all of it, a connection and every new try included. */
export function openPostgresAppend(
  pool: Pool,
  envelope: readonly [string, string],
  patience: number,
): Append {
  async function withClient<T>(until: number, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await connect(until);
    let lost = false;
    try {
      return await work(client);
    } catch (error) {
      lost = isLostConnection(error);
      throw error;
    } finally {
      client.release(lost);
    }
  }

  /** A connection that comes too late goes back to the others. */
  async function connect(until: number): Promise<PoolClient> {
    const coming = pool.connect();
    const late = new AbortController();
    const silence = delay(leftOf(until), undefined, { signal: late.signal, ref: false }).then(() => {
      coming.then(
        (client) => client.release(),
        () => undefined,
      );
      // As the driver says it.
      throw new Error('timeout exceeded when trying to connect');
    });
    try {
      return await Promise.race([coming, silence]);
    } finally {
      silence.catch(() => undefined);
      late.abort();
    }
  }

  async function once(
    client: PoolClient,
    batch: readonly TableWrite[],
    until: number,
  ): Promise<readonly Written[]> {
    const values = valuesOf(batch, envelope);
    const query = { name: 'append', text: APPEND, values, query_timeout: leftOf(until) };
    const { rows } = await client.query<{ id: string }>(query);
    const fit = new Set(rows.map(({ id }) => id));
    return batch.map(({ table }) => (fit.has(table) ? 'ok' : 'conflict'));
  }

  /** Whether the records that are there are those of this write. */
  async function isKept(client: PoolClient, { table, records }: TableWrite, until: number): Promise<boolean> {
    const last = records[records.length - 1].seq;
    const values = [table, records[0].seq, last];
    const query = { text: STORED, values, query_timeout: leftOf(until) };
    const { rows } = await client.query<StoredRecord>(query);
    return (
      rows.length === records.length &&
      records.every(({ at, user, command, body }, i) => {
        const row = rows[i];
        const same = row.at === at && row.user_id === user && row.command === command;
        return same && row.deed === JSON.stringify(body);
      })
    );
  }

  /** The connection broke in the middle: it may have been written. Then the number is taken, by ourselves. */
  async function settle(
    batch: readonly TableWrite[],
    error: unknown,
    until: number,
  ): Promise<readonly Written[]> {
    let last = error;
    for (const pause of DELAYS) {
      if (performance.now() + pause > until) break;
      await delay(pause);
      try {
        return await withClient(until, async (client) => {
          const settled: Written[] = [...(await once(client, batch, until))];
          for (const [i, write] of batch.entries()) {
            if (settled[i] === 'conflict' && (await isKept(client, write, until))) settled[i] = 'ok';
          }
          return settled;
        });
      } catch (next) {
        if (!isLostConnection(next)) throw next;
        last = next;
      }
    }
    throw last;
  }

  async function append(
    batch: readonly TableWrite[],
    until = performance.now() + patience,
    tries = 5,
  ): Promise<readonly Written[]> {
    let sent = false;
    try {
      return await withClient(until, (client) => {
        sent = true;
        return once(client, batch, until);
      });
    } catch (error) {
      if (tries > 1 && isDeadlock(error)) {
        // The other one has to get hold of what it waits for first.
        await delay(20 + Math.random() * 80);
        return append(batch, until, tries - 1);
      }
      if (!sent || !isLostConnection(error)) throw asTrouble(error);
      return settle(batch, error, until).catch((it) => {
        throw asTrouble(it);
      });
    }
  }

  // Their notes have to fit into one message.
  return Object.assign((batch: readonly TableWrite[]) => append(batch), { most: 64 });
}

interface StoredRecord {
  readonly seq: number;
  readonly at: number;
  readonly user_id: string | null;
  readonly command: string | null;
  readonly deed: string;
}

function valuesOf(given: readonly TableWrite[], envelope: readonly [string, string]): unknown[] {
  const batch = given.map(withEnd);
  const each = <T>(of: (write: TableWrite) => T): T[] => batch.map(of);
  const records = batch.flatMap(({ table, records }) => records.map((record) => ({ table, ...record })));
  const ofRecords = <T>(of: (record: (typeof records)[number]) => T): T[] => records.map(of);
  return [
    each(({ table }) => table),
    each(({ records }) => records[0].seq - 1),
    each(lastOf),
    each(({ dueAt }) => dueAt !== undefined),
    each(({ dueAt }) => dueAt ?? null),
    each(({ botDue }) => (botDue === undefined ? null : Number(botDue))),
    each(({ ended }) => ended?.status ?? null),
    each(({ ended }) => (ended?.result ? JSON.stringify(ended.result) : null)),
    each(({ ended }) => ended?.at ?? null),
    each(({ waiting }) => (waiting ? JSON.stringify(bySeat(waiting)) : null)),
    each(({ bots }) => (bots ? JSON.stringify(bots) : null)),
    each(({ away }) => (away ? JSON.stringify(away.map(Number)) : null)),
    each(({ version }) => version ?? null),
    each((write) => JSON.stringify({ type: 'records', table: write.table, seq: lastOf(write) })),
    ofRecords(({ table }) => table),
    ofRecords(({ seq }) => seq),
    ofRecords(({ at }) => at),
    ofRecords(({ user }) => user),
    ofRecords(({ command }) => command),
    ofRecords(({ body }) => JSON.stringify(body)),
    ofRecords(({ chance }) => (chance ? JSON.stringify(chance) : null)),
    ofRecords(({ proof }) => proof ?? null),
    ...envelope,
  ];
}

/** Since when each seat is waited for; null: it is not. */
function bySeat(waiting: NonNullable<TableWrite['waiting']>): readonly (number | null)[] {
  const since: (number | null)[] = [];
  for (const it of waiting) {
    while (since.length <= it.seat) since.push(null);
    since[it.seat] = it.since;
  }
  return since;
}
