import type { Edition } from '@polder/valley';

/** Where everything on the map lies. Pure geometry: y down, angles in degrees, clockwise, the Market at 0, 0. */
export type Point = readonly [x: number, y: number];

/** How the map is stretched: broad on a desk, upright on a phone. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
}
export const BROAD: Stretch = { x: 1.07, y: 0.97 };
export const UPRIGHT: Stretch = { x: 1, y: 1.16 };

export interface FieldShape {
  /** Its medal. */
  readonly at: Point;
  /** Convex, clockwise; empty where a field has no land of its own. */
  readonly outline: readonly Point[];
  /** Outside the ring of spaces, among the dunes. */
  readonly coast: boolean;
  /** Direction of its furrows. */
  readonly along: number;
}

export interface ValleyShape {
  readonly stretch: Stretch;
  readonly spaces: ReadonlyMap<string, Point>;
  readonly fields: ReadonlyMap<string, FieldShape>;
  /** Land between fields, which gives nothing. */
  readonly meadows: readonly (readonly Point[])[];
}

type Land = Pick<Edition, 'spaces' | 'fields'>;

const SIXTHS = [0, 1, 2, 3, 4, 5] as const;
const RADIUS = { A: 86, B: 131, C: 181 } as const;
const TWELFTH = 15.5;

const round = (n: number): number => Math.round(n * 10) / 10;

/** A point by distance and direction, stretched with the map. */
export function polar(r: number, degrees: number, { x, y }: Stretch): Point {
  const angle = (degrees * Math.PI) / 180;
  return [round(r * Math.cos(angle) * x), round(r * Math.sin(angle) * y)];
}

export const closed = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`;

export const line = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;

/** A circle as part of a path, so that many of them are one element. */
export const disc = ([x, y]: Point, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;

/** A closed curve that is drawn to these points without reaching them. */
export function smooth(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return [round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)];
  };
  const [x, y] = middle(points.length - 1);
  return `M${x} ${y}${points.map((to, i) => `Q${to[0]} ${to[1]} ${middle(i).join(' ')}`).join('')}Z`;
}

/**
 * The board as printed: ring A beside the Market, B behind it, C at the coast; fields I, M, P and K from
 * the inside out. An edition with other names is laid out in rings by its links.
 */
export function valleyShape(land: Land, stretch: Stretch): ValleyShape {
  const printed = printedShape(stretch);
  const known =
    land.spaces.every(({ id }) => printed.spaces.has(id)) &&
    land.fields.every(({ id }) => printed.fields.has(id));
  return known ? printed : ringShape(land, stretch);
}

function printedShape(stretch: Stretch): ValleyShape {
  const on = (r: number, degrees: number): Point => polar(r, degrees, stretch);
  const direction = (from: Point, to: Point): number =>
    (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  const a = SIXTHS.map((i) => on(RADIUS.A, -120 + 60 * i));
  const b = SIXTHS.map((i) => on(RADIUS.B, -90 + 60 * i));
  const c = SIXTHS.flatMap((i) => [-TWELFTH, TWELFTH].map((d) => on(RADIUS.C, -90 + 60 * i + d)));
  const A = (i: number): Point => a[i % 6];
  const B = (i: number): Point => b[i % 6];
  const C = (k: number): Point => c[k % 12];
  const towards = (from: Point, to: Point): Point => [
    round(from[0] + (to[0] - from[0]) * 0.6),
    round(from[1] + (to[1] - from[1]) * 0.6),
  ];
  const fields = new Map<string, FieldShape>();
  const meadows: Point[][] = [];
  for (const i of SIXTHS) {
    const [up, out] = [-90 + 60 * i, -60 + 60 * i];
    const [c0, c1, c2] = [C(2 * i), C(2 * i + 1), C(2 * i + 2)];
    // It ends before B: only the two spaces beside the Market touch it.
    const ends = [towards(A(i), B(i)), towards(A(i + 1), B(i))] as const;
    fields.set(`I${i}`, {
      at: on(90.5, up),
      outline: [[0, 0], A(i), ...ends, A(i + 1)],
      coast: false,
      along: direction(A(i), A(i + 1)),
    });
    meadows.push([...ends, B(i)], [B(i), B(i + 1), A(i + 1)]);
    fields.set(`M${i}`, {
      at: on(149, out),
      outline: [B(i), c1, c2, B(i + 1)],
      coast: false,
      along: direction(c1, c2),
    });
    fields.set(`P${i}`, { at: on(162, up), outline: [B(i), c0, c1], coast: false, along: direction(c0, c1) });
    fields.set(`K${i}`, {
      at: on(201, out),
      outline: [c1, on(212, out - 11), on(219, out), on(212, out + 11), c2],
      coast: true,
      along: direction(c1, c2),
    });
  }
  const spaces = [
    ...a.map((at, i) => [`A${i}`, at] as const),
    ...b.map((at, i) => [`B${i}`, at] as const),
    ...c.map((at, i) => [`C${i}`, at] as const),
  ];
  return { stretch, spaces: new Map(spaces), fields, meadows };
}

/** Links from the Market to each space, in steps. */
function stepsOf({ spaces }: Land): ReadonlyMap<string, number> {
  const steps = new Map(spaces.filter(({ market }) => market !== undefined).map(({ id }) => [id, 0]));
  const byId = new Map(spaces.map((space) => [space.id, space]));
  // A Map is walked in the order of insertion, newcomers included.
  for (const [id, n] of steps) {
    for (const link of byId.get(id)?.links ?? []) if (!steps.has(link)) steps.set(link, n + 1);
  }
  return steps;
}

/** Where these are, as far as they are on the map. */
export const pointsOf = (ids: readonly string[], at: ReadonlyMap<string, Point>): Point[] =>
  ids.flatMap((id) => {
    const point = at.get(id);
    return point ? [point] : [];
  });

const mean = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / Math.max(1, points.length),
  points.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, points.length),
];

/** Any board: a ring for each distance from the Market, every space near those that it is linked to. */
function ringShape(land: Land, stretch: Stretch): ValleyShape {
  const steps = stepsOf(land);
  const far = Math.max(1, ...steps.values());
  const spaces = new Map<string, Point>();
  for (let ring = 0; ring <= far; ring++) {
    const here = land.spaces.filter(({ id }) => (steps.get(id) ?? far) === ring);
    const wished = here.map(({ links }, i) => {
      const [x, y] = mean(pointsOf(links, spaces));
      return ring === 0
        ? -120 + (360 * i) / here.length
        : (Math.atan2(y / stretch.y, x / stretch.x) * 180) / Math.PI;
    });
    const order = here.map((_, i) => i).sort((i, k) => wished[i] - wished[k]);
    const r = RADIUS.A + ((RADIUS.C - RADIUS.A) * ring) / far;
    order.forEach((i, place) => {
      spaces.set(here[i].id, polar(r, wished[order[0]] + (360 * place) / here.length, stretch));
    });
  }
  return { stretch, spaces, fields: looseFields(land, spaces), meadows: [hull([...spaces.values()])] };
}

/** The smallest convex outline around these points. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (along: readonly Point[]): Point[] => {
    const edge: Point[] = [];
    for (const p of along) {
      for (let n = edge.length; n > 1; n = edge.length) {
        const [a, b] = [edge[n - 2], edge[n - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        edge.pop();
      }
      edge.push(p);
    }
    return edge.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** Medals in the middle of the spaces that touch their field, moved apart where they would overlap. */
function looseFields(
  { spaces, fields }: Land,
  at: ReadonlyMap<string, Point>,
): ReadonlyMap<string, FieldShape> {
  const ROOM = 28;
  const fixed = [...at.values()];
  const medals = fields.map(({ id }, i) => {
    const beside = spaces.filter((space) => space.fields.includes(id));
    const touching = pointsOf(
      beside.map((space) => space.id),
      at,
    );
    const [x, y] = mean(touching);
    // Two in the same place would have no direction to part in.
    return { id, touching, x: x * 1.08 + i * 0.01, y: y * 1.08 };
  });
  for (let turn = 0; turn < 80; turn++) {
    for (const medal of medals) {
      const others = medals.filter((other) => other !== medal).map(({ x, y }): Point => [x, y]);
      for (const [x, y] of [...others, ...fixed]) {
        const away = Math.hypot(medal.x - x, medal.y - y);
        if (away >= ROOM || away === 0) continue;
        medal.x += ((medal.x - x) / away) * (ROOM - away) * 0.5;
        medal.y += ((medal.y - y) / away) * (ROOM - away) * 0.5;
      }
    }
  }
  return new Map(
    medals.map(({ id, touching, x, y }) => {
      const middle = mean(touching);
      const turn = ([px, py]: Point): number => Math.atan2(py - middle[1], px - middle[0]);
      const outline = touching.length < 3 ? [] : [...touching].sort((p, q) => turn(p) - turn(q));
      return [id, { at: [round(x), round(y)], outline, coast: false, along: 0 }];
    }),
  );
}

/** From here in this direction: the nearest point, one that lies straight ahead before one aside. */
export function nearest(from: Point, towards: Point, points: ReadonlyMap<string, Point>): string | undefined {
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const [id, [x, y]] of points) {
    const [dx, dy] = [x - from[0], y - from[1]];
    const away = Math.hypot(dx, dy);
    const ahead = away === 0 ? -1 : (dx * towards[0] + dy * towards[1]) / away;
    if (ahead < 0.4) continue;
    const cost = away * (1 + 1.2 * (1 - ahead));
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}
