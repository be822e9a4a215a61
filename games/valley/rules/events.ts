import type { GardenerEvent } from '../gardener/events.js';
import type { MechanismEvent } from './mechanisms/list.js';

/**
 * What happens. Events are the only writers of state (see evolve.ts); log, animation and statistics
 * are read from them. `reveals` marks what nobody may undo past.
 */
export type Event = SetupEvent | TurnEvent | OfferEvent | BoardEvent | MechanismEvent | GardenerEvent;

export type SetupEvent =
  | { readonly type: 'startingCard'; readonly seat: number; readonly card: number }
  | { readonly type: 'queensWish'; readonly card: number }
  | { readonly type: 'marker'; readonly seat: number; readonly area: number }
  | { readonly type: 'neutrals'; readonly areas: readonly number[] };

/** The turn, and what is still to be done in it. */
export type TurnEvent =
  /** Somebody chose. */
  | { readonly type: 'chose'; readonly seat: number; readonly key: string }
  | { readonly type: 'turn'; readonly seat: number; readonly round: number }
  | { readonly type: 'gate'; readonly seat: number; readonly to: number; readonly cost: number }
  | { readonly type: 'water'; readonly to: number }
  | { readonly type: 'turned'; readonly seat: number; readonly steps: number; readonly tools: number }
  | { readonly type: 'calendar'; readonly seat: number; readonly column: number }
  | { readonly type: 'calendarTaken'; readonly seat: number; readonly column: number; readonly row: number }
  | { readonly type: 'endTriggered'; readonly seat: number; readonly lastRound: number }
  | { readonly type: 'wheelAction'; readonly seat: number; readonly side: number }
  | { readonly type: 'noAction'; readonly seat: number }
  | { readonly type: 'over' }
  // The flow of effects
  | { readonly type: 'begin'; readonly effect: number; readonly source: number }
  | { readonly type: 'rewards'; readonly items: readonly number[]; readonly sources: readonly number[] }
  | { readonly type: 'took'; readonly item: number; readonly effect: number; readonly source: number }
  | { readonly type: 'next' }
  | { readonly type: 'acted' }
  | { readonly type: 'end'; readonly done: boolean }
  | { readonly type: 'helper'; readonly seat: number; readonly card: number }
  // Goods
  | { readonly type: 'guilder'; readonly seat: number; readonly n: number; readonly source: number }
  | { readonly type: 'tools'; readonly seat: number; readonly n: number; readonly source: number }
  /** `as`: the line of the score sheet, an index into VP_SOURCES. */
  | {
      readonly type: 'vp';
      readonly seat: number;
      readonly n: number;
      readonly as: number;
      readonly source: number;
    }
  | { readonly type: 'paid'; readonly seat: number; readonly n: number }
  /** The Guilder of a reward were taken; its bulbs follow. */
  | { readonly type: 'guilderTaken' }
  | { readonly type: 'colour'; readonly colour: number }
  | { readonly type: 'stored'; readonly seat: number; readonly colour: number; readonly cost: number }
  | { readonly type: 'swapped'; readonly seat: number; readonly colour: number; readonly out: number }
  | { readonly type: 'refused'; readonly seat: number; readonly colour: number }
  // Lower the Water Level
  | { readonly type: 'strength'; readonly add: number }
  | {
      readonly type: 'lowered';
      readonly seat: number;
      readonly guilder: number;
      readonly vp: number;
      readonly to: number;
    };

/** Stacks and offers; stack 0-2: tiles by kind, 3: cards. */
export type OfferEvent =
  | { readonly type: 'shuffled'; readonly stack: number; readonly items: readonly (number | null)[] }
  | {
      readonly type: 'refilled';
      readonly stack: number;
      readonly place: number;
      readonly item: number;
      /** Items above it in the stack: those being looked at. */
      readonly under: number;
      readonly reveals: true;
    }
  | {
      readonly type: 'looked';
      readonly seat: number;
      readonly stack: number;
      readonly items: readonly (number | null)[];
      readonly reveals?: true;
    }
  | { readonly type: 'left'; readonly stack: number; readonly count: number; readonly discard: boolean }
  | { readonly type: 'refreshed'; readonly seat: number; readonly cost: number }
  | { readonly type: 'picked'; readonly place: number; readonly role: number }
  | {
      readonly type: 'installed';
      readonly seat: number;
      readonly tile: number;
      /** 0-5 large wheel, 6-10 small wheel. */
      readonly section: number;
      readonly cost: number;
      /** Place in the offer, or 4 and up: among those looked at, from `stack`. */
      readonly place: number;
      readonly stack: number;
      readonly reveals?: true;
    }
  | {
      readonly type: 'tucked';
      readonly seat: number;
      readonly card: number;
      readonly role: number;
      /** Place of the farm board. */
      readonly slot: number;
      /** Place in the offer, or 3 and up: among those looked at. */
      readonly place: number;
      readonly reveals?: true;
    };

/** Windmills, the Market, Patches, Foreign Trade and the Queen's Wish. */
export type BoardEvent =
  // Build a Windmill
  | { readonly type: 'space'; readonly space: number }
  | {
      readonly type: 'built';
      readonly seat: number;
      readonly space: number;
      readonly group: number;
      readonly cost: number;
    }
  | { readonly type: 'traced' }
  // Visit the Market
  | { readonly type: 'visit'; readonly seat: number; readonly cost: number }
  /** `on`: the player on whose marker it now stands, -1: a place of its own. */
  | {
      readonly type: 'moved';
      readonly seat: number;
      readonly area: number;
      readonly on: number;
      readonly cost: number;
    }
  | {
      readonly type: 'neutral';
      readonly seat: number;
      readonly from: number;
      readonly to: number;
      readonly cost: number;
    }
  | { readonly type: 'arrived'; readonly area: number; readonly count: number }
  | { readonly type: 'areaChosen'; readonly area: number; readonly effect: number; readonly times: number }
  // Plant Tulip Bulbs
  | { readonly type: 'planted'; readonly seat: number; readonly colour: number; readonly row: number }
  | { readonly type: 'oneMore'; readonly seat: number }
  // Conduct Foreign Trade
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly colour: number;
      readonly space: number;
      readonly supply: boolean;
    }
  /** Rewards of a trade card that the player may choose among; quarters as bits. */
  | {
      readonly type: 'quarters';
      readonly card: number;
      readonly adjacent: number;
      readonly more: number;
      readonly freely: boolean;
    }
  | {
      readonly type: 'quarter';
      readonly card: number;
      readonly quarter: number;
      readonly extra: number;
      readonly freely: boolean;
    }
  | { readonly type: 'collected'; readonly seat: number; readonly bulbs: readonly number[] }
  /** The card goes under the stack; the next one lies on top. */
  | { readonly type: 'tradeCleared'; readonly card: number; readonly next: number; readonly reveals?: true }
  | { readonly type: 'wish'; readonly seat: number; readonly vp: number }
  /** In a solo game it is scored at the end; `value`: 0 is the highest (G-WSH-1). */
  | { readonly type: 'wishMet'; readonly seat: number; readonly value: number };

export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
