import { below, type GameEvent, seedRandom } from '@polder/core';
import type { Bot, Maker } from './bot.js';
import { margin, type Value } from './evaluation.js';
import { identityOf, type Level } from './identity.js';
import type { BotModel } from './look-ahead.js';
import { master, miller } from './master.js';
import { normal } from './normal.js';
import { RUNGS, USUAL_UNIT } from './rungs.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';

const random: Maker = () => ({
  identity: identityOf('random', {}),
  plan: (_view, { options }, seed) => [options[below(seedRandom(seed), options.length)].key],
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

const grower: Maker = (known) => growerOf(known, RUNGS.grower.breadth);

/** Looks at whole turns, too, but what it sees is off: while it looks for them, and where they end. */
const erring =
  (level: Exclude<keyof typeof RUNGS, 'grower'>): Maker =>
  (known) => {
    const { breadth, error } = RUNGS[level];
    const { game, evaluation, unit = USUAL_UNIT } = known;
    return {
      identity: identityOf(level, { ...breadth, error }),
      plan(view, decision, seed) {
        const chance = seedRandom(`${seed}/error`);
        const off = (): number => error * unit * normal(chance);
        const state = game.resample(view, decision.seat, `${seed}/deal`);
        const [best] = bestTurns(
          known,
          state,
          decision,
          breadth,
          (at, seat) => margin(evaluation, at, seat) + off(),
          (at, seat) => evaluation.expect(at, seat) + off(),
        );
        return sureKeys(best);
      },
    };
  };

/** From the weakest to the strongest. */
export const LEVELS = {
  random,
  visitor: erring('visitor'),
  apprentice: erring('apprentice'),
  sower: erring('sower'),
  grower,
  miller,
  master,
} as const satisfies Record<Level, Maker>;
export type { Level } from './identity.js';
