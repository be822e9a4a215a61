import { compiledOnce, gainWorth } from '@polder/core/edition';
import type { Ability, Edition, Effect, MechanismName } from '@polder/valley';

/**
 * What printed effects are about worth, in VP of an ordinary turn. Rough on purpose: it only tells good
 * wheels and Helpers from poor ones; how much they count is a matter of the weights.
 */
export const GOODS = { guilder: 0.7, tool: 1.2, bulb: 1.4 } as const;
export const WORTH = { enhance: 2.5, farm: 3.5, build: 4, trade: 3.5, marketReward: 1.5 } as const;
export const MECHANISM_WORTH: Readonly<Record<MechanismName, number>> = {
  scoreContract: 6,
  removeWindmill: 2,
  swapBulb: 0.4,
};
export const PLANT = 2;
export const LOWER = 1.1;
const BOTH = 0.7;
export const MOVE = 2.2;
/** '+' on a tile: this share of the other wheel's action comes on top. */
export const PLUS = 0.8;

export function worthOf(effect: Effect): number {
  switch (effect.do) {
    case 'gain':
      return gainWorth(effect, GOODS);
    case 'lower':
      return effect.strength * (LOWER + (effect.both ? BOTH : 0));
    case 'market':
      return MOVE * effect.moves - GOODS.guilder * effect.cost;
    case 'plant':
      return PLANT * effect.bulbs;
    case 'build':
      return WORTH.build + (effect.unconnected === undefined ? 0 : 1);
    case 'trade':
      return WORTH.trade + 0.5 * (effect.more ?? 0) + (effect.repeat ? 0.3 : 0);
    case 'seq':
      return effect.of.reduce((sum, part) => sum + worthOf(part), 0);
    case 'enhance':
    case 'farm':
    case 'marketReward':
      return WORTH[effect.do];
    default:
      return MECHANISM_WORTH[effect.do];
  }
}

/** What a section is worth to somebody who may lack what it takes. */
export interface Section {
  /** In an ordinary turn. */
  readonly worth: number;
  readonly plus: boolean;
  /** The part that takes bulbs in Storage: for each that it plants. */
  readonly plants: number;
  /** The part that takes a bulb to trade, Guilder for the Market, a Windmill. */
  readonly trade: number;
  readonly market: number;
  readonly cost: number;
  readonly build: number;
}

function sectionOf(effect: Effect, plus = false): Section {
  const parts = effect.do === 'seq' ? effect.of : [effect];
  const sum = (of: (part: Effect) => number): number => parts.reduce((all, part) => all + of(part), 0);
  const worthIf = (kind: Effect['do']): number => sum((part) => (part.do === kind ? worthOf(part) : 0));
  return {
    worth: worthOf(effect),
    plus,
    plants: sum((part) => (part.do === 'plant' ? part.bulbs : 0)),
    trade: worthIf('trade'),
    market: worthIf('market'),
    cost: sum((part) => (part.do === 'market' ? part.cost : 0)),
    build: worthIf('build'),
  };
}

/** What a player has that sections take. */
export interface AtHand {
  bulbs: number;
  guilder: number;
  windmills: number;
}

export function sectionWorth(section: Section, { bulbs, guilder, windmills }: AtHand): number {
  const { worth, plants, trade, market, cost, build } = section;
  let lacking = plants > bulbs ? PLANT * (plants - bulbs) : 0;
  if (bulbs === 0) lacking += trade;
  if (guilder < cost) lacking += market;
  if (windmills === 0) lacking += build;
  return worth - lacking;
}

const sections = new WeakMap<Effect, Section>();

/** The same for a reward. */
export function effectWorth(effect: Effect, atHand: AtHand): number {
  let section = sections.get(effect);
  if (!section) {
    section = sectionOf(effect);
    sections.set(effect, section);
  }
  return sectionWorth(section, atHand);
}

/** How often in a turn, about, an action comes that a Helper listens to. */
const OFTEN = {
  lower: 0.5,
  enhance: 0.25,
  farm: 0.3,
  build: 0.25,
  market: 0.25,
  plant: 0.35,
  trade: 0.25,
  raise: 0.3,
} as const;
const INSIDE = { strength: 1.2, look: 0.8, tradeFreely: 2, plantMore: 1, marketFreely: 1.5 } as const;

function worthOfAbility({ when, may }: Ability): number {
  const isInside = (it: Ability['may']): it is Extract<Ability['may'], { do: keyof typeof INSIDE }> =>
    it.do in INSIDE;
  return OFTEN[when] * (isInside(may) ? INSIDE[may.do] : worthOf(may));
}

export interface Worths {
  readonly edition: Edition;
  /** Sections of the boards' large wheels, of the small wheel, tiles. */
  readonly boards: readonly (readonly Section[])[];
  readonly small: readonly Section[];
  readonly tiles: readonly Section[];
  /** Helpers by card, and starting cards. */
  readonly helpers: readonly number[];
  readonly starts: readonly number[];
}

export const worthsOf = compiledOnce<Edition, Worths>((edition) => ({
  edition,
  boards: edition.wheels.large.map(({ sections }) => sections.map((effect) => sectionOf(effect))),
  small: edition.wheels.small.map((effect) => sectionOf(effect)),
  tiles: edition.tiles.map(({ effect, plus }) => sectionOf(effect, plus)),
  helpers: edition.cards.map(({ helper }) => worthOfAbility(helper)),
  starts: edition.startingCards.map(({ ability }) => worthOfAbility(ability)),
}));

/** Two sections under the arrows: the better action, and most of the other with a '+'. */
export const pairWorth = (a: number, b: number, plus: boolean): number =>
  plus ? Math.max(a, b) + PLUS * Math.min(a, b) : Math.max(a, b);
