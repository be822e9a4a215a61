import { SCHEMA_VERSION, versionOf } from '../store/migrations.js';
import { openAsItIs } from '../store/open.js';
import type { Db } from '../store/schema.js';
import type { Settings } from './settings.js';

/** For a command. Servers may run, also of another version: their database is not changed under their feet. */
export async function withDatabase<T>(settings: Settings, work: (db: Db) => Promise<T>): Promise<T> {
  const db = await openAsItIs(settings);
  if (!db) throw new Error(`There is no database in ${settings.data}.`);
  try {
    const version = await versionOf(db);
    if (version === 0) throw new Error('There is nothing in this database: start the server first.');
    if (version !== SCHEMA_VERSION)
      throw new Error(
        'The database is of another version than this program: restart the server with it first.',
      );
    return await work(db);
  } finally {
    await db.destroy();
  }
}
