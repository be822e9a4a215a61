import type { Range } from './series.js';

/** Where things stand in a drawing, in units of its own. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface Scale {
  /** 0 is the beginning, 1 the end of the first turn, and so on. */
  x(place: number): number;
  y(vp: number): number;
  /** The turn that is nearest to a place from the left edge, from 0; undefined if there is none. */
  turnAt(x: number): number | undefined;
  /** VP with a line of their own. */
  readonly marks: readonly number[];
}

const ROUND_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** As many lines as can be read, at round numbers. */
export function marksOf([low, high]: Range, most: number): number[] {
  const step = ROUND_STEPS.find((it) => (high - low) / it <= most) ?? 1000;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => (first + i) * step);
}

/** Lines are at least so many units apart. */
const APART = 34;

export function scaleOf(frame: Frame, turns: number, [low, high]: Range): Scale {
  const { width, height, left, right, top, bottom } = frame;
  const wide = Math.max(1, width - left - right);
  const tall = Math.max(1, height - top - bottom);
  return {
    x: (place) => left + (turns === 0 ? 0 : (place / turns) * wide),
    y: (vp) => height - bottom - ((vp - low) / (high - low)) * tall,
    turnAt(x) {
      if (turns === 0) return undefined;
      const place = Math.round(((x - left) / wide) * turns);
      return Math.max(1, Math.min(turns, place)) - 1;
    },
    marks: marksOf([low, high], Math.max(2, Math.floor(tall / APART))),
  };
}

const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const linePath = ({ x, y }: Scale, values: readonly number[]): string =>
  `M${values.map((vp, i) => at(x(i), y(vp))).join('L')}`;

/** The area between two lines. */
export function bandPath({ x, y }: Scale, base: readonly number[], vp: readonly number[]): string {
  const there = vp.map((n, i) => at(x(i), y(base[i] + n)));
  const back = base.map((n, i) => at(x(i), y(n))).reverse();
  return `M${[...there, ...back].join('L')}Z`;
}

/** Labels that would lie on each other are moved apart, in their order; none leaves the drawing. */
export function spread(wanted: readonly number[], gap: number, [low, high]: Range): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a] - wanted[b]);
  const places = [...wanted];
  let least = low;
  for (const i of order) {
    places[i] = Math.max(wanted[i], least);
    least = places[i] + gap;
  }
  let most = high;
  for (const i of order.reverse()) {
    places[i] = Math.min(places[i], most);
    most = places[i] - gap;
  }
  return places;
}

/** Round marks of a size: one that would cover an earlier one stands above it, if there is room, else below. */
export function stacked<Mark extends { readonly x: number; readonly y: number }>(
  marks: readonly Mark[],
  size: number,
  top: number,
): Mark[] {
  const placed: Mark[] = [];
  for (const mark of marks) {
    const near = placed.filter(({ x }) => Math.abs(x - mark.x) < size);
    const isFree = (y: number): boolean => near.every((it) => Math.abs(it.y - y) >= size);
    const places = [mark.y, ...near.map(({ y }) => y - size), ...near.map(({ y }) => y + size)];
    placed.push({ ...mark, y: places.find((y) => y >= top && isFree(y)) ?? Math.max(top, mark.y) });
  }
  return placed;
}
