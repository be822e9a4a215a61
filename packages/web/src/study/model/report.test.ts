import type { Decision } from '@polder/core';
import { describe, expect, it } from 'vitest';
import type { Judged, Stretch } from '../../session/analysis.js';
import { costliest, curveOf, reportOf } from './report.js';

const decision: Decision = { id: 0, seat: 0, ask: 'turn', source: 'turn', options: [] };
type Part = Stretch<null>['part'];

const stretch = (from: number, turn: number, round: number, part: Part = 'turn'): Stretch<null> => ({
  seat: 0,
  from,
  keys: ['end'],
  view: null,
  decision,
  part,
  round,
  turn,
});

const judged = (
  from: number,
  better: number,
  error = 0,
  margin?: readonly [number, number, number],
): Judged => ({
  from,
  other: { keys: ['other'], better, error, because: { vp: better, rival: 1, parts: [] } },
  margin: margin && { value: margin[0], low: margin[1], high: margin[2] },
});

const mapOf = (...all: Judged[]): ReadonlyMap<number, Judged> => new Map(all.map((it) => [it.from, it]));

describe('a turn', () => {
  const one = [stretch(4, 4, 1)];
  const verdict = (it: Judged) => reportOf(one, mapOf(it))[0];

  it('is open until it was weighed', () => {
    expect(reportOf(one, new Map())[0]).toMatchObject({ verdict: 'open', cost: undefined, after: undefined });
  });

  it('cost something if something else was clearly better', () => {
    expect(verdict(judged(4, 6.4, 1.2))).toMatchObject({
      verdict: 'costly',
      cost: { vp: 6, low: 4, high: 9 },
    });
  });

  it('is not called worse where the bands overlap', () => {
    expect(verdict(judged(4, 6, 3.1))).toMatchObject({ verdict: 'level', cost: undefined });
    expect(verdict(judged(4, -2, 3))).toMatchObject({ verdict: 'level' });
  });

  it('is not called worse for less than the bots can measure, even if all trials agree', () => {
    expect(verdict(judged(4, 1.4, 0))).toMatchObject({ verdict: 'level' });
    expect(verdict(judged(4, 1.6, 0))).toMatchObject({ verdict: 'costly', cost: { vp: 2, low: 1, high: 3 } });
  });

  it('was the best that was found, or the only way', () => {
    expect(verdict(judged(4, -3, 1))).toMatchObject({ verdict: 'best', cost: undefined });
    expect(verdict({ from: 4, other: undefined, margin: undefined })).toMatchObject({ verdict: 'only' });
  });

  it('has a margin in whole VP, and that before it is higher by what it cost', () => {
    expect(verdict(judged(4, 5.2, 0.4, [-3.4, -9.8, 2.2]))).toMatchObject({
      after: { vp: -3, low: -10, high: 2 },
      before: 2,
    });
    expect(verdict(judged(4, 0.2, 0.4, [7.6, 7.6, 7.6]))).toMatchObject({ after: { vp: 8 }, before: 8 });
  });
});

describe('a turn in several stretches', () => {
  const two = [stretch(4, 4, 1), stretch(8, 4, 1), stretch(12, 12, 2)];

  it('is one turn; what they cost adds up, and so does the doubt', () => {
    const [first, second] = reportOf(two, mapOf(judged(4, 4, 1), judged(8, 3, 1, [10, 8, 12])));
    expect(first).toMatchObject({
      from: 4,
      verdict: 'costly',
      cost: { vp: 7, low: 4, high: 10 },
      after: { vp: 10 },
      before: 17,
    });
    expect(first.stretches).toHaveLength(2);
    expect(second).toMatchObject({ from: 12, verdict: 'open' });
  });

  it('is open as long as one of them is', () => {
    expect(reportOf(two, mapOf(judged(4, 9)))[0].verdict).toBe('open');
  });

  it('has the gravest verdict of them', () => {
    expect(reportOf(two, mapOf(judged(4, -9), judged(8, 5)))[0].verdict).toBe('costly');
    expect(reportOf(two, mapOf(judged(4, -9), judged(8, 0)))[0].verdict).toBe('level');
  });

  it('is not mixed with an answer in somebody else’s turn', () => {
    const mixed = [stretch(4, 4, 1, 'answer'), stretch(8, 8, 1), stretch(2, 0, 0, 'setup')];
    expect(reportOf(mixed, new Map()).map(({ part }) => part)).toEqual(['answer', 'turn', 'setup']);
  });
});

describe('a game', () => {
  const stretches = [1, 2, 3, 4, 5].map((n) => stretch(10 * n, 10 * n, n));
  const all = mapOf(
    judged(10, 3, 0, [1, 0, 2]),
    judged(20, 8, 0, [2, 1, 3]),
    judged(30, 0, 0, [3, 2, 4]),
    judged(40, 5, 0, [4, 3, 5]),
    judged(50, 6, 0),
  );
  const turns = reportOf(stretches, all);

  it('has moments that cost most, the dearest first', () => {
    expect(costliest(turns).map(({ round }) => round)).toEqual([2, 5, 4]);
    expect(costliest(reportOf(stretches, new Map()))).toEqual([]);
  });

  it('has a curve of the own turns whose end was foreseen', () => {
    expect(curveOf(turns)).toEqual([
      { from: 10, round: 1, vp: 1, low: 0, high: 2, best: 4 },
      { from: 20, round: 2, vp: 2, low: 1, high: 3, best: 10 },
      { from: 30, round: 3, vp: 3, low: 2, high: 4, best: 3 },
      { from: 40, round: 4, vp: 4, low: 3, high: 5, best: 9 },
    ]);
  });
});
