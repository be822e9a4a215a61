import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely } from 'kysely';
import { DATABASE_FILE } from './backup.js';
import { asBroken, needWhole } from './broken.js';
import { openLocalBus } from './bus.js';
import { lockData } from './data-lock.js';
import { migrate, touch } from './migrations.js';
import type { Schema } from './schema.js';
import { openSqliteAppend } from './sqlite-append.js';
import { sqliteDialect } from './sqlite-dialect.js';
import { openSqliteFile } from './sqlite-file.js';
import type { Store } from './store.js';
import { openTables } from './tables.js';
import { asTrouble } from './trouble.js';

/** There while the database is made for the first time: until then an empty file is none that was lost. */
const BEGUN_FILE = 'polder.begun';

/** Everything in one file in the folder `data`, for one process. */
export async function openSqlite(data: string, log: FastifyBaseLogger): Promise<Store> {
  const unlock = openFolder(data);
  const path = join(data, DATABASE_FILE);
  const begun = join(data, BEGUN_FILE);
  try {
    if (!existsSync(path)) closeSync(openSync(begun, 'a', 0o600));
    else if (!existsSync(begun)) needWhole(path);
    // There are names, addresses and seeds in it. What SQLite puts beside it gets the same rights.
    closeSync(openSync(path, 'a', 0o600));
    chmodSync(path, 0o600);
    const file = await openSqliteFile(path);
    const db = new Kysely<Schema>({ dialect: sqliteDialect(file) });
    try {
      await migrate(db, 'sqlite');
      rmSync(begun, { force: true });
      const bus = openLocalBus((error) => log.error({ err: error }, 'a listener of the bus failed'));
      const tables = openTables(db, await openSqliteAppend(file), bus.publish);
      return {
        kind: 'sqlite',
        db,
        tables,
        bus,
        check: () => touch(db),
        async close() {
          await tables.close();
          await db.destroy();
          unlock();
        },
      };
    } catch (error) {
      await db.destroy();
      throw error;
    }
  } catch (error) {
    unlock();
    throw asBroken(path, asTrouble(error));
  }
}

function openFolder(data: string): () => void {
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 });
    return lockData(data);
  } catch (error) {
    throw asTrouble(error);
  }
}
