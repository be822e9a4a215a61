import {
  COLOURS,
  COLUMNS,
  type Colour,
  type Count,
  type Difficulty,
  defaultEdition,
  FIELD_KINDS,
  type FieldKind,
  ROWS,
  TILE_KINDS,
  type TileKind,
} from '@polder/valley';
import {
  type Answers,
  MOST_GOODS,
  MOST_VP,
  type Picked,
  replaced,
} from '@polder/web/box/calculator/facts.js';

/** A game of Windmill Valley on the table, as far as it scores. */

const WHEELS = ['both', 'large', 'small'] as const;
const KINDS = ['any', ...TILE_KINDS] as const;
const OTHERS = [
  /** 1 if every section of the small wheel has a tile. */
  'smallWheel',
  'helpers',
  'tools',
  'windmills',
  'stored',
  'wish',
  'gardenerTiles',
  'gardenerCards',
] as const;

/** `by-red`: Windmills beside such a field; `tiles-large-any`: tiles of a wheel and kind. */
export type ValleyFact =
  | `by-${FieldKind}`
  | `tiles-${(typeof WHEELS)[number]}-${'any' | TileKind}`
  | (typeof OTHERS)[number];

export const VALLEY_FACTS: readonly ValleyFact[] = [
  ...FIELD_KINDS.map((field) => `by-${field}` as const),
  ...WHEELS.flatMap((wheel) => KINDS.map((kind) => `tiles-${wheel}-${kind}` as const)),
  ...OTHERS,
];

/** 4 rows of 7; null: nothing planted. */
export type Patches = readonly (readonly (Colour | null)[])[];

export interface Farm {
  readonly name: string;
  /** VP on the track; null: not entered yet. */
  readonly track: number | null;
  readonly patches: Patches;
  /** Windmill groups with nothing left, by colour. */
  readonly emptied: readonly boolean[];
  readonly contracts: readonly Picked[];
  readonly answers: Answers<ValleyFact>;
}

/** Values on the farm board: a box may have others than ours. */
export interface Printed {
  readonly rows: readonly { readonly mixed: number; readonly single: number }[];
  readonly columns: readonly { readonly plus: number; readonly minus: number }[];
}

export const SIZES = [2, 3, 4, 'solo'] as const;
export type Size = (typeof SIZES)[number];
export const MOST_FARMS = 4;

export interface ValleyTable {
  readonly size: Size;
  readonly difficulty: Difficulty;
  /** Always four, so that a farm is not lost when the number of players changes for a moment. */
  readonly farms: readonly Farm[];
  readonly gardener: Farm;
  readonly printed: Printed;
}

export const usualPrinted: Printed = { rows: defaultEdition.rows, columns: defaultEdition.columns };
export const MOST_PRINTED = 30;

export const emptyFarm = (): Farm => ({
  name: '',
  track: null,
  patches: Array.from({ length: ROWS }, () => new Array<null>(COLUMNS).fill(null)),
  emptied: COLOURS.map(() => false),
  contracts: [],
  answers: {},
});

export const emptyValley = (printed: Printed = usualPrinted): ValleyTable => ({
  size: 2,
  difficulty: 'medium',
  farms: Array.from({ length: MOST_FARMS }, emptyFarm),
  gardener: emptyFarm(),
  printed,
});

/** The Gardener sits at the second seat of a solo game. */
export const farmsOf = ({ size, farms, gardener }: ValleyTable): readonly Farm[] =>
  size === 'solo' ? [farms[0], gardener] : farms.slice(0, size);

export const isGardener = ({ size }: ValleyTable, seat: number): boolean => size === 'solo' && seat === 1;

export const withFarm = (table: ValleyTable, seat: number, farm: Farm): ValleyTable =>
  isGardener(table, seat)
    ? { ...table, gardener: farm }
    : { ...table, farms: replaced(table.farms, seat, farm) };

const WINDMILLS = defaultEdition.groups.reduce((sum, { windmills }) => sum + windmills, 0);

/** Windmills that can be on the map: a group that is not empty has kept one at least. */
export const mostBuilt = ({ emptied }: Farm): number => WINDMILLS - emptied.filter((empty) => !empty).length;

/** What has to be counted for a Contract; undefined: the Patches tell. */
export function factOf(count: Count): ValleyFact | undefined {
  switch (count.of) {
    case 'windmillsBy':
      return `by-${count.field}`;
    case 'tiles':
      return `tiles-${count.wheel ?? 'both'}-${count.kind ?? 'any'}`;
    case 'fullSmallWheel':
      return 'smallWheel';
    case 'cards':
      return 'helpers';
    case 'windmills':
    case 'tools':
      return count.of;
    case 'fullRows':
    case 'fullColumns':
    case 'planted':
      return undefined;
  }
}

/** Which spaces and tiles they are is not asked: the number that is told is what the Contract counts. */
export const isWhatCounts = (fact: ValleyFact): boolean => /^(by-|tiles-|smallWheel)/.test(fact);

const SECTIONS = {
  large: defaultEdition.wheels.large[0].sections.length,
  small: defaultEdition.wheels.small.length,
} as const;

/** The largest answer that can be true. */
export function mostOf(fact: ValleyFact, farm: Farm): number {
  switch (fact) {
    case 'smallWheel':
      return 1;
    case 'helpers':
      return defaultEdition.helperPlaces.length;
    case 'windmills':
      return mostBuilt(farm);
    case 'stored':
      return defaultEdition.storage.free + defaultEdition.storage.paid.length;
    case 'wish':
      return MOST_VP;
    case 'tools':
    case 'gardenerTiles':
    case 'gardenerCards':
      return MOST_GOODS;
    default:
      if (fact.startsWith('by-')) return mostBuilt(farm);
      if (fact.startsWith('tiles-large')) return SECTIONS.large;
      if (fact.startsWith('tiles-small')) return SECTIONS.small;
      return SECTIONS.large + SECTIONS.small;
  }
}
