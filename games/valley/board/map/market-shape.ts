import { type Point, polar, type Stretch } from '@polder/web/look/valley-shape.js';

/** The Market: a hexagon of three areas, north first, clockwise; places inside, rewards around them. */
const OUTER = 64;
const INNER = 39;
const AWNING = 71.5;
const HALF = Math.cos(Math.PI / 6);
const STRIPES = 6;

/** The middle direction of an area. */
const axis = (area: number): number => -90 + 120 * area;
const corners = [-120, -60, 0, 60, 120, 180] as const;

/** An area's third of a hexagon: from the middle over half an edge, a whole one and half an edge back. */
function third(area: number, r: number, stretch: Stretch): readonly Point[] {
  const a = axis(area);
  return [
    [0, 0],
    polar(r * HALF, a - 60, stretch),
    polar(r, a - 30, stretch),
    polar(r, a + 30, stretch),
    polar(r * HALF, a + 60, stretch),
  ];
}

export const areaOutline = (area: number, stretch: Stretch): readonly Point[] => third(area, OUTER, stretch);
export const areaFloor = (area: number, stretch: Stretch): readonly Point[] => third(area, INNER, stretch);

export const rewardPlace = (area: number, i: number, of: number, stretch: Stretch): Point => {
  const aside = (i - (of - 1) / 2) * (of > 3 ? 100 / of : 40);
  return polar(Math.abs(aside) < 10 ? 44.5 : 48.5, axis(area) + aside, stretch);
};

export const markerPlace = (area: number, place: number, stretch: Stretch): Point =>
  polar(25.5, axis(area) + (place - 1) * 35, stretch);

export const timesPlace = (area: number, stretch: Stretch): Point => polar(10.5, axis(area), stretch);

/** Where an area is for those who walk over the map with arrow keys. */
export const areaMiddle = (area: number, stretch: Stretch): Point => polar(30, axis(area), stretch);

/** Signs on the borders of the areas: the way round is clockwise. */
export function arrows(stretch: Stretch): string {
  return [0, 1, 2]
    .map((area) => {
      const border = axis(area) + 60;
      const [tip, up, down] = [
        polar(45, border + 8, stretch),
        polar(48.5, border - 4, stretch),
        polar(41.5, border - 4, stretch),
      ];
      return `M${up.join(' ')}L${tip.join(' ')}L${down.join(' ')}Z`;
    })
    .join('');
}

/** The awning around it: stripes with a scalloped edge, every second one in each path. */
export function awning(stretch: Stretch): readonly [string, string] {
  const cells: [string, string] = ['', ''];
  for (const [edge, from] of corners.entries()) {
    const along = (r: number, part: number): Point => {
      const [a, b] = [polar(r, from, stretch), polar(r, from + 60, stretch)];
      return [
        Math.round((a[0] + (b[0] - a[0]) * part) * 10) / 10,
        Math.round((a[1] + (b[1] - a[1]) * part) * 10) / 10,
      ];
    };
    for (let i = 0; i < STRIPES; i++) {
      const [s, e] = [i / STRIPES, (i + 1) / STRIPES];
      const [p, q] = [along(AWNING, s), along(AWNING, e)];
      const round = Math.hypot(q[0] - p[0], q[1] - p[1]) * 0.56;
      cells[(edge * STRIPES + i) % 2] +=
        `M${along(OUTER, s).join(' ')}L${p.join(' ')}A${round} ${round} 0 0 1 ${q.join(' ')}L${along(OUTER, e).join(' ')}Z`;
    }
  }
  return cells;
}
