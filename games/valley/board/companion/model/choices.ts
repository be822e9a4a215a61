import { companionPaths, type Edition, type GardenerTable, PLACES } from '@polder/valley';
import { DEEDS, type Deed } from '../../../text/asks.js';
import { type Guide, tableBefore, tableIn } from './state.js';

/** What can be answered, so that nobody is asked for what can't be. */

export const count = <T>(list: readonly T[], it: T): number => list.filter((one) => one === it).length;

const upTo = (most: number): number[] => Array.from({ length: most + 1 }, (_, n) => n);

/** Speeds at which the water stayed on its track (FLO-2). */
export function gates(guide: Guide): readonly number[] {
  const { floodgate, water } = guide.edition;
  const level = tableBefore(guide).water;
  return floodgate.rise.flatMap((rise, i) => (level + rise <= water.max ? [i + 1] : []));
}

/** Where the water stood before you lowered it (WAT-1). */
export function risen(guide: Guide): number {
  return tableBefore(guide).water + guide.edition.floodgate.rise[tableIn(guide).gate - 1];
}

export const levels = (guide: Guide): readonly number[] => upTo(risen(guide));

export function deeds(guide: Guide): readonly Deed[] {
  const { you } = tableIn(guide);
  const { calendar } = guide.edition;
  const over = (deed: Deed): boolean =>
    (deed === 'build' && windmillsLeft(guide) === 0) ||
    (deed === 'calendar' && you.calendar > calendar.columns.length) ||
    (deed === 'wish' && you.wish > 0);
  return DEEDS.filter((deed) => !over(deed));
}

/** Yours, of those that you began with. */
export function windmillsLeft(guide: Guide): number {
  const all = guide.edition.groups.reduce((sum, { windmills }) => sum + windmills, 0);
  return all - tableIn(guide).you.windmills.length;
}

export function freeSpaces(guide: Guide): readonly string[] {
  const { you, gardener } = tableIn(guide);
  const taken = [...you.windmills, ...gardener.windmills];
  return guide.edition.spaces.flatMap(({ id }) => (taken.includes(id) ? [] : [id]));
}

/** VP that the Gardener may have got for its Windmills on the ways of those that you built (BLD-3). */
export function ways(guide: Guide): readonly number[] {
  const table = tableIn(guide);
  const before = tableBefore(guide).you.windmills;
  const built = table.you.windmills.slice(before.length);
  let sums: ReadonlySet<number> = new Set([0]);
  built.forEach((space, i) => {
    const then = { ...table, you: { ...table.you, windmills: [...before, ...built.slice(0, i)] } };
    const vp = companionPaths(then, space, guide.edition);
    sums = new Set([...sums].flatMap((sum) => vp.map((n) => sum + n)));
  });
  return [...sums].sort((a, b) => a - b);
}

/** Places taken in an area by others than you. */
const others = ({ market }: GardenerTable, area: string): number =>
  count(market.neutral, area) + (market.gardener === area ? 1 : 0);

/** Moves of a neutral marker to an area with room (MKT-3). */
export function neutrals(guide: Guide): readonly { readonly from: string; readonly to: string }[] {
  const table = tableIn(guide);
  const areas = guide.edition.market.map(({ id }) => id);
  return areas.flatMap((from) =>
    areas
      .filter((to) => to !== from && table.market.neutral.includes(from) && others(table, to) < PLACES)
      .map((to) => ({ from, to })),
  );
}

/** You stand on its marker there: the area has no other place (MKT-4). */
export const standsOn = (table: GardenerTable, area: string): boolean =>
  area === table.market.gardener && others(table, area) >= PLACES;

/** Areas where your marker can be. */
export function areas(guide: Guide): readonly string[] {
  const table = tableIn(guide);
  return guide.edition.market.flatMap(({ id }) =>
    others(table, id) < PLACES || standsOn(table, id) ? [id] : [],
  );
}

/** Nobody circles the Market more often in a turn. */
const MOST_STANDS = 3;

/** How often you may have stood on its marker. */
export function stands(guide: Guide): readonly number[] {
  const [before, now] = [tableBefore(guide), tableIn(guide)];
  const { gardener, stacked } = now.market;
  if (!standsOn(before, gardener) && !standsOn(now, gardener)) return [0];
  return upTo(MOST_STANDS).slice(stacked ? 1 : 0);
}

/** What standing on its marker gives it (G-MKT). */
export const standingVp = ({ stackCost, gardener }: Edition): number => stackCost * gardener.worth.guilder;

/** Two rows of unique rewards are open (SET-11). */
const OPEN_ROWS = 2;

/** Rows that you may have covered, where that matters to the Gardener; 0: none. */
export function rows(guide: Guide): readonly number[] {
  const { you, gardener, covered } = tableIn(guide);
  const column = covered[you.calendar - 1];
  if (column === undefined || gardener.calendar >= you.calendar) return [0];
  return upTo(OPEN_ROWS).filter((row) => !column.includes(row));
}

export const farmPlaces = (guide: Guide): readonly number[] =>
  tableIn(guide).cards.flatMap((lies, i) => (lies ? [i + 1] : []));
