// Every printed value of Windmill Valley, in words.
import { numbers, table } from './tables.mjs';

/** Sections of the water that a card of the Gardener names. */
const SECTIONS = ['low', 'middle', 'high'];

function startSection({ edition }) {
  const { start, storage } = edition;
  return [
    'Start and tracks',
    table(
      ['seat', 'Guilder', 'bulb'],
      start.guilder.map((guilder, seat) => [seat + 1, guilder, start.bulbs[seat]]),
    ),
    [
      `- Everybody starts with ${start.vp} VP and ${start.tools} Tool${start.tools === 1 ? '' : 's'}.`,
      `- Guilder track: 0 to ${edition.guilderMax}.`,
      `- Storage: ${storage.free} free places, then places for ${storage.paid.join(' and ')} Guilder.`,
      `- A turn without a possible action: ${edition.noAction} Guilder.`,
      `- New offer of tiles or cards: ${edition.refreshCost}. Moving a neutral marker: ${edition.neutralCost}. ` +
        `Standing on a marker: ${edition.stackCost}.`,
    ].join('\n'),
  ];
}

function waterSection({ edition }) {
  const { floodgate, water } = edition;
  return [
    'Floodgate and water',
    table(
      ['speed', 'water rises by', 'step up to it'],
      floodgate.rise.map((rise, i) => {
        const step = floodgate.up[i - 1];
        return [i + 1, rise, step === undefined ? '-' : `pay ${step.cost}, ${step.vp} VP`];
      }),
    ),
    table(
      ['water', 'Guilder a point', 'VP a point'],
      water.sections.map(({ to, guilder, vp }, i) => [
        `${i === 0 ? 0 : water.sections[i - 1].to + 1} to ${to}`,
        guilder || '-',
        vp || '-',
      ]),
    ),
  ];
}

function wheelsSection({ edition, words }) {
  const { wheels } = edition;
  return [
    'Wheels',
    `Sections in the order in which they come under the arrow. At most ${wheels.maxSteps} steps a turn.`,
    table(
      ['large wheel', ...numbers(6, '')],
      wheels.large.map(({ id, sections }) => [id, ...sections.map(words.effect)]),
    ),
    table(['small wheel', ...numbers(5, '')], [['all', ...wheels.small.map(words.effect)]]),
  ];
}

function tilesSection({ edition, words }) {
  const { tiles, tileCost } = edition;
  const copies = tiles.reduce((sum, tile) => sum + tile.copies, 0);
  return [
    'Wheel Enhancements',
    `${tiles.length} faces, ${copies} tiles. Cost: common ${tileCost.common}, ` +
      `uncommon ${tileCost.uncommon}, unique ${tileCost.unique}. '+': the other wheel's action as well.`,
    table(
      ['#', 'kind', 'copies', 'effect', '+'],
      tiles.map((tile) => [tile.id, tile.kind, tile.copies, words.effect(tile.effect), tile.plus ? '+' : '']),
    ),
  ];
}

const cardsSection = ({ edition, words }) => [
  'Farm Enhancement cards',
  `VP of the Helper places: ${edition.helperPlaces.join(', ')}. Contract places: ${edition.contractPlaces}.`,
  table(
    ['#', 'group', 'Helper', 'Contract'],
    edition.cards.map((card) => [
      card.id,
      card.group,
      words.ability(card.helper),
      words.contract(card.contract),
    ]),
  ),
];

const startingCardsSection = ({ edition, words }) => [
  'Starting cards',
  table(
    ['#', 'ability', "Queen's Wish", 'VP 1st/2nd/3rd'],
    edition.startingCards.map((card) => [
      card.id,
      words.ability(card.ability),
      words.wish(card.wish),
      card.vp.join('/'),
    ]),
  ),
];

const fieldsSection = ({ edition, words }) => [
  'Fields',
  table(
    ['field', 'reward', 'touched by'],
    edition.fields.map(({ id, reward }) => [
      id,
      words.effect(reward),
      edition.spaces
        .filter((space) => space.fields.includes(id))
        .map((space) => space.id)
        .join(' '),
    ]),
  ),
];

const spacesSection = ({ edition }) => [
  'Windmill spaces',
  table(
    ['space', 'cost', 'linked to', 'fields'],
    edition.spaces.map((space) => [
      space.id,
      space.cost,
      [...(space.market ? [`Market ${space.market}`] : []), ...space.links].join(' '),
      space.fields.join(' '),
    ]),
  ),
];

const marketSection = ({ edition, words }) => [
  'Market',
  'Areas clockwise.',
  table(
    ['area', 'rewards'],
    edition.market.map(({ id, rewards }) => [id, rewards.map(words.effect).join(' · ')]),
  ),
];

function calendarSection({ edition, words }) {
  const { columns, end } = edition.calendar;
  /** Each column from top to bottom; the last one has nothing in common. */
  const cells = [
    ...columns.map(({ common, unique }) => [common, ...unique].map(words.effect)),
    ['-', ...end.vp.map((vp) => `${vp} VP`)],
  ];
  return [
    'Calendar',
    'As many rows are open as there are players; the last column is always complete.',
    table(
      ['', ...columns.map(({ id }) => id), `${end.id} (end)`],
      ['common', ...numbers(4, 'row ')].map((name, i) => [name, ...cells.map((column) => column[i])]),
    ),
  ];
}

const patchesSection = ({ edition, words }) => [
  'Patches',
  table(
    ['row', ...numbers(7, ''), 'mixed', 'one colour'],
    edition.patches.map((patches, i) => [
      i + 1,
      ...patches.map((effect) => (effect === null ? '-' : words.effect(effect))),
      edition.rows[i].mixed,
      edition.rows[i].single,
    ]),
  ),
  table(
    ['column', ...numbers(7, '')],
    [
      ['four colours', ...edition.columns.map(({ plus }) => `+${plus}`)],
      ['a colour twice', ...edition.columns.map(({ minus }) => (minus === 0 ? '-' : `-${minus}`))],
    ],
  ),
];

const groupsSection = ({ edition, COLOURS }) => [
  'Windmill groups',
  table(
    ['colour', 'Windmills', 'VP for each bulb planted, once empty'],
    edition.groups.map(({ windmills, vp }, i) => [COLOURS[i], windmills, vp]),
  ),
];

const tradeSection = ({ edition, words }) => [
  'Foreign Trade',
  'Quarters clockwise; bulb space k lies between quarter k and the next one.',
  table(
    ['card', ...numbers(4, 'quarter ')],
    edition.trade.map((quarters, i) => [i + 1, ...quarters.map(words.effect)]),
  ),
];

function gardenerSection({ edition, DIFFICULTIES }) {
  const { gardener } = edition;
  return [
    "The Queen's Gardener",
    'Back: the common tile, the other place and the order of the farm cards that it takes while this back is on top.',
    table(
      ['card', 'floodgate', 'lowers in', 'colour', 'trade space', 'order', 'common', 'other', 'farm cards'],
      gardener.cards.map(({ id, gate, lowers, colour, trade, order, back }) => [
        id,
        gate > 0 ? `+${gate}` : gate,
        lowers.map((section) => SECTIONS[section - 1]).join(' ') || '-',
        colour,
        trade,
        order.join(' '),
        back.common,
        back.other,
        back.farm.join(' '),
      ]),
    ),
    `Out of the game on Hard: ${gardener.notOnHard.join(', ')}. Cards lower the water with strength ${gardener.lower}. ` +
      `Overlay: ${gardener.overlay.flat().every((effect) => effect === null) ? 'no Patch gives anything' : 'see the edition'}.`,
    table(
      ['', 'tile', 'farm card', 'bulbs', 'rows', 'columns'],
      DIFFICULTIES.map((difficulty) => {
        const { tile, card, bulbs, rows, columns } = gardener.scoring[difficulty];
        return [difficulty, tile, card, `${bulbs.vp} for every ${bulbs.every}`, rows, columns];
      }),
    ),
  ];
}

/** Title and parts of each section; `valley`: the built package. */
export function valleySections({ COLOURS, DIFFICULTIES, defaultEdition: edition }, words) {
  const it = { edition, words, COLOURS, DIFFICULTIES };
  return [
    startSection(it),
    waterSection(it),
    wheelsSection(it),
    tilesSection(it),
    cardsSection(it),
    startingCardsSection(it),
    fieldsSection(it),
    spacesSection(it),
    marketSection(it),
    calendarSection(it),
    patchesSection(it),
    groupsSection(it),
    tradeSection(it),
    gardenerSection(it),
  ];
}
