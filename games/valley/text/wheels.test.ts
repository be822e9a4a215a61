import { type ValleyState, valley } from '@polder/valley';
import { table } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import {
  aheadOf,
  indexAfter,
  type Pair,
  pairings,
  pairNow,
  reachesCalendar,
  sectionsOf,
  standing,
  stepsToCalendar,
} from './wheels.js';

const actions = ({ large, small }: Pair): string => `${large.effect.do}/${small.effect.do}`;

describe('The sections of the wheels', () => {
  it('are the printed ones of the board, six and five', () => {
    const { state } = table().board('B');
    expect(sectionsOf(state, 0, 'large').map(({ effect }) => effect.do)).toEqual([
      'market',
      'enhance',
      'plant',
      'trade',
      'build',
      'farm',
    ]);
    expect(sectionsOf(state, 0, 'small')).toHaveLength(5);
    expect(sectionsOf(state, 0, 'small')[4]).toEqual({
      wheel: 'small',
      index: 4,
      effect: { do: 'lower', strength: 2 },
      kind: 'printed',
      plus: false,
    });
  });

  it('show the tile in place of what it covers (ENH-4)', () => {
    const { state } = table().tile('large3', 1).tile('small2', 18);
    expect(sectionsOf(state, 0, 'large')[2]).toEqual({
      wheel: 'large',
      index: 2,
      effect: { do: 'plant', bulbs: 3 },
      kind: 'common',
      plus: false,
    });
    expect(sectionsOf(state, 0, 'small')[1]).toMatchObject({ kind: 'uncommon', plus: true });
  });
});

describe('The pair under the arrows (WHL-1)', () => {
  it.each([
    [1, 0, 0],
    [5, 4, 4],
    [6, 5, 0],
    [7, 0, 1],
    [13, 0, 2],
  ])('after %i steps in all is large %i and small %i, counted from 0', (steps, large, small) => {
    expect([indexAfter(steps, 6), indexAfter(steps, 5)]).toEqual([large, small]);
    expect(pairNow(table().steps(steps).state, 0)).toMatchObject({
      large: { index: large },
      small: { index: small },
    });
  });

  it('is none before the wheels have turned, when the last section lies there', () => {
    expect(pairNow(table().steps(0).state, 0)).toBeUndefined();
    expect(indexAfter(0, 6)).toBe(5);
  });

  it('may both be done if either has a plus (ACT-1)', () => {
    expect(pairNow(table().steps(2).state, 0)?.both).toBe(false);
    expect(pairNow(table().steps(2).tile('large2', 20).state, 0)?.both).toBe(true);
    expect(pairNow(table().steps(2).tile('small2', 17).state, 0)?.both).toBe(true);
    expect(pairNow(table().steps(2).tile('small1', 17).state, 0)?.both).toBe(false);
  });

  it('is the one that the rules make active', () => {
    const state = valley.setup({ players: 2 }, 'wheels');
    for (let i = 0; i < 120; i++) {
      const [decision] = valley.decisions(state);
      if (!decision) break;
      if (decision.ask === 'action') {
        const { seat, large, small } = state.turn;
        expect(pairNow(state, seat)).toMatchObject({ large: { index: large }, small: { index: small } });
      }
      const { key } = decision.options[(i * 7) % decision.options.length];
      valley.choose(state, { decision: decision.id, seat: decision.seat, key });
    }
    expect(Math.max(...state.players.map(({ steps }) => steps))).toBeGreaterThan(6);
  });
});

describe('Foresight', () => {
  it('names the pairs of the next steps', () => {
    const { state } = table().board('A').steps(4).tile('small1', 14);
    expect(aheadOf(state, 0, 4).map(actions)).toEqual([
      'trade/lower',
      'enhance/gain',
      'plant/lower',
      'market/lower',
    ]);
    expect(aheadOf(state, 0, 4).map(({ both }) => both)).toEqual([false, true, false, false]);
  });

  it('sees all pairings, which come again after 30 steps', () => {
    const { state } = table().steps(9);
    expect(pairings(state, 0)).toBe(30);
    const ahead = aheadOf(state, 0, 60).map(({ large, small }) => `${large.index}.${small.index}`);
    expect(new Set(ahead).size).toBe(30);
    expect(ahead.slice(30)).toEqual(ahead.slice(0, 30));
  });

  it('flags the step with which the red spoke reaches the arrow (CAL-1)', () => {
    const flags = (state: ValleyState): number[] =>
      aheadOf(state, 0, 30).flatMap(({ steps, calendar }) => (calendar ? [steps] : []));
    expect(flags(table().steps(4).state)).toEqual([2, 8, 14, 20]);
    expect(flags(table().steps(6).calendar(1).state)).toEqual([6, 12, 18]);
    expect(flags(table().steps(18).calendar(3).state)).toEqual([6]);
  });

  it('counts the steps to the Calendar, and none in the last column (CAL-3)', () => {
    expect(stepsToCalendar(table().steps(0).state, 0)).toBe(6);
    expect(stepsToCalendar(table().steps(11).state, 0)).toBe(1);
    expect(stepsToCalendar(table().steps(25).calendar(4).state, 0)).toBeUndefined();
    expect(reachesCalendar(table().steps(4).state, 0, 1)).toBe(false);
    expect(reachesCalendar(table().steps(4).state, 0, 2)).toBe(true);
    expect(reachesCalendar(table().steps(29).calendar(4).state, 0, 1)).toBe(false);
  });
});

describe('How the pair stands', () => {
  it('rests while others play, and until the wheels have turned', () => {
    expect(standing(table().state, 1)).toEqual({ large: 'rest', small: 'rest' });
    expect(standing(table().atGate().state, 0)).toEqual({ large: 'rest', small: 'rest' });
  });

  it('is open until done', () => {
    const t = table().board('A').steps(6);
    expect(standing(t.state, 0)).toEqual({ large: 'open', small: 'open' });
    t.choose('do:large');
    expect(standing(t.state, 0)).toEqual({ large: 'doing', small: 'open' });
    t.choose('tile:1', 'on:large1');
    expect(standing(t.state, 0)).toEqual({ large: 'done', small: 'open' });
  });
});
