import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countValley } from './count.js';
import { emptyFarm, emptyValley, type ValleyTable } from './facts.js';
import { readValley } from './reading.js';

const table: ValleyTable = {
  ...emptyValley(),
  size: 'solo',
  difficulty: 'hard',
  farms: [
    {
      ...emptyFarm(),
      name: 'Zofia',
      track: 41,
      patches: [['red', 'red', null, null, null, null, null], ...emptyFarm().patches.slice(1)],
      emptied: [true, false, false, false, true],
      contracts: [{ card: 17 }, { byHand: null }],
      answers: { windmills: 4, wish: 10 },
    },
    ...emptyValley().farms.slice(1),
  ],
};

it('gives back what was stored', () => {
  expect(readValley(JSON.parse(JSON.stringify(table)))).toEqual(table);
  expect(readValley(undefined)).toEqual(emptyValley());
});

it('leaves out what can’t be, and only that', () => {
  const [farm] = table.farms;
  const spoilt = {
    ...farm,
    track: -3,
    patches: [['blue', 'red']],
    contracts: [{ card: 99 }, { card: 17 }, 'x', { byHand: 7 }],
    answers: { windmills: '4', wish: 10, moon: 1 },
  };
  const read = readValley({ ...table, size: 9, farms: [spoilt] });
  expect(read.size).toBe(2);
  expect(read.difficulty).toBe('hard');
  expect(read.farms[0]).toEqual({
    ...farm,
    track: null,
    patches: [[null, 'red', null, null, null, null, null], ...emptyFarm().patches.slice(1)],
    contracts: [{ card: 17 }, { byHand: 7 }],
    answers: { wish: 10 },
  });
  expect(read.farms).toHaveLength(4);
});

it('makes a table that can be counted of anything', () => {
  const answers = fc.record({ windmills: fc.nat(999), helpers: fc.nat(999), gardenerTiles: fc.nat(999) });
  const spoilt = fc
    .record({ answers, track: fc.anything() })
    .map((farm) => ({ farms: [farm, farm], gardener: farm }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), spoilt), (raw) => {
      const read = readValley(raw);
      expect(countValley(read).sheets.length).toBeGreaterThan(1);
      expect(readValley(read)).toEqual(read);
    }),
  );
});
