import type { Level } from '@polder/bots';
import type { Decision, GameEvent, History, Result, Seat } from '@polder/core';
import type { Pace } from '../wire/table.js';
import type { Proposal, TableRecord } from './records.js';

/** What a game at a table starts from; never changes. */
export interface TableHeader {
  readonly id: string;
  readonly game: string;
  readonly version: string;
  /** With the edition, as the game's `setup` takes them. */
  readonly options: unknown;
  readonly seed: string;
  readonly pace: Pace;
  /** By seat. */
  readonly seats: readonly (
    | { readonly kind: 'person'; readonly user: string }
    | { readonly kind: 'bot'; readonly level: Level }
  )[];
  readonly startedAt: number;
}

export type TableStatus = 'playing' | 'paused' | 'over' | 'abandoned';

/** Of a person: what is left besides the free time of each turn. */
export interface Clock {
  readonly bank: number;
  /** Since when the seat is waited for, without what came before a pause; null: it is not. */
  readonly since: number | null;
  /** What it used of this wait before a pause. */
  readonly used: number;
}

export interface OpenProposal {
  /** The seq of its record. */
  readonly id: number;
  readonly by: Seat;
  readonly what: Proposal;
  /** Who has said yes; the proposer has. */
  readonly yes: readonly Seat[];
  /** Who is still to answer. */
  readonly asked: readonly Seat[];
}

/** A table as its records have left it. What it shows is live: read it anew after every record. */
export interface Table {
  readonly header: TableHeader;
  readonly history: History<unknown, unknown, GameEvent>;
  /** The last record; -1: none. */
  readonly seq: number;
  /** The last record that changed the game itself. */
  readonly gameSeq: number;
  readonly status: TableStatus;
  /** Who has to choose. */
  readonly decisions: readonly Decision[];
  readonly result: Result | undefined;
  /** By seat; bots' do not run. */
  readonly clocks: readonly Clock[];
  /** By seat: the level of the bot that plays there now, or null. */
  readonly bots: readonly (Level | null)[];
  readonly proposal: OpenProposal | null;
  /** When the first clock runs out; null: none will. */
  readonly dueAt: number | null;
}

/** What one record did, for those who look on. */
export interface Step {
  readonly record: TableRecord;
  /** Of a choice, not yet redacted. */
  readonly events: readonly GameEvent[];
  /** The game went back: how many choices stand now. */
  readonly backTo: number | null;
}
