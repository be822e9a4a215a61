import type { Decision } from '@polder/core';
import type { DuelEvent, DuelState } from '@polder/duel';
import type { Course } from '@polder/web/table/game-ui.js';
import type { Words } from '@polder/web/words/words.js';
import { seatMark } from '../text/story/texts.js';
import { pairAfter, type Wheel } from '../text/wheels.js';
import { rivalOf } from './model/players.js';

// Where a turn is, what the lever does, and what the end of the turn gives up

const LEVER = 0;
const ACTION = 1;
const FOLLOW_UP = 2;

export function courseOf({ source, ask, seat }: Decision, view: DuelState, words: Words): Course | undefined {
  if (source === 'setup') return undefined;
  const { lever, action, followUp, yourFollowUp } = words.duel.game.course;
  // In a follow-up it is the rival's turn (D-TRN-4).
  const follows = view.turn.seat !== seat;
  const parts = [lever, action, follows ? yourFollowUp : followUp(seatMark(view, rivalOf(seat)))];
  return { parts, at: follows ? FOLLOW_UP : ask === 'wheels' ? LEVER : ACTION };
}

/** Names what follows: the action of a wheel, a reward that is an action, a Helper that makes it possible. */
const LEADING = /^(do|also|take|patch|helper):/;
export const leadsOn = (key: string): boolean => LEADING.test(key);

const SHORT: ReadonlySet<string> = new Set(['bulb', 'deliver', 'export', 'deal']);
export const isShort = (ask: string): boolean => SHORT.has(ask);
export const repeats = (key: string): boolean => /^(deliver|plant):/.test(key);

export function leverTitle(
  view: DuelState,
  events: readonly DuelEvent[],
  { game, duel }: Words,
): string | undefined {
  const turned = events.find((event) => event.type === 'turned');
  if (!turned) return undefined;
  const { personal, central } = pairAfter(view, turned.seat, turned.steps);
  const pair = game.pair(duel.game.effects(personal.effects), duel.game.effects(central.effects), false);
  return duel.game.option.lever(turned.steps, pair);
}

/** A second action for Tools. */
export function unusedOf(
  { seat, options }: Decision,
  view: DuelState,
  { game, duel }: Words,
): { short: string; long: string } | undefined {
  const pair = pairAfter(view, seat);
  const wheels = options.flatMap(({ key }) =>
    /^also:(personal|central)$/.test(key) ? [key.slice(5) as Wheel] : [],
  );
  if (wheels.length === 0) return undefined;
  const names = wheels.map((wheel) => duel.game.effects(pair[wheel].effects));
  return { short: game.unused.actions(1), long: game.unused.still([game.unused.actionNames(names, false)]) };
}
