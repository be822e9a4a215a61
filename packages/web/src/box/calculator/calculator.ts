import type { Component } from 'svelte';
import type { SeatLook } from '../../look/seats.js';
import type { GameId } from '../../session/rules.js';
import type { Asked } from '../../words/en/box/calculator.js';
import type { Counted } from './outcome.js';

/** The form of one seat, and what was counted. */
export interface FormProps<Table, Count extends Counted> {
  table: Table;
  seat: number;
  counted: Count;
  nameOf: (seat: number) => string;
  onchange: (table: Table) => void;
}
export interface OptionsProps<Table> {
  table: Table;
  onchange: (table: Table) => void;
}

/** What can be made of what was stored for a game. */
export interface Reader<Table> {
  /** Lines of its score sheets. */
  readonly sources: readonly string[];
  /** What was stored, which may be anything. */
  read(raw: unknown): Table;
}
/** By game, the one that is offered first in front. */
export type Readers = ReadonlyMap<GameId, Reader<unknown>>;

/** How a game is counted that was played with the box. `Table`: what is entered, plain data that is kept. */
export interface Calculator<Table, Count extends Counted> extends Reader<Table> {
  /** For the next game: what is likely to be the same stays. */
  cleared(table: Table): Table;
  count(table: Table): Count;
  /** The name typed at a seat; undefined: nobody is named there. */
  nameAt(table: Table, seat: number): string | undefined;
  renamed(table: Table, seat: number, name: string): Table;
  /** Where no name was typed. */
  usualName(table: Table, seat: number): string;
  lookAt(table: Table, seat: number): SeatLook;
  /** What is asked for a fact of this seat. */
  ask(table: Table, seat: number, fact: string): Asked;
  /** The tie-breaks in words, in the order in which they count. */
  tieBreaks(): readonly string[];
  /** A word on a result that stands. */
  note?(table: Table, counted: Count): string | undefined;
  readonly Form: Component<FormProps<Table, Count>>;
  /** What is settled for all seats: how many play, for example. */
  readonly Options?: Component<OptionsProps<Table>>;
}

/** Any game's, where nobody looks into what its tables are. */
export type AnyCalculator = Calculator<unknown, Counted>;
