import { COLOURS, DIFFICULTIES } from '@polder/valley';
import type { Answers, Ask } from '../../../text/asks.js';
import {
  areas,
  deeds,
  farmPlaces,
  freeSpaces,
  gates,
  levels,
  neutrals,
  rows,
  stands,
  ways,
  windmillsLeft,
} from './choices.js';
import { type Guide, tableIn } from './state.js';

/** Whether a value answers the question; it may come from an older page or from somebody's hand. */
type Accepts = (value: unknown, guide: Guide) => boolean;

const among = (values: readonly unknown[], value: unknown): boolean => values.includes(value);
const isDone: Accepts = (value) => value === true;
const isList = (value: unknown, length: number, is: (it: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length === length && value.every(is);
const differ = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
const field = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isBulb = (value: unknown): boolean => value === null || among(COLOURS, value);
const idsOf = (things: readonly { readonly id: unknown }[]): unknown[] => things.map(({ id }) => id);
const isWhole = (value: unknown, from: number, to: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
export const MOST_VP = 999;

const ACCEPTS: Readonly<Record<Ask, Accepts>> = {
  difficulty: (value) => among(DIFFICULTIES, value),
  deck: (value) => among(['app', 'own'], value),
  layOut: isDone,
  board: (value, { edition }) => among(idsOf(edition.wheels.large), value),
  wish: (value, { edition }) => among(idsOf(edition.startingCards), value),
  area: (value, { edition }) => among(idsOf(edition.market), value),
  markers: isDone,

  gate: (value, guide) => among(gates(guide), value),
  water: (value, guide) => among(levels(guide), value),
  did: (value, guide) =>
    Array.isArray(value) && differ(value) && value.every((it) => among(deeds(guide), it)),
  built: (value, guide) =>
    Array.isArray(value) &&
    isWhole(value.length, 1, windmillsLeft(guide)) &&
    differ(value) &&
    value.every((it) => among(freeSpaces(guide), it)),
  path: (value, guide) => among(ways(guide), value),
  neutral: (value, guide) =>
    value === null ||
    neutrals(guide).some(({ from, to }) => from === field(value, 'from') && to === field(value, 'to')),
  moved: (value, guide) => among(areas(guide), value),
  stood: (value, guide) => among(stands(guide), value),
  trade(value, guide) {
    const bulbs = field(value, 'bulbs');
    const { length } = tableIn(guide).trade.bulbs;
    // A full card is cleared at once (TRD-2).
    return isFlag(field(value, 'fresh')) && isList(bulbs, length, isBulb) && among(bulbs as unknown[], null);
  },
  covered: (value, guide) => among(rows(guide), value),
  offers(value, guide) {
    const { tiles, cards } = tableIn(guide);
    return (
      isList(field(value, 'tiles'), tiles.length, isFlag) &&
      isList(field(value, 'cards'), cards.length, isFlag)
    );
  },

  draw: isDone,
  cardGate: (value) => isWhole(value, -2, 2),
  cardColour: (value) => among(COLOURS, value),
  cardLowers: isFlag,
  cardTrade: (value, guide) => isWhole(value, 1, tableIn(guide).trade.bulbs.length),
  cardOrder: (value, { need: { colours = [] } }) =>
    isList(value, colours.length, (it) => among(colours, it)) && differ(value as unknown[]),
  backTiles: (value) =>
    among(['left', 'right'], field(value, 'common')) && among(['uncommon', 'unique'], field(value, 'other')),
  backFarm: (value, guide) => among(farmPlaces(guide), value),
  tradeCard: (value, { edition }) => isWhole(value, 1, edition.trade.length),
  tradeNext: (value, guide) =>
    isWhole(value, 1, guide.edition.trade.length) && value !== tableIn(guide).trade.card,

  turn: isDone,
  yours: (value) => isWhole(value, 0, MOST_VP),
};

export const isAsk = (ask: unknown): ask is Ask => typeof ask === 'string' && Object.hasOwn(ACCEPTS, ask);

export function accepts<A extends Ask>(
  guide: Guide,
  given: { readonly ask: A; readonly value: Answers[A] },
): boolean {
  return ACCEPTS[given.ask](given.value, guide);
}
