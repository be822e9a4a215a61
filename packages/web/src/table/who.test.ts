import { expect, it } from 'vitest';
import type { Player } from '../session/session.js';
import { en } from '../words/testing.js';
import { whoAt } from './who.js';

const person = (name: string): Player => ({ kind: 'person', name });
const bot: Player = { kind: 'bot', name: 'Bram', level: 'grower' };
const you = (players: readonly Player[], own?: number | null) =>
  players.map((_, seat) => whoAt(own === undefined ? { players } : { players, own }, seat, en).you);

it('the reader is the only person, the own seat, or whoever is called You', () => {
  expect(you([person('Ada'), bot])).toEqual([true, false]);
  expect(you([person('You'), person('Ben')])).toEqual([true, false]);
  expect(you([person('Ada'), person('Ben')])).toEqual([false, false]);
  expect(you([person('Ada'), person('Ben')], 1)).toEqual([false, true]);
  expect(you([person('You'), bot], null)).toEqual([false, false]);
});

it('the Gardener has no other name', () => {
  const players: Player[] = [person('Ada'), { kind: 'gardener', name: 'X' }];
  expect(whoAt({ players }, 1, en)).toEqual({ name: 'the Gardener', you: false });
});
