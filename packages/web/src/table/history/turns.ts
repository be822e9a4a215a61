import type { GameEvent, Seat } from '@polder/core';
import type { Moment } from '../../session/session.js';
import type { Story } from '../story.js';

/** A turn that one can look back at. */
export interface Turn {
  readonly seat: Seat;
  readonly round: number;
  /** It begins after so many choices. */
  readonly from: number;
}

interface TurnEvent extends GameEvent {
  readonly round?: number;
}

/** The turns of a game. Of several that one choice opens (the Gardener is never asked) there is only the last. */
export function turnsOf(moments: readonly Moment<GameEvent>[]): Turn[] {
  return moments.flatMap(({ events }, i) => {
    const opened: TurnEvent | undefined = events.findLast(({ type }) => type === 'turn');
    return opened ? [{ seat: opened.seat ?? 0, round: opened.round ?? 0, from: i + 1 }] : [];
  });
}

/** The turn that goes on after so many choices; undefined while the game is set up. */
export const turnAt = (turns: readonly Turn[], choices: number): Turn | undefined =>
  turns.findLast(({ from }) => from <= choices);

export const STEPS = ['first', 'turnBack', 'back', 'on', 'turnOn'] as const;
export type Step = (typeof STEPS)[number];

/** Where a step leads from the moment `at` of a game of so many choices. */
export function stepFrom(turns: readonly Turn[], total: number, at: number, step: Step): number {
  switch (step) {
    case 'first':
      return 0;
    case 'back':
      return Math.max(0, at - 1);
    case 'on':
      return Math.min(total, at + 1);
    case 'turnBack':
      return turns.findLast(({ from }) => from < at)?.from ?? 0;
    case 'turnOn':
      return turns.find(({ from }) => from > at)?.from ?? total;
  }
}

/** What a choice brought, as the log says it: its lines without remarks and headings. */
export const linesAt = (story: readonly Story[], choices: number): readonly Story[] =>
  story.filter((line) => line.choices === choices && line.kind === 'line');

/** The lines of the log around a moment: from, and up to but without. The last line told by then is `now`. */
export interface LogWindow {
  readonly from: number;
  readonly to: number;
  readonly now: number;
}
export function logAround(story: readonly Story[], choices: number, each: number): LogWindow {
  const now = story.findLastIndex((line) => line.choices <= choices);
  return { from: Math.max(0, now - each), to: Math.min(story.length, now + each + 1), now };
}
