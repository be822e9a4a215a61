import { randomBytes } from 'node:crypto';
import type { Base } from '../context.js';
import { lockAccount } from '../people/lock-account.js';
import { newId } from '../people/tokens.js';
import { Refused } from '../refused.js';
import type { Webhook } from '../wire/notices.js';

export interface PushKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Where somebody wants to be told. */
export type Channel =
  | { readonly id: string; readonly kind: 'push'; readonly target: string; readonly keys: PushKeys }
  | { readonly id: string; readonly kind: 'webhook'; readonly target: string; readonly secret: string };

export interface Channels {
  of(user: string): Promise<readonly Channel[]>;
  one(user: string, id: string): Promise<Channel | undefined>;
  /** This browser, from now on for this account only. */
  addPush(user: string, endpoint: string, keys: PushKeys): Promise<void>;
  removePush(user: string, endpoint: string): Promise<void>;
  webhooks(user: string): Promise<readonly Webhook[]>;
  /** Throws Refused if there are too many. The secret is told now and never again. */
  addWebhook(user: string, url: string): Promise<{ readonly webhook: Webhook; readonly secret: string }>;
  /** Whether there was one. */
  removeWebhook(user: string, id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  worked(id: string): Promise<void>;
  failed(id: string): Promise<void>;
}

export const MAX_PUSH = 10;
export const MAX_WEBHOOKS = 5;
export const MAX_FAILURES = 30;

export function openChannels({ store: { db }, now }: Pick<Base, 'store' | 'now'>): Channels {
  const rowsOf = (user: string) => db.selectFrom('channels').selectAll().where('user_id', '=', user);
  const read = (row: { id: string; kind: 'push' | 'webhook'; target: string; data: string }): Channel => {
    const { id, kind, target } = row;
    // Written below, by this very file.
    const data = JSON.parse(row.data) as { keys: PushKeys; secret: string };
    return kind === 'push'
      ? { id, kind, target, keys: data.keys }
      : { id, kind, target, secret: data.secret };
  };
  const fresh = (user: string, kind: Channel['kind'], target: string, data: object) => ({
    id: newId(),
    user_id: user,
    kind,
    target,
    data: JSON.stringify(data),
    created_at: now(),
    failures: 0,
  });

  async function remove(id: string): Promise<void> {
    await db.deleteFrom('channels').where('id', '=', id).execute();
  }

  return {
    of: async (user) => (await rowsOf(user).execute()).map(read),
    async one(user, id) {
      const row = await rowsOf(user).where('id', '=', id).executeTakeFirst();
      return row && read(row);
    },
    async addPush(user, endpoint, keys) {
      // Whoever has the browser now is told; nobody who was signed in there before.
      await db
        .deleteFrom('channels')
        .where('kind', '=', 'push')
        .where('target', '=', endpoint)
        .where('user_id', '!=', user)
        .execute();
      const row = fresh(user, 'push', endpoint, { keys });
      await db
        .insertInto('channels')
        .values(row)
        .onConflict((it) => it.columns(['user_id', 'target']).doUpdateSet({ data: row.data, failures: 0 }))
        .execute();
      const all = await rowsOf(user).where('kind', '=', 'push').orderBy('created_at', 'desc').execute();
      for (const { id } of all.slice(MAX_PUSH)) await remove(id);
    },
    async removePush(user, endpoint) {
      await db
        .deleteFrom('channels')
        .where('user_id', '=', user)
        .where('kind', '=', 'push')
        .where('target', '=', endpoint)
        .execute();
    },
    async webhooks(user) {
      const rows = await rowsOf(user).where('kind', '=', 'webhook').orderBy('created_at').execute();
      return rows.map(({ id, target, created_at, failures }) => ({
        id,
        url: target,
        createdAt: created_at,
        failures,
      }));
    },
    async addWebhook(user, url) {
      const secret = randomBytes(32).toString('base64url');
      const row = fresh(user, 'webhook', url, { secret });
      await db.transaction().execute(async (trx) => {
        // Requests of one account at once are counted one after the other.
        await lockAccount(trx, user);
        const there = await trx
          .selectFrom('channels')
          .select('target')
          .where('user_id', '=', user)
          .where('kind', '=', 'webhook')
          .execute();
        if (there.some(({ target }) => target === url))
          throw new Refused({ code: 'notNow', message: 'This webhook is there already.' });
        if (there.length >= MAX_WEBHOOKS)
          throw new Refused({ code: 'full', message: `Only ${MAX_WEBHOOKS} webhooks are kept.` });
        await trx.insertInto('channels').values(row).execute();
      });
      return { webhook: { id: row.id, url, createdAt: row.created_at, failures: 0 }, secret };
    },
    async removeWebhook(user, id) {
      const { numDeletedRows } = await db
        .deleteFrom('channels')
        .where('user_id', '=', user)
        .where('kind', '=', 'webhook')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    remove,
    async worked(id) {
      await db
        .updateTable('channels')
        .set({ failures: 0 })
        .where('id', '=', id)
        .where('failures', '>', 0)
        .execute();
    },
    async failed(id) {
      await db
        .updateTable('channels')
        .set((eb) => ({ failures: eb('failures', '+', 1) }))
        .where('id', '=', id)
        .execute();
      await db.deleteFrom('channels').where('id', '=', id).where('failures', '>=', MAX_FAILURES).execute();
    },
  };
}
