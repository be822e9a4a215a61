import type { Level } from '@polder/bots';
import type { Decision, Game, GameEvent, History, Proof, Result, Seat } from '@polder/core';
import type { Pace } from '../wire/table.js';
import type { Proposal, RecordBody, TableRecord } from './records.js';

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
  /** The proof of the set-up. Older games have none. */
  readonly dealt?: Proof | null;
}

export type TableStatus = 'playing' | 'paused' | 'over' | 'abandoned';

/** Of a person, in milliseconds: what is left besides the free time of each wait (see clocks.ts). */
export interface Clock {
  /** When this wait began. */
  readonly bank: number;
  /**
   * Since when the seat is waited for, without what came before a pause, and what was nobody's time; null: it is
   * not. After a pause it is a little later than now.
   */
  readonly since: number | null;
  /** What it used of this wait before a pause. */
  readonly used: number;
  /** Until when whoever ran out of time can't come back: the bot plays this turn. Null: there is no need. */
  readonly outUntil: number | null;
}

/** Of a seat: what it has asked of the others and of the server, for the limits in abuse-limits.ts. */
export interface Conduct {
  /** Records that anybody could make without end: undo, proposals, leaving. */
  readonly extras: number;
  /** How often the person came back. */
  readonly returns: number;
  /** The most of its choices that ever stood. */
  readonly choices: number;
  /** Its last proposal that somebody said no to. */
  readonly declined: { readonly seq: number; readonly at: number } | null;
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
  readonly game: Game<unknown, unknown, GameEvent>;
  readonly history: History<unknown, unknown, GameEvent>;
  /** The last record; -1: none. */
  readonly seq: number;
  /** When the last record was made; the start, if there is none. */
  readonly at: number;
  /** The last record that changed the game itself. */
  readonly gameSeq: number;
  /** The last record that took choices back. */
  readonly backSeq: number;
  /**
   * By seat: the last record that whoever chooses or takes back there must have seen. Not what others answered
   * or took back while the same question was open here: seats that are asked at once do not wait for each other.
   */
  readonly mustKnow: readonly number[];
  readonly status: TableStatus;
  /** Who has to choose. */
  readonly decisions: readonly Decision[];
  /** By seat: since when its choice is awaited, a bot's too, and in a pause as well; null: it is not. */
  readonly waiting: readonly (number | null)[];
  readonly result: Result | undefined;
  /** By seat; bots' do not run. */
  readonly clocks: readonly Clock[];
  /** By seat: the level of the bot that plays there now, or null. */
  readonly bots: readonly (Level | null)[];
  /** Seats of all who sat down, there or not, and still have an account. */
  readonly people: readonly Seat[];
  readonly proposal: OpenProposal | null;
  /** By seat. */
  readonly conduct: readonly Conduct[];
  /** The end of the last outage that was taken off the clocks; 0: there was none. */
  readonly outageTo: number;
  /** How many choices were taken back by consent of all. */
  readonly rewound: number;
  /** Of the choices that stand (see proof.ts). */
  readonly proof: Proof;
  /** When the first clock runs out; null: none will. */
  readonly dueAt: number | null;
  /** The last record of a command that was carried out. Of each seat only the last COMMANDS_KEPT are known. */
  done(user: string, command: string): number | undefined;
}

/** A client sends again what was not answered, never what is long past: that would be stale, too. */
export const COMMANDS_KEPT = 32;

/** A table that records are added to. */
export interface LiveTable extends Table {
  /** One that was stored. Throws BadRecord (of core) with its number if it does not fit; nothing changes then. */
  apply(record: TableRecord): AppliedRecord;
  /**
   * A new one: gets its number and its chance. Throws as `apply` does, and if it is over a limit of abuse-limits.ts:
   * what is stored was not, by the limits of its time.
   */
  add(draft: NewRecord): AppliedRecord;
  /** The same table to try things on: what happens to one is not seen by the other. Costs a few microseconds. */
  fork(): LiveTable;
}

export interface NewRecord {
  /** Put right if it is before the last record. */
  readonly at: number;
  readonly user: string | null;
  readonly command: string | null;
  readonly body: RecordBody;
}

/** What one record did, for those who look on. */
export interface AppliedRecord {
  readonly record: TableRecord;
  /** Of a choice, not yet redacted. */
  readonly events: readonly GameEvent[];
  /** A choice that was taken back since: it was not played again, and what it did is not known. */
  readonly unplayed?: true;
  /** The game went back: how many choices stand now. */
  readonly backTo: number | null;
  /** It was the last yes to this, or nobody was to be asked. */
  readonly agreed: Proposal | null;
}
