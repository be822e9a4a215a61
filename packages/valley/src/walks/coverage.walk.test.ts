import { below, seedRandom } from '@polder/core';
import { expect, it } from 'vitest';
import { valley, valleyMachine } from '../game.js';
import type { Options } from '../state.js';
import { coverage, picker, STYLE_NAMES } from '../testing.js';
import { GAMES, seedOf } from './strolls.js';

it('everything in the box occurs in the strolls', () => {
  const box = coverage();
  for (const players of [2, 3, 4] as const) {
    for (const style of STYLE_NAMES) {
      const pick = picker(style);
      for (let game = 0; game < GAMES; game++) {
        const seed = seedOf(players, style, game);
        const random = seedRandom(seed);
        const state = valley.setup({ players }, seed);
        for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
          const { key } = open.options[pick(open, random)];
          for (const event of valley.choose(state, { decision: open.id, seat: open.seat, key })) {
            box.onEvent(event, state);
          }
        }
      }
    }
  }
  expect(box.missing()).toEqual([]);
});

/** The inner path of simulations against the contract, step by step. */
it.each<Options>([{ players: 2 }, { players: 3 }, { players: 4 }, { players: 4, expert: true }])(
  'choosing by index is the same as choosing by key, step by step (%j)',
  (options) => {
    for (let game = 0; game < 40; game++) {
      const random = seedRandom(`inner/${game}`);
      const inner = valley.setup(options, `inner/${game}`);
      const contract = valley.clone(inner);
      let open = valleyMachine.open(inner);
      while (open.count > 0) {
        const index = below(random, open.count);
        const [decision] = valley.decisions(contract);
        expect(decision.options).toHaveLength(open.count);
        valley.choose(contract, {
          decision: decision.id,
          seat: decision.seat,
          key: decision.options[index].key,
        });
        valleyMachine.open(inner);
        open = valleyMachine.pick(inner, index);
        expect(inner).toEqual(contract);
      }
      expect(valley.result(inner)).toEqual(valley.result(contract));
      expect(valley.decisions(contract)).toEqual([]);
    }
  },
);
