import { below, type GameEvent, seedRandom } from '@polder/core';
import type { Bot, Identity, Maker } from './bot.js';
import { type Level, VERSIONS } from './identity.js';
import { greedyKey, type Known } from './look-ahead.js';
import { MASTER_SETTINGS, master } from './master.js';
import { normal } from './normal.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';

/** How far off the values are that Apprentice sees. */
const NOISE = 0.8;
const GROWER: Breadth = { width: 4, cap: 1500 };

const SETTINGS: Readonly<Record<Level, Identity['settings']>> = {
  random: {},
  apprentice: { noise: NOISE },
  grower: { ...GROWER },
  master: MASTER_SETTINGS,
};

/** Who plays, whatever the game. */
export const identityOf = (level: Level): Identity => ({
  id: level,
  version: VERSIONS[level],
  settings: { ...SETTINGS[level] },
});

const random: Maker = () => ({
  identity: identityOf('random'),
  plan: (_view, { options }, seed) => [options[below(seedRandom(seed), options.length)].key],
});

/** Looks one choice ahead, and not too closely. */
const apprentice: Maker = (known) => ({
  identity: identityOf('apprentice'),
  plan(view, decision, seed) {
    const chance = seedRandom(seed);
    const state = known.game.resample(view, decision.seat, `${seed}/deal`);
    return [greedyKey(known, state, decision, () => NOISE * normal(chance))];
  },
});

/** Looks at whole turns, so many of them. */
export function growerOf<Options, State, Event extends GameEvent>(
  known: Known<Options, State, Event>,
  breadth: Breadth,
): Bot<State> {
  return {
    identity: { ...identityOf('grower'), settings: { ...breadth } },
    plan(view, decision, seed) {
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      const [best] = bestTurns(known, state, decision, breadth);
      return sureKeys(best);
    },
  };
}

const grower: Maker = (known) => growerOf(known, GROWER);

/** From the weakest to the strongest. */
export const LEVELS = { random, apprentice, grower, master } as const satisfies Record<Level, Maker>;
export type { Level } from './identity.js';
