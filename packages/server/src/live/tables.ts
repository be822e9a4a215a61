import { BadRecord } from '@polder/core';
import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import { StoreTrouble } from '../store/store.js';
import { openTable, standing } from '../table/index.js';
import type { TableRecord } from '../table/records.js';
import type { LiveTable, Step } from '../table/table.js';
import type { Times } from './times.js';

/** So many of a table's last steps are kept for those who come back after a short gap. */
export const STEPS_KEPT = 30;

/** A table in memory, as it is on the disk. */
export interface Kept {
  readonly id: string;
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
   * One job after the other, table by table. The table is loaded before. Rejects with Refused: there is no such
   * game (notFound), it can't be played here (notNow).
   */
  run<T>(id: string, job: (kept: Kept) => T | Promise<T>): Promise<T>;
  /** If it is in memory. */
  peek(id: string): Kept | undefined;
  all(): Iterable<Kept>;
  /** New records that were written here. Only within a job. */
  advance(kept: Kept, next: LiveTable, steps: readonly Step[]): void;
  /** Reads what others have written. Only within a job. The new steps. */
  catchUp(kept: Kept): Promise<readonly Step[]>;
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
}

type Loaded =
  | { table: LiveTable; steps: Step[]; standing: Standing; readonly kept: Kept }
  | { readonly broken: string };

export function openTables({ store, log }: Base, times: Times): Tables {
  /** Those used last are at the end. */
  const slots = new Map<string, Slot>();

  function slotOf(id: string): Slot {
    if (slots.size >= times.maxTables && !slots.has(id)) forgetOldest();
    const slot = slots.get(id) ?? { id, loaded: undefined, tail: Promise.resolve(), jobs: 0, usedAt: 0 };
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
    try {
      const header = await store.tables.header(id);
      if (!header) throw new Refused({ code: 'notFound', message: 'There is no game at this table.' });
      const table = openTable(header);
      const steps: Step[] = [];
      for (const record of await store.tables.records(id, -1)) keep(steps, [table.apply(record)]);
      return loadedOf(id, table, steps);
    } catch (error) {
      if (error instanceof Refused || error instanceof StoreTrouble) throw error;
      return { broken: breakOf(id, error) };
    }
  }

  /** It is not touched any more: what it says is kept for somebody who can read it. */
  function breakOf(id: string, error: unknown): string {
    log.error({ err: error, table: id }, 'a stored game can not be played');
    const why = error instanceof BadRecord ? error.message : 'Its records do not fit.';
    return `This game can't be played on here. ${why}`;
  }

  async function need(slot: Slot): Promise<Kept> {
    slot.loaded ??= await load(slot);
    if ('broken' in slot.loaded) throw new Refused({ code: 'notNow', message: slot.loaded.broken });
    return slot.loaded.kept;
  }

  function advance({ id }: Kept, next: LiveTable, steps: readonly Step[]): void {
    const loaded = slots.get(id)?.loaded;
    if (!loaded || 'broken' in loaded) return;
    loaded.table = next;
    loaded.standing = standing(next);
    keep(loaded.steps, steps);
  }

  return {
    run(id, job) {
      const slot = slotOf(id);
      slot.jobs++;
      const done = slot.tail.then(() => need(slot)).then(job);
      slot.tail = done.then(ignore, ignore).then(() => {
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
        const slot = slotOf(kept.id);
        const broken = breakOf(kept.id, error);
        slot.loaded = { broken };
        throw new Refused({ code: 'notNow', message: broken });
      }
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

function loadedOf(id: string, table: LiveTable, steps: Step[]): Loaded {
  const loaded = {
    table,
    steps,
    standing: standing(table),
    kept: {
      id,
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
