import { sql } from 'kysely';
import type { Base, Live, Visitor } from '../context.js';
import { errorFields } from '../http/log.js';
import { Refused } from '../refused.js';
import type { Db } from '../store/schema.js';
import { DEFAULT_NOTICES, GONE_NAME } from '../wire/people.js';
import type { Changes } from './changes.js';
import { lockAccount } from './lock-account.js';
import type { Sessions } from './sessions.js';

/** The end of an account. Its row and its seats in games that were played stay: they belong to others, too. */
export interface AccountDeletion {
  /** Nobody can open it any more once this resolves, and its seats are given up. */
  leave(user: string): Promise<void>;
  /** What could not be finished at once, or came up later. */
  tidy(): Promise<void>;
}

/** What becomes of seats is done by lobby/ and live/. */
export interface Seating {
  leave(visitor: Visitor, table: string): Promise<unknown>;
  gone: Live['gone'];
}

interface Parts {
  readonly sessions: Pick<Sessions, 'endedAll'>;
  readonly changes: Changes;
  readonly seating: (() => Seating) | undefined;
}

/** So long after somebody left it is looked for words of theirs that were kept a moment later, in ms. */
const LATELY = 7 * 86_400_000;
/** What is left is left for the next time. */
const AT_ONCE = 500;

interface Sat {
  readonly user: string;
  readonly table: string;
  readonly status: string;
}

export function openAccountDeletion(
  { store, now, log }: Base,
  { sessions, changes, seating }: Parts,
): AccountDeletion {
  const { db, bus } = store;

  /** All that somebody who leaves now sits at; also where a bot plays for them already. */
  const seatsOf = (user: string): Promise<readonly Sat[]> =>
    db
      .selectFrom('seats')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select((it) => [it.val(user).as('user'), 'tables.id as table', 'tables.status'])
      .where('seats.user_id', '=', user)
      .where('tables.status', 'in', ['open', 'playing'])
      .execute();

  /**
   * Where people who left still hold a seat that somebody waits for. Looked for from the tables that are not over,
   * which stay few: those who left become ever more. SQLite keeps the order of a cross join.
   */
  const seatsLeft = (status: 'open' | 'playing'): Promise<readonly Sat[]> =>
    db
      .selectFrom('tables')
      .crossJoin('seats')
      .crossJoin('users')
      .select(['users.id as user', 'tables.id as table', 'tables.status'])
      .where('tables.status', '=', sql.lit(status))
      .whereRef('seats.table_id', '=', 'tables.id')
      .where('seats.away', '=', 0)
      .whereRef('users.id', '=', 'seats.user_id')
      .where('users.gone_at', 'is not', null)
      .limit(AT_ONCE)
      .execute();

  async function giveUp({ user, table, status }: Sat, by: Seating): Promise<void> {
    const visitor: Visitor = { user, session: 'gone' };
    if (status === 'open') await by.leave(visitor, table);
    else {
      await by.gone(user, table);
      // Their name has changed as well.
      bus.publish({ type: 'table', table });
    }
  }

  /** One that does not work does not keep the others from it: it is tried again later. */
  async function giveUpSeats(seats: readonly Sat[]): Promise<void> {
    if (!seating) return;
    const by = seating();
    for (const sat of seats) {
      try {
        await giveUp(sat, by);
      } catch (error) {
        const why = error instanceof Refused ? { refusal: error.refusal.code } : { err: errorFields(error) };
        log.warn({ table: sat.table, ...why }, 'a seat of somebody who left was not given up');
      }
    }
  }

  return {
    async leave(user) {
      const before = await db.transaction().execute(async (change) => {
        const held = await lockAccount(change, user);
        await wipe(change, user, now());
        return held;
      });
      sessions.endedAll(user);
      changes.tell(before, 'deleted');
      log.info('an account was deleted');
      await giveUpSeats(await seatsOf(user));
    },

    async tidy() {
      // What was under way when they left: a game that was rated, a browser that wanted to be told.
      const them = db.selectFrom('users').select('id').where('gone_at', 'is not', null);
      for (const table of ['ratings', 'rating_changes', 'channels', 'blocks'] as const)
        await db.deleteFrom(table).where('user_id', 'in', them).execute();
      // Words that were being said, or reported, when they left.
      const lately = await them
        .where('gone_at', '>', now() - LATELY)
        .orderBy('gone_at', 'desc')
        .limit(AT_ONCE)
        .execute();
      const gone = lately.map(({ id }) => id);
      if (gone.length > 0) await dropWords(db, gone);
      for (const status of ['open', 'playing'] as const) await giveUpSeats(await seatsLeft(status));
    },
  };
}

async function wipe(change: Db, user: string, at: number): Promise<void> {
  await change
    .updateTable('users')
    .set({ name: GONE_NAME, email: null, notices: JSON.stringify(DEFAULT_NOTICES), gone_at: at })
    .where('id', '=', user)
    .execute();
  for (const table of [
    'passkeys',
    'sessions',
    'links',
    'outbox',
    'channels',
    'ratings',
    'rating_changes',
  ] as const)
    await change.deleteFrom(table).where('user_id', '=', user).execute();
  await change
    .deleteFrom('blocks')
    .where((is) => is.or([is('user_id', '=', user), is('blocked_id', '=', user)]))
    .execute();
  await dropWords(change, [user]);
}

/** What they have said, and written about others. */
async function dropWords(change: Db, users: readonly string[]): Promise<void> {
  const none = { text: '' };
  // Messages are known by their number: it must not be given to another one. Without words they are not shown.
  await change
    .updateTable('messages')
    .set(none)
    .where('user_id', 'in', users)
    .where('text', '<>', '')
    .execute();
  // What they reported stays for whoever runs the server, without their words. Reports about them are others' words.
  await change
    .updateTable('reports')
    .set(none)
    .where('reporter_id', 'in', users)
    .where('text', '<>', '')
    .execute();
}
