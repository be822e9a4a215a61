import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import type { Db } from '../store/schema.js';
import { GONE_NAME, type ReportReason } from '../wire/people.js';
import type { Person } from '../wire/table.js';
import type { Accounts } from './accounts.js';
import { lockAccount } from './lock-account.js';
import { newId } from './tokens.js';

/** Whom one does not want to meet, and who has behaved badly. */
export interface Blocks {
  list(user: string): Promise<readonly Person[]>;
  block(user: string, other: string): Promise<void>;
  unblock(user: string, other: string): Promise<void>;
  report(reporter: string, about: Report): Promise<void>;
}

export interface Report {
  readonly user: string;
  readonly table?: string | undefined;
  readonly reason: ReportReason;
  readonly text: string;
}

const nobody = (): Refused => new Refused({ code: 'notFound', message: 'There is nobody by this id.' });

const MAX_BLOCKS = 500;
const DAY = 24 * 60 * 60 * 1000;
const REPORTS_A_DAY = 20;

export function openBlocks({ store, now, log }: Base, accounts: Pick<Accounts, 'names'>): Blocks {
  const { db } = store;

  /** Their name; empty: they have left. */
  async function needOther(user: string, other: string): Promise<string> {
    if (user === other) throw new Refused({ code: 'bad', message: 'This is yourself.' });
    const name = (await accounts.names([other])).get(other);
    if (name !== undefined) return name;
    throw nobody();
  }

  /** Requests of one account at once are counted one after the other. */
  function counted(user: string, add: (trx: Db) => Promise<void>): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await lockAccount(trx, user);
      await add(trx);
    });
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
      if ((await needOther(user, other)) === GONE_NAME) throw nobody();
      await counted(user, async (trx) => {
        const { count } = await trx
          .selectFrom('blocks')
          .select((count) => count.fn.countAll().as('count'))
          .where('user_id', '=', user)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MAX_BLOCKS)
          throw new Refused({ code: 'tooMuch', message: `One can block ${MAX_BLOCKS} people at most.` });
        await trx
          .insertInto('blocks')
          .values({ user_id: user, blocked_id: other, created_at: now() })
          .onConflict((conflict) => conflict.columns(['user_id', 'blocked_id']).doNothing())
          .execute();
      });
    },

    async unblock(user, other) {
      await db.deleteFrom('blocks').where('user_id', '=', user).where('blocked_id', '=', other).execute();
    },

    async report(reporter, { user, table, reason, text }) {
      await needOther(reporter, user);
      const id = newId();
      await counted(reporter, async (trx) => {
        const { count } = await trx
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
        await trx
          .insertInto('reports')
          .values({
            ...{ id, reporter_id: reporter, user_id: user, table_id: table ?? null },
            ...{ reason, text, created_at: now() },
          })
          .execute();
      });
      log.info({ report: id, reason }, 'somebody was reported');
    },
  };
}
