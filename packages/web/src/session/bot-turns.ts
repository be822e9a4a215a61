import { type Budget, endsTurn, type Level, leftOf } from '@polder/bots';
import type { Decision, Game, GameEvent, Seat } from '@polder/core';
import type { Bots } from './bots.js';
import type { GameId } from './rules.js';

/** How long a Master thinks about a turn; the other levels answer at once. */
export const BOT_BUDGETS: Readonly<Record<Level, Budget>> = {
  random: {},
  visitor: {},
  apprentice: {},
  sower: {},
  grower: {},
  miller: {},
  master: { ms: 1000 },
};

/** A table with bots at it. */
export interface BotTable<State, Event> {
  readonly id: GameId;
  /** False: they are to stop. */
  isOpen(): boolean;
  state(): State;
  levelAt(seat: Seat): Level | undefined;
  /** Another number when choices were taken back: what a bot was asked before is void then. */
  line(): number;
  /** Of the next choice. */
  seed(): string;
  choose(decision: Decision, key: string): readonly Event[];
  /** A bot has chosen; the version of its level. */
  played?(seat: Seat, version: string): void;
  /** `isOpen` is false from then on, until somebody has seen to it. */
  failed(error: unknown): void;
}

/** Lets bots play until a person is asked. Only one such run at a time: who asks in the meantime waits for it. */
export function openBotTurns<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  bots: Bots,
  table: BotTable<State, Event>,
): () => Promise<void> {
  async function run(): Promise<void> {
    /** In this turn, by seat: others may be asked in it, too. */
    let spent: number[] = [];
    while (table.isOpen()) {
      const decision = game.decisions(table.state()).find(({ seat }) => table.levelAt(seat));
      const level = decision && table.levelAt(decision.seat);
      if (!decision || !level) return;
      const { seat } = decision;
      const line = table.line();
      const isVoid = (): boolean => !table.isOpen() || table.line() !== line;
      const started = performance.now();
      try {
        const { keys, version } = await bots.plan({
          game: table.id,
          version: game.version,
          level,
          view: game.view(table.state(), seat),
          decision,
          seed: table.seed(),
          budget: leftOf(BOT_BUDGETS[level], spent[seat] ?? 0),
        });
        if (isVoid()) {
          spent = [];
          continue;
        }
        spent[seat] = (spent[seat] ?? 0) + performance.now() - started;
        const { chosen, turnEnded } = play(seat, keys);
        // The same question would bring the same plan, again and again.
        if (!chosen) throw new Error(`The bot chose nothing that is offered: ${keys}.`);
        if (turnEnded) spent = [];
        table.played?.(seat, version);
      } catch (error) {
        if (!isVoid()) table.failed(error);
      }
    }
  }

  function play(
    seat: Seat,
    keys: readonly string[],
  ): { readonly chosen: boolean; readonly turnEnded: boolean } {
    let chosen = false;
    for (const key of keys) {
      const open = game.decisions(table.state()).find((it) => it.seat === seat);
      if (!open?.options.some((option) => option.key === key)) break;
      const events = table.choose(open, key);
      chosen = true;
      // A plan holds only for a turn, and as long as nothing new was seen.
      if (endsTurn(events)) return { chosen, turnEnded: true };
      if (events.some(({ reveals }) => reveals)) break;
    }
    return { chosen, turnEnded: false };
  }

  let running: Promise<void> | undefined;
  return () => {
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  };
}
