import { StoreTrouble } from './store.js';

/** By the beginning of SQLite's code: what its disk, its file or another process keep it from doing. */
const SQLITE =
  /^SQLITE_(FULL|READONLY|IOERR|CANTOPEN|CORRUPT|NOTADB|BUSY|LOCKED|NOMEM|PERM|PROTOCOL|INTERRUPT|SCHEMA)/;

/** SQLSTATE: by class (connections, resources, operators, the system, corruption), and single ones. */
const POSTGRES = /^(08...|53...|57...|58...|28...|F0...|XX...|25006|3D000|55P03|0A000)$/;

/** Node's: the network, or the file system. */
const NODE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOSPC',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

/** The drivers say some things without a code. */
const WORDS =
  /^(ConnectionFailed\b|Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Query read timeout|Cannot use a pool after calling end|The database connection is not open|driver has already been destroyed)/;

const codeOf = (error: Error): string => {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'string' ? code : '';
};

/** Several addresses were tried: the errors are inside. */
const isTrouble = (error: Error): boolean => {
  if (error instanceof AggregateError) return error.errors.some((it) => it instanceof Error && isTrouble(it));
  const code = codeOf(error);
  return SQLITE.test(code) || POSTGRES.test(code) || NODE.has(code) || WORDS.test(error.message);
};

/** PostgreSQL tells the rows that an error is about: names, addresses, seeds. They are not for logs. */
const PRIVATE = ['detail', 'where', 'internalQuery'];

/** The database's own troubles as StoreTrouble; any other error as it is. To be thrown. */
export function asTrouble(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof StoreTrouble) return error;
  for (const name of PRIVATE) if (Object.hasOwn(error, name)) Reflect.deleteProperty(error, name);
  if (!isTrouble(error)) return error;
  const inner = error instanceof AggregateError ? error.errors.find((it) => it instanceof Error) : error;
  const { message } = inner ?? error;
  return new StoreTrouble(`The database can't do its work: ${message}`, { cause: error });
}

/** Whether the connection went away in the middle: what was asked may have been done all the same. */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof StoreTrouble) return isLostConnection(error.cause);
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return /^(08|57P0)/.test(code) || NODE.has(code) || (code === '' && WORDS.test(error.message));
}

/** A key that is taken, in either database. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === '23505' || code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_UNIQUE';
}

/** PostgreSQL has ended this one for another to go on: asked again it will be done. */
export function isDeadlock(error: unknown): boolean {
  return error instanceof Error && ['40P01', '40001'].includes(codeOf(error));
}
