import type { Effect, TileKind, ValleyPlayer, ValleyState } from '@polder/valley';
import { editionOf } from '@polder/valley';

export const WHEELS = ['large', 'small'] as const;
export type Wheel = (typeof WHEELS)[number];

/** A section of a wheel: what is printed there, or the tile that covers it (ENH-4). */
export interface Section {
  readonly wheel: Wheel;
  /** From 0, in the order in which they come under the arrow. */
  readonly index: number;
  readonly effect: Effect;
  readonly kind: TileKind | 'printed';
  readonly plus: boolean;
}

/** The sections under the arrows after some steps. */
export interface Pair {
  readonly large: Section;
  readonly small: Section;
  /** '+' on either: both may be done (ACT-1). */
  readonly both: boolean;
}

export interface Ahead extends Pair {
  readonly steps: number;
  /** The red spoke reaches the arrow, or crosses it, on the way from the step before (CAL-1). */
  readonly calendar: boolean;
}

export function sectionsOf(view: ValleyState, seat: number, wheel: Wheel): Section[] {
  const { wheels, tiles } = editionOf(view);
  const player = view.players[seat];
  const printed = wheel === 'large' ? wheels.large[player.board].sections : wheels.small;
  return printed.map((effect, index) => {
    const tile = tiles[player[wheel][index]];
    if (tile === undefined) return { wheel, index, effect, kind: 'printed', plus: false };
    return { wheel, index, effect: tile.effect, kind: tile.kind, plus: tile.plus === true };
  });
}

/** The section under the arrow after so many steps (WHL-1); before the first one the last one lies there. */
export const indexAfter = (steps: number, sections: number): number => (steps + sections - 1) % sections;

function pairOf(large: readonly Section[], small: readonly Section[], steps: number): Pair {
  const pair = {
    large: large[indexAfter(steps, large.length)],
    small: small[indexAfter(steps, small.length)],
  };
  return { ...pair, both: pair.large.plus || pair.small.plus };
}

/** The pair under the arrows now; undefined before the wheels have ever turned. */
export function pairNow(view: ValleyState, seat: number): Pair | undefined {
  const { steps } = view.players[seat];
  return steps === 0
    ? undefined
    : pairOf(sectionsOf(view, seat, 'large'), sectionsOf(view, seat, 'small'), steps);
}

/** Markers in the last column stay there (CAL-3). */
const isAtEnd = (view: ValleyState, { calendar }: ValleyPlayer): boolean =>
  calendar >= editionOf(view).calendar.columns.length;

/** Steps until the marker goes on in the Calendar; undefined if it is at the end. */
export function stepsToCalendar(view: ValleyState, seat: number): number | undefined {
  const player = view.players[seat];
  const round = player.large.length;
  return isAtEnd(view, player) ? undefined : round - (player.steps % round);
}

/** The Calendar moves on if the wheels turn by so many steps (CAL-1). */
export function reachesCalendar(view: ValleyState, seat: number, steps: number): boolean {
  const left = stepsToCalendar(view, seat);
  return left !== undefined && steps >= left;
}

/** Columns that are still to be reached: no further step of the Calendar can come. */
function columnsLeft(view: ValleyState, seat: number): number {
  return editionOf(view).calendar.columns.length - view.players[seat].calendar;
}

/** The pairs of the next so many steps, with tiles as they are now. */
export function aheadOf(view: ValleyState, seat: number, count: number): Ahead[] {
  const player = view.players[seat];
  const [large, small] = [sectionsOf(view, seat, 'large'), sectionsOf(view, seat, 'small')];
  const round = large.length;
  const turns = (steps: number): number =>
    Math.floor((player.steps + steps) / round) - Math.floor(player.steps / round);
  return Array.from({ length: count }, (_, i) => {
    const steps = i + 1;
    const calendar = turns(steps) > turns(i) && turns(steps) <= columnsLeft(view, seat);
    return { ...pairOf(large, small, player.steps + steps), steps, calendar };
  });
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** After so many steps the pairs come again. */
export function pairings(view: ValleyState, seat: number): number {
  const { large, small } = view.players[seat];
  return (large.length * small.length) / greatestDivisor(large.length, small.length);
}

/** `doing`: under way. `rest`: it is not this seat's turn, or the wheels have not turned in it yet. */
export type Standing = 'rest' | 'open' | 'doing' | 'done';

/** How the pair under the arrows stands in this turn. */
export function standing(view: ValleyState, seat: number): Readonly<Record<Wheel, Standing>> {
  const { turn, frames, over } = view;
  if (over || turn.seat !== seat || turn.large < 0) return { large: 'rest', small: 'rest' };
  const actions = frames.find((frame) => frame.kind === 'actions');
  const done = actions?.kind === 'actions' ? actions.done : 0;
  const begun: Standing = frames[frames.length - 1] === actions ? 'done' : 'doing';
  const after = (bit: number): Standing => (done & bit ? begun : 'open');
  return { large: after(1), small: after(2) };
}
