import type { Sealed } from '@polder/core';
import { defaultEdition } from '../edition/default.js';
import { type Tables, tablesOf } from '../edition/tables.js';
import type { Edition } from '../edition/types.js';

export interface Options {
  /** The first player starts with 1 Tool. */
  readonly firstPlayerTool?: boolean;
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
  /** Windmills left in each colour's column. */
  columns: number[];
  /** Windmill spaces with a Windmill of this player, as bits. */
  mills: number;
  /** Tiles on the Personal Wheel (-1: none). */
  wheel: number[];
  /** Colours in the Foreign Trade section, in the order of delivery. */
  traded: number[];
  /** Contracts scored while the game ran. */
  scored: number[];
  /** Has moved the Calendar marker by its VP (D-VP-1). */
  marked: boolean;
}

/** Where a Port tile lies: its half of the Demand tile is covered, the other one open. */
export const ON_LOWER = 0;
export const ON_UPPER = 1;
export const CLOSED = 2;

export interface Port {
  demand: number;
  /** Export tile, -1: none. */
  export: number;
  tile: number;
}

/** The two wheels whose actions a player may do. */
export const PERSONAL = 0;
export const CENTRAL = 1;
/** As bits. */
export const BOTH_WHEELS = (1 << PERSONAL) | (1 << CENTRAL);
/** In place of the Central action: its Guilder (D-TRN-5). */
export const GIVE_UP = 2;

export interface Turn {
  seat: number;
  round: number;
  /** Who acts: the seat, or in the follow-up its rival. */
  actor: number;
  /** Helpers used this turn, by card. */
  used: number;
}

interface Action {
  effect: number;
  source: number;
  /** BEFORE its first step, UNDER_WAY, or AFTER it (HLP-1). */
  phase: number;
}

/** What a Trade does next. */
export const TRADE = { ship: 0, deliver: 1, choose: 2, export: 3, port: 4, done: 5 } as const;
/** `used` of a visit to the Market before its deal. */
export const NOTHING_USED = -1;

/** What is still to be done, innermost last. Plain data: a game can be saved in mid-turn. */
export type Frame =
  /** Places of the cards that both keep, sealed (D-SET-5). */
  | { kind: 'hands'; sealed: Sealed }
  | { kind: 'rotate' }
  /** `done`: PERSONAL and CENTRAL as bits. */
  | { kind: 'actions'; done: number }
  | { kind: 'followUp' }
  /** Rewards to take in any order; `taken` by bit, `must`: those that are done if they can be, by bit. */
  | { kind: 'rewards'; items: readonly number[]; sources: readonly number[]; taken: number; must: number }
  /** Bulbs as colour masks. */
  | { kind: 'gain'; source: number; bulbs: readonly number[]; at: number }
  /** `wheels`: those a tile may go on, as bits; `refill`: a tile was taken. */
  | ({ kind: 'enhance'; wheels: number; left: number; picked: number; refill: boolean } & Action)
  /** `role`: 0 Helper, 1 Contract; `swaps`: chances to swap two cards that are left; `placed`: the card, -1. */
  | ({ kind: 'farm'; picked: number; role: number; swaps: number; placed: number } & Action)
  /** A card was pushed out: its Contract may be scored by this seat. */
  | { kind: 'contract'; seat: number; card: number }
  /** `colours`: those that may be planted, as bits. */
  | ({ kind: 'plant'; left: number; planted: number; colours: number } & Action)
  /**
   * `column`, `space`: -1 until chosen; `sides`: Patches before (bit 0) and after (bit 1) the Windmill,
   * `left`: rewards still to be had.
   */
  | ({ kind: 'build'; column: number; space: number; sides: number; left: number } & Action)
  /** `used`: what was bought from, a place of the offer or BACK; or NOTHING_USED. */
  | ({ kind: 'market'; used: number } & Action)
  /** `step`: see TRADE; `left`: bulbs that may still be delivered, `delivered`: their colours, as bits. */
  | ({ kind: 'trade'; port: number; left: number; delivered: number; step: number } & Action);
export type ActionFrame = Extract<Frame, { phase: number }>;
export type FrameKind = Frame['kind'];
export type FrameOf<K extends FrameKind> = Extract<Frame, { kind: K }>;

export interface State {
  readonly options: Options;
  /** Questions answered so far. */
  clock: number;
  /** Key of all chance still to come; null in views. */
  random: number[] | null;
  shuffles: number;
  /** The seat that has the red wheel; the other one is yellow. */
  red: number;
  players: Player[];
  /** Index of the Personal Wheels, and of the Central one as red reads it. */
  personal: number;
  central: number;
  /** Tiles on the Central Wheel (-1: none). */
  centralTiles: number[];
  /** Patches space by space: colour, or -1. */
  patches: number[];
  /** Cards in the row near each seat: its Helpers, the rival's Contracts; newest first. */
  rows: number[][];
  /** Wheel tiles: on offer (-1: empty place), face down (top last), set aside. */
  tileOffer: number[];
  tileStack: (number | null)[];
  tileAside: (number | null)[];
  /** Farm cards: on offer, deck with its top (last) face up, set aside, in hand until chosen, gone. */
  cardOffer: number[];
  cardDeck: (number | null)[];
  cardAside: (number | null)[];
  hands: (number | null)[][];
  cardsGone: number[];
  /** Market tiles: farthest from the stack first; stack (top last); discards. */
  marketOffer: number[];
  marketStack: (number | null)[];
  marketDiscards: number[];
  ports: Port[];
  ship: number;
  exportStack: (number | null)[];
  exportsGone: number[];
  /** Space of the Calendar marker. */
  calendar: number;
  turn: Turn;
  /** Round after which the game ends, -1: not triggered. */
  lastRound: number;
  over: boolean;
  frames: Frame[];
}

/** The printed values of a game. */
export const editionOf = ({ options }: State): Edition => options.edition ?? defaultEdition;

export function tables(state: State): Tables {
  return tablesOf(editionOf(state));
}

export const rival = (seat: number): number => 1 - seat;
/** The player who acts now. */
export const active = (s: State): Player => s.players[s.turn.actor];

/** Tiles on a wheel (-1: none): the Personal one of this seat, or the Central one. */
export const tilesOn = (s: State, seat: number, wheel: number): number[] =>
  wheel === PERSONAL ? s.players[seat].wheel : s.centralTiles;

/** Section of the Central Wheel that meshes with this seat's: red reads the index, yellow the one opposite. */
export function centralOf(s: State, seat: number): number {
  const sections = s.centralTiles.length;
  return seat === s.red ? s.central : (s.central + sections / 2) % sections;
}

export function clone(state: State): State {
  const { turn } = state;
  return {
    options: state.options,
    clock: state.clock,
    random: state.random?.slice() ?? null,
    shuffles: state.shuffles,
    red: state.red,
    players: state.players.map(clonePlayer),
    personal: state.personal,
    central: state.central,
    centralTiles: state.centralTiles.slice(),
    patches: state.patches.slice(),
    rows: state.rows.map((row) => row.slice()),
    tileOffer: state.tileOffer.slice(),
    tileStack: state.tileStack.slice(),
    tileAside: state.tileAside.slice(),
    cardOffer: state.cardOffer.slice(),
    cardDeck: state.cardDeck.slice(),
    cardAside: state.cardAside.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    cardsGone: state.cardsGone.slice(),
    marketOffer: state.marketOffer.slice(),
    marketStack: state.marketStack.slice(),
    marketDiscards: state.marketDiscards.slice(),
    ports: state.ports.map((port) => ({ demand: port.demand, export: port.export, tile: port.tile })),
    ship: state.ship,
    exportStack: state.exportStack.slice(),
    exportsGone: state.exportsGone.slice(),
    calendar: state.calendar,
    turn: { seat: turn.seat, round: turn.round, actor: turn.actor, used: turn.used },
    lastRound: state.lastRound,
    over: state.over,
    frames: state.frames.map((frame) => ({ ...frame })),
  };
}

function clonePlayer(p: Player): Player {
  return {
    vp: p.vp.slice(),
    guilder: p.guilder,
    tools: p.tools,
    storage: p.storage.slice(),
    columns: p.columns.slice(),
    mills: p.mills,
    wheel: p.wheel.slice(),
    traded: p.traded.slice(),
    scored: p.scored.slice(),
    marked: p.marked,
  };
}
