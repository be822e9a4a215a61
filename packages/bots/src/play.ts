import type { Decision, GameEvent } from '@polder/core';
import type { Bot, Budget } from './bot.js';
import { type BotModel, choiceOf, endsTurn } from './look-ahead.js';

export interface Played<State> {
  readonly state: State;
  readonly choices: number;
}

/** Looks on while bots play. */
export interface Watch<State, Event> {
  /** A seat is asked and is about to choose this. */
  choosing?(state: State, decision: Decision, key: string): void;
  /** What came of it. */
  chosen?(state: State, events: readonly Event[]): void;
  /** A seat's turn has ended; its bot took so long for all choices of it. Set-up is no turn. */
  turn?(seat: number, ms: number): void;
  /** A finer clock than that of the day. */
  readonly now?: () => number;
}

/**
 * A whole game between bots, one a seat. Each sees its view only; chance comes from the seed. The budget is that
 * of a turn, for all of them or by seat.
 */
export function playBots<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  options: Options,
  seed: string,
  bots: readonly Bot<State>[],
  budget: Budget | readonly Budget[],
  watch: Watch<State, Event> = {},
): Played<State> {
  const now = watch.now ?? Date.now;
  const state = game.setup(options, seed);
  const budgets = 'length' in budget ? budget : bots.map(() => budget);
  /** In this turn, by seat: others may be asked in it, too. */
  const spent = bots.map(() => 0);
  let turnOf = -1;
  let choices = 0;
  let planned: Planned = NOTHING;
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    const { seat } = open;
    if (!isOffered(open, planned)) {
      const started = now();
      const left = leftOf(budgets[seat], spent[seat]);
      const keys = bots[seat].plan(game.view(state, seat), open, `${seed}/${choices}`, left);
      spent[seat] += now() - started;
      planned = { seat, keys };
    }
    const [key, ...rest] = planned.keys;
    watch.choosing?.(state, open, key);
    const events = game.choose(state, choiceOf(open, key));
    watch.chosen?.(state, events);
    choices++;
    planned = events.some((event) => event.reveals) ? NOTHING : { seat, keys: rest };
    if (endsTurn(events)) {
      if (turnOf >= 0) watch.turn?.(turnOf, spent[turnOf]);
      spent.fill(0);
      planned = NOTHING;
      for (const event of events) if (event.type === 'turn') turnOf = event.seat ?? seat;
    }
  }
  return { state, choices };
}

/** A turn may have to be planned anew when something was shown: each time takes a part of what is left. */
const FIRST_PART = 0.7;
const LEAST_PART = 0.1;

export function leftOf(budget: Budget, spent: number): Budget {
  const { ms } = budget;
  if (ms === undefined) return budget;
  return { ...budget, ms: Math.max(LEAST_PART * ms, FIRST_PART * (ms - spent)) };
}

interface Planned {
  readonly seat: number;
  readonly keys: readonly string[];
}

const NOTHING: Planned = { seat: -1, keys: [] };

const isOffered = ({ seat, options }: Decision, planned: Planned): boolean =>
  planned.seat === seat && options.some((option) => option.key === planned.keys[0]);
