import * as v from 'valibot';
import { idSchema, type Sent, timeSchema } from './schema.js';
import { personSchema } from './table.js';

/** By which ways one is told: that it is one's turn, that a game begins or is over. */
export const noticeSettingsSchema = v.strictObject({
  push: v.boolean(),
  email: v.boolean(),
  webhook: v.boolean(),
  /** Also for live tables, where one is mostly there. */
  live: v.boolean(),
});
export type NoticeSettings = Sent<typeof noticeSettingsSchema>;

export const DEFAULT_NOTICES: NoticeSettings = { push: true, email: true, webhook: true, live: false };

export const localeSchema = v.picklist(['en', 'pl']);

/** Oneself. */
export const meSchema = v.strictObject({
  id: v.string(),
  name: v.string(),
  /** Kept: can be opened again on another device. */
  email: v.nullable(v.string()),
  passkeys: v.number(),
  locale: localeSchema,
  notices: noticeSettingsSchema,
});
export type Me = Sent<typeof meSchema>;

/** One of the account's passkeys. */
export const passkeyInfoSchema = v.strictObject({
  /** Not the credential's own: names it to its owner only. */
  id: v.string(),
  /** What the browser that made it called itself; empty: not known. */
  agent: v.string(),
  createdAt: timeSchema,
  usedAt: v.nullable(timeSchema),
});
export type PasskeyInfo = Sent<typeof passkeyInfoSchema>;

export const sessionInfoSchema = v.strictObject({
  id: v.string(),
  agent: v.string(),
  createdAt: timeSchema,
  seenAt: timeSchema,
  current: v.boolean(),
});
export type SessionInfo = Sent<typeof sessionInfoSchema>;

export const ratingSchema = v.strictObject({
  game: v.string(),
  players: v.number(),
  /**
   * A cautious estimate, as shown (see lobby/ratings.ts): everybody begins at 1000, and an average player of
   * many games has about 1500.
   */
  value: v.number(),
  /** How much of it is still missing for want of games: 667 at the beginning, below 200 after many. */
  doubt: v.number(),
  games: v.number(),
});
export type Rating = Sent<typeof ratingSchema>;

/** Somebody as everybody sees them. */
export const profileSchema = v.strictObject({
  person: personSchema,
  ratings: v.array(ratingSchema),
  /** Finished ones. */
  games: v.number(),
});
export type Profile = Sent<typeof profileSchema>;

/** What a link in a mail or on another device does. */
export const linkKindSchema = v.picklist(['email', 'login', 'transfer']);
export type LinkKind = Sent<typeof linkKindSchema>;

/** The name of somebody who has deleted their account: nobody else's is empty, and clients have words for it. */
export const GONE_NAME = '';

/** In code points. */
export const LONGEST_NAME = 24;

/**
 * What can't be seen is taken out (zero-width characters, soft hyphens, fillers, blank hieroglyphs), blanks of
 * any kind, and several of them, become one. Accents are put on their letters, so that one name is written in one way.
 */
const tidyName = (text: string): string =>
  text
    .replace(/[\p{Default_Ignorable_Code_Point}\u{13441}\u{13442}]/gu, '')
    .replace(/\p{Zs}+/gu, ' ')
    .normalize('NFC')
    .trim();

export const nameSchema = v.pipe(
  v.string(),
  v.maxLength(200),
  v.trim(),
  v.regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'No line breaks, control characters or marks of direction.'),
  v.transform(tidyName),
  v.check((name) => /[\p{L}\p{N}]/u.test(name), 'A name has a letter or a digit that can be seen.'),
  v.check((name) => [...name].length <= LONGEST_NAME, `A name has ${LONGEST_NAME} characters at most.`),
  // Accents stand on letters, and only so many of them.
  v.regex(/^(?:[\p{L}\p{N}]\p{M}{0,4}|[ ._'-])+$/u, "A name has letters, digits, blanks and . _ ' - only."),
);
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** Why somebody is reported. */
export const REPORT_REASONS = ['name', 'chat', 'unfair', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

// What clients send about accounts.

export const guestSchema = v.strictObject({ name: nameSchema, locale: localeSchema });
export const changeMeSchema = v.strictObject({
  name: v.optional(nameSchema),
  locale: v.optional(localeSchema),
  notices: v.optional(noticeSettingsSchema),
});
export const linkTokenSchema = v.strictObject({
  token: v.pipe(v.string(), v.regex(/^[\w-]{43}$/, 'This is not a link.')),
});
/** `last`: somebody knows that it is the last way to sign in. */
export const removeWaySchema = v.strictObject({ last: v.optional(v.literal(true)) });
export const reportSchema = v.strictObject({
  user: idSchema,
  table: v.optional(idSchema),
  reason: v.picklist(REPORT_REASONS),
  text: v.pipe(v.string(), v.trim(), v.maxLength(1000)),
});
