import { sealedBids, type ToyState, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.js';
import { evaluationOf } from './evaluation.js';
import { type Position, positionsOf } from './testing/positions.js';
import { knownBids, knownToy } from './testing/toys.js';
import { bestTurns } from './turns.js';
import { type PlayOn, type Weighed, weigh } from './weigh.js';

const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 30 }, rounds: 1 };

function weighed(at: Position<ToyState>, seed: string, budget: Budget, lines = 8): Weighed<ToyState>[] {
  const view = toy.view(at.state, at.open.seat);
  const state = toy.resample(view, at.open.seat, 'deal');
  const turns = bestTurns(knownToy, state, at.open, { width: 8, cap: 500 }).slice(0, lines);
  return weigh(knownToy, view, at.open, turns, seed, budget, PLAY_ON);
}

/** The first turn of seat 1: there are many ways to take it, and much is hidden. */
const early = positionsOf(toy, { players: 2 }, 'weigh', 1).filter(
  ({ state, open }) => open.ask === 'water' && open.seat === 1 && state.turn === 2,
)[0];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('turns played on', () => {
  it('are tried more the better they do', () => {
    const found = weighed(early, 'halving', { simulations: 240 });
    expect(found).toHaveLength(8);
    // Three stages of 80: eight turns, the better four, the better two.
    expect(found.map(({ tries }) => tries)).toEqual([70, 70, 30, 30, 10, 10, 10, 10]);
  });

  it('are tried about as often as is said', () => {
    for (const simulations of [30, 100, 333]) {
      const tries = sum(weighed(early, 'often', { simulations }).map((it) => it.tries));
      expect(tries).toBeGreaterThan(simulations / 2);
      expect(tries).toBeLessThanOrEqual(simulations);
    }
  });

  it('are each tried once at least', () => {
    for (const { tries } of weighed(early, 'once', { simulations: 0 })) expect(tries).toBeGreaterThan(0);
  });

  it('come best first as long as they were tried alike', () => {
    const found = weighed(early, 'order', { simulations: 60 });
    for (const [i, { tries, value }] of found.entries()) {
      if (i > 0 && tries === found[i - 1].tries) expect(value).toBeLessThanOrEqual(found[i - 1].value);
    }
    expect(found[0].tries).toBe(Math.max(...found.map((it) => it.tries)));
  });

  it('are the same lines as before', () => {
    const keys = (it: Weighed<ToyState>[]): string[] => it.map(({ line }) => line.keys.join()).sort();
    expect(keys(weighed(early, 'a', { simulations: 40 }))).toEqual(
      keys(weighed(early, 'b', { simulations: 8 })),
    );
  });

  it('come out the same for the same seed, and otherwise for another', () => {
    const outcome = (seed: string) => weighed(early, seed, { simulations: 40 });
    expect(outcome('one')).toEqual(outcome('one'));
    expect(outcome('one').map(({ value }) => value)).not.toEqual(outcome('two').map(({ value }) => value));
  });

  it('have finite values and errors', () => {
    for (const at of positionsOf(toy, { players: 3 }, 'finite', 2)) {
      for (const { value, error } of weighed(at, 'finite', { simulations: 20 }, 4)) {
        expect(Number.isFinite(value)).toBe(true);
        expect(error).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(error)).toBe(true);
      }
    }
  });

  it('leave the view as it is', () => {
    const view = toy.view(early.state, 1);
    const before = JSON.stringify(view);
    const lines = bestTurns(knownToy, toy.resample(view, 1, 'x'), early.open, { width: 3, cap: 90 });
    weigh(knownToy, view, early.open, lines, 'x', { simulations: 10 }, PLAY_ON);
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('a single turn', () => {
  it('need not be tried', () => {
    const [only, ...more] = weighed(early, 'only', { simulations: 50 }, 1);
    expect(more).toEqual([]);
    expect(only).toMatchObject({ tries: 0, error: 0, value: only.line.value });
  });

  it('is tried if there is another, both alike', () => {
    const tries = weighed(early, 'two', { simulations: 50 }, 2).map((it) => it.tries);
    expect(tries).toEqual([25, 25]);
  });
});

describe('the clock', () => {
  it('stops, however many simulations there might be', () => {
    const found = weighed(early, 'clock', { ms: 1, simulations: 1e9 });
    expect(found).toHaveLength(8);
    for (const { tries } of found) expect(tries).toBeGreaterThan(0);
  });

  it('stops without a number of simulations', () => {
    expect(weighed(early, 'clock', { ms: 3 })).toHaveLength(8);
  });

  it('lets every turn be tried even if there is no time left', () => {
    expect(weighed(early, 'late', { ms: -5 }).map(({ tries }) => tries)).toEqual([3, 3, 2, 2, 1, 1, 1, 1]);
  });

  it('does not go beyond the simulations', () => {
    const tries = weighed(early, 'both', { ms: 60_000, simulations: 24 }).map((it) => it.tries);
    expect(tries).toEqual([7, 7, 3, 3, 1, 1, 1, 1]);
  });
});

describe('the error', () => {
  /** The last turn of the game, pips to be put: nobody comes after it. */
  const last = positionsOf(toy, { players: 2 }, 'last', 1).filter(
    ({ state, open }) => open.ask === 'take' && open.seat === 1 && state.turn === 6,
  )[0];
  const found = weighed(last, 'last', { simulations: 200 });

  it('is nothing where nothing hidden decides', () => {
    const certain = found.filter(({ line }) => line.keys[0] === 'rest' && !line.keys.join().includes('play'));
    expect(certain.length).toBeGreaterThan(0);
    for (const { value, error, line } of certain) {
      expect(error).toBe(0);
      expect(value).toBe(line.value);
    }
  });

  it('is less the more trials there were', () => {
    const error = (simulations: number): number =>
      sum(weighed(early, 'error', { simulations }, 2).map((it) => it.error));
    expect(error(20)).toBeGreaterThan(0);
    expect(error(320)).toBeLessThan(error(20) / 2);
  });

  it('is something where a card is drawn and played', () => {
    const drawn = found.filter(({ line }) => line.keys[0] === 'deck' && line.keys.join().includes('play'));
    expect(drawn.length).toBeGreaterThan(0);
    expect(Math.max(...drawn.map(({ error }) => error))).toBeGreaterThan(0);
  });
});

describe('playing on', () => {
  /** To whom only the number of turns counts. */
  const counting = {
    game: toy,
    evaluation: evaluationOf<ToyState>(
      {
        features: ['vp'],
        seats: () => 2,
        horizon: () => 0,
        measure(state, seat, row) {
          row[0] = seat === 1 ? state.turn : 0;
        },
      },
      { base: { now: 0, ahead: 0 }, of: {} },
    ),
  };

  it.each([
    [0, 3],
    [1, 5],
    [2, 6],
    [9, 6],
  ])('goes on for %i rounds, up to the end of the game: turn %i', (rounds, turn) => {
    const view = toy.view(early.state, 1);
    const lines = bestTurns(counting, toy.resample(view, 1, 'x'), early.open, { width: 2, cap: 60 });
    const playOn = { ...PLAY_ON, rounds };
    for (const { value } of weigh(counting, view, early.open, lines, 'x', { simulations: 9 }, playOn)) {
      expect(value).toBe(turn);
    }
  });
});

describe('other games', () => {
  it('with bids that nobody sees are played on', () => {
    for (const { state, open } of positionsOf(sealedBids, { players: 3 }, 'weigh', 1)) {
      const view = sealedBids.view(state, open.seat);
      const lines = bestTurns(knownBids, sealedBids.resample(view, open.seat, 'x'), open, {
        width: 4,
        cap: 99,
      });
      const found = weigh(knownBids, view, open, lines, 'x', { simulations: 12 }, PLAY_ON);
      expect(found).toHaveLength(lines.length);
      for (const { value } of found) expect(Number.isFinite(value)).toBe(true);
    }
  });

  it('in which the rival is asked in a turn are played on', () => {
    for (const { state, open } of positionsOf(duel, {}, 'weigh', 100).slice(1, 2)) {
      const view = duel.view(state, open.seat);
      const whole = duel.resample(view, open.seat, 'x');
      const lines = bestTurns(knownDuel, whole, open, { width: 2, cap: 60 }).slice(0, 3);
      const weights = () => weigh(knownDuel, view, open, lines, 'x', { simulations: 6 }, PLAY_ON);
      expect(weights().map(({ value }) => value)).toEqual(weights().map(({ value }) => value));
    }
  });
});
