import { anyBulb, bulb, enhance, lower, marketReward, plant, tool, vp } from './default-effects.js';
import type {
  Ability,
  CardGroup,
  Colour,
  Contract,
  Count,
  FarmCard,
  FieldKind,
  StartingCard,
  TileKind,
  Trigger,
} from './types.js';

const when = (trigger: Trigger, may: Ability['may']): Ability => ({ when: trigger, may });
const whenAtLeast = (trigger: Trigger, atLeast: number, may: Ability['may']): Ability => ({
  when: trigger,
  atLeast,
  may,
});

const each = (points: number, count: Count): Contract => ({ vp: points, each: count });
const by = (field: FieldKind): Count => ({ of: 'windmillsBy', field });
const tilesOf = (kind: TileKind): Count => ({ of: 'tiles', kind });
const planted = (colour: Colour): Count => ({ of: 'planted', colour });
const fullRow = (colour: Colour): Count => ({ of: 'fullRows', colour });

type Row = readonly [id: number, helper: Ability, contract: Contract];
const group = (name: CardGroup, rows: readonly Row[]): readonly FarmCard[] =>
  rows.map(([id, helper, contract]) => ({ id, group: name, helper, contract }));

/** 30 cards [R]; three blocks of ten in appendix order are the groups [D], their colours [O]. */
export const cards: readonly FarmCard[] = [
  // Windmills by fields.
  ...group('blue', [
    [1, when('farm', lower(1)), each(4, by('guilder'))],
    [2, when('enhance', vp(2)), each(4, by('white'))],
    [3, when('trade', vp(2)), each(5, by('tool'))],
    [4, when('build', tool), each(4, by('yellow'))],
    [5, when('market', enhance), each(3, by('plant'))],
    [6, when('lower', anyBulb), each(5, by('market'))],
    [7, when('raise', vp(2)), each(5, by('farm'))],
    [8, when('lower', bulb('yellow', 'red')), each(4, by('red'))],
    [9, when('lower', { do: 'strength', add: 1 }), each(3, by('lower'))],
    [10, when('build', vp(2)), each(5, by('enhance'))],
  ]),
  // The estate.
  ...group('yellow', [
    [11, when('trade', tool), each(3, { of: 'tiles', wheel: 'large' })],
    [12, when('farm', marketReward), each(15, { of: 'fullSmallWheel' })],
    [13, when('enhance', { do: 'look', count: 3 }), each(3, tilesOf('common'))],
    [14, when('enhance', lower(1)), each(4, tilesOf('unique'))],
    [15, when('farm', plant(1)), each(2, { of: 'cards' })],
    [16, whenAtLeast('plant', 2, tool), each(3, { of: 'tools', every: 2 })],
    [17, whenAtLeast('lower', 2, plant(1)), each(2, { of: 'windmills' })],
    [18, when('enhance', tool), each(3, tilesOf('uncommon'))],
    [19, when('lower', bulb('white', 'violet')), each(4, { of: 'fullRows' })],
    [20, when('market', tool), each(3, { of: 'fullColumns' })],
  ]),
  // Tulips.
  ...group('red', [
    [21, when('market', marketReward), each(2, planted('red'))],
    [22, when('plant', vp(2)), each(12, fullRow('violet'))],
    [23, when('trade', lower(1)), each(10, fullRow('yellow'))],
    [24, when('farm', anyBulb), each(2, planted('white'))],
    [25, when('market', lower(1)), each(14, fullRow('black'))],
    [26, when('build', marketReward), each(2, planted('black'))],
    [27, when('build', lower(1)), each(10, fullRow('white'))],
    [28, when('trade', plant(1)), each(2, planted('violet'))],
    [29, when('plant', lower(1)), each(10, fullRow('red'))],
    [30, when('plant', anyBulb), each(2, planted('yellow'))],
  ]),
];

/** Abilities and wishes [R], which of them share a card and the VP [O]; that there are three VP values [D]. */
export const startingCards: readonly StartingCard[] = [
  { id: 1, ability: when('trade', { do: 'tradeFreely' }), wish: { is: 'tools', count: 6 }, vp: [10, 7, 4] },
  { id: 2, ability: when('farm', { do: 'look', count: 3 }), wish: { is: 'contractGroups' }, vp: [12, 8, 5] },
  {
    id: 3,
    ability: when('plant', { do: 'plantMore', vp: 1 }),
    wish: { is: 'patches', rows: [2, 3, 4, 5] },
    vp: [10, 7, 4],
  },
  {
    id: 4,
    ability: when('build', { do: 'gain', guilder: 1, vp: 1 }),
    wish: { is: 'connected', windmills: 4 },
    vp: [12, 8, 4],
  },
  {
    id: 5,
    ability: when('market', { do: 'marketFreely' }),
    wish: { is: 'tiles', count: 6, uncommon: 2, unique: 2 },
    vp: [14, 10, 6],
  },
  // [O] No text describes a sixth wish: the one about Patches is taken to exist twice.
  { id: 6, ability: when('enhance', anyBulb), wish: { is: 'patches', rows: [5, 2, 5, 2] }, vp: [10, 7, 4] },
];
