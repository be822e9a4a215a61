/**
 * Shapes of wheels and their tiles, as path data around 0, 0. Angles in degrees, y down, clockwise
 * positive, 0 points right.
 */

export type Point = readonly [x: number, y: number];

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const deg = (radians: number): number => (radians * 180) / Math.PI;
const short = (n: number): number => Math.round(n * 10) / 10;

export const polar = (radius: number, degrees: number): Point => [
  short(radius * Math.cos(rad(degrees))),
  short(radius * Math.sin(rad(degrees))),
];
const xy = (radius: number, degrees: number): string => polar(radius, degrees).join(' ');

/** So many teeth a section: a step is the same arc on every wheel whose radius goes by its sections. */
const TEETH = 4;
/** How far a tooth stands out and goes in, and how thick it is at foot, flank and tip, in parts of its share. */
const TOOTH = { out: 0.9, in: 1, foot: 0.31, flank: 0.25, tip: 0.13 } as const;

/**
 * The outline of a gear with this pitch radius. `offset` turns it by parts of a tooth: of two gears
 * that mesh on a line between their centres one has 0.5, so that a gap meets a tooth.
 */
export function gearPath(radius: number, sections: number, tooth: number, offset = 0): string {
  const count = sections * TEETH;
  const share = 360 / count;
  const [tip, foot] = [radius + tooth * TOOTH.out, radius - tooth * TOOTH.in];
  let path = '';
  for (let i = 0; i < count; i++) {
    const at = (r: number, part: number): string => xy(r, (i + offset + part) * share);
    path += `${i === 0 ? 'M' : 'L'}${at(foot, -TOOTH.foot)}`;
    path += `Q${at(radius, -TOOTH.flank)} ${at(tip, -TOOTH.tip)}L${at(tip, TOOTH.tip)}`;
    path += `Q${at(radius, TOOTH.flank)} ${at(foot, TOOTH.foot)}`;
  }
  return `${path}Z`;
}

/**
 * A panel of a wheel that points right, between two spokes of the same width all along, with round
 * corners: from radius `inner` to `outer`.
 */
export function panelPath(
  sections: number,
  inner: number,
  outer: number,
  spoke: number,
  round: number,
): string {
  const half = 180 / sections;
  /** Where the spoke's edge is at this radius. */
  const edge = (r: number): number => half - deg(Math.asin(spoke / 2 / r));
  const along = (r: number): number => deg(round / r);
  const side = (r: number, away: number, sign: 1 | -1): string => xy(r, sign * (edge(r) - away));
  const arc = (r: number, sweep: 0 | 1, to: string): string => `A${short(r)} ${short(r)} 0 0 ${sweep} ${to}`;
  return [
    `M${side(inner + round, 0, -1)}`,
    `L${side(outer - round, 0, -1)}`,
    `Q${side(outer, 0, -1)} ${side(outer, along(outer), -1)}`,
    arc(outer, 1, side(outer, along(outer), 1)),
    `Q${side(outer, 0, 1)} ${side(outer - round, 0, 1)}`,
    `L${side(inner + round, 0, 1)}`,
    `Q${side(inner, 0, 1)} ${side(inner, along(inner), 1)}`,
    arc(inner, 0, side(inner, along(inner), -1)),
    `Q${side(inner, 0, -1)} ${side(inner + round, 0, -1)}Z`,
  ].join('');
}

/** Arcs of wood grain on the rim: broken circles, drawn in one stroke. */
export function grainPath(sections: number, ...radii: readonly number[]): string {
  const share = 360 / sections;
  let path = '';
  for (const [ring, r] of radii.entries()) {
    for (let i = 0; i < sections; i++) {
      const from = share * (i + 0.12 + 0.31 * (ring % 2));
      path += `M${xy(r, from)}A${short(r)} ${short(r)} 0 0 1 ${xy(r, from + share * (0.34 + 0.12 * (i % 3)))}`;
    }
  }
  return path;
}

/** Grain of a wooden piece that points right: arcs across it, one in each of `count` shares of its depth. */
export function acrossPath(inner: number, outer: number, half: number, count: number): string {
  let path = '';
  for (let i = 0; i < count; i++) {
    const r = inner + ((outer - inner) * (i + 0.5)) / count;
    const [from, to] = i % 2 === 0 ? [-0.8, 0.55] : [-0.5, 0.82];
    path += `M${xy(r, from * half)}Q${xy(r * 1.03, (from * half) / 2)} ${xy(r, 0)}T${xy(r, to * half)}`;
  }
  return path;
}

/** A dot for each angle; draw with a round line cap. */
export const dotsPath = (radius: number, count: number, first: number): string =>
  Array.from({ length: count }, (_, i) => `M${xy(radius, first + (i * 360) / count)}h.01`).join('');

/** Tiles are keystones, wide side outward (up): on a wheel, turn by the section's angle + 90. */
export const STONES = {
  /** 60 by 45. */
  keystone: 'M-27-23Q-30-23-29-19.5L-18.5 18.5Q-17.5 22-14 22H14Q17.5 22 18.5 18.5L29-19.5Q30-23 27-23Z',
  /** 25 by 36, for narrow places. */
  slim: 'M-11-18Q-12.8-18-12.6-16L-10.4 15.4Q-10.1 18-7.6 18H7.6Q10.1 18 10.4 15.4L12.6-16Q12.8-18 11-18Z',
} as const;
export type StoneShape = keyof typeof STONES;

/** Two gears that mesh, the first with this radius: radii go by sections. `gap`: what is left between them. */
export function meshing(
  largeSections: number,
  smallSections: number,
  radius: number,
  gap: number,
): { large: number; small: number; distance: number } {
  const small = (radius * smallSections) / largeSections;
  return { large: radius, small, distance: radius + small + gap };
}
