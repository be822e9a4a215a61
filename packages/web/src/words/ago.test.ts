import { expect, test } from 'vitest';
import { ago } from './ago.js';

const NOW = Date.UTC(2026, 4, 20, 12);
const MINUTE = 60_000;

test.each([
  [0, 'now', 'teraz'],
  [59_999, 'now', 'teraz'],
  [-MINUTE, 'now', 'teraz'],
  [MINUTE, '1 minute ago', '1 minutę temu'],
  [3 * MINUTE, '3 minutes ago', '3 minuty temu'],
  [5 * 60 * MINUTE, '5 hours ago', '5 godzin temu'],
  [25 * 60 * MINUTE, 'yesterday', 'wczoraj'],
  [8 * 24 * 60 * MINUTE, 'May 12, 2026', '12 maja 2026'],
])('%i ms ago', (passed, english, polish) => {
  expect(ago(NOW - passed, NOW, 'en')).toBe(english);
  expect(ago(NOW - passed, NOW, 'pl')).toBe(polish);
});
