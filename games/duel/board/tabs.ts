import type { Decision } from '@polder/core';
import type { IconName } from '@polder/core/text';
import type { Layout } from '@polder/web/layout.svelte.js';

/**
 * How the table is laid out. `all`: everything at once. `tall`, `short`: a desk with less room, where tabs in the
 * middle show one part at a time, and a low one keeps the rows of cards and the offers for them, too.
 */
export type Arrangement = 'all' | 'tall' | 'short' | 'tablet' | 'phone';

/** In units. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export function arrangementOf(layout: Layout, { width, height }: Size): Arrangement {
  if (layout !== 'desk') return layout;
  if (width >= 1235 && height >= 648) return 'all';
  return height >= 740 ? 'tall' : 'short';
}

export type Tab = 'turn' | 'board' | 'farm' | 'ports' | 'log';

/** The parts of the table where it does not fit the screen at once; off the desk the last one has the log. */
export const TABS: Readonly<Record<Arrangement, readonly Tab[]>> = {
  all: ['board'],
  tall: ['board', 'farm'],
  short: ['board', 'farm', 'ports'],
  tablet: ['board', 'farm', 'log'],
  phone: ['turn', 'board', 'farm', 'log'],
};

export const TAB_ICONS: Readonly<Record<Tab, IconName>> = {
  turn: 'enhance',
  board: 'build',
  farm: 'farm',
  ports: 'trade',
  log: 'people',
};

/** What a question is about: where its things are. */
type Place = 'wheels' | 'ring' | 'seats' | 'rows' | 'offers' | 'hand' | 'ports';
const PLACE_OF: Readonly<Record<string, Place>> = {
  hand: 'hand',
  wheels: 'wheels',
  action: 'wheels',
  followUp: 'wheels',
  reward: 'wheels',
  bulb: 'seats',
  tile: 'offers',
  section: 'wheels',
  card: 'offers',
  swap: 'rows',
  contract: 'rows',
  after: 'rows',
  plant: 'ring',
  column: 'seats',
  build: 'ring',
  patch: 'ring',
  deal: 'ring',
  ship: 'ports',
  deliver: 'ports',
  export: 'ports',
};

/** Under which tab a place lies. On a tall desk offers are always in sight, and hands on every desk. */
const TAB_OF: Readonly<Record<Arrangement, Readonly<Record<Place, Tab>>>> = {
  all: {
    wheels: 'board',
    ring: 'board',
    seats: 'board',
    rows: 'board',
    offers: 'board',
    hand: 'board',
    ports: 'board',
  },
  tall: {
    wheels: 'board',
    ring: 'board',
    seats: 'farm',
    rows: 'board',
    offers: 'board',
    hand: 'board',
    ports: 'farm',
  },
  short: {
    wheels: 'board',
    ring: 'board',
    seats: 'farm',
    rows: 'farm',
    offers: 'ports',
    hand: 'board',
    ports: 'ports',
  },
  tablet: {
    wheels: 'board',
    ring: 'board',
    seats: 'farm',
    rows: 'board',
    offers: 'farm',
    hand: 'farm',
    ports: 'farm',
  },
  phone: {
    wheels: 'turn',
    ring: 'board',
    seats: 'farm',
    rows: 'farm',
    offers: 'farm',
    hand: 'farm',
    ports: 'board',
  },
};

/** Where each question is best answered: where its things are. */
export function tabFor({ options, ask }: Decision, arranged: Arrangement): Tab {
  // Before an action a Helper may be all that is offered (ACT-5): it lies in a row.
  const onlyHelpers = options.every(({ target }) => target?.startsWith('helper:'));
  return TAB_OF[arranged][onlyHelpers ? 'rows' : (PLACE_OF[ask] ?? 'wheels')];
}
