import { below, type GameEvent, type Random, type Seat, seedRandom } from '@polder/core';
import type { Value } from '../evaluation.js';
import { type BotModel, choiceOf, endsTurn } from '../look-ahead.js';
import { normal } from '../normal.js';
import { type Breadth, bestTurns, sureKeys, type TurnLine } from '../turns.js';

/** How games are played that a net learns from: with errors, so that it sees what comes of them. */
export interface Exploring {
  readonly breadth: Breadth;
  /** Each seat of each game draws one: how far what turns look worth is off (standard deviation, VP). */
  readonly errors: readonly number[];
  /** So many of a hundred plans are any of the best turns. */
  readonly wild: number;
  /** So many of a hundred positions inside turns are told, too. */
  readonly inside: number;
}

/** A position to learn from: of the seat whose turn has ended, or is under way (`inside`). */
export type Seen<State> = (state: State, seat: Seat, inside: boolean) => void;

/** A whole game, its ends of turns and some positions before them told to `seen`. Returns the last state. */
export function explore<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  options: Options,
  seed: string,
  exploring: Exploring,
  value: Value<State>,
  seen: Seen<State>,
): State {
  const { game, evaluation } = known;
  const chance = seedRandom(`${seed}/explore`);
  const state = game.setup(options, seed);
  const { errors, breadth } = exploring;
  const off = Array.from(
    { length: evaluation.measure.seats(state) },
    () => errors[below(chance, errors.length)],
  );
  let turnOf = -1;
  let planner = -1;
  let planned: readonly string[] = [];
  let choices = 0;
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    const { seat } = open;
    if (planner !== seat || !open.options.some(({ key }) => key === planned[0])) {
      const whole = game.resample(game.view(state, seat), seat, `${seed}/${choices}`);
      const lines = bestTurns(known, whole, open, breadth, value);
      planned = sureKeys(pick(lines, off[seat], exploring.wild, chance));
      planner = seat;
    }
    const events = game.choose(state, choiceOf(open, planned[0]));
    choices++;
    planned = events.some((event) => event.reveals) ? [] : planned.slice(1);
    if (!endsTurn(events)) {
      if (seat === turnOf && below(chance, 100) < exploring.inside) seen(state, turnOf, true);
      continue;
    }
    planned = [];
    if (turnOf >= 0 && !game.result(state)) seen(state, turnOf, false);
    for (const event of events) if (event.type === 'turn') turnOf = event.seat ?? seat;
  }
  return state;
}

function pick<State>(
  lines: readonly TurnLine<State>[],
  off: number,
  wild: number,
  chance: Random,
): TurnLine<State> {
  if (below(chance, 100) < wild) return lines[below(chance, lines.length)];
  if (off === 0) return lines[0];
  let best = lines[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const line of lines) {
    const worth = line.value + off * normal(chance);
    if (worth <= most) continue;
    most = worth;
    best = line;
  }
  return best;
}
