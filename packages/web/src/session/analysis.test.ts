import { readFileSync } from 'node:fs';
import { type Game, type GameEvent, replayNotation } from '@polder/core';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import { type AnalysisBudget, budgetsFor, closingOf, judge, type Stretch, stretchesOf } from './analysis.js';
import type { AnyState } from './rules.js';

const recorded = (path: string): string =>
  readFileSync(new URL(`../../../../fixtures/${path}.polder`, import.meta.url), 'utf8');

/** A recorded game, and what a seat had to decide in it. */
function opened<Options, State extends AnyState, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  path: string,
  seat: number,
) {
  const { options, seed, choices } = replayNotation(game, recorded(path));
  return { options, seed, choices, stretches: stretchesOf(game, { options, seed }, choices, seat) };
}

/** Everything that stretches must be, checked by playing the game once more. */
function check<Options, State extends AnyState, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  path: string,
  seat: number,
): readonly Stretch<State>[] {
  const { options, seed, choices, stretches } = opened(game, path, seat);
  const starts = new Map(stretches.map((it) => [it.from, it]));
  const covered = new Set(stretches.flatMap(({ from, keys }) => keys.map((_, i) => from + i)));
  const state = game.setup(options, seed);
  for (const [i, { seat: by, key }] of choices.entries()) {
    const open = game.decisions(state).find((it) => it.seat === by);
    if (!open) throw new Error(`Nobody is asked after ${i} choices.`);
    const stretch = starts.get(i);
    if (stretch) {
      expect(stretch.view).toEqual(game.view(state, seat));
      expect(stretch.decision).toEqual(open);
      expect(choices.slice(i, i + stretch.keys.length).map((it) => it.key)).toEqual(stretch.keys);
    }
    // Every real choice of the seat is in one of them, none of anybody else's.
    if (by !== seat) expect(covered.has(i)).toBe(false);
    else if (open.options.length > 1) expect(covered.has(i)).toBe(true);
    const events = game.choose(state, { decision: open.id, seat: by, key });
    // A stretch ends with what shows something: the next one begins with another view.
    if (events.some(({ reveals }) => reveals) && covered.has(i) && covered.has(i + 1))
      expect(starts.has(i + 1)).toBe(true);
  }
  return stretches;
}

describe('what a seat had to decide', () => {
  it.each([0, 1])('is cut where it learns something new, and seen with its eyes (seat %i)', (seat) => {
    const stretches = check(valley, 'golden/two-builder', seat);
    expect(stretches.length).toBeGreaterThan(12);
    expect(stretches[0]).toMatchObject({ part: 'setup', round: 0 });
    for (const { view, part, round } of stretches) {
      expect(view.random).toBeNull();
      expect(round > 0).toBe(part !== 'setup');
    }
  });

  it('is found at every table: four players, the Gardener, Duel', () => {
    expect(check(valley, 'golden/four-patient', 2).length).toBeGreaterThan(8);
    expect(check(valley, 'golden/solo-medium', 0).length).toBeGreaterThan(8);
    const duels = check(duel, 'duel/golden/eager', 1);
    // In Duel one also answers in the rival's turn.
    expect(new Set(duels.map(({ part }) => part))).toEqual(new Set(['setup', 'turn', 'answer']));
  });

  it('has one end for each own turn', () => {
    const { stretches } = opened(valley, 'golden/two-builder', 0);
    const turns = new Set(stretches.filter(({ part }) => part === 'turn').map(({ turn }) => turn));
    const closing = closingOf(stretches);
    expect(closing.size).toBe(turns.size);
    for (const turn of turns) {
      const of = stretches.filter((it) => it.turn === turn && it.part === 'turn');
      expect(of.map(({ from }) => closing.has(from))).toEqual(of.map((_, i) => i === of.length - 1));
    }
  });

  it('refuses choices that are not of this game', () => {
    const { options, seed, choices } = opened(valley, 'golden/two-builder', 0);
    expect(() => stretchesOf(valley, { options, seed }, choices.slice(3), 0)).toThrow();
  });
});

describe('a judgement', () => {
  const BUDGET: AnalysisBudget = { compare: { simulations: 6 }, foresee: { simulations: 3 } };

  it('is the same again with the same number of simulations (Windmill Valley)', () => {
    const { stretches } = opened(valley, 'golden/two-builder', 0);
    const late = stretches.slice(-2);
    const closing = closingOf(stretches);
    const all = () => late.map((it) => judge(knownValley, it, closing.has(it.from), BUDGET));
    const first = all();
    expect(first).toEqual(all());
    expect(first.map(({ from }) => from)).toEqual(late.map(({ from }) => from));
    expect(first.map(({ margin }) => margin !== undefined)).toEqual(
      late.map(({ from }) => closing.has(from)),
    );
    // All of it can be sent and kept.
    expect(structuredClone(first)).toEqual(first);
  });

  it('is the same again with the same number of simulations (Duel)', () => {
    const { stretches } = opened(duel, 'duel/golden/eager', 0);
    const late = stretches.slice(-2);
    const all = () => late.map((it) => judge(knownDuel, it, true, BUDGET));
    expect(all()).toEqual(all());
  });

  it('of the last choices of a game foresees the very end', () => {
    const { seat } = replayNotation(valley, recorded('golden/two-builder')).choices.at(-1) ?? { seat: 0 };
    const { options, seed, choices, stretches } = opened(valley, 'golden/two-builder', seat);
    const last = stretches[stretches.length - 1];
    expect(last.from + last.keys.length).toBe(choices.length);
    const state = valley.setup(options, seed);
    for (const { seat: by, key } of choices) {
      const [open] = valley.decisions(state);
      valley.choose(state, { decision: open.id, seat: by, key });
    }
    const vp = valley.scores(state).map((it) => it.vp);
    const margin = vp[seat] - vp[1 - seat];
    const found = judge(knownValley, last, true, BUDGET).margin;
    expect(found).toEqual({ value: margin, low: margin, high: margin });
  });
});

describe('the budget', () => {
  it('keeps a game within a minute, however long it is', () => {
    for (const path of ['golden/two-builder', 'golden/four-patient', 'golden/solo-medium']) {
      const { stretches } = opened(valley, path, 0);
      const budgets = budgetsFor(stretches);
      const closing = closingOf(stretches);
      const ms = budgets.reduce(
        (sum, { compare, foresee }, i) =>
          sum + (compare.ms ?? 0) + (closing.has(stretches[i].from) ? (foresee.ms ?? 0) : 0),
        0,
      );
      expect(ms).toBeGreaterThan(20_000);
      expect(ms).toBeLessThanOrEqual(55_000);
    }
  });

  it('gives earlier turns more time to be played to the end', () => {
    const { stretches } = opened(valley, 'golden/two-builder', 0);
    const closing = closingOf(stretches);
    const times = budgetsFor(stretches)
      .filter((_, i) => closing.has(stretches[i].from))
      .map(({ foresee }) => foresee.ms ?? 0);
    expect([...times].sort((a, b) => b - a)).toEqual(times);
    expect(times[0]).toBeGreaterThan(3 * (times.at(-1) ?? 0));
  });
});
