import { describe, expect, test } from 'vitest';
import { durationOf } from '../../words/duration.js';
import { en, pl } from '../../words/testing.js';
import { PACE_NAMES, PACES, paceName } from './pace.js';

describe('a length of time in words', () => {
  test('is said in the largest unit that it is whole ones of', () => {
    const english = durationOf('en');
    expect([0, 1, 45, 90, 60, 600, 5400, 3600, 86_400, 172_800].map(english)).toEqual([
      '0 seconds',
      '1 second',
      '45 seconds',
      '90 seconds',
      '1 minute',
      '10 minutes',
      '90 minutes',
      '1 hour',
      '1 day',
      '2 days',
    ]);
  });

  test('Polish has its forms', () => {
    const polish = durationOf('pl');
    expect([1, 2, 5, 22, 45, 60, 120, 1500, 3600, 86_400, 259_200].map(polish)).toEqual([
      '1 sekunda',
      '2 sekundy',
      '5 sekund',
      '22 sekundy',
      '45 sekund',
      '1 minuta',
      '2 minuty',
      '25 minut',
      '1 godzina',
      '1 dzień',
      '3 dni',
    ]);
  });
});

describe('paces', () => {
  test('are known by their numbers', () => {
    for (const name of PACE_NAMES) expect(paceName(PACES[name])).toBe(name);
    expect(paceName({ kind: 'live', turn: 46, bank: 600 })).toBeUndefined();
    expect(paceName({ kind: 'days', turn: 45, bank: 600 })).toBeUndefined();
  });

  test('each has a name and a line of its own, others have theirs, too', () => {
    for (const { online } of [en, pl]) {
      const all = [...PACE_NAMES, undefined].map(online.pace);
      expect(new Set(all).size).toBe(all.length);
      expect(new Set(PACE_NAMES.map((name) => online.paceLine(PACES[name]))).size).toBe(PACE_NAMES.length);
    }
    expect(en.online.paceLine(PACES.quick)).toBe('45 seconds for each turn, and 10 minutes in reserve.');
    expect(pl.online.paceLine(PACES.day)).toBe('1 dzień na każdą turę i 2 dni w zapasie.');
  });
});

test('Polish counts people, seats, tables, games and failures', () => {
  const { online } = pl;
  expect([1, 2, 5].map(online.lobby.next)).toEqual([
    'Twój ruch przy 1 stole',
    'Twój ruch przy 2 stołach',
    'Twój ruch przy 5 stołach',
  ]);
  expect([1, 2, 3].map(online.room.waitForPeople)).toEqual([
    'Czekamy jeszcze na 1 osobę.',
    'Czekamy jeszcze na 2 osoby.',
    'Czekamy jeszcze na 3 osoby.',
  ]);
  expect([1, 3, 5, 22, 25].map(online.people.games)).toEqual([
    '1 zakończona gra',
    '3 zakończone gry',
    '5 zakończonych gier',
    '22 zakończone gry',
    '25 zakończonych gier',
  ]);
  expect([1, 2, 5].map(online.account.passkeys)).toEqual([
    '1 klucz dostępu',
    '2 klucze dostępu',
    '5 kluczy dostępu',
  ]);
  expect([1, 2, 5].map(online.account.webhookFailures)).toEqual([
    '1 błąd z rzędu',
    '2 błędy z rzędu',
    '5 błędów z rzędu',
  ]);
  expect([1, 105, 22].map((n) => online.verify.ok('choices', n))).toEqual([
    'Odtworzono 1 decyzję: każda była dozwolona.',
    'Odtworzono 105 decyzji: każda była dozwolona.',
    'Odtworzono 22 decyzje: każda była dozwolona.',
  ]);
});
