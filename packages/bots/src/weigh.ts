import { type Decision, type GameEvent, type Random, seedRandom } from '@polder/core';
import type { Budget } from './bot.js';
import { type BotModel, choiceOf, endsTurn, endValue } from './look-ahead.js';
import { normal } from './normal.js';
import { type Breadth, bestTurns, type TurnLine } from './turns.js';

/** A turn that was played on several times: what came of it. */
export interface Weighed<State> {
  readonly line: TurnLine<State>;
  /** The mean margin, and how far that may be off (standard error). */
  readonly value: number;
  readonly error: number;
  readonly tries: number;
  /** Where the trials stopped, deal by deal, if they are kept. */
  readonly ends?: readonly State[];
}

/** How turns are played on: by whole turns of every seat, looked for quickly. */
export interface PlayOn {
  readonly breadth: Breadth;
  /** Turns of every seat, beginning with the next one; infinitely many: to the end of the game. */
  readonly rounds: number;
  /** How far what turns look worth is off, by chance (standard deviation, VP). */
  readonly noise?: number;
  /** Where the trials stop is kept, for whoever asks why. */
  readonly keepsEnds?: true;
}

interface Arm<State> {
  readonly line: TurnLine<State>;
  sum: number;
  squares: number;
  tries: number;
  readonly ends: State[];
}

/**
 * Plays turns on against what the seat can't see and what others may do, and sorts them by the outcome.
 * Each stage tries every turn that is left on the same deals, then the worse half drops out, until the
 * time or the number of simulations is used up. In one stage all of them are tried equally often.
 */
export function weigh<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  lines: readonly TurnLine<State>[],
  seed: string,
  { ms = Number.POSITIVE_INFINITY, simulations = Number.POSITIVE_INFINITY }: Budget,
  playOn: PlayOn,
  stages = Math.ceil(Math.log2(lines.length)),
): Weighed<State>[] {
  const started = Date.now();
  const arms = lines.map((line): Arm<State> => ({ line, sum: 0, squares: 0, tries: 0, ends: [] }));
  let left = arms.length;
  for (let stage = 1; stage <= stages; stage++) {
    const deals = Math.max(1, Math.floor(simulations / stages / left));
    const until = started + (ms * stage) / stages;
    for (let deal = 0; deal < deals && (deal === 0 || Date.now() < until); deal++) {
      for (const arm of arms.slice(0, left)) {
        const end = trialEnd(known, view, decision, arm.line.keys, `${seed}/${arm.tries}`, playOn);
        const value = endValue(known)(end, decision.seat);
        if (playOn.keepsEnds) arm.ends.push(end);
        arm.sum += value;
        arm.squares += value * value;
        arm.tries++;
      }
    }
    const tried = arms.slice(0, left).sort((a, b) => b.sum / b.tries - a.sum / a.tries);
    arms.splice(0, left, ...tried);
    left = Math.ceil(left / 2);
  }
  return arms.map(weighed);
}

function weighed<State>({ line, sum, squares, tries, ends }: Arm<State>): Weighed<State> {
  if (tries === 0) return { line, value: line.value, error: 0, tries };
  const value = sum / tries;
  const variance = tries < 2 ? 0 : Math.max(0, squares - sum * value) / (tries - 1);
  return { line, value, error: Math.sqrt(variance / tries), tries, ends };
}

/** The margin after these choices and some turns more, on one deal of what is hidden. */
export const outcome = <Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  decision: Decision,
  keys: readonly string[],
  deal: string,
  playOn: PlayOn,
): number => endValue(known)(trialEnd(known, view, decision, keys, deal, playOn), decision.seat);

/** Where these choices and some turns more lead to, on one deal of what is hidden. */
export function trialEnd<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  view: State,
  { seat }: Decision,
  keys: readonly string[],
  deal: string,
  playOn: PlayOn,
): State {
  const { game, evaluation } = known;
  const state = game.resample(view, seat, deal);
  let passed = false;
  for (const key of keys) {
    const open = game.decisions(state).find((decision) => decision.seat === seat);
    if (!open?.options.some((option) => option.key === key)) break;
    passed = endsTurn(game.choose(state, choiceOf(open, key)));
    if (passed) break;
  }
  const turns = playOn.rounds * evaluation.measure.seats(state) + (passed ? 0 : 1);
  playTurns(known, state, turns, playOn, seedRandom(`${deal}/noise`));
  return state;
}

/** Plays whole turns quickly, for whoever's turn it is. */
function playTurns<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  turns: number,
  { breadth, noise }: PlayOn,
  chance: Random,
): void {
  const { game } = known;
  let left = turns;
  while (left > 0) {
    const [open] = game.decisions(state);
    if (!open) return;
    const lines = bestTurns(known, state, open, breadth);
    const best = noise === undefined ? lines[0] : noisyBest(lines, noise, chance);
    for (const key of best.keys) {
      const [now] = game.decisions(state);
      if (now?.seat !== open.seat || !now.options.some((option) => option.key === key)) break;
      if (endsTurn(game.choose(state, choiceOf(now, key)))) left--;
    }
  }
}

/** The one that looks best to somebody who does not see so well. */
function noisyBest<State>(lines: readonly TurnLine<State>[], noise: number, chance: Random): TurnLine<State> {
  let best = lines[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const value = line.value + noise * normal(chance);
    if (value <= most) continue;
    most = value;
    best = line;
  }
  return best;
}
