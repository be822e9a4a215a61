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

export const nameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(24),
  // Letters, digits and quiet punctuation: no line breaks, no control or direction marks.
  v.regex(/^[\p{L}\p{M}\p{N} ._'-]+$/u),
);
export const localeSchema = v.picklist(['en', 'pl']);
export const emailSchema = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** Why somebody is reported. */
export const REPORT_REASONS = ['name', 'chat', 'unfair', 'leaving', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
