import type { TableRecord } from '../../table/records.js';
import type { Store, TableWrite } from '../store.js';

/** A record as tests write them; `key` tells who wrote it. */
export function record(seq: number, key = `key-${seq}`, more: Partial<TableRecord> = {}): TableRecord {
  return {
    seq,
    at: 1_800_000_000_000 + seq,
    user: 'ann',
    command: `command-${seq}`,
    body: { type: 'choice', seat: 0, key, decision: seq },
    chance: null,
    proof: `proof of ${seq}`,
    ...more,
  };
}

export function write(table: string, seq: number, more: Partial<TableWrite> = {}): TableWrite {
  return { table, records: [record(seq)], ...more };
}

/** What is stored of a table: its last number by the table itself, and the numbers of its records. */
export async function stored(
  store: Store,
  table: string,
): Promise<{ readonly seq: number; readonly records: readonly number[] }> {
  const { seq } = await store.db
    .selectFrom('tables')
    .select('seq')
    .where('id', '=', table)
    .executeTakeFirstOrThrow();
  return { seq, records: (await store.tables.records(table, -1)).map((it) => it.seq) };
}

/** From 0 up to and with `last`. */
export const upTo = (last: number): readonly number[] => Array.from({ length: last + 1 }, (_, seq) => seq);
