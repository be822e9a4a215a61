import { below, type GameEvent, seedRandom } from '@polder/core';
import type { Bot, Maker } from './bot.js';
import type { Value } from './evaluation.js';
import { identityOf, type Level } from './identity.js';
import { type BotModel, greedyKey } from './look-ahead.js';
import { master } from './master.js';
import { normal } from './normal.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';

/** How far off the values are that Apprentice sees. */
const NOISE = 0.8;
const GROWER: Breadth = { width: 4, cap: 1500 };

const random: Maker = () => ({
  identity: identityOf('random', {}),
  plan: (_view, { options }, seed) => [options[below(seedRandom(seed), options.length)].key],
});

/** Looks one choice ahead, and not too closely. */
const apprentice: Maker = (known) => ({
  identity: identityOf('apprentice', { noise: NOISE }),
  plan(view, decision, seed) {
    const chance = seedRandom(seed);
    const state = known.game.resample(view, decision.seat, `${seed}/deal`);
    return [greedyKey(known, state, decision, () => NOISE * normal(chance))];
  },
});

/** Looks at whole turns, so many of them; `value` judges where they end. */
export function growerOf<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  breadth: Breadth,
  value?: Value<State>,
): Bot<State> {
  return {
    identity: identityOf('grower', { ...breadth }),
    plan(view, decision, seed) {
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      const [best] = bestTurns(known, state, decision, breadth, value);
      return sureKeys(best);
    },
  };
}

const grower: Maker = (known) => growerOf(known, GROWER);

/** From the weakest to the strongest. */
export const LEVELS = { random, apprentice, grower, master } as const satisfies Record<Level, Maker>;
export type { Level } from './identity.js';
