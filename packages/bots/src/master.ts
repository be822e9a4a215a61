import type { Maker } from './bot.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';
import { type PlayOn, weigh } from './weigh.js';

/** Plays its best turns on, against what it can't see and what others may do. */
export const master: Maker = (known) => {
  const breadth: Breadth = { width: 8, cap: 4000 };
  const playOn: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1 };
  const candidates = 8;
  const simulations = 120;
  return {
    identity: {
      id: 'master',
      version: '2',
      settings: {
        ...breadth,
        candidates,
        onWidth: playOn.breadth.width,
        onCap: playOn.breadth.cap,
        rounds: playOn.rounds,
        simulations,
      },
    },
    plan(view, decision, seed, budget) {
      const started = Date.now();
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      const lines = bestTurns(known, state, decision, breadth).slice(0, candidates);
      const left =
        budget.ms === undefined
          ? { simulations: budget.simulations ?? simulations }
          : { ...budget, ms: budget.ms - (Date.now() - started) };
      const [best] = weigh(known, view, decision, lines, seed, left, playOn);
      return sureKeys(best.line);
    },
  };
};
