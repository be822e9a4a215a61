import { COLOURS, type Colour, type Count, defaultEdition, SPACES } from '@polder/duel';
import { type Answers, MOST_GOODS, type Picked, replaced } from '@polder/web/box/calculator/facts.js';

/** A game of Windmill Valley Duel on the table, as far as it scores. */

/** Of one player. `counted-red`: red tulips next to own Windmills; `mills-red`: own Windmills next to one. */
export type SideFact =
  | `${'counted' | 'mills' | 'traded'}-${Colour}`
  | 'personalTiles'
  | 'scored'
  | 'guilder'
  | 'tools';
/** Of the whole board. `mixed-red`: Patches with a red tulip and another one. */
export type BoardFact = `mixed-${Colour}` | 'fullPatches';

export const SIDE_FACTS: readonly SideFact[] = [
  ...(['counted', 'mills', 'traded'] as const).flatMap((what) =>
    COLOURS.map((colour) => `${what}-${colour}` as const),
  ),
  'personalTiles',
  'scored',
  'guilder',
  'tools',
];
export const BOARD_FACTS: readonly BoardFact[] = [
  ...COLOURS.map((colour) => `mixed-${colour}` as const),
  'fullPatches',
];

export interface Side {
  readonly name: string;
  /** VP on the track; null: not entered yet. */
  readonly track: number | null;
  /** Emptied places of each colour's column: what its tulips are worth. */
  readonly emptied: readonly number[];
  /** Left in the Contract row, the oldest first. */
  readonly contracts: readonly Picked[];
  readonly answers: Answers<SideFact>;
}

export interface DuelTable {
  /** The ring of Patches is drawn here and counts by itself; else its facts are counted by hand. */
  readonly ring: boolean;
  readonly patches: readonly (readonly (Colour | null)[])[];
  /** Whose Windmill stands behind each Patch, clockwise; null: nobody's. */
  readonly mills: readonly (number | null)[];
  readonly board: Answers<BoardFact>;
  readonly sides: readonly Side[];
}

export const PATCHES = defaultEdition.patches.length;
/** Contracts that a row has room for. */
export const ROW_PLACES = defaultEdition.row;
/** Windmills of each column. */
export const COLUMN_PLACES = defaultEdition.columns;

export const emptySide = (): Side => ({
  name: '',
  track: null,
  emptied: COLOURS.map(() => 0),
  contracts: [],
  answers: {},
});

export const emptyDuel = (): DuelTable => ({
  ring: true,
  patches: Array.from({ length: PATCHES }, () => new Array<null>(SPACES).fill(null)),
  mills: new Array<null>(PATCHES).fill(null),
  board: {},
  sides: [emptySide(), emptySide()],
});

export const withSide = (table: DuelTable, seat: number, side: Side): DuelTable => ({
  ...table,
  sides: replaced(table.sides, seat, side),
});

export const builtOf = ({ emptied }: Side): number => emptied.reduce((sum, n) => sum + n, 0);

/** What has to be counted for a Contract, of the player and of the board. */
export function factsOf(
  count: Count,
  ring: boolean,
): { readonly side: readonly SideFact[]; readonly board: readonly BoardFact[] } {
  const side = (...facts: readonly SideFact[]) => ({ side: facts, board: [] });
  const board = (fact: BoardFact) => ({ side: [], board: ring ? [] : [fact] });
  switch (count.of) {
    case 'windmills':
      return ring ? side() : side(`mills-${count.colour}`);
    case 'traded':
      return side(...count.colours.map((colour) => `traded-${colour}` as const));
    case 'tradedPairs':
    case 'tradedColours':
      return side(...COLOURS.map((colour) => `traded-${colour}` as const));
    case 'mixedPatches':
      return board(`mixed-${count.colour}`);
    case 'fullPatches':
      return board('fullPatches');
    case 'personalTiles':
    case 'scored':
      return side(count.of);
  }
}

/** The largest answer that can be true. */
export function mostOf(fact: SideFact | BoardFact, side?: Side): number {
  if (fact === 'personalTiles') return defaultEdition.wheels.personal.length;
  if (fact === 'fullPatches' || fact.startsWith('mixed-')) return PATCHES;
  if (side && fact.startsWith('mills-')) return builtOf(side);
  return MOST_GOODS;
}
