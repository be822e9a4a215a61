/** Two drawings of the map: as wide as a desk has room, or upright. As a viewBox: x, y, width, height. */
export const MAPS = {
  broad: [-262, -206, 524, 412],
  upright: [-226, -243, 452, 486],
} as const;
export type MapKind = keyof typeof MAPS;

/** How much a unit of the drawing is on the screen, in px. */
const scaleOf = (kind: MapKind, width: number, height: number): number =>
  Math.min(width / MAPS[kind][2], height / MAPS[kind][3]);

/** The one that is larger in this room. */
export const mapFor = (width: number, height: number): MapKind =>
  scaleOf('upright', width, height) > scaleOf('broad', width, height) ? 'upright' : 'broad';

/** The smallest print on the screen, in px, with a little more for what is lost in rounding. */
const LEAST = 12.1;

/** The size of small figures in units of the drawing, so that they can be read in this room. */
export function printSize(kind: MapKind, width: number, height: number): number {
  const scale = scaleOf(kind, width, height) || 1;
  return Math.round(Math.max(LEAST, LEAST / scale) * 10) / 10 + 0.1;
}
