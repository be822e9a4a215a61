import { describe, expect, it } from 'vitest';
import { countItem, type ItemSums, noSums } from './items.js';
import { flagWords, itemStats, LENGTH, lengthShare, rangeWords, seatStats, seatWords } from './stats.js';
import { WHOLE } from './tally.js';

/** Games in which these seats took it, with their VP and winners. */
type Game = readonly [took: readonly number[], vp: readonly number[], winners: readonly number[]];

function sumsOf(games: readonly Game[]): ItemSums {
  const sums = noSums();
  for (const [took, vp, winners] of games) {
    const counts = vp.map((_, seat) => took.filter((it) => it === seat).length);
    countItem(sums, { chances: vp.map(() => 2), taken: counts }, vp, winners);
  }
  return sums;
}

const times = (n: number, game: Game): Game[] => Array.from({ length: n }, () => game);

describe('the lift of an item', () => {
  it('compares takers with others of the same game', () => {
    // 60 mixed games, of which takers win 45; in 40 games both took it.
    const stats = itemStats(
      sumsOf([
        ...times(45, [[0], [50, 40], [0]]),
        ...times(15, [[1], [44, 40], [0]]),
        ...times(40, [[0, 1], [50, 40], [0]]),
      ]),
      2,
      100,
    );
    expect(stats).toMatchObject({ chances: 400, taken: 140, games: 100, mixed: 60 });
    expect(stats.share).toBeCloseTo(0.35);
    expect(stats.lift?.value).toBeCloseTo(0.25);
    // 140 takers, of which 15 more have won than is fair.
    expect(stats.raw?.value).toBeCloseTo(15 / 140);
    expect(stats.margin).toBeCloseTo((45 * 10 - 15 * 4) / 60);
    // One taker a game: as for 60 tosses of a coin, but no surer than a fair one.
    const half = 1.96 * Math.sqrt(0.25 / 60);
    expect(stats.lift?.interval?.[0]).toBeCloseTo(0.25 - half, 3);
    expect(stats.lift?.interval?.[1]).toBeCloseTo(0.25 + half, 3);
  });

  it('takes the seats of one game together', () => {
    // Three of four took it and one of them won: nothing is lifted, whoever of them it is.
    const fair = itemStats(
      sumsOf([...times(75, [[0, 1, 2], [9, 8, 7, 6], [0]]), ...times(25, [[0, 1, 2], [6, 7, 8, 9], [3]])]),
      4,
      100,
    );
    expect(fair.lift?.value).toBeCloseTo(0);
    expect(fair.margin).toBeCloseTo((75 * 2 - 25 * 2) / 100);
    const error = Math.sqrt((0.75 * 0.25 * 100) / (99 / 100)) / 300;
    expect(fair.lift?.interval?.[1]).toBeCloseTo(1.96 * error, 3);
  });

  it('shares shared victories', () => {
    const sums = sumsOf([[[0], [40, 40], [0, 1]]]);
    expect(sums).toMatchObject({ ahead: 0, mixed: 1 });
    expect(sumsOf([[[2], [30, 30, 40], [2]]]).ahead).toBe((WHOLE * 2) / 3);
  });

  it('says nothing where nothing can be compared', () => {
    const stats = itemStats(sumsOf(times(50, [[0, 1], [2, 1], [0]])), 2, 50);
    expect(stats.raw?.value).toBe(0);
    expect(stats).not.toHaveProperty('lift');
    expect(stats).not.toHaveProperty('margin');
    expect(itemStats(sumsOf(times(5, [[0], [2, 1], [0]])), 2, 5).lift).toEqual({ value: 0.5 });
    expect(itemStats(noSums(), 2, 5)).toMatchObject({ share: undefined, flags: [] });
  });

  it('is never surer than chance allows', () => {
    const { lift } = itemStats(sumsOf(times(21, [[3], [9, 8, 7, 6], [0]])), 4, 21);
    expect(lift?.value).toBe(-0.25);
    expect(lift?.interval?.[1]).toBeCloseTo(-0.25 + 1.96 * Math.sqrt((0.25 * 0.75) / 21), 3);
  });
});

describe('what stands out', () => {
  const wins = (n: number, of: number): Game[] => [
    ...times(n, [[0], [2, 1], [0]]),
    ...times(of - n, [[0], [1, 2], [1]]),
  ];
  const words = (games: readonly Game[]): string[] =>
    itemStats(sumsOf(games), 2, games.length).flags.map(flagWords);

  it.each([
    ['nothing', 57, 100, []],
    ['too unsure', 59, 100, []],
    ['a lift', 62, 100, ['lifts its taker by more than 8 points']],
    ['a clear lift', 70, 100, ['clearly lifts its taker by more than 8 points']],
    ['a cost', 38, 100, ['costs its taker more than 8 points']],
    ['a clear cost', 300, 1000, ['clearly costs its taker more than 8 points']],
    ['a small lift, surely', 5700, 10_000, []],
    ['too few games', 15, 15, []],
  ])('%s: %i of %i', (_what, won, of, expected) => {
    expect(words(wins(won, of))).toEqual(expected);
  });

  it('is also what hardly anybody takes', () => {
    const rare = (chances: number, taken: number) =>
      itemStats({ ...noSums(), chances, taken }, 2, 100).flags.map(flagWords);
    expect(rare(100, 2)).toEqual(['taken in under 3% of its chances']);
    expect(rare(100, 3)).toEqual([]);
    expect(rare(99, 0)).toEqual([]);
  });

  it('is also what never came up in many games', () => {
    const never = (played: number) => itemStats(noSums(), 2, played).flags.map(flagWords);
    expect(never(500)).toEqual(['never came up']);
    expect(never(499)).toEqual([]);
  });
});

describe('a seat', () => {
  it.each([
    [2500, 10_000, 4, 'within 3 points of fair'],
    [2700, 10_000, 4, 'within 3 points of fair'],
    [2750, 10_000, 4, 'within 3 points of fair (open)'],
    [2900, 10_000, 4, 'not within 3 points of fair'],
    [29, 100, 4, 'not within 3 points of fair (open)'],
    [50, 100, 2, 'within 3 points of fair (open)'],
  ])('with %i of %i victories at a table of %i is %s', (won, games, seats, words) => {
    expect(seatWords(seatStats(won * WHOLE, games, seats))).toBe(words);
  });
});

it('knows games of the right length', () => {
  expect(lengthShare({ 11: 1, 12: 2, 18: 3, 19: 4 }, 10)).toBe(0.5);
});

it.each([
  [11.9, 'not within 12 to 18'],
  [12, 'within 12 to 18'],
  [18, 'within 12 to 18'],
  [18.1, 'not within 12 to 18'],
])('says whether a mean of %d is right', (mean, words) => {
  expect(rangeWords(mean, LENGTH)).toBe(words);
});
