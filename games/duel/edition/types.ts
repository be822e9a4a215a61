/**
 * An edition: every printed value of Windmill Valley Duel, as plain JSON data in the order in which a
 * person reads the board. Counts that the rules fix (places of an offer, spaces of a Patch) are in
 * tables.ts.
 */
import type { Bulb, Colour, EditionAbout, Gain } from '@polder/core/edition';

export { type Bulb, COLOURS, type Colour, type Gain } from '@polder/core/edition';

/** Actions that wheels show and Helpers listen to. */
export const ACTIONS = ['enhance', 'farm', 'plant', 'build', 'market', 'trade'] as const;
export type ActionKind = (typeof ACTIONS)[number];

/** What sections, tiles, Patches, Export tiles and Helpers bring. */
export type Effect =
  | Gain
  /** `also` both: a tile on each kind of wheel; printed: the covered action as well (Central: twice). */
  | { readonly do: 'enhance'; readonly also?: 'both' | 'printed' }
  /** `swap`: two cards of that row may be swapped. */
  | { readonly do: 'farm'; readonly swap?: true }
  /** Up to so many bulbs; if there are several, all of one colour or each of another. */
  | { readonly do: 'plant'; readonly bulbs: number; readonly colours?: 'same' | 'different' }
  /** `both`: the rewards of both Patches. */
  | { readonly do: 'build'; readonly both?: true }
  | { readonly do: 'market' }
  /** `bulbs`: up to so many, of different colours. */
  | { readonly do: 'trade'; readonly bulbs?: number };

/** What a section or tile shows, in the order the player likes. */
export type Effects = readonly Effect[];

export const TILE_KINDS = ['wooden', 'silver'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export interface Tile {
  readonly id: number;
  readonly kind: TileKind;
  readonly effects: Effects;
}

/** What a Contract counts; it scores `vp` for each. */
export type Count =
  /** Own Windmills next to a Patch with such a tulip. */
  | { readonly of: 'windmills'; readonly colour: Colour }
  /** Bulbs of these colours in the own Foreign Trade section. */
  | { readonly of: 'traded'; readonly colours: readonly Colour[] }
  | { readonly of: 'tradedPairs' }
  | { readonly of: 'tradedColours' }
  /** Patches with this colour and another one, whoever planted there. */
  | { readonly of: 'mixedPatches'; readonly colour: Colour }
  | { readonly of: 'fullPatches' }
  | { readonly of: 'personalTiles' }
  /** Scored Contracts, this one included. */
  | { readonly of: 'scored' };

export interface Contract {
  readonly vp: number;
  readonly each: Count;
}

export interface Helper {
  readonly when: ActionKind;
  readonly gain: Effect;
}

/** One side is the Helper of the player it lies near to, the other a Contract of the rival. */
export interface FarmCard {
  readonly id: number;
  readonly helper: Helper;
  readonly contract: Contract;
}

/** What a port pays for one bulb. */
export interface Price {
  readonly colour: Colour;
  readonly vp: number;
}

export interface Demand {
  readonly id: number;
  readonly upper: readonly Price[];
  readonly lower: readonly Price[];
}

export interface Export {
  readonly id: number;
  readonly effects: Effects;
}

export interface Deal {
  readonly cost: number;
  readonly bulbs: readonly Bulb[];
}

export interface MarketTile {
  readonly id: number;
  /** Top and bottom. */
  readonly deals: readonly Deal[];
}

export interface Edition {
  readonly name: string;
  readonly start: { readonly guilder: number; readonly tools: number; readonly bulbs: readonly Colour[] };
  readonly wheels: {
    /** In the order in which the sections come to the mesh. */
    readonly personal: readonly Effects[];
    readonly central: readonly Effects[];
    /** Steps that are free, and one more for so many Tools. */
    readonly freeSteps: number;
    readonly stepTools: number;
    /** Tools for the second action. */
    readonly secondTools: number;
  };
  readonly tileCost: { readonly wooden: number; readonly silver: number };
  readonly tiles: readonly Tile[];
  /** Tiles in the first stack, beside the four on offer; the others are set aside. */
  readonly tileStack: number;
  readonly cards: readonly FarmCard[];
  /** Cards in the first deck; of the others each player gets two, the rest is set aside. */
  readonly cardDeck: number;
  /** Cards in a row of the farm, and the Guilder for scoring one that is pushed out. */
  readonly row: number;
  readonly scoreCost: number;
  /** In a ring; a Windmill space lies between the last space of a Patch and the first of the next one. */
  readonly patches: readonly (readonly Effect[])[];
  /** Windmills of each colour's column, and the cost of its first, second and third one. */
  readonly columns: readonly number[];
  readonly rowCosts: readonly number[];
  /** Guilder at each space of the Calendar. */
  readonly calendar: readonly number[];
  /** What moves the Calendar marker: VP reached, Windmills built, bulbs delivered by a player. */
  readonly marks: { readonly vp: number; readonly windmills: number; readonly delivered: number };
  readonly demands: readonly Demand[];
  readonly exports: readonly Export[];
  /** Numbers of the port that is closed at first, and of the one where the Ship starts. */
  readonly closedPort: number;
  readonly shipPort: number;
  readonly market: {
    readonly tiles: readonly MarketTile[];
    /** The deals on the back of every tile. */
    readonly back: readonly Deal[];
  };
  /** The round after which the end is triggered if nothing else has (D-END-2). */
  readonly safetyRound: number;
  /** Who made it, and from what. */
  readonly about?: EditionAbout;
}
