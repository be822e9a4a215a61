import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.js';
import { COLOURS } from './index.js';
import { columnOf, patchName, patchOf, rowColour } from './patches.js';

describe('the colour of a row', () => {
  const colour = (row: number, t = table()): number => rowColour(t.player, row - 1);

  it('is that of all its bulbs', () => {
    expect(colour(2, table().planted(2, 'violet', 'violet', 'violet'))).toBe(COLOURS.indexOf('violet'));
    expect(colour(4, table().planted(4, 'red'))).toBe(COLOURS.indexOf('red'));
  });

  it('is none in a mixed or an empty row', () => {
    expect(colour(2, table().planted(2, 'violet', 'violet', 'red'))).toBe(-1);
    expect(colour(1)).toBe(-1);
  });

  it('does not look at the row before or after', () => {
    const t = table().planted(1, 'red', 'red').planted(2, 'white', 'white').planted(3, 'red');
    expect([1, 2, 3, 4].map((row) => colour(row, t))).toEqual(
      [COLOURS.indexOf('red'), COLOURS.indexOf('white'), COLOURS.indexOf('red')].concat(-1),
    );
  });
});

describe('the colours of a column', () => {
  it('are counted, and whether one repeats', () => {
    const t = table().planted(1, 'red', 'white').planted(3, 'violet', 'white').planted(4, 'black');
    expect([0, 1, 2].map((column) => columnOf(t.player, column))).toEqual([
      { bulbs: 3, repeats: false },
      { bulbs: 2, repeats: true },
      { bulbs: 0, repeats: false },
    ]);
  });

  it('repeat also in a full column', () => {
    const t = table().planted(1, 'red').planted(2, 'white').planted(3, 'black').planted(4, 'red');
    expect(columnOf(t.player, 0)).toEqual({ bulbs: 4, repeats: true });
  });
});

it('a Patch has a name, and the name is of that Patch', () => {
  expect([0, 6, 7, 27].map(patchName)).toEqual(['1.1', '1.7', '2.1', '4.7']);
  for (let patch = 0; patch < 28; patch++) expect(patchOf(patchName(patch))).toBe(patch);
});
