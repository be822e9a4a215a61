/** The symbols of icons.svg (a test compares the two). */
export const ICONS = [
  't-white', 't-yellow', 't-red', 't-violet', 't-black',
  'b-white', 'b-yellow', 'b-red', 'b-violet', 'b-black', 'b-any',
  'guilder', 'tool', 'vp', 'vp-plate', 'water', 'lower', 'gate',
  'enhance', 'farm', 'build', 'market', 'plant', 'trade', 'crate', 'plus',
  'calendar', 'crown', 'helper', 'contract', 'score', 'gardener',
  'mill-1', 'mill-2', 'mill-3', 'mill-4', 'mill',
  'marker-1', 'marker-2', 'marker-3', 'marker-4', 'neutral',
  'lock', 'blocked', 'undo', 'restart', 'end', 'hint', 'eye', 'why', 'menu', 'moon', 'chevron', 'play',
  'book', 'box', 'globe', 'people', 'sails',
] as const;
export type IconName = (typeof ICONS)[number];
