import * as v from 'valibot';
import type { Base } from '../context.js';
import type { UserRow } from '../store/schema.js';
import {
  DEFAULT_NOTICES,
  localeSchema,
  type Me,
  type NoticeSettings,
  noticeSettingsSchema,
} from '../wire/people.js';
import { passkeysOf } from './lock-account.js';
import { newId } from './tokens.js';

export type Locale = Me['locale'];

export interface Accounts {
  /** Undefined: there is none, or it was deleted. */
  me(user: string): Promise<Me | undefined>;
  /** Empty: the account was deleted. */
  names(users: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Nobody but this browser knows it yet. */
  makeGuest(name: string, locale: Locale): Promise<string>;
  change(
    user: string,
    to: { readonly name?: string; readonly locale?: Locale; readonly notices?: NoticeSettings },
  ): Promise<void>;
  byEmail(address: string): Promise<Pick<UserRow, 'id' | 'name'> | undefined>;
}

/** One address is one account, however it is written. */
export const canonicalEmail = (address: string): string => address.toLowerCase();

/** A list for `in (...)`: databases take only so many values at once. */
const CHUNK = 500;

export const localeOf = (text: string): Locale => (v.is(localeSchema, text) ? text : 'en');

/** What an older version stored may lack something: then the default holds. */
export function noticesOf(json: string): NoticeSettings {
  try {
    const stored: unknown = { ...DEFAULT_NOTICES, ...(JSON.parse(json) as object) };
    return v.is(noticeSettingsSchema, stored) ? stored : DEFAULT_NOTICES;
  } catch {
    return DEFAULT_NOTICES;
  }
}

export function openAccounts({ store, now }: Base): Accounts {
  const { db } = store;
  return {
    async me(user) {
      const row = await db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user)
        .where('gone_at', 'is', null)
        .executeTakeFirst();
      if (!row) return undefined;
      return {
        id: row.id,
        name: row.name,
        email: row.email,
        passkeys: await passkeysOf(db, user),
        locale: localeOf(row.locale),
        notices: noticesOf(row.notices),
      };
    },

    async names(users) {
      const found = new Map<string, string>();
      for (let from = 0; from < users.length; from += CHUNK) {
        const rows = await db
          .selectFrom('users')
          .select(['id', 'name'])
          .where('id', 'in', users.slice(from, from + CHUNK))
          .execute();
        for (const { id, name } of rows) found.set(id, name);
      }
      return found;
    },

    async makeGuest(name, locale) {
      const at = now();
      const id = newId();
      await db
        .insertInto('users')
        .values({
          id,
          name,
          email: null,
          locale,
          created_at: at,
          seen_at: at,
          notices: JSON.stringify(DEFAULT_NOTICES),
        })
        .execute();
      return id;
    },

    async change(user, { name, locale, notices }) {
      const set = {
        ...(name === undefined ? {} : { name }),
        ...(locale === undefined ? {} : { locale }),
        ...(notices === undefined ? {} : { notices: JSON.stringify(notices) }),
      };
      if (Object.keys(set).length === 0) return;
      await db.updateTable('users').set(set).where('id', '=', user).where('gone_at', 'is', null).execute();
    },

    byEmail: (address) =>
      db
        .selectFrom('users')
        .select(['id', 'name'])
        .where('email', '=', canonicalEmail(address))
        .executeTakeFirst(),
  };
}
