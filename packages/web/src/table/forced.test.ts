import type { Decision, GameEvent } from '@polder/core';
import { seedRandom } from '@polder/core';
import { duel } from '@polder/duel';
import { duelUi } from '@polder/duel/board/game-ui.js';
import { picker as duelPicker } from '@polder/duel/testing';
import { type ValleyState, valley } from '@polder/valley';
import { valleyUi } from '@polder/valley/board/game-ui.js';
import { table } from '@polder/valley/testing';
import { REASONS } from '@polder/valley/text/en/game/reasons.js';
import { describe, expect, it } from 'vitest';
import { en, pl } from '../words/testing.js';
import type { Words } from '../words/words.js';
import { forcedText, mostOften, onlyBecause } from './forced.js';
import type { GameUi } from './game-ui.js';

function textAt<State, Event extends GameEvent>(
  shown: GameUi<State, Event>,
  state: State,
  words: Words = en,
): string | undefined {
  const [decision] = shown.game.decisions(state);
  const view = shown.game.view(state, decision.seat);
  return forcedText(shown, decision, view, shown.game.blocked(state, decision.seat), words);
}
const atLever = (state: ValleyState): string | undefined => textAt(valleyUi, state);

describe('a question with little to choose says why', () => {
  it('the canal is full: the gate is not asked for, and the wheels say so', () => {
    const t = table().gate(1).water(8).guilder(9).tools(2).atGate();
    const { state } = t;
    // The rules choose the only gate by themselves before anybody is asked.
    expect(valley.decisions(state)[0].options).toHaveLength(1);
    expect(atLever(state)).toContain(REASONS.waterOver);
    t.choose('gate:1');
    expect(valley.decisions(state)[0].ask).toBe('wheels');
    expect(atLever(state)).toContain(REASONS.waterOver);
    expect(textAt(valleyUi, state, pl)).toBe(pl.table.leverLimit(pl.game.reason('waterOver') ?? ''));
  });

  it('Tools limit the steps', () => {
    const { state } = table().gate(2).water(0).guilder(9).tools(0).atGate();
    expect(atLever(state)).toContain(REASONS.tools);
    expect(atLever(table().gate(2).water(0).guilder(9).tools(3).atGate().state)).toBeUndefined();
  });

  it('one action is left: the reason for the other, not what was done', () => {
    const open = (keys: readonly string[]): Decision => ({
      id: 1,
      seat: 0,
      ask: 'action',
      source: 'turn',
      options: keys.map((key) => ({ key })),
    });
    const other = { key: 'do:small', rule: 'PLT-1', reason: 'noBulb' };
    const done = { key: 'do:small', rule: 'ACT-1', reason: 'done' };
    const coin = { key: 'guilder', rule: 'ACT-2', reason: 'canAct' };
    expect(onlyBecause(open(['do:large', 'end']), [coin, other])).toBe('noBulb');
    expect(onlyBecause(open(['do:large', 'end']), [coin, done])).toBeUndefined();
    expect(onlyBecause(open(['do:large', 'calendar:1', 'end']), [other])).toBeUndefined();
  });

  it('whole games of Duel: never a sentence while several answers are left', () => {
    const state = duel.setup({}, 'forced');
    const [pick, random] = [duelPicker('eager'), seedRandom('forced')];
    for (let [open] = duel.decisions(state); open; [open] = duel.decisions(state)) {
      const left = open.options.filter(({ key }) => key !== 'end').length;
      if (left !== 1) expect(textAt(duelUi, state)).toBeUndefined();
      duel.choose(state, { decision: open.id, seat: open.seat, key: open.options[pick(open, random)].key });
    }
  });

  it('of several reasons it is the one that is met most often', () => {
    expect(mostOften(['a', 'b', 'b', 'c'])).toBe('b');
    expect(mostOften([])).toBeUndefined();
  });
});
