import { COLOURS, type Colour } from '@polder/core/edition';
import { type Fields, isFields, LONGEST_NAME } from '../../session/guards.js';
import { type Answers, MOST_VP, type Picked } from './facts.js';

/**
 * What was stored comes from an older page, or from somebody's hand. Only what is known is taken over; the
 * rest is as if it had never been entered.
 */

export const fieldsOf = (raw: unknown): Fields => (isFields(raw) ? raw : {});
export const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
export const countOr = <Else>(value: unknown, most: number, otherwise: Else): number | Else =>
  isCount(value, most) ? value : otherwise;
export const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((it) => it === value) ?? otherwise;

const bulbOr = (value: unknown): Colour | null => COLOURS.find((colour) => colour === value) ?? null;
export const bulbsOf = (raw: unknown, rows: number, length: number): (Colour | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length }, (__, at) => bulbOr(listOf(listOf(raw)[row])[at])),
  );

export function answersOf<Fact extends string>(facts: readonly Fact[], raw: unknown): Answers<Fact> {
  const told = fieldsOf(raw);
  const known = facts.filter((fact) => isCount(told[fact], MOST_VP)).map((fact) => [fact, told[fact]]);
  return Object.fromEntries(known) as Answers<Fact>;
}

export function contractsOf(raw: unknown, most: number, isCard: (card: number) => boolean): Picked[] {
  const read = (item: unknown): Picked[] => {
    const { card, byHand } = fieldsOf(item);
    if (isCount(card, MOST_VP)) return isCard(card) ? [{ card }] : [];
    return byHand === null || isCount(byHand, MOST_VP) ? [{ byHand }] : [];
  };
  return listOf(raw).flatMap(read).slice(0, most);
}

export const nameOf = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, LONGEST_NAME) : '');
