import type { Estimate } from '@polder/bots/balance';

/** Numbers as they are read. */

export const percent = (share: number, digits = 1): string => `${(share * 100).toFixed(digits)}%`;

/** One digit, and no minus in front of 0. */
export function decimal(value: number, minus = '-'): string {
  const text = Math.abs(value).toFixed(1);
  return value < 0 && Number(text) !== 0 ? `${minus}${text}` : text;
}

/** With its sign, also in front of 0. */
export function signed(value: number, minus = '-'): string {
  const text = decimal(value, minus);
  return text.startsWith(minus) ? text : `+${text}`;
}

/** A difference of shares in percentage points. */
export const points = (value: number, minus?: string): string => signed(value * 100, minus);

export const intervalWords = ({ interval }: Estimate, minus?: string): string =>
  interval ? `${points(interval[0], minus)} to ${points(interval[1], minus)}` : 'too few games';
