import { type Bot, type Budget, type GameItems, LEVELS, type Level } from '@polder/bots';
import { type Balance, balanceGame, emptyBalance } from '@polder/bots/balance';
import type { GameEvent } from '@polder/core';
import { UsageError } from '../errors.js';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import { watchRemarks } from '../remarks.js';

export interface Players {
  readonly level: Level;
  readonly budget: Budget;
  /** What seats begin with is chosen at random: bots of one level always choose alike. */
  readonly anyStart?: boolean;
}

/** Games at one table. Plain data: it is sent to workers. */
export interface BalanceTask extends Players {
  readonly kind: 'balance';
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
}

/** Of a game in which something is counted. */
export function itemsOf<Options, State, Event extends GameEvent>(
  { items, title }: GameEntry<Options, State, Event>,
  options: Options,
): GameItems<State, Event> {
  if (!items) throw new UsageError(`Nothing is counted in ${title}.`);
  return items(options);
}

/** Plays one game after the other, every seat a bot of this level, and counts. */
export async function balanceGames<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  options: Options,
  { level, budget, anyStart }: Players,
  seeds: readonly string[],
): Promise<Balance> {
  const { known } = entry;
  const { count: seats } = entry.seats(options);
  const items = itemsOf(entry, options);
  const balance = emptyBalance(seats, items);
  const bot = anyStart ? startAnyhow(entry, LEVELS[level](known)) : LEVELS[level](known);
  const bots = Array.from({ length: seats }, () => bot);
  const table = { known, options, items, bots, budget, round: entry.round };
  for (const seed of seeds) {
    const remarks = watchRemarks(entry);
    balanceGame(balance, table, seed, { choosing: remarks.watch, first: remarks.first });
  }
  return balance;
}

function startAnyhow<Options, State, Event extends GameEvent>(
  { known, startAsk }: GameEntry<Options, State, Event>,
  bot: Bot<State>,
): Bot<State> {
  const random = LEVELS.random(known);
  return {
    ...bot,
    plan: (view, decision, seed, budget) =>
      (decision.ask === startAsk ? random : bot).plan(view, decision, seed, budget),
  };
}
