import { existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { BrokenDatabase } from './broken.js';
import { openAsItIs, openStore } from './open.js';
import { addTable } from './testing/rows.js';
import { quiet, temporaryFolder, tidy } from './testing/stores.js';

afterEach(tidy);

const openIn = (data: string) => openStore({ data, databaseUrl: undefined }, quiet);

/** A folder with a database that was used and closed. */
async function used(): Promise<{ readonly data: string; readonly file: string }> {
  const data = temporaryFolder();
  const store = await openIn(data);
  await addTable(store, 't');
  await store.close();
  return { data, file: join(data, 'polder.db') };
}

describe('a database', () => {
  it.each([
    ['without a byte', () => Buffer.alloc(0), /is empty \(0 bytes\).*restore/],
    ['of something else', () => Buffer.from('x'.repeat(5000)), /does not begin as a database/],
    ['cut off in its first page', (whole: Buffer) => whole.subarray(0, 50), /does not begin as a database/],
    [
      'cut off later',
      (whole: Buffer) => whole.subarray(0, whole.length - 4096),
      /is torn: it has \d+ bytes of/,
    ],
    [
      'with noise in it',
      (whole: Buffer) => Buffer.concat([whole.subarray(0, 100), Buffer.alloc(whole.length - 100, 7)]),
      /is damaged/,
    ],
  ])('%s is named, with what to do, and left as it is', async (_, change, message) => {
    const { data, file } = await used();
    const broken = change(readFileSync(file));
    writeFileSync(file, broken);
    const opened = openIn(data);
    await expect(opened).rejects.toThrow(BrokenDatabase);
    await expect(opened).rejects.toThrow(message);
    expect(readFileSync(file).equals(broken)).toBe(true);
  });

  it('that is empty is no new one for who only looks, either', async () => {
    const { data, file } = await used();
    truncateSync(file, 0);
    await expect(openAsItIs({ data, databaseUrl: undefined })).rejects.toThrow('is empty');
  });

  it('that was never made to its end is made again', async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, 'polder.db'), '');
    writeFileSync(join(data, 'polder.begun'), '');
    await (await openIn(data)).close();
    expect(existsSync(join(data, 'polder.begun'))).toBe(false);
  });
});
