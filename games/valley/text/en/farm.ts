import { pluralOf } from '@polder/core/text';
import { Whose, whose } from '@polder/core/text/en/names.js';
import type { Colour } from '@polder/valley';

const plural = pluralOf('en');

interface RowFacts {
  readonly row: number;
  readonly colours: readonly string[];
  readonly of: number;
  readonly mixed: number;
  readonly single: number;
  readonly aim: 'mixed' | 'single';
  /** What the next Patch gives, if something is printed there. */
  readonly next: string | undefined;
}

interface ColumnFacts {
  readonly column: number;
  readonly bulbs: number;
  readonly of: number;
  readonly plus: number;
  readonly minus: number;
  readonly state: 'open' | 'full' | 'spoilt';
}

const rowEnd = ({ mixed, single, aim }: RowFacts): string =>
  aim === 'single' ? `full: ${single} VP in one colour, ${mixed} if mixed` : `full: ${mixed} VP, it is mixed`;

const COLUMN_STATES: Readonly<Record<ColumnFacts['state'], (facts: ColumnFacts) => string>> = {
  full: ({ plus }) => `full, four colours: +${plus} VP`,
  spoilt: ({ minus }) => (minus === 0 ? 'a colour repeats: no VP' : `a colour repeats: −${minus} VP`),
  open: ({ bulbs, of, plus, minus }) =>
    `${bulbs} of ${of} planted; +${plus} VP for four colours${minus === 0 ? '' : `, −${minus} VP if one repeats`}`,
};

interface GroupFacts {
  readonly colour: Colour;
  readonly left: number;
  readonly of: number;
  readonly each: number;
  readonly planted: number;
}

const groupEnd = ({ left, each, planted }: GroupFacts): string =>
  left === 0 ? `scores ${each * planted} VP` : `${each * planted} VP once it is empty`;

interface RivalFacts {
  readonly name: string;
  readonly vp: number;
  readonly guilder: number;
  readonly tools: number;
  readonly windmills: number;
  readonly tiles: number;
  readonly cards: number;
  readonly calendar: string | undefined;
  readonly bulbs: readonly string[];
  readonly turn: 'now' | 'next' | undefined;
}

const tiles = (n: number): string => `${n} ${plural(n, { one: 'tile', other: 'tiles' })}`;
const cards = (n: number): string => `${n} ${plural(n, { one: 'card', other: 'cards' })}`;
const windmills = (n: number): string => `${n} ${plural(n, { one: 'Windmill', other: 'Windmills' })}`;
const calendar = (column: string | undefined): string =>
  column === undefined ? 'Calendar not begun' : `Calendar ${column}`;

const TURNS = { now: 'choosing', next: 'next' } as const;

/** Farms: one's own, the rivals', and any of them opened. */
export const farm = {
  yours: 'Your farm',
  of: (name: string): string => `${Whose(name)} farm`,
  /** Beside a figure. */
  ifOver: 'if it ended now',
  openYours: (vp: number): string => `${vp} if it ended now. Open your farm full size`,
  scoreNow: 'If the game ended now',

  // Patches
  patches: 'Patches',
  row: (facts: RowFacts): string => {
    const planted = facts.colours.length === 0 ? 'empty' : facts.colours.join(', ');
    const next = facts.next === undefined ? '' : `; next Patch: ${facts.next}`;
    return `Row ${facts.row}, ${facts.colours.length} of ${facts.of}: ${planted}${next}; ${rowEnd(facts)}`;
  },
  column: (facts: ColumnFacts): string => `Column ${facts.column}: ${COLUMN_STATES[facts.state](facts)}`,
  mixed: 'full row, mixed',
  single: 'full row, one colour',

  // Storage
  storage: 'Storage',
  stored: (bulb: string): string => `Storage: ${bulb}`,
  holdBulb: (bulb: string): string => `Plant the ${bulb}`,
  freePlace: (cost: number): string => (cost === 0 ? 'Free place' : `Free place, ${cost} Guilder`),
  storeHere: (cost: number): string => (cost === 0 ? 'Store it here' : `Store it here for ${cost} Guilder`),
  supply: 'Supply',
  fromSupply: (bulb: string): string => `Supply: ${bulb}`,

  // Cards
  helpers: 'Helpers',
  contracts: 'Contracts',
  now: 'now',
  helper: (ability: string, used: boolean): string => `Helper. ${ability}${used ? '. Used this turn' : ''}`,
  startingCard: (ability: string, used: boolean): string =>
    `Starting card. ${ability}${used ? '. Used this turn' : ''}`,
  helperPlace: (vp: number): string => `Free Helper place, ${vp} VP`,
  contract: (contract: string, vp: number): string => `Contract. ${contract}. Now ${vp} VP`,
  contractPlace: 'Free Contract place',
  replace: (card: string): string => `Replace: ${card}`,

  // Windmills
  windmills: 'Windmills',
  left: (n: number): string => `${n} left`,
  group: (facts: GroupFacts): string =>
    `${facts.colour} group: ${facts.left} of ${facts.of} Windmills left; ${facts.each} VP for each of ${facts.planted} planted; ${groupEnd(facts)}`,

  // Rivals
  rivals: 'Rivals',
  turn: (turn: 'now' | 'next'): string => TURNS[turn],
  rival: (facts: RivalFacts): string =>
    [
      `Open ${whose(facts.name)} farm`,
      ...(facts.turn ? [TURNS[facts.turn]] : []),
      `${facts.vp} VP, ${facts.guilder} Guilder, ${facts.tools} ${plural(facts.tools, { one: 'Tool', other: 'Tools' })}`,
      `${windmills(facts.windmills)} left, ${tiles(facts.tiles)}, ${cards(facts.cards)}`,
      calendar(facts.calendar),
      facts.bulbs.length === 0 ? 'Storage empty' : `Storage: ${facts.bulbs.join(', ')}`,
    ].join('. '),
  gardenerRow: (facts: RivalFacts): string =>
    [
      `Open ${whose(facts.name)} farm`,
      ...(facts.turn ? [TURNS[facts.turn]] : []),
      `${facts.vp} VP, ${windmills(facts.windmills)} left, ${tiles(facts.tiles)} and ${cards(facts.cards)} collected`,
      calendar(facts.calendar),
    ].join('. '),
  tiles: (n: number): string => `${n} ${plural(n, { one: 'tile', other: 'tiles' })}`,
  cards: (n: number): string => `${n} ${plural(n, { one: 'card', other: 'cards' })}`,
  calendar: (column: string | undefined): string =>
    column === undefined ? 'Calendar not begun' : `Calendar ${column}`,

  // The Gardener
  wishMarker: (vp: number): string => `Queen’s Wish ${vp} VP`,
  collected: 'Collected',
};
