import type { GameEvent } from '@polder/core';
import type { Bot, Budget, Maker } from './bot.js';
import { identityOf, LEARNED_MASTER } from './identity.js';
import { type BotModel, endValue } from './look-ahead.js';
import { type Breadth, bestTurns, sureKeys } from './turns.js';
import { type PlayOn, weigh } from './weigh.js';

const BREADTH: Breadth = { width: 8, cap: 4000 };
const PLAY_ON: PlayOn = { breadth: { width: 1, cap: 300 }, rounds: 1 };
const CANDIDATES = 8;
const SIMULATIONS = 120;
const MILLER_SIMULATIONS = 16;

const settingsOf = (simulations: number) => ({
  ...BREADTH,
  candidates: CANDIDATES,
  onWidth: PLAY_ON.breadth.width,
  onCap: PLAY_ON.breadth.cap,
  rounds: PLAY_ON.rounds,
  simulations,
});

/** The best turns, played on against what can't be seen and what others may do. */
const planOf =
  <Options, State, Event extends GameEvent>(
    known: BotModel<Options, State, Event>,
    budgetOf: (budget: Budget) => Budget,
  ): Bot<State>['plan'] =>
  (view, decision, seed, given) => {
    const started = Date.now();
    const budget = budgetOf(given);
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
  };

/** Plays its best turns on. With a net for this table it plays better, which is another version. */
export const master: Maker = (known) => ({
  identity: identityOf('master', settingsOf(SIMULATIONS), known.learned && LEARNED_MASTER),
  plan: planOf(known, (budget) => budget),
});

/** Plays its best turns on a few times only, and has no net. */
export const miller: Maker = ({ learned: _, ...known }) => ({
  identity: identityOf('miller', settingsOf(MILLER_SIMULATIONS)),
  plan: planOf(known, () => ({ simulations: MILLER_SIMULATIONS })),
});
