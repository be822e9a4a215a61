import { defaultEdition } from '../edition/default.js';
import { type Tables, tablesOf } from '../edition/tables.js';
import type { Difficulty, Edition } from '../edition/types.js';
import type { MechanismFrame } from './mechanisms/list.js';
import { VP_SOURCES, type VpSource } from './sources.js';

export { VP_SOURCES, type VpSource };

export interface Options {
  readonly players: 1 | 2 | 3 | 4;
  /** One player: against the Queen's Gardener. */
  readonly solo?: Difficulty;
  /** No extra round after the one in which the end is triggered (END-1). */
  readonly expert?: boolean;
  /** Printed values other than the default ones. */
  readonly edition?: Edition;
}

export interface Player {
  /** By VP_SOURCES; the VP on the track are their sum. */
  vp: number[];
  guilder: number;
  tools: number;
  /** Bulbs by colour. */
  storage: number[];
  /** 28 Patches row by row: colour, or -1. */
  patches: number[];
  /** Bulbs planted in each row. */
  rows: number[];
  /** Windmills left on the farm board by colour group. */
  groups: number[];
  /** Spaces with a Windmill of this player, as bits. */
  mills: number;
  /** Cards in the Helper and Contract places. */
  helpers: number[];
  contracts: number[];
  /** Starting card, -1 until chosen. */
  start: number;
  /** Windmill board, and tiles on its wheels (-1: none). */
  board: number;
  large: number[];
  small: number[];
  /** Steps that the wheels have turned in all (WHL-1). */
  steps: number;
  /** Column reached: -1 start, 0-2 for I-III, 3 for IV. */
  calendar: number;
  /** Market area, -1 until placed. */
  area: number;
  /** The player on whose marker this one stands, -1: on the board. */
  on: number;
  wished: boolean;
}

/**
 * A face-down stack, top last, with its discards. `seen` has a bit for each audience that knows the
 * item beside it (bit 4: the whole table); an item that the viewer may not see is null.
 */
export interface Stack {
  items: (number | null)[];
  seen: number[];
  discards: (number | null)[];
  discardsSeen: number[];
}

export const TABLE_BIT = 1 << 4;
export const ALL_SEE = 31;
/** Stacks of a state: three of tiles by kind, one of Farm Enhancement cards. */
export const CARDS = 3;

export interface Turn {
  seat: number;
  round: number;
  /** Helpers used this turn, a bit for each of the first 30 cards; START_BIT: the starting card. */
  used: number;
  /** The same for further cards, by index. Absent: none, as in every edition of up to 30 cards. */
  usedFurther?: number[];
  /** A neutral marker was moved (MKT-3); a free stacking was used (CRD-6). */
  neutral: boolean;
  stacked: boolean;
  /** Sections under the arrows, -1 before the wheels turned. */
  large: number;
  small: number;
  /** Calendar rewards still to be taken this turn. */
  common: boolean;
  unique: boolean;
}

export function newTurn(seat: number, round: number): Turn {
  return {
    seat,
    round,
    used: 0,
    neutral: false,
    stacked: false,
    large: -1,
    small: -1,
    common: false,
    unique: false,
  };
}

/** Stands for the starting card where Helpers are named by their card: more than any edition has. */
export const START_CARD = 1000;
const CARD_BITS = 30;
export const START_BIT = 1 << CARD_BITS;

/** This Helper or the starting card was used this turn (HLP-1). */
export function isUsed(turn: Turn, card: number): boolean {
  if (card < CARD_BITS) return (turn.used & (1 << card)) !== 0;
  if (card === START_CARD) return (turn.used & START_BIT) !== 0;
  return turn.usedFurther?.includes(card) ?? false;
}

export function noteUsed(turn: Turn, card: number): void {
  if (card < CARD_BITS) turn.used |= 1 << card;
  else if (card === START_CARD) turn.used |= START_BIT;
  else turn.usedFurther = [...(turn.usedFurther ?? []), card];
}

/** `done` of a turn that took Guilder because no action was possible (ACT-2). */
export const GAVE_UP = 4;

interface Action {
  effect: number;
  source: number;
  /** BEFORE its first step, UNDER_WAY, or AFTER it (HLP-1). */
  phase: number;
}

/** What a Build does next. */
export const BUILD = { space: 0, group: 1, path: 2, done: 3 } as const;

/** What is still to be done, innermost last. Plain data: a game can be saved in mid-turn. */
export type Frame =
  | { kind: 'startingCard'; seat: number }
  | { kind: 'marker'; seat: number }
  | { kind: 'gate' }
  | { kind: 'wheels' }
  /** `done`: bit 0 large wheel, bit 1 small wheel; or GAVE_UP. */
  | { kind: 'actions'; done: number }
  /** Rewards to take in any order; `taken` by bit. */
  | { kind: 'rewards'; items: readonly number[]; sources: readonly number[]; taken: number }
  /** `keep`: each bulb may be returned even if there is room (TRD-1). */
  | {
      kind: 'gain';
      source: number;
      guilder: number;
      bulbs: readonly number[];
      at: number;
      colour: number;
      keep: boolean;
    }
  | { kind: 'seq'; effect: number; source: number; at: number; done: boolean }
  | ({ kind: 'lower'; strength: number; need: number } & Action)
  /** `picked`: place 0-3 in the offer, 4 and up: looked at. */
  | ({
      kind: 'enhance';
      refreshed: boolean;
      stack: number;
      looked: number;
      picked: number;
      bought: boolean;
    } & Action)
  /** `picked`: place 0-2, 3 and up: looked at. `role`: 0 Helper, 1 Contract. */
  | ({
      kind: 'farm';
      refreshed: boolean;
      looked: number;
      picked: number;
      role: number;
      bought: boolean;
    } & Action)
  /** `step`: see BUILD. */
  | ({ kind: 'build'; space: number; step: number } & Action)
  | ({ kind: 'market'; left: number; paid: boolean; duty: number } & Action)
  | ({ kind: 'plant'; left: number; planted: number; need: number } & Action)
  | ({ kind: 'trade' } & Action)
  /** A reward of this Market area may be taken so many times. */
  | { kind: 'area'; area: number; left: number }
  /** Rewards of a trade card, quarters by bit. `more` can be bought, `extra` were; `freely`: any two. */
  | {
      kind: 'quarters';
      card: number;
      adjacent: number;
      taken: number;
      extra: number;
      more: number;
      freely: boolean;
    }
  | MechanismFrame
  /** The Gardener's whole turn. */
  | { kind: 'gardener' };
/** Frames of the seven actions, which Helpers listen to. */
export type ActionFrame = Extract<Frame, { phase: number }>;
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

/** Items on top of a stack that this action looks at (CRD-5). */
export function lookedIn(frame: Frame, stack: number): number {
  if (frame.kind === 'farm') return stack === CARDS ? frame.looked : 0;
  return frame.kind === 'enhance' && frame.stack === stack ? frame.looked : 0;
}

/**
 * Those that actions outside this one look at: an action in between leaves them alone and works with what is beneath
 * them. `at`: its place among the frames.
 */
export function lookedBeneath({ frames }: State, stack: number, at: number = frames.length - 1): number {
  let sum = 0;
  for (let i = 0; i < at; i++) sum += lookedIn(frames[i], stack);
  return sum;
}

/** The Gardener sits here and is a player as far as it has what a player has; never asked. */
export const GARDENER = 1;

/** What only the Queen's Gardener has. */
export interface Gardener {
  /** Face down, top last; null in views. */
  deck: (number | null)[];
  /** The back on top of the deck, by the first card that has it. */
  back: number;
  /** Cards drawn since the last shuffle, the current one last. */
  discards: number[];
  /** Collected beside its board. */
  tiles: number[];
  cards: number[];
  /** Values of the Queen's Wish (0 is the highest): its marker's, and yours; -1: none. */
  wish: number;
  yours: number;
}

export interface State {
  readonly options: Options;
  /** Choices made so far. */
  clock: number;
  /** Key of all chance still to come; null in views. */
  random: number[] | null;
  shuffles: number;
  players: Player[];
  gate: number;
  water: number;
  /** Tiles by kind, then Farm Enhancement cards (see CARDS). */
  stacks: Stack[];
  /** Places 0-3: two common, uncommon, unique. -1: empty. */
  tileOffer: number[];
  cardOffer: number[];
  /** Tiles out of the game. */
  removed: number[];
  /** Foreign Trade cards, top first, and the bulbs on the top one (colour, or -1). */
  tradeCards: (number | null)[];
  tradeSeen: boolean[];
  tradeBulbs: number[];
  /** Starting cards laid out; the last one left becomes the wish. */
  startingCards: number[];
  wish: number;
  wishesTaken: number;
  neutrals: number[];
  /** Covered unique rewards by column, as bits; how many of the last column's VP are gone. */
  covered: number[];
  endTaken: number;
  turn: Turn;
  /** Round after which the game ends, -1: not triggered. */
  lastRound: number;
  over: boolean;
  frames: Frame[];
  /** Only in a solo game. */
  gardener?: Gardener;
}

/** This seat is the Gardener's. */
export const isGardener = (s: State, seat: number): boolean => seat === GARDENER && s.gardener !== undefined;

export function difficultyOf({ options }: State): Difficulty {
  if (options.solo === undefined) throw new Error('There is no Gardener at this table.');
  return options.solo;
}

/** The Gardener of a solo game. */
export function gardenerOf(s: State): Gardener {
  if (s.gardener === undefined) throw new Error('There is no Gardener at this table.');
  return s.gardener;
}

/** The printed values of a game. */
export const editionOf = ({ options }: State): Edition => options.edition ?? defaultEdition;

export function tables(state: State): Tables {
  return tablesOf(editionOf(state));
}

export function clone(state: State): State {
  const { turn, gardener } = state;
  const copy: State = {
    options: state.options,
    clock: state.clock,
    random: state.random?.slice() ?? null,
    shuffles: state.shuffles,
    players: state.players.map(clonePlayer),
    gate: state.gate,
    water: state.water,
    stacks: state.stacks.map(cloneStack),
    tileOffer: state.tileOffer.slice(),
    cardOffer: state.cardOffer.slice(),
    removed: state.removed.slice(),
    tradeCards: state.tradeCards.slice(),
    tradeSeen: state.tradeSeen.slice(),
    tradeBulbs: state.tradeBulbs.slice(),
    startingCards: state.startingCards.slice(),
    wish: state.wish,
    wishesTaken: state.wishesTaken,
    neutrals: state.neutrals.slice(),
    covered: state.covered.slice(),
    endTaken: state.endTaken,
    turn: {
      seat: turn.seat,
      round: turn.round,
      used: turn.used,
      neutral: turn.neutral,
      stacked: turn.stacked,
      large: turn.large,
      small: turn.small,
      common: turn.common,
      unique: turn.unique,
    },
    lastRound: state.lastRound,
    over: state.over,
    frames: state.frames.map(cloneFrame),
  };
  if (turn.usedFurther !== undefined) copy.turn.usedFurther = turn.usedFurther.slice();
  if (gardener !== undefined) copy.gardener = cloneGardener(gardener);
  return copy;
}

function clonePlayer(p: Player): Player {
  return {
    vp: p.vp.slice(),
    guilder: p.guilder,
    tools: p.tools,
    storage: p.storage.slice(),
    patches: p.patches.slice(),
    rows: p.rows.slice(),
    groups: p.groups.slice(),
    mills: p.mills,
    helpers: p.helpers.slice(),
    contracts: p.contracts.slice(),
    start: p.start,
    board: p.board,
    large: p.large.slice(),
    small: p.small.slice(),
    steps: p.steps,
    calendar: p.calendar,
    area: p.area,
    on: p.on,
    wished: p.wished,
  };
}

function cloneGardener(gardener: Gardener): Gardener {
  return {
    deck: gardener.deck.slice(),
    back: gardener.back,
    discards: gardener.discards.slice(),
    tiles: gardener.tiles.slice(),
    cards: gardener.cards.slice(),
    wish: gardener.wish,
    yours: gardener.yours,
  };
}

function cloneStack(stack: Stack): Stack {
  return {
    items: stack.items.slice(),
    seen: stack.seen.slice(),
    discards: stack.discards.slice(),
    discardsSeen: stack.discardsSeen.slice(),
  };
}

/** The arrays inside a frame never change, so a flat copy is enough. */
function cloneFrame(frame: Frame): Frame {
  return { ...frame };
}
