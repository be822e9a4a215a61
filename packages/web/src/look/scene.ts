/** The shapes of the landscape on the start page: fields in perspective, their flowers, gears. Pure, y down. */

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

export const round = (n: number): number => Math.round(n * 10) / 10;
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

/** A row of flowers across the picture: a line of which only round dots are drawn, four to a bed. */
export interface FlowerRow {
  /** From the first bed to the last one. */
  readonly line: string;
  readonly size: number;
  /** As SVG has it: the lengths of dots and gaps by turns. */
  readonly dashes: string;
}

const SPACE = 0.24;
const fine = (n: number): number => Math.round(n * 1000) / 1000;

/** Rows of flowers from near the horizon to the lower edge, `lower` by so much of their size. */
export function flowerRows(lower = 0): FlowerRow[] {
  const rows: FlowerRow[] = [];
  // Each row is a fixed part nearer than the one before.
  for (let near = 0.16; near < 1.1; near *= 1.115) {
    const shift = rows.length % 2 ? -0.04 : 0.04;
    const scale = SHARE + (1 - SHARE) * near;
    const size = near < 0.4 ? 2.2 : 4.6;
    const gap = BED * SPACE * scale;
    const [from, y] = at(FIRST + BED * (0.14 + shift), near);
    const [to] = at(beds().length * (BED + FURROW) + FIRST - FURROW, near);
    const dot = `0 ${fine(gap)} `;
    rows.push({
      line: `M${point(from, y + lower * size)}H${round(to)}`,
      size,
      dashes: `${dot.repeat(3)}0 ${fine((BED + FURROW) * scale - 3 * gap)}`,
    });
  }
  return rows;
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

/** The same as markup. */
export const gearPath = (...shape: Parameters<typeof gear>): string => `<path d="${gear(...shape)}"></path>`;
