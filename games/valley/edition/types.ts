import type { Colour, EditionAbout, Gain } from '@polder/core/edition';
import type { MechanismEffect } from '../rules/mechanisms/list.js';

export { type Bulb, COLOURS, type Colour, type Gain } from '@polder/core/edition';

/**
 * An edition: every printed value of Windmill Valley, as plain JSON data in the order in which a
 * person reads the board. Counts that the rules fix (places of an offer, rows of Patches) are in
 * counts.ts.
 */

/** Actions that wheels show and Helpers listen to (`raise`: moving the floodgate up). */
export const ACTIONS = ['lower', 'enhance', 'farm', 'build', 'market', 'plant', 'trade'] as const;
export type ActionKind = (typeof ACTIONS)[number];
export const TRIGGERS = [...ACTIONS, 'raise'] as const;
export type Trigger = (typeof TRIGGERS)[number];
/** Triggers by number, for the rules. */
export const TRIGGER = Object.fromEntries(TRIGGERS.map((trigger, i) => [trigger, i])) as Readonly<
  Record<Trigger, number>
>;

/** What tiles, fields, Patches, the Calendar, trade cards, Market areas and Helpers bring. */
export type Effect = OrdinaryEffect | MechanismEffect;

export type OrdinaryEffect =
  | Gain
  | { readonly do: 'lower'; readonly strength: number; readonly both?: true }
  | { readonly do: 'enhance' }
  | { readonly do: 'farm' }
  /** `unconnected`: the Guilder to pay for a space without connection (0: free). Absent: never. */
  | { readonly do: 'build'; readonly unconnected?: number }
  | { readonly do: 'market'; readonly cost: number; readonly moves: number }
  | { readonly do: 'plant'; readonly bulbs: number }
  /** `repeat`: a colour already there is allowed. `more`: so many further rewards for 1 Guilder. */
  | { readonly do: 'trade'; readonly repeat?: true; readonly more?: number }
  /** One reward, once, of the area in which your marker is. */
  | { readonly do: 'marketReward' }
  /** In this order; what follows an action comes only if the action was done. */
  | { readonly do: 'seq'; readonly of: readonly Effect[] };

/** What a Helper or a starting card does inside the action that it listens to. */
export type Inside =
  | { readonly do: 'strength'; readonly add: number }
  | { readonly do: 'look'; readonly count: number }
  /** Any two different rewards of the card; the bulb may come from the supply. */
  | { readonly do: 'tradeFreely' }
  | { readonly do: 'plantMore'; readonly vp: number }
  /** Split the count among the area's rewards; moving a neutral marker and stacking are free. */
  | { readonly do: 'marketFreely' };

export interface Ability {
  readonly when: Trigger;
  /** Plant: at least so many bulbs in that action. Lower: at least this strength. */
  readonly atLeast?: number;
  readonly may: Effect | Inside;
}

/** Kinds of field that a Contract may count. */
export const FIELD_KINDS = [
  'guilder',
  'white',
  'yellow',
  'red',
  'violet',
  'black',
  'tool',
  'vp',
  'plant',
  'market',
  'farm',
  'lower',
  'enhance',
  'build',
  'trade',
] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];

export const TILE_KINDS = ['common', 'uncommon', 'unique'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

/** What a Contract counts; it scores `vp` for each. */
export type Count =
  | { readonly of: 'windmillsBy'; readonly field: FieldKind }
  | { readonly of: 'windmills' }
  | { readonly of: 'tiles'; readonly kind?: TileKind; readonly wheel?: 'large' | 'small' }
  /** 1 if every section of the small wheel has a tile. */
  | { readonly of: 'fullSmallWheel' }
  | { readonly of: 'cards' }
  | { readonly of: 'tools'; readonly every: number }
  | { readonly of: 'fullRows'; readonly colour?: Colour }
  | { readonly of: 'fullColumns' }
  | { readonly of: 'planted'; readonly colour: Colour };

export interface Contract {
  readonly vp: number;
  readonly each: Count;
}

export const CARD_GROUPS = ['blue', 'yellow', 'red'] as const;
export type CardGroup = (typeof CARD_GROUPS)[number];

export type Wish =
  | { readonly is: 'tools'; readonly count: number }
  | { readonly is: 'contractGroups' }
  /** Row lengths at least these, rows 1 to 4. */
  | { readonly is: 'patches'; readonly rows: readonly number[] }
  | { readonly is: 'connected'; readonly windmills: number }
  | { readonly is: 'tiles'; readonly count: number; readonly uncommon: number; readonly unique: number };

export interface Tile {
  readonly id: number;
  readonly kind: TileKind;
  readonly copies: number;
  readonly effect: Effect;
  /** '+': you may also do the other wheel's action. */
  readonly plus?: true;
}

export interface FarmCard {
  readonly id: number;
  readonly group: CardGroup;
  readonly helper: Ability;
  readonly contract: Contract;
}

export interface StartingCard {
  readonly id: number;
  readonly ability: Ability;
  readonly wish: Wish;
  /** 1st, 2nd, 3rd. */
  readonly vp: readonly number[];
}

export interface Space {
  readonly id: string;
  readonly cost: number;
  /** Beside the Market: the area that it lies at. */
  readonly market?: string;
  /** Spaces linked to it (each link is named on both sides). */
  readonly links: readonly string[];
  /** Fields that it touches. */
  readonly fields: readonly string[];
}

export interface Field {
  readonly id: string;
  readonly reward: Effect;
}

export interface MarketArea {
  readonly id: string;
  readonly rewards: readonly Effect[];
}

export interface CalendarColumn {
  readonly id: string;
  readonly common: Effect;
  /** Row 1 to 4; as many are open as there are players. */
  readonly unique: readonly Effect[];
}

/** The Queen's Gardener, who plays against one person. */
export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Steers the turn in which the card is drawn. */
export interface GardenerFace {
  /** Steps of the floodgate, down if negative. */
  readonly gate: number;
  /** Sections of the water track in which it lowers the water; 1 is the lowest. */
  readonly lowers: readonly number[];
  readonly colour: Colour;
  /** Bulb space of the trade card, 1 to 4. */
  readonly trade: number;
  /** In which bulbs taken off the trade card are planted. */
  readonly order: readonly Colour[];
}

export interface GardenerCard extends GardenerFace {
  readonly id: string;
  /** Steers the turn before. */
  readonly back: GardenerBack;
}

export interface GardenerBack {
  /** Which of the two common tiles on offer, and which other place. */
  readonly common: 'left' | 'right';
  readonly other: 'uncommon' | 'unique';
  /** Places of the farm card offer, the preferred one first. */
  readonly farm: readonly number[];
}

export interface GardenerScoring {
  /** VP for each tile and each farm card that it has collected. */
  readonly tile: number;
  readonly card: number;
  /** VP for every so many planted bulbs. */
  readonly bulbs: { readonly vp: number; readonly every: number };
  /** As printed for everybody, or the highest value of each full one and never minus. */
  readonly rows: 'printed' | 'highest';
  readonly columns: 'printed' | 'highest';
}

export interface GardenerEdition {
  readonly cards: readonly GardenerCard[];
  /** Ids of the cards taken out on Hard. */
  readonly notOnHard: readonly string[];
  /** Strength with which a card lowers the water. */
  readonly lower: number;
  /** VP that it gets for a Guilder, a Tool, and a bulb that finds no Patch. */
  readonly worth: { readonly guilder: number; readonly tool: number; readonly bulb: number };
  /** What its Patches give, in place of everybody's `patches`. */
  readonly overlay: readonly (readonly (Effect | null)[])[];
  readonly scoring: Readonly<Record<Difficulty, GardenerScoring>>;
}

export interface Edition {
  readonly name: string;
  readonly start: {
    readonly vp: number;
    readonly tools: number;
    /** By seat. */
    readonly guilder: readonly number[];
    readonly bulbs: readonly Colour[];
  };
  readonly guilderMax: number;
  readonly storage: {
    readonly free: number;
    /** Cost of the places after the free ones. */
    readonly paid: readonly number[];
  };
  readonly floodgate: {
    /** Steps up: from speed 1 to 2, from 2 to 3. */
    readonly up: readonly { readonly cost: number; readonly vp: number }[];
    /** Rise of the water at speed 1, 2, 3. */
    readonly rise: readonly number[];
  };
  readonly water: {
    readonly max: number;
    /** Last level of each section; what a point of strength gives there in Guilder or in VP (0: not offered). */
    readonly sections: readonly { readonly to: number; readonly guilder: number; readonly vp: number }[];
  };
  readonly wheels: {
    /** In the order in which the sections come under the arrow. */
    readonly large: readonly { readonly id: string; readonly sections: readonly Effect[] }[];
    readonly small: readonly Effect[];
    readonly maxSteps: number;
  };
  /** Guilder for a turn in which neither action can be done. */
  readonly noAction: number;
  readonly tileCost: { readonly common: number; readonly uncommon: number; readonly unique: number };
  /** Guilder to discard the offered tiles or cards; to move a neutral marker; to stand on a marker. */
  readonly refreshCost: number;
  readonly neutralCost: number;
  readonly stackCost: number;
  readonly tiles: readonly Tile[];
  readonly cards: readonly FarmCard[];
  readonly startingCards: readonly StartingCard[];
  /** VP of the Helper places. */
  readonly helperPlaces: readonly number[];
  readonly contractPlaces: number;
  readonly spaces: readonly Space[];
  readonly fields: readonly Field[];
  /** Clockwise. */
  readonly market: readonly MarketArea[];
  readonly calendar: {
    readonly columns: readonly CalendarColumn[];
    /** The last column: VP on arrival, highest first. */
    readonly end: { readonly id: string; readonly vp: readonly number[] };
  };
  /** Rows 1 to 4 of seven Patches; null: nothing printed. */
  readonly patches: readonly (readonly (Effect | null)[])[];
  readonly rows: readonly { readonly mixed: number; readonly single: number }[];
  readonly columns: readonly { readonly plus: number; readonly minus: number }[];
  /** Windmills and VP for each planted bulb, in colour order. */
  readonly groups: readonly { readonly windmills: number; readonly vp: number }[];
  /** Four quarters clockwise; bulb space k lies between quarter k and the next one. */
  readonly trade: readonly (readonly Effect[])[];
  readonly gardener: GardenerEdition;
  /** Who made it, and from what. */
  readonly about?: EditionAbout;
}
