import type { Audience } from '@polder/core';
import { hashState } from '@polder/core';
import type { Store } from '../../store/store.js';
import { openTable } from '../../table/index.js';
import type { LiveTable } from '../../table/table.js';

/** A table as the database has it, read anew. */
export async function readTable(store: Store, id: string): Promise<LiveTable> {
  const header = await store.tables.header(id);
  if (!header) throw new Error(`There is no game at table ${id}.`);
  const table = openTable(header);
  for (const record of await store.tables.records(id, -1)) table.apply(record);
  return table;
}

/** The hashes of what somebody may see after each record; -1: at the set-up. */
export async function hashesOf(
  store: Store,
  id: string,
  who: Audience,
): Promise<ReadonlyMap<number, string>> {
  const header = await store.tables.header(id);
  if (!header) throw new Error(`There is no game at table ${id}.`);
  const table = openTable(header);
  const hash = (): string => hashState(table.game.view(table.history.state, who));
  const hashes = new Map([[-1, hash()]]);
  for (const record of await store.tables.records(id, -1)) {
    table.apply(record);
    hashes.set(record.seq, hash());
  }
  return hashes;
}
