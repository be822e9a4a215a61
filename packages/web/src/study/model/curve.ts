import type { Scale } from '../../table/history/chart.js';
import type { CurvePoint } from './report.js';

/** Shapes of the margin's curve. */

/** With zero in it, and some room even where nothing happens. */
export function curveRange(points: readonly CurvePoint[], end: number): readonly [number, number] {
  const all = [end, 0, ...points.flatMap(({ low, high, best }) => [low, high, best])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const room = Math.max(2, 0.06 * (high - low));
  return [low - room, high + room];
}

interface Place {
  readonly x: number;
  readonly y: number;
}

const at = ({ x, y }: Place): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export const lineOf = (places: readonly Place[], end: Place | undefined): string =>
  `M${[...places, ...(end ? [end] : [])].map(at).join('L')}`;

/** From the lower edge along the upper one and back; at the end of the game nothing is open any more. */
export function bandOf(
  places: readonly (Place & CurvePoint)[],
  { y }: Pick<Scale, 'y'>,
  end: Place | undefined,
): string {
  const upper = places.map(({ x, high }) => ({ x, y: y(high) }));
  const lower = places.map(({ x, low }) => ({ x, y: y(low) })).reverse();
  return `${lineOf([...upper, ...(end ? [end] : []), ...lower], undefined)}Z`;
}
