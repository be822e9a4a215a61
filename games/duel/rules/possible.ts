import { canBuild } from './build.js';
import { canEnhance } from './enhance.js';
import { type Gift, giftOf, NOTHING } from './helpers.js';
import { canBuy } from './market.js';
import { canPlant } from './plant.js';
import { storedColours } from './run.js';
import { active, BOTH_WHEELS, type State, tables } from './state.js';
import { canTrade } from './trade.js';

/**
 * An effect can be resolved by whoever acts: now, or with what Helpers give before it (D-TRN-2, ACT-5), once
 * `spent` Tools are gone.
 */
export function possible(s: State, effect: number, spent: number = 0): boolean {
  return (
    possibleWith(s, effect, NOTHING, spent) ||
    possibleWith(s, effect, giftOf(s, tables(s).action[effect]), spent)
  );
}

/** The same without any Helper. */
export const possibleAlone = (s: State, effect: number): boolean => possibleWith(s, effect, NOTHING, 0);

function possibleWith(s: State, effect: number, gift: Gift, spent: number): boolean {
  const player = active(s);
  const guilder = player.guilder + gift.guilder;
  const colours = storedColours(player) | gift.bulbs;
  switch (tables(s).effects[effect].do) {
    case 'gain':
      return true;
    case 'farm':
      return s.cardOffer.some((card) => card >= 0);
    case 'enhance':
      return canEnhance(s, BOTH_WHEELS, guilder);
    case 'plant':
      return canPlant(s, colours);
    case 'build':
      return canBuild(s, guilder);
    case 'market':
      return canBuy(s, guilder);
    case 'trade':
      return canTrade(s, colours, player.tools - spent + gift.tools);
  }
}

/** At least one of several effects can be resolved (D-TRN-2). */
export function anyPossible(s: State, effects: readonly number[], spent: number): boolean {
  for (const effect of effects) if (possible(s, effect, spent)) return true;
  return false;
}
