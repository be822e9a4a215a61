import type { Decision, GameEvent } from '@polder/core';
import type { Bot, Budget } from './bot.js';
import { choiceOf, type Known } from './look-ahead.js';

export interface Played<State> {
  readonly state: State;
  readonly choices: number;
}

/** Watches a game between bots: each turn of a seat with the time that its bot took. */
export type OnTurn = (seat: number, ms: number) => void;

/** A whole game between bots, one a seat. Each sees its view only; chance comes from the seed. */
export function playBots<Options, State, Event extends GameEvent>(
  { game }: Known<Options, State, Event>,
  options: Options,
  seed: string,
  bots: readonly Bot<State>[],
  budget: Budget,
  onTurn?: OnTurn,
): Played<State> {
  const state = game.setup(options, seed);
  let choices = 0;
  let planned: { seat: number; keys: readonly string[] } = { seat: -1, keys: [] };
  const spent = bots.map(() => 0);
  for (let [open] = game.decisions(state); open; [open] = game.decisions(state)) {
    const { seat } = open;
    if (!isOffered(open, planned)) {
      const started = Date.now();
      const keys = bots[seat].plan(game.view(state, seat), open, `${seed}/${choices}`, budget);
      spent[seat] += Date.now() - started;
      planned = { seat, keys };
    }
    const [key, ...rest] = planned.keys;
    const events = game.choose(state, choiceOf(open, key));
    choices++;
    planned = { seat, keys: events.some((event) => event.reveals) ? [] : rest };
    if (events.some(({ type }) => type === 'turn')) {
      onTurn?.(seat, spent[seat]);
      spent[seat] = 0;
      planned = { seat: -1, keys: [] };
    }
  }
  return { state, choices };
}

const isOffered = (
  { seat, options }: Decision,
  planned: { seat: number; keys: readonly string[] },
): boolean => planned.seat === seat && options.some((option) => option.key === planned.keys[0]);
