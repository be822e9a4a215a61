import { VERSIONS } from '@polder/bots';
import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import {
  anotherTable,
  drawBelow,
  freshText,
  inTurnOrder,
  newEntry,
  newTable,
  summaryOfTable,
} from './games.js';
import { manifestOf } from './rules.js';
import type { Player } from './session.js';
import { JAN_AND_ANNA, playedTable } from './testing.js';

const person = (name: string): Player => ({ kind: 'person', name });
const ABC = ['A', 'B', 'C'].map(person);
const names = (players: readonly Player[]): string => players.map(({ name }) => name).join('');

describe('who begins (SET-1)', () => {
  test('the chosen one sits at seat 0, the others follow clockwise', () => {
    const never = (): number => {
      throw new Error('no lot is drawn');
    };
    expect(names(inTurnOrder({ players: ABC, starts: 0 }, never))).toBe('ABC');
    expect(names(inTurnOrder({ players: ABC, starts: 1 }, never))).toBe('BCA');
    expect(names(inTurnOrder({ players: ABC, starts: 2 }, never))).toBe('CAB');
  });

  test('by lot: among all of them', () => {
    const asked: number[] = [];
    const draw = (n: number): number => {
      asked.push(n);
      return 2;
    };
    expect(names(inTurnOrder({ players: ABC, starts: 'random' }, draw))).toBe('CAB');
    expect(asked).toEqual([3]);
  });

  test('a lot is below its limit, and each number comes', () => {
    const drawn = Array.from({ length: 200 }, () => drawBelow(3));
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2]);
  });
});

describe('a new table', () => {
  test('has as many seats as players, the rules of this page and no choices', () => {
    const { players, saved } = newTable('valley', JAN_AND_ANNA, { players: 2, expert: true }, 'delft');
    const [jan, anna] = JAN_AND_ANNA;
    expect(players).toEqual([jan, { ...anna, version: VERSIONS.grower }]);
    expect(saved).toEqual({
      game: 'valley',
      version: valley.version,
      options: { players: 2, expert: true },
      edition: manifestOf('valley').printed?.now,
      seed: 'delft',
      log: [],
    });
  });

  test('solo: one player, the Gardener is no seat of the options (G-SET-1)', () => {
    const { saved } = newTable(
      'valley',
      [person('Jan'), { kind: 'gardener', name: 'G' }],
      { players: 1, solo: 'hard' },
      's',
    );
    expect(saved.options).toEqual({ players: 1, solo: 'hard' });
  });

  test('nobody, or five, can’t play', () => {
    expect(() => newTable('valley', [], { players: 2 }, 's')).toThrow("0 can't play.");
    expect(() => newTable('valley', [...ABC, ...ABC], { players: 2 }, 's')).toThrow("6 can't play.");
  });

  test('as an entry: not written yet, with a fresh id and what the list shows', async () => {
    const table = newTable('valley', JAN_AND_ANNA, { players: 2 }, 'delft');
    const entry = newEntry('Beemster', table, await summaryOfTable(table), 5000);
    expect(entry.id).toMatch(/^[a-z2-9]{10}$/);
    expect(entry).toMatchObject({ name: 'Beemster', created: 5000, updated: 5000, revision: 0 });
    expect(entry.summary).toEqual({
      round: 0,
      choices: 0,
      finished: false,
      // The last seat takes its starting card first (SET-7).
      waitingFor: [1],
      vp: [5, 5],
      winners: [],
    });
  });

  test('of the same people: bots of today, another seed, nothing chosen', () => {
    const [jan, anna] = JAN_AND_ANNA;
    const table = playedTable(8);
    for (const before of [anna, { ...anna, version: '0' }]) {
      const { game, players, saved } = anotherTable({ ...table, players: [jan, before] }, 'gouda');
      expect(game).toBe('valley');
      expect(players).toEqual([jan, { ...anna, version: VERSIONS.grower }]);
      expect(saved).toEqual({ ...table.saved, seed: 'gouda', log: [] });
    }
  });

  test('ids differ', () => {
    expect(freshText(10)).not.toBe(freshText(10));
  });
});

test('what the list shows of a game under way is found by playing it again', async () => {
  const { round, choices, finished } = await summaryOfTable(playedTable(30));
  expect({ choices, finished }).toEqual({ choices: 30, finished: false });
  expect(round).toBeGreaterThan(0);
});

test('a game whose log was changed says which record is wrong', async () => {
  const table = playedTable(6);
  const log = table.saved.log.map((record, i) => (i === 3 ? { ...record, key: 'fly' } : record));
  await expect(summaryOfTable({ ...table, saved: { ...table.saved, log } })).rejects.toThrow(/^Record 3: /);
});
