import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { openStore } from '../open.js';
import { record } from './records.js';

/*
 * A process that writes choices of many tables as fast as it can and says on its output, one a line, which
 * are kept: `table seq`. It is there to be killed. Arguments: folder, address of the database or '', tables.
 */
const [data, databaseUrl, ...tables] = process.argv.slice(2);

const store = await openStore({ data, databaseUrl: databaseUrl || undefined }, pino({ level: 'silent' }));

await Promise.all(
  tables.map(async (table) => {
    for (let seq = (await store.tables.records(table, -1)).length; ; seq++) {
      const waiting = [{ seat: seq % 2, since: seq }];
      const written = await store.tables.append({ table, records: [record(seq)], waiting });
      if (written !== 'ok') throw new Error(`${table} ${seq}: ${written}`);
      say(`${table} ${seq}\n`);
    }
  }),
);

/** At once, so that nothing is left to say when the end comes; whoever reads may be slow. */
function say(line: string): void {
  for (;;) {
    try {
      writeSync(1, line);
      return;
    } catch (error) {
      if ((error as { readonly code?: unknown }).code !== 'EAGAIN') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
    }
  }
}
