import { type GameEvent, hashState } from '@polder/core';
import { margin, type Value } from '../evaluation.js';
import type { BotModel } from '../look-ahead.js';
import { BadNet, type NetFile } from './file.js';
import { encoderOf, STEPS } from './inputs.js';
import { MARGIN_UNIT, netOf } from './net.js';

/** How a net judges the ends of turns at tables of one size. */
export interface Learned<State> {
  readonly seats: number;
  /** Of all its numbers. */
  readonly hash: string;
  readonly value: Value<State>;
}

/** Throws BadNet if the net was made for something else. */
export function learnedOf<Options, State, Event extends GameEvent>(
  { game, evaluation, inputs }: BotModel<Options, State, Event>,
  file: NetFile,
): Learned<State> {
  const { head } = file;
  if (!inputs || head.game !== game.id) {
    throw new BadNet(`This net is for the game '${head.game}', not for '${game.id}'.`);
  }
  const { encode, expected, layout, size } = encoderOf(evaluation, inputs, head.seats);
  if (layout !== head.layout || size !== head.inputs) {
    throw new BadNet(
      `This net was made for positions laid out as ${head.layout}; now they are laid out as ${layout}. It must be trained anew.`,
    );
  }
  const net = netOf(file);
  const [own, ...others] = expected;
  const [factor] = head.linear;
  return {
    seats: head.seats,
    hash: hashOf(file),
    value(state, seat) {
      // What can be counted needs no guess.
      if (game.result(state)) return margin(evaluation, state, seat);
      const now = encode(state, seat);
      let most = Number.NEGATIVE_INFINITY;
      for (const at of others) if (now[at] > most) most = now[at];
      return MARGIN_UNIT * net.answers(now)[0] + (factor * (now[own] - most)) / STEPS;
    },
  };
}

const hashOf = ({ head, ...numbers }: NetFile): string =>
  hashState([JSON.parse(JSON.stringify(head)), ...Object.values(numbers).map((list) => [...list])]);

/** A game with the net for so many seats. */
export const withNet = <Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  file: NetFile,
): BotModel<Options, State, Event> => ({ ...known, learned: learnedOf(known, file) });
