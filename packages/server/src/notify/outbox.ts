import type { Base } from '../context.js';
import type { Row } from '../store/schema.js';
import type { What } from './texts.js';

/** What is to be said to whom. Words are found when it is sent: they are about how things stand then. */
export interface Note {
  readonly what: What;
  readonly table: string;
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
  /** The same notice by the same way is there once. */
  put(user: string, way: Way, note: Note, dueAt: number): Promise<void>;
  /** Claims what is due; nobody else gets it as long as the claim lasts. */
  take(most: number): Promise<readonly Outgoing[]>;
  /** Delivered, or no longer worth it. */
  drop(it: Outgoing): Promise<void>;
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

  async function drop({ id, attempt }: Outgoing): Promise<void> {
    await db.deleteFrom('outbox').where('id', '=', id).where('attempts', '=', attempt).execute();
  }

  return {
    async put(user, way, note, dueAt) {
      await db
        .insertInto('outbox')
        .values({
          id: idOf(user, way, note),
          user_id: user,
          kind: way.kind,
          channel_id: way.channel,
          data: JSON.stringify(note),
          created_at: now(),
          due_at: dueAt,
          attempts: 0,
          claimed_until: null,
        })
        // A turn that came round before the last notice about it went out: it waits anew.
        .onConflict((it) =>
          it
            .column('id')
            .doUpdateSet({ due_at: dueAt })
            .where('outbox.attempts', '=', 0)
            .where('outbox.due_at', '<', dueAt),
        )
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
    async fail(it) {
      const pause = AGAIN[it.attempt - 1];
      if (pause === undefined) return drop(it);
      await db
        .updateTable('outbox')
        .set({ due_at: now() + pause, claimed_until: null })
        .where('id', '=', it.id)
        .where('attempts', '=', it.attempt)
        .execute();
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
