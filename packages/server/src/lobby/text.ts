/**
 * Text, and nothing but: no control characters, none that turn the direction of what follows, no halves of
 * characters. Line breaks and tabs become blanks. What looks like HTML is text, too, and shown as such.
 */
export const plainText = (text: string): string =>
  text
    .replace(/[\s\u0085]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
    .trim();
