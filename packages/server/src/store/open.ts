import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Kysely } from 'kysely';
import type { Settings } from '../run/settings.js';
import { DATABASE_FILE } from './backup.js';
import { needWhole } from './broken.js';
import { connectPostgres, openPostgres } from './postgres.js';
import type { Db, Schema } from './schema.js';
import { openSqlite } from './sqlite.js';
import { sqliteDialect } from './sqlite-dialect.js';
import { openSqliteFile } from './sqlite-file.js';
import type { Store } from './store.js';

/**
 * PostgreSQL if there is a `databaseUrl`, else SQLite in the folder `data`. Throws StoreTrouble (it can't be
 * reached or written), DataInUse (another server has the folder), BrokenDatabase or NewerDatabase.
 */
export function openStore(
  { data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(data, log) : openPostgres(databaseUrl, log);
}

/**
 * The database as it is, of whatever version, also while servers run on it: nothing is made or brought up to date.
 * Undefined: there is no file of SQLite yet. Throws StoreTrouble, PostgreSQL with the first query.
 */
export async function openAsItIs({
  data,
  databaseUrl,
}: Pick<Settings, 'data' | 'databaseUrl'>): Promise<Db | undefined> {
  if (databaseUrl !== undefined) return connectPostgres(databaseUrl);
  const file = join(data, DATABASE_FILE);
  if (!existsSync(file)) return undefined;
  needWhole(file);
  return new Kysely<Schema>({ dialect: sqliteDialect(await openSqliteFile(file, { asItIs: true })) });
}
