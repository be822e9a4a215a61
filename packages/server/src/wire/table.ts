import type { Level } from '@polder/bots';
import type { Decision, GameEvent, Result, Seat, Undoable } from '@polder/core';

// What goes over the wire about tables. Types only: the schemas of what clients send are in commands.ts.

/** `turn`: free seconds for each turn; `bank`: seconds beyond them, for the whole game. */
export type Pace =
  | { readonly kind: 'live' | 'days'; readonly turn: number; readonly bank: number }
  | { readonly kind: 'none' };

export interface Person {
  readonly id: string;
  readonly name: string;
}

export type SeatInfo =
  | { readonly kind: 'open' }
  /** `bot`: stands in for the person, who may come back. */
  | { readonly kind: 'person'; readonly person: Person; readonly bot: Level | null }
  | { readonly kind: 'bot'; readonly level: Level };

export type InfoStatus = 'open' | 'playing' | 'over' | 'abandoned' | 'cancelled';

/** A table from outside: in lists, and in the room where players gather. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  /** The game's options without the edition. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Null: the game's own. */
  readonly edition: { readonly hash: string; readonly name: string } | null;
  readonly status: InfoStatus;
  readonly listed: boolean;
  readonly pace: Pace;
  readonly rated: boolean;
  readonly hints: boolean;
  readonly spectators: boolean;
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  /** Seats that have to choose now. */
  readonly waitingFor: readonly Seat[];
  /** Since when the first of them is waited for. */
  readonly since?: number | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** From the start: SHA-256 of the seed (see table/commitment.ts). */
  readonly commitment: string | null;
  /** Rules version, from the start. */
  readonly version: string | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  /** The table that this one is the rematch of. */
  readonly rematchOf?: string | null;
}

/** A record as one audience may see it. */
export type Entry =
  /** `key` is null while it is secret. */
  | {
      readonly type: 'choice';
      readonly seq: number;
      readonly at: number;
      readonly seat: Seat;
      readonly key: string | null;
      readonly events: readonly GameEvent[];
    }
  /** The game went back: so many choices stand now. */
  | {
      readonly type: 'back';
      readonly seq: number;
      readonly at: number;
      readonly seat: Seat;
      readonly choices: number;
    }
  /** Nothing of the game changed; see the status that comes with it. */
  | {
      readonly type: 'note';
      readonly seq: number;
      readonly at: number;
      readonly seat: Seat | null;
      readonly what:
        | 'propose'
        | 'agree'
        | 'decline'
        | 'withdraw'
        | 'pause'
        | 'resume'
        | 'standIn'
        | 'return'
        | 'abandon'
        /** No server ran for a while, and so no clock did. */
        | 'outage';
    };

export interface ClockInfo {
  /** Milliseconds left in the bank when `since` began, or now if it does not run. */
  readonly bank: number;
  /** Since when (server's time) the seat is waited for; null: its clock stands still. */
  readonly since: number | null;
  /** Milliseconds of the turn's free time that were left at `since`. */
  readonly free: number;
}

export interface ProposalInfo {
  readonly id: number;
  readonly by: Seat;
  readonly what:
    | { readonly what: 'pause' | 'abandon' }
    | { readonly what: 'rewind'; readonly choices: number }
    | { readonly what: 'standIn'; readonly seat: Seat };
  readonly yes: readonly Seat[];
  readonly asked: readonly Seat[];
}

/** How a running table stands for one audience, after its last entry. */
export interface LiveStatus {
  readonly seq: number;
  readonly status: 'playing' | 'paused' | 'over' | 'abandoned';
  /** What this seat is asked; null: nothing, or it only looks on. */
  readonly decision: Decision | null;
  readonly waitingFor: readonly Seat[];
  readonly undoable: Undoable;
  /** By seat; null: no clock at this table, or a bot. */
  readonly clocks: readonly (ClockInfo | null)[];
  /** By seat: the bot that plays there now. */
  readonly bots: readonly (Level | null)[];
  readonly proposal: ProposalInfo | null;
  readonly result: Result | null;
  /** Once the game is over. */
  readonly seed: string | null;
  /** The server's time of this message. */
  readonly now: number;
}

/** All that a client needs to begin with a running or finished table. */
export interface Sync {
  readonly info: TableInfo;
  /** Whose eyes: a seat's, or those of the table for everybody else. */
  readonly seat: Seat | null;
  /** With the edition: what `setup` was given. */
  readonly options: unknown;
  /** The game's view at the set-up, for this audience. Entries are to be evolved from it. */
  readonly setup: unknown;
  /** From seq 0 on. What was taken back is there, too. */
  readonly entries: readonly Entry[];
  readonly status: LiveStatus;
  /** The last entry that this person had seen before; -1: none. */
  readonly seen: number;
}

/** Said at a table. Exactly one of `phrase` and `text`. */
export interface ChatMessage {
  readonly id: number;
  readonly at: number;
  readonly from: Person;
  readonly phrase: Phrase | null;
  readonly text: string | null;
}

export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'imBack',
  'goodGame',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];
