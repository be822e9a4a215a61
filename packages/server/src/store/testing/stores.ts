import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterEach, beforeAll, describe } from 'vitest';
import { openStore } from '../open.js';
import type { Store } from '../store.js';
import { type Cluster, findPostgres, startCluster } from './cluster.js';

export const quiet: FastifyBaseLogger = pino({ level: 'silent' });

const folders: string[] = [];
const stores: Store[] = [];

/** Removed after the test, in suites of `describeStores` and where `tidy` is called after each. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'polder-store-'));
  folders.push(folder);
  return folder;
}

/** Closed after the test. */
export function closing<S extends Store>(store: S): S {
  stores.push(store);
  return store;
}

export async function tidy(): Promise<void> {
  for (const store of stores.splice(0)) await store.close();
  for (const url of used.splice(0)) if (await emptied(url)) free.push(url);
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** Databases that were used by the running test, and those that can be used again: making one takes long. */
const used: string[] = [];
const free: string[] = [];

/** In this order: what belongs to others goes with them. */
const EMPTY = [
  'tables',
  'users',
  'links',
  'outbox',
  'editions',
  'reports',
  'secrets',
  'processes',
  'outages',
  'controls',
  'process_reports',
]
  .map((name) => `delete from ${name};`)
  .join(' ');

async function emptied(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, lock_timeout: 2_000 });
  try {
    await client.connect();
    await client.query(EMPTY);
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}

/** One for all tests of this process: it ends with it. */
let cluster: Promise<Cluster> | undefined;

/**
 * An empty database of the cluster for each call. Runs only where there is PostgreSQL, or where
 * POLDER_NEEDS_POSTGRES=1 says that there must be.
 */
export function describePostgres(name: string, suite: (createDatabase: () => Promise<string>) => void): void {
  const wanted = findPostgres() !== undefined || process.env.POLDER_NEEDS_POSTGRES === '1';
  const title = wanted ? name : `${name} (skipped: there is no PostgreSQL here)`;
  describe.skipIf(!wanted)(title, () => {
    beforeAll(async () => {
      cluster ??= startCluster({ fsync: false });
      await cluster;
    }, 120_000);
    afterEach(tidy);
    suite(async () => {
      if (!cluster) throw new Error('The cluster is started before the first test.');
      return (await cluster).createDatabase();
    });
  });
}

/**
 * Runs a suite on SQLite and on PostgreSQL. Each `open` is an empty database of its own, closed after the test.
 */
export function describeStores(name: string, suite: (open: () => Promise<Store>) => void): void {
  describe(`${name}, on SQLite`, () => {
    afterEach(tidy);
    suite(async () => closing(await openStore({ data: temporaryFolder(), databaseUrl: undefined }, quiet)));
  });
  describePostgres(`${name}, on PostgreSQL`, (createDatabase) => {
    suite(async () => {
      const databaseUrl = free.pop() ?? (await createDatabase());
      used.push(databaseUrl);
      return closing(await openStore({ data: '', databaseUrl }, quiet));
    });
  });
}
