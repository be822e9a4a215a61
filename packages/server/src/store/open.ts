import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../run/settings.js';
import { openPostgres } from './postgres.js';
import { openSqlite } from './sqlite.js';
import type { Store } from './store.js';

/**
 * PostgreSQL if there is a `databaseUrl`, else SQLite in the folder `data`. Throws StoreTrouble (it can't be
 * reached or written), DataInUse (another server has the folder) or NewerDatabase.
 */
export function openStore(
  { data, databaseUrl }: Pick<Settings, 'data' | 'databaseUrl'>,
  log: FastifyBaseLogger,
): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(data, log) : openPostgres(databaseUrl, log);
}
