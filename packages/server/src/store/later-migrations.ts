import { sql } from 'kysely';
import { createTable, type Migration, ofTable, ofUser } from './migration.js';

/**
 * These only add, and what they add may be left out when a row is written: a process of the version before may still run
 * on the same PostgreSQL. From 'proofs' on each says so (`readableBy`).
 */
export const LATER: readonly Migration[] = [
  {
    name: 'games against bots alone',
    async up(db) {
      await db.schema
        .alterTable('tables')
        .addColumn('solo', 'integer', (it) => it.notNull().defaultTo(0))
        .execute();
      await sql`update tables set solo = 1 where started_at is not null and 1 = (
        select count(*) from seats where seats.table_id = tables.id and seats.user_id is not null)`.execute(
        db,
      );
      await sql`create index tables_solo on tables (started_at) where solo = 1`.execute(db);
    },
  },
  {
    name: 'who is ready, and what games did to ratings',
    async up(db, kind) {
      await db.schema.alterTable('seats').addColumn('ready_at', 'bigint').execute();
      await createTable(db, kind, 'rating_changes', {
        columns: { user_id: 'text', table_id: 'text', at: 'bigint', points: 'double precision' },
        key: ['user_id', 'table_id'],
        indices: [['user_id', 'at']],
        foreign: [ofUser()],
      });
    },
  },
  {
    name: 'proofs, printed editions, and what older programs can read',
    readableBy: 9,
    async up(db) {
      await db.schema.alterTable('records').addColumn('proof', 'text').execute();
      await db.schema.alterTable('tables').addColumn('dealt', 'text').execute();
      await db.schema
        .alterTable('editions')
        .addColumn('standard', 'integer', (it) => it.notNull().defaultTo(0))
        .execute();
      await db.schema.alterTable('processes').addColumn('plays', 'text').execute();
      await db.schema.alterTable('migrations').addColumn('readable_by', 'integer').execute();
      // Games that began before their edition was noted.
      await sql`create index tables_unsaid on tables (game, version, id)
        where edition is null and started_at is not null`.execute(db);
    },
  },
  {
    name: 'deals that are drawn jointly',
    readableBy: 9,
    async up(db, kind) {
      await createTable(db, kind, 'draws', {
        columns: { table_id: 'text', secret: 'text', places: ['text', 'null'], until: ['bigint', 'null'] },
        key: ['table_id'],
        foreign: [ofTable],
      });
      await sql`create index draws_until on draws (until) where until is not null`.execute(db);
      await createTable(db, kind, 'draw_parts', {
        columns: { table_id: 'text', user_id: 'text', commitment: 'text', secret: ['text', 'null'] },
        key: ['table_id', 'user_id'],
        foreign: [ofTable],
      });
    },
  },
  {
    name: 'what is asked of all processes',
    readableBy: 9,
    async up(db, kind) {
      await createTable(db, kind, 'controls', {
        columns: { name: 'text', value: 'text', at: 'bigint' },
        key: ['name'],
      });
      await createTable(db, kind, 'process_reports', {
        columns: { process_id: 'text', at: 'bigint', report: 'text' },
        key: ['process_id'],
      });
    },
  },
];
