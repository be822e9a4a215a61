import type { Maker } from './bot.js';
import { identityOf, LEARNED_MASTER } from './identity.js';
import { endValue } from './look-ahead.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';
import { type PlayOn, weigh } from './weigh.js';

const BREADTH: Breadth = { width: 8, cap: 4000 };
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1 };
const CANDIDATES = 8;
const SIMULATIONS = 120;

/**
 * Plays its best turns on, against what it can't see and what others may do. With a net for this table it plays
 * better, which is another version.
 */
export const master: Maker = (known) => ({
  identity: identityOf(
    'master',
    {
      ...BREADTH,
      candidates: CANDIDATES,
      onWidth: PLAY_ON.breadth.width,
      onCap: PLAY_ON.breadth.cap,
      rounds: PLAY_ON.rounds,
      simulations: SIMULATIONS,
    },
    known.learned && LEARNED_MASTER,
  ),
  plan(view, decision, seed, budget) {
    const started = Date.now();
    const state = known.game.resample(view, decision.seat, `${seed}/deal`);
    const lines = bestTurns(known, state, decision, BREADTH, endValue(known), known.learned?.value).slice(
      0,
      CANDIDATES,
    );
    const left =
      budget.ms === undefined
        ? { simulations: budget.simulations ?? SIMULATIONS }
        : { ...budget, ms: budget.ms - (Date.now() - started) };
    const [best] = weigh(known, view, decision, lines, seed, left, PLAY_ON);
    return sureKeys(best.line);
  },
});
