import type { GameEvent } from '@polder/core';
import { toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { describe, expect, it } from 'vitest';
import { account, accountFor, besideEachOther } from './account.js';
import type { BotModel } from './look-ahead.js';
import { checkGrounds } from './testing/explained.js';
import { type Position, positionsOf } from './testing/positions.js';
import { knownToy } from './testing/toys.js';

const inTurns = <State>(all: readonly Position<State>[]): Position<State>[] =>
  all.filter(({ open }) => open.options.length > 1);

/** Both turns are weighed, and what makes the difference adds up. */
function check<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
  simulations?: number,
): void {
  const view = known.game.view(state, open.seat);
  for (const { key } of open.options.slice(0, 3)) {
    const found = account(known, view, open, [key], 'x', simulations);
    expect(found.played[0]).toBe(key);
    const [played, ...others] = besideEachOther(known, view, open, [key], 'x', simulations);
    const other = others.find(
      ({ value }) => Math.abs(played.value - value - (found.because?.vp ?? 0)) < 1e-9,
    );
    if (found.because) checkGrounds(known, found.because, played.value, other?.value);
    else expect(others).toEqual([]);
  }
}

describe('an account of a turn', () => {
  it('adds up (Tulip Beds)', () => {
    for (const at of inTurns(positionsOf(toy, { players: 3 }, 'account', 5))) {
      check(knownToy, at);
      check(knownToy, at, 8);
    }
  });

  it('adds up (Windmill Valley)', () => {
    for (const at of inTurns(positionsOf(valley, { players: 3 }, 'account', 120))) check(knownValley, at);
    for (const at of inTurns(positionsOf(valley, { players: 1, solo: 'easy' }, 'account', 90)))
      check(knownValley, at, 8);
  });

  it('adds up (Duel)', () => {
    for (const at of inTurns(positionsOf(duel, {}, 'account', 150))) check(knownDuel, at, 8);
  });
});

/** Two tables that look alike to whoever asks, of which everything else differs. */
function checkAlike<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
): boolean {
  const { game } = known;
  const who = (open.seat + 1) % known.evaluation.measure.seats(state);
  const view = game.view(state, who);
  const other = game.resample(view, who, 'another deal');
  expect(game.view(other, who)).toEqual(view);
  const keys = [open.options[open.options.length - 1].key];
  const why = (from: State) => accountFor(known, game.view(from, who), who, open.seat, keys, 'grower');
  expect(why(other)).toEqual(why(state));
  return JSON.stringify(other) !== JSON.stringify(state);
}

describe('what somebody else is told about a turn', () => {
  it('does not depend on what is hidden from them', () => {
    const differ = [
      ...inTurns(positionsOf(toy, { players: 3 }, 'alike', 4)).map((at) => checkAlike(knownToy, at)),
      ...inTurns(positionsOf(valley, { players: 2 }, 'alike', 60)).map((at) => checkAlike(knownValley, at)),
      ...inTurns(positionsOf(duel, {}, 'alike', 60))
        .filter(({ open }) => open.ask !== 'helper')
        .map((at) => checkAlike(knownDuel, at)),
    ];
    expect(differ.filter(Boolean).length).toBeGreaterThan(10);
  });
});
