import { accessSync, constants, existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { isLocked } from '../store/data-lock.js';
import { needReadable, SCHEMA_VERSION, staysReadable, versionOf } from '../store/migrations.js';
import { openAsItIs } from '../store/open.js';
import type { Db } from '../store/schema.js';
import type { Settings } from './settings.js';

/**
 * Says how the server would start, and changes nothing: servers of an older version may run on the database.
 * Throws what would keep it from starting.
 */
export async function check(settings: Settings, out: (line: string) => void): Promise<void> {
  const { host, port, origin, data, databaseUrl, smtpUrl, client } = settings;
  const isSqlite = databaseUrl === undefined;
  out(`Address:   ${origin}, at ${host} port ${port}`);
  out(`Database:  ${isSqlite ? `SQLite in ${data}` : 'PostgreSQL'}`);
  out(`E-mail:    ${smtpUrl === undefined ? 'no' : 'yes'}`);
  out(`Client:    ${client ?? 'no, only the API'}`);
  const db = await openAsItIs(settings);
  if (!db) {
    needRoom(data);
    out('There is no database yet: it will be made at the next start.');
    return;
  }
  try {
    for (const line of await linesAbout(db, isSqlite)) out(line);
  } finally {
    await db.destroy();
  }
  if (isSqlite && isLocked(data)) out('It is used by a running server.');
}

async function linesAbout(db: Db, isSqlite: boolean): Promise<readonly string[]> {
  const version = await versionOf(db);
  await needReadable(db, version);
  const due = SCHEMA_VERSION - version;
  if (due > 0 && !isSqlite) await needRights(db);
  if (version === 0)
    return [
      'The database can be reached. There is nothing in it: its tables will be made at the next start.',
    ];
  await tryToWrite(db);
  const can = 'The database can be read and written.';
  if (due === 0) return [can, 'It is up to date.'];
  const changes = due === 1 ? 'One change' : `${due} changes`;
  return [
    can,
    `${changes} of the database will be made at the next start: ${
      !isSqlite && staysReadable(version)
        ? 'servers of the version before may go on meanwhile.'
        : 'stop all servers of an older version before.'
    }`,
  ];
}

/** What is tried is taken back. */
async function tryToWrite(db: Db): Promise<void> {
  const trx = await db.startTransaction().execute();
  try {
    await sql`update migrations set at = at + 1 where number = 1`.execute(trx);
  } finally {
    await trx.rollback().execute();
  }
}

/** Only the owner of a schema may make tables in it, and whomever they allow it. */
async function needRights(db: Db): Promise<void> {
  const asked = sql<{ may: boolean | null }>`select has_schema_privilege(current_schema(), 'create') as may`;
  const { rows } = await asked.execute(db);
  if (rows[0]?.may) return;
  throw new Error('The user of DATABASE_URL may not make tables in this database.');
}

/** Throws if the folder can't be made, or nothing in it. */
function needRoom(folder: string): void {
  if (!existsSync(folder) && dirname(folder) !== folder) return needRoom(dirname(folder));
  if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder.`);
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch {
    throw new Error(`Nothing can be written into ${folder}.`);
  }
}
