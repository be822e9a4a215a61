/**
 * What happens. Events are the only writers of state (see evolve.ts); log, animation and statistics
 * are read from them. `reveals` marks what nobody may undo past.
 */
export type Event = TurnEvent | CardEvent | BoardEvent;

/** The turn, and what is still to be done in it. */
export type TurnEvent =
  /** Somebody chose. */
  | { readonly type: 'chose'; readonly seat: number; readonly key: string }
  // Set-up
  /** The place of the card that a seat keeps; null for whoever may not know it. */
  | { readonly type: 'sealed'; readonly seat: number; readonly place: number | null }
  /** Both first Helpers are turned up, and the cards left are the offer. */
  | {
      readonly type: 'hands';
      readonly kept: readonly number[];
      readonly offer: readonly number[];
      readonly reveals: true;
    }
  // The turn
  | { readonly type: 'turn'; readonly seat: number; readonly round: number }
  | { readonly type: 'turned'; readonly seat: number; readonly steps: number; readonly tools: number }
  | { readonly type: 'wheelAction'; readonly seat: number; readonly wheel: number; readonly tools: number }
  /** The Central action is given up; its Guilder follow. */
  | { readonly type: 'gaveUp'; readonly seat: number; readonly tools: number }
  | { readonly type: 'followUp'; readonly seat: number }
  | { readonly type: 'calendar'; readonly to: number; readonly why: CalendarReason }
  /** A player has reached the VP that move the Calendar once (D-VP-1). */
  | { readonly type: 'marked'; readonly seat: number }
  /** `safety`: nothing else has triggered it (D-END-2). */
  | { readonly type: 'endTriggered'; readonly lastRound: number; readonly safety: boolean }
  | { readonly type: 'over' }
  // The flow of effects
  | { readonly type: 'begin'; readonly effect: number; readonly source: number }
  | {
      readonly type: 'rewards';
      readonly items: readonly number[];
      readonly sources: readonly number[];
      /** Those that are done if they can be, as bits. */
      readonly must: number;
    }
  | { readonly type: 'took'; readonly item: number; readonly effect: number; readonly source: number }
  | { readonly type: 'acted' }
  | { readonly type: 'end' }
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
  /** Bulbs to be gained, as colour masks. */
  | { readonly type: 'bulbs'; readonly bulbs: readonly number[]; readonly source: number }
  | { readonly type: 'bulb'; readonly seat: number; readonly colour: number };

/** Wheel tiles and farm cards. */
export type CardEvent =
  // Enhance the Wheel
  | { readonly type: 'picked'; readonly place: number; readonly role: number }
  | {
      readonly type: 'installed';
      readonly seat: number;
      readonly tile: number;
      readonly wheel: number;
      readonly section: number;
      readonly cost: number;
      readonly place: number;
    }
  | { readonly type: 'tileRefilled'; readonly place: number; readonly tile: number; readonly reveals: true }
  /** The tiles set aside become the stack. */
  | { readonly type: 'tilesRenewed' }
  /** All places of tiles are refilled that can be. */
  | { readonly type: 'offerFull' }
  // Gain a Farm Enhancement
  /** `row`: the seat near whose row it lies. */
  | {
      readonly type: 'placed';
      readonly seat: number;
      readonly card: number;
      readonly row: number;
      readonly place: number;
    }
  | { readonly type: 'pushedOut'; readonly card: number; readonly row: number }
  /** Its owner may score the card that was pushed out. */
  | { readonly type: 'contract'; readonly seat: number; readonly card: number }
  | {
      readonly type: 'contractScored';
      readonly seat: number;
      readonly card: number;
      readonly vp: number;
      readonly cost: number;
    }
  | { readonly type: 'cardGone'; readonly card: number }
  | { readonly type: 'swapped'; readonly row: number; readonly a: number; readonly b: number }
  /** No cards are swapped before (or after) the new one enters. */
  | { readonly type: 'notSwapped' }
  /** `top`: the card that lies open on the deck then, -1: none. */
  | {
      readonly type: 'cardRefilled';
      readonly place: number;
      readonly card: number;
      readonly top: number;
      readonly reveals?: true;
    }
  | { readonly type: 'cardsRenewed'; readonly top: number; readonly reveals: true };

/** Patches, Windmills, the Market and the ports. */
export type BoardEvent =
  // Plant
  | { readonly type: 'planted'; readonly seat: number; readonly colour: number; readonly space: number }
  // Build
  | { readonly type: 'column'; readonly column: number }
  | {
      readonly type: 'built';
      readonly seat: number;
      readonly space: number;
      readonly column: number;
      readonly cost: number;
    }
  /** The Patch before (0) or after (1) the Windmill gives its reward; -1: no (further) one does. */
  | { readonly type: 'rewarded'; readonly side: number }
  // Market
  | {
      readonly type: 'bought';
      readonly seat: number;
      /** Place of the offer, or BACK. */
      readonly place: number;
      /** The Market tile, -1: the back. */
      readonly tile: number;
      readonly deal: number;
      readonly cost: number;
    }
  | {
      readonly type: 'marketRefilled';
      readonly discard: number;
      readonly tile: number;
      readonly reveals: true;
    }
  | { readonly type: 'marketShuffled'; readonly tiles: readonly (number | null)[] }
  // Trade
  | { readonly type: 'shipMoved'; readonly seat: number; readonly to: number; readonly tools: number }
  | {
      readonly type: 'delivered';
      readonly seat: number;
      readonly colour: number;
      readonly demand: number;
      /** The upper half is open, else the lower one. */
      readonly upper: boolean;
    }
  /** All bulbs of this Trade are delivered. */
  | { readonly type: 'deliveries' }
  /** The bulb that goes into Foreign Trade. */
  | { readonly type: 'exported'; readonly seat: number; readonly colour: number }
  /** The rewards of the Export tile follow; then it is the Port tile's turn. */
  | { readonly type: 'exportResolved' }
  | { readonly type: 'portReached' }
  | { readonly type: 'portMoved'; readonly port: number }
  | {
      readonly type: 'portClosed';
      readonly port: number;
      readonly opened: number;
      /** The new Export tile, -1: none left. */
      readonly export: number;
      readonly ship: number;
      readonly reveals?: true;
    };

/** What moves the Calendar marker. */
export const CALENDAR_REASONS = ['vp', 'tiles', 'cards', 'market', 'windmills', 'delivered'] as const;
export type CalendarReason = (typeof CALENDAR_REASONS)[number];
export type EventType = Event['type'];
export type EventOf<T extends EventType> = Extract<Event, { type: T }>;
