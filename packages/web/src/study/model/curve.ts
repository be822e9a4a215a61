import type { CurvePoint } from './report.js';

/** With zero in it, and some room even where nothing happens. */
export function curveRange(points: readonly CurvePoint[], end: number): readonly [number, number] {
  const all = [end, 0, ...points.flatMap(({ low, high, best }) => [low, high, best])];
  const low = Math.min(...all);
  const high = Math.max(...all);
  const room = Math.max(2, 0.06 * (high - low));
  return [low - room, high + room];
}

/** By turn, as a chart draws them: the margin, and its band from `low` on. */
export interface Curve {
  readonly vp: readonly number[];
  readonly low: readonly number[];
  readonly band: readonly number[];
}

/** Once all turns are weighed it goes on to the end, where nothing is open any more. */
export function curveOf(points: readonly CurvePoint[], end: number, turns: number): Curve {
  const onTo = points.length === turns && turns > 0 ? [end] : [];
  return {
    vp: [...points.map(({ vp }) => vp), ...onTo],
    low: [...points.map(({ low }) => low), ...onTo],
    band: [...points.map(({ low, high }) => high - low), ...onTo.map(() => 0)],
  };
}
