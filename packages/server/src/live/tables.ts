import { BadRecord } from '@polder/core';
import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import { standing } from '../table/index.js';
import type { TableRecord } from '../table/records.js';
import type { AppliedRecord, LiveTable } from '../table/table.js';
import type { Refusal } from '../wire/messages.js';
import type { Gate } from './gate.js';
import { endWaiting, rulesMissing, startWaiting, timeWaited, waitForRepair } from './missing-rules.js';
import type { Outages } from './outage.js';
import { noteRules, openStored } from './stored-game.js';
import type { Times } from './times.js';

/** So many of a table's last records are kept for those who come back after a short gap. */
export const APPLIED_KEPT = 16;

/** A table in memory, as it is on the disk. */
export interface LoadedTable {
  readonly id: string;
  /** Who opened the table. */
  readonly host: string;
  /** Replaced by every write: nobody ever sees what is not written. */
  readonly table: LiveTable;
  /** The last ones, oldest first. */
  readonly applied: readonly AppliedRecord[];
  /** As the database has it. */
  readonly standing: Standing;
}

export type Standing = ReturnType<typeof standing>;

/** Tables in memory: loaded when they are asked for, forgotten when nobody does. */
export interface Tables {
  /**
   * One job after the other, table by table. The table is loaded before; `patient`: after those of others, if many
   * are to be, unless somebody who is not comes after it. Rejects with Refused: there is no such game (notFound), it
   * can't be played here (notNow), too many wait (tooMuch).
   */
  run<T>(
    id: string,
    job: (loaded: LoadedTable) => T | Promise<T>,
    how?: { readonly patient: boolean },
  ): Promise<T>;
  /** If it is in memory. */
  peek(id: string): LoadedTable | undefined;
  all(): Iterable<LoadedTable>;
  /** New records that were written here. Only within a job. */
  advance(loaded: LoadedTable, next: LiveTable, applied: readonly AppliedRecord[]): void;
  /** Reads what others have written. Only within a job. The new records. */
  catchUp(loaded: LoadedTable): Promise<readonly AppliedRecord[]>;
  /** Something could not be written: perhaps a newer program has given the game up. Throws Refused. */
  needPlaying(loaded: LoadedTable): Promise<void>;
  /** Forgets what nobody has asked for lately. `isWatched`: somebody looks at it. */
  forget(isWatched: (id: string) => boolean): void;
  readonly size: number;
}

interface Slot {
  readonly id: string;
  state: SlotState | undefined;
  /** The last job. */
  tail: Promise<unknown>;
  jobs: number;
  usedAt: number;
  /** When it could not be read. */
  troubleAt: number;
}

type SlotState =
  | { table: LiveTable; applied: AppliedRecord[]; standing: Standing; readonly loaded: LoadedTable }
  /** Until then it is not tried again. */
  | { readonly broken: Refusal; readonly until: number };

export function openTables(base: Base, outages: Pick<Outages, 'settle'>, times: Times, gate: Gate): Tables {
  const { store } = base;
  /** Those used last are at the end. */
  const slots = new Map<string, Slot>();

  function slotOf(id: string): Slot {
    if (slots.size >= times.maxTables && !slots.has(id)) forgetOldest();
    const slot = slots.get(id) ?? newSlot(id);
    slots.delete(id);
    slots.set(id, slot);
    slot.usedAt = performance.now();
    return slot;
  }

  /** Even if somebody looks at it: it is loaded again when something happens. */
  function forgetOldest(): void {
    for (const { id, jobs } of slots.values()) {
      if (jobs > 0) continue;
      slots.delete(id);
      return;
    }
  }

  async function need(slot: Slot, askedAt: number): Promise<LoadedTable> {
    const { state: before } = slot;
    if (before && 'broken' in before && before.until < performance.now()) slot.state = undefined;
    slot.state ??= await pass(slot, askedAt);
    if ('broken' in slot.state) throw new Refused(slot.state.broken);
    return slot.state.loaded;
  }

  /** All who have waited for it hear at once that it can't be read: not one after the other. */
  async function pass(slot: Slot, askedAt: number): Promise<SlotState> {
    if (slot.troubleAt >= askedAt) throw new StoreTrouble('The table could not be read a moment ago.');
    try {
      return await gate.pass(slot.id, () => load(base, { outages, times }, slot.id));
    } catch (error) {
      if (error instanceof StoreTrouble) slot.troubleAt = performance.now();
      throw error;
    }
  }

  function advance({ id }: LoadedTable, next: LiveTable, applied: readonly AppliedRecord[]): void {
    const state = slots.get(id)?.state;
    if (!state || 'broken' in state) return;
    state.table = next;
    state.standing = standing(next);
    keep(state.applied, applied);
  }

  /** Another process plays it by other rules from now on. */
  async function anew({ id, table: { seq } }: LoadedTable): Promise<readonly AppliedRecord[]> {
    const state = slots.get(id)?.state;
    const fresh = await load(base, { outages, times }, id);
    if ('broken' in fresh) {
      slotOf(id).state = fresh;
      throw new Refused(fresh.broken);
    }
    if (state && 'loaded' in state) Object.assign(state, { ...fresh, loaded: state.loaded });
    return fresh.applied.filter(({ record }) => record.seq > seq);
  }

  return {
    run(id, job, { patient } = { patient: false }) {
      const slot = slotOf(id);
      slot.jobs++;
      const askedAt = performance.now();
      const hurried = patient ? ignore : gate.hurry(id);
      const done = slot.tail.then(() => need(slot, askedAt)).then(job);
      slot.tail = done.then(ignore, ignore).then(() => {
        hurried();
        slot.jobs--;
        slot.usedAt = performance.now();
        // Nothing was found: nothing is to be remembered.
        if (slot.jobs === 0 && slot.state === undefined && slots.get(id) === slot) slots.delete(id);
      });
      return done;
    },
    peek(id) {
      const state = slots.get(id)?.state;
      return state && 'loaded' in state ? state.loaded : undefined;
    },
    *all() {
      for (const { state } of slots.values()) if (state && 'loaded' in state) yield state.loaded;
    },
    advance,
    async catchUp(loaded) {
      const records = await store.tables.records(loaded.id, loaded.table.seq);
      if (records.length === 0) return [];
      if (records.some(({ body }) => body.type === 'rules')) return anew(loaded);
      const next = loaded.table.fork();
      try {
        const applied = records.map((record: TableRecord) => next.apply(record));
        advance(loaded, next, applied);
        return applied;
      } catch (error) {
        const state = await breakOf(base, times, loaded.id, error);
        slotOf(loaded.id).state = state;
        throw new Refused(state.broken);
      }
    },
    async needPlaying({ id, table }) {
      if (table.status === 'over' || table.status === 'abandoned' || (await isPlaying(base, id))) return;
      const message = 'This game was closed by another program that uses the same database.';
      const broken: Refusal = { code: 'notNow', message };
      slotOf(id).state = { broken, until: performance.now() + times.again };
      throw new Refused(broken);
    },
    forget(isWatched) {
      const old = performance.now() - times.keepTable;
      for (const slot of [...slots.values()]) {
        if (slot.jobs === 0 && slot.usedAt < old && !isWatched(slot.id)) slots.delete(slot.id);
      }
    },
    get size() {
      return slots.size;
    },
  };
}

async function isPlaying({ store: { db } }: Base, id: string): Promise<boolean> {
  const row = await db.selectFrom('tables').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status === 'playing';
}

interface LoadParts {
  readonly outages: Pick<Outages, 'settle'>;
  readonly times: Times;
}

/** From the disk, or why it can't be played. */
async function load(base: Base, { outages, times }: LoadParts, id: string): Promise<SlotState> {
  const { store } = base;
  const waited = await timeWaited(base, id);
  const row = await store.db.selectFrom('tables').select('host_id').where('id', '=', id).executeTakeFirst();
  try {
    const header = await store.tables.header(id);
    if (!header || !row) throw new Refused({ code: 'notFound', message: 'There is no game at this table.' });
    const records = await store.tables.records(id, -1);
    const stored = await openStored(base, times, header, records);
    if (!stored) {
      await startWaiting(base, id);
      return { broken: rulesMissing(header), until: performance.now() + times.again };
    }
    const applied = stored.applied.slice(-APPLIED_KEPT);
    const noted = stored.newRules ? await noteRules(base, times, header, stored.table) : undefined;
    if (noted) keep(applied, noted.applied);
    const table = noted?.next ?? stored.table;
    const settled = await outages.settle(id, table, waited);
    if (waited) await endWaiting(base, id);
    if (settled) keep(applied, settled.applied);
    return stateOf(id, row.host_id, settled?.next ?? table, applied);
  } catch (error) {
    return breakOf(base, times, id, error);
  }
}

/**
 * Records that do not fit: it is not touched for a while, and what it says is kept for somebody who can mend it.
 * Any other fault may pass: it is thrown on.
 */
async function breakOf(
  base: Base,
  times: Times,
  id: string,
  error: unknown,
): Promise<SlotState & { readonly broken: Refusal }> {
  if (!(error instanceof BadRecord)) throw error;
  base.log.error({ err: error, table: id }, 'a stored game can not be played');
  await waitForRepair(base, id);
  const broken: Refusal = {
    code: 'notNow',
    reason: 'proof',
    message: `This game can't be played on here: it waits as it is. ${error.message}`,
  };
  return { broken, until: performance.now() + times.again };
}

const ignore = (): void => {};

const newSlot = (id: string): Slot => ({
  ...{ id, state: undefined, tail: Promise.resolve(), jobs: 0, usedAt: 0, troubleAt: -1 },
});

function stateOf(id: string, host: string, table: LiveTable, applied: AppliedRecord[]): SlotState {
  const state = {
    table,
    applied,
    standing: standing(table),
    loaded: {
      id,
      host,
      get table() {
        return state.table;
      },
      get applied() {
        return state.applied;
      },
      get standing() {
        return state.standing;
      },
    },
  };
  return state;
}

function keep(applied: AppliedRecord[], more: readonly AppliedRecord[]): void {
  applied.push(...more);
  if (applied.length > APPLIED_KEPT) applied.splice(0, applied.length - APPLIED_KEPT);
}
