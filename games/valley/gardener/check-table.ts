import {
  all,
  type Check,
  colour,
  distinct,
  type EditionProblem,
  foundWords,
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
import { accept } from '../edition/accept.js';
import { COLUMNS, OFFERED, PLACES, ROWS, TRADE_SPACES } from '../edition/counts.js';
import { defaultEdition } from '../edition/default.js';
import { COLOURS, DIFFICULTIES, type Edition } from '../edition/types.js';
import { boxOf, type GardenerStock, type GardenerTable } from './table.js';

const SECTIONS = 6;
const NEUTRALS = 3;
const MOST_VP = 999;
const ROUND = int(1, 99);
/** Rows of Calendar rewards in play: you and the Gardener. */
const OPEN_ROWS = 2;

const isPlace: Check = (value, path, report) => {
  if (typeof value !== 'boolean') report(path, 'true or false', value);
};

/** Values of the wish from 1, the highest, that can be left for you; 0: not met (G-WSH-1). */
const YOUR_WISH = int(0, 2);

/** Everything that can't lie so on a table; nothing: it is a `GardenerTable`. The edition must be sound. */
export function checkTable(value: unknown, edition: Edition = defaultEdition): EditionProblem[] {
  accept(edition);
  const spaces = all(list(oneOf(edition.spaces.map(({ id }) => id)), 0, edition.spaces.length), distinct());
  const area = oneOf(edition.market.map(({ id }) => id));
  const columns = edition.calendar.columns.length;
  const tradeCard = int(1, edition.trade.length);
  const values = edition.startingCards[0].vp.length;
  const calendar = int(0, columns + 1);
  const windmills = all(spaces, atMost(edition.groups.reduce((sum, group) => sum + group.windmills, 0)));
  const box = boxOf(edition);

  const table = object<GardenerTable>({
    difficulty: oneOf(DIFFICULTIES),
    round: ROUND,
    lastRound: optional(ROUND),
    gate: int(1, edition.floodgate.rise.length),
    water: int(0, edition.water.max),
    tiles: list(isPlace, OFFERED.common + OFFERED.uncommon + OFFERED.unique),
    cards: list(isPlace, OFFERED.cards),
    left: optional(
      object<GardenerStock>({
        common: int(0, box.common),
        uncommon: int(0, box.uncommon),
        unique: int(0, box.unique),
        cards: int(0, box.cards),
      }),
    ),
    trade: all(
      object<GardenerTable['trade']>({
        card: nullable(tradeCard),
        next: optional(tradeCard),
        bulbs: list(nullable(colour), TRADE_SPACES),
      }),
      roomOnCard,
      nextIsAnother(edition.trade.length),
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
    you: object<GardenerTable['you']>({ windmills, calendar, wish: YOUR_WISH }),
    gardener: all(
      object<GardenerTable['gardener']>({
        board: oneOf(edition.wheels.large.map(({ id }) => id)),
        section: int(0, SECTIONS),
        calendar,
        wish: int(0, values),
        patches: list(list(colour, 0, COLUMNS), ROWS),
        windmills,
        vp: int(0, MOST_VP),
        tiles: int(0, box.common + box.uncommon + box.unique),
        cards: int(0, box.cards),
      }),
      sectionFitsCalendar,
      rowsBeginDifferently,
    ),
  });
  const whole = all(
    table,
    oneWindmillASpace,
    wishesFollow(calendar, values),
    lastRoundFollows(calendar, columns + 1),
  );
  return problemsOf(whole, value);
}

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
  if (bulbs.length === TRADE_SPACES && !bulbs.includes(null)) report(`${path}.bulbs`, 'a free space', bulbs);
};

/** The card beneath the top one is another, unless there is but one. */
function nextIsAnother(cards: number): Check {
  return (value, path, report) => {
    const card = get(value, 'card');
    if (cards > 1 && typeof card === 'number' && card === get(value, 'next')) {
      report(`${path}.next`, 'another card than the one on top', card);
    }
  };
}

/** Three places in each area; stacked markers are in the same one (MKT-1, MKT-4). */
const roomInAreas: Check = (value, path, report) => {
  const stacked = get(value, 'stacked') === true;
  const [you, gardener] = [get(value, 'you'), get(value, 'gardener')];
  if (stacked && you !== gardener) report(`${path}.you`, 'the area of the marker that it stands on', you);
  const markers = [...itemsOf(get(value, 'neutral')), gardener, ...(stacked ? [] : [you])];
  for (const area of new Set(markers)) {
    const count = markers.filter((it) => it === area).length;
    if (count > PLACES) report(path, `at most ${PLACES} markers in ${foundWords(area)}`, count);
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

/** A bulb goes into the row that begins with its colour while that has room (G-PLANT-1). */
const rowsBeginDifferently: Check = (value, path, report) => {
  const rows = itemsOf(get(value, 'patches')).map((row) => itemsOf(row));
  const firsts = rows.filter((row) => row.length < COLUMNS).map(([first]) => first);
  for (const colour of COLOURS) {
    if (firsts.filter((first) => first === colour).length < 2) continue;
    report(`${path}.patches`, 'one row with room for each colour that rows begin with', colour);
  }
};

/** Whether it may stand there at all; if not, that is reported already. */
const fits = (check: Check, value: unknown): value is number => problemsOf(check, value).length === 0;

/** The Gardener's marker climbs a value with each column, but not to the one that you hold (G-WSH-1). */
function wishesFollow(calendar: Check, values: number): Check {
  return (value, path, report) => {
    const [you, gardener] = [get(value, 'you'), get(value, 'gardener')];
    const [yours, its, column] = [get(you, 'wish'), get(gardener, 'wish'), get(gardener, 'calendar')];
    if (!fits(YOUR_WISH, yours) || !fits(int(0, values), its) || !fits(calendar, column)) return;
    if (yours === 2 && column < values) {
      report(`${path}you.wish`, '0 or 1 before the Gardener is on the highest value', yours);
    }
    const best = yours === 1 ? 2 : 1;
    const climbed = column === 0 ? 0 : Math.max(best, values + 1 - column);
    if (its !== climbed) {
      report(`${path}gardener.wish`, `${climbed} with its Calendar marker on ${column}`, its);
    }
  };
}

/**
 * The last round is known once somebody is in the last column: it is this one, or on Easy the next if you
 * have just come there (G-END-1).
 */
function lastRoundFollows(calendar: Check, end: number): Check {
  return (value, path, report) => {
    const yours = get(get(value, 'you'), 'calendar');
    const its = get(get(value, 'gardener'), 'calendar');
    const [round, last] = [get(value, 'round'), get(value, 'lastRound')];
    if (!fits(calendar, yours) || !fits(calendar, its) || !fits(ROUND, round)) return;
    if (last !== undefined && !fits(ROUND, last)) return;
    if (yours === end || its === end) {
      const extra = get(value, 'difficulty') === 'easy' && its !== end;
      int(round, extra ? round + 1 : round)(last, `${path}lastRound`, report);
    } else if (last !== undefined) {
      report(`${path}lastRound`, 'no such key before somebody is in the last column', last);
    }
  };
}
