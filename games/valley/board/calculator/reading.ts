import { COLOURS, COLUMNS, DIFFICULTIES, defaultEdition, ROWS } from '@polder/valley';
import { MOST_VP } from '@polder/web/box/calculator/facts.js';
import {
  answersOf,
  bulbsOf,
  contractsOf,
  countOr,
  fieldsOf,
  listOf,
  nameOf,
  oneOf,
} from '@polder/web/box/calculator/reading.js';
import {
  emptyValley,
  type Farm,
  MOST_FARMS,
  MOST_PRINTED,
  SIZES,
  usualPrinted,
  VALLEY_FACTS,
  type ValleyTable,
} from './facts.js';
import { contractOf } from './lay-out.js';

function readFarm(raw: unknown): Farm {
  const { name, track, patches, emptied, contracts, answers } = fieldsOf(raw);
  const isCard = (card: number): boolean => contractOf(card) !== undefined;
  return {
    name: nameOf(name),
    track: countOr(track, MOST_VP, null),
    patches: bulbsOf(patches, ROWS, COLUMNS),
    emptied: COLOURS.map((_, i) => listOf(emptied)[i] === true),
    contracts: contractsOf(contracts, defaultEdition.contractPlaces, isCard),
    answers: answersOf(VALLEY_FACTS, answers),
  };
}

function readPrinted(raw: unknown): ValleyTable['printed'] {
  const { rows, columns } = fieldsOf(raw);
  const value = (list: unknown, i: number, key: string, usual: number): number =>
    countOr(fieldsOf(listOf(list)[i])[key], MOST_PRINTED, usual);
  return {
    rows: usualPrinted.rows.map(({ mixed, single }, i) => ({
      mixed: value(rows, i, 'mixed', mixed),
      single: value(rows, i, 'single', single),
    })),
    columns: usualPrinted.columns.map(({ plus, minus }, i) => ({
      plus: value(columns, i, 'plus', plus),
      minus: value(columns, i, 'minus', minus),
    })),
  };
}

export function readValley(raw: unknown): ValleyTable {
  const { size, difficulty, farms, gardener, printed } = fieldsOf(raw);
  const empty = emptyValley();
  return {
    size: oneOf(SIZES, size, empty.size),
    difficulty: oneOf(DIFFICULTIES, difficulty, empty.difficulty),
    farms: Array.from({ length: MOST_FARMS }, (_, seat) => readFarm(listOf(farms)[seat])),
    gardener: readFarm(gardener),
    printed: readPrinted(printed),
  };
}
