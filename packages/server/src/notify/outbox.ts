import type { Base } from '../context.js';
import type { Row } from '../store/schema.js';
import type { What } from './texts.js';

/** What is to be said to whom. Words are found when it is sent: they are about how things stand then. */
export interface Note {
  readonly what: What;
  readonly table: string;
  /** Of a turn: since when they are waited for. When that is another time, the turn has passed. */
  readonly since?: number | null;
  /** They were there when it was due: it waits until they are gone for good. */
  readonly there?: true;
}

/** By which way. */
export interface Way {
  readonly kind: 'push' | 'webhook' | 'email';
  readonly channel: string | null;
}

export interface Outgoing extends Way {
  readonly id: string;
  readonly user: string;
  readonly note: Note;
  /** When it was first put there. */
  readonly since: number;
  /** With this one. Also what shows that the claim is still one's own. */
  readonly attempt: number;
}

/** Notices on their way, in the database: several processes take from it, each notice by one of them. */
export interface Outbox {
  /** The same notice by the same way is there once: a newer one takes its place, and waits anew. */
  put(user: string, way: Way, note: Note, dueAt: number): Promise<void>;
  /** Claims what is due; nobody else gets it as long as the claim lasts. */
  take(most: number): Promise<readonly Outgoing[]>;
  /** Delivered, or no longer worth it. */
  drop(it: Outgoing): Promise<void>;
  /** Not yet the time for it: later again, which is no try. */
  putOff(it: Outgoing, note: Note, dueAt: number): Promise<void>;
  /** Not delivered: later again, or never if that was the last try. */
  fail(it: Outgoing): Promise<void>;
  waiting(): Promise<number>;
}

/** Between tries, in ms; after the last it is given up. */
export const AGAIN: readonly number[] = [30_000, 2 * 60_000, 10 * 60_000, 3_600_000, 4 * 3_600_000];
/** Longer than any delivery takes. */
export const CLAIM_MS = 60_000;

const idOf = (user: string, { kind, channel }: Way, { what, table }: Note): string =>
  [what, table, user, kind, channel ?? ''].join('/');

export function openOutbox({ store: { db }, now }: Pick<Base, 'store' | 'now'>): Outbox {
  async function claim(row: Row<'outbox'>, at: number): Promise<Outgoing | undefined> {
    const attempt = row.attempts + 1;
    // Counted before it is sent: a notice that brings the process down is not sent for ever.
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ attempts: attempt, claimed_until: at + CLAIM_MS })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('due_at', '<=', at)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return undefined;
    const { id, user_id: user, kind, channel_id: channel, created_at: since } = row;
    return { id, user, kind, channel, note: JSON.parse(row.data) as Note, since, attempt };
  }

  /** `since`: a newer notice that has taken its place is not one's own. */
  async function drop({ id, attempt, since }: Outgoing): Promise<void> {
    await db
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('created_at', '=', since)
      .execute();
  }

  async function change(
    { id, attempt, since }: Outgoing,
    to: Partial<Pick<Row<'outbox'>, 'data' | 'due_at' | 'attempts'>>,
  ): Promise<void> {
    await db
      .updateTable('outbox')
      .set({ ...to, claimed_until: null })
      .where('id', '=', id)
      .where('attempts', '=', attempt)
      .where('created_at', '=', since)
      .execute();
  }

  return {
    async put(user, way, note, dueAt) {
      const fresh = {
        data: JSON.stringify(note),
        created_at: now(),
        due_at: dueAt,
        attempts: 0,
        claimed_until: null,
      };
      await db
        .insertInto('outbox')
        .values({
          id: idOf(user, way, note),
          user_id: user,
          kind: way.kind,
          channel_id: way.channel,
          ...fresh,
        })
        .onConflict((it) => it.column('id').doUpdateSet(fresh))
        .execute();
    },
    async take(most) {
      const at = now();
      const rows = await db
        .selectFrom('outbox')
        .selectAll()
        .where('due_at', '<=', at)
        .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
        .orderBy('due_at')
        .limit(most)
        .execute();
      const claimed: Outgoing[] = [];
      for (const row of rows) {
        const it = await claim(row, at);
        if (it && it.attempt > AGAIN.length + 1) await drop(it);
        else if (it) claimed.push(it);
      }
      return claimed;
    },
    drop,
    putOff: (it, note, dueAt) =>
      change(it, { data: JSON.stringify(note), due_at: dueAt, attempts: it.attempt - 1 }),
    async fail(it) {
      const pause = AGAIN[it.attempt - 1];
      if (pause === undefined) return drop(it);
      await change(it, { due_at: now() + pause });
    },
    async waiting() {
      const { count } = await db
        .selectFrom('outbox')
        .select((eb) => eb.fn.countAll().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
