import { closeSync, existsSync, fstatSync, openSync, readSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { StoreTrouble } from './store.js';

/** The file of SQLite is there, but it is not whole. */
export class BrokenDatabase extends StoreTrouble {
  constructor(path: string, what: string, options?: ErrorOptions) {
    const file = basename(path);
    super(
      `The database ${path} ${what}. Nothing was changed. Put a backup in its place: polder-server restore BACKUP --force. ` +
        `Without a backup move ${file}, ${file}-wal and ${file}-shm away, as far as they are there: ` +
        'then the server begins with an empty database.',
      options,
    );
  }
}

const MAGIC = 'SQLite format 3\0';
const HEADER = 100;

/**
 * A look at the first bytes and the size: a disk that was full, or a copy that broke off, shows there. What lies in a
 * journal beside it may complete the file, so that with one SQLite itself has to tell. Throws BrokenDatabase.
 */
export function needWhole(path: string): void {
  const fd = openSync(path, 'r');
  try {
    const { size } = fstatSync(fd);
    if (size === 0) throw new BrokenDatabase(path, 'is empty (0 bytes)');
    const header = Buffer.alloc(HEADER);
    const read = readSync(fd, header, 0, HEADER, 0);
    if (read < HEADER || header.toString('latin1', 0, MAGIC.length) !== MAGIC)
      throw new BrokenDatabase(path, `does not begin as a database does (${size} bytes)`);
    const should = pageSize(header) * header.readUInt32BE(28);
    // Old writers leave the number of pages alone: then it does not count.
    const isCounted = header.readUInt32BE(24) === header.readUInt32BE(92);
    if (isCounted && size < should && !hasJournal(path))
      throw new BrokenDatabase(path, `is torn: it has ${size} bytes of ${should}`);
  } finally {
    closeSync(fd);
  }
}

/** The largest does not fit into two bytes: it is written as 1. */
function pageSize(header: Buffer): number {
  const size = header.readUInt16BE(16);
  return size === 1 ? 65_536 : size;
}

const hasJournal = (path: string): boolean =>
  ['-wal', '-journal'].some((end) => existsSync(path + end) && statSync(path + end).size > 0);

/** What SQLite finds out only when it reads. To be thrown. */
export function asBroken(path: string, error: unknown): unknown {
  const cause = error instanceof StoreTrouble ? error.cause : error;
  if (!(cause instanceof Error && 'code' in cause)) return error;
  if (!/^SQLITE_(CORRUPT|NOTADB)/.test(String(cause.code))) return error;
  return new BrokenDatabase(path, `is damaged (${cause.message})`, { cause: error });
}
