import { describe, expect, it } from 'vitest';
import { bandPath, linePath, marksOf, scaleOf, spread, stacked } from './chart.js';

const FRAME = { width: 130, height: 120, left: 20, right: 10, top: 5, bottom: 15 };

describe('a drawing of points over turns', () => {
  const scale = scaleOf(FRAME, 10, [-10, 40]);

  it('fills its frame', () => {
    expect([scale.x(0), scale.x(10)]).toEqual([20, 120]);
    expect([scale.y(-10), scale.y(40)]).toEqual([105, 5]);
  });

  it('finds the turn under a finger, also beside the frame', () => {
    expect([0, 20, 29, 36, 120, 500].map((x) => scale.turnAt(x))).toEqual([0, 0, 0, 1, 9, 9]);
    expect(scaleOf(FRAME, 0, [0, 1]).turnAt(50)).toBeUndefined();
  });

  it('draws lines and bands through the same places', () => {
    const two = scaleOf(FRAME, 2, [0, 10]);
    expect(linePath(two, [0, 5, 10])).toBe('M20.0 105.0L70.0 55.0L120.0 5.0');
    expect(bandPath(two, [0, 0, 5], [0, 5, 5])).toBe(
      'M20.0 105.0L70.0 55.0L120.0 5.0L120.0 55.0L70.0 105.0L20.0 105.0Z',
    );
  });
});

describe('the marks of an axis', () => {
  it.each<[readonly [number, number], number, number[]]>([
    [[0, 1], 4, [0, 1]],
    [[0, 43], 5, [0, 10, 20, 30, 40]],
    [[-7, 62], 4, [0, 20, 40, 60]],
    [[-12, 30], 5, [-10, 0, 10, 20, 30]],
    [[0, 180], 4, [0, 50, 100, 150]],
  ])('from %j with at most %i steps', (range, most, marks) => {
    expect(marksOf(range, most)).toEqual(marks);
  });
});

describe('labels', () => {
  it('stay where they belong if there is room', () => {
    expect(spread([10, 40, 70], 12, [0, 100])).toEqual([10, 40, 70]);
  });

  it('are moved apart in their order, and not out of the drawing', () => {
    expect(spread([50, 52, 48], 12, [0, 100])).toEqual([60, 72, 48]);
    expect(spread([98, 99, 97], 12, [0, 100])).toEqual([88, 100, 76]);
    expect(spread([1, 0], 12, [0, 100])).toEqual([12, 0]);
  });
});

describe('numbered marks', () => {
  const ys = (...marks: [x: number, y: number][]): number[] =>
    stacked(
      marks.map(([x, y]) => ({ x, y })),
      18,
      10,
    ).map(({ y }) => y);

  it('stand where they belong if they are apart', () => {
    expect(ys([10, 50], [40, 50], [41, 80])).toEqual([50, 50, 80]);
  });

  it('never cover each other', () => {
    expect(ys([10, 50], [14, 52])).toEqual([50, 32]);
    expect(ys([10, 50], [14, 52], [12, 40])).toEqual([50, 32, 14]);
    expect(ys([10, 15], [14, 15])).toEqual([15, 33]);
  });
});
