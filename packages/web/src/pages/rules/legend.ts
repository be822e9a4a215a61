import type { IconName } from '../../look/icons.js';

/** Every icon once, by what it stands for. */
export const LEGEND = {
  planted: ['t-white', 't-yellow', 't-red', 't-violet', 't-black'],
  bulbs: ['b-white', 'b-yellow', 'b-red', 'b-violet', 'b-black', 'b-any'],
  goods: ['guilder', 'tool', 'vp', 'vp-plate', 'crate'],
  water: ['water', 'gate', 'lower'],
  actions: ['enhance', 'farm', 'build', 'market', 'plant', 'trade', 'plus'],
  cards: ['helper', 'contract', 'score', 'crown', 'calendar', 'gardener'],
  pieces: [
    'mill-1',
    'mill-2',
    'mill-3',
    'mill-4',
    'mill',
    'marker-1',
    'marker-2',
    'marker-3',
    'marker-4',
    'neutral',
  ],
  table: [
    'undo',
    'restart',
    'end',
    'hint',
    'why',
    'eye',
    'lock',
    'blocked',
    'play',
    'chevron',
    'menu',
    'moon',
    'book',
    'box',
    'globe',
    'people',
    'sails',
  ],
} as const satisfies Readonly<Record<string, readonly IconName[]>>;

export type LegendGroup = keyof typeof LEGEND;
export const LEGEND_GROUPS = Object.keys(LEGEND) as readonly LegendGroup[];
