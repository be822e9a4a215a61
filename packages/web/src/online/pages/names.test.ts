import { nameSchema } from '@polder/server/wire';
import { describe, expect, test } from 'vitest';
import { isName, suggestedName, tidyName } from './names.js';

describe('names', () => {
  test.each([
    'Anna',
    ' Anna ',
    'Małgorzata',
    "d'Arc",
    'R2-D2 jr.',
    'Анна',
    '',
    '   ',
    'x'.repeat(24),
    'x'.repeat(25),
    '<b>',
    'a\nb',
    'Anna\u202e',
    'Anna ♥',
    '\u200b',
    'An\u200bna',
    '\u3164',
    '\u{13441}',
    '\u0301',
    '...',
    'Zo\u0308e',
    'Anna\u00a0Maria',
    `a${'\u0316'.repeat(5)}`,
    '𐐀'.repeat(24),
    'x'.repeat(24).concat('\u200b'),
  ])('%j is one here exactly if the server takes it', (name) => {
    expect(isName(name)).toBe(!('issues' in nameSchema['~standard'].validate(name)));
  });

  test('a phone’s apostrophe is meant as ours', () => {
    expect(isName(tidyName('d’Arc'))).toBe(true);
  });

  test('a guest’s is one, whatever chance brings', () => {
    for (const at of [0, 0.3, 0.5, 0.999]) expect(isName(suggestedName(() => at))).toBe(true);
  });
});
