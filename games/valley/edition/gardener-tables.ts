import { maskOf } from '@polder/core';
import { COLOURS, DIFFICULTIES, type Difficulty, type Edition, type Effect } from './types.js';

/** The Gardener's cards in numbers, by card; a back by the first card that has it. */
export interface GardenerTables {
  readonly gate: readonly number[];
  /** Sections of the water track, as bits. */
  readonly lowers: readonly number[];
  readonly colour: readonly number[];
  readonly trade: readonly number[];
  readonly order: readonly (readonly number[])[];
  readonly back: readonly number[];
  /** Places of the tile offer, in the order in which they are taken. */
  readonly tiles: readonly (readonly number[])[];
  /** Places of the card offer, the preferred one first. */
  readonly farm: readonly (readonly number[])[];
  /** The deck of each difficulty. */
  readonly decks: Readonly<Record<Difficulty, readonly number[]>>;
  /** The effect of lowering the water by card. */
  readonly lower: number;
  /** 28 Patches, row by row; -1: nothing. */
  readonly overlay: readonly number[];
  /** For each effect: its place in the order of rewards, 0 the first (G-BLD). */
  readonly liking: readonly number[];
  /** For each space: the liking of what it touches, best first. */
  readonly touches: readonly (readonly number[])[];
}

/** What it likes, best first (G-BLD). Whatever is not named gives it nothing. */
const LIKING = [
  'plant',
  'enhance',
  'farm',
  'build',
  'twoBulbs',
  'bulb',
  'market',
  'trade',
  'lower',
  'goods',
  'vp',
];
const GOODS = LIKING.indexOf('goods');
const ONLY_VP = LIKING.indexOf('vp');

function likingOf(effect: Effect): number {
  const rank = LIKING.indexOf(likedAs(effect));
  return rank < 0 ? LIKING.length : rank;
}

function likedAs(effect: Effect): string {
  if (effect.do === 'marketReward') return 'bulb';
  if (effect.do !== 'gain') return effect.do;
  const bulbs = effect.bulbs?.length ?? 0;
  if (bulbs > 0) return bulbs === 1 ? 'bulb' : 'twoBulbs';
  return effect.guilder || effect.tools ? 'goods' : 'vp';
}

/** Among spaces Guilder, Tools and VP are alike; only when rewards are taken VP come last. */
const asField = (liking: number): number => (liking === ONLY_VP ? GOODS : liking);

const TILE_PLACES = { left: 0, right: 1, uncommon: 2, unique: 3 } as const;

export function compileGardener(
  { gardener }: Edition,
  intern: (effect: Effect) => number,
  effects: readonly Effect[],
  spaceRewards: readonly (readonly number[])[],
): GardenerTables {
  const { cards, notOnHard } = gardener;
  const deck = (difficulty: Difficulty): number[] =>
    cards.flatMap(({ id }, i) => (difficulty === 'hard' && notOnHard.includes(id) ? [] : [i]));
  const backs = cards.map(({ back }) => JSON.stringify([back.common, back.other, back.farm]));
  const lower = intern({ do: 'lower', strength: gardener.lower });
  const overlay = gardener.overlay.flatMap((row) => row.map((effect) => (effect ? intern(effect) : -1)));
  const liking = effects.map(likingOf);
  return {
    gate: cards.map((card) => card.gate),
    lowers: cards.map((card) => maskOf(card.lowers.map((section) => section - 1))),
    colour: cards.map((card) => COLOURS.indexOf(card.colour)),
    trade: cards.map((card) => card.trade - 1),
    order: cards.map((card) => card.order.map((colour) => COLOURS.indexOf(colour))),
    back: backs.map((back) => backs.indexOf(back)),
    tiles: cards.map(({ back }) => [TILE_PLACES[back.common], TILE_PLACES[back.other]]),
    farm: cards.map(({ back }) => back.farm.map((place) => place - 1)),
    decks: Object.fromEntries(DIFFICULTIES.map((it) => [it, deck(it)])) as Record<Difficulty, number[]>,
    lower,
    overlay,
    liking,
    touches: spaceRewards.map((rewards) =>
      rewards.map((effect) => asField(liking[effect])).sort((a, b) => a - b),
    ),
  };
}
