import type { Base } from '../context.js';
import type { Row } from '../store/schema.js';
import { outages, type Unwritten } from '../table/index.js';
import type { Gap } from '../table/records.js';
import type { LiveTable } from '../table/table.js';
import { OWN_RULES } from './processes.js';
import type { Times } from './times.js';

/**
 * No clock runs while no server does. Every process says from time to time that it lives; one that starts, comes
 * back to its database or wakes up sees for how long none did, and writes it down once for all of them. The tables
 * whose clocks ran meanwhile get a record of it before anything else happens there.
 */
export interface Outages {
  /** Resolves once it is known when no server ran. Throws StoreTrouble. */
  ready(): Promise<void>;
  /** What is to be written at this table before anything else; undefined: nothing. Never throws. */
  due(table: LiveTable): Unwritten | undefined;
  /**
   * For a table that has just been loaded: what was written. If it can't be now, it is before the next command.
   * `own`: a gap of this table alone.
   */
  settle(id: string, table: LiveTable, own?: Gap): Promise<Unwritten | undefined>;
  /** Nobody's time is up yet: the server has just started, or woken up, people come back. */
  readonly quiet: boolean;
  close(): Promise<void>;
}

const SECOND = 1_000;
const DAY = 86_400_000;
/** Longer than anybody is ever waited for. */
const YEAR = 365 * DAY;
/** After a beat that failed, in ms. */
const SOON = 2_000;

export function openOutages({ store, log, now, process }: Base, times: Times): Outages {
  const { db } = store;
  let gaps: readonly Gap[] = [];
  /** By the last beat; false: at the start, and while the database can't be written. */
  let known = false;
  /** It was known once: from then on nobody waits for it, unless we have slept. */
  let begun = false;
  /** When it was last written down that we live. */
  let beatAt = -Infinity;
  /** We have slept, and it is not written down yet. */
  let slept = false;
  let quietUntil: number | undefined;
  let beating: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  /** The computer has slept, or its clock was turned on: what happened since nobody has seen. */
  const isStale = (): boolean => now() - beatAt > times.asleep;

  async function join(): Promise<number> {
    const { at, others } = await enrol({ store, log, now, process }, times);
    // After trouble of the database alone all are still there.
    if (quietUntil === undefined || slept) quietUntil = others ? at : at + times.quiet;
    return at;
  }

  async function beatOnce(): Promise<void> {
    try {
      slept ||= known && isStale();
      const at = await (known && !slept ? stay({ store, now, process }) : join());
      // Another process may have been the first to see it.
      const rows = await db.selectFrom('outages').selectAll().orderBy('from_at').execute();
      gaps = rows.map(({ from_at, to_at }) => ({ from: from_at, to: to_at }));
      beatAt = at;
      slept = false;
      known = true;
      begun = true;
    } catch (error) {
      known = false;
      throw error;
    }
  }

  function beat(): Promise<void> {
    clearTimeout(timer);
    beating ??= beatOnce().finally(() => {
      beating = undefined;
      if (closed) return;
      timer = setTimeout(() => void keepBeating(), known ? times.alive : SOON);
      timer.unref();
    });
    return beating;
  }

  async function keepBeating(): Promise<void> {
    try {
      await beat();
    } catch (error) {
      log.warn({ err: error }, 'it could not be written down that this process lives');
    }
  }

  async function ready(): Promise<void> {
    if (begun && !isStale()) return;
    await beat();
    // That one may have begun before we slept.
    if (isStale()) await beat();
  }

  /** Whatever is wrong with it, the game can be played. */
  function due(table: LiveTable, own: readonly Gap[] = []): Unwritten | undefined {
    try {
      return outages(table, own.length > 0 ? inOrder([...gaps, ...own]) : gaps, now());
    } catch (error) {
      log.error({ err: error, table: table.header.id }, 'an outage can not be taken off its clocks');
      return undefined;
    }
  }

  void keepBeating();

  return {
    ready,
    due: (table) => due(table),
    async settle(id, table, own) {
      try {
        await ready();
        const unwritten = due(table, own && [own]);
        if (!unwritten) return undefined;
        const { records, next } = unwritten;
        const written = await store.tables.append({ table: id, records, dueAt: next.dueAt });
        return written === 'ok' ? unwritten : undefined;
      } catch (error) {
        log.warn({ err: error, table: id }, 'an outage could not be taken off its clocks yet');
        return undefined;
      }
    },
    get quiet() {
      return !known || isStale() || quietUntil === undefined || isQuiet(quietUntil - now(), times);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      try {
        await beating?.catch(() => {});
        if (known) {
          // What we have slept through is found by whoever comes next.
          const gone = { alive_at: isStale() ? beatAt : now(), ended: 1 } as const;
          await db.updateTable('processes').set(gone).where('id', '=', process).execute();
        }
      } catch (error) {
        log.warn({ err: error }, 'it could not be written down that this process has stopped');
      }
    },
  };
}

const inOrder = (gaps: readonly Gap[]): readonly Gap[] => [...gaps].sort((a, b) => a.from - b.from);

/** We live: since when nobody did is an outage, if that was long. Nobody else does this at the same time. */
async function enrol(
  { store, log, now, process }: Pick<Base, 'store' | 'log' | 'now' | 'process'>,
  times: Times,
): Promise<{ readonly at: number; readonly others: boolean }> {
  return store.db.transaction().execute(async (trx) => {
    const at = now();
    const rows = await trx.selectFrom('processes').selectAll().execute();
    const last = Math.max(...rows.map(({ alive_at }) => alive_at));
    const isAlive = ({ id, alive_at, ended }: Row<'processes'>): boolean =>
      id !== process && ended === 0 && at - alive_at <= times.outage;
    const others = store.kind === 'postgres' && rows.some(isAlive);
    // At a start nobody else is there: every second since counts. What lives may only have been kept from saying so.
    const isStart = !others && !rows.some(({ id }) => id === process);
    if (rows.length > 0 && at - last >= (isStart ? SECOND : times.outage + 1)) {
      await trx
        .insertInto('outages')
        .values({ from_at: last, to_at: at })
        .onConflict((it) => it.column('from_at').doNothing())
        .execute();
      log.warn({ from: last, to: at }, 'no server ran: no clock did');
    }
    await trx
      .insertInto('processes')
      .values({ id: process, alive_at: at, ended: 0, plays: OWN_RULES })
      .onConflict((it) => it.column('id').doUpdateSet({ alive_at: at, ended: 0 }))
      .execute();
    await trx
      .deleteFrom('processes')
      .where('alive_at', '<', at - DAY)
      .execute();
    await trx
      .deleteFrom('outages')
      .where('to_at', '<', at - YEAR)
      .execute();
    return { at, others };
  });
}

async function stay({ store, now, process }: Pick<Base, 'store' | 'now' | 'process'>): Promise<number> {
  const at = now();
  await store.db.updateTable('processes').set({ alive_at: at }).where('id', '=', process).execute();
  return at;
}

/** `left`: until it is over. The clock may have been turned back meanwhile: then it is over, too. */
const isQuiet = (left: number, times: Times): boolean => left > 0 && left <= times.quiet;
