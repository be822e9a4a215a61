import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import { sharedStart, stepsOf } from './line.js';

/** The first turn, by whoever has it. */
function firstTurn() {
  const state = valley.setup({ players: 2 }, 'line');
  for (;;) {
    const [open] = valley.decisions(state);
    if (open.ask === 'gate') return { view: valley.view(state, open.seat), seat: open.seat };
    valley.choose(state, { decision: open.id, seat: open.seat, key: open.options[0].key });
  }
}

describe('a line of choices', () => {
  const { view, seat } = firstTurn();

  it('has each choice with its question and what is seen then', () => {
    const steps = stepsOf(valley, view, seat, ['gate:2', 'turn:2']);
    expect(steps.map(({ key, decision }) => [key, decision.ask])).toEqual([
      ['gate:2', 'gate'],
      ['turn:2', 'wheels'],
    ]);
    expect(steps[0].view).toEqual(view);
    expect(steps[1].view.gate).toBe(2);
    expect(steps[1].view.random).toBeNull();
  });

  it('ends where a key is not offered, and leaves the view as it is', () => {
    const before = JSON.stringify(view);
    expect(stepsOf(valley, view, seat, ['gate:2', 'no:such', 'turn:2'])).toHaveLength(1);
    expect(JSON.stringify(view)).toBe(before);
  });

  it('parts from another where the choices differ', () => {
    expect(sharedStart(['a', 'b', 'c'], ['a', 'b', 'd'])).toBe(2);
    expect(sharedStart(['a'], ['a', 'b'])).toBe(1);
    expect(sharedStart([], ['a'])).toBe(0);
  });
});
