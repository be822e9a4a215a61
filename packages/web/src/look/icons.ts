/** The symbols of icons.svg (a test compares the two), each once, by what it stands for. */
export const ICON_GROUPS = {
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
} as const;
export type IconGroup = keyof typeof ICON_GROUPS;
export type IconName = (typeof ICON_GROUPS)[IconGroup][number];
export const ICONS: readonly IconName[] = Object.values(ICON_GROUPS).flat();
export const ICON_GROUP_NAMES = Object.keys(ICON_GROUPS) as readonly IconGroup[];
