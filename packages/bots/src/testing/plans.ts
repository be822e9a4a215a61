import { type GameEvent, hashState, type Seat } from '@polder/core';
import type { Bot, Budget } from '../bot.js';
import { type BotModel, choiceOf, endsTurn, openFor } from '../look-ahead.js';
import { isOffered, type Position } from './positions.js';

// What must hold for the plan of any bot in any position; each throws if it does not.

const same = (a: readonly string[], b: readonly string[]): boolean => a.join(' ') === b.join(' ');

/** The same view, decision, seed and budget give the same plan, and leave the view as it is. */
export function checkRepeatable<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  make: () => Bot<State>,
  { state, open }: Position<State>,
  budget: Budget,
): readonly string[] {
  const view = game.view(state, open.seat);
  const before = JSON.stringify(view);
  const plan = make().plan(view, open, 'seed', budget);
  if (JSON.stringify(view) !== before) throw new Error('The view was changed.');
  const again = make().plan(game.view(state, open.seat), open, 'seed', budget);
  if (!same(plan, again)) throw new Error(`Not the same: ${plan.join(' ')} and ${again.join(' ')}.`);
  return plan;
}

/** Another deal of what the seat can't see changes nothing. Whether that deal was another one at all. */
export function checkBlind<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  bot: Bot<State>,
  { state, open }: Position<State>,
  budget: Budget,
  plan: readonly string[],
): boolean {
  const other = game.resample(game.view(state, open.seat), open.seat, 'another deal');
  const [asked] = game.decisions(other).filter(({ seat }) => seat === open.seat);
  const found = bot.plan(game.view(other, open.seat), asked, 'seed', budget);
  if (!same(plan, found)) throw new Error(`It knew something: ${plan.join(' ')} and ${found.join(' ')}.`);
  return hashState(other) !== hashState(state);
}

/** Every choice can be made in a row, until something is shown, somebody else is asked or the turn is over. */
export function checkLegal<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
  plan: readonly string[],
): void {
  if (plan.length === 0) throw new Error('There is no choice in this plan.');
  playPlan(known, state, open.seat, plan);
}

/** The same, and nothing is planned beyond what will be shown. */
export function checkSure<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  at: Position<State>,
  plan: readonly string[],
): void {
  checkLegal(known, at, plan);
  const { shown } = playPlan(known, at.state, at.open.seat, plan);
  if (shown > 0 && shown < plan.length) {
    throw new Error(`${plan.join(' ')} goes on after something is shown.`);
  }
}

/** Plays it as far as that is possible; `shown`: the choice that showed something, counted from 1. */
function playPlan<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  seat: Seat,
  plan: readonly string[],
): { readonly shown: number } {
  const now = known.game.clone(state);
  for (const [i, key] of plan.entries()) {
    const asked = openFor(known, now);
    if (asked?.seat !== seat) break;
    if (!isOffered(asked, key)) throw new Error(`'${key}' of ${plan.join(' ')} is not offered.`);
    const events = known.game.choose(now, choiceOf(asked, key));
    if (events.some((event) => event.reveals)) return { shown: i + 1 };
    if (endsTurn(events)) break;
  }
  return { shown: 0 };
}
