import { maskOf } from '@polder/core';
import { bulbMasks, COLOURS, compiledOnce } from '@polder/core/edition';
import { effectKey } from './keys.js';
import { ACTIONS, type Deal, type Edition, type Effect, type Effects, type Price } from './types.js';

/** An edition in numbers. Made once for each edition; the rules read nothing else while a game is played. */
export interface Tables {
  readonly edition: Edition;
  /** Every effect that occurs, each once. Frames and rewards name them by index. */
  readonly effects: readonly Effect[];
  readonly effectKeys: readonly string[];
  /** For each effect: its action as an index into ACTIONS, or -1. */
  readonly action: readonly number[];
  /** For each effect of goods: its bulbs as colour masks. */
  readonly bulbs: readonly (readonly number[])[];
  readonly personal: readonly (readonly number[])[];
  readonly central: readonly (readonly number[])[];
  readonly tileEffects: readonly (readonly number[])[];
  readonly tileCost: readonly number[];
  /** Helper of each card: trigger as an index into ACTIONS, effect, and whether it gives only VP. */
  readonly helperWhen: readonly number[];
  readonly helperEffect: readonly number[];
  readonly helperUnasked: readonly boolean[];
  /** Patches space by space. */
  readonly patches: readonly number[];
  readonly patchCount: number;
  readonly exports: readonly (readonly number[])[];
  /** VP for each colour at a Demand tile, upper and lower half; -1: not wanted. */
  readonly demand: readonly (readonly (readonly number[])[])[];
  /** Wanted colours as bits, upper and lower half. */
  readonly wanted: readonly (readonly number[])[];
  /** Deals of each Market tile, then of the back. */
  readonly deals: readonly (readonly DealRow[])[];
}

export interface DealRow {
  readonly cost: number;
  readonly bulbs: readonly number[];
}

// Counts that the rules fix

export const SEATS = 2;
/** Sections of the wheels: red reads the Central Wheel at one place, yellow at the one opposite. */
export const PERSONAL_SECTIONS = 5;
export const CENTRAL_SECTIONS = 6;
/** Spaces of a Patch. */
export const SPACES = 4;
export const PORTS = 5;
/** Of a Market tile, and of the back. */
export const DEALS = ['top', 'bottom'] as const;
/** Places of the offers; that of the cards has those that are left of the hands (D-SET-4, D-SET-5). */
export const OFFERED = { tiles: 4, market: 2 } as const;
export const HAND = 2;

export const tablesOf = compiledOnce<Edition, Tables>(compile);

function compile(edition: Edition): Tables {
  const effects: Effect[] = [];
  const effectKeys: string[] = [];

  function intern(effect: Effect): number {
    const key = effectKey(effect);
    const known = effectKeys.indexOf(key);
    if (known >= 0) return known;
    effects.push(effect);
    return effectKeys.push(key) - 1;
  }
  const all = (list: Effects): number[] => list.map(intern);

  const personal = edition.wheels.personal.map(all);
  const central = edition.wheels.central.map(all);
  const tileEffects = edition.tiles.map((tile) => all(tile.effects));
  const helperEffect = edition.cards.map((card) => intern(card.helper.gain));
  const patches = edition.patches.flatMap((patch) => patch.map(intern));
  const exports = edition.exports.map((tile) => all(tile.effects));
  const demand = edition.demands.map(({ upper, lower }) => [pricesOf(upper), pricesOf(lower)]);
  return {
    edition,
    effects,
    effectKeys,
    action: effects.map((effect) => (ACTIONS as readonly string[]).indexOf(effect.do)),
    bulbs: effects.map((effect) => (effect.do === 'gain' ? bulbMasks(effect.bulbs ?? []) : [])),
    personal,
    central,
    tileEffects,
    tileCost: edition.tiles.map((tile) => edition.tileCost[tile.kind]),
    helperWhen: edition.cards.map((card) => ACTIONS.indexOf(card.helper.when)),
    helperEffect,
    helperUnasked: edition.cards.map(({ helper: { gain } }) => isOnlyVp(gain)),
    patches,
    patchCount: edition.patches.length,
    exports,
    demand,
    wanted: demand.map((halves) =>
      halves.map((prices) => maskOf(prices.flatMap((vp, colour) => (vp >= 0 ? [colour] : [])))),
    ),
    deals: [...edition.market.tiles.map((tile) => tile.deals), edition.market.back].map(dealsOf),
  };
}

const isOnlyVp = (effect: Effect): boolean =>
  effect.do === 'gain' && !effect.bulbs?.length && !effect.guilder && !effect.tools;

/** -1: not wanted. */
function pricesOf(prices: readonly Price[]): number[] {
  return COLOURS.map((colour) => prices.find((price) => price.colour === colour)?.vp ?? -1);
}

const dealsOf = (deals: readonly Deal[]): DealRow[] =>
  deals.map(({ cost, bulbs }) => ({ cost, bulbs: bulbMasks(bulbs) }));
