import type { en } from './en/index.js';

/**
 * Every sentence of the client. English is the pattern: the type says which messages there are and what
 * they need, so that a language without one of them does not compile.
 */
export type Words = typeof en;
export const LANGUAGES = { en: 'English', pl: 'Polski' } as const;
export type Language = keyof typeof LANGUAGES;
