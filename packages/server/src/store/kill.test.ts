import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bundle, bundle } from '../run/testing/bundle.js';
import { DataInUse } from './data-lock.js';
import { openStore } from './open.js';
import type { Store } from './store.js';
import { stored, upTo, write } from './testing/records.js';
import { addTable } from './testing/rows.js';
import { closing, describePostgres, quiet, temporaryFolder, tidy } from './testing/stores.js';

const TABLES = upTo(19).map((n) => `table-${n}`);

let bundled: Bundle;
beforeAll(async () => {
  bundled = await bundle({ writer: 'store/testing/writer.ts' });
}, 120_000);
afterAll(() => bundled.remove());

interface Settings {
  readonly data: string;
  readonly databaseUrl: string | undefined;
}

interface Writer {
  /** By table: the last number that it has said to be kept. */
  readonly acknowledged: Map<string, number>;
  /** Resolves once it has said so many; rejects if it has ended before. */
  reaches(lines: number): Promise<void>;
  kill(): Promise<void>;
}

function startWriter({ data, databaseUrl }: Settings): Writer {
  const script = fileURLToPath(bundled.url('writer'));
  const child = spawn(process.execPath, [script, data, databaseUrl ?? '', ...TABLES]);
  const acknowledged = new Map<string, number>();
  const closed = once(child, 'close');
  let rest = '';
  let errors = '';
  let lines = 0;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const [...whole] = `${rest}${text}`.split('\n');
    rest = whole.pop() ?? '';
    for (const line of whole) {
      const [table, seq] = line.split(' ');
      acknowledged.set(table, Number(seq));
      lines++;
    }
    child.emit('said');
  });
  return {
    acknowledged,
    async reaches(count) {
      while (lines < count) {
        await Promise.race([once(child, 'said'), closed]);
        if (child.exitCode !== null) throw new Error(`The writer has ended:\n${errors}`);
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await closed;
    },
  };
}

/**
 * All that was acknowledged is there, and whatever is there is whole. At one moment: PostgreSQL may still be at
 * the last thing that the killed process has asked for.
 */
async function expectKept(store: Store, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  const snapshot = store.db.transaction().setIsolationLevel('repeatable read');
  const { tables, records, waiting } = await snapshot.execute(async (trx) => ({
    tables: await trx.selectFrom('tables').select(['id', 'seq']).execute(),
    records: await trx.selectFrom('records').select(['table_id', 'seq']).orderBy('seq').execute(),
    waiting: await trx.selectFrom('seats').selectAll().where('waiting', '=', 1).execute(),
  }));
  expect(tables).toHaveLength(TABLES.length);
  for (const { id, seq } of tables) {
    expect(records.filter((it) => it.table_id === id).map((it) => it.seq)).toEqual(upTo(seq));
    expect(seq).toBeGreaterThanOrEqual(acknowledged.get(id) ?? -1);
    const seats = waiting.filter((it) => it.table_id === id).map(({ seat, since }) => ({ seat, since }));
    expect(seats).toEqual(seq < 0 ? [] : [{ seat: seq % 2, since: seq }]);
  }
}

async function killInTheMiddle(settings: Settings): Promise<Store> {
  const before = await openStore(settings, quiet);
  for (const table of TABLES) await addTable(before, table);
  await before.close();
  for (const lines of [300, 777]) {
    const writer = startWriter(settings);
    await writer.reaches(lines);
    await writer.kill();
    const after = await openStore(settings, quiet);
    await expectKept(after, writer.acknowledged);
    await after.close();
  }
  return closing(await openStore(settings, quiet));
}

describe('SQLite', () => {
  afterEach(tidy);

  it('has lost nothing that it acknowledged when its process was killed', async () => {
    const store = await killInTheMiddle({ data: temporaryFolder(), databaseUrl: undefined });
    const { seq } = await stored(store, 'table-0');
    expect(await store.tables.append(write('table-0', seq + 1))).toBe('ok');
  });

  it('refuses a second process its folder, until the first has ended, however it did', async () => {
    const settings = { data: temporaryFolder(), databaseUrl: undefined };
    const before = await openStore(settings, quiet);
    for (const table of TABLES) await addTable(before, table);
    await before.close();
    const writer = startWriter(settings);
    await writer.reaches(1);
    const refused = openStore(settings, quiet);
    await expect(refused).rejects.toThrow(DataInUse);
    await expect(refused).rejects.toThrow(/process \d+ on /);
    await writer.reaches(200);
    await writer.kill();
    const store = closing(await openStore(settings, quiet));
    await expectKept(store, writer.acknowledged);
  });
});

describePostgres('PostgreSQL', (createDatabase) => {
  it('has lost nothing that was acknowledged when the process was killed', async () => {
    const store = await killInTheMiddle({ data: '', databaseUrl: await createDatabase() });
    const { seq } = await stored(store, 'table-0');
    expect(await store.tables.append(write('table-0', seq + 1))).toBe('ok');
  });
});
