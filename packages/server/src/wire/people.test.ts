import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { nameSchema } from './people.js';

const nameOf = (text: string): string | undefined => {
  const parsed = v.safeParse(nameSchema, text);
  return parsed.success ? parsed.output : undefined;
};

describe('a name', () => {
  it.each([
    ['Anna', 'Anna'],
    ['  Anna  Maria ', 'Anna Maria'],
    ["Żółw O'Neil", "Żółw O'Neil"],
    ['R2-D2 jr.', 'R2-D2 jr.'],
    ['Анна', 'Анна'],
    ['李小龍', '李小龍'],
    ['नमस्ते', 'नमस्ते'],
    ['محمد', 'محمد'],
    // Accents on their letters: one name, one way to write it.
    ['Zo\u0308e', 'Zöe'],
    ['A\u030A', 'Å'],
    // Blanks of other kinds.
    ['Anna\u00a0Maria', 'Anna Maria'],
    ['Anna\u3000\u2003Maria', 'Anna Maria'],
    // What can't be seen is taken out.
    ['An\u200bna', 'Anna'],
    ['\ufeffAnna', 'Anna'],
    ['An\u00adna', 'Anna'],
    ['Anna\u2060', 'Anna'],
    ['A\u034fnna', 'Anna'],
    ['Anna\ufe0f', 'Anna'],
    ['\u3164Anna', 'Anna'],
    // Letters beyond the first 65536 count as one.
    ['𐐀'.repeat(24), '𐐀'.repeat(24)],
    ['x'.repeat(24), 'x'.repeat(24)],
    [`${'x'.repeat(24)}\u200b`, 'x'.repeat(24)],
  ])('%j is taken as %j', (given, taken) => {
    expect(nameOf(given)).toBe(taken);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['a blank that does not break', '\u00a0'],
    ['a zero-width space', '\u200b'],
    ['zero-width joiners', '\u200d\u200c\u200d'],
    ['a Hangul filler', '\u3164'],
    ['a half-width Hangul filler', '\uffa0'],
    ['Hangul fillers of syllables', '\u115f\u1160'],
    ['a Braille blank', '\u2800'],
    ['a blank hieroglyph', '\u{13441}'],
    ['a combining accent without a letter', '\u0301'],
    ['an accent on a blank', 'a \u0301'],
    ['a grapheme joiner', '\u034f'],
    ['tags', '\u{e0041}\u{e0042}'],
    ['variation selectors', '\ufe0f\u{e0100}'],
    ['a word joiner between blanks', ' \u2060 '],
    ['dots only', '...'],
    ['dashes and underscores only', '-_-'],
    ['a line break', 'a\nb'],
    ['a tab', 'a\tb'],
    ['a line separator', 'a\u2028b'],
    ['a null', 'a\u0000b'],
    ['a bell', 'a\u0007b'],
    ['a C1 control', 'a\u0085b'],
    ['a right-to-left override', 'a\u202eb'],
    ['a right-to-left mark', 'Anna\u200f'],
    ['an isolate', '\u2067Anna\u2069'],
    ['an Arabic letter mark', 'a\u061cb'],
    ['a heap of accents', `a${'\u0316'.repeat(5)}`],
    ['half a character', 'a\ud800'],
    ['a private character', 'a\ue000'],
    ['markup', '<b>'],
    ['a heart', 'Anna ♥'],
    ['25 letters', 'x'.repeat(25)],
    ['25 letters of two units each', '𐐀'.repeat(25)],
    ['very much that can’t be seen', `Anna${'\u200b'.repeat(1000)}`],
  ])('%s is none', (_what, given) => {
    expect(nameOf(given)).toBeUndefined();
  });
});
