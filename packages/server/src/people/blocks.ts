import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import type { ReportReason } from '../wire/people.js';
import type { Person } from '../wire/table.js';
import type { Accounts } from './accounts.js';
import { newId } from './tokens.js';

/** Whom one does not want to meet, and who has behaved badly. */
export interface Blocks {
  list(user: string): Promise<readonly Person[]>;
  block(user: string, other: string): Promise<void>;
  unblock(user: string, other: string): Promise<void>;
  /** Either has blocked the other. */
  blocked(a: string, b: string): Promise<boolean>;
  report(reporter: string, about: Report): Promise<void>;
}

export interface Report {
  readonly user: string;
  readonly table?: string | undefined;
  readonly reason: ReportReason;
  readonly text: string;
}

const MAX_BLOCKS = 500;
const DAY = 24 * 60 * 60 * 1000;
const REPORTS_A_DAY = 20;

export function openBlocks({ store, now, log }: Base, accounts: Accounts): Blocks {
  const { db } = store;

  async function needOther(user: string, other: string): Promise<void> {
    if (user === other) throw new Refused({ code: 'bad', message: 'This is yourself.' });
    if ((await accounts.names([other])).size === 0)
      throw new Refused({ code: 'notFound', message: 'There is nobody by this id.' });
  }

  return {
    async list(user) {
      return await db
        .selectFrom('blocks')
        .innerJoin('users', 'users.id', 'blocks.blocked_id')
        .select(['users.id', 'users.name'])
        .where('blocks.user_id', '=', user)
        .orderBy('blocks.created_at', 'desc')
        .limit(MAX_BLOCKS)
        .execute();
    },

    async block(user, other) {
      await needOther(user, other);
      const { count } = await db
        .selectFrom('blocks')
        .select((count) => count.fn.countAll().as('count'))
        .where('user_id', '=', user)
        .executeTakeFirstOrThrow();
      if (Number(count) >= MAX_BLOCKS)
        throw new Refused({ code: 'tooMuch', message: `One can block ${MAX_BLOCKS} people at most.` });
      await db
        .insertInto('blocks')
        .values({ user_id: user, blocked_id: other, created_at: now() })
        .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
        .execute();
    },

    async unblock(user, other) {
      await db.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', other).execute();
    },

    async blocked(a, b) {
      const row = await db
        .selectFrom('blocks')
        .select('user_id')
        .where((is) =>
          is.or([
            is.and([is('user_id', '=', a), is('blocked_id', '=', b)]),
            is.and([is('user_id', '=', b), is('blocked_id', '=', a)]),
          ]),
        )
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    async report(reporter, { user, table, reason, text }) {
      await needOther(reporter, user);
      const { count } = await db
        .selectFrom('reports')
        .select((count) => count.fn.countAll().as('count'))
        .where('reporter_id', '=', reporter)
        .where('created_at', '>', now() - DAY)
        .executeTakeFirstOrThrow();
      if (Number(count) >= REPORTS_A_DAY)
        throw new Refused({
          code: 'tooMuch',
          message: `${REPORTS_A_DAY} reports a day are enough. Tomorrow there can be more.`,
          retryAfter: 60 * 60,
        });
      const id = newId();
      await db
        .insertInto('reports')
        .values({
          id,
          reporter_id: reporter,
          user_id: user,
          table_id: table ?? null,
          reason,
          text,
          created_at: now(),
        })
        .execute();
      log.info({ report: id, reason }, 'somebody was reported');
    },
  };
}
