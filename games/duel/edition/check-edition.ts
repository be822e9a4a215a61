import {
  aboutCheck,
  all,
  type Check,
  colour,
  distinct,
  type EditionProblem,
  get,
  int,
  itemsOf,
  list,
  object,
  oneOf,
  optional,
  problemsOf,
  title,
} from '@polder/core/edition';
import { BULBS, contract, effect, effects, helper, PRICE } from './check-effects.js';
import { CENTRAL_SECTIONS, DEALS, HAND, OFFERED, PERSONAL_SECTIONS, PORTS, SEATS, SPACES } from './tables.js';
import {
  COLOURS,
  type Deal,
  type Demand,
  type Edition,
  type Export,
  type FarmCard,
  type MarketTile,
  type Price,
  TILE_KINDS,
  type Tile,
} from './types.js';

/** In hands, when the game starts (D-SET-5). */
const CARDS_DEALT = SEATS * HAND;

/** Sets of cards and of Windmill spaces are kept as bits of one number; the others are limits of reason. */
const MOST_PIECES = 30;
const MOST_PATCHES = 24;
/** Of one player. */
const MOST_WINDMILLS = 15;
const HIGHEST_COLUMN = 9;

/** Everything that is wrong with it; nothing: it is an `Edition`. */
export function checkEdition(value: unknown): EditionProblem[] {
  return problemsOf(edition, value);
}

const pieceId = int(1, 999);
/** Tools for a step or an action. */
const TOOLS = int(0, 9);
const COUNT = int(1, 99);

/** `least`: fewer of them can't be laid out whatever the stack. */
const pieces = (piece: Check, least: number): Check => all(list(piece, least, MOST_PIECES), distinct('id'));

const start = object<Edition['start']>({ guilder: PRICE, tools: int(0, 99), bulbs: list(colour, 0, 10) });

const wheels = object<Edition['wheels']>({
  personal: list(effects, PERSONAL_SECTIONS),
  central: list(effects, CENTRAL_SECTIONS),
  // With the one for Tools at most once around.
  freeSteps: int(1, PERSONAL_SECTIONS - 1),
  stepTools: TOOLS,
  secondTools: TOOLS,
});

const tile = object<Tile>({ id: pieceId, kind: oneOf(TILE_KINDS), effects });
const card = object<FarmCard>({ id: pieceId, helper, contract });

const price = object<Price>({ colour, vp: PRICE });
const half = all(list(price, 1, COLOURS.length), distinct('colour'));
const demand = object<Demand>({ id: pieceId, upper: half, lower: half });
const exportTile = object<Export>({ id: pieceId, effects });

const deals = list(object<Deal>({ cost: PRICE, bulbs: BULBS }), DEALS.length);
const marketTile = object<MarketTile>({ id: pieceId, deals });

const tileStack = int(1, MOST_PIECES - OFFERED.tiles - 1);
const cardDeck = int(1, MOST_PIECES - CARDS_DEALT - 1);
const column = int(0, HIGHEST_COLUMN);

const shape = object<Edition>({
  name: title,
  start,
  wheels,
  tileCost: object<Edition['tileCost']>({ wooden: PRICE, silver: PRICE }),
  tiles: pieces(tile, OFFERED.tiles + 2),
  tileStack,
  cards: pieces(card, CARDS_DEALT + 2),
  cardDeck,
  row: int(1, 6),
  scoreCost: PRICE,
  patches: list(list(effect, SPACES), 2, MOST_PATCHES),
  columns: list(column, COLOURS.length),
  rowCosts: list(PRICE, 1, HIGHEST_COLUMN),
  calendar: list(PRICE, 2, 12),
  marks: object<Edition['marks']>({ vp: int(1, 999), windmills: COUNT, delivered: COUNT }),
  demands: all(list(demand, PORTS), distinct('id')),
  exports: pieces(exportTile, PORTS),
  closedPort: int(1, PORTS),
  shipPort: int(1, PORTS),
  market: object<Edition['market']>({ tiles: pieces(marketTile, 4), back: deals }),
  safetyRound: int(1, 200),
  about: optional(aboutCheck),
});

/** For comparisons of parts that may be broken: what is, is reported already and counts as nothing. */
function sound(check: Check, value: unknown): number | undefined {
  return typeof value === 'number' && problemsOf(check, value).length === 0 ? value : undefined;
}

/** Enough for what is dealt, for the first stack, and one set aside for when that runs out. */
function enough(what: 'tiles' | 'cards', dealt: number, stack: 'tileStack' | 'cardDeck', fits: Check): Check {
  return (value, _path, report) => {
    const those = get(value, what);
    const stacked = sound(fits, get(value, stack));
    if (!Array.isArray(those) || stacked === undefined || those.length > dealt + stacked) return;
    const least = dealt + stacked + 1;
    report(what, `at least ${least}: ${dealt} dealt, ${stacked} in ${stack}, 1 set aside`, those);
  };
}

const windmillsFit: Check = (value, _path, report) => {
  const columns = itemsOf(get(value, 'columns')).map((one) => sound(column, one) ?? 0);
  const sum = columns.reduce((total, n) => total + n, 0);
  if (sum > MOST_WINDMILLS) report('columns', `at most ${MOST_WINDMILLS} Windmills in all`, sum);
  const highest = Math.max(0, ...columns);
  const costs = get(value, 'rowCosts');
  if (Array.isArray(costs) && costs.length > 0 && costs.length < highest) {
    report('rowCosts', `at least ${highest}, one for each row of the highest column`, costs);
  }
};

const shipIsInAnOpenPort: Check = (value, _path, report) => {
  const closed = get(value, 'closedPort');
  const ship = get(value, 'shipPort');
  if (typeof ship === 'number' && ship === closed)
    report('shipPort', 'another port than the closed one', ship);
};

/**
 * A turn must end, whatever leads to what. Of all that brings a further action,
 * - Plant uses up a space of a Patch, Build a Windmill, Enhance a section without a tile: none comes back;
 * - Farm takes a card of those that are left, and a Helper works once in a turn;
 * - Market and goods bring no further action, so they may be free;
 * - Trade uses up a bulb only, and bulbs come back: from the Market, from goods, from the Export itself.
 * So a round of actions that uses up nothing that runs out is one of Trades alone, each got from the
 * Export tile of the one before: no Export tile may show a Trade. One that leads to a Trade by way of a
 * Patch, a Windmill, a covered section or a Helper is safe, for it uses that up.
 */
const turnsEnd: Check = (value, _path, report) => {
  itemsOf(get(value, 'exports')).forEach((one, i) => {
    itemsOf(get(one, 'effects')).forEach((it, k) => {
      const what = get(it, 'do');
      if (what === 'trade') {
        report(`exports[${i}].effects[${k}].do`, 'no trade, which could go on for ever', what);
      }
    });
  });
};

const edition = all(
  shape,
  enough('tiles', OFFERED.tiles, 'tileStack', tileStack),
  enough('cards', CARDS_DEALT, 'cardDeck', cardDeck),
  windmillsFit,
  shipIsInAnOpenPort,
  turnsEnd,
);

/** The check of every edition. */
export const checkFor = (): Check => edition;
