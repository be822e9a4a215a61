import type { Seat } from '@polder/core';
import type { Base } from '../context.js';
import type { Times } from './times.js';

/** What people at a table have seen of it, for 'since your last visit'. */
export interface Seen {
  /** -1: nothing. */
  of(table: string, seat: Seat): Promise<number>;
  /** They have seen it up to `seq`. Written down a little later, many at once: to lose it is no harm. */
  note(table: string, seat: Seat, seq: number): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

interface Note {
  readonly table: string;
  readonly seat: Seat;
  readonly seq: number;
}

export function openSeen({ store, log }: Base, times: Times): Seen {
  const { db } = store;
  let notes = new Map<string, Note>();

  async function flush(): Promise<void> {
    if (notes.size === 0) return;
    const written = notes;
    notes = new Map();
    try {
      await db.transaction().execute(async (trx) => {
        for (const { table, seat, seq } of written.values()) {
          await trx
            .updateTable('seats')
            .set({ seen_seq: seq })
            .where('table_id', '=', table)
            .where('seat', '=', seat)
            .where('seen_seq', '<', seq)
            .execute();
        }
      });
    } catch (error) {
      log.warn({ err: error }, 'what people have seen could not be written down');
    }
  }
  const timer = setInterval(() => void flush(), times.seen);
  timer.unref();

  return {
    async of(table, seat) {
      const row = await db
        .selectFrom('seats')
        .select('seen_seq')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .executeTakeFirst();
      return Math.max(row?.seen_seq ?? -1, notes.get(`${table}/${seat}`)?.seq ?? -1);
    },
    note(table, seat, seq) {
      const key = `${table}/${seat}`;
      if (seq > (notes.get(key)?.seq ?? -1)) notes.set(key, { table, seat, seq });
    },
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}
