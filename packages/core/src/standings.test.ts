import { describe, expect, it } from 'vitest';
import { standingsOf } from './standings.js';

const rowsOf = (...values: readonly (readonly number[])[]) =>
  values.map(([vp, ...tieBreaks], seat) => ({ seat, vp, tieBreaks }));

/** Seat and rank, in order. */
const ranks = (...values: readonly (readonly number[])[]) =>
  standingsOf(rowsOf(...values)).standings.map(({ seat, rank }) => [seat, rank]);

describe('standingsOf', () => {
  it('ranks by VP, most first', () => {
    expect(standingsOf(rowsOf([3, 1], [5, 0], [-1, 2]))).toEqual({
      standings: [
        { seat: 1, rank: 1, vp: 5, tieBreaks: [0] },
        { seat: 0, rank: 2, vp: 3, tieBreaks: [1] },
        { seat: 2, rank: 3, vp: -1, tieBreaks: [2] },
      ],
      winners: [1],
    });
  });

  it.each<[number[], number[], number]>([
    [[5, 1, 9], [5, 2, 0], 1],
    [[5, 2, 0], [5, 2, 1], 1],
    [[5, 2, 1], [5, 2, 0], 0],
    [[6, 0, 0], [5, 9, 9], 0],
  ])('%j against %j: the first value that differs makes seat %i the winner', (a, b, winner) => {
    expect(standingsOf(rowsOf(a, b)).winners).toEqual([winner]);
    expect(ranks(a, b)).toEqual([
      [winner, 1],
      [1 - winner, 2],
    ]);
  });

  it('seats that nothing parts share a rank, in order of seats; the next rank is left out', () => {
    expect(ranks([4, 1], [7, 2], [7, 2], [3, 1])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
      [3, 4],
    ]);
    expect(standingsOf(rowsOf([4, 1], [7, 2], [7, 2])).winners).toEqual([1, 2]);
  });

  it('without tie-breaks VP alone decide', () => {
    expect(ranks([2], [2], [3])).toEqual([
      [2, 1],
      [0, 2],
      [1, 2],
    ]);
  });

  it('leaves the rows as they are', () => {
    const rows = rowsOf([1], [2]);
    standingsOf(rows);
    expect(rows).toEqual(rowsOf([1], [2]));
  });
});
