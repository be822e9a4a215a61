import { PLAY_LEVELS } from '@polder/bots';
import type { NewTable } from '@polder/server/wire';
import { isFields } from '../../../session/guards.js';
import { type Chosen, chosenFor, validOptions } from '../../../session/options.js';
import { GAMES, type GameId, isGameId, manifestOf } from '../../../session/rules.js';
import type { Bot } from '../../api.js';
import { PACE_NAMES, PACES, type PaceName } from '../pace.js';

/** What the form for a new table holds: plain data, remembered for the next time. */
export interface Plan {
  readonly game: GameId;
  /** As many as are wanted; a game that is not for so many has its own number. */
  readonly players: number;
  readonly pace: PaceName;
  readonly listed: boolean;
  readonly rated: boolean;
  readonly hints: boolean;
  readonly spectators: boolean;
  readonly bots: number;
  readonly level: Bot;
  readonly options: Chosen;
}

export const BOTS: readonly Bot[] = PLAY_LEVELS;

/** A table for friends, as most will want it. */
export const usualPlan: Plan = {
  game: GAMES[0].id,
  players: 2,
  pace: 'calm',
  listed: false,
  rated: false,
  hints: true,
  spectators: true,
  bots: 0,
  level: 'grower',
  options: {},
};

/** What is remembered comes from an older page, or from somebody's hand: only what is known is taken over. */
export function validPlan(from: unknown): Plan {
  const { game, players, pace, listed, rated, hints, spectators, bots, level, options } = isFields(from)
    ? from
    : {};
  return settled({
    game: isGameId(game) ? game : usualPlan.game,
    players: typeof players === 'number' ? players : usualPlan.players,
    pace: PACE_NAMES.find((it) => it === pace) ?? usualPlan.pace,
    listed: listed === true,
    rated: rated === true,
    hints: hints !== false,
    spectators: spectators !== false,
    bots: typeof bots === 'number' && Number.isInteger(bots) && bots > 0 ? bots : 0,
    level: BOTS.find((it) => it === level) ?? usualPlan.level,
    options: validOptions(options),
  });
}

export function seatsOf({ game, players }: Pick<Plan, 'game' | 'players'>): number {
  const { seats } = manifestOf(game);
  return seats.includes(players) ? players : seats[0];
}

/** Somebody else must be able to come: bots take all seats but one's own at most. */
export const mostBots = (plan: Plan): number => seatsOf(plan) - 1;

/** What can't be together is not: no more bots than seats, and a rated game under its own conditions. */
function settled(plan: Plan): Plan {
  const bots = Math.min(plan.bots, mostBots(plan));
  return { ...plan, bots, rated: plan.rated && bots === 0 && !plan.hints && plan.pace !== 'none' };
}

/**
 * The plan after something was changed in the form. A rated game is for people only, by the clock and without
 * hints: whatever was asked for last counts.
 */
export function changed(plan: Plan, change: Partial<Plan>): Plan {
  const next = { ...plan, ...change };
  if (change.rated !== true) return settled(next);
  return settled({ ...next, bots: 0, hints: false, pace: next.pace === 'none' ? usualPlan.pace : next.pace });
}

/** The plan as this visitor may have it: rated games are for accounts that are kept. */
export const allowed = (plan: Plan, kept: boolean): Plan => (kept ? plan : { ...plan, rated: false });

/** What the server is asked for. With values of one's own, a game is not rated. */
export function asked(plan: Plan, edition: string | undefined): NewTable {
  const { game, pace, listed, rated, hints, spectators, bots, level } = plan;
  return {
    game,
    players: seatsOf(plan),
    options: chosenFor(manifestOf(game), plan.options),
    pace: PACES[pace],
    listed,
    rated: rated && edition === undefined,
    hints,
    spectators,
    bots: Array.from({ length: bots }, () => level),
    ...(edition === undefined ? {} : { edition }),
  };
}
