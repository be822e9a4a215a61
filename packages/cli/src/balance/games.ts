import {
  type Bot,
  type Budget,
  type GameItems,
  LEVELS,
  type Level,
  openLedger,
  playBots,
} from '@polder/bots';
import type { GameEvent } from '@polder/core';
import { UsageError } from '../errors.js';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import { watchRemarks } from '../remarks.js';
import { type Balance, countBalance, newBalance } from './tally.js';

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
  const { game, known } = entry;
  const { count: seats } = entry.seats(options);
  const items = itemsOf(entry, options);
  const balance = newBalance(
    seats,
    items.families.flatMap((family) => family.items.map(({ id }) => id)),
  );
  const bot = anyStart ? startAnyhow(entry, LEVELS[level](known)) : LEVELS[level](known);
  const bots = Array.from({ length: seats }, () => bot);
  for (const seed of seeds) {
    const ledger = openLedger(seats, items.families);
    const counting = items.watch(ledger);
    const remarks = watchRemarks(entry);
    const { state, choices } = playBots(known, options, seed, bots, budget, {
      ...counting,
      choosing(at, decision, key) {
        remarks.watch(at);
        counting.choosing?.(at, decision, key);
      },
    });
    const result = game.result(state);
    if (!result) throw new Error(`Game ${seed} stopped before its end.`);
    countBalance(balance, {
      ...{ decisions: choices, rounds: entry.round(state), remark: remarks.first() },
      ...{ scores: game.scores(state), result, ledger },
    });
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
