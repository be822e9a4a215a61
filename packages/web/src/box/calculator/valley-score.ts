import type { Scoresheet } from '@polder/core';
import {
  COLOURS,
  COLUMNS,
  type Colour,
  type Contract,
  type Count,
  type Difficulty,
  defaultEdition,
  ROWS,
} from '@polder/valley';
import type { Picked, Source } from './facts.js';
import { type Farm, factOf, farmsOf, isGardener, type Patches, type ValleyTable } from './valley-facts.js';

/** The scoring of Windmill Valley from what can be seen on the table (SCO-1 to SCO-4, G-SCO-1). */

export const contractOf = (card: number): Contract | undefined =>
  defaultEdition.cards.find(({ id }) => id === card)?.contract;

export function planted(patches: Patches, colour?: Colour): number {
  return patches.flat().filter((bulb) => bulb !== null && (colour === undefined || bulb === colour)).length;
}

/** The colour of a full row that has only one. */
function singleColour(row: Patches[number]): Colour | undefined {
  const [first] = row;
  return first !== null && row.every((bulb) => bulb === first) ? first : undefined;
}

const isFull = (bulbs: readonly (Colour | null)[]): boolean => bulbs.every((bulb) => bulb !== null);

export const columnOf = (patches: Patches, at: number): (Colour | null)[] => patches.map((row) => row[at]);

const repeats = (bulbs: readonly (Colour | null)[]): boolean => {
  const colours = bulbs.filter((bulb) => bulb !== null);
  return new Set(colours).size < colours.length;
};

/** SCO-3 for each row. */
export function rowVps({ printed }: ValleyTable, { patches }: Farm, highest = false): number[] {
  return patches.map((row, i) => {
    if (!isFull(row)) return 0;
    const { mixed, single } = printed.rows[i];
    if (highest) return Math.max(mixed, single);
    return singleColour(row) === undefined ? mixed : single;
  });
}

/** SCO-4 for each column; `highest`: the colours don't matter. */
export function columnVps({ printed }: ValleyTable, { patches }: Farm, highest = false): number[] {
  return printed.columns.map(({ plus, minus }, at) => {
    const bulbs = columnOf(patches, at);
    if (!highest && repeats(bulbs)) return -minus || 0;
    return isFull(bulbs) ? plus : 0;
  });
}

/** SCO-2 for each group. */
export function groupVps({ emptied, patches }: Farm): number[] {
  return COLOURS.map((colour, i) =>
    emptied[i] ? defaultEdition.groups[i].vp * planted(patches, colour) : 0,
  );
}

/** What a Contract counts on this farm; undefined: it was not told yet. */
function countOn(farm: Farm, count: Count): number | undefined {
  const { patches, answers, contracts } = farm;
  const fact = factOf(count);
  const told = fact && answers[fact];
  if (fact && told === undefined) return undefined;
  switch (count.of) {
    case 'cards':
      // The starting card counts (CRD-2).
      return Number(told) + contracts.length + 1;
    case 'tools':
      return Math.floor(Number(told) / count.every);
    case 'fullRows':
      return patches.filter(
        (row) => isFull(row) && (count.colour === undefined || singleColour(row) === count.colour),
      ).length;
    case 'fullColumns':
      return Array.from({ length: COLUMNS }, (_, at) => at).filter((at) => isFull(columnOf(patches, at)))
        .length;
    case 'planted':
      return planted(patches, count.colour);
    default:
      return told;
  }
}

export interface Worth {
  /** How many of what it counts; undefined: it is counted by hand. */
  readonly count?: number;
  readonly vp: number;
}

/** SCO-1; undefined as long as something is not told. */
export function worthOf(farm: Farm, picked: Picked): Worth | undefined {
  if ('byHand' in picked) return picked.byHand === null ? undefined : { vp: picked.byHand };
  const contract = contractOf(picked.card);
  const count = contract && countOn(farm, contract.each);
  return contract === undefined || count === undefined ? undefined : { count, vp: contract.vp * count };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const highestOf = (difficulty: Difficulty, what: 'rows' | 'columns'): boolean =>
  defaultEdition.gardener.scoring[difficulty][what] === 'highest';

export const rowVpsAt = (table: ValleyTable, seat: number): number[] =>
  rowVps(table, farmsOf(table)[seat], isGardener(table, seat) && highestOf(table.difficulty, 'rows'));
export const columnVpsAt = (table: ValleyTable, seat: number): number[] =>
  columnVps(table, farmsOf(table)[seat], isGardener(table, seat) && highestOf(table.difficulty, 'columns'));

export const gardenerScoring = ({ difficulty }: ValleyTable) => defaultEdition.gardener.scoring[difficulty];

/** What is scored at this table, in the order of the sheet. */
const valleySources = ({ size }: ValleyTable): readonly Source[] =>
  size === 'solo'
    ? ['track', 'wish', 'contracts', 'groups', 'rows', 'columns', 'tiles', 'cards', 'bulbs']
    : ['track', 'contracts', 'groups', 'rows', 'columns'];

function vpOf(table: ValleyTable, seat: number, source: Source): number {
  const farm = farmsOf(table)[seat];
  const gardener = isGardener(table, seat);
  const { tile, card, bulbs } = gardenerScoring(table);
  switch (source) {
    case 'track':
      return farm.track ?? 0;
    case 'wish':
      return farm.answers.wish ?? 0;
    case 'contracts':
      return gardener ? 0 : sum(farm.contracts.map((picked) => worthOf(farm, picked)?.vp ?? 0));
    case 'groups':
      return gardener ? 0 : sum(groupVps(farm));
    case 'rows':
      return sum(rowVpsAt(table, seat));
    case 'columns':
      return sum(columnVpsAt(table, seat));
    case 'tiles':
      return gardener ? tile * (farm.answers.gardenerTiles ?? 0) : 0;
    case 'cards':
      return gardener ? card * (farm.answers.gardenerCards ?? 0) : 0;
    case 'bulbs':
      return gardener ? Math.floor(planted(farm.patches) / bulbs.every) * bulbs.vp : 0;
    case 'tulips':
      return 0;
  }
}

export function valleySheets(table: ValleyTable): Scoresheet[] {
  return farmsOf(table).map((_, seat) => {
    const lines = valleySources(table).map((source) => ({ source, vp: vpOf(table, seat, source) }));
    return { seat, lines, vp: sum(lines.map(({ vp }) => vp)) };
  });
}

/** Leftmost free Patches that something is planted behind of (PLT-1): rows, from 0. */
export const gaps = (patches: Patches): number[] =>
  Array.from({ length: ROWS }, (_, row) => row).filter((row) => {
    const free = patches[row].indexOf(null);
    return free >= 0 && patches[row].slice(free).some((bulb) => bulb !== null);
  });
