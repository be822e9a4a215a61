import { BadRecord } from '@polder/core';
import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import { openTable, standing } from '../table/index.js';
import type { TableRecord } from '../table/records.js';
import type { LiveTable, Step } from '../table/table.js';
import type { Refusal } from '../wire/messages.js';
import type { Gate } from './gate.js';
import { giveUpOlder, isOfOlderRules, olderRules } from './older-rules.js';
import type { Outages } from './outage.js';
import { inSlices } from './slices.js';
import type { Times } from './times.js';

/** So many of a table's last steps are kept for those who come back after a short gap. */
export const STEPS_KEPT = 16;

/** A table in memory, as it is on the disk. */
export interface Kept {
  readonly id: string;
  /** Who opened the table. */
  readonly host: string;
  /** Replaced by every write: nobody ever sees what is not written. */
  readonly table: LiveTable;
  /** The last ones, oldest first. */
  readonly steps: readonly Step[];
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
  run<T>(id: string, job: (kept: Kept) => T | Promise<T>, how?: { readonly patient: boolean }): Promise<T>;
  /** If it is in memory. */
  peek(id: string): Kept | undefined;
  all(): Iterable<Kept>;
  /** New records that were written here. Only within a job. */
  advance(kept: Kept, next: LiveTable, steps: readonly Step[]): void;
  /** Reads what others have written. Only within a job. The new steps. */
  catchUp(kept: Kept): Promise<readonly Step[]>;
  /** Something could not be written: perhaps a newer program has given the game up. Throws Refused. */
  needPlaying(kept: Kept): Promise<void>;
  /** Forgets what nobody has asked for lately. `isWatched`: somebody looks at it. */
  forget(isWatched: (id: string) => boolean): void;
  readonly size: number;
}

interface Slot {
  readonly id: string;
  loaded: Loaded | undefined;
  /** The last job. */
  tail: Promise<unknown>;
  jobs: number;
  usedAt: number;
  /** When it could not be read. */
  troubleAt: number;
}

type Loaded =
  | { table: LiveTable; steps: Step[]; standing: Standing; readonly kept: Kept }
  /** Until then it is not tried again. */
  | { readonly broken: Refusal; readonly until: number };

export function openTables(base: Base, outages: Pick<Outages, 'settle'>, times: Times, gate: Gate): Tables {
  const { store, log } = base;
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

  async function load(slot: Slot): Promise<Loaded> {
    const { id } = slot;
    const header = await store.tables.header(id);
    if (!header) throw new Refused({ code: 'notFound', message: 'There is no game at this table.' });
    if (isOfOlderRules(header)) {
      await giveUpOlder(base, id);
      return { broken: olderRules(header), until: performance.now() + times.again };
    }
    const { host_id } = await store.db
      .selectFrom('tables')
      .select('host_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const records = await store.tables.records(id, -1);
    try {
      const table = openTable(header);
      const steps: Step[] = [];
      await inSlices(records, (record) => {
        keep(steps, [table.apply(record)]);
        return true;
      });
      const settled = await outages.settle(id, table);
      if (settled) keep(steps, settled.steps);
      return loadedOf(id, host_id, settled?.next ?? table, steps);
    } catch (error) {
      return breakOf(id, error);
    }
  }

  /**
   * Records that do not fit: it is not touched for a while, and what it says is kept for somebody who can read it.
   * Any other fault may pass: it is thrown on.
   */
  function breakOf(id: string, error: unknown): Loaded & { readonly broken: Refusal } {
    if (!(error instanceof BadRecord)) throw error;
    log.error({ err: error, table: id }, 'a stored game can not be played');
    const broken: Refusal = {
      code: 'notNow',
      message: `This game can't be played on here. ${error.message}`,
    };
    return { broken, until: performance.now() + times.again };
  }

  async function need(slot: Slot, askedAt: number): Promise<Kept> {
    const { loaded: before } = slot;
    if (before && 'broken' in before && before.until < performance.now()) slot.loaded = undefined;
    slot.loaded ??= await pass(slot, askedAt);
    if ('broken' in slot.loaded) throw new Refused(slot.loaded.broken);
    return slot.loaded.kept;
  }

  /** All who have waited for it hear at once that it can't be read: not one after the other. */
  async function pass(slot: Slot, askedAt: number): Promise<Loaded> {
    if (slot.troubleAt >= askedAt) throw new StoreTrouble('The table could not be read a moment ago.');
    try {
      return await gate.pass(slot.id, () => load(slot));
    } catch (error) {
      if (error instanceof StoreTrouble) slot.troubleAt = performance.now();
      throw error;
    }
  }

  function advance({ id }: Kept, next: LiveTable, steps: readonly Step[]): void {
    const loaded = slots.get(id)?.loaded;
    if (!loaded || 'broken' in loaded) return;
    loaded.table = next;
    loaded.standing = standing(next);
    keep(loaded.steps, steps);
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
        if (slot.jobs === 0 && slot.loaded === undefined && slots.get(id) === slot) slots.delete(id);
      });
      return done;
    },
    peek(id) {
      const loaded = slots.get(id)?.loaded;
      return loaded && 'kept' in loaded ? loaded.kept : undefined;
    },
    *all() {
      for (const { loaded } of slots.values()) if (loaded && 'kept' in loaded) yield loaded.kept;
    },
    advance,
    async catchUp(kept) {
      const records = await store.tables.records(kept.id, kept.table.seq);
      if (records.length === 0) return [];
      const next = kept.table.fork();
      try {
        const steps = records.map((record: TableRecord) => next.apply(record));
        advance(kept, next, steps);
        return steps;
      } catch (error) {
        const loaded = breakOf(kept.id, error);
        slotOf(kept.id).loaded = loaded;
        throw new Refused(loaded.broken);
      }
    },
    async needPlaying({ id, table }) {
      const row = await store.db
        .selectFrom('tables')
        .select('status')
        .where('id', '=', id)
        .executeTakeFirst();
      if (row?.status === 'playing' || table.status === 'over' || table.status === 'abandoned') return;
      const message = 'This game was given up: the server has newer rules.';
      const broken: Refusal = { code: 'notNow', message, reason: 'olderRules' };
      slotOf(id).loaded = { broken, until: performance.now() + times.again };
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

const ignore = (): void => {};

const newSlot = (id: string): Slot => ({
  ...{ id, loaded: undefined, tail: Promise.resolve(), jobs: 0, usedAt: 0, troubleAt: -1 },
});

function loadedOf(id: string, host: string, table: LiveTable, steps: Step[]): Loaded {
  const loaded = {
    table,
    steps,
    standing: standing(table),
    kept: {
      id,
      host,
      get table() {
        return loaded.table;
      },
      get steps() {
        return loaded.steps;
      },
      get standing() {
        return loaded.standing;
      },
    },
  };
  return loaded;
}

function keep(steps: Step[], more: readonly Step[]): void {
  steps.push(...more);
  if (steps.length > STEPS_KEPT) steps.splice(0, steps.length - STEPS_KEPT);
}
