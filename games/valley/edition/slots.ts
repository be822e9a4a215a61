import { each, get, itemsOf, type Slot, slotsIn } from '@polder/core/edition';
import { defaultEdition } from './default.js';
import type { Edition, Effect } from './types.js';

/*
 * Everything that is printed and may differ in somebody's box, with the tag that the tables of the default edition
 * have (default*.ts).
 */

/** Numbers of the tiles' Markets and water strengths are ours; what the tiles do is stated. */
function hasOurNumber(effect: Effect): boolean {
  if (effect.do === 'seq') return effect.of.some(hasOurNumber);
  return effect.do === 'market' || effect.do === 'lower';
}

const OUR_TILES = Object.fromEntries(
  defaultEdition.tiles.flatMap(({ effect }, i) =>
    hasOurNumber(effect) ? [[`tiles[${i}]`, 'O' as const]] : [],
  ),
);

const NUMBERS = [
  ...['start.vp', 'start.tools', 'start.guilder', 'start.bulbs', 'guilderMax', 'storage', 'noAction'],
  ...['tileCost', 'refreshCost', 'neutralCost', 'stackCost', 'helperPlaces'],
];

/** In the order in which a person goes through the box. */
export function slotsOf(edition: Edition): Slot[] {
  const { patches, rows, columns, fields, spaces, wheels, market, calendar, trade, gardener } = edition;
  return [
    ...slotsIn(
      'patches',
      patches.flatMap((row, i) => each(`patches[${i}]`, row.length)),
      'O',
      { 'patches[1][1]': 'R', 'patches[3][2]': 'R' },
    ),
    ...slotsIn('rows', [...each('rows', rows.length), ...each('columns', columns.length)], 'O'),
    ...slotsIn('groups', each('groups', edition.groups.length), 'R'),
    ...slotsIn('fields', each('fields', fields.length, '.reward'), 'O'),
    ...slotsIn('spaces', each('spaces', spaces.length, '.cost'), 'O'),
    ...slotsIn(
      'market',
      market.flatMap(({ rewards }, i) => each(`market[${i}].rewards`, rewards.length)),
      'O',
      { 'market[0].rewards[0]': 'R', 'market[1].rewards[0]': 'R' },
    ),
    ...slotsIn(
      'wheels',
      wheels.large.flatMap(({ sections }, i) => each(`wheels.large[${i}].sections`, sections.length)),
      'O',
    ),
    ...slotsIn('wheels', [...each('wheels.small', wheels.small.length), 'wheels.maxSteps'], 'D', {
      'wheels.maxSteps': 'R',
    }),
    ...slotsIn('tiles', each('tiles', edition.tiles.length), 'R', OUR_TILES),
    ...slotsIn('helpers', each('cards', edition.cards.length, '.helper'), 'R'),
    ...slotsIn('contracts', each('cards', edition.cards.length, '.contract'), 'R'),
    ...slotsIn('cardGroups', each('cards', edition.cards.length, '.group'), 'D'),
    ...slotsIn('abilities', each('startingCards', edition.startingCards.length, '.ability'), 'R'),
    ...slotsIn('wishes', each('startingCards', edition.startingCards.length, '.wish'), 'R', {
      'startingCards[5].wish': 'O',
    }),
    ...slotsIn('wishPoints', each('startingCards', edition.startingCards.length, '.vp'), 'O'),
    ...slotsIn(
      'calendar',
      calendar.columns.flatMap(({ unique }, i) => [
        `calendar.columns[${i}].common`,
        ...each(`calendar.columns[${i}].unique`, unique.length),
      ]),
      'O',
      { 'calendar.columns[0].common': 'R', 'calendar.columns[0].unique[2]': 'R' },
    ),
    ...slotsIn('calendarEnd', ['calendar.end.vp'], 'R'),
    ...slotsIn(
      'trade',
      trade.flatMap((quarters, i) => each(`trade[${i}]`, quarters.length)),
      'O',
      { 'trade[0][0]': 'R', 'trade[0][1]': 'R' },
    ),
    ...slotsIn('floodgate', [...each('floodgate.up', 2), 'floodgate.rise', 'water.max'], 'R'),
    ...slotsIn('floodgate', each('water.sections', edition.water.sections.length), 'R'),
    ...slotsIn('numbers', NUMBERS, 'R'),
    ...slotsIn('gardenerCards', each('gardener.cards', gardener.cards.length), 'O'),
    ...slotsIn('gardener', ['gardener.notOnHard', 'gardener.lower', 'gardener.worth'], 'R'),
    ...slotsIn(
      'gardener',
      ['easy', 'medium', 'hard'].map((it) => `gardener.scoring.${it}`),
      'R',
    ),
    ...slotsIn(
      'overlay',
      gardener.overlay.flatMap((row, i) => each(`gardener.overlay[${i}]`, row.length)),
      'D',
    ),
  ];
}

/** In the first format a space beside the Market said no more than that; the areas were those of its ring. */
export function fromOlder(value: unknown): unknown {
  const spaces = get(value, 'spaces');
  if (!Array.isArray(spaces) || !spaces.some((it) => get(it, 'market') === true)) return value;
  const ours = new Map(defaultEdition.spaces.map(({ id, market }) => [id, market]));
  const areas = itemsOf(get(value, 'market')).map((area) => get(area, 'id'));
  const beside = spaces.filter((it) => get(it, 'market') === true);
  const areaOf = (space: unknown): unknown =>
    ours.get(String(get(space, 'id'))) ??
    areas[Math.floor((beside.indexOf(space) * areas.length) / beside.length)];
  return {
    ...(value as object),
    spaces: spaces.map((it) => (get(it, 'market') === true ? { ...it, market: areaOf(it) } : it)),
  };
}
