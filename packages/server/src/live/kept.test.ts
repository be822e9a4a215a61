import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { openStore } from '../store/open.js';
import { closing, quiet, temporaryFolder, tidy } from '../store/testing/stores.js';
import { drainHouses, openHouse } from './testing/house.js';
import { playOut } from './testing/play.js';
import { hashesOf, readTable } from './testing/truth.js';

/** A database that an older server wrote: see `fixtures/kept/README.md`. */
const kept = (name: string) => readFileSync(new URL(`../../../../fixtures/kept/${name}`, import.meta.url));
interface KeptTable {
  readonly game: string;
  readonly seq?: number;
  readonly over?: boolean;
  /** Of what the first and the second seat and the public see. */
  readonly views?: readonly string[];
}
const tables: readonly (readonly [string, KeptTable])[] = Object.entries(
  JSON.parse(kept('tables.json').toString()),
);

async function openKept() {
  const data = temporaryFolder();
  writeFileSync(join(data, 'polder.db'), gunzipSync(kept('server.db.gz')));
  return closing(await openStore({ data, databaseUrl: undefined }, quiet));
}

describe('The database of an older server', () => {
  afterEach(tidy);
  afterEach(drainHouses);

  it.each(tables.filter(([, { views }]) => views))('has %s as it was', async (id, { seq, over, views }) => {
    const store = await openKept();
    const { seq: last, result } = await readTable(store, id);
    expect([last, !!result]).toEqual([seq, over]);
    const seen = await Promise.all(([0, 1, 'table'] as const).map((who) => hashesOf(store, id, who)));
    expect(seen.map((hashes) => hashes.get(last))).toEqual(views);
  });

  it('lets people see its finished tables, and play its running ones to their end', async () => {
    const house = openHouse(await openKept());
    const people = await Promise.all(['anna', 'bert'].map(house.person));
    for (const [id, { seq, over, views }] of tables) {
      if (!views) continue;
      const clients = people.map(house.client);
      for (const client of clients) await client.watch(id);
      expect(clients[0].seen(id).status.status).toBe(over ? 'over' : 'playing');
      if (over) continue;
      await playOut(clients, id);
      expect(clients[0].seen(id).seq).toBeGreaterThan(seq ?? 0);
      expect(clients[0].seen(id).status.status).toBe('over');
    }
  });

  it('goes on where a bot sits', async () => {
    const house = openHouse(await openKept());
    const [[id]] = tables.filter(([, { views }]) => !views);
    const anna = house.client(await house.person('anna'));
    await anna.watch(id);
    const { seq } = anna.seen(id);
    for (let i = 0; i < 3; i++) {
      const { status } = await anna.until(id, (seen) => seen.status.decision !== null);
      expect(status.status).toBe('playing');
      expect(await anna.choose(id, 0)).toMatchObject({ ok: true });
    }
    await anna.until(id, (seen) => seen.entries.some(({ seat }) => seat === 1));
    expect(anna.seen(id).seq).toBeGreaterThan(seq);
  });
});
