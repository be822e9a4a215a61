// Every printed value of Windmill Valley, in words.
import { numbers, table } from './tables.mjs';

/** Title and parts of each section; `valley`: the built package. */
export function valleySections(valley, words) {
  const { COLOURS, DIFFICULTIES, defaultEdition: edition } = valley;
  const { ability: abilityWords, contract: contractWords, effect: effectWords, wish: wishWords } = words;
  const printed = (effect) => (effect === null ? '-' : effectWords(effect));
  const dots = (effects) => effects.map(effectWords).join(' · ');

  const { start, storage, floodgate, water, wheels, tileCost, calendar, gardener } = edition;
  const SECTIONS = ['low', 'middle', 'high'];
  const copies = edition.tiles.reduce((sum, tile) => sum + tile.copies, 0);

  /** Each column of the Calendar from top to bottom; the last one has nothing in common. */
  const calendarColumns = [
    ...calendar.columns.map((column) => [column.common, ...column.unique].map(effectWords)),
    ['-', ...calendar.end.vp.map((vp) => `${vp} VP`)],
  ];

  return [
    [
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
    ],
    [
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
    ],
    [
      'Wheels',
      `Sections in the order in which they come under the arrow. At most ${wheels.maxSteps} steps a turn.`,
      table(
        ['large wheel', ...numbers(6, '')],
        wheels.large.map(({ id, sections }) => [id, ...sections.map(effectWords)]),
      ),
      table(['small wheel', ...numbers(5, '')], [['all', ...wheels.small.map(effectWords)]]),
    ],
    [
      'Wheel Enhancements',
      `${edition.tiles.length} faces, ${copies} tiles. Cost: common ${tileCost.common}, ` +
        `uncommon ${tileCost.uncommon}, unique ${tileCost.unique}. '+': the other wheel's action as well.`,
      table(
        ['#', 'kind', 'copies', 'effect', '+'],
        edition.tiles.map((tile) => [
          tile.id,
          tile.kind,
          tile.copies,
          effectWords(tile.effect),
          tile.plus ? '+' : '',
        ]),
      ),
    ],
    [
      'Farm Enhancement cards',
      `VP of the Helper places: ${edition.helperPlaces.join(', ')}. Contract places: ${edition.contractPlaces}.`,
      table(
        ['#', 'group', 'Helper', 'Contract'],
        edition.cards.map((card) => [
          card.id,
          card.group,
          abilityWords(card.helper),
          contractWords(card.contract),
        ]),
      ),
    ],
    [
      'Starting cards',
      table(
        ['#', 'ability', "Queen's Wish", 'VP 1st/2nd/3rd'],
        edition.startingCards.map((card) => [
          card.id,
          abilityWords(card.ability),
          wishWords(card.wish),
          card.vp.join('/'),
        ]),
      ),
    ],
    [
      'Fields',
      table(
        ['field', 'reward', 'touched by'],
        edition.fields.map(({ id, reward }) => [
          id,
          effectWords(reward),
          edition.spaces
            .filter((space) => space.fields.includes(id))
            .map((space) => space.id)
            .join(' '),
        ]),
      ),
    ],
    [
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
    ],
    [
      'Market',
      'Areas clockwise.',
      table(
        ['area', 'rewards'],
        edition.market.map(({ id, rewards }) => [id, dots(rewards)]),
      ),
    ],
    [
      'Calendar',
      'As many rows are open as there are players; the last column is always complete.',
      table(
        ['', ...calendar.columns.map((column) => column.id), `${calendar.end.id} (end)`],
        ['common', ...numbers(4, 'row ')].map((name, i) => [
          name,
          ...calendarColumns.map((cells) => cells[i]),
        ]),
      ),
    ],
    [
      'Patches',
      table(
        ['row', ...numbers(7, ''), 'mixed', 'one colour'],
        edition.patches.map((patches, i) => [
          i + 1,
          ...patches.map(printed),
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
    ],
    [
      'Windmill groups',
      table(
        ['colour', 'Windmills', 'VP for each bulb planted, once empty'],
        edition.groups.map(({ windmills, vp }, i) => [COLOURS[i], windmills, vp]),
      ),
    ],
    [
      'Foreign Trade',
      'Quarters clockwise; bulb space k lies between quarter k and the next one.',
      table(
        ['card', ...numbers(4, 'quarter ')],
        edition.trade.map((quarters, i) => [i + 1, ...quarters.map(effectWords)]),
      ),
    ],
    [
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
    ],
  ];
}
