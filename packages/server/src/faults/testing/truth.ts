import { hashPlayed } from '@polder/core';
import { expect } from 'vitest';
import type { Store } from '../../store/store.js';
import { audienceOf, entryFor, openTable, standing } from '../../table/index.js';
import type { TableRecord } from '../../table/records.js';
import type { AppliedRecord, LiveTable } from '../../table/table.js';
import type { Entry } from '../../wire/table.js';
import type { Client } from './client.js';

/** A table as the database has it. */
export interface StoredTable {
  readonly table: LiveTable;
  readonly records: readonly TableRecord[];
  readonly applied: readonly AppliedRecord[];
}

export async function readStored(store: Store, id: string): Promise<StoredTable> {
  const header = await store.tables.header(id);
  if (!header) throw new Error(`There is no game at table ${id}.`);
  const table = openTable(header);
  const records = await store.tables.records(id, -1);
  // Throws if a record does not fit, or its chance is not that of the seed.
  const applied = records.map((record) => table.apply(record));
  return { table, records, applied };
}

/** What the database says besides the records is what comes of them. */
export async function expectWhole(store: Store, id: string, { table, records }: StoredTable): Promise<void> {
  expect(records.map(({ seq }) => seq)).toEqual(records.map((_, i) => i));
  const row = await store.db
    .selectFrom('tables')
    .select(['seq', 'status', 'due_at', 'bot_due'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const seats = await store.db
    .selectFrom('seats')
    .select(['seat', 'since'])
    .where('table_id', '=', id)
    .where('waiting', '=', 1)
    .orderBy('seat')
    .execute();
  const { waiting, dueAt, botDue, ended } = standing(table);
  expect(row).toEqual({
    seq: table.seq,
    status: ended?.status ?? 'playing',
    due_at: dueAt,
    bot_due: botDue ? 1 : 0,
  });
  expect(seats).toEqual(ended ? [] : waiting);
}

/** Each command once: these players ask for one choice at a time. */
export function expectSingle({ records }: StoredTable): void {
  const commands = records.flatMap(({ user, command }) => (command === null ? [] : [`${user}/${command}`]));
  expect(commands).toHaveLength(new Set(commands).size);
}

/** What was acknowledged is there, as the last record of that command; what was refused is not. */
export function expectKept(
  { records }: Pick<StoredTable, 'records'>,
  { user, acknowledged, denied, table }: Pick<Client, 'user' | 'acknowledged' | 'denied' | 'table'>,
): void {
  for (const [command, seq] of acknowledged) {
    const { user: by, command: of } = records[seq] ?? {};
    expect({ table, seq, by, of }).toEqual({ table, seq, by: user, of: command });
    expect(records[seq + 1]?.command ?? null).not.toBe(command);
  }
  const done = records.filter((it) => it.user === user && it.command !== null && denied.has(it.command));
  expect(done.filter(({ command }) => command !== null && !acknowledged.has(command))).toEqual([]);
}

/** Whoever comes back is not told what a choice did that was taken back meanwhile. */
export const isTakenBack = (entry: Entry, all: readonly Entry[]): boolean =>
  entry.type === 'choice' &&
  entry.key === null &&
  entry.events.length === 0 &&
  all.some(({ type, seq }) => type === 'back' && seq > entry.seq);

/** What somebody was shown is what happened, entry by entry, and they have the same view as the server. */
export function expectSame({ table, applied }: StoredTable, client: Client): void {
  const { seen, user, faults } = client;
  const who = audienceOf(table.header, user);
  expect(faults).toEqual([]);
  expect(seen.contradictions).toEqual([]);
  expect(seen.seat).toBe(who === 'table' ? null : who);
  expect(seen.seq).toBe(table.seq);
  for (const [seq, entry] of seen.entries.entries()) {
    if (isTakenBack(entry, seen.entries)) continue;
    const [is, was] = [entry, entryFor(applied[seq], who, table.game)].map((it) => JSON.stringify(it));
    if (is !== was) expect(is).toBe(was);
  }
  // An older process gives the printed values along, where they are the game's own.
  expect(hashPlayed(seen.view)).toBe(hashPlayed(table.game.view(table.history.state, who)));
}
