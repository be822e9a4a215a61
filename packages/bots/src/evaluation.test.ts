import { describe, expect, it } from 'vitest';
import { evaluationOf, type Measure, margin, placesOf, strongestRival } from './evaluation.js';

interface Seats {
  /** By seat: VP and two features. */
  readonly rows: readonly (readonly number[])[];
  /** By seat: the share of the game that is left. */
  readonly left: readonly number[];
}

const measure: Measure<Seats> = {
  features: ['vp', 'mills', 'bulbs'],
  seats: ({ rows }) => rows.length,
  horizon: ({ left }, seat) => left[seat],
  measure({ rows }, seat, row) {
    for (const [i, n] of rows[seat].entries()) row[i] = n;
  },
};
const evaluation = evaluationOf(measure, {
  base: { now: 2, ahead: 8 },
  of: { mills: { now: 3, ahead: 10 }, bulbs: { now: -1, ahead: 4 } },
});

describe('what a seat is expected to end with', () => {
  it('is its VP, the base and each feature times its weight', () => {
    expect(evaluation.expect({ rows: [[20, 2, 5]], left: [1] }, 0)).toBe(20 + (2 + 8) + 2 * 13 + 5 * 3);
  });

  it('counts the second part of a weight by how much of the game is left', () => {
    expect(evaluation.expect({ rows: [[20, 2, 5]], left: [0.5] }, 0)).toBe(20 + (2 + 4) + 2 * 8 + 5 * 1);
  });

  it('is its VP only without a turn left', () => {
    expect(evaluation.expect({ rows: [[20, 2, 5]], left: [0] }, 0)).toBe(20);
  });

  it('is counted by the turns that this seat has left, not another one', () => {
    const state: Seats = {
      rows: [
        [20, 1, 0],
        [20, 1, 0],
      ],
      left: [0, 1],
    };
    expect([0, 1].map((seat) => evaluation.expect(state, seat))).toEqual([20, 43]);
  });

  it('leaves out a feature without a weight', () => {
    const partly = evaluationOf(measure, { base: { now: 0, ahead: 0 }, of: { bulbs: { now: 1, ahead: 0 } } });
    expect(partly.expect({ rows: [[20, 7, 5]], left: [1] }, 0)).toBe(25);
  });

  it('takes the first feature as it is, whatever its weight says', () => {
    const odd = evaluationOf(measure, { base: { now: 0, ahead: 0 }, of: { vp: { now: 9, ahead: 9 } } });
    expect(odd.expect({ rows: [[20, 0, 0]], left: [1] }, 0)).toBe(20);
  });
});

/** Seats without a turn left: their VP are all. */
const ending = (...vp: number[]): Seats => ({ rows: vp.map((n) => [n, 0, 0]), left: vp.map(() => 0) });

describe('the margin', () => {
  it('is the distance to the best other seat', () => {
    const state = ending(30, 12, 25, 41);
    expect([0, 1, 2, 3].map((seat) => margin(evaluation, state, seat))).toEqual([-11, -29, -16, 11]);
  });

  it('is nothing between equals', () => {
    expect(margin(evaluation, ending(30, 30), 0)).toBe(0);
  });

  it('counts what is expected, not only VP', () => {
    const state: Seats = {
      rows: [
        [20, 0, 0],
        [10, 2, 0],
      ],
      left: [0.5, 0.5],
    };
    expect(margin(evaluation, state, 0)).toBe(10 - 2 * 8);
  });
});

describe('the strongest rival', () => {
  it('is the best other seat', () => {
    const state = ending(30, 12, 25, 41);
    expect([0, 1, 2, 3].map((seat) => strongestRival(evaluation, state, seat))).toEqual([3, 3, 3, 0]);
  });

  it('is the first of equals', () => {
    expect(strongestRival(evaluation, ending(5, 5, 5), 0)).toBe(1);
  });

  it('may have less than nothing', () => {
    expect(strongestRival(evaluation, ending(3, -4, -2), 0)).toBe(2);
  });

  it('is nobody at a table for one', () => {
    expect(strongestRival(evaluation, ending(5), 0)).toBe(-1);
  });
});

it('placesOf says where each feature stands', () => {
  expect(placesOf(['vp', 'mills', 'bulbs'])).toEqual({ vp: 0, mills: 1, bulbs: 2 });
});
