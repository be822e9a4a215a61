import {
  all,
  type Check,
  colour,
  distinct,
  type EditionProblem,
  get,
  int,
  itemsOf,
  list,
  nullable,
  object,
  oneOf,
  optional,
  problemsOf,
  yes,
} from '@polder/core/edition';
import { COLUMNS, ROWS } from '../edition/tables.js';
import { DIFFICULTIES, type Edition } from '../edition/types.js';
import type { GardenerTable } from './table.js';

const SECTIONS = 6;
const NEUTRALS = 3;
const BULBS = 4;
const PLACES = 3;
const MOST_VP = 999;
const MOST_ROUNDS = 99;
const STACK = int(0, 99);
/** Rows of Calendar rewards in play: you and the Gardener. */
const OPEN_ROWS = 2;

const isPlace: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'true or false', value);
};

/** Everything that can't lie so on a table; nothing: it is a `GardenerTable`. */
export function checkTable(value: unknown, edition: Edition): EditionProblem[] {
  const spaces = all(list(oneOf(edition.spaces.map(({ id }) => id)), 0, edition.spaces.length), distinct());
  const area = oneOf(edition.market.map(({ id }) => id));
  const columns = edition.calendar.columns.length;
  const tradeCard = int(1, edition.trade.length);
  const wish = int(0, edition.startingCards[0].vp.length);
  const calendar = int(0, columns + 1);
  const windmills = edition.groups.reduce((sum, group) => sum + group.windmills, 0);

  const table = object<GardenerTable>({
    difficulty: oneOf(DIFFICULTIES),
    round: int(1, MOST_ROUNDS),
    lastRound: optional(int(1, MOST_ROUNDS)),
    gate: int(1, edition.floodgate.rise.length),
    water: int(0, edition.water.max),
    tiles: list(isPlace, 4),
    cards: list(isPlace, 3),
    left: optional(
      object<NonNullable<GardenerTable['left']>>({
        common: STACK,
        uncommon: STACK,
        unique: STACK,
        cards: STACK,
      }),
    ),
    trade: all(
      object<GardenerTable['trade']>({
        card: nullable(tradeCard),
        next: optional(tradeCard),
        bulbs: list(nullable(colour), BULBS),
      }),
      roomOnCard,
    ),
    market: all(
      object<GardenerTable['market']>({
        you: area,
        gardener: area,
        neutral: list(area, NEUTRALS),
        stacked: optional(yes),
      }),
      roomInAreas,
    ),
    covered: list(all(list(int(1, OPEN_ROWS), 0, OPEN_ROWS), distinct()), columns),
    wish: cardId(edition.startingCards.map(({ id }) => id)),
    you: object<GardenerTable['you']>({ windmills: spaces, calendar, wish }),
    gardener: all(
      object<GardenerTable['gardener']>({
        board: oneOf(edition.wheels.large.map(({ id }) => id)),
        section: int(0, SECTIONS),
        calendar,
        wish,
        patches: list(list(colour, 0, COLUMNS), ROWS),
        windmills: all(spaces, atMost(windmills)),
        vp: int(0, MOST_VP),
        tiles: int(0, MOST_COLLECTED),
        cards: int(0, edition.cards.length - PLACES),
      }),
      sectionFitsCalendar,
    ),
  });
  return problemsOf(all(table, oneWindmillASpace, wishesDiffer), value);
}

/** More than it can have collected in any game. */
const MOST_COLLECTED = 40;

function cardId(ids: readonly number[]): Check {
  return (value, path, report) => {
    if (typeof value !== 'number' || !ids.includes(value)) report(path, `one of ${ids.join(', ')}`, value);
  };
}

function atMost(windmills: number): Check {
  return (value, path, report) => {
    if (itemsOf(value).length > windmills) report(path, `at most ${windmills} Windmills`, value);
  };
}

/** A full trade card is cleared at once (TRD-2). */
const roomOnCard: Check = (value, path, report) => {
  const bulbs = itemsOf(get(value, 'bulbs'));
  if (bulbs.length === BULBS && !bulbs.includes(null)) report(`${path}.bulbs`, 'a free space', bulbs);
  const card = get(value, 'card');
  if (typeof card === 'number' && card === get(value, 'next')) {
    report(`${path}.next`, 'another card than the one on top', card);
  }
};

/** Three places in each area; stacked markers are in the same one (MKT-1, MKT-4). */
const roomInAreas: Check = (value, path, report) => {
  const stacked = get(value, 'stacked') === true;
  const [you, gardener] = [get(value, 'you'), get(value, 'gardener')];
  if (stacked && you !== gardener) report(`${path}.you`, 'the area of the marker that it stands on', you);
  const markers = [...itemsOf(get(value, 'neutral')), gardener, ...(stacked ? [] : [you])];
  for (const area of new Set(markers)) {
    const count = markers.filter((it) => it === area).length;
    if (count > PLACES) report(path, `at most ${PLACES} markers in ${String(area)}`, count);
  }
};

/** Before a full turn has ended the last section can't be under the arrow (WHL-1). */
const sectionFitsCalendar: Check = (value, path, report) => {
  const [section, calendar] = [get(value, 'section'), get(value, 'calendar')];
  if (section === 0 && calendar !== 0 && typeof calendar === 'number') {
    report(`${path}.section`, 'a section under the arrow after a full turn', section);
  }
  if (section === SECTIONS && calendar === 0) {
    report(`${path}.calendar`, 'at least 1: the last section ends a full turn', calendar);
  }
};

const oneWindmillASpace: Check = (value, path, report) => {
  const yours = itemsOf(get(get(value, 'you'), 'windmills'));
  const shared = itemsOf(get(get(value, 'gardener'), 'windmills')).find((space) => yours.includes(space));
  if (shared !== undefined) {
    report(`${path}gardener.windmills`, 'no space with one of your Windmills', shared);
  }
};

const wishesDiffer: Check = (value, path, report) => {
  const wish = get(get(value, 'gardener'), 'wish');
  if (typeof wish === 'number' && wish > 0 && wish === get(get(value, 'you'), 'wish')) {
    report(`${path}gardener.wish`, 'another value than yours', wish);
  }
};
