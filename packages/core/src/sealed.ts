import type { Audience, Seat } from './game.js';

/**
 * Answers to a question that several seats are asked at once, one a seat: sealed until all are in. What a
 * viewer may not know yet is null; that an answer is in can be seen by everybody.
 */
export type Sealed = readonly (number | null)[];

/** No answer yet. */
export const UNANSWERED = -1;

/** Nobody has answered yet. */
export const newSealed = (seats: number): Sealed => new Array<number>(seats).fill(UNANSWERED);

/** Those who have not answered. */
export function unanswered(sealed: Sealed): Seat[] {
  return sealed.flatMap((answer, seat) => (answer === UNANSWERED ? [seat] : []));
}

/** With the answer of one seat more; null where the viewer may not know it. */
export const withAnswer = (sealed: Sealed, seat: Seat, answer: number | null): Sealed =>
  sealed.map((before, other) => (other === seat ? answer : before));

/** As this audience sees it: its own answer, and who else has answered. */
export const hideSealed = (sealed: Sealed, who: Audience): Sealed =>
  sealed.map((answer, seat) => (answer === UNANSWERED || seat === who ? answer : null));
