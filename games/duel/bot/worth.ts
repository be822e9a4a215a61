import { compiledOnce, gainWorth } from '@polder/core/edition';
import type { Edition, Effect, Effects, Helper } from '@polder/duel';

/**
 * What printed effects are about worth, in VP of an ordinary turn. Rough on purpose: it only tells good
 * wheels and Helpers from poor ones; how much they count is a matter of the weights.
 */
export const GOODS = { guilder: 0.6, tool: 1.2, bulb: 1.3 } as const;
export const PLANT = 2.5;
export const WORTH = { enhance: 3, farm: 3.5, build: 5, market: 2.5, trade: 4.5 } as const;

/** What a player has that actions take. */
export interface AtHand {
  bulbs: number;
  guilder: number;
  /** A bulb that a port within reach wants. */
  trade: boolean;
  /** Guilder for the cheapest Windmill; more than anybody has, if there is none. */
  windmill: number;
}

export const ANYTHING: AtHand = { bulbs: 9, guilder: 9, trade: true, windmill: 0 };

export function worthOf(effect: Effect, { bulbs, guilder, trade, windmill }: AtHand): number {
  switch (effect.do) {
    case 'gain':
      return gainWorth(effect, GOODS);
    case 'plant':
      return PLANT * Math.min(bulbs, effect.bulbs) * (effect.colours === undefined ? 1 : 0.9);
    case 'build':
      return guilder < windmill ? 0 : WORTH.build + (effect.both ? 1.5 : 0);
    case 'market':
      return guilder === 0 ? 0 : WORTH.market;
    case 'trade':
      return trade ? WORTH.trade + (effect.bulbs === undefined ? 0 : 2) : 0;
    case 'enhance':
      return WORTH.enhance + (effect.also === undefined ? 0 : 2);
    case 'farm':
      return WORTH.farm + (effect.swap ? 0.5 : 0);
  }
}

export const worthOfAll = (effects: Effects, atHand: AtHand): number => {
  let sum = 0;
  for (const effect of effects) sum += worthOf(effect, atHand);
  return sum;
};

/** How often in a turn, about, an action comes that a Helper listens to. */
const OFTEN = { enhance: 0.25, farm: 0.25, plant: 0.5, build: 0.25, market: 0.3, trade: 0.3 } as const;
const worthOfHelper = ({ when, gain }: Helper): number => OFTEN[when] * worthOf(gain, ANYTHING);

export interface Worths {
  readonly edition: Edition;
  readonly personal: readonly number[];
  readonly tiles: readonly number[];
  readonly helpers: readonly number[];
}

export const worthsOf = compiledOnce<Edition, Worths>((edition) => ({
  edition,
  personal: edition.wheels.personal.map((effects) => worthOfAll(effects, ANYTHING)),
  tiles: edition.tiles.map(({ effects }) => worthOfAll(effects, ANYTHING)),
  helpers: edition.cards.map(({ helper }) => worthOfHelper(helper)),
}));
