import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countDuel } from './count.js';
import { emptyDuel } from './facts.js';
import { readDuel } from './reading.js';

it('gives back what was stored', () => {
  const table = { ...emptyDuel(), ring: false, board: { fullPatches: 2 } };
  expect(readDuel(JSON.parse(JSON.stringify(table)))).toEqual(table);
  expect(readDuel(undefined)).toEqual(emptyDuel());
});

it('makes a table that can be counted of anything', () => {
  const answers = fc.record({ personalTiles: fc.nat(999), scored: fc.nat(999), 'traded-red': fc.nat(999) });
  const spoilt = fc.record({ answers, emptied: fc.anything() }).map((side) => ({ sides: [side, side] }));
  fc.assert(
    fc.property(fc.oneof(fc.anything(), spoilt), (raw) => {
      const read = readDuel(raw);
      expect(countDuel(read).sheets).toHaveLength(2);
      expect(readDuel(read)).toEqual(read);
    }),
  );
});
