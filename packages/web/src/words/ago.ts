const STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const WEEK = 7 * 86_400_000;

/** 'yesterday', '5 minutes ago'; after a week the date. */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  if (passed >= WEEK) return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(then);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, ms]) => passed >= ms) ?? ['second', Number.POSITIVE_INFINITY];
  return format.format(-Math.floor(passed / length), unit);
}
