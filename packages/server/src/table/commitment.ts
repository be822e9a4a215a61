import { createHash, randomBytes } from 'node:crypto';
import { committedText } from '@polder/core';

/*
 * Fair dealing: when a game starts, everybody is told the SHA-256, as 64 hexadecimal digits, of the text
 *
 *   polder/1/<id of the table>/<seed>
 *
 * in UTF-8. When it is over the seed is shown: whoever wants can compute the same and deal the game anew. In
 * a browser: crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)).
 */

/** 192 random bits in 32 letters, digits, - and _: nobody finds it by trying. */
export const newSeed = (): string => randomBytes(24).toString('base64url');

export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const commitmentOf = (table: string, seed: string): string => sha256(committedText(table, seed));
