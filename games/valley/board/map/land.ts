import type { Colour, Effect, Field } from '@polder/valley';
import {
  type FieldShape,
  line,
  type Point,
  polar,
  type Stretch,
  smooth,
  type ValleyShape,
} from '@polder/web/look/valley-shape.js';

/** The picture of the land, in few long paths: the coast, what grows on the fields, trees, cows. */

/** What a field's reward makes it look like. */
export type Crop = Colour | 'grain' | 'furrow' | 'wet' | 'pasture';

export function cropOf(reward: Effect): Crop {
  switch (reward.do) {
    case 'gain': {
      const [bulb] = reward.bulbs ?? [];
      if (bulb !== undefined && bulb !== 'any') return bulb[0];
      return reward.guilder ? 'grain' : 'pasture';
    }
    case 'plant':
      return 'furrow';
    case 'lower':
      return 'wet';
    default:
      return 'pasture';
  }
}

/** How far a point lies inside a convex outline; negative outside. */
const depth = (outline: readonly Point[], [x, y]: Point): number =>
  Math.min(
    ...outline.map((a, i) => {
      const b = outline[(i + 1) % outline.length];
      return ((y - a[1]) * (b[0] - a[0]) - (x - a[0]) * (b[1] - a[1])) / Math.hypot(b[0] - a[0], b[1] - a[1]);
    }),
  );

/** The part of a straight line inside a convex outline, so far from its edges; undefined if there is none. */
function inside(
  outline: readonly Point[],
  from: Point,
  towards: Point,
  margin: number,
): readonly [Point, Point] | undefined {
  let [start, end] = [-1000, 1000];
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const normal: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    const gap = (from[0] - a[0]) * normal[0] + (from[1] - a[1]) * normal[1] - margin;
    const slope = towards[0] * normal[0] + towards[1] * normal[1];
    if (Math.abs(slope) < 1e-6) {
      if (gap < 0) return undefined;
    } else if (slope > 0) start = Math.max(start, -gap / slope);
    else end = Math.min(end, -gap / slope);
  }
  if (end - start < 6) return undefined;
  const at = (t: number): Point => [
    Math.round((from[0] + towards[0] * t) * 10) / 10,
    Math.round((from[1] + towards[1] * t) * 10) / 10,
  ];
  return [at(start), at(end)];
}

/** Straight rows over a field. */
export function rowsOf(
  { outline, along }: FieldShape,
  gap: number,
  margin: number,
): readonly (readonly [Point, Point])[] {
  if (outline.length < 3) return [];
  const angle = (along * Math.PI) / 180;
  const towards: Point = [Math.cos(angle), Math.sin(angle)];
  const across: Point = [-towards[1], towards[0]];
  const heights = outline.map(([x, y]) => x * across[0] + y * across[1]);
  const rows: (readonly [Point, Point])[] = [];
  for (let h = Math.ceil(Math.min(...heights) / gap) * gap; h < Math.max(...heights); h += gap) {
    const row = inside(outline, [across[0] * h, across[1] * h], towards, margin);
    if (row) rows.push(row);
  }
  return rows;
}

/** By crop: all its rows in one path. */
export function cropsOf(shape: ValleyShape, fields: readonly Field[]): ReadonlyMap<Crop, string> {
  const paths = new Map<Crop, string>();
  for (const { id, reward } of fields) {
    const field = shape.fields.get(id);
    const crop = cropOf(reward);
    if (!field) continue;
    const rows = rowsOf(field, crop === 'wet' ? 9 : crop === 'pasture' ? 8 : 6, field.coast ? 7 : 8);
    paths.set(crop, (paths.get(crop) ?? '') + rows.map(line).join(''));
  }
  return paths;
}

/** Trees where nothing grows: points to be drawn as round strokes. */
export function woodsOf(meadows: ValleyShape['meadows']): string {
  const dot = ([x, y]: Point): string => `M${x.toFixed(1)} ${y.toFixed(1)}h.01`;
  return meadows
    .filter((meadow) => meadow.length === 3)
    .flatMap(([a, b, c], wood) =>
      WOOD.slice(0, Math.hypot(b[0] - a[0], b[1] - a[1]) > 60 ? WOOD.length : 3).map(([u, v], i): Point => {
        const wobble = 1 + 0.04 * Math.sin(wood * 3 + i * 5);
        const w = 1 - u - v;
        return [(a[0] * u + b[0] * v + c[0] * w) * wobble, (a[1] * u + b[1] * v + c[1] * w) * wobble];
      }),
    )
    .map(dot)
    .join('');
}
/** Places in a triangle, by the weight of its first two corners. */
const WOOD: readonly Point[] = [
  [0.2, 0.2],
  [0.27, 0.36],
  [0.37, 0.26],
  [0.14, 0.36],
  [0.38, 0.42],
  [0.5, 0.3],
];

/** The shore, a little further out at every second bay. */
export function coastOf(stretch: Stretch): string {
  const bays = [0, 1, 2, 3, 4, 5].flatMap((i) => {
    const out = -60 + 60 * i;
    const more = 2.5 * Math.sin(i * 2.4);
    return [
      polar(221 + more, out - 12, stretch),
      polar(231, out, stretch),
      polar(222 - more, out + 12, stretch),
      polar(200 + more, out + 26, stretch),
      polar(201, out + 34, stretch),
    ];
  });
  return smooth(bays);
}

/** A few sheep on every pasture, beside its medal: round strokes for bodies and heads. */
export function sheepOf(
  shape: ValleyShape,
  fields: readonly Field[],
): { readonly bodies: string; readonly heads: string } {
  const at = fields.flatMap(({ id, reward }, i) => {
    const field = shape.fields.get(id);
    if (!field || field.outline.length < 3 || cropOf(reward) !== 'pasture') return [];
    const angle = (field.along * Math.PI) / 180;
    const flock = FLOCK.map(([u, v]): Point => {
      const side = (i % 2 === 0 ? 1 : -1) * u;
      return [
        field.at[0] + Math.cos(angle) * side - Math.sin(angle) * v,
        field.at[1] + Math.sin(angle) * side + Math.cos(angle) * v,
      ];
    });
    return flock.filter((point) => depth(field.outline, point) > 8);
  });
  const stroke = ([x, y]: Point, dx: number, dy: number, length: number): string =>
    `M${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}h${length}`;
  return {
    bodies: at.map((point) => stroke(point, 0, 0, 2)).join(''),
    heads: at.map((point, i) => stroke(point, i % 3 === 0 ? -2.2 : 4.2, -0.8, 0.01)).join(''),
  };
}
const FLOCK: readonly Point[] = [
  [22, 5],
  [29, -4],
  [-24, 1],
  [19, -9],
];
