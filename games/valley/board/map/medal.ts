import type { IconName } from '@polder/core/text';
import type { Effect } from '@polder/valley';
import type { Point } from '@polder/web/look/valley-shape.js';
import { facesOf } from '../../text/faces.js';

/** A reward drawn around a point of the map: one icon or several small ones, and a number beside them. */
export interface Medal {
  readonly icons: readonly {
    readonly icon: IconName;
    readonly x: number;
    readonly y: number;
    readonly size: number;
  }[];
  readonly n: number | undefined;
  /** Where the number stands. */
  readonly at: Point;
}

const isIcon = (note: number | string): note is IconName => typeof note === 'string' && note.length > 1;
/** Places for two icons side by side, and for up to four in a square. */
const PAIR: readonly Point[] = [
  [-1, 0],
  [1, 0],
];
const SQUARE: readonly Point[] = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** `r` is the room around the point; `strengths`: a strength of one is told too. */
export function medalOf(reward: Effect, [x, y]: Point, r: number, strengths: boolean): Medal {
  const faces = facesOf(reward);
  const icons = faces.flatMap(({ icon, note }) => [icon, ...note.filter(isIcon)]).slice(0, SQUARE.length);
  const n = faces[0]?.note.find((note) => typeof note === 'number');
  // One of a thing is the thing itself.
  const told = n !== undefined && (n > 1 || (strengths && (reward.do === 'plant' || reward.do === 'lower')));
  const places: readonly Point[] = icons.length === 1 ? [[0, 0]] : icons.length === 2 ? PAIR : SQUARE;
  const size = icons.length === 1 ? r * 1.4 : r * 0.92;
  return {
    icons: icons.map((icon, i) => ({
      icon,
      size,
      x: x + places[i][0] * r * 0.45 - size / 2,
      y: y + places[i][1] * r * 0.45 - size / 2,
    })),
    n: told ? n : undefined,
    at: [x + r * 0.74, y + r * 0.66],
  };
}
