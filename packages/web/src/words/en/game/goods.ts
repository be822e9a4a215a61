import type { Colour, TileKind } from '@polder/valley';
import type { IconName } from '../../../look/icons.js';
import { countOf, type Forms, pluralOf } from '../../plural.js';

const plural = pluralOf('en');
const count = countOf('en');

const forms = (one: string, other = `${one}s`): Forms => ({ one, other });
const same = (word: string): Forms => ({ other: word });

const ICON_NAMES: Readonly<Record<IconName, Forms>> = {
  't-white': forms('white tulip'),
  't-yellow': forms('yellow tulip'),
  't-red': forms('red tulip'),
  't-violet': forms('violet tulip'),
  't-black': forms('black tulip'),
  'b-white': forms('white bulb'),
  'b-yellow': forms('yellow bulb'),
  'b-red': forms('red bulb'),
  'b-violet': forms('violet bulb'),
  'b-black': forms('black bulb'),
  'b-any': forms('bulb of any colour', 'bulbs of any colour'),
  guilder: same('Guilder'),
  tool: forms('Tool'),
  vp: same('VP'),
  'vp-plate': same('VP'),
  water: same('water'),
  lower: same('Lower water'),
  gate: same('floodgate'),
  enhance: same('Enhance'),
  farm: same('Farm'),
  build: same('Build'),
  market: same('Market'),
  plant: same('Plant'),
  trade: same('Foreign Trade'),
  crate: forms('crate'),
  plus: same('both actions'),
  calendar: same('Calendar'),
  crown: same('Queen’s Wish'),
  helper: forms('Helper'),
  contract: forms('Contract'),
  score: same('Score a Contract'),
  gardener: same('the Gardener'),
  'mill-1': forms('Windmill of player 1', 'Windmills of player 1'),
  'mill-2': forms('Windmill of player 2', 'Windmills of player 2'),
  'mill-3': forms('Windmill of player 3', 'Windmills of player 3'),
  'mill-4': forms('Windmill of player 4', 'Windmills of player 4'),
  mill: forms('Windmill'),
  'marker-1': same('player 1'),
  'marker-2': same('player 2'),
  'marker-3': same('player 3'),
  'marker-4': same('player 4'),
  neutral: forms('neutral marker'),
  lock: same('locked'),
  blocked: same('not possible'),
  undo: same('Undo'),
  restart: same('Restart turn'),
  end: same('End turn'),
  hint: forms('hint'),
  eye: same('look'),
  why: same('Why not?'),
  menu: same('Menu'),
  moon: same('dark'),
  chevron: same('more'),
  play: same('play'),
  book: same('rules'),
  box: forms('box', 'boxes'),
  globe: same('language'),
  people: same('players'),
  sails: same('wheels'),
};

/** What is gained, spent and pointed at. */
export const goods = {
  colour: (colour: Colour): string => colour,
  guilder: (n: number): string => `${n} Guilder`,
  tools: (n: number): string => count(n, forms('Tool')),
  vp: (n: number): string => `${n} VP`,
  bulb: (colour: Colour | 'any'): string => (colour === 'any' ? 'bulb of any colour' : `${colour} bulb`),
  bulbs: (n: number): string => count(n, forms('bulb')),
  steps: (n: number): string => count(n, forms('step')),
  /** What an icon stands for, alone or after a number. */
  icon: (icon: IconName, n?: number): string =>
    n === undefined ? (ICON_NAMES[icon].one ?? ICON_NAMES[icon].other) : plural(n, ICON_NAMES[icon]),
  tileKind: (kind: TileKind): string => kind,
};
