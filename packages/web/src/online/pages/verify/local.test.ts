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
