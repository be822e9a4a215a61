import { type Kysely, sql, type Transaction } from 'kysely';
import { LATER } from './later-migrations.js';
import { createTable, type Migration, ofTable, ofUser, type TableShape } from './migration.js';
import type { Db, Schema } from './schema.js';
import type { Store } from './store.js';
import { asTrouble } from './trouble.js';

export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
  constructor(
    readonly version: number,
    readonly known: number,
  ) {
    super(
      `The database is of version ${version}, this program knows versions up to ${known}. ` +
        'It was changed by a newer program so that this one can not work on it: run that one, or restore a backup ' +
        'from before. Nothing was changed.',
    );
  }
}

type Later =
  | 'processes'
  | 'outages'
  | 'rating_changes'
  | 'draws'
  | 'draw_parts'
  | 'controls'
  | 'process_reports';
const FIRST: Readonly<Record<Exclude<keyof Schema, Later>, TableShape>> = {
  users: {
    columns: {
      id: 'text',
      name: 'text',
      email: ['text', 'null'],
      locale: 'text',
      created_at: 'bigint',
      seen_at: 'bigint',
      notices: 'text',
    },
    key: ['id'],
    unique: [['email']],
  },
  sessions: {
    columns: {
      token_hash: 'text',
      id: 'text',
      user_id: 'text',
      agent: 'text',
      created_at: 'bigint',
      seen_at: 'bigint',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    unique: [['id']],
    indices: [['user_id'], ['expires_at']],
    foreign: [ofUser()],
  },
  passkeys: {
    columns: {
      id: 'text',
      user_id: 'text',
      public_key: 'text',
      counter: 'bigint',
      transports: 'text',
      created_at: 'bigint',
      used_at: ['bigint', 'null'],
    },
    key: ['id'],
    indices: [['user_id']],
    foreign: [ofUser()],
  },
  links: {
    columns: {
      token_hash: 'text',
      kind: 'text',
      user_id: ['text', 'null'],
      data: 'text',
      expires_at: 'bigint',
    },
    key: ['token_hash'],
    indices: [['user_id'], ['expires_at']],
    foreign: [ofUser()],
  },
  blocks: {
    columns: { user_id: 'text', blocked_id: 'text', created_at: 'bigint' },
    key: ['user_id', 'blocked_id'],
    indices: [['blocked_id']],
    foreign: [ofUser(), ofUser('blocked_id')],
  },
  // What is reported stays, whatever becomes of those whom it is about.
  reports: {
    columns: {
      id: 'text',
      reporter_id: 'text',
      user_id: 'text',
      table_id: ['text', 'null'],
      reason: 'text',
      text: 'text',
      created_at: 'bigint',
    },
    key: ['id'],
    indices: [['created_at'], ['reporter_id', 'created_at']],
  },
  editions: {
    columns: { hash: 'text', game: 'text', name: 'text', json: 'text', created_at: 'bigint' },
    key: ['hash'],
  },
  tables: {
    columns: {
      id: 'text',
      game: 'text',
      version: ['text', 'null'],
      options: 'text',
      edition: ['text', 'null'],
      status: 'text',
      listed: 'integer',
      pace: 'text',
      rated: 'integer',
      hints: 'integer',
      spectators: 'integer',
      host_id: 'text',
      seed: ['text', 'null'],
      commitment: ['text', 'null'],
      result: ['text', 'null'],
      rematch_id: ['text', 'null'],
      rematch_of: ['text', 'null'],
      rated_at: ['bigint', 'null'],
      created_at: 'bigint',
      started_at: ['bigint', 'null'],
      finished_at: ['bigint', 'null'],
      seq: 'integer',
      due_at: ['bigint', 'null'],
      bot_due: 'integer',
      claimed_by: ['text', 'null'],
      claimed_until: ['bigint', 'null'],
    },
    key: ['id'],
    // The public list, newest first; what has to be done; how many somebody has opened; what is to be rated.
    indices: [
      ['listed', 'status', 'created_at'],
      ['due_at'],
      ['bot_due', 'status'],
      ['host_id', 'status'],
      ['rated', 'finished_at'],
    ],
    foreign: [
      { column: 'host_id', of: 'users' },
      { column: 'edition', of: 'editions', key: 'hash' },
    ],
  },
  seats: {
    columns: {
      table_id: 'text',
      seat: 'integer',
      user_id: ['text', 'null'],
      bot: ['text', 'null'],
      waiting: 'integer',
      since: ['bigint', 'null'],
      away: 'integer',
      seen_seq: 'integer',
    },
    key: ['table_id', 'seat'],
    // Nobody sits twice at one table, however fast they click.
    unique: [['table_id', 'user_id']],
    indices: [['user_id', 'waiting']],
    foreign: [ofTable, { column: 'user_id', of: 'users' }],
  },
  records: {
    columns: {
      table_id: 'text',
      seq: 'integer',
      at: 'bigint',
      user_id: ['text', 'null'],
      command: ['text', 'null'],
      deed: 'text',
      chance: ['text', 'null'],
    },
    key: ['table_id', 'seq'],
    foreign: [ofTable],
    clustered: true,
  },
  messages: {
    columns: {
      table_id: 'text',
      id: 'integer',
      at: 'bigint',
      user_id: 'text',
      command: 'text',
      phrase: ['text', 'null'],
      text: ['text', 'null'],
    },
    key: ['table_id', 'id'],
    unique: [['table_id', 'user_id', 'command']],
    // How much somebody has said lately.
    indices: [['user_id', 'at']],
    foreign: [ofTable, { column: 'user_id', of: 'users' }],
  },
  ratings: {
    columns: {
      user_id: 'text',
      game: 'text',
      players: 'integer',
      mu: 'double precision',
      sigma: 'double precision',
      games: 'integer',
      updated_at: 'bigint',
    },
    key: ['user_id', 'game', 'players'],
    foreign: [ofUser()],
  },
  channels: {
    columns: {
      id: 'text',
      user_id: 'text',
      kind: 'text',
      target: 'text',
      data: 'text',
      created_at: 'bigint',
      failures: 'integer',
    },
    key: ['id'],
    unique: [['user_id', 'target']],
    foreign: [ofUser()],
  },
  outbox: {
    columns: {
      id: 'text',
      user_id: 'text',
      kind: 'text',
      channel_id: ['text', 'null'],
      data: 'text',
      created_at: 'bigint',
      due_at: 'bigint',
      attempts: 'integer',
      claimed_until: ['bigint', 'null'],
    },
    key: ['id'],
    indices: [['due_at'], ['user_id'], ['channel_id']],
    foreign: [ofUser(), { column: 'channel_id', of: 'channels', goes: true }],
  },
  secrets: {
    columns: { name: 'text', value: 'text' },
    key: ['name'],
  },
};

/** Most are for the few rows that matter: a query must say their condition to the letter, not by a parameter. */
const INDICES = [
  'drop index tables_listed_status_created_at',
  'drop index tables_host_id_status',
  // The public list, newest first.
  "create index tables_public on tables (created_at desc, id) where listed = 1 and status in ('open', 'playing')",
  // What is to be given up, and what is to be removed.
  "create index tables_open on tables (created_at) where status = 'open'",
  "create index tables_cancelled on tables (finished_at) where status = 'cancelled'",
  'create index tables_edition on tables (edition) where edition is not null',
  'create index editions_created_at on editions (created_at, hash)',
  'create index reports_table_id on reports (table_id) where table_id is not null',
  // What somebody has opened lately.
  'create index tables_host_id_created_at on tables (host_id, created_at)',
  // The ranking (lobby/ratings.ts).
  'create index ratings_best on ratings (game, players, (mu - sigma * 2) desc, user_id) where games >= 5',
];

/** The index in the list + 1 is the number; those since then are in later-migrations.ts. */
const MIGRATIONS: readonly Migration[] = [
  {
    name: 'first tables',
    async up(db, kind) {
      for (const [name, shape] of Object.entries(FIRST)) await createTable(db, kind, name, shape);
    },
  },
  {
    name: 'people who left, and where passkeys were made',
    async up(db) {
      await db.schema.alterTable('users').addColumn('gone_at', 'bigint').execute();
      await db.schema.createIndex('users_gone_at').on('users').column('gone_at').execute();
      await db.schema.alterTable('passkeys').addColumn('agent', 'text').execute();
    },
  },
  {
    name: 'indices of what is asked often',
    async up(db) {
      for (const index of INDICES) await sql.raw(index).execute(db);
    },
  },
  {
    name: 'reports that were read',
    async up(db) {
      await db.schema.alterTable('reports').addColumn('read_at', 'bigint').execute();
    },
  },
  {
    name: 'when no server ran',
    async up(db, kind) {
      await createTable(db, kind, 'processes', {
        columns: { id: 'text', alive_at: 'bigint', ended: 'integer' },
        key: ['id'],
      });
      // By its beginning: two processes that start together can't both write the same one.
      await createTable(db, kind, 'outages', {
        columns: { from_at: 'bigint', to_at: 'bigint' },
        key: ['from_at'],
      });
    },
  },
  {
    name: 'an index of running games',
    async up(db) {
      await sql`create index tables_playing on tables (id) where status = 'playing'`.execute(db);
    },
  },
  {
    name: 'games that wait for their rules',
    async up(db) {
      await db.schema.alterTable('tables').addColumn('waits_since', 'bigint').execute();
    },
  },
  ...LATER,
];

/** The version of the database that this program makes. */
export const SCHEMA_VERSION = MIGRATIONS.length;

interface Migrated {
  migrations: {
    number: number;
    name: string;
    at: number;
    /** See `Migration`. There since READABLE. */
    readable_by: number | null;
  };
}

/** The migration that brought `readable_by`. */
const READABLE = MIGRATIONS.findIndex(({ readableBy }) => readableBy !== undefined) + 1;

/** Any number that nobody else uses in this database. */
const LOCK = 736_215_401;

/** Of a database as it is; 0: there is nothing in it. */
export async function versionOf(db: Db): Promise<number> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return 0;
  const last = await (db as unknown as Kysely<Migrated>)
    .selectFrom('migrations')
    .select((it) => it.fn.max('number').as('number'))
    .executeTakeFirst();
  return last?.number ?? 0;
}

/**
 * Throws NewerDatabase if a newer program has changed the database so that this one can't work on it. It can if all
 * changes since say so.
 */
export async function needReadable(db: Db, version: number): Promise<void> {
  if (version <= SCHEMA_VERSION) return;
  const since = await (db as unknown as Kysely<Migrated>)
    .selectFrom('migrations')
    .select('readable_by')
    .where('number', '>', SCHEMA_VERSION)
    .execute();
  if (since.every(({ readable_by }) => readable_by !== null && readable_by <= SCHEMA_VERSION)) return;
  throw new NewerDatabase(version, SCHEMA_VERSION);
}

/** Whether programs that made this version can go on while it is brought up to date, and after. */
export const staysReadable = (version: number): boolean =>
  MIGRATIONS.slice(version).every(({ readableBy }) => readableBy !== undefined && readableBy <= version);

/** Throws NewerDatabase. */
export async function migrate(db: Db, kind: Store['kind'], now: number = Date.now()): Promise<void> {
  // SQLite's transactions are one after the other by themselves.
  await db.transaction().execute(async (trx) => {
    if (kind === 'postgres') {
      await sql`set local statement_timeout = 0`.execute(trx);
      await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    }
    await run(trx as unknown as Transaction<Migrated>, kind, now);
  });
}

/**
 * Writes something that changes nothing: whether it can be. There and back, because SQLite leaves a page alone that
 * would be the same. Throws StoreTrouble.
 */
export async function touch(db: Db): Promise<void> {
  try {
    await (db as unknown as Kysely<Migrated>).transaction().execute(async (trx) => {
      for (const by of [1, -1])
        await trx
          .updateTable('migrations')
          .set((it) => ({ at: it('at', '+', by) }))
          .where('number', '=', 1)
          .execute();
    });
  } catch (error) {
    throw asTrouble(error);
  }
}

async function run(trx: Transaction<Migrated>, kind: Store['kind'], now: number): Promise<void> {
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('number', 'integer', (it) => it.primaryKey())
    .addColumn('name', 'text', (it) => it.notNull())
    .addColumn('at', 'bigint', (it) => it.notNull())
    .execute();
  const last = await trx
    .selectFrom('migrations')
    .select((it) => it.fn.max('number').as('number'))
    .executeTakeFirst();
  const version = last?.number ?? 0;
  await needReadable(trx as unknown as Db, version);
  for (const [i, { name, up, readableBy }] of MIGRATIONS.entries()) {
    const number = i + 1;
    if (number <= version) continue;
    await up(trx as unknown as Kysely<unknown>, kind);
    const row = { number, name, at: now };
    const readable = number < READABLE ? row : { ...row, readable_by: readableBy ?? null };
    await trx
      .insertInto('migrations')
      .values(readable as never)
      .execute();
  }
}
