/**
 * The loop of Patches and Windmill spaces: stations in even steps on a rounded rectangle, clockwise from
 * the middle of its upper side. Every fifth is a Windmill space, the four between them are a Patch.
 */
import { SPACES } from '@polder/duel';
import type { Point } from '@polder/web/look/gears.js';

export interface Loop {
  /** Half of its width and height, and the radius of its corners, along the middle of the Patches. */
  readonly width: number;
  readonly height: number;
  readonly round: number;
  /** Side of a space, and width of the band that it lies in. */
  readonly bed: number;
  readonly band: number;
  /** The smallest figure: 12 pixels where the picture is smallest. */
  readonly figure: number;
  /** Meadow outside the band. */
  readonly margin: number;
}

/** For the desk, around wheels and lever; units are those of its table. */
export const BROAD: Loop = {
  width: 322,
  height: 250,
  round: 124,
  bed: 28.5,
  band: 35,
  figure: 14.8,
  margin: 6,
};
/** For a screen that is held upright. */
export const UPRIGHT: Loop = {
  width: 178,
  height: 252,
  round: 84,
  bed: 23.5,
  band: 31,
  figure: 13.2,
  margin: 2.5,
};

export interface Station {
  readonly at: Point;
  /** Of the band there, in degrees; a space lies along it. */
  readonly turn: number;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;
const short = (n: number): number => Math.round(n * 10) / 10;

/** A piece of the way: from a point straight on, or around a centre. */
type Way =
  | { readonly from: Point; readonly turn: number; readonly length: number }
  | { readonly centre: Point; readonly start: number; readonly length: number };

function waysOf({ width, height, round }: Loop): Way[] {
  const [a, b] = [width - round, height - round];
  const arc = (x: number, y: number, start: number): Way => ({
    centre: [x, y],
    start,
    length: (Math.PI / 2) * round,
  });
  return [
    { from: [0, -height], turn: 0, length: a },
    arc(a, -b, -90),
    { from: [width, -b], turn: 90, length: 2 * b },
    arc(a, b, 0),
    { from: [a, height], turn: 180, length: 2 * a },
    arc(-a, b, 90),
    { from: [-width, b], turn: 270, length: 2 * b },
    arc(-a, -b, 180),
    { from: [-a, -height], turn: 0, length: a },
  ];
}

/** `part`: of the whole way round, from 0 to 1. */
function along(loop: Loop, part: number): Station {
  const ways = waysOf(loop);
  let left = (((part % 1) + 1) % 1) * ways.reduce((sum, { length }) => sum + length, 0);
  for (const way of ways) {
    if (left > way.length) {
      left -= way.length;
      continue;
    }
    if ('from' in way) {
      const [x, y] = way.from;
      const at: Point = [
        short(x + Math.cos(rad(way.turn)) * left),
        short(y + Math.sin(rad(way.turn)) * left),
      ];
      return { at, turn: way.turn };
    }
    const angle = way.start + (left / way.length) * 90;
    const [x, y] = way.centre;
    return {
      at: [short(x + loop.round * Math.cos(rad(angle))), short(y + loop.round * Math.sin(rad(angle)))],
      turn: short(angle + 90),
    };
  }
  return { at: [0, -loop.height], turn: 0 };
}

export interface RingShape {
  /** By target: 'space:3.2', 'mill:3'. */
  readonly places: ReadonlyMap<string, Station>;
  /** The band of each Patch as a line to be drawn as wide as the band. */
  readonly bands: readonly string[];
  /** Where the number of a Patch stands: on the shore, at its middle. */
  readonly numbers: readonly Point[];
}

/** Between two Patches and at both ends of a band, in parts of a station. */
const END = 0.44;

export function ringShape(loop: Loop, patches: number): RingShape {
  const stations = patches * (SPACES + 1);
  const station = (n: number): Station => along(loop, n / stations);
  const places = new Map<string, Station>();
  const bands: string[] = [];
  const numbers: Point[] = [];
  for (let patch = 0; patch < patches; patch++) {
    const first = patch * (SPACES + 1) + 1;
    for (let place = 0; place < SPACES; place++)
      places.set(`space:${patch + 1}.${place + 1}`, station(first + place));
    places.set(`mill:${patch + 1}`, station(first + SPACES));
    const points = Array.from({ length: 4 * (SPACES - 1) + 1 }, (_, i) => station(first + i / 4).at);
    const ends = [station(first - END).at, ...points, station(first + SPACES - 1 + END).at];
    bands.push(`M${ends.map((point) => point.join(' ')).join('L')}`);
    const { at, turn } = station(first + (SPACES - 1) / 2);
    const inside = loop.band / 2 + 7.5;
    numbers.push([short(at[0] - Math.sin(rad(turn)) * inside), short(at[1] + Math.cos(rad(turn)) * inside)]);
  }
  return { places, bands, numbers };
}

/** The water inside the loop: half of its sides and the radius of its corners. */
export const pondOf = ({ width, height, round, band }: Loop) => {
  const edge = band / 2 + 9;
  return { width: width - edge, height: height - edge, round: round - edge };
};
