import type { GameEvent } from '@polder/core';
import { type ToyState, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import { type Alternative, type CompareBudget, compare, foresee } from './assess.js';
import type { Budget } from './bot.js';
import { type BotModel, choiceOf, endsTurn } from './look-ahead.js';
import { follow, type Position, positionsOf } from './testing/positions.js';
import { knownToy } from './testing/toys.js';
import { bestTurns, sureKeys } from './turns.js';

const FEW: Budget = { simulations: 16 };

/** A line that the seat could play from here: always the first option, up to where it is no longer sure. */
function firstLine<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
): string[] {
  const after = game.clone(state);
  const keys: string[] = [];
  for (let now = open; ; ) {
    const { key } = now.options[0];
    keys.push(key);
    const events = game.choose(after, choiceOf(now, key));
    const next = game.decisions(after).find(({ seat }) => seat === open.seat);
    if (endsTurn(events) || events.some(({ reveals }) => reveals) || !next) return keys;
    now = next;
  }
}

function compared<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  at: Position<State>,
  keys: readonly string[] = firstLine(known, at),
  budget: CompareBudget = FEW,
): Alternative | undefined {
  return compare(known, known.game.view(at.state, at.open.seat), at.open, keys, 'a', budget);
}

const beds = positionsOf(toy, { players: 2 }, 'assess', 2);
const choosy = beds.filter(({ open }) => open.options.length > 1);

describe('the best alternative', () => {
  it('is a line that could be played, and leads elsewhere', () => {
    let found = 0;
    for (const at of choosy) {
      const played = firstLine(knownToy, at);
      const other = compared(knownToy, at, played);
      if (!other) continue;
      found++;
      expect(other.keys).not.toEqual(played);
      expect(at.open.options.map(({ key }) => key)).toContain(other.keys[0]);
      const ours = follow(knownToy, at.state, at.open.seat, played).state;
      const theirs = follow(knownToy, at.state, at.open.seat, other.keys).state;
      expect(theirs).not.toEqual(ours);
    }
    expect(found).toBeGreaterThan(choosy.length / 2);
  });

  it.each(['valley', 'solo', 'duel'] as const)('is found in real games (%s)', (which) => {
    const all = {
      valley: () => positionsOf(valley, { players: 3 }, 'assess', 400).map((at) => compared(knownValley, at)),
      solo: () =>
        positionsOf(valley, { players: 1, solo: 'easy' }, 'assess', 90).map((at) =>
          compared(knownValley, at, undefined, { ...FEW, toTheEnd: true }),
        ),
      duel: () => positionsOf(duel, {}, 'assess', 300).map((at) => compared(knownDuel, at)),
    }[which]();
    const found = all.filter((it) => it !== undefined);
    expect(found.length).toBeGreaterThan(0);
    for (const { keys, better, error } of found) {
      expect(keys.length).toBeGreaterThan(0);
      expect(Number.isFinite(better)).toBe(true);
      expect(error).toBeGreaterThanOrEqual(0);
    }
  });

  it('is none where there is nothing to choose', () => {
    const [only] = positionsOf(toy, { players: 2 }, 'only', 1).filter(({ open }) => open.ask === 'end');
    expect(compared(knownToy, only)).toBeUndefined();
  });

  it('is better than passing by, and not better than the best', () => {
    // The first turn of a game: turning the wheels and doing nothing wastes it.
    const state = valley.setup({ players: 2 }, 'first turn');
    let [open] = valley.decisions(state);
    for (; open.ask !== 'gate'; [open] = valley.decisions(state))
      valley.choose(state, choiceOf(open, open.options[0].key));
    const at = { state, open };
    const idle = compared(knownValley, at, ['gate:1', 'turn:1', 'end'], { simulations: 30 });
    expect(idle?.better).toBeGreaterThan(3);
    expect(idle?.better).toBeGreaterThan(2 * (idle?.error ?? 0));
    const whole = valley.resample(valley.view(state, open.seat), open.seat, 'x');
    const [best] = bestTurns(knownValley, whole, open, { width: 4, cap: 2000 });
    const next = compared(knownValley, at, sureKeys(best), { simulations: 30 });
    expect(next?.better ?? 0).toBeLessThan(idle?.better ?? 0);
  });

  it('is never said to be better by more than such a look can tell', () => {
    const early = positionsOf(valley, { players: 2 }, 'far', 60).slice(0, 2);
    for (const at of early) expect(Math.abs(compared(knownValley, at)?.better ?? 0)).toBeLessThanOrEqual(12);
  });
});

describe('an assessment', () => {
  const [, at] = choosy;

  it('comes out the same for the same seed and simulations', () => {
    expect(compared(knownToy, at)).toEqual(compared(knownToy, at));
    const keys = firstLine(knownToy, at);
    const view = toy.view(at.state, at.open.seat);
    const ends = () => foresee(knownToy, view, at.open, keys, 'a', FEW);
    expect(ends()).toEqual(ends());
  });

  it('does not depend on what is hidden, and leaves the view as it is', () => {
    for (const { state, open } of choosy.slice(0, 12)) {
      const view = toy.view(state, open.seat);
      const other = toy.view(toy.resample(view, open.seat, 'another deal'), open.seat);
      const keys = firstLine(knownToy, { state, open });
      const before = JSON.stringify(view);
      const judge = (it: ToyState) => [
        compare(knownToy, it, open, keys, 'x', FEW),
        foresee(knownToy, it, open, keys, 'x', FEW),
      ];
      expect(judge(view)).toEqual(judge(other));
      expect(JSON.stringify(view)).toBe(before);
    }
  });

  it('may come by the clock', () => {
    expect(compared(knownToy, at, undefined, { ms: 1, simulations: 1e9 })).toBeDefined();
  });

  it('refuses what could not be played', () => {
    expect(() => compared(knownToy, at, ['no:such'])).toThrow('no:such');
  });
});

describe('the margin foreseen', () => {
  const marginAfter = (it: Position<ToyState>, simulations = 40) =>
    foresee(knownToy, toy.view(it.state, it.open.seat), it.open, firstLine(knownToy, it), 'm', {
      simulations,
    });

  it('is how the game ends once nothing is left to decide', () => {
    const state = toy.setup({ players: 2 }, 'end');
    let last: Position<ToyState> | undefined;
    for (let [open] = toy.decisions(state); open; [open] = toy.decisions(state)) {
      last = { state: toy.clone(state), open };
      toy.choose(state, choiceOf(open, open.options[0].key));
    }
    if (!last) throw new Error('Nobody was asked.');
    const { seat } = last.open;
    const vp = toy.scores(state).map((it) => it.vp);
    const margin = vp[seat] - vp[1 - seat];
    expect(marginAfter(last)).toEqual({ value: margin, low: margin, high: margin });
  });

  it('is wider the more of the game is left', () => {
    const width = (it: Position<ToyState>): number => {
      const { low, high } = marginAfter(it);
      return high - low;
    };
    const spread = (some: readonly Position<ToyState>[]): number =>
      some.reduce((sum, it) => sum + width(it), 0) / some.length;
    expect(spread(choosy.slice(0, 6))).toBeGreaterThan(spread(choosy.slice(-6)));
  });
});
