import { describe, expect, it } from 'vitest';
import { plainStyle } from './io.js';
import { standingLines } from './text/sheet.js';

const TIE_BREAKS = ['planted', 'stored'];
const standing = (seat: number, vp: number, tieBreaks: readonly number[]) => ({
  seat,
  rank: seat + 1,
  vp,
  tieBreaks,
});

describe('standings', () => {
  it('SCO-5: with what breaks ties', () => {
    const result = { standings: [standing(0, 40, [12, 0]), standing(1, 40, [9, 3])], winners: [0] };
    expect(standingLines(plainStyle, result, ['Anna', 'Bram'], TIE_BREAKS)).toEqual([
      '    Player  VP  planted  stored',
      '1.  Anna    40       12       0',
      '2.  Bram    40        9       3',
      '',
      'Anna wins.',
    ]);
  });

  it('G-SCO-2: without such columns where nothing breaks ties', () => {
    const result = { standings: [standing(0, 40, []), standing(1, 31, [])], winners: [0] };
    expect(standingLines(plainStyle, result, ['Anna', 'Gardener'], TIE_BREAKS)).toEqual([
      '    Player    VP',
      '1.  Anna      40',
      '2.  Gardener  31',
      '',
      'Anna wins.',
    ]);
  });
});
