import type { Family, GameItems, Item, Ledger, Watch } from '@polder/bots';
import {
  COLOURS,
  type DuelEvent,
  type DuelOptions,
  type DuelState,
  defaultEdition,
  type Edition,
} from '../rules/index.js';
import { around } from '../text/en/around.js';
import { effects as words } from '../text/en/game/effects.js';
import { decided } from './chances.js';
import { alikePatches, beginStory, patchItem, type Watching } from './story.js';
import { happened } from './takings.js';

export function duelItems({ edition = defaultEdition }: DuelOptions): GameItems<DuelState, DuelEvent> {
  return {
    edition,
    families: familiesOf(edition),
    watch: (ledger) => watchDuel(edition, ledger),
  };
}

/**
 * Chances are counted when a seat decides; what it gets is read from what happens, so that what comes
 * without a question is counted too.
 */
function watchDuel(edition: Edition, ledger: Ledger): Watch<DuelState, DuelEvent> {
  const alike = alikePatches(edition);
  let watching: Watching | undefined;
  return {
    choosing(state, decision, key) {
      watching ??= { edition, ledger, story: beginStory(state), alike };
      decided(watching, state, decision, key);
    },
    chosen(state, events) {
      if (watching) for (const event of events) happened(watching, state, event);
    },
  };
}

const WHEELS = ['central', 'personal'] as const;
const WHEEL_NAMES = { central: 'Central', personal: 'Personal' } as const;
const HALVES = ['top', 'bottom'] as const;

/** Ids are those of sources and targets where the game has one. */
function familiesOf(edition: Edition): Family[] {
  return [
    {
      id: 'tiles',
      name: 'Wheel tiles',
      chance: 'the tile is on offer, and could be put on that wheel, when a tile is taken',
      items: edition.tiles.flatMap(({ id, kind, effects }) =>
        WHEELS.map((wheel) => ({
          id: `tile:${id}.${wheel}`,
          name: `${words.effects(effects)} (${kind}) on the ${WHEEL_NAMES[wheel]} Wheel`,
        })),
      ),
    },
    {
      id: 'wheels',
      name: 'Printed wheel actions',
      chance: 'the section meshes, has no tile and can be done in the own turn, first or for Tools as well',
      items: [
        ...edition.wheels.personal.map((effects, i) => ({
          id: `wheel:personal.${i + 1}`,
          name: `Personal Wheel: ${words.effects(effects)}`,
        })),
        ...centralItems(edition, 'wheel', 'Central Wheel'),
        { id: 'wheel:guilder', name: 'Central action given up for Guilder' },
      ],
    },
    {
      id: 'followUps',
      name: 'Follow-ups',
      chance: 'the Central section meshes in a follow-up and can be done; giving up is always possible',
      items: [
        ...centralItems(edition, 'followUp', 'Follow-up'),
        { id: 'followUp:tile', name: 'Follow-up: a tile on the Central Wheel' },
        { id: 'followUp:guilder', name: 'Follow-up given up for Guilder' },
      ],
    },
    {
      id: 'helpers',
      name: 'Farm cards as Helpers',
      chance: 'the card is on offer when a Farm action takes one',
      items: edition.cards.map(({ id, helper }) => ({ id: `helper:${id}`, name: words.helper(helper) })),
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
      id: 'opening',
      name: 'First Helper',
      chance: 'the card is one of the two in hand at the start',
      items: edition.cards.map(({ id, helper }) => ({ id: `opening:${id}`, name: words.helper(helper) })),
    },
    {
      id: 'deals',
      name: 'Market deals',
      chance: 'the deal is on offer and can be paid for when one is made',
      items: dealItems(edition),
    },
    {
      id: 'exports',
      name: 'Export tiles',
      chance: 'the tile lies at a port where the Ship could deliver; taken if it does',
      items: edition.exports.map(({ id, effects }) => ({ id: `export:${id}`, name: words.effects(effects) })),
    },
    {
      id: 'demand',
      name: 'Colours delivered',
      chance: "the Ship's port wants the colour and the seat has it when a bulb is delivered",
      items: COLOURS.map((colour) => ({ id: `demand:${colour}`, name: `A ${colour} bulb` })),
    },
    {
      id: 'patches',
      name: 'Patches',
      chance: 'a bulb could be planted there, also when planting is ended; like Patches are one',
      items: patchItems(edition),
    },
    {
      id: 'columns',
      name: 'Windmill columns',
      chance: "the column's next Windmill can be paid for when one is built",
      items: COLOURS.map((colour) => ({
        id: `column:${colour}`,
        name: `A Windmill of the ${colour} column`,
      })),
    },
    {
      id: 'mills',
      name: 'Windmill spaces',
      chance: 'the space is free when a Windmill is built',
      items: edition.patches.map((_, i) => ({
        id: `mill:${i + 1}`,
        name: `Between Patches ${i + 1} and ${((i + 1) % edition.patches.length) + 1}`,
      })),
    },
  ];
}

const centralItems = ({ wheels }: Edition, kind: string, where: string): Item[] =>
  wheels.central.map((effects, i) => ({
    id: `${kind}:central.${i + 1}`,
    name: `${where}: ${words.effects(effects)}`,
  }));

function dealItems({ market: { tiles, back } }: Edition): Item[] {
  const faces = [...tiles.map(({ id, deals }) => ({ id: `${id}`, deals })), { id: 'back', deals: back }];
  return faces.flatMap(({ id, deals }) =>
    deals.map((deal, half) => ({
      id: `deal:${id}.${HALVES[half]}`,
      name: `${id === 'back' ? 'Back of the stack' : `Tile ${id}`}: ${around.market.deal(deal.cost, words.effect({ do: 'gain', bulbs: deal.bulbs }))}`,
    })),
  );
}

/** Patches that are alike count as one: they are named by the first of them. */
function patchItems(edition: Edition): Item[] {
  const { patches } = edition;
  const alike = alikePatches(edition);
  const items = patches.flatMap((rewards, patch) =>
    rewards.map((reward, space) => {
      const numbers = alike.flatMap((first, i) => (first === alike[patch] ? [i + 1] : []));
      return {
        id: patchItem(alike, patch, space),
        name: `Patch ${numbers.join(', ')}, space ${space + 1}: ${words.effect(reward)}`,
      };
    }),
  );
  return [...new Map(items.map((item) => [item.id, item])).values()];
}
