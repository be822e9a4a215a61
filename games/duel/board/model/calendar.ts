import { type DuelCalendarReason, type DuelState, editionOf } from '@polder/duel';
import { type Mark, marksOf } from './players.js';

/** The Calendar: where its marker stands, what a step is worth, and what will move it next. */

export interface CalendarSpace {
  /** Guilder for a Central action that is given up while the marker stands here (D-TRN-5). */
  readonly guilder: number;
  readonly here: boolean;
  /** The marker has passed it. */
  readonly passed: boolean;
  /** Here the end is triggered (D-END-1). */
  readonly last: boolean;
}

export function calendarOf(view: DuelState): CalendarSpace[] {
  const { calendar } = editionOf(view);
  return calendar.map((guilder, space) => ({
    guilder,
    here: space === view.calendar,
    passed: space < view.calendar,
    last: space === calendar.length - 1,
  }));
}

/** Something that moves the marker, and how much of it is left before that; `seat`: only by this player. */
export interface Cause {
  readonly why: DuelCalendarReason;
  readonly seat: number | undefined;
  readonly left: number;
}

/** So near that it may happen within a turn or two. */
const NEAR: Readonly<Record<DuelCalendarReason, number>> = {
  tiles: 2,
  cards: 2,
  market: 2,
  windmills: 1,
  delivered: 1,
  vp: 6,
};

export const isNear = ({ why, left }: Cause): boolean => left <= NEAR[why];

const ofPlayer = (why: DuelCalendarReason, seat: number, { have, of, done }: Mark): Cause[] =>
  done ? [] : [{ why, seat, left: Math.max(0, of - have) }];

/** What can still move it, first what is common to both. [] once it stands on the last space. */
export function causesOf(view: DuelState): Cause[] {
  if (view.calendar === editionOf(view).calendar.length - 1) return [];
  const common = (why: DuelCalendarReason, left: number): Cause => ({ why, seat: undefined, left });
  const marks = view.players.map((_, seat) => marksOf(view, seat));
  return [
    // Only the first time that these run out (D-ENH, D-FRM); the Market's stack every time (D-MKT).
    ...(view.tileAside.length > 0 ? [common('tiles', view.tileStack.length)] : []),
    ...(view.cardAside.length > 0 ? [common('cards', view.cardDeck.length)] : []),
    common('market', view.marketStack.length),
    ...(['windmills', 'delivered', 'vp'] as const).flatMap((why) =>
      marks.flatMap((mark, seat) => ofPlayer(why, seat, mark[why])),
    ),
  ];
}

/** The space that what is selected leads to, if the marker moves. */
export const movesTo = (view: DuelState, ghost: DuelState | undefined): number | undefined =>
  ghost !== undefined && ghost.calendar > view.calendar ? ghost.calendar : undefined;
