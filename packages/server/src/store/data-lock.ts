import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';

export class DataInUse extends Error {
  override readonly name = 'DataInUse';
  constructor(data: string, holder: string) {
    super(
      `Another server (${holder}) uses the data in ${data}. Stop it first, or give this one a folder of its own. ` +
        'Several servers can share one PostgreSQL: see DATABASE_URL.',
    );
  }
}

const LOCK_FILE = 'polder.lock';

/**
 * One server to a folder. The lock is the system's, on an empty file (`polder.lock`): it ends with the process
 * however that ends, and nobody takes a number that the system has given to another program for it. Who holds
 * it is in `polder.pid`, for people. Returns the way to give it back; throws DataInUse.
 */
export function lockData(data: string): () => void {
  const pid = join(data, 'polder.pid');
  const file = join(data, LOCK_FILE);
  closeSync(openSync(file, 'a', 0o600));
  const lock = new Database(file);
  let held = true;
  const release = (): void => {
    if (!held) return;
    held = false;
    // Closing alone would wait for the garbage collector.
    if (lock.inTransaction) lock.exec('rollback');
    lock.close();
  };
  try {
    lock.exec('begin exclusive');
    writeFileSync(pid, `${process.pid} on ${hostname()}\n`, { mode: 0o600 });
  } catch (error) {
    release();
    throw isBusy(error) ? new DataInUse(data, holderOf(pid)) : error;
  }
  return () => {
    if (held) rmSync(pid, { force: true });
    release();
  };
}

/** Whether a server has the folder. Makes nothing, and takes nothing for longer than it looks. */
export function isLocked(data: string): boolean {
  const file = join(data, LOCK_FILE);
  if (!existsSync(file)) return false;
  const lock = new Database(file);
  try {
    lock.exec('select 1 from sqlite_master');
    return false;
  } catch (error) {
    if (isBusy(error)) return true;
    throw error;
  } finally {
    lock.close();
  }
}

const isBusy = (error: unknown): boolean => (error as { readonly code?: unknown }).code === 'SQLITE_BUSY';

function holderOf(pid: string): string {
  try {
    return `process ${readFileSync(pid, 'utf8').trim()}`;
  } catch {
    return 'just starting or stopping';
  }
}
