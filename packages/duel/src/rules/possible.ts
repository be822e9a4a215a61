import { ACTIONS, type ActionKind } from '../edition/types.js';
import { active, type State, tables } from '../state.js';
import { canBuild } from './build.js';
import { canEnhance } from './enhance.js';
import { giftOf } from './helpers.js';
import { canBuy } from './market.js';
import { canPlant } from './plant.js';
import { storedColours } from './run.js';
import { canTrade } from './trade.js';

const BOTH = 3;
const ACTION = Object.fromEntries(ACTIONS.map((action, i) => [action, i])) as Readonly<
  Record<ActionKind, number>
>;

/**
 * An effect can be resolved by whoever acts: now, or with what Helpers give before it (D-TRN-2, ACT-5), once
 * `spent` Tools are gone.
 */
export function possible(s: State, effect: number, spent: number = 0): boolean {
  const it = tables(s).effects[effect];
  const player = active(s);
  const { guilder } = player;
  const tools = player.tools - spent;
  switch (it.do) {
    case 'gain':
      return true;
    case 'farm':
      return s.cardOffer.some((card) => card >= 0);
    case 'enhance':
      return canEnhance(s, BOTH, guilder) || canEnhance(s, BOTH, guilder + giftOf(s, ACTION.enhance).guilder);
    case 'plant':
      return canPlant(s, storedColours(player)) || canPlant(s, giftOf(s, ACTION.plant).bulbs);
    case 'build':
      return canBuild(s, guilder) || canBuild(s, guilder + giftOf(s, ACTION.build).guilder);
    case 'market':
      return canBuy(s, guilder) || canBuy(s, guilder + giftOf(s, ACTION.market).guilder);
    case 'trade': {
      if (canTrade(s, storedColours(player), tools)) return true;
      const gift = giftOf(s, ACTION.trade);
      return canTrade(s, storedColours(player) | gift.bulbs, tools + gift.tools);
    }
  }
}

/** At least one of several effects can be resolved (D-TRN-2). */
export function anyPossible(s: State, effects: readonly number[], spent: number): boolean {
  for (const effect of effects) if (possible(s, effect, spent)) return true;
  return false;
}
