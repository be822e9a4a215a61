import type { Base, Visitor } from '../context.js';
import type { Db } from '../store/schema.js';
import { deleteExpired } from '../store/tidy.js';
import type { SessionInfo } from '../wire/people.js';
import type { Background } from './background.js';
import { lockAccount } from './lock-account.js';
import { type OneTimeTokens, SIGN_IN_KINDS } from './one-time-tokens.js';
import { hashOf, isToken, newId, newToken } from './tokens.js';

const DAY = 24 * 60 * 60 * 1000;
/** From when it was last seen. */
export const SESSION_MS = 180 * DAY;
/** How exactly we know when somebody was seen. */
const SEEN_MS = 10 * 60 * 1000;
/** Other processes tell when a session ends; should that get lost, it ends here so much later. */
const CACHE_MS = 5_000;
const CACHE_SIZE = 10_000;
const MAX_AGENT = 160;

export interface Sessions {
  visitor(token: string | undefined): Promise<Visitor | undefined>;
  /** A new token for an account. `instead`: whose session ends by it, so that an older token is of no use. */
  begin(user: string, agent: string | undefined, instead: Visitor | undefined): Promise<string>;
  /** Whether the browser is to be given its cookie anew, so that it keeps it as long as we do. */
  isOld(visitor: Visitor): Promise<boolean>;
  list(visitor: Visitor): Promise<readonly SessionInfo[]>;
  /** False: the account has no such session. */
  end(user: string, session: string): Promise<boolean>;
  /** All but this one, and every link that would open the account. False: there were no others. */
  endOthers(visitor: Visitor): Promise<boolean>;
  /** All are out of the database: nobody is to remember them, and their sockets are to be closed. */
  endedAll(user: string): void;
  /** Clears away those that have run out. */
  tidy(): Promise<void>;
}

/** What a browser calls itself, as we keep it. */
export const agentOf = (header: string | undefined): string =>
  (header ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, MAX_AGENT);

export function openSessions({ store, now }: Base, background: Background, tokens: OneTimeTokens): Sessions {
  const { db, bus } = store;
  const cache = openCache(now);
  bus.subscribe((message) => {
    if (message.type === 'signedOut') cache.forget(message.user, message.session, message.except);
    if (message.type === 'gap') cache.clear();
  });

  async function saw(user: string, hash: string): Promise<void> {
    const at = now();
    await db
      .updateTable('sessions')
      .set({ seen_at: at, expires_at: at + SESSION_MS })
      .where('token_hash', '=', hash)
      .execute();
    await db.updateTable('users').set({ seen_at: at }).where('id', '=', user).execute();
  }

  /** Here at once: the next request may come before the bus has told anybody. */
  function ended(user: string, session: string | null, except: string | null): void {
    cache.forget(user, session, except);
    bus.publish({ type: 'signedOut', user, session, except });
  }

  return {
    async visitor(token) {
      if (token === undefined || !isToken(token)) return undefined;
      const hash = hashOf(token);
      const known = cache.get(hash);
      if (known) return known;
      const before = cache.version;
      const row = await db
        .selectFrom('sessions')
        .select(['id', 'user_id', 'seen_at'])
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (!row) return undefined;
      const visitor: Visitor = { user: row.user_id, session: row.id };
      if (before === cache.version) cache.remember(hash, visitor);
      if (now() - row.seen_at > SEEN_MS) background.run('noting who was seen', () => saw(row.user_id, hash));
      return visitor;
    },

    async begin(user, agent, instead) {
      const token = newToken();
      const at = now();
      const row = {
        token_hash: hashOf(token),
        id: newId(),
        user_id: user,
        agent: agentOf(agent),
        created_at: at,
        seen_at: at,
        expires_at: at + SESSION_MS,
      };
      await db.transaction().execute(async (change) => {
        await lockAccount(change, user);
        await change.insertInto('sessions').values(row).execute();
        if (instead) await removeOne(change, instead.user, instead.session);
      });
      if (instead) ended(instead.user, instead.session, null);
      return token;
    },

    async isOld({ user, session }) {
      const row = await db
        .selectFrom('sessions')
        .select('id')
        .where('user_id', '=', user)
        .where('id', '=', session)
        .where('created_at', '<', now() - DAY)
        .executeTakeFirst();
      return row !== undefined;
    },

    list: (visitor) => sessionsOf(db, visitor, now()),

    async end(user, session) {
      const gone = await db.transaction().execute(async (change) => {
        await tokens.drop(change, ['transfer'], user);
        return removeOne(change, user, session);
      });
      if (gone) ended(user, session, null);
      return gone;
    },

    async endOthers({ user, session }) {
      const others = await db.transaction().execute(async (change) => {
        // A link that was made there would be the way back in.
        await tokens.drop(change, SIGN_IN_KINDS, user);
        return change
          .deleteFrom('sessions')
          .where('user_id', '=', user)
          .where('id', '!=', session)
          .returning('id')
          .execute();
      });
      ended(user, null, session);
      return others.length > 0;
    },

    endedAll: (user) => ended(user, null, null),

    tidy: () => deleteExpired(db, 'sessions', now()),
  };
}

/** Who has which token, for a while. */
function openCache(now: () => number) {
  const visitors = new Map<string, { readonly visitor: Visitor; readonly until: number }>();
  let version = 0;
  return {
    /** Changes when a session ends: what was read before is not to be remembered. */
    get version(): number {
      return version;
    },
    get(hash: string): Visitor | undefined {
      const known = visitors.get(hash);
      return known && known.until > now() ? known.visitor : undefined;
    },
    remember(hash: string, visitor: Visitor): void {
      visitors.delete(hash);
      visitors.set(hash, { visitor, until: now() + CACHE_MS });
      if (visitors.size > CACHE_SIZE)
        for (const oldest of visitors.keys()) {
          visitors.delete(oldest);
          break;
        }
    },
    /** One session of an account, or all but one. */
    forget(user: string, session: string | null, except: string | null): void {
      version++;
      for (const [hash, { visitor: it }] of visitors) {
        const meant = session === null ? it.session !== except : it.session === session;
        if (it.user === user && meant) visitors.delete(hash);
      }
    },
    clear(): void {
      version++;
      visitors.clear();
    },
  };
}

const removeOne = async (from: Db, user: string, session: string): Promise<boolean> => {
  const gone = await from
    .deleteFrom('sessions')
    .where('user_id', '=', user)
    .where('id', '=', session)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
};

async function sessionsOf(db: Db, visitor: Visitor, at: number): Promise<readonly SessionInfo[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'agent', 'created_at', 'seen_at'])
    .where('user_id', '=', visitor.user)
    .where('expires_at', '>', at)
    .orderBy('seen_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ id, agent, created_at, seen_at }) => ({
    id,
    agent,
    createdAt: created_at,
    seenAt: seen_at,
    current: id === visitor.session,
  }));
}
