import { BadNet } from './file.js';

/**
 * A net as the text of a module: page, threads and command line load it as they load all else, and only when it is
 * wanted. Four letters (base64) stand for three bytes.
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function netText(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const three = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < letters; k++) text += LETTERS[(three >> (18 - 6 * k)) & 63];
  }
  return text;
}

/** Throws BadNet. */
export function netBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  const values = new Map([...LETTERS].map((letter, value) => [letter, value]));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    const value = values.get(letter);
    if (value === undefined) throw new BadNet(`A net is written in letters of base64; '${letter}' is none.`);
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[at++] = held >> bits;
  }
  return bytes;
}
