import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: nobody guesses it. Given out once; we keep its hash. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** Tokens are random and long: a plain hash is as good as a slow one. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Random, and may be seen. */
export const newId = (): string => randomBytes(12).toString('base64url');
