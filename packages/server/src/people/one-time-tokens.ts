import type { Base } from '../context.js';
import { Refused } from '../refused.js';
import type { Db, LinkRow } from '../store/schema.js';
import { deleteExpired } from '../store/tidy.js';
import { hashOf, newToken } from './tokens.js';

const MINUTE = 60 * 1000;

/** How long each can be used, once. */
export const TOKEN_MS = {
  email: 15 * MINUTE,
  login: 15 * MINUTE,
  transfer: 10 * MINUTE,
  challenge: 5 * MINUTE,
} as const;

export type TokenKind = LinkRow['kind'];
export type SignInKind = Exclude<TokenKind, 'challenge'>;

export interface OneTimeToken {
  readonly kind: TokenKind;
  readonly user: string | null;
  readonly data: Readonly<Record<string, unknown>>;
}

export interface OneTimeTokens {
  /** The token of a new one. Challenges are made by others: `token` is theirs. */
  make(
    kind: TokenKind,
    user: string | null,
    data: Readonly<Record<string, unknown>>,
    token?: string,
  ): Promise<{ readonly token: string; readonly expiresAt: number }>;
  /** As it is, without using it. */
  look(token: string, kinds: readonly TokenKind[]): Promise<OneTimeToken | undefined>;
  /** Uses it up. Of two who do so at once, one gets it. */
  take(from: Db, token: string, kinds: readonly TokenKind[]): Promise<OneTimeToken | undefined>;
  /** Those of an account that are still open. */
  drop(from: Db, kinds: readonly TokenKind[], user: string): Promise<void>;
  /** Clears away those that have run out. */
  tidy(): Promise<void>;
}

export const SIGN_IN_KINDS: readonly SignInKind[] = ['email', 'login', 'transfer'];

export const deadLink = (): Refused =>
  new Refused({ code: 'notFound', message: 'This link was used already, or it is too old.' });

const linkOf = ({ kind, user_id, data }: Pick<LinkRow, 'kind' | 'user_id' | 'data'>): OneTimeToken => ({
  kind,
  user: user_id,
  data: JSON.parse(data) as Readonly<Record<string, unknown>>,
});

export function openOneTimeTokens({ store, now }: Base): OneTimeTokens {
  const { db } = store;
  return {
    async make(kind, user, data, token = newToken()) {
      const expiresAt = now() + TOKEN_MS[kind];
      const row = {
        token_hash: hashOf(token),
        kind,
        user_id: user,
        data: JSON.stringify(data),
        expires_at: expiresAt,
      };
      await db.insertInto('links').values(row).execute();
      return { token, expiresAt };
    },

    async look(token, kinds) {
      const row = await db
        .selectFrom('links')
        .select(['kind', 'user_id', 'data'])
        .where('token_hash', '=', hashOf(token))
        .where('kind', 'in', kinds)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      return row && linkOf(row);
    },

    async take(from, token, kinds) {
      const row = await from
        .deleteFrom('links')
        .where('token_hash', '=', hashOf(token))
        .where('kind', 'in', kinds)
        .where('expires_at', '>', now())
        .returning(['kind', 'user_id', 'data'])
        .executeTakeFirst();
      return row && linkOf(row);
    },

    async drop(from, kinds, user) {
      await from.deleteFrom('links').where('kind', 'in', kinds).where('user_id', '=', user).execute();
    },

    tidy: () => deleteExpired(db, 'links', now()),
  };
}
