import type { Base } from '../context.js';
import type { Db, Row } from '../store/schema.js';
import { delayOf, whenDue } from './delays.js';
import type { What } from './texts.js';

/** What is to be said to whom. Words are found when it is sent: they are about how things stand then. */
export interface Note {
  readonly what: What;
  readonly table: string;
  /** Of a turn: since when they are waited for. When that is another time, the turn has passed. */
  readonly since?: number | null;
  /** They were there when it was due: it waits until they are gone for good. */
  readonly there?: true;
  /** At a live table, where less is waited for. */
  readonly live?: true;
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
  /**
   * Claims what is due; nobody else gets it as long as the claim lasts. What is for people who are there is not
   * claimed but put off, which is no try.
   */
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

export function openOutbox(
  { store: { db }, now }: Pick<Base, 'store' | 'now'>,
  isPresent: (user: string) => boolean = () => false,
): Outbox {
  /** `since`: a newer notice that has taken its place is not one's own. */
  async function drop({ id, attempt, since }: Outgoing): Promise<void> {
    await db
      .deleteFrom('outbox')
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
      // Those that are put off must not hide the others behind them.
      for (;;) {
        const at = now();
        const rows = await selectDue(db, at, most).execute();
        const claimed: Outgoing[] = [];
        for (const row of rows) {
          if (await isPutOff(db, row, isPresent(row.user_id), at)) continue;
          const it = await claim(db, row, at);
          if (it && it.attempt > AGAIN.length + 1) await drop(it);
          else if (it) claimed.push(it);
        }
        if (claimed.length > 0 || rows.length === 0) return claimed;
      }
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
        .where('created_at', '=', it.since)
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

/** What is due and claimed by nobody. */
const selectDue = (db: Db, at: number, most: number) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('due_at', '<=', at)
    .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', at)]))
    .orderBy('due_at')
    .limit(most);

/** Whether its time has not come, or never will. */
async function isPutOff(
  db: Db,
  { id, attempts, data, due_at }: Row<'outbox'>,
  present: boolean,
  at: number,
): Promise<boolean> {
  const { there, ...note } = JSON.parse(data) as Note;
  const when = whenDue(note.what, there === true, present);
  if (when === 'now') return false;
  // Somebody else may have claimed it, or a newer one have taken its place.
  if (when === 'never')
    await db
      .deleteFrom('outbox')
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('due_at', '=', due_at)
      .execute();
  else
    await db
      .updateTable('outbox')
      .set({
        data: JSON.stringify(present ? { ...note, there: true } : note),
        due_at: at + delayOf({ kind: note.live ? 'live' : 'days' }, note.what),
      })
      .where('id', '=', id)
      .where('attempts', '=', attempts)
      .where('due_at', '=', due_at)
      .execute();
  return true;
}

async function claim(db: Db, row: Row<'outbox'>, at: number): Promise<Outgoing | undefined> {
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
