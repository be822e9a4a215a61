import { toy } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { margin } from './evaluation.js';
import { choiceOf, endsTurn, greedyKey, openFor } from './look-ahead.js';
import { finished, positionsOf } from './testing/positions.js';
import { knownToy } from './testing/toys.js';

const positions = positionsOf(toy, { players: 3 }, 'look', 3);

describe('one choice ahead', () => {
  it('takes the option with the best margin afterwards', () => {
    for (const { state, open } of positions) {
      const values = new Map(
        open.options.map(({ key }) => {
          const after = toy.clone(state);
          toy.choose(after, choiceOf(open, key));
          return [key, margin(knownToy.evaluation, after, open.seat)];
        }),
      );
      expect(values.get(greedyKey(knownToy, state, open))).toBe(Math.max(...values.values()));
    }
  });

  it('takes the first of equals', () => {
    const state = toy.setup({ players: 2 }, 'equal');
    const [open] = toy.decisions(state);
    expect(open.ask).toBe('colour');
    expect(greedyKey(knownToy, state, open)).toBe(open.options[0].key);
  });

  it('leaves the state as it is', () => {
    for (const { state, open } of positions) {
      const before = JSON.stringify(state);
      greedyKey(knownToy, state, open);
      expect(JSON.stringify(state)).toBe(before);
    }
  });
});

describe('who is asked', () => {
  it('is the seat of the open decision', () => {
    for (const { state, open } of positions) expect(openFor(knownToy, state)).toEqual(open);
  });

  it('is nobody once the game is over', () => {
    expect(openFor(knownToy, finished(toy, { players: 2 }, 'over'))).toBeUndefined();
  });

  it('answers by decision, seat and key', () => {
    const [{ open }] = positions;
    expect(choiceOf(open, 'red')).toEqual({ decision: open.id, seat: open.seat, key: 'red' });
  });
});

describe('a turn ends', () => {
  it.each([
    [['gate', 'turn'], true],
    [['over'], true],
    [['gate', 'water'], false],
    [[], false],
  ])('with %j: %s', (types, ends) => {
    expect(endsTurn(types.map((type) => ({ type })))).toBe(ends);
  });
});
