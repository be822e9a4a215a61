import type { Decision, GameEvent } from '@polder/core';
import type { Maker } from './bot.js';
import { margin } from './evaluation.js';
import { choiceOf, endsTurn, type Known } from './look-ahead.js';
import { type Breadth, bestTurns, sureKeys, type TurnLine } from './turns.js';

/** Plays its best turns on, against what it can't see and what others may do. */
export const master: Maker = (known) => {
  const breadth: Breadth = { width: 20, cap: 3000 };
  const quick: Breadth = { width: 2, cap: 60 };
  const candidates = 8;
  const turnsAhead = 2;
  return {
    identity: {
      id: 'master',
      version: '1',
      settings: { width: breadth.width, cap: breadth.cap, candidates, turnsAhead },
    },
    plan(view, decision, seed, { ms = Number.POSITIVE_INFINITY, simulations = UNLIMITED }) {
      const state = known.game.resample(view, decision.seat, `${seed}/deal`);
      const started = Date.now();
      const arms = bestTurns(known, state, decision, breadth)
        .slice(0, candidates)
        .map((line): Arm<typeof state> => ({ line, sum: 0, tries: 0 }));
      const stages = Math.ceil(Math.log2(arms.length));
      // Halving: each stage plays every turn that is left on the same deals, then drops the worse half.
      for (let stage = 1; stage <= stages; stage++) {
        const deals = Math.max(1, Math.floor(simulations / stages / arms.length));
        const until = started + (ms * (stage + 1)) / (stages + 1);
        for (let deal = 0; deal < deals && (deal === 0 || Date.now() < until); deal++) {
          for (const arm of arms) {
            arm.sum += outcome(known, view, decision, arm.line, `${seed}/${arm.tries}`, quick, turnsAhead);
            arm.tries++;
          }
        }
        arms.sort((a, b) => b.sum / b.tries - a.sum / a.tries);
        arms.length = Math.ceil(arms.length / 2);
      }
      return sureKeys(arms[0].line);
    },
  };
};

/** More than any time allows. */
const UNLIMITED = 1_000_000;

/** A turn under trial. */
interface Arm<State> {
  readonly line: TurnLine<State>;
  sum: number;
  tries: number;
}

/** The margin after this turn and some more, on one deal of what is hidden. */
function outcome<Options, State, Event extends GameEvent>(
  known: Known<Options, State, Event>,
  view: State,
  { seat }: Decision,
  line: TurnLine<State>,
  deal: string,
  quick: Breadth,
  turns: number,
): number {
  const { game, evaluation } = known;
  const state = game.resample(view, seat, deal);
  let passed = false;
  for (const key of line.keys) {
    const open = game.decisions(state).find((decision) => decision.seat === seat);
    if (!open?.options.some((option) => option.key === key)) break;
    passed = endsTurn(game.choose(state, choiceOf(open, key)));
    if (passed) break;
  }
  playTurns(known, state, turns + (passed ? 0 : 1), quick);
  return margin(evaluation, state, seat);
}

/** Plays whole turns quickly, for whoever's turn it is. */
function playTurns<Options, State, Event extends GameEvent>(
  known: Known<Options, State, Event>,
  state: State,
  turns: number,
  breadth: Breadth,
): void {
  const { game } = known;
  let left = turns;
  while (left > 0) {
    const [open] = game.decisions(state);
    if (!open) return;
    const [best] = bestTurns(known, state, open, breadth);
    for (const key of best.keys) {
      const [now] = game.decisions(state);
      if (now?.seat !== open.seat || !now.options.some((option) => option.key === key)) break;
      if (endsTurn(game.choose(state, choiceOf(now, key)))) left--;
    }
  }
}
