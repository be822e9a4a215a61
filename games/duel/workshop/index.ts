import { COLOURS } from '@polder/core/edition';
import type { IconName } from '@polder/core/text';
import { ACTIONS, type Edition } from '@polder/duel';
import type { GameWorkshop, Start } from '@polder/web/workshop/workshop.js';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { words } from './words.js';

const COUNTS: Readonly<Record<string, IconName>> = {
  windmills: 'mill',
  traded: 'trade',
  tradedPairs: 'both',
  tradedColours: 'b-any',
  mixedPatches: 'swap',
  fullPatches: 'patch',
  personalTiles: 'enhance',
  scored: 'score',
};
const GOODS: readonly Start[] = [
  { icon: 'guilder', name: 'guilder', value: { do: 'gain', guilder: 1 } },
  { icon: 'vp', name: 'vp', value: { do: 'gain', vp: 1 } },
  { icon: 'tool', name: 'tools', value: { do: 'gain', tools: 1 } },
  { icon: 'b-any', name: 'bulbs', value: { do: 'gain', bulbs: ['any'] } },
];

const isColour = (value: string): value is (typeof COLOURS)[number] =>
  (COLOURS as readonly string[]).includes(value);

function iconOf(key: string, value: string): IconName | undefined {
  if (key === 'do' || key === 'when') return ACTIONS.find((action) => action === value);
  if (key === 'of') return COUNTS[value];
  if (/^(?:colour|bulbs)/.test(key) && isColour(value)) return `b-${value}`;
  return undefined;
}

/** Items of the balance report, by the first word of their id. */
function pathOf(item: string, edition: Edition): string | undefined {
  const [kind, id = ''] = item.split(':');
  const [first, second] = id.split('.');
  const at = (list: readonly { readonly id: number }[]): number =>
    list.findIndex((it) => String(it.id) === first);
  switch (kind) {
    case 'tile':
      return `tiles[${at(edition.tiles)}]`;
    case 'helper':
    case 'opening':
      return `cards[${at(edition.cards)}].helper`;
    case 'contract':
      return `cards[${at(edition.cards)}].contract`;
    case 'wheel':
      return `wheels.${first}[${Number(second) - 1}]`;
    case 'export':
      return `exports[${at(edition.exports)}].effects`;
    case 'column':
      return `columns[${(COLOURS as readonly string[]).indexOf(first)}]`;
    default:
      return undefined;
  }
}

export const workshop: GameWorkshop = {
  needs: ['duel'],
  sections: [
    { id: 'ring', icon: 'plant', groups: ['patches'] },
    { id: 'wheels', icon: 'sails', groups: ['personal', 'central'] },
    { id: 'tiles', icon: 'enhance', groups: ['tiles'] },
    { id: 'cards', icon: 'farm', groups: ['helpers', 'contracts'] },
    { id: 'ports', icon: 'trade', groups: ['demands', 'exports', 'ports'] },
    { id: 'market', icon: 'market', groups: ['deals', 'back'] },
    { id: 'numbers', icon: 'mill', groups: ['windmills', 'costs', 'calendar', 'numbers'] },
  ],
  pieces: ['tiles', 'cards', 'exports', 'market.tiles', 'patches', 'rowCosts'],
  Board,
  Face: Face as GameWorkshop['Face'],
  words,
  iconOf,
  startsOf: (name) => (name === 'gain' ? GOODS : undefined),
  pathOf: pathOf as GameWorkshop['pathOf'],
};
