import type { Base, Live, Visitor } from '../context.js';
import { errorFields } from '../http/log.js';
import { Refused } from '../refused.js';
import type { Db } from '../store/schema.js';
import { DEFAULT_NOTICES, GONE_NAME } from '../wire/people.js';
import type { Changes } from './changes.js';
import { holdAccount } from './hold.js';
import type { Sessions } from './sessions.js';
import { newId } from './tokens.js';

/** The end of an account. Its row and its seats in games that were played stay: they belong to others, too. */
export interface Departure {
  /** Nobody can open it any more once this resolves, and its seats are given up. */
  leave(user: string): Promise<void>;
  /** What could not be finished at once, or came up later. */
  tidy(): Promise<void>;
}

/** What becomes of seats is done by lobby/ and live/. */
export interface Seating {
  leave(visitor: Visitor, table: string): Promise<unknown>;
  command: Live['command'];
}

interface Parts {
  readonly sessions: Pick<Sessions, 'endedAll'>;
  readonly changes: Changes;
  readonly seating: (() => Seating) | undefined;
}

interface Sat {
  readonly user: string;
  readonly table: string;
  readonly status: string;
}

export function openDeparture({ store, now, log }: Base, { sessions, changes, seating }: Parts): Departure {
  const { db, bus } = store;

  /** Where people who left still hold a seat that somebody waits for. */
  const seatsLeft = (user: string | undefined) =>
    db
      .selectFrom('users')
      .innerJoin('seats', 'seats.user_id', 'users.id')
      .innerJoin('tables', 'tables.id', 'seats.table_id')
      .select(['users.id as user', 'tables.id as table', 'tables.status'])
      .where('users.gone_at', 'is not', null)
      .$if(user !== undefined, (them) => them.where('users.id', '=', user ?? ''))
      .where((is) =>
        is.or([
          is('tables.status', '=', 'open'),
          is.and([is('tables.status', '=', 'playing'), is('seats.away', '=', 0)]),
        ]),
      )
      .execute();

  async function giveUp({ user, table, status }: Sat, by: Seating): Promise<void> {
    const visitor: Visitor = { user, session: 'gone' };
    if (status === 'open') await by.leave(visitor, table);
    else {
      const command = { id: `gone-${newId()}`, table, seq: -1, action: { type: 'leave' } } as const;
      const outcome = await by.command(visitor, command);
      if (!outcome.ok) throw new Refused(outcome.refusal);
      // Their name has changed as well.
      bus.publish({ type: 'table', table });
    }
  }

  /** One that does not work does not keep the others from it: it is tried again later. */
  async function giveUpSeats(user?: string): Promise<void> {
    if (!seating) return;
    const by = seating();
    for (const sat of await seatsLeft(user)) {
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
        const held = await holdAccount(change, user);
        await wipe(change, user, now());
        return held;
      });
      sessions.endedAll(user);
      changes.tell(before, 'deleted');
      log.info('an account was deleted');
      await giveUpSeats(user);
    },

    async tidy() {
      // What was under way when they left: a game that was rated, a browser that wanted to be told.
      const them = db.selectFrom('users').select('id').where('gone_at', 'is not', null);
      for (const table of ['ratings', 'channels', 'blocks'] as const)
        await db.deleteFrom(table).where('user_id', 'in', them).execute();
      await giveUpSeats();
    },
  };
}

async function wipe(change: Db, user: string, at: number): Promise<void> {
  await change
    .updateTable('users')
    .set({ name: GONE_NAME, email: null, notices: JSON.stringify(DEFAULT_NOTICES), gone_at: at })
    .where('id', '=', user)
    .execute();
  for (const table of ['passkeys', 'sessions', 'links', 'outbox', 'channels', 'ratings'] as const)
    await change.deleteFrom(table).where('user_id', '=', user).execute();
  await change
    .deleteFrom('blocks')
    .where((is) => is.or([is('user_id', '=', user), is('blocked_id', '=', user)]))
    .execute();
  // Messages are known by their number: it must not be given to another one. Without words they are not shown.
  await change
    .updateTable('messages')
    .set({ text: '' })
    .where('user_id', '=', user)
    .where('text', 'is not', null)
    .execute();
}
