import { randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import PromisedDatabase from 'libsql/promise';
import { lockData } from './data-lock.js';
import { NewerDatabase, SCHEMA_VERSION } from './migrations.js';
import { asTrouble } from './trouble.js';

/** In the folder `data`. */
export const DATABASE_FILE = 'polder.db';

/** A backup that can't be made or used; nothing was changed. */
export class BadBackup extends Error {
  override readonly name = 'BadBackup';
}

/** As much of libsql as is used here. */
interface Database {
  exec(sql: string): Promise<void>;
  prepare(sql: string): Promise<{ all(values: readonly never[]): Promise<unknown[]> }>;
  close(): void;
}

/**
 * Copies the database `file` into `to`, which must not exist yet, as it is at one moment; a server may write to
 * it meanwhile. The copy is whole and on the disk before it gets its name.
 */
export async function backupSqlite(file: string, to: string): Promise<void> {
  if (!(await exists(file))) throw new BadBackup(`There is no database ${file}.`);
  if (await exists(to)) throw new BadBackup(`${to} exists already: a backup overwrites nothing.`);
  const part = partOf(to);
  try {
    // An empty file may be written into: what comes into this one is never for others to read.
    await (await open(part, 'wx', 0o600)).close();
    await withDatabase(file, async (database) => {
      await database.exec('pragma busy_timeout = 30000');
      await database.exec(`vacuum into '${part.replaceAll("'", "''")}'`);
    });
    await check(part);
    await sync(part);
    if (await exists(to)) throw new BadBackup(`${to} exists already: a backup overwrites nothing.`);
    await rename(part, to);
    await sync(dirname(resolve(to)));
  } catch (error) {
    await rm(part, { force: true });
    throw asTrouble(error);
  }
}

/**
 * Puts a backup in place of the database of `data`, in one step; while no server uses it. Refuses to overwrite
 * a database unless told. Throws BadBackup, NewerDatabase or DataInUse: then nothing was changed.
 */
export async function restore(
  from: string,
  data: string,
  { overwrite = false }: { readonly overwrite?: boolean } = {},
): Promise<void> {
  if (!(await exists(from))) throw new BadBackup(`There is no file ${from}.`);
  if (await sizeOf(`${from}-wal`)) {
    throw new BadBackup(`${from} is not a backup but a database in use (${from}-wal): make a backup of it.`);
  }
  await mkdir(data, { recursive: true, mode: 0o700 });
  const unlock = lockData(data);
  const file = join(data, DATABASE_FILE);
  const part = partOf(file);
  try {
    if (!overwrite && (await exists(file))) {
      throw new BadBackup(`There is a database in ${data} already: say that it is to be overwritten.`);
    }
    await pipeline(createReadStream(from), createWriteStream(part, { flags: 'wx', mode: 0o600 }));
    await check(part);
    await sync(part);
    await foldIn(file);
    await rename(part, file);
    await sync(data);
  } catch (error) {
    await rm(part, { force: true });
    throw asTrouble(error);
  } finally {
    unlock();
  }
}

/** What the old one has beside it would be taken for the new one's. */
async function foldIn(file: string): Promise<void> {
  if (await exists(file)) {
    // As long as the new one is not in its place the old one stays whole, if it is.
    await withDatabase(file, (database) => database.exec('pragma journal_mode = delete')).catch(
      () => undefined,
    );
  }
  await rm(`${file}-wal`, { force: true });
  await rm(`${file}-shm`, { force: true });
}

/** Throws unless it is a whole database of a version that this program knows. */
async function check(file: string): Promise<void> {
  const header = (await readStart(file)).toString('latin1');
  if (header !== 'SQLite format 3\0') throw new BadBackup('The file is not a database.');
  const { integrity, version } = await withDatabase(file, async (database) => {
    await database.exec('pragma journal_mode = delete');
    return {
      integrity: await firstOf(database, 'pragma integrity_check(1)'),
      version: await firstOf(database, 'select max(number) from migrations'),
    };
  }).catch((error) => {
    throw new BadBackup(`The file is damaged, or no database of Polder: ${messageOf(error)}`, {
      cause: error,
    });
  });
  if (integrity !== 'ok') throw new BadBackup(`The file is damaged: ${integrity}`);
  if (typeof version !== 'number') throw new BadBackup('The file is no database of Polder.');
  if (version > SCHEMA_VERSION) throw new NewerDatabase(version, SCHEMA_VERSION);
}

async function firstOf(database: Database, sql: string): Promise<unknown> {
  const statement = await database.prepare(sql);
  const [row] = await statement.all([]);
  return Object.values(row ?? {})[0];
}

async function withDatabase<T>(file: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = new PromisedDatabase(file, {}) as unknown as Database;
  try {
    return await work(database);
  } finally {
    database.close();
  }
}

const partOf = (file: string): string => `${file}.${randomBytes(4).toString('hex')}.part`;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(16), 0, 16, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Of a file or a folder. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** In bytes; undefined: there is no such file. */
async function sizeOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).size;
  } catch {
    return undefined;
  }
}

const exists = async (path: string): Promise<boolean> => (await sizeOf(path)) !== undefined;
