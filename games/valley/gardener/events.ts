import type { Why } from './why.js';

/** What the Gardener does, with its reason; for the rest its turn has the events of every turn. */
export type GardenerEvent =
  /** The new card, and the back that is on top of the deck now (-1: the deck has run out). */
  | {
      readonly type: 'gardenerCard';
      readonly card: number;
      readonly back: number;
      readonly why: Why;
      readonly reveals: true;
    }
  | {
      readonly type: 'gardenerDeck';
      readonly deck: readonly (number | null)[];
      readonly back: number;
      readonly why: Why;
      readonly reveals: true;
    }
  | {
      readonly type: 'gardenerGate';
      readonly from: number;
      readonly to: number;
      /** Steps that the card shows. */
      readonly shown: number;
      readonly why: Why;
    }
  /** An action or reward comes next. */
  | { readonly type: 'gardenerDoes'; readonly effect: number; readonly source: number; readonly why: Why }
  /** Nothing comes of it. */
  | { readonly type: 'gardenerIdle'; readonly why: Why }
  | { readonly type: 'gardenerWish'; readonly to: number; readonly why: Why }
  | { readonly type: 'gardenerTile'; readonly tile: number; readonly place: number; readonly why: Why }
  | { readonly type: 'gardenerFarm'; readonly card: number; readonly place: number; readonly why: Why }
  | { readonly type: 'gardenerBuilt'; readonly space: number; readonly group: number; readonly why: Why }
  | { readonly type: 'gardenerMoved'; readonly area: number; readonly why: Why }
  | {
      readonly type: 'gardenerPlanted';
      readonly colour: number;
      readonly row: number;
      /** Why this colour; `why` is for the place. */
      readonly whyColour: Why;
      readonly why: Why;
    }
  | { readonly type: 'gardenerTraded'; readonly colour: number; readonly space: number; readonly why: Why }
  /** Colours in the order in which they are planted. */
  | { readonly type: 'gardenerCollected'; readonly bulbs: readonly number[]; readonly why: Why };
