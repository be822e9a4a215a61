import type { Result, Seat } from '@polder/core';
import type { TableRecord } from '../table/records.js';
import type { TableHeader } from '../table/table.js';
import type { Bus } from './bus.js';
import type { Db } from './schema.js';

/** The database, whichever it is. */
export interface Store {
  readonly kind: 'sqlite' | 'postgres';
  /** For everything that is not the way of a choice: each subject has its own queries beside it. */
  readonly db: Db;
  readonly tables: TableStore;
  readonly bus: Bus;
  /** Whether it can be read and written now; throws StoreTrouble. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The way of a choice: short, and never half done. */
export interface TableStore {
  /** Undefined: there is no such table, or it has not started. `version`: as for other rules than its own. */
  header(table: string, version?: string): Promise<TableHeader | undefined>;
  /** Those after `seq`, in order. */
  records(table: string, after: number): Promise<readonly TableRecord[]>;
  /**
   * All or nothing, on the disk when it resolves. `conflict`: somebody else has written one of these numbers
   * first, or the game does not run any more. Writes of many tables may share a transaction. Throws StoreTrouble:
   * nothing was kept, or (if the connection to PostgreSQL broke and does not come back) nobody knows: read the
   * table before going on with it.
   */
  append(write: TableWrite): Promise<'ok' | 'conflict'>;
}

export interface TableWrite {
  readonly table: string;
  readonly records: readonly TableRecord[];
  /** How the table stands after them; what is absent stays as it is. */
  readonly waiting?: readonly { readonly seat: Seat; readonly since: number }[];
  /** By seat: the bot that plays there. */
  readonly bots?: readonly (string | null)[];
  /** By seat: the person is gone. */
  readonly away?: readonly boolean[];
  readonly dueAt?: number | null;
  readonly botDue?: boolean;
  /** The rules that play it from now on. */
  readonly version?: string;
  readonly ended?: {
    readonly status: 'over' | 'abandoned';
    readonly result: Result | null;
    readonly at: number;
  };
}

/** The database can't do its work: full, read-only, gone. Nothing was kept. */
export class StoreTrouble extends Error {
  override readonly name = 'StoreTrouble';
}
