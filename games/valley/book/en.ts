import { pluralOf } from '@polder/core/text';
import type { ComponentName } from './components/components.js';
import pages from './en.md?raw';

const plural = pluralOf('en');

const component: Readonly<Record<ComponentName, string>> = {
  start: 'Start and costs',
  gate: 'Floodgate and water',
  wheels: 'Windmill boards',
  tiles: 'Wheel Enhancements',
  cards: 'Farm Enhancement cards',
  starting: 'Starting cards and Wishes',
  market: 'Market',
  map: 'Fields and Windmill spaces',
  calendar: 'Calendar',
  patches: 'Farm board',
  trade: 'Foreign Trade cards',
  gardener: 'The Gardener’s cards',
};

const about: Readonly<Record<ComponentName, string>> = {
  start: 'What everybody begins with, and what small services cost.',
  gate: 'What a step up costs and scores, how far the water rises, and what a point of strength is worth.',
  wheels:
    'The six sections of each large wheel, in the order in which they come under the arrow, and the small wheel.',
  tiles: 'All faces. Those with {plus} allow both actions of the turn.',
  cards:
    'The upper half is the Helper, the lower half the Contract. Colours are the groups that one of the Wishes asks for.',
  starting:
    'In front an ability, on the back a Wish. The values go to the first, second and third who meet it.',
  market: 'Areas clockwise, with the rewards to choose from.',
  map: 'A Windmill gains what all the fields around its space give.',
  calendar: 'As many rows are open as there are players; the last column is always complete.',
  patches: 'Rewards of the Patches, values of rows and columns, and the groups of Windmills.',
  trade: 'A bulb lies between two rewards and gives both of them.',
  gardener: 'The face steers its turn; the back on top of the deck says which tiles and cards it takes.',
};

/** The pages for players, and what stands on the page of components. */
export { pages };
export const printed = {
  component,
  about,

  tile: (id: number): string => `Tile ${id}`,
  card: (id: number): string => `Card ${id}`,
  copies: (n: number): string => `${n} ${plural(n, { one: 'copy', other: 'copies' })}`,
  helper: 'Helper',
  contract: 'Contract',
  ability: 'Ability',
  wish: 'Queen’s Wish',
  kind: { common: 'Common', uncommon: 'Uncommon', unique: 'Unique' },
  group: { blue: 'Blue: Windmills', yellow: 'Yellow: the estate', red: 'Red: tulips' },
  cost: 'Cost',

  player: (n: number): string => `${['First', 'Second', 'Third', 'Fourth'][n - 1]} player`,
  begins: 'Begins with',
  all: 'Everybody',
  storage: (free: number, paid: readonly number[]): string =>
    `Storage: ${free} free places, then places for ${paid.join(' and ')} {guilder}`,
  guilderMax: (n: number): string => `At most ${n} {guilder}`,
  noAction: 'No action possible',
  refresh: 'New offer of tiles or cards',
  neutral: 'Moving a neutral marker',
  stack: 'Standing on a marker',
  places: 'Helper places',

  speed: 'Speed and steps',
  rises: 'Water rises by',
  stepUp: 'A step up to it',
  water: 'Water level',
  each: 'A point of strength gives',
  or: 'or',
  pays: (cost: number, vp: number): string => `−${cost} {guilder}, +${vp} {vp}`,

  board: (id: string): string => `Board ${id}`,
  smallWheel: 'Small wheel, all boards',

  field: 'Field',
  gives: 'Reward',
  touched: 'Touched by',
  space: 'Space',
  linked: 'Linked to',
  touches: 'Fields around it',
  market: (area: string): string => `Market (${area})`,

  column: (id: string): string => `Column ${id}`,
  common: 'Common',
  row: (n: number): string => `Row ${n}`,
  end: 'end',
  unique: (players: number): string => (players === 1 ? 'Unique' : `Unique, ${players} and more players`),
  patchColumn: (n: number): string => `Column ${n}`,
  mixed: 'Mixed',
  single: 'One colour',
  fourColours: 'Four colours',
  twice: 'A colour twice',
  nothing: 'nothing',
  windmills: 'Windmills',
  perBulb: 'Each planted bulb, once the group is empty',

  tradeSpace: (n: number): string => `Bulb space ${n}`,

  cardHead: 'Card',
  tradeSpaceHead: 'Trade space',
  gate: 'Floodgate',
  lowers: 'Lowers in',
  level: ['low', 'middle', 'high'],
  never: 'never',
  colour: 'Colour',
  order: 'Order off a trade card',
  commonTile: 'Common tile',
  side: { left: 'left', right: 'right' },
  other: 'Other tile',
  farmOrder: 'Farm cards',
  notOnHard: (ids: string): string => `Out of the game on Hard: ${ids}.`,
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
  scoring: 'What it scores at the end',
  perTile: 'Each tile',
  perCard: 'Each farm card',
  bulbs: 'Planted bulbs',
  every: (vp: number, n: number): string => (n === 1 ? `${vp} {vp} each` : `${vp} {vp} for every ${n}`),
  rows: 'Full rows',
  columns: 'Full columns',
  counts: { printed: 'as for everybody', highest: 'highest value, never minus' },
};
