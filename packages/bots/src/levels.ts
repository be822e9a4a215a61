import { below, type GameEvent, seedRandom } from '@polder/core';
import type { Bot, Maker } from './bot.js';
import { greedyKey, type Known } from './look-ahead.js';
import { master } from './master.js';
import { normal } from './normal.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';

const random: Maker = () => ({
  identity: { id: 'random', version: '1', settings: {} },
  plan: (_view, { options }, seed) => [options[below(seedRandom(seed), options.length)].key],
});

/** Looks one choice ahead, and not too closely. */
const apprentice: Maker = (known) => {
  const noise = 0.8;
  return {
    identity: { id: 'apprentice', version: '1', settings: { noise } },
    plan(view, decision, seed) {
      const chance = seedRandom(seed);
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      return [greedyKey(known, state, decision, () => noise * normal(chance))];
    },
  };
};

/** Looks at whole turns, so many of them. */
export function growerOf<Options, State, Event extends GameEvent>(
  known: Known<Options, State, Event>,
  breadth: Breadth,
): Bot<State> {
  return {
    identity: { id: 'grower', version: '1', settings: { ...breadth } },
    plan(view, decision, seed) {
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      const [best] = bestTurns(known, state, decision, breadth);
      return sureKeys(best);
    },
  };
}

const grower: Maker = (known) => growerOf(known, { width: 4, cap: 1500 });

/** From the weakest to the strongest. */
export const LEVELS = { random, apprentice, grower, master } as const;
export type Level = keyof typeof LEVELS;
