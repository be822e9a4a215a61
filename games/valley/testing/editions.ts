import { below, type Random } from '@polder/core';
import { defaultEdition } from '../edition/default.js';
import {
  anyBulb,
  build,
  bulb,
  enhance,
  farm,
  guilder,
  lower,
  market,
  plant,
  scoreContract,
  tool,
  tools,
  twoAnyBulbs,
  vp,
} from '../edition/default-effects.js';
import { samplesOn } from '../edition/effects.js';
import { checkEdition } from '../edition/json.js';
import { type Ability, ACTIONS, type CalendarColumn, type Edition, type Effect } from '../edition/types.js';

const none = null;

/** The default edition, but Market, Calendar, Patches and trade cards stay as here when its own are tuned. */
export const rulesEdition: Edition = {
  ...defaultEdition,
  name: 'rules',
  market: [
    { id: 'N', rewards: [bulb('black'), bulb('white'), plant(1)] },
    { id: 'SE', rewards: [bulb('yellow'), bulb('violet'), tool] },
    { id: 'SW', rewards: [bulb('red'), plant(1), vp(1)] },
  ],
  calendar: {
    ...defaultEdition.calendar,
    columns: [
      { id: 'I', common: anyBulb, unique: [guilder(3), bulb('violet', 'black'), vp(2), lower(2)] },
      { id: 'II', common: guilder(1), unique: [enhance, twoAnyBulbs, farm, guilder(4)] },
      { id: 'III', common: plant(1), unique: [build, vp(4), plant(2), guilder(3)] },
    ],
  },
  patches: [
    [none, vp(1), anyBulb, none, guilder(2), enhance, vp(4)],
    [none, tool, vp(2), none, lower(2), farm, vp(4)],
    [none, guilder(1), none, tool, market(0, 1), vp(3), scoreContract],
    [none, vp(2), guilder(1), none, anyBulb, build, scoreContract],
  ],
  trade: [
    [farm, twoAnyBulbs, guilder(3), vp(2)],
    [plant(2), tool, enhance, vp(3)],
    [build, lower(2), { do: 'gain', vp: 1, bulbs: ['any'] }, tools(2)],
    [vp(4), plant(1), market(0, 2), guilder(2)],
  ],
};

const lavishColumns: readonly CalendarColumn[] = [
  {
    id: 'I',
    common: anyBulb,
    unique: [guilder(3), bulb('violet', 'black'), { do: 'gain', tools: 1, vp: 1 }, lower(2)],
  },
  { id: 'II', common: tool, unique: [enhance, twoAnyBulbs, farm, guilder(4)] },
  { id: 'III', common: plant(1), unique: [build, scoreContract, plant(2), vp(5)] },
];
/** The rules edition with a Calendar that gives more: Build, a Contract scored now, two bulbs, Plant for all. */
export const lavishCalendar: Edition = {
  ...rulesEdition,
  name: 'lavish Calendar',
  calendar: { ...rulesEdition.calendar, columns: lavishColumns },
};

interface Rewards {
  readonly common?: Effect;
  /** From row 1 on. */
  readonly unique?: readonly Effect[];
}
/** The lavish Calendar with these rewards in place of its own. */
export const calendarOf = (rewards: { readonly [column in 'I' | 'II' | 'III']?: Rewards }): Edition => ({
  ...lavishCalendar,
  name: 'own Calendar',
  calendar: {
    ...lavishCalendar.calendar,
    columns: lavishColumns.map((column) => {
      const { common = column.common, unique = [] } = rewards[column.id as 'I' | 'II' | 'III'] ?? {};
      return { ...column, common, unique: column.unique.map((reward, i) => unique[i] ?? reward) };
    }),
  },
});

/** Every effect printed anywhere but on tiles: what a reward can be. */
function rewardsOf(edition: Edition): Effect[] {
  return [
    ...edition.fields.map((field) => field.reward),
    ...edition.market.flatMap((area) => area.rewards),
    ...[...edition.calendar.columns, ...lavishColumns].flatMap(({ common, unique }) => [common, ...unique]),
    ...edition.patches.flatMap((row) => row.flatMap((effect) => (effect ? [effect] : []))),
    ...edition.trade.flat(),
    ...samplesOn('reward'),
  ];
}

/**
 * A valid edition with its rewards, abilities and numbers thrown together by chance: rules must hold
 * for any printed values, not only for the default ones.
 */
export function jumbledEdition(random: Random): Edition {
  const pick = <T>(list: readonly T[]): T => list[below(random, list.length)];
  const effects = rewardsOf(rulesEdition);
  const onTiles = samplesOn('tile');
  const abilities: Ability[] = [
    ...defaultEdition.cards.map((card) => card.helper),
    ...defaultEdition.startingCards.map((card) => card.ability),
    ...ACTIONS.map((when): Ability => ({ when, may: pick(effects) })),
    ...samplesOn('helper').map((may): Ability => ({ when: pick(ACTIONS), may })),
  ];
  const number = (from: number, to: number): number => from + below(random, to - from + 1);
  const jumble = (): Edition => ({
    ...defaultEdition,
    name: 'jumbled',
    guilderMax: number(7, 12),
    storage: { free: number(1, 6), paid: [number(0, 2), number(1, 3)] },
    refreshCost: number(0, 2),
    neutralCost: number(0, 2),
    stackCost: number(0, 2),
    tileCost: { common: number(0, 1), uncommon: number(0, 3), unique: number(0, 4) },
    tiles: defaultEdition.tiles.map((tile) => ({
      ...tile,
      copies: number(1, 2),
      effect: below(random, 4) === 0 ? pick(onTiles) : tile.effect,
    })),
    cards: defaultEdition.cards
      .slice(0, number(6, 30))
      .map((card) => ({ ...card, helper: pick(abilities), contract: pick(defaultEdition.cards).contract })),
    startingCards: defaultEdition.startingCards.map((card) => ({ ...card, ability: pick(abilities) })),
    spaces: defaultEdition.spaces.map((space) => ({ ...space, cost: number(0, 5) })),
    fields: defaultEdition.fields.map((field) => ({ ...field, reward: pick(effects) })),
    market: defaultEdition.market.map((area) => ({
      ...area,
      rewards: area.rewards.map(() => pick(effects)),
    })),
    calendar: {
      ...defaultEdition.calendar,
      columns: defaultEdition.calendar.columns.map((column) => ({
        ...column,
        common: pick(effects),
        unique: column.unique.map(() => pick(effects)),
      })),
    },
    patches: defaultEdition.patches.map((row) =>
      row.map(() => (below(random, 4) === 0 ? null : pick(effects))),
    ),
    trade: defaultEdition.trade.map((quarters) => quarters.map(() => pick(effects))),
    gardener: {
      ...defaultEdition.gardener,
      cards: defaultEdition.gardener.cards.slice(0, number(5, 20)),
      notOnHard: ['G1'],
      overlay: defaultEdition.patches.map((row) =>
        row.map(() => (below(random, 3) === 0 ? pick(effects) : null)),
      ),
    },
  });
  for (let tries = 0; tries < 10_000; tries++) {
    const edition = jumble();
    if (checkEdition(edition).length === 0) return edition;
  }
  throw new Error('No valid edition came of it.');
}
