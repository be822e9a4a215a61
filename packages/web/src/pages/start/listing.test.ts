import type { Said } from '@polder/core';
import { describe, expect, test } from 'vitest';
import type { SavedEntry, Summary } from '../../session/saves.js';
import type { Player } from '../../session/session.js';
import { entryOf } from '../../session/testing.js';
import { start as en } from '../../words/en/start.js';
import { start as pl } from '../../words/pl/start.js';
import { playersLine, statusOf } from './listing.js';

const enSays = (it: Said): string => it.en;
const plSays = (it: Said): string => it.pl;
const entry = entryOf('a');
const told = (summary: Partial<Summary>, players: readonly Player[] = entry.table.players): SavedEntry => ({
  ...entry,
  table: { ...entry.table, players },
  summary: { ...entry.summary, ...summary },
});
const people: readonly Player[] = [
  { kind: 'person', name: 'Jan' },
  { kind: 'person', name: 'Ola' },
];

describe('how a game stands', () => {
  test('the only person is "you"', () => {
    expect(statusOf(told({ round: 5, waitingFor: [0] }), en)).toBe('Round 5, your turn');
    expect(statusOf(told({ round: 5, waitingFor: [0] }), pl)).toBe('Runda 5, twój ruch');
  });

  test('others are called by name', () => {
    expect(statusOf(told({ round: 0, waitingFor: [1] }), en)).toBe('Set-up, Anna to move');
    expect(statusOf(told({ round: 2, waitingFor: [1] }, people), en)).toBe('Round 2, Ola to move');
  });

  test('the end', () => {
    const over = { finished: true, waitingFor: [] };
    expect(statusOf(told({ ...over, winners: [0] }), en)).toBe('You won');
    expect(statusOf(told({ ...over, winners: [1] }), en)).toBe('Won by Anna');
    expect(statusOf(told({ ...over, winners: [0, 1] }, people), en)).toBe('Won by Jan, Ola');
  });
});

describe('who plays', () => {
  test('bots with their level', () => {
    expect(playersLine(entry, en, enSays)).toBe('Jan, Anna (Grower)');
    expect(playersLine(entry, pl, plSays)).toBe('Jan, Anna (Hodowca)');
  });

  test('with VP at the end', () => {
    expect(playersLine(told({ finished: true, vp: [98, 112] }), en, enSays)).toBe('Jan 98 VP, Anna 112 VP');
  });

  test('the Gardener with its difficulty', () => {
    const solo = told({}, [people[0], { kind: 'gardener', name: 'Gardener' }]);
    const saved = { ...solo.table.saved, options: { players: 1, solo: 'hard' } as const };
    expect(playersLine({ ...solo, table: { ...solo.table, saved } }, en, enSays)).toBe(
      'Jan, Gardener (Hard)',
    );
  });
});

describe('Polish numbers', () => {
  test('bots and problems', () => {
    expect([1, 2, 5].map(pl.bots)).toEqual(['1 bot', '2 boty', '5 botów']);
    expect(pl.editionBad(1)).toMatch(/1 problem$/);
    expect(pl.editionBad(3)).toMatch(/3 problemy$/);
    expect(pl.editionBad(22)).toMatch(/22 problemy$/);
    expect(pl.editionBad(12)).toMatch(/12 problemów$/);
  });
});
