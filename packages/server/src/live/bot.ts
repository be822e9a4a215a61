import { createHmac } from 'node:crypto';
import { markOf as botMark, endsTurn, type Level, leftOf } from '@polder/bots';
import type { Decision, Seat } from '@polder/core';
import type { Base, BotPool } from '../context.js';
import { markOf } from '../store/mark.js';
import { type BotChoices, botAsked, botChoices } from '../table/index.js';
import type { Table } from '../table/table.js';
import type { Executor } from './execute-command.js';
import type { LoadedTable, Tables } from './tables.js';

/** Lets the bot that is asked at a table choose, as far as its plan goes. False: none is asked. */
export type BotTurn = (table: string) => Promise<boolean>;

interface BotParts {
  readonly bots: Pick<BotPool, 'plan'>;
  readonly tables: Tables;
  readonly executor: Pick<Executor, 'act' | 'stopped'>;
}

/**
 * A bot's chance is its own, and nobody learns anything about the deal from it. The same each time, so that a
 * game can be followed up.
 */
export const botSeed = (seed: string, seq: number, way: number): string =>
  createHmac('sha256', seed).update(`bot/${seq}/${way}`).digest('hex');

/** Should its level fail, a quick one chooses; should that fail, too, the first option is as good as any. */
const waysOf = (level: Level): readonly (Level | 'first')[] => [level, 'apprentice', 'first'];

export function openBotTurn({ settings, log, now }: Base, { bots, tables, executor }: BotParts): BotTurn {
  /** By table and seat: how long has been thought about the turn that is played. */
  const spent = new Map<string, number[]>();

  async function think(
    { id, host, table }: LoadedTable,
    decision: Decision,
    level: Level,
    way: number,
  ): Promise<BotChoices | undefined> {
    const { header, game, history, seq } = table;
    const { seat } = decision;
    const times = spent.get(id) ?? [];
    const used = times[seat] ?? 0;
    spent.set(id, times);
    let started = performance.now();
    try {
      const plan = await bots.plan({
        game: header.game,
        version: header.version,
        level,
        view: game.view(history.state, seat),
        decision,
        seed: botSeed(header.seed, seq, way),
        ms: leftOf({ ms: settings.botMs }, used).ms ?? settings.botMs,
        owner: host,
        // What it has waited for others is not its own time.
        begun() {
          started = performance.now();
        },
      });
      return { keys: plan.keys, bot: botMark({ id: plan.level, version: plan.version }) };
    } catch (error) {
      // It took too long, or its thread broke.
      if (!executor.stopped) log.warn({ err: error, table: id, bot: level }, 'a bot has no plan');
      return undefined;
    } finally {
      times[seat] = used + performance.now() - started;
    }
  }

  return async (id) => {
    const loaded = tables.peek(id) ?? (await tables.run(id, (it) => it));
    const { mustKnow, bots: levels } = loaded.table;
    const asked = botAsked(loaded.table);
    if (!asked) {
      spent.delete(id);
      return false;
    }
    const { seat, options } = asked;
    for (const [way, level] of waysOf(levels[seat] ?? 'apprentice').entries()) {
      const first = { keys: [options[0].key], bot: 'first' };
      const plan = level === 'first' ? first : await think(loaded, asked, level, way);
      let moved = false;
      const written = await executor.act(id, (table) => {
        // Somebody took something back, came back or paused while it thought. What others who are asked at the
        // same time have chosen meanwhile changes nothing for it.
        moved = table.mustKnow[seat] !== mustKnow[seat] || !isAsked(table, seat);
        return moved || !plan ? undefined : botChoices(table, seat, plan, now());
      });
      if (moved || written?.applied.some(({ events }) => endsTurn(events))) spent.delete(id);
      if (moved || written) return true;
      if (executor.stopped) return false;
      if (plan) log.warn({ table: id, bot: level }, 'a bot chose nothing that is offered');
    }
    throw new Error(`At table ${markOf(id)} a bot can choose nothing.`);
  };
}

const isAsked = ({ status, decisions, bots }: Table, seat: Seat): boolean =>
  status === 'playing' && bots[seat] !== null && decisions.some((decision) => decision.seat === seat);
