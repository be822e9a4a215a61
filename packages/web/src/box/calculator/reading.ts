import { COLOURS, type Colour, SPACES } from '@polder/duel';
import { COLUMNS, DIFFICULTIES, defaultEdition, ROWS } from '@polder/valley';
import { type Fields, isFields, LONGEST_NAME } from '../../session/guards.js';
import {
  BOARD_FACTS,
  COLUMN_PLACES,
  type DuelTable,
  emptyDuel,
  PATCHES,
  ROW_PLACES,
  SIDE_FACTS,
  type Side,
} from './duel-facts.js';
import { contractOf as duelContract } from './duel-score.js';
import { type Answers, MOST_VP, type Picked } from './facts.js';
import {
  emptyValley,
  type Farm,
  MOST_FARMS,
  MOST_PRINTED,
  SIZES,
  usualPrinted,
  VALLEY_FACTS,
  type ValleyTable,
} from './valley-facts.js';
import { contractOf as valleyContract } from './valley-score.js';

/**
 * What was stored comes from an older page, or from somebody's hand. Only what is known is taken over; the
 * rest is as if it had never been entered.
 */

const fieldsOf = (raw: unknown): Fields => (isFields(raw) ? raw : {});
const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : []);

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
const countOr = <Else>(value: unknown, most: number, otherwise: Else): number | Else =>
  isCount(value, most) ? value : otherwise;
const oneOf = <T>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find((it) => it === value) ?? otherwise;

const bulbOr = (value: unknown): Colour | null => COLOURS.find((colour) => colour === value) ?? null;
const bulbs = (raw: unknown, rows: number, length: number): (Colour | null)[][] =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length }, (__, at) => bulbOr(listOf(listOf(raw)[row])[at])),
  );

function answersOf<Fact extends string>(facts: readonly Fact[], raw: unknown): Answers<Fact> {
  const told = fieldsOf(raw);
  const known = facts.filter((fact) => isCount(told[fact], MOST_VP)).map((fact) => [fact, told[fact]]);
  return Object.fromEntries(known) as Answers<Fact>;
}

function contractsOf(raw: unknown, most: number, isCard: (card: number) => boolean): Picked[] {
  const read = (item: unknown): Picked[] => {
    const { card, byHand } = fieldsOf(item);
    if (isCount(card, MOST_VP)) return isCard(card) ? [{ card }] : [];
    return byHand === null || isCount(byHand, MOST_VP) ? [{ byHand }] : [];
  };
  return listOf(raw).flatMap(read).slice(0, most);
}

const nameOf = (raw: unknown): string => (typeof raw === 'string' ? raw.slice(0, LONGEST_NAME) : '');

function readFarm(raw: unknown): Farm {
  const { name, track, patches, emptied, contracts, answers } = fieldsOf(raw);
  const isCard = (card: number): boolean => valleyContract(card) !== undefined;
  return {
    name: nameOf(name),
    track: countOr(track, MOST_VP, null),
    patches: bulbs(patches, ROWS, COLUMNS),
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

function readSide(raw: unknown): Side {
  const { name, track, emptied, contracts, answers } = fieldsOf(raw);
  const isCard = (card: number): boolean => duelContract(card) !== undefined;
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
    patches: bulbs(patches, PATCHES, SPACES),
    mills: Array.from({ length: PATCHES }, (_, i) => countOr(listOf(mills)[i], 1, null)),
    board: answersOf(BOARD_FACTS, board),
    sides: [0, 1].map((seat) => readSide(listOf(sides)[seat])),
  };
}

/** What somebody is counting; both games at once, so that neither is lost by looking at the other. */
export interface Draft {
  readonly game: 'valley' | 'duel';
  readonly valley: ValleyTable;
  readonly duel: DuelTable;
  /** The results, by id, that these two were kept as: kept again, they take their place. */
  readonly kept: { readonly valley?: string; readonly duel?: string };
}

export function readDraft(raw: unknown): Draft {
  const { game, valley, duel, kept } = fieldsOf(raw);
  const ids = fieldsOf(kept);
  return {
    game: game === 'duel' ? 'duel' : 'valley',
    valley: readValley(valley),
    duel: readDuel(duel),
    kept: {
      ...(typeof ids.valley === 'string' ? { valley: ids.valley } : {}),
      ...(typeof ids.duel === 'string' ? { duel: ids.duel } : {}),
    },
  };
}
