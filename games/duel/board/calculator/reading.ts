import { SPACES } from '@polder/duel';
import { MOST_VP } from '@polder/web/box/calculator/facts.js';
import {
  answersOf,
  bulbsOf,
  contractsOf,
  countOr,
  fieldsOf,
  listOf,
  nameOf,
} from '@polder/web/box/calculator/reading.js';
import {
  BOARD_FACTS,
  COLUMN_PLACES,
  type DuelTable,
  emptyDuel,
  PATCHES,
  ROW_PLACES,
  SIDE_FACTS,
  type Side,
} from './facts.js';
import { contractOf } from './lay-out.js';

function readSide(raw: unknown): Side {
  const { name, track, emptied, contracts, answers } = fieldsOf(raw);
  const isCard = (card: number): boolean => contractOf(card) !== undefined;
  return {
    name: nameOf(name),
    track: countOr(track, MOST_VP, null),
    emptied: COLUMN_PLACES.map((places, i) => countOr(listOf(emptied)[i], places, 0)),
    contracts: contractsOf(contracts, ROW_PLACES, isCard),
    answers: answersOf(SIDE_FACTS, answers),
  };
}

export function readDuel(raw: unknown): DuelTable {
  const { ring, patches, mills, board, sides } = fieldsOf(raw);
  return {
    ring: typeof ring === 'boolean' ? ring : emptyDuel().ring,
    patches: bulbsOf(patches, PATCHES, SPACES),
    mills: Array.from({ length: PATCHES }, (_, i) => countOr(listOf(mills)[i], 1, null)),
    board: answersOf(BOARD_FACTS, board),
    sides: [0, 1].map((seat) => readSide(listOf(sides)[seat])),
  };
}
