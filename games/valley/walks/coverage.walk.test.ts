import { below, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { DIFFICULTIES } from '../edition/types.js';
import { valley, valleyMachine } from '../rules/game.js';
import type { Options } from '../rules/state.js';
import { type Coverage, coverage, lavishCalendar, picker, STYLE_NAMES } from '../testing/index.js';
import { GAMES, seedOf } from './random-walks.js';

function watch(options: Options, games: number, box: Coverage): void {
  for (const style of STYLE_NAMES) {
    const pick = picker(style);
    for (let game = 0; game < games; game++) {
      const seed = seedOf(options.players, style, game);
      const random = seedRandom(seed);
      const state = valley.setup(options, seed);
      for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
        const { key } = open.options[pick(open, random)];
        for (const event of valley.choose(state, { decision: open.id, seat: open.seat, key })) {
          box.onEvent(event, state);
        }
      }
    }
  }
}

/** On a richer Calendar there are rewards that the default one lacks. */
describe.each([defaultEdition, lavishCalendar])('$name', (edition) => {
  it('everything in the box occurs in the random walks', () => {
    const box = coverage(edition);
    // More than the laws are tried on: who chooses at random hardly ever fills a row in the colour of a Contract.
    for (const players of [2, 3, 4] as const) watch({ players, edition }, 2 * GAMES, box);
    expect(box.missing()).toEqual([]);
  });

  it('every card and every reason of the Gardener occurs in the random walks', () => {
    const box = coverage(edition, 'medium');
    // A wish is seldom met by chance, and hardly ever before the Gardener's marker is high.
    for (const solo of DIFFICULTIES) watch({ players: 1, solo, edition }, 5 * GAMES, box);
    expect(box.missing()).toEqual([]);
  });
});

/** The inner path of simulations against the contract, step by step. */
it.each<Options>([
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 4, expert: true },
  { players: 1, solo: 'medium' },
])('choosing by index is the same as choosing by key, step by step (%j)', (options) => {
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
});
