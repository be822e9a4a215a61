import * as v from 'valibot';

/** Oneself. */
export interface Me {
  readonly id: string;
  readonly name: string;
  /** Kept: can be opened again on another device. */
  readonly email: string | null;
  readonly passkeys: number;
  readonly locale: 'en' | 'pl';
  readonly notices: NoticeSettings;
}

/** One of the account's passkeys. */
export interface PasskeyInfo {
  /** Not the credential's own: names it to its owner only. */
  readonly id: string;
  /** What the browser that made it called itself; empty: not known. */
  readonly agent: string;
  readonly createdAt: number;
  readonly usedAt: number | null;
}

export interface SessionInfo {
  readonly id: string;
  readonly agent: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

/** By which ways one is told: that it is one's turn, that a game begins or is over. */
export const noticeSettingsSchema = v.strictObject({
  push: v.boolean(),
  email: v.boolean(),
  webhook: v.boolean(),
  /** Also for live tables, where one is mostly there. */
  live: v.boolean(),
});
export type NoticeSettings = v.InferOutput<typeof noticeSettingsSchema>;

export const DEFAULT_NOTICES: NoticeSettings = { push: true, email: true, webhook: true, live: false };

export interface Rating {
  readonly game: string;
  readonly players: number;
  /**
   * A cautious estimate, as shown (see lobby/ratings.ts): everybody begins at 1000, and an average player of
   * many games has about 1500.
   */
  readonly value: number;
  /** How much of it is still missing for want of games: 667 at the beginning, below 200 after many. */
  readonly doubt: number;
  readonly games: number;
}

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
export const localeSchema = v.picklist(['en', 'pl']);
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** Why somebody is reported. */
export const REPORT_REASONS = ['name', 'chat', 'unfair', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
