import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { pino } from 'pino';
import { openStore } from '../open.js';
import type { Store } from '../store.js';
import { findPostgres, startCluster } from './cluster.js';
import { record } from './records.js';
import { addTable } from './rows.js';

/*
 * How many choices a second the store takes, how long each waits, and how long the event loop stood still:
 *   node --input-type=module -e "import { runnerImport } from 'vite';
 *     const measure = './packages/server/src/store/testing/measure.ts';
 *     (await runnerImport(measure, { configFile: './vitest.config.ts' })).module.main()"
 * So many tables each write their next choice as soon as the last one is kept.
 */
interface Figures {
  readonly database: string;
  readonly tables: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly loopP99: number;
  readonly loopMax: number;
  readonly cpu: number;
}

const SECONDS = 4;
const ALL = 400;

async function measure(store: Store, tables: number, next: Map<string, number>): Promise<Figures> {
  const waits: number[] = [];
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const started = performance.now();
  const until = started + SECONDS * 1000;
  const cpu = process.cpuUsage();
  loop.enable();
  await Promise.all(
    [...next.keys()].slice(0, tables).map(async (table) => {
      while (performance.now() < until) {
        const seq = next.get(table) ?? 0;
        const asked = performance.now();
        const waiting = [{ seat: seq % 2, since: Date.now() }];
        const dueAt = Date.now() + 45_000;
        const written = await store.tables.append({
          table,
          records: [record(seq)],
          waiting,
          dueAt,
          botDue: false,
        });
        if (written !== 'ok') throw new Error(`${table} ${seq}: ${written}`);
        waits.push(performance.now() - asked);
        next.set(table, seq + 1);
      }
    }),
  );
  loop.disable();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  waits.sort((a, b) => a - b);
  return {
    database: store.kind,
    tables,
    perSecond: Math.round(waits.length / seconds),
    p50: round(waits[Math.floor(waits.length * 0.5)]),
    p99: round(waits[Math.floor(waits.length * 0.99)]),
    loopP99: round(loop.percentile(99) / 1e6),
    loopMax: round(loop.max / 1e6),
    cpu: round((user + system) / 1e6 / seconds),
  };
}

const round = (value: number): number => Math.round(value * 100) / 100;

async function measureStore(store: Store): Promise<readonly Figures[]> {
  const next = new Map<string, number>();
  for (let n = 0; n < ALL; n++) {
    await addTable(store, `table-${n}`);
    next.set(`table-${n}`, 0);
  }
  const figures: Figures[] = [];
  for (const tables of [1, 10, 50, ALL]) figures.push(await measure(store, tables, next));
  return figures;
}

export async function main(): Promise<void> {
  const log = pino({ level: 'warn' });
  const data = mkdtempSync(join(tmpdir(), 'polder-measure-'));
  const figures: Figures[] = [];
  const sqlite = await openStore({ data, databaseUrl: undefined }, log);
  figures.push(...(await measureStore(sqlite)));
  await sqlite.close();
  rmSync(data, { recursive: true });
  if (findPostgres()) {
    const cluster = await startCluster();
    const postgres = await openStore({ data, databaseUrl: await cluster.createDatabase() }, log);
    figures.push(...(await measureStore(postgres)));
    await postgres.close();
    await cluster.stop();
  }
  console.table(figures);
}
