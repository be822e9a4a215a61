import type { GameEvent } from '@polder/core';
import type { Bot, Budget } from '../bot.js';
import { type GameItems, openLedger } from '../items.js';
import type { BotModel } from '../look-ahead.js';
import { playBots, type Watch } from '../play.js';
import { type Balance, countBalance, newBalance } from './items.js';

/** A table at which bots play to find out how fair a game is. */
export interface BalanceTable<Options, State, Event extends GameEvent> {
  readonly known: BotModel<Options, State, Event>;
  readonly options: Options;
  readonly items: GameItems<State, Event>;
  /** One for each seat. */
  readonly bots: readonly Bot<State>[];
  readonly budget: Budget;
  round(state: State): number;
}

/** Sums of nothing yet. */
export const emptyBalance = <State, Event>(seats: number, { families }: GameItems<State, Event>): Balance =>
  newBalance(
    seats,
    families.flatMap((family) => family.items.map(({ id }) => id)),
  );

/** Something else to be noticed about a game. */
export interface Remarks<State> {
  readonly choosing: NonNullable<Watch<State, GameEvent>['choosing']>;
  first(): string | undefined;
}

/** Plays one game and counts it. */
export function balanceGame<Options, State, Event extends GameEvent>(
  balance: Balance,
  { known, options, items, bots, budget, round }: BalanceTable<Options, State, Event>,
  seed: string,
  remarks?: Remarks<State>,
): void {
  const ledger = openLedger(bots.length, items.families);
  const counting = items.watch(ledger);
  const { state, choices } = playBots(known, options, seed, bots, budget, {
    ...counting,
    choosing(at, decision, key) {
      remarks?.choosing(at, decision, key);
      counting.choosing?.(at, decision, key);
    },
  });
  const result = known.game.result(state);
  if (!result) throw new Error(`Game ${seed} stopped before its end.`);
  countBalance(balance, {
    ...{ decisions: choices, rounds: round(state), remark: remarks?.first() },
    ...{ scores: known.game.scores(state), result, ledger },
  });
}
