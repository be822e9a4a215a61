import { COLOURS } from '@polder/core/edition';
import type { IconName } from '@polder/core/text';
import { ACTIONS, type Edition, FIELD_KINDS, type FieldKind } from '@polder/valley';
import type { GameWorkshop, Start } from '@polder/web/workshop/workshop.js';
import { fieldIcon } from '../text/fields.js';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { words } from './words.js';

const EFFECTS: Readonly<Record<string, IconName>> = {
  ...Object.fromEntries(ACTIONS.map((action) => [action, action])),
  marketReward: 'plus',
  scoreContract: 'score',
  removeWindmill: 'mill',
  swapBulb: 'swap',
  seq: 'chevrons',
  strength: 'water',
  look: 'eye',
  tradeFreely: 'branch',
  plantMore: 'patch',
  marketFreely: 'both',
  raise: 'gate',
};
const COUNTS: Readonly<Record<string, IconName>> = {
  windmillsBy: 'build',
  windmills: 'mill',
  tiles: 'enhance',
  fullSmallWheel: 'sails',
  cards: 'farm',
  tools: 'tool',
  fullRows: 'plant',
  fullColumns: 'patch',
  planted: 't-red',
  contractGroups: 'contract',
  patches: 'plant',
  connected: 'chain',
};

const GOODS: readonly Start[] = [
  { icon: 'guilder', name: 'guilder', value: { do: 'gain', guilder: 1 } },
  { icon: 'vp', name: 'vp', value: { do: 'gain', vp: 1 } },
  { icon: 'tool', name: 'tools', value: { do: 'gain', tools: 1 } },
  { icon: 'b-any', name: 'bulbs', value: { do: 'gain', bulbs: ['any'] } },
];

const isColour = (value: string): value is (typeof COLOURS)[number] =>
  (COLOURS as readonly string[]).includes(value);
const isField = (value: string): value is FieldKind => (FIELD_KINDS as readonly string[]).includes(value);

function iconOf(key: string, value: string): IconName | undefined {
  if (key === 'do' || key === 'when') return EFFECTS[value];
  if (key === 'of' || key === 'is') return COUNTS[value];
  if (key === 'field' && isField(value)) return fieldIcon(value);
  if (/^(?:colour|order|bulbs)/.test(key) && isColour(value)) return `b-${value}`;
  return undefined;
}

/** Items of the balance report, by the first word of their id. */
function pathOf(item: string, edition: Edition): string | undefined {
  const [kind, id = ''] = item.split(':');
  const at = (list: readonly { readonly id: string | number }[]): number =>
    list.findIndex((it) => String(it.id) === id);
  const [first, second] = id.split('.');
  switch (kind) {
    case 'tile':
      return `tiles[${at(edition.tiles)}]`;
    case 'helper':
    case 'contract':
      return `cards[${at(edition.cards)}].${kind}`;
    case 'wish':
      return `startingCards[${edition.startingCards.findIndex((it) => String(it.id) === first)}].wish`;
    case 'start':
      return `startingCards[${at(edition.startingCards)}].ability`;
    case 'space':
      return `spaces[${at(edition.spaces)}].cost`;
    case 'field':
      return `fields[${at(edition.fields)}].reward`;
    case 'patch':
      return `patches[${Number(first) - 1}][${Number(second) - 1}]`;
    case 'trade':
      return second === undefined ? undefined : `trade[${Number(first) - 1}][${Number(second) - 1}]`;
    case 'calendar': {
      const column = edition.calendar.columns.findIndex((it) => it.id === first);
      if (column < 0) return 'calendar.end.vp';
      const row = Number(second);
      return `calendar.columns[${column}].${row >= 1 ? `unique[${row - 1}]` : 'common'}`;
    }
    default:
      return undefined;
  }
}

export const workshop: GameWorkshop = {
  hasList: true,
  sections: [
    { id: 'farm', icon: 'plant', groups: ['patches', 'rows', 'groups'] },
    { id: 'map', icon: 'build', groups: ['fields', 'spaces', 'market'] },
    { id: 'wheels', icon: 'sails', groups: ['wheels'] },
    { id: 'tiles', icon: 'enhance', groups: ['tiles'] },
    { id: 'cards', icon: 'farm', groups: ['helpers', 'contracts', 'cardGroups'] },
    { id: 'starting', icon: 'crown', groups: ['abilities', 'wishes', 'wishPoints'] },
    { id: 'calendar', icon: 'calendar', groups: ['calendar', 'calendarEnd'] },
    { id: 'trade', icon: 'trade', groups: ['trade'] },
    { id: 'gate', icon: 'gate', groups: ['floodgate', 'numbers'] },
    { id: 'gardener', icon: 'gardener', groups: ['gardenerCards', 'gardener', 'overlay'] },
  ],
  pieces: [
    'tiles',
    'cards',
    'startingCards',
    'market[].rewards',
    'trade',
    'gardener.cards',
    'water.sections',
  ],
  Board,
  Face: Face as GameWorkshop['Face'],
  words,
  iconOf,
  startsOf: (name) => (name === 'gain' ? GOODS : undefined),
  pathOf: pathOf as GameWorkshop['pathOf'],
};
