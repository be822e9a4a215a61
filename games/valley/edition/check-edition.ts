import {
  aboutCheck,
  all,
  ascending,
  type Check,
  colour,
  distinct,
  type EditionProblem,
  get,
  id,
  int,
  itemsOf,
  join,
  list,
  notDecreasing,
  notIncreasing,
  nullable,
  object,
  oneOf,
  optional,
  problemsOf,
  shaped,
  title,
  yes,
} from '@polder/core/edition';
import { contract, effectChecks, VP, wish } from './check-effects.js';
import { gardenerCheck, gardenerHolds } from './check-gardener.js';
import { mapHolds } from './check-map.js';
import { AREAS, COLUMNS, MOST_PLAYERS, OFFERED, ROWS, TRADE_SPACES } from './counts.js';
import { DIGIT } from './effects.js';
import type { CalendarColumn, Edition, FarmCard, Field, MarketArea } from './types.js';
import { CARD_GROUPS, COLOURS, type Space, type StartingCard, TILE_KINDS, type Tile } from './types.js';

/** Sets of these are kept as bits of one number. */
const MOST_TILES = 32;
const MOST_SPACES = 31;
const MOST_CARDS = 99;

/** Everything that is wrong with it; nothing: it is an `Edition`. */
export const checkEdition = (value: unknown): EditionProblem[] => problemsOf(checkFor(value), value);

/** The check of an edition with this track of Guilder: nothing costs or gives more than anybody can have. */
export function checkFor(value: unknown): Check {
  const guilderMax = get(value, 'guilderMax');
  // If it is wrong itself, it shall not make every price wrong too.
  const known = problemsOf(GUILDER_MAX, guilderMax).length === 0;
  return editionCheck(known ? Number(guilderMax) : MOST_GUILDER);
}

const MOST_GUILDER = 99;
const GUILDER_MAX = int(1, MOST_GUILDER);

function editionCheck(guilderMax: number): Check {
  const price = int(0, guilderMax);
  const effects = effectChecks(guilderMax);

  const start = object<Edition['start']>({
    vp: VP,
    tools: int(0, 99),
    guilder: list(price, MOST_PLAYERS),
    bulbs: list(colour, MOST_PLAYERS),
  });

  const storage = all(
    object<Edition['storage']>({ free: int(1, MOST_STORED), paid: list(price, 0, MOST_STORED) }),
    storageFits,
  );

  const floodgate = object<Edition['floodgate']>({
    up: list(object<Edition['floodgate']['up'][number]>({ cost: price, vp: VP }), 2),
    rise: all(list(int(0, 9), 3), notDecreasing, stillAtFirst),
  });

  const section = object<Edition['water']['sections'][number]>({
    to: int(0, 99),
    guilder: int(0, 9),
    vp: int(0, 9),
  });
  const water = all(
    object<Edition['water']>({
      max: int(1, 99),
      sections: all(list(all(section, paysSomething), 1, 9), ascending('to')),
    }),
    sectionsEndAtMax,
  );

  const board = object<Edition['wheels']['large'][number]>({ id, sections: list(effects.plain, 6) });
  const wheels = object<Edition['wheels']>({
    large: all(list(board, MOST_PLAYERS), distinct('id')),
    small: list(effects.plain, 5),
    maxSteps: int(3, 5),
  });

  const card = object<FarmCard>({
    id: int(1, 999),
    group: oneOf(CARD_GROUPS),
    helper: effects.ability,
    contract,
  });
  const startingCard = object<StartingCard>({
    id: int(1, 999),
    ability: effects.ability,
    wish,
    vp: all(list(VP, 3), notIncreasing),
  });

  const space = object<Space>({
    id,
    cost: price,
    market: optional(id),
    links: all(list(id, 0, MOST_SPACES), distinct()),
    fields: all(list(id, 0, MOST_TOUCHED), distinct()),
  });
  const field = object<Field>({ id, reward: effects.plain });
  const area = object<MarketArea>({ id, rewards: list(effects.plain, 1, 8) });

  const column = object<CalendarColumn>({
    id,
    common: effects.plain,
    unique: list(effects.plain, MOST_PLAYERS),
  });
  const calendar = all(
    object<Edition['calendar']>({
      columns: all(list(column, 3), distinct('id')),
      end: object<Edition['calendar']['end']>({ id, vp: all(list(VP, MOST_PLAYERS), notIncreasing) }),
    }),
    endIsAnotherColumn,
  );

  const group = object<Edition['groups'][number]>({ windmills: DIGIT, vp: VP });

  return all(
    object<Edition>({
      name: title,
      start,
      guilderMax: GUILDER_MAX,
      storage,
      floodgate,
      water,
      wheels,
      noAction: price,
      tileCost: object<Edition['tileCost']>({ common: price, uncommon: price, unique: price }),
      refreshCost: price,
      neutralCost: price,
      stackCost: price,
      tiles: tilesCheck(effects.onTile),
      cards: all(list(card, OFFERED.cards, MOST_CARDS), distinct('id')),
      startingCards: all(list(startingCard, MOST_PLAYERS + 1, 8), distinct('id')),
      helperPlaces: list(VP, 3),
      contractPlaces: int(3, 3),
      spaces: all(list(space, 1, MOST_SPACES), distinct('id')),
      fields: all(list(field, 1, MOST_FIELDS), distinct('id')),
      market: all(list(area, AREAS), distinct('id')),
      calendar,
      patches: list(list(nullable(effects.plain), COLUMNS), ROWS),
      rows: list(object<Edition['rows'][number]>({ mixed: VP, single: VP }), ROWS),
      columns: list(object<Edition['columns'][number]>({ plus: VP, minus: VP }), COLUMNS),
      groups: all(list(group, COLOURS.length), windmillsFit),
      trade: list(list(effects.plain, TRADE_SPACES), 1, 8),
      gardener: gardenerCheck(effects.plain),
      about: optional(aboutCheck),
    }),
    mapHolds,
    gardenerHolds,
    turnsEnd,
  );
}

const MOST_STORED = 20;
const MOST_FIELDS = 99;
/** Fields at one space, whose rewards are all taken in one go. */
const MOST_TOUCHED = 8;
/** Of one player: the Windmills on a chain are counted in four bits each. */
const MOST_WINDMILLS = 15;

/** Ids are the numbers 1 to n, in whatever order; each kind has enough tiles for the offer. */
function tilesCheck(effect: Check): Check {
  const tilesUpTo = (most: number): Check => {
    const id = int(1, Math.max(1, Math.min(most, MOST_TILES)));
    const tile = object<Tile>({ id, kind: oneOf(TILE_KINDS), copies: DIGIT, effect, plus: optional(yes) });
    return all(list(tile, 1, MOST_TILES), distinct('id'));
  };
  return shaped(tilesUpTo(MOST_TILES).shape, (value, path, report) => {
    const tiles = itemsOf(value);
    tilesUpTo(tiles.length)(value, path, report);
    if (!Array.isArray(value)) return;
    for (const kind of TILE_KINDS) {
      const copies = tiles.filter((one) => get(one, 'kind') === kind).map((one) => get(one, 'copies'));
      // Not a number: the copies of one are broken, which is reported already.
      const stock = copies.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : Number.NaN), 0);
      if (stock < OFFERED[kind]) report(path, `at least ${OFFERED[kind]} ${kind} in all copies`, stock);
    }
  });
}

const storageFits: Check = (value, path, report) => {
  const free = get(value, 'free');
  const paid = get(value, 'paid');
  if (typeof free !== 'number' || !Array.isArray(paid) || free + paid.length <= MOST_STORED) return;
  report(path, `at most ${MOST_STORED} places, free and paid`, free + paid.length);
};

const windmillsFit: Check = (value, path, report) => {
  const counts = itemsOf(value).map((group) => get(group, 'windmills'));
  const sum = counts.reduce<number>((total, n) => total + (typeof n === 'number' ? n : 0), 0);
  if (sum > MOST_WINDMILLS) report(path, `at most ${MOST_WINDMILLS} windmills in all`, sum);
};

/** At speed 1 the water stays, so that a player with the water at its top can go on (FLO-2). */
const stillAtFirst: Check = (value, path, report) => {
  const first = itemsOf(value)[0];
  if (typeof first === 'number' && first !== 0) report(`${path}[0]`, '0', first);
};

const paysSomething: Check = (value, path, report) => {
  if (get(value, 'guilder') === 0 && get(value, 'vp') === 0)
    report(path, 'more than 0 of guilder or vp', value);
};

const sectionsEndAtMax: Check = (value, path, report) => {
  const max = get(value, 'max');
  const sections = itemsOf(get(value, 'sections'));
  const last = sections.length - 1;
  const to = get(sections[last], 'to');
  if (typeof max === 'number' && typeof to === 'number' && to !== max) {
    report(`${join(path, 'sections')}[${last}].to`, `${max}, the highest water`, to);
  }
};

const endIsAnotherColumn: Check = (value, path, report) => {
  const end = get(get(value, 'end'), 'id');
  const columns = itemsOf(get(value, 'columns')).map((column) => get(column, 'id'));
  if (typeof end === 'string' && columns.includes(end)) {
    report(`${join(path, 'end')}.id`, 'not the id of another column', end);
  }
};

/**
 * Markets and trade cards are the two that can be used again and again in a turn; a turn ends only if
 * neither leads back to itself. (All else runs out: Windmills, Patches, Helpers once a turn.)
 */
const turnsEnd: Check = (value, _path, report) => {
  const effectsIn = (lists: readonly unknown[]) =>
    lists.map((one) => itemsOf(one).map((it) => get(it, 'do')));
  const cards = effectsIn(itemsOf(get(value, 'trade')));
  const areas = effectsIn(itemsOf(get(value, 'market')).map((area) => get(area, 'rewards')));
  const cardsVisit = cards.some((card) => card.includes('market') || card.includes('marketReward'));
  areas.forEach((area, i) => {
    area.forEach((what, k) => {
      const path = `market[${i}].rewards[${k}].do`;
      if (what === 'market' || what === 'marketReward')
        report(path, 'nothing that leads back to the Market', what);
      if (what === 'trade' && cardsVisit)
        report(path, 'no trade while a trade card leads to the Market', what);
    });
  });
  cards.forEach((card, i) => {
    card.forEach((what, k) => {
      if (what === 'trade') report(`trade[${i}][${k}].do`, 'nothing that leads back to Foreign Trade', what);
    });
  });
};
