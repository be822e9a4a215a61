/** The shapes of the landscape on the start page: fields in perspective, their flowers, gears. Pure, y down. */

const WIDTH = 1280;
const BOTTOM = 300;
/** Where all rows of the fields meet. */
const FAR = { x: 760, y: 206 } as const;
/** A bed of tulips and the furrow beside it, at the lower edge. */
const BED = 98;
const FURROW = 34;
const FIRST = -1500;
const LAST = 3000;
/** How much of a bed's width is left at the horizon. */
const SHARE = 0.04;

const round = (n: number): number => Math.round(n * 10) / 10;
const point = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const BED_COLOURS = [
  'red',
  'yellow',
  'violet',
  'white',
  'red',
  'black',
  'yellow',
  'white',
  'violet',
] as const;
export type BedColour = (typeof BED_COLOURS)[number];

const beds = (): { left: number; colour: BedColour }[] =>
  Array.from({ length: Math.floor((LAST - FIRST) / (BED + FURROW)) }, (_, i) => ({
    left: FIRST + i * (BED + FURROW),
    colour: BED_COLOURS[i % BED_COLOURS.length],
  }));

/** `near` is 1 at the lower edge and nearly 0 at the horizon. */
const at = (x: number, near: number): readonly [number, number] => [
  FAR.x + (x - FAR.x) * (SHARE + (1 - SHARE) * near),
  FAR.y + (BOTTOM - FAR.y) * near,
];

/** All beds of a colour in one path. */
export function bedsOf(colour: BedColour): string {
  return beds()
    .filter((bed) => bed.colour === colour)
    .map(({ left }) => {
      const corners = [at(left, 0), at(left + BED, 0), at(left + BED, 1), at(left, 1)];
      return `M${corners.map(([x, y]) => point(x, y)).join('L')}Z`;
    })
    .join('');
}

/** Flowers as dots of one size: a band of the field from `from` to `to`, drawn with round caps. */
export function flowers(from: number, to: number, shift = 0): string {
  let path = '';
  let row = 0;
  // Each row is a fixed part nearer than the one before.
  for (let near = from; near < to; near *= 1.115) {
    row++;
    for (const { left } of beds()) {
      for (let i = 0; i < 4; i++) {
        const [x, y] = at(left + BED * (0.14 + 0.24 * i + (row % 2 ? 0.04 : -0.04)), near);
        if (x > -10 && x < WIDTH + 10) path += `M${point(x, y + shift)}h0`;
      }
    }
  }
  return path;
}

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

/** Outline of a gear: its middle radius, its teeth and their depth. `turn` in teeth. */
export function gear(radius: number, teeth: number, depth: number, turn = 0): string {
  const step = 360 / teeth;
  const corners: readonly (readonly [number, number])[] = [
    [-depth, -0.3],
    [depth, -0.16],
    [depth, 0.16],
    [-depth, 0.3],
  ];
  const points = Array.from({ length: teeth }, (_, i) =>
    corners.map(([out, aside]) => {
      const angle = rad((i + turn + aside) * step);
      return point((radius + out) * Math.cos(angle), (radius + out) * Math.sin(angle));
    }),
  );
  return `M${points.flat().join('L')}Z`;
}
