import { type ColumnDataType, type Kysely, sql } from 'kysely';
import type { Store } from './store.js';

/**
 * Numbered and forward only: a migration that has been released is never changed. All that are missing run in
 * one transaction that nobody else can be in, so that a database is of one version or of the next.
 */
export interface Migration {
  readonly name: string;
  /**
   * Programs that know the versions up to this one can work on the database after it, too: it only adds, and what it
   * adds may be left out. Undefined: all older programs must be stopped before it.
   */
  readonly readableBy?: number;
  up(db: Kysely<unknown>, kind: Store['kind']): Promise<void>;
}

type Columns = Readonly<Record<string, ColumnDataType | readonly [ColumnDataType, 'null']>>;

interface Foreign {
  readonly column: string;
  readonly of: string;
  readonly key?: string;
  /** What goes with what it belongs to. */
  readonly goes?: boolean;
}

export interface TableShape {
  readonly columns: Columns;
  readonly key: readonly string[];
  readonly unique?: readonly (readonly string[])[];
  readonly indices?: readonly (readonly string[])[];
  readonly foreign?: readonly Foreign[];
  /** SQLite keeps the rows in the order of the key. */
  readonly clustered?: boolean;
}

export async function createTable(
  db: Kysely<unknown>,
  kind: Store['kind'],
  name: string,
  shape: TableShape,
): Promise<void> {
  let table = db.schema.createTable(name);
  for (const [column, type] of Object.entries(shape.columns)) {
    table =
      typeof type === 'string'
        ? table.addColumn(column, type, (it) => it.notNull())
        : table.addColumn(column, type[0]);
  }
  const names = (columns: readonly string[]) => columns as readonly never[] as never[];
  table = table.addPrimaryKeyConstraint(`${name}_pk`, names(shape.key));
  for (const columns of shape.unique ?? []) {
    table = table.addUniqueConstraint(`${name}_${columns.join('_')}_unique`, names(columns));
  }
  for (const { column, of, key, goes } of shape.foreign ?? []) {
    table = table.addForeignKeyConstraint(
      `${name}_${column}_fk`,
      names([column]),
      of,
      names([key ?? 'id']),
      (it) => (goes ? it.onDelete('cascade') : it),
    );
  }
  if (shape.clustered && kind === 'sqlite') table = table.modifyEnd(sql`without rowid`);
  await table.execute();
  for (const columns of shape.indices ?? []) {
    await db.schema
      .createIndex(`${name}_${columns.join('_')}`)
      .on(name)
      .columns(names(columns))
      .execute();
  }
}

export const ofUser = (column = 'user_id'): Foreign => ({ column, of: 'users', goes: true });
export const ofTable: Foreign = { column: 'table_id', of: 'tables', goes: true };
