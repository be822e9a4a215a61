import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientConfig, Pool, types } from 'pg';
import { migrate, touch } from './migrations.js';
import { openPostgresAppend } from './postgres-append.js';
import { CHANNEL, openPostgresBus } from './postgres-bus.js';
import type { Db, Schema } from './schema.js';
import type { Store } from './store.js';
import { openTables } from './tables.js';
import { asTrouble, isLostConnection } from './trouble.js';
import { sqlValues } from './values.js';

const INT8 = 20;
const NUMERIC = 1700;

/** Times, counts and sums are numbers here, as they are from SQLite. */
const parsers: NonNullable<ClientConfig['types']> = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC
      ? Number
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/**
 * How long the database is waited for, in ms: a machine that is gone says nothing at all. It gives up a statement
 * by itself (`statement`) before we give up the connection (`query`), so that what was given up was not done.
 */
export interface Patience {
  readonly connect: number;
  readonly statement: number;
  readonly query: number;
  /** To write records: one short statement, and everybody at a table waits for it. */
  readonly append: number;
  /** To bring the database up to date. */
  readonly migrate: number;
}

const PATIENCE: Patience = {
  connect: 3_000,
  statement: 8_000,
  query: 10_000,
  append: 4_000,
  migrate: 600_000,
};

/** One database for several processes. */
export async function openPostgres(
  url: string,
  log: FastifyBaseLogger,
  given: Partial<Patience> = {},
): Promise<Store> {
  const patience = { ...PATIENCE, ...given };
  const config = configOf(url, patience);
  await bringUpToDate({ ...config, query_timeout: patience.migrate });
  const pool = new Pool({
    ...config,
    max: 10,
    application_name: 'polder',
    statement_timeout: patience.statement,
    query_timeout: patience.query,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Connections break, idle or at work. Whoever waits for an answer hears of it; nobody else has to.
  const broken = (error: Error): void => log.warn({ err: error }, 'a connection to the database broke');
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: troubled(pool) }) });
  try {
    const notify = async (payloads: readonly string[]): Promise<void> => {
      await pool.query('select pg_notify($1, it) from unnest($2::text[]) as it', [CHANNEL, payloads]);
    };
    const bus = await openPostgresBus({ ...config, query_timeout: patience.query }, notify, log);
    const tables = openTables(db, openPostgresAppend(pool, bus.envelope, patience.append), bus.publishHere);
    return {
      kind: 'postgres',
      db,
      tables,
      bus,
      check: () => touch(db),
      async close() {
        await tables.close();
        await bus.close();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw asTrouble(error);
  }
}

const configOf = (url: string, { connect }: Patience): ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: connect,
  // Also where nobody asks for anything a dead connection is found out.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: parsers,
});

/** The database as it is, by one connection: for whoever comes while servers run. */
export const connectPostgres = (url: string): Db =>
  openOne({ ...configOf(url, PATIENCE), query_timeout: PATIENCE.query });

function openOne(config: ClientConfig): Db {
  const pool = new Pool({ ...config, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: troubled(pool) }) });
}

/** By a connection of its own: it may take long, and may wait for another process that does the same. */
async function bringUpToDate(config: ClientConfig): Promise<void> {
  const db = openOne(config);
  try {
    await migrate(db, 'postgres');
  } catch (error) {
    throw asTrouble(error);
  } finally {
    await db.destroy();
  }
}

/** The pool as Kysely sees it: values are checked, and what is the database's trouble says so. */
function troubled(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch(rethrow);
      let broken = false;
      const query = async (sql: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          // Nobody waits a second time for a connection that does not answer.
          if (!broken || sql !== 'rollback') return await client.query(sql, [...sqlValues(values)]);
        } catch (error) {
          broken ||= isLostConnection(error);
          if (sql !== 'rollback') return rethrow(error);
        }
        // The connection goes, and its transaction with it. Why it is rolled back matters more.
        broken = true;
        return { command: 'ROLLBACK', rowCount: 0, rows: [] };
      };
      return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

function rethrow(error: unknown): never {
  throw asTrouble(error);
}
