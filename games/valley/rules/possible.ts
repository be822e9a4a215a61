import { ANY_COLOUR } from '@polder/core/edition';

import { TRIGGER } from '../edition/types.js';
import { giftOf, insideHelper } from './helpers.js';
import { buildable, occupied } from './map.js';
import { MECHANISMS } from './mechanisms/list.js';
import { active, hasFreePatch, storedBulbs, windmillsLeft } from './run.js';
import { type State, tables } from './state.js';

/** An effect can be used now, or with what a Helper gives before it (ACT-3, ACT-5), once `spent` Guilder are gone. */
export function possible(s: State, effect: number, spent: number = 0): boolean {
  const t = tables(s);
  const it = t.effects[effect];
  const guilder = active(s).guilder - spent;
  switch (it.do) {
    case 'gain':
    case 'lower':
      return true;
    case 'enhance':
      return canEnhance(s, guilder) || canEnhance(s, withGift(s, guilder, TRIGGER.enhance));
    case 'farm':
      return s.cardOffer[0] >= 0 || s.cardOffer[1] >= 0 || s.cardOffer[2] >= 0;
    case 'build': {
      const unconnected = it.unconnected ?? -1;
      return (
        canBuild(s, guilder, unconnected) || canBuild(s, withGift(s, guilder, TRIGGER.build), unconnected)
      );
    }
    case 'market':
      return guilder >= it.cost || withGift(s, guilder, TRIGGER.market) >= it.cost;
    case 'plant': {
      const player = active(s);
      return (
        hasFreePatch(player) && (storedBulbs(player) > 0 || giftOf(s, TRIGGER.plant, it.bulbs).bulbs !== 0)
      );
    }
    case 'trade':
      return canCollect(s) || canTrade(s, it.repeat === true);
    case 'marketReward':
      for (const reward of t.market[active(s).area]) if (possible(s, reward, spent)) return true;
      return false;
    case 'seq': {
      const parts = t.parts[effect];
      return possible(s, t.prelude[parts[0]] ? parts[1] : parts[0], spent);
    }
    default:
      return MECHANISMS[it.do].possible(s);
  }
}

function withGift(s: State, guilder: number, trigger: number): number {
  return Math.min(tables(s).edition.guilderMax, guilder + giftOf(s, trigger).guilder);
}

function canEnhance(s: State, guilder: number): boolean {
  const { tileCost } = tables(s);
  for (const tile of s.tileOffer) if (tile >= 0 && tileCost[tile] <= guilder) return true;
  return false;
}

function canBuild(s: State, guilder: number, unconnected: number): boolean {
  return windmillsLeft(active(s)) > 0 && buildable(tables(s), occupied(s), guilder, unconnected) !== 0;
}

export function canCollect(s: State): boolean {
  for (const bulb of s.tradeBulbs) if (bulb >= 0) return true;
  return false;
}

/** Colours that may be put on the trade card (TRD-1). */
export function tradeColours(s: State, repeat: boolean): number {
  let colours = ANY_COLOUR;
  if (!repeat) for (const bulb of s.tradeBulbs) if (bulb >= 0) colours &= ~(1 << bulb);
  return colours;
}

export function storedColours(s: State): number {
  const { storage } = active(s);
  let colours = 0;
  for (let colour = 0; colour < storage.length; colour++) if (storage[colour] > 0) colours |= 1 << colour;
  return colours;
}

function canTrade(s: State, repeat: boolean): boolean {
  if (!s.tradeBulbs.includes(-1)) return false;
  const colours = tradeColours(s, repeat);
  if ((colours & storedColours(s)) !== 0) return true;
  return (
    insideHelper(s, TRIGGER.trade, 'tradeFreely') >= 0 || (colours & giftOf(s, TRIGGER.trade).bulbs) !== 0
  );
}
