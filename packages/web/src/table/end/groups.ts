import type { Scoresheet } from '@polder/core';

/** Sources of points in groups, each with a tulip of its own: which source belongs where is data of each game. */

export const GROUP_IDS = [
  'water',
  'way',
  'contracts',
  'groups',
  'rows',
  'plans',
  'collected',
  'deliveries',
  'tulips',
] as const;
export type GroupId = (typeof GROUP_IDS)[number];

/** A group whose points came from one source only is called by it. */
export const ALONE = ['gate', 'lowering', 'rowsOnly', 'columnsOnly'] as const;
export type GroupName = GroupId | (typeof ALONE)[number];

export type Tulip = 'white' | 'yellow' | 'red' | 'violet' | 'black';

export interface Group {
  readonly id: GroupId;
  readonly tulip: Tulip;
  readonly sources: readonly string[];
  /** The group's name where all its points came from this source. */
  readonly alone?: Readonly<Record<string, GroupName>>;
}

const WATER: Group = {
  id: 'water',
  tulip: 'white',
  sources: ['floodgate', 'water'],
  alone: { floodgate: 'gate', water: 'lowering' },
};
const WAY: Group = {
  id: 'way',
  tulip: 'yellow',
  sources: [
    'start',
    'wheels',
    'fields',
    'patches',
    'market',
    'trade',
    'calendar',
    'helpers',
    'helperPlaces',
    'paths',
    'wish',
    'paid',
  ],
};
const ROWS: Group = {
  id: 'rows',
  tulip: 'black',
  sources: ['rows', 'columns'],
  alone: { rows: 'rowsOnly', columns: 'columnsOnly' },
};

/** In the order in which they are planted. `solo` is Windmill Valley against the Gardener. */
export const GROUPS = {
  valley: [
    WATER,
    WAY,
    { id: 'contracts', tulip: 'red', sources: ['contractsNow', 'contracts'] },
    { id: 'groups', tulip: 'violet', sources: ['groups'] },
    ROWS,
  ],
  solo: [
    WATER,
    WAY,
    { id: 'plans', tulip: 'red', sources: ['contractsNow', 'contracts', 'groups'] },
    { id: 'collected', tulip: 'violet', sources: ['tiles', 'cards', 'bulbs'] },
    ROWS,
  ],
  duel: [
    { id: 'deliveries', tulip: 'white', sources: ['demand', 'exports'] },
    { id: 'way', tulip: 'yellow', sources: ['wheels', 'patches', 'helpers'] },
    { id: 'contracts', tulip: 'red', sources: ['contractsNow', 'contracts'] },
    { id: 'tulips', tulip: 'violet', sources: ['tulips'] },
  ],
} as const satisfies Readonly<Record<string, readonly Group[]>>;

/** How to break a tie, in the order of each game's `tieBreaks`. */
export const TIE_BREAKS = {
  valley: ['planted', 'stored', 'windmills'],
  solo: [],
  duel: ['guilder', 'tools'],
} as const;
export type TieBreak = 'planted' | 'stored' | 'windmills' | 'guilder' | 'tools';
export type Kind = keyof typeof GROUPS;

/** A game that has no groups of its own plants all it counts as one. */
export function groupsOf(kind: string, sheets: readonly Scoresheet[]): readonly Group[] {
  const sources = new Set(sheets.flatMap(({ lines }) => lines.map(({ source }) => source)));
  return kind in GROUPS ? GROUPS[kind as Kind] : [{ id: 'way', tulip: 'yellow', sources: [...sources] }];
}
export const tieBreaksOf = (kind: string): readonly TieBreak[] =>
  kind in TIE_BREAKS ? TIE_BREAKS[kind as Kind] : [];

/** Points of a sheet in a group. */
export const pointsIn = ({ sources }: Group, { lines }: Scoresheet): number =>
  lines.reduce((sum, { source, vp }) => (sources.includes(source) ? sum + vp : sum), 0);

/** What the group is called where these sheets are compared. */
export function nameOf(group: Group, sheets: readonly Scoresheet[]): GroupName {
  const brought = new Set(
    sheets.flatMap(({ lines }) =>
      lines.filter(({ source, vp }) => vp !== 0 && group.sources.includes(source)).map((it) => it.source),
    ),
  );
  const [only] = brought;
  return (brought.size === 1 && only !== undefined ? group.alone?.[only] : undefined) ?? group.id;
}
