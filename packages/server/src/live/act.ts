import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import { timeout } from '../table/index.js';
import type { BotTurn } from './bot.js';
import { type Claims, isUnclaimed } from './claims.js';
import type { Executor } from './execute-command.js';
import type { Outages } from './outage.js';
import type { LoadedTable, Tables } from './tables.js';
import type { Times } from './times.js';

/** Bots and clocks, at the tables that this process has claimed. */
export interface Act {
  /** A table has changed. `here`: by what we wrote; else whoever wrote it sees to it, unless we have the claim. */
  changed(loaded: LoadedTable, here: boolean): void;
  /** Something may have to be done at a table that perhaps is not in memory. */
  look(table: string): void;
  /** Tables where nobody does what is to be done: their process has died, or nobody has looked at them. */
  sweep(): Promise<void>;
  stop(): void;
}

interface ActParts {
  readonly tables: Tables;
  readonly claims: Claims;
  readonly executor: Pick<Executor, 'act' | 'stopped'>;
  readonly botTurn: BotTurn;
  readonly outages: Pick<Outages, 'quiet'>;
  readonly times: Times;
}

/** Where somebody else has the claim it is not asked for again for so long, in ms. */
const LEAVE = 2_000;
/** After a fault that nobody foresaw. */
const UNKNOWN = 30_000;

export function openAct({ store, log, now, process }: Base, parts: ActParts): Act {
  const { tables, claims, executor, botTurn, outages, times } = parts;
  /** Where we are at it; true: something has changed meanwhile, so look again. */
  const busy = new Map<string, boolean>();
  /** Others see to them: until when we leave them alone. */
  const left = new Map<string, number>();
  /** Can't be played, it seems: until when that is believed. */
  const hopeless = new Map<string, number>();
  let sweeping: Promise<void> | undefined;

  const isHopeless = (table: string): boolean => (hopeless.get(table) ?? 0) > performance.now();

  function look(table: string): void {
    if (executor.stopped || isHopeless(table)) return;
    const running = busy.has(table);
    busy.set(table, running);
    if (!running) void work(table);
  }

  async function work(table: string): Promise<void> {
    try {
      do {
        busy.set(table, false);
        if (!(await claims.take(table))) {
          left.set(table, performance.now() + LEAVE);
          return;
        }
        await stopClocks(table);
        while (!executor.stopped && (await botTurn(table)));
      } while (busy.get(table) && !executor.stopped);
    } catch (error) {
      // The sweep comes back to it: soon, if it is the database's fault.
      const time = performance.now();
      if (error instanceof Refused) hopeless.set(table, time + times.again);
      else if (!(error instanceof StoreTrouble)) hopeless.set(table, time + Math.min(UNKNOWN, times.again));
      left.set(table, time + LEAVE);
      log.error({ err: error, table }, 'what is due at a table could not be done');
    } finally {
      busy.delete(table);
    }
  }

  async function stopClocks(table: string): Promise<void> {
    const loaded = tables.peek(table);
    if (outages.quiet || (loaded && !isLate(loaded))) return;
    // It may have to be loaded first, and the clock be turned on meanwhile.
    await executor.act(table, (it) => (outages.quiet ? undefined : timeout(it, now())));
  }

  const isLate = ({ standing: { dueAt } }: LoadedTable): boolean =>
    dueAt !== null && dueAt <= now() && !outages.quiet;

  function tick(): void {
    const time = performance.now();
    for (const [table, until] of left) if (until < time) left.delete(table);
    for (const [table, until] of hopeless) if (until < time) hopeless.delete(table);
    for (const loaded of tables.all()) {
      if (isLate(loaded) && !busy.has(loaded.id) && !left.has(loaded.id)) look(loaded.id);
    }
    claims.renew(busy.keys()).catch((error: unknown) => {
      log.warn({ err: error }, 'claims could not be renewed');
    });
  }

  async function sweepAll(): Promise<void> {
    const at = now();
    const rows = await store.db
      .selectFrom('tables')
      .select('id')
      .where('status', '=', 'playing')
      .where((is) => is.or([is('bot_due', '=', 1), ...(outages.quiet ? [] : [is('due_at', '<=', at)])]))
      .where((is) => isUnclaimed(is, process, at, times))
      .execute();
    for (const { id } of rows) {
      if (executor.stopped) return;
      if (busy.has(id) || isHopeless(id)) continue;
      // One after the other: after a crash there may be thousands.
      await tables.run(id, () => {}).catch(() => {});
      look(id);
    }
  }

  function sweep(): Promise<void> {
    sweeping ??= sweepAll().finally(() => {
      sweeping = undefined;
    });
    return sweeping;
  }

  const ticking = setInterval(tick, times.tick);
  const sweeps = setInterval(() => {
    sweep().catch((error: unknown) => log.warn({ err: error }, 'what is due could not be read'));
  }, times.sweep);
  ticking.unref();
  sweeps.unref();

  return {
    changed(loaded, here) {
      if (!isLate(loaded) && !loaded.standing.botDue) return;
      if (here || claims.has(loaded.id)) look(loaded.id);
    },
    look,
    sweep,
    stop() {
      clearInterval(ticking);
      clearInterval(sweeps);
    },
  };
}
