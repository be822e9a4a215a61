import type { Family, GameItems, Item, Ledger, Watch } from '@polder/bots';
import {
  defaultEdition,
  type Edition,
  type Effect,
  effectKey,
  type ValleyEvent,
  type ValleyOptions,
  type ValleyState,
} from '../rules/index.js';
import { effects as words } from '../text/en/game/effects.js';
import { decided } from './chances.js';
import { beginStory, type Watching } from './story.js';
import { happened } from './takings.js';

export function valleyItems({
  players,
  edition = defaultEdition,
}: ValleyOptions): GameItems<ValleyState, ValleyEvent> {
  return {
    edition,
    families: familiesOf(edition, players),
    watch: (ledger) => watchValley(edition, ledger),
  };
}

/**
 * Chances are counted when a seat decides; what it gets is read from what happens, so that what comes
 * without a question is counted too.
 */
function watchValley(edition: Edition, ledger: Ledger): Watch<ValleyState, ValleyEvent> {
  let watching: Watching | undefined;
  return {
    choosing(state, decision, key) {
      watching ??= { edition, ledger, story: beginStory(edition, ledger, state) };
      decided(watching, state, decision, key);
    },
    chosen(state, events) {
      if (watching) for (const event of events) happened(watching, state, event);
    },
  };
}

/** Ids are those of sources and targets where the game has one. */
const familiesOf = (edition: Edition, players: number): Family[] => [
  ...cardFamilies(edition, players),
  ...boardFamilies(edition, players),
];

/** What is taken from an offer. */
function cardFamilies(edition: Edition, players: number): Family[] {
  return [
    {
      id: 'tiles',
      name: 'Wheel tiles',
      chance:
        'the tile is on offer (or looked at) and can be paid for when a tile is taken or the offer renewed',
      items: edition.tiles.map(({ id, kind, effect, plus }) => ({
        id: `tile:${id}`,
        name: `${words.effect(effect)}${plus ? ' +' : ''} (${kind})`,
      })),
    },
    {
      id: 'wheels',
      name: 'Printed wheel actions',
      chance: 'a turn in which the section is active, has no tile and can be done; taken if it is done',
      items: wheelItems(edition),
    },
    {
      id: 'helpers',
      name: 'Farm cards as Helpers',
      chance:
        'the card is on offer (or looked at) when a Farm action takes one, takes none or renews the offer',
      items: edition.cards.map(({ id, helper }) => ({ id: `helper:${id}`, name: words.ability(helper) })),
    },
    {
      id: 'contracts',
      name: 'Farm cards as Contracts',
      chance: 'as for Helpers: each card on offer is a chance for both',
      items: edition.cards.map(({ id, contract }) => ({
        id: `contract:${id}`,
        name: words.contract(contract),
      })),
    },
    {
      id: 'start',
      name: 'Starting cards',
      chance: 'the card lies there when a seat keeps one',
      items: edition.startingCards.map(({ id, ability }) => ({
        id: `start:${id}`,
        name: words.ability(ability),
      })),
    },
    {
      id: 'wish',
      name: "Queen's Wish",
      chance: 'a seat at a table with this wish; taken if it meets it (at all, or as the 1st, 2nd or 3rd)',
      items: edition.startingCards.flatMap(({ id, wish, vp }) => [
        { id: `wish:${id}`, name: `${words.wish(wish)}: met` },
        ...vp.slice(0, players).map((n, i) => ({
          id: `wish:${id}.${i + 1}`,
          name: `${words.wish(wish)}: met ${ordinal(i + 1)} (${n} VP)`,
        })),
      ]),
    },
  ];
}

/** What is printed on boards. */
function boardFamilies(edition: Edition, players: number): Family[] {
  return [
    {
      id: 'fields',
      name: 'Fields',
      chance: 'a Build could use a space that touches the field; taken if it does',
      items: edition.fields.map(({ id, reward }) => ({
        id: `field:${id}`,
        name: `${id}: ${words.effect(reward)}`,
      })),
    },
    {
      id: 'spaces',
      name: 'Windmill spaces',
      chance: 'a Build could use the space',
      items: edition.spaces.map(({ id, cost, fields }) => ({
        id: `space:${id}`,
        name: `${id}, cost ${cost}, touches ${fields.join(', ')}`,
      })),
    },
    {
      id: 'market',
      name: 'Market rewards',
      chance: 'a reward of the area is chosen (or all are refused) and this one is possible',
      items: edition.market.flatMap(({ id, rewards }) =>
        distinct(rewards).map((reward) => ({
          id: `market:${id}:${effectKey(reward)}`,
          name: `${id}: ${words.effect(reward)}`,
        })),
      ),
    },
    {
      id: 'calendar',
      name: 'Calendar',
      chance: 'a seat arrives in the column while the cell is open; in the last column it gets what it finds',
      items: calendarItems(edition, players),
    },
    {
      id: 'trade',
      name: 'Foreign Trade',
      chance:
        'a Trade could reach the reward from a free space, or with what gives more; taken if it is taken',
      items: [
        ...edition.trade.flatMap((quarters, card) =>
          quarters.map((reward, quarter) => ({
            id: `trade:${card + 1}.${quarter + 1}`,
            name: `Card ${card + 1}: ${words.effect(reward)}`,
          })),
        ),
        { id: 'trade:collect', name: 'Take the bulbs off the card' },
      ],
    },
    {
      id: 'patches',
      name: 'Patches',
      chance: 'a bulb could be planted there (the next free Patch of its row), also when planting is ended',
      items: edition.patches.flatMap((row, r) =>
        row.map((reward, c) => ({
          id: `patch:${r + 1}.${c + 1}`,
          name: `Row ${r + 1}, column ${c + 1}: ${reward ? words.effect(reward) : 'nothing'}`,
        })),
      ),
    },
    {
      id: 'boards',
      name: 'Windmill boards',
      chance: 'a seat has the board; there is no choice',
      items: edition.wheels.large.map(({ id, sections }) => ({
        id: `board:${id}`,
        name: `${id}: ${sections.map(words.effect).join(' · ')}`,
      })),
    },
    {
      id: 'gate',
      name: 'Floodgate',
      chance: 'the floodgate could be moved so (or left)',
      items: gateItems(edition),
    },
  ];
}

const ordinal = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

/** Each effect once. */
function distinct(effects: readonly Effect[]): Effect[] {
  const byKey = new Map(effects.map((effect) => [effectKey(effect), effect]));
  return [...byKey.values()];
}

function wheelItems({ wheels }: Edition): Item[] {
  const printed = (side: string, effects: readonly Effect[]): Item[] =>
    distinct(effects).map((effect) => ({
      id: `wheel:${side}:${effectKey(effect)}`,
      name: `${side === 'large' ? 'Large' : 'Small'} wheel: ${words.effect(effect)}`,
    }));
  const large = wheels.large.flatMap((board) => board.sections);
  return [...printed('large', large), ...printed('small', wheels.small)];
}

function calendarItems({ calendar: { columns, end } }: Edition, players: number): Item[] {
  return [
    ...columns.flatMap(({ id, common, unique }) => [
      { id: `calendar:${id}.common`, name: `${id}, for all: ${words.effect(common)}` },
      ...unique.slice(0, players).map((effect, row) => ({
        id: `calendar:${id}.${row + 1}`,
        name: `${id}, row ${row + 1}: ${words.effect(effect)}`,
      })),
    ]),
    ...end.vp.slice(0, players).map((vp, i) => ({
      id: `calendar:${end.id}.${i + 1}`,
      name: `${end.id}, ${ordinal(i + 1)} to arrive: ${vp} VP`,
    })),
  ];
}

function gateItems({ floodgate: { up, rise } }: Edition): Item[] {
  const raised = rise.flatMap((_, i) =>
    rise.slice(i + 1).map((_, j) => {
      const [from, to] = [i + 1, i + j + 2];
      const steps = up.slice(from - 1, to - 1);
      const cost = steps.reduce((sum, step) => sum + step.cost, 0);
      const vp = steps.reduce((sum, step) => sum + step.vp, 0);
      return { id: `gate:${from}>${to}`, name: `Raise ${from} to ${to}: pay ${cost}, ${vp} VP` };
    }),
  );
  return [{ id: 'gate:stay', name: 'Leave it' }, { id: 'gate:lower', name: 'Lower it' }, ...raised];
}
