import { appendFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, vi } from 'vitest';
import { buildServer, type ServerProcess, type ServerProgram } from '../../run/testing/process.js';
import { openStore } from '../../store/open.js';
import type { Store } from '../../store/store.js';
import { describePostgres, quiet, temporaryFolder, tidy } from '../../store/testing/stores.js';

/** Where a server keeps everything. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres';
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

// Every test starts programs, and other tests may have the cores.
vi.setConfig({ testTimeout: Number(process.env.FAULT_TIMEOUT ?? 300_000), hookTimeout: 120_000 });

/** Larger in `npm run faults` than in `npm test`. */
export const size = (name: string, usual: number): number => Number(process.env[name] ?? usual);

/** For those who run it by hand: one line to the file that they have named. */
export function figure(line: string): void {
  const { FAULT_FIGURES } = process.env;
  if (FAULT_FIGURES) appendFileSync(FAULT_FIGURES, `${line}\n`);
}

/** All players of a test come from one address. */
const UNLIMITED = Object.fromEntries(
  [
    'SOCKETS',
    'SOCKETS_USER',
    'SOCKETS_ADDRESS',
    'REQUESTS',
    'SENSITIVE',
    'TABLES',
    'BOT_GAMES',
    'NEW_TABLES',
    'NEW_TABLES_ADDRESS',
  ]
    .map((name) => [`LIMIT_${name}`, '100000'])
    .concat(['MESSAGES', 'BURST', 'SYNCS', 'CHAT'].map((name) => [`LIMIT_${name}`, '10000'])),
);

export interface Servers {
  start(
    database: Database,
    more?: { readonly env?: Readonly<Record<string, string>> },
  ): Promise<ServerProcess>;
  readonly program: ServerProgram;
}

/** Any program on this database. */
export function startOn(
  program: ServerProgram,
  { data, databaseUrl }: Database,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const where = databaseUrl === undefined ? { DATA_DIR: data } : { DATABASE_URL: databaseUrl };
  return program.start({ ...UNLIMITED, LOG_LEVEL: 'info', ...where, ...env }, 'quick');
}

/** The program, built before the tests of a file and removed after them, with whatever a test has opened. */
export function useServers(): Servers {
  let program: ServerProgram;
  beforeAll(async () => {
    program = await buildServer({ quick: 'faults/testing/quick-main.ts' });
  });
  afterAll(() => program.remove());
  afterEach(tidy);
  return {
    get program() {
      return program;
    },
    start: (database, { env = {} } = {}) => startOn(program, database, env),
  };
}

/** Without a word, in the middle of whatever it does. */
export async function kill({ child, exit }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await exit;
}

/** As whoever runs it would. Its exit code. */
export function stop({ child, exit }: ServerProcess): Promise<number | null> {
  child.kill('SIGTERM');
  return exit;
}

export const openDatabase = (database: Database): Promise<Store> => openStore(database, quiet);

export const newSqlite = (): Database => ({
  kind: 'sqlite',
  data: temporaryFolder(),
  databaseUrl: undefined,
});

/** A suite for each database; `create` makes an empty one. */
export function describeDatabases(name: string, suite: (create: () => Promise<Database>) => void): void {
  describe(`${name}, on SQLite`, () => {
    suite(async () => newSqlite());
  });
  describePostgresDatabases(`${name}, on PostgreSQL`, suite);
}

export function describePostgresDatabases(
  name: string,
  suite: (create: () => Promise<Database>) => void,
): void {
  describePostgres(name, (createDatabase) => {
    suite(async () => ({ kind: 'postgres', data: '', databaseUrl: await createDatabase() }));
  });
}
