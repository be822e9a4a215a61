import type { SeatInfo, TableInfo } from '@polder/server/wire';
import { valley } from '@polder/valley';
import { expect, test } from 'vitest';
import { isName, LONGEST_NAME, troubleOf } from '../../../session/guards.js';
import { loadProven } from '../../../session/proof.js';
import type { AnyGame } from '../../../session/rules.js';
import { parseGame, printGame } from '../../../session/transfer.js';
import { localTable, playersOf, tableName } from './local.js';
import { finishedGame } from './testing.js';

const person = (name: string): SeatInfo => ({ kind: 'person', person: { id: name, name }, bot: null });
const bot: SeatInfo = { kind: 'bot', level: 'master' };

test('a finished game can be opened like any other, and taken along as a file', async () => {
  const record = await finishedGame(valley as unknown as AnyGame, { players: 2 });
  const table = localTable(record);
  if (!table) throw new Error('No table.');
  expect(troubleOf(table.players, table.saved, undefined)).toBeUndefined();
  const { proof } = loadProven(valley as unknown as AnyGame, table.saved);
  const file = printGame({ name: 'Back', table });
  const again = await parseGame(file, { table: '', seats: [], gardener: '' });
  expect(again.proof).toBe(proof);
  expect(again.summary.finished).toBe(true);
});

test('bots get names that nobody else has', () => {
  const players = playersOf({ seats: [person('Anna'), bot, person('Bram'), bot] });
  expect(players.map(({ name }) => name)).toEqual(['Anna', 'Marijke', 'Bram', 'Saskia']);
  expect(players[1]).toMatchObject({ kind: 'bot', level: 'master' });
});

test('bots have the version that has played last, where the record says it', async () => {
  const record = await finishedGame(valley as unknown as AnyGame, { players: 2 });
  const info = { ...record.info, seats: [person('Anna'), bot] };
  const marked = (...marks: readonly string[]) =>
    record.records.map((it, i) =>
      it.deed.type === 'choice' && it.deed.seat === 1
        ? { ...it, deed: { ...it.deed, bot: marks[Math.min(i, marks.length - 1)] } }
        : it,
    );
  const versionIn = (records: typeof record.records): unknown =>
    localTable({ ...record, info, records })?.players[1];
  const [, master] = playersOf(info);
  expect(versionIn(record.records)).toEqual(master);
  expect(versionIn(marked('master/1', 'master/2'))).toEqual({ ...master, version: '2' });
  // A quick level has chosen for it in the end, or the first option was taken.
  const first = record.records.findIndex(({ deed }) => deed.type === 'choice' && deed.seat === 1);
  const before = Array<string>(first + 1).fill('master/2');
  expect(versionIn(marked(...before, 'grower/1'))).toEqual({ ...master, version: '2' });
  expect(versionIn(marked('grower/1'))).toEqual(master);
  expect(versionIn(marked('first'))).toEqual(master);
  expect(versionIn(marked('master/x'))).toEqual(master);
});

test('a game of something else is none', async () => {
  const record = await finishedGame(valley as unknown as AnyGame, { players: 2 });
  expect(localTable({ ...record, saved: { ...record.saved, game: 'chess' } })).toBeUndefined();
});

test('its name fits, however long theirs are', () => {
  const info = (names: readonly string[]) =>
    ({
      seats: names.map(person),
      finishedAt: Date.UTC(2026, 4, 4, 12),
      createdAt: 0,
    }) as unknown as TableInfo;
  expect(tableName(info(['Anna', 'Bram']), 'en', LONGEST_NAME)).toBe('Anna, Bram (May 4, 2026)');
  for (const language of ['en', 'pl'])
    expect(isName(tableName(info(['x'.repeat(24), 'y'.repeat(24)]), language, LONGEST_NAME))).toBe(true);
});
