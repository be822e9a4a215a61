import { seatCount } from '../rules/codes.js';
import { occupied, paths, reached } from '../rules/map.js';
import { after } from '../rules/market.js';
import { GARDENER, type State, tables } from '../rules/state.js';
import type { Why } from './why.js';

/** The space that the Gardener builds on (G-BLD); undefined: there is none. */
export function bestSpace(s: State): { readonly space: number; readonly why: Why } | undefined {
  const t = tables(s);
  const windmills = occupied(s);
  const first = windmills === 0;
  const candidates = spacesOf(first ? nearMarker(s) : reached(t, windmills) & ~windmills & t.allSpaces);
  if (candidates.length === 0) return undefined;
  const cost = Math.max(...candidates.map((space) => t.spaceCost[space]));
  const dearest = candidates.filter((space) => t.spaceCost[space] === cost);
  // Sorting is stable: spaces that are alike stay as they are listed.
  const [best, second] = dearest.sort((a, b) => compareTouched(s, a, b));
  if (first) return { space: best, why: 'firstWindmill' };
  if (second === undefined) return { space: best, why: 'dearest' };
  return { space: best, why: compareTouched(s, best, second) < 0 ? 'betterFields' : 'listedFirst' };
}

/** Spaces at the area of its marker; if there are none, at the next area that has some (one always has). */
function nearMarker(s: State): number {
  const { areaSpaces } = tables(s);
  let { area } = s.players[GARDENER];
  while (areaSpaces[area] === 0) area = after(area);
  return areaSpaces[area];
}

function spacesOf(mask: number): number[] {
  const spaces: number[] = [];
  for (let space = 0; mask >> space !== 0; space++) if ((mask >> space) & 1) spaces.push(space);
  return spaces;
}

/** The better best field wins, then the better second one, and so on; one field more is better. */
function compareTouched(s: State, a: number, b: number): number {
  const { touches } = tables(s).gardener;
  const [one, two] = [touches[a], touches[b]];
  const at = one.findIndex((liking, i) => liking !== two[i]);
  if (at >= 0 && at < two.length) return one[at] - two[at];
  return two.length - one.length;
}

/** Your Windmills on its way to the Market: of equally short ways the one with the fewest. */
export function pathOf(s: State, space: number): number {
  const [fewest] = paths(s, tables(s), GARDENER, space);
  return seatCount(fewest, 0);
}
