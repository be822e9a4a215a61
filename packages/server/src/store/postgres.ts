import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientConfig, Pool, types } from 'pg';
import { migrate, touch } from './migrations.js';
import { openPostgresAppend } from './postgres-append.js';
import { CHANNEL, openPostgresBus } from './postgres-bus.js';
import type { Schema } from './schema.js';
import type { Store } from './store.js';
import { openTables } from './tables.js';
import { asTrouble } from './trouble.js';
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

/** One database for several processes. */
export async function openPostgres(url: string, log: FastifyBaseLogger): Promise<Store> {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    types: parsers,
  };
  const pool = new Pool({
    ...config,
    max: 10,
    application_name: 'polder',
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Connections break, idle or at work. Whoever waits for an answer hears of it; nobody else has to.
  const broken = (error: Error): void => log.warn({ err: error }, 'a connection to the database broke');
  pool.on('error', broken);
  pool.on('connect', (client) => client.on('error', broken));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: troubled(pool) }) });
  try {
    await migrate(db, 'postgres');
    const notify = async (payloads: readonly string[]): Promise<void> => {
      await pool.query('select pg_notify($1, it) from unnest($2::text[]) as it', [CHANNEL, payloads]);
    };
    const bus = await openPostgresBus(config, notify, log);
    const tables = openTables(db, openPostgresAppend(pool, bus.envelope), bus.publishHere);
    return {
      kind: 'postgres',
      db,
      tables,
      bus,
      check: () => touch(db),
      async backup() {
        throw new Error(
          'PostgreSQL is backed up by its own program: pg_dump --format=custom "$DATABASE_URL".',
        );
      },
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

/** The pool as Kysely sees it: values are checked, and what is the database's trouble says so. */
function troubled(pool: Pool): PostgresPool {
  return {
    async connect() {
      const client = await pool.connect().catch(rethrow);
      let broken = false;
      const query = async (sql: string, values: readonly unknown[]): Promise<unknown> => {
        try {
          return await client.query(sql, [...sqlValues(values)]);
        } catch (error) {
          // The connection goes, and its transaction with it. Why it is rolled back matters more.
          if (sql === 'rollback') {
            broken = true;
            return { command: 'ROLLBACK', rowCount: 0, rows: [] };
          }
          return rethrow(error);
        }
      };
      return { query, release: () => client.release(broken) } as unknown as PostgresPoolClient;
    },
    end: () => pool.end(),
  };
}

function rethrow(error: unknown): never {
  throw asTrouble(error);
}
