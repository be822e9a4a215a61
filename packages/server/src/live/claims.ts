import type { ExpressionBuilder } from 'kysely';
import type { Base } from '../context.js';
import type { Schema } from '../store/schema.js';
import type { Times } from './times.js';

/**
 * Which process lets bots and clocks act at a table. Only so that they do not all think about the same move:
 * what is written is safe without it, because records are unique by number.
 */
export interface Claims {
  /** Now and for some seconds it is ours; false: it is somebody else's. */
  take(table: string): Promise<boolean>;
  /** Ours already. */
  has(table: string): boolean;
  /** Those of ours that are about to run out are claimed anew. */
  renew(tables: Iterable<string>): Promise<void>;
  /** Gives all up. */
  release(): Promise<void>;
}

/** One process alone needs no claims. */
const ALONE: Claims = {
  take: () => Promise.resolve(true),
  has: () => true,
  renew: () => Promise.resolve(),
  release: () => Promise.resolve(),
};

/** The clocks of two machines differ by less, in ms. */
const APART = 60_000;

/**
 * Nobody else has claimed the table, or no longer. Whoever seems to hold a claim for longer than one lasts held it
 * before the clock was turned back.
 */
export const isUnclaimed = (
  is: ExpressionBuilder<Schema, 'tables'>,
  process: string,
  at: number,
  { claim }: Pick<Times, 'claim'>,
) =>
  is.or([
    is('claimed_by', 'is', null),
    is('claimed_by', '=', process),
    is('claimed_until', 'is', null),
    is('claimed_until', '<', at),
    is('claimed_until', '>', at + claim + APART),
  ]);

export function openClaims({ store, process, now }: Base, times: Times): Claims {
  if (store.kind === 'sqlite') return ALONE;
  const { db } = store;
  /** Until when, by our own clock: a little earlier than the others believe. */
  const until = new Map<string, number>();

  const left = (table: string): number => (until.get(table) ?? 0) - performance.now();

  return {
    async take(table) {
      // What is fresh is not written again.
      if (left(table) > times.claim / 2) return true;
      const asked = performance.now();
      const at = now();
      const { numUpdatedRows } = await db
        .updateTable('tables')
        .set({ claimed_by: process, claimed_until: at + times.claim })
        .where('id', '=', table)
        .where('status', '=', 'playing')
        .where((is) => isUnclaimed(is, process, at, times))
        .executeTakeFirst();
      const ours = numUpdatedRows > 0n;
      until.delete(table);
      if (ours) until.set(table, asked + times.claim * 0.9);
      for (const [id, end] of until) {
        // In the order of claiming, so the first that still holds ends it.
        if (end > asked) break;
        until.delete(id);
      }
      return ours;
    },
    has: (table) => left(table) > 0,
    async renew(tables) {
      const due = [...tables].filter((table) => left(table) > 0 && left(table) < times.claim / 2);
      if (due.length === 0) return;
      const asked = performance.now();
      const rows = await db
        .updateTable('tables')
        .set({ claimed_until: now() + times.claim })
        .where('id', 'in', due)
        .where('claimed_by', '=', process)
        .returning('id')
        .execute();
      for (const table of due) until.delete(table);
      for (const { id } of rows) until.set(id, asked + times.claim * 0.9);
    },
    async release() {
      until.clear();
      await db
        .updateTable('tables')
        .set({ claimed_by: null, claimed_until: null })
        .where('claimed_by', '=', process)
        .execute();
    },
  };
}
