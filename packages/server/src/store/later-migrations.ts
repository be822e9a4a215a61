import { sql } from 'kysely';
import { createTable, type Migration, ofUser } from './migration.js';

/**
 * These only add, and what they add may be left out when a row is written: a process of the version before may still run
 * on the same PostgreSQL.
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
];
