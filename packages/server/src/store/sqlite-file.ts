import Database from 'libsql';
import PromisedDatabase from 'libsql/promise';
import { StoreTrouble } from './store.js';
import { asTrouble } from './trouble.js';
import { openTurnstile } from './turnstile.js';
import type { SqlValue } from './values.js';

export type SqlRow = Readonly<Record<string, unknown>>;

/** A statement of the writing connection, prepared once. */
export interface WriteStatement {
  readonly reader: boolean;
  /** The number of rows that it changed. */
  run(values: readonly SqlValue[]): number;
  all(values: readonly SqlValue[]): Promise<SqlRow[]>;
}

/**
 * The file, by two connections: one that only reads, at once and without waiting for anybody, and one that
 * writes, in turns. Commits wait for the disk: they happen on a thread of the driver, not on the event loop.
 */
export interface SqliteFile {
  read(sql: string, values: readonly SqlValue[]): SqlRow[];
  readonly writer: {
    /** Resolves with the way to leave once nobody else writes. */
    enter(): Promise<() => void>;
    prepare(sql: string): Promise<WriteStatement>;
    /** On another thread. */
    exec(sql: string): Promise<void>;
    begin(): Promise<void>;
    commit(): Promise<void>;
    /** Never fails: why it is rolled back matters more. */
    rollback(): Promise<void>;
  };
  close(): Promise<void>;
}

/** As much of libsql as is used here; its own types are wide. */
interface Statement {
  readonly reader: boolean;
  run(values: readonly SqlValue[]): { readonly changes: number };
}
interface Reading {
  prepare(sql: string): Statement & { all(values: readonly SqlValue[]): SqlRow[] };
  exec(sql: string): void;
  close(): void;
}
interface Writing {
  prepare(sql: string): Promise<Statement & { all(values: readonly SqlValue[]): Promise<SqlRow[]> }>;
  exec(sql: string): Promise<void>;
  close(): void;
  readonly inTransaction: boolean;
}

/** Whoever waits longer than this to write waits for somebody who waits for them. */
const PATIENCE = 30_000;
/** How many statements are kept; the server has fewer. */
const STATEMENTS = 300;

/** `asItIs`: its journal stays as it is found, so that who only looks leaves nothing behind. */
export async function openSqliteFile(
  path: string,
  { asItIs = false }: { readonly asItIs?: boolean } = {},
): Promise<SqliteFile> {
  try {
    const writing = new PromisedDatabase(path, {}) as unknown as Writing;
    // Others that may have the file open: a backup, somebody who looks.
    await writing.exec('pragma busy_timeout = 5000');
    if (!asItIs) await writing.exec('pragma journal_mode = wal');
    await writing.exec('pragma synchronous = full');
    await writing.exec('pragma foreign_keys = on');
    const reading = new Database(path) as unknown as Reading;
    reading.exec('pragma busy_timeout = 5000');
    reading.exec('pragma query_only = on');
    return fileOf(writing, reading, asItIs);
  } catch (error) {
    throw asTrouble(error);
  }
}

function fileOf(writing: Writing, reading: Reading, asItIs: boolean): SqliteFile {
  const turns = openTurnstile(PATIENCE, () => new StoreTrouble('The database is busy: nobody could write.'));
  const reads = new Map<string, ReturnType<Reading['prepare']>>();
  const writes = new Map<string, WriteStatement>();
  let closed = false;

  const open = (): void => {
    if (closed) throw new StoreTrouble('The database is closed.');
  };

  async function exec(sql: string): Promise<void> {
    open();
    await writing.exec(sql).catch(rethrow);
  }

  return {
    read(sql, values) {
      open();
      try {
        const statement = reads.get(sql) ?? reading.prepare(sql);
        keep(reads, sql, statement);
        return statement.all(values);
      } catch (error) {
        throw asTrouble(error);
      }
    },
    writer: {
      enter: () => turns.enter(),
      async prepare(sql) {
        open();
        const known = writes.get(sql);
        if (known) return known;
        const statement = statementOf(await writing.prepare(sql).catch(rethrow), open);
        keep(writes, sql, statement);
        return statement;
      },
      exec,
      async begin() {
        // Left over if even rolling back had failed.
        if (writing.inTransaction) await exec('rollback');
        await exec('begin immediate');
      },
      commit: () => exec('commit'),
      async rollback() {
        // A disk that is full may have ended the transaction already.
        if (writing.inTransaction) await exec('rollback').catch(() => undefined);
      },
    },
    async close() {
      if (closed) return;
      const leave = await turns.enter();
      closed = true;
      reads.clear();
      writes.clear();
      reading.close();
      if (!asItIs) await foldIn(writing);
      writing.close();
      leave();
    },
  };
}

/**
 * Leaves everything in the one file, and if it can no companions: not while somebody else has it open, which may be
 * ourselves until the garbage collector has found the last statement.
 */
async function foldIn(writing: Writing): Promise<void> {
  await writing.exec('pragma busy_timeout = 0; pragma wal_checkpoint(truncate)').catch(() => undefined);
  await writing.exec('pragma journal_mode = delete').catch(() => undefined);
}

function statementOf(statement: Awaited<ReturnType<Writing['prepare']>>, open: () => void): WriteStatement {
  return {
    reader: statement.reader,
    run(values) {
      open();
      try {
        return statement.run(values).changes;
      } catch (error) {
        throw asTrouble(error);
      }
    },
    async all(values) {
      open();
      return statement.all(values).catch(rethrow);
    },
  };
}

/** The one used longest ago goes first. */
function keep<S>(statements: Map<string, S>, sql: string, statement: S): void {
  statements.delete(sql);
  statements.set(sql, statement);
  if (statements.size > STATEMENTS) {
    const [oldest] = statements.keys();
    statements.delete(oldest);
  }
}

function rethrow(error: unknown): never {
  throw asTrouble(error);
}
