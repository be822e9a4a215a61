import { type Estimate, LIFT_LIMIT, SEAT_SLACK, type SeatStats } from '@polder/bots/balance';
import { points } from './figures.js';
import { type Html, html, raw } from './html.js';
import { fixed, line, rect, scale, sketch, whisker } from './svg.js';

/** Small drawings in rows of tables. */

/** Lifts are drawn up to this; what is beyond stands at the edge. */
const MOST_LIFT = 0.3;
const clamp = (value: number): number => Math.max(-MOST_LIFT, Math.min(MOST_LIFT, value));

const LIFT_WIDTH = 132;
const LIFT_HEIGHT = 18;
const liftPlace = scale(-MOST_LIFT, MOST_LIFT, 4, LIFT_WIDTH - 4);

/** Drawn once for a page; every lift refers to it. */
export const liftDefinitions = (): Html =>
  html`<svg aria-hidden="true" width="0" height="0"><defs><g id="limits">${[-LIFT_LIMIT, LIFT_LIMIT].map((limit) => line('limit', liftPlace(limit), 0, liftPlace(limit), LIFT_HEIGHT))}${line('axis', liftPlace(0), 0, liftPlace(0), LIFT_HEIGHT)}</g></defs></svg>`;

const LIMITS = raw('<use href="#limits"/>');

const dot = (kind: string, value: number, radius: number): Html =>
  html`<circle class="${kind}" cx="${fixed(liftPlace(clamp(value)))}" cy="${LIFT_HEIGHT / 2}" r="${radius}"/>`;

/** Without an interval it is hollow. */
export function liftSketch({ value, interval }: Estimate, flagged: boolean): Html {
  const place = (it: number): number => liftPlace(clamp(it));
  return sketch(
    'lift',
    LIFT_WIDTH,
    LIFT_HEIGHT,
    LIMITS,
    interval && whisker(place(interval[0]), place(interval[1]), LIFT_HEIGHT / 2, 3),
    interval ? dot(flagged ? 'dot out' : 'dot', value, flagged ? 4 : 3) : dot('dot unsure', value, 2.5),
  );
}

/** All lifts of a family at a glance. */
export function stripSketch(lifts: readonly { readonly value: number; readonly flagged: boolean }[]): Html {
  const dots = lifts.map(({ value, flagged }) => dot(flagged ? 'dot out' : 'dot faint', value, 3));
  return sketch('lift', LIFT_WIDTH, LIFT_HEIGHT, LIMITS, dots);
}

/** How much more or less, to the right or to the left; `most` fills half of it. */
export function differenceSketch(value: number, most: number): Html {
  const width = 180;
  const x = scale(-most, most, 2, width - 2);
  const [left, right] = [Math.min(x(0), x(value)), Math.max(x(0), x(value))];
  return sketch(
    'difference',
    width,
    12,
    rect(value < 0 ? 'less' : 'more', left, 1, right - left, 10, 1.5),
    line('axis', x(0), 0, x(0), 12),
  );
}

/** A share as a small bar. */
export function shareSketch(share: number): Html {
  return sketch('share', 56, 8, rect('groove', 0, 0, 56, 8, 2), rect('bar', 0, 0, share * 56, 8, 2));
}

export function seatSketch(seats: readonly SeatStats[]): Html {
  const height = seats.length * 9;
  const [{ fair }] = seats;
  const x = scale(fair - 0.15, fair + 0.15, 2, 110);
  const inside = (value: number): number => Math.max(2, Math.min(110, x(value)));
  return sketch(
    'seats',
    112,
    height,
    rect('band', x(fair - SEAT_SLACK), 0, x(fair + SEAT_SLACK) - x(fair - SEAT_SLACK), height),
    line('axis', x(fair), 0, x(fair), height),
    seats.map(({ share, interval: [low, high], within }, seat) => [
      line('whisker', inside(low), seat * 9 + 4.5, inside(high), seat * 9 + 4.5),
      html`<circle class="${within ? 'dot' : 'dot out'}" cx="${fixed(inside(share))}" cy="${seat * 9 + 4.5}" r="3"/>`,
    ]),
  );
}

export const liftScale = `${points(-MOST_LIFT, '−')} to ${points(MOST_LIFT)}`;
