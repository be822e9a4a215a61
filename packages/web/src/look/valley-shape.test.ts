import { defaultEdition, type Edition } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import {
  BROAD,
  closed,
  disc,
  nearest,
  type Point,
  pointsOf,
  smooth,
  UPRIGHT,
  type ValleyShape,
  valleyShape,
} from './valley-shape.js';

const between = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const at = (shape: ValleyShape, id: string): Point => shape.spaces.get(id) ?? [Number.NaN, Number.NaN];

/** The smallest distance between two different points. */
const closest = (points: readonly Point[]): number =>
  Math.min(...points.flatMap((a, i) => points.slice(i + 1).map((b) => between(a, b))));

/** The default board under other names, with one space more at the coast. */
const renamed: Edition = {
  ...defaultEdition,
  spaces: [
    ...defaultEdition.spaces.map((space) => ({
      ...space,
      id: `x${space.id}`,
      links: [...space.links.map((id) => `x${id}`), ...(space.id === 'C0' ? ['cape'] : [])],
    })),
    { id: 'cape', cost: 4, links: ['xC0'], fields: ['K5'] },
  ],
};

describe('the printed board', () => {
  it('places every space and field of the default edition, north on top', () => {
    const shape = valleyShape(defaultEdition, BROAD);
    expect(defaultEdition.spaces.every(({ id }) => shape.spaces.has(id))).toBe(true);
    expect(defaultEdition.fields.every(({ id }) => shape.fields.has(id))).toBe(true);
    expect(at(shape, 'B0')).toEqual([0, -127.1]);
    expect(at(shape, 'A2')).toEqual([92, 0]);
    expect(shape.fields.get('K1')).toMatchObject({ at: [215.1, 0], coast: true });
  });

  it('leaves room for a finger around every space where it stands upright', () => {
    const shape = valleyShape(defaultEdition, UPRIGHT);
    // 374 px are left of a phone's 390 for the 452 units of the picture.
    expect(closest([...shape.spaces.values()]) * (374 / 452)).toBeGreaterThan(44);
  });

  it.each([BROAD, UPRIGHT])('keeps medals and spaces apart', (stretch) => {
    const shape = valleyShape(defaultEdition, stretch);
    const all = [...shape.spaces.values(), ...[...shape.fields.values()].map((field) => field.at)];
    expect(closest(all)).toBeGreaterThan(22);
  });

  it.each([BROAD, UPRIGHT])(
    'BLD-4 the land of a field has exactly the spaces that touch it at its corners',
    (stretch) => {
      const shape = valleyShape(defaultEdition, stretch);
      for (const { id } of defaultEdition.fields) {
        const corners = shape.fields.get(id)?.outline ?? [];
        const met = defaultEdition.spaces.filter((space) =>
          corners.some((corner) => between(corner, at(shape, space.id)) < 1),
        );
        const touching = defaultEdition.spaces.filter(({ fields }) => fields.includes(id));
        expect([id, met.map((space) => space.id)]).toEqual([id, touching.map((space) => space.id)]);
      }
    },
  );
});

describe('a board with other names', () => {
  const shape = valleyShape(renamed, BROAD);

  it('lies in rings by the distance from the Market', () => {
    expect(shape.spaces.size).toBe(25);
    const reach = (id: string): number => Math.hypot(at(shape, id)[0] / BROAD.x, at(shape, id)[1] / BROAD.y);
    expect(reach('xA3')).toBeCloseTo(86, 0);
    expect(reach('xB3')).toBeGreaterThan(100);
    expect(reach('xC3')).toBeGreaterThan(reach('xB3'));
    expect(reach('cape')).toBeCloseTo(181, 0);
  });

  it('keeps everything on the island, and medals off the spaces', () => {
    const medals = [...shape.fields.values()].map((field) => field.at);
    expect(medals).toHaveLength(24);
    for (const [x, y] of [...medals, ...shape.spaces.values()])
      expect(Math.hypot(x / BROAD.x, y / BROAD.y)).toBeLessThan(225);
    expect(closest([...medals, ...shape.spaces.values()])).toBeGreaterThan(18);
  });

  it('has one meadow around all spaces', () => {
    const [meadow] = shape.meadows;
    const outer = [...shape.spaces.values()].filter((point) =>
      meadow.some((corner) => between(corner, point) === 0),
    );
    expect(outer).toHaveLength(meadow.length);
    expect(meadow).toContainEqual(at(shape, 'cape'));
    expect(meadow).not.toContainEqual(at(shape, 'xA0'));
  });

  it('keeps neighbours near: linked spaces lie on the same side of the Market', () => {
    const [c, b] = [at(shape, 'xC6'), at(shape, 'xB3')];
    expect(c[0] * b[0] + c[1] * b[1]).toBeGreaterThan(0);
  });
});

describe('walking over the map', () => {
  const { spaces } = valleyShape(defaultEdition, BROAD);
  const from = (id: string, towards: Point): string | undefined =>
    nearest(spaces.get(id) ?? [0, 0], towards, spaces);

  it('goes to the nearest space in the direction', () => {
    expect(from('A0', [1, 0])).toBe('A1');
    expect(from('A2', [0, -1])).toBe('B1');
    expect(from('C3', [0, 1])).toBe('C4');
    expect(from('A0', [0, -1])).toBe('B0');
    expect(from('B0', [0, 1])).toBe('A0');
  });

  it('stays where nothing lies ahead', () => {
    expect(from('C3', [1, 0])).toBeUndefined();
    expect(from('C0', [0, -1])).toBeUndefined();
  });

  it('reaches every space from every other with the four arrows', () => {
    const seen = new Set(['A0']);
    for (const id of seen) {
      for (const towards of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ] as const) {
        const next = from(id, towards);
        if (next !== undefined) seen.add(next);
      }
    }
    expect([...spaces.keys()].filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('paths', () => {
  it('are written for SVG', () => {
    expect(
      closed([
        [0, 0],
        [10, 0],
        [10, 5],
      ]),
    ).toBe('M0 0L10 0L10 5Z');
    expect(closed([])).toBe('');
    expect(disc([10, 20], 5)).toBe('M5 20a5 5 0 1 0 10 0a5 5 0 1 0 -10 0');
    expect(
      smooth([
        [0, 0],
        [4, 0],
        [4, 4],
        [0, 4],
      ]),
    ).toBe('M0 2Q0 0 2 0Q4 0 4 2Q4 4 2 4Q0 4 0 2Z');
    expect(
      pointsOf(
        ['b', 'c'],
        new Map<string, Point>([
          ['a', [0, 0]],
          ['b', [1, 2]],
        ]),
      ),
    ).toEqual([[1, 2]]);
  });
});
