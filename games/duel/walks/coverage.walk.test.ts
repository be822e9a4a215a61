import { below, seedRandom } from '@polder/core';
import { randomWalk } from '@polder/core/testing';
import { expect, it } from 'vitest';
import { duel, duelMachine } from '../rules/game.js';
import { coverage, picker, STYLE_NAMES } from '../testing/index.js';
import { GAMES, seedOf } from './random-walks.js';

it('everything in the box occurs in the random walks', () => {
  const box = coverage();
  for (const style of STYLE_NAMES) {
    for (let game = 0; game < GAMES; game++) {
      randomWalk(duel, {}, seedOf(style, game), picker(style), (events, state) => {
        for (const event of events) box.onEvent(event, state);
      });
    }
  }
  expect(box.missing()).toEqual([]);
});

/** The inner path of simulations against the contract, step by step. */
it('choosing by index is the same as choosing by key, step by step', () => {
  for (let game = 0; game < 60; game++) {
    const random = seedRandom(`inner/${game}`);
    const inner = duel.setup({}, `inner/${game}`);
    const contract = duel.clone(inner);
    let open = duelMachine.open(inner);
    while (open.count > 0) {
      const index = below(random, open.count);
      const [decision] = duel.decisions(contract);
      expect(decision.options).toHaveLength(open.count);
      const { key } = decision.options[index];
      duel.choose(contract, { decision: decision.id, seat: decision.seat, key });
      duelMachine.open(inner);
      open = duelMachine.pick(inner, index);
      expect(inner).toEqual(contract);
    }
    expect(duel.result(inner)).toEqual(duel.result(contract));
    expect(duel.decisions(contract)).toEqual([]);
  }
});
