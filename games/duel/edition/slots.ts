import { each, type Slot, slotsIn } from '@polder/core/edition';
import type { Edition } from './types.js';

/*
 * Everything that is printed and may differ in somebody's box, with the tag that the tables of the default edition
 * have (default*.ts).
 */

/** Tiles that the rulebook shows, by their index. */
const STATED_TILES = [12, 13, 14, 16, 18, 20];

const stated = (paths: readonly string[]): Readonly<Record<string, 'R'>> =>
  Object.fromEntries(paths.map((path) => [path, 'R' as const]));

/** In the order in which a person goes through the box. */
export function slotsOf({
  patches,
  wheels,
  tiles,
  cards,
  demands,
  exports,
  market,
  columns,
  rowCosts,
}: Edition): Slot[] {
  return [
    ...slotsIn(
      'patches',
      patches.flatMap((patch, i) => each(`patches[${i}]`, patch.length)),
      'O',
    ),
    ...slotsIn('personal', each('wheels.personal', wheels.personal.length), 'O'),
    ...slotsIn(
      'central',
      each('wheels.central', wheels.central.length),
      'O',
      stated(['wheels.central[1]', 'wheels.central[3]']),
    ),
    ...slotsIn('tiles', each('tiles', tiles.length), 'O', stated(STATED_TILES.map((i) => `tiles[${i}]`))),
    ...slotsIn('helpers', each('cards', cards.length, '.helper'), 'O'),
    ...slotsIn(
      'contracts',
      each('cards', cards.length, '.contract'),
      'O',
      stated(['cards[7].contract', 'cards[9].contract']),
    ),
    ...slotsIn(
      'demands',
      demands.flatMap((_, i) => [`demands[${i}].upper`, `demands[${i}].lower`]),
      'O',
    ),
    ...slotsIn('exports', each('exports', exports.length, '.effects'), 'O'),
    ...slotsIn(
      'deals',
      market.tiles.flatMap(({ deals }, i) => each(`market.tiles[${i}].deals`, deals.length)),
      'O',
      stated(['market.tiles[0].deals[0]']),
    ),
    ...slotsIn('back', each('market.back', market.back.length), 'O'),
    ...slotsIn('windmills', each('columns', columns.length), 'D'),
    ...slotsIn('costs', each('rowCosts', rowCosts.length), 'O', stated(['rowCosts[1]'])),
    ...slotsIn('calendar', ['calendar'], 'O'),
    ...slotsIn('ports', ['closedPort', 'shipPort'], 'O'),
    ...slotsIn('numbers', ['start', 'wheels.freeSteps', 'wheels.stepTools', 'wheels.secondTools'], 'R'),
    ...slotsIn('numbers', ['tileCost', 'tileStack', 'cardDeck', 'row', 'scoreCost', 'marks'], 'R', {
      row: 'D',
    }),
    ...slotsIn('numbers', ['safetyRound'], 'O'),
  ];
}
