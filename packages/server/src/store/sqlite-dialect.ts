import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { SqliteFile } from './sqlite-file.js';
import { sqlValues } from './values.js';

/** Kysely over a file: selects outside of transactions read at once, all else waits for its turn to write. */
export function sqliteDialect(file: SqliteFile): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => driverOf(file),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

interface Connection extends DatabaseConnection {
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
  exec(sql: string): Promise<void>;
  release(): void;
}

const WRITES = new Set<string>(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']);

function connectionTo(file: SqliteFile): Connection {
  const { writer } = file;
  /** From the first write on until it is given back. */
  let leave: (() => void) | undefined;
  let inTransaction = false;

  async function enter(): Promise<void> {
    leave ??= await writer.enter();
  }

  async function write<R>(sql: string, given: readonly unknown[]): Promise<QueryResult<R>> {
    const values = sqlValues(given);
    const statement = await writer.prepare(sql);
    if (statement.reader) return { rows: (await statement.all(values)) as R[] };
    return { rows: [], numAffectedRows: BigInt(statement.run(values)) };
  }

  async function whole<R>(work: () => Promise<QueryResult<R>>): Promise<QueryResult<R>> {
    await writer.begin();
    try {
      const result = await work();
      await writer.commit();
      return result;
    } catch (error) {
      await writer.rollback();
      throw error;
    }
  }

  return {
    async executeQuery<R>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<R>> {
      if (!inTransaction && query.kind === 'SelectQueryNode') {
        return { rows: file.read(sql, sqlValues(parameters)) as R[] };
      }
      await enter();
      // By itself it would be committed on the event loop.
      if (!inTransaction && WRITES.has(query.kind)) return whole(() => write<R>(sql, parameters));
      return write<R>(sql, parameters);
    },
    async *streamQuery() {
      yield* [];
      throw new Error('Rows are not streamed here: ask for them in parts.');
    },
    async begin() {
      await enter();
      await writer.begin();
      inTransaction = true;
    },
    async commit() {
      await writer.commit();
      inTransaction = false;
    },
    async rollback() {
      inTransaction = false;
      await writer.rollback();
    },
    exec: (sql) => writer.exec(sql),
    release() {
      leave?.();
      leave = undefined;
    },
  };
}

function driverOf(file: SqliteFile): Driver {
  const own = (connection: DatabaseConnection): Connection => connection as Connection;
  return {
    init: async () => undefined,
    acquireConnection: async () => connectionTo(file),
    beginTransaction: (connection) => own(connection).begin(),
    commitTransaction: (connection) => own(connection).commit(),
    rollbackTransaction: (connection) => own(connection).rollback(),
    savepoint: (connection, name) => own(connection).exec(`savepoint "${name}"`),
    rollbackToSavepoint: (connection, name) => own(connection).exec(`rollback to "${name}"`),
    releaseSavepoint: (connection, name) => own(connection).exec(`release "${name}"`),
    releaseConnection: async (connection) => own(connection).release(),
    destroy: () => file.close(),
  };
}
