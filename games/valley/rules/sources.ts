import { defineSources } from '@polder/core';
import type { Tables } from '../edition/tables.js';
import { patchName } from './patches.js';

/** Where VP come from while the game runs. `paid` is negative. */
export const VP_SOURCES = [
  'start',
  'floodgate',
  'water',
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
  'contractsNow',
  'paid',
] as const;
export type VpSource = (typeof VP_SOURCES)[number];
/** Index of each of them. */
export const VP = Object.fromEntries(VP_SOURCES.map((source, i) => [source, i])) as Readonly<
  Record<VpSource, number>
>;

const KINDS = [
  'setup',
  'turn',
  'wheel',
  'tile',
  'field',
  'patch',
  'market',
  'trade',
  'calendar',
  'helper',
  'start',
  'gardener',
] as const;
type Kind = (typeof KINDS)[number];

const { codes, kindIndex, kindOf, idOf } = defineSources(KINDS);

/** VP that come with a reward of this kind of source are counted here. */
const VP_OF: Readonly<Record<Kind, VpSource>> = {
  setup: 'start',
  turn: 'wheels',
  wheel: 'wheels',
  tile: 'wheels',
  field: 'fields',
  patch: 'patches',
  market: 'market',
  trade: 'trade',
  calendar: 'calendar',
  helper: 'helpers',
  start: 'helpers',
  gardener: 'water',
};
const VP_INDEX = KINDS.map((kind) => VP[VP_OF[kind]]);

export const SETUP = codes.setup;
export const TURN = codes.turn;

export const fromWheel = (side: number, section: number): number => codes.wheel + side * 16 + section;
export const fromTile = (tile: number): number => codes.tile + tile;
export const fromField = (field: number): number => codes.field + field;
export const fromPatch = (patch: number): number => codes.patch + patch;
export const fromMarket = (area: number): number => codes.market + area;
export const fromTrade = (card: number, quarter: number): number => codes.trade + card * 4 + quarter;
/** Row -1: the common reward. */
export const fromCalendar = (column: number, row: number): number => codes.calendar + column * 16 + row + 1;
export const isFromCalendar = (source: number): boolean => kindOf(source) === 'calendar';
export const fromHelper = (card: number): number => codes.helper + card;
export const fromStart = (card: number): number => codes.start + card;
export const fromGardener = (card: number): number => codes.gardener + card;

/** Index into VP_SOURCES for VP that this source gives. */
export function vpIndex(source: number): number {
  return VP_INDEX[kindIndex(source)];
}

export function sourceName(t: Tables, source: number): string {
  const kind = kindOf(source);
  const id = idOf(source);
  const { edition } = t;
  switch (kind) {
    case 'setup':
    case 'turn':
      return kind;
    case 'wheel':
      return `wheel:${id < 16 ? 'large' : 'small'}${(id % 16) + 1}`;
    case 'tile':
      return `tile:${edition.tiles[id].id}`;
    case 'field':
      return `field:${edition.fields[id].id}`;
    case 'patch':
      return `patch:${patchName(id)}`;
    case 'market':
      return `market:${edition.market[id].id}`;
    case 'trade':
      return `trade:${Math.floor(id / 4) + 1}.${(id % 4) + 1}`;
    case 'calendar': {
      const column = edition.calendar.columns[Math.floor(id / 16)].id;
      return `calendar:${column}.${id % 16 === 0 ? 'common' : id % 16}`;
    }
    case 'helper':
      return `helper:${edition.cards[id].id}`;
    case 'start':
      return `start:${edition.startingCards[id].id}`;
    case 'gardener':
      return `gardener:${edition.gardener.cards[id].id}`;
  }
}
