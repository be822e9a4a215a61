import { describe, expect, it } from 'vitest';
import { beatsByActor, beatsOf, LONGEST, SHORTEST } from './beats.js';

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

describe('the beats of a turn', () => {
  it('are as long as they like if there is time', () => {
    expect(beatsOf([350, 0, 350, 600])).toEqual([350, 0, 350, 600]);
    expect(beatsOf([])).toEqual([]);
  });

  it('fit in what a turn may take, each long enough to be seen', () => {
    for (const wishes of [
      Array.from({ length: 40 }, (_, i) => (i % 3 === 0 ? 0 : 250 + 10 * i)),
      [900, 350, 450, 600, 250],
      [5000],
      [...Array.from({ length: 30 }, () => 250), 900, 0, 0],
    ]) {
      const waits = beatsOf(wishes);
      expect(waits).toHaveLength(wishes.length);
      expect(sum(waits)).toBeCloseTo(LONGEST);
      for (const wait of waits.filter((it) => it > 0)) expect(wait).toBeGreaterThanOrEqual(SHORTEST - 0.001);
    }
  });

  it('never stop at what goes by at once', () => {
    const wishes = [600, 0, 600, 0, 600, 0];
    expect(beatsOf(wishes).map((wait) => wait > 0)).toEqual([true, false, true, false, true, false]);
  });

  it('begin anew with the next who acts', () => {
    const waits = beatsByActor([900, 900, 900, 100, 900], [1, 1, 1, 2, 2]);
    expect(sum(waits.slice(0, 3))).toBeCloseTo(LONGEST);
    expect(waits.slice(3)).toEqual([100, 900]);
    expect(beatsByActor([], [])).toEqual([]);
  });
});
