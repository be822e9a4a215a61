import type { Me } from './people.js';
import type { ChatMessage, Entry, LiveStatus, Sync, TableInfo } from './table.js';

/** Why something was not done. Nothing has changed, except with `again`. */
export type RefusalCode =
  | 'bad' // not understood: the message says what is wrong
  | 'noSession' // nobody is signed in
  | 'notFound' // no such table, or not for these eyes
  | 'notYours' // not one's seat, turn or table
  | 'stale' // the table has moved on: what came since is on its way
  | 'illegal' // not offered, see `rule`
  | 'cannotUndo' // see `reason`
  | 'notNow' // the table is paused, over, not started, ...
  | 'full' // no seat left
  | 'tooMuch' // slow down: see `retryAfter`
  | 'closing' // the server is about to stop: try again
  | 'trouble'; // the server's fault (its disk is full, ...): nothing was kept, or `reason` is 'unknown'

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  readonly rule?: string;
  readonly reason?: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

/** Over HTTP: `{ refusal }` with a fitting status. */
export type Outcome =
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: false; readonly refusal: Refusal };

export type ServerMessage =
  /** The first one. `heartbeat`: how often to ping, in ms; three missing ones are the end. */
  | { readonly type: 'welcome'; readonly me: Me | null; readonly heartbeat: number; readonly now: number }
  /** The whole table: replaces what the client has of it. */
  | { readonly type: 'sync'; readonly table: string; readonly sync: Sync }
  /** What came after entry `after`; not what the client expects: it has a gap and watches anew. */
  | {
      readonly type: 'entries';
      readonly table: string;
      readonly after: number;
      readonly entries: readonly Entry[];
      readonly status: LiveStatus;
    }
  /** A table that has not started, or something about it besides the game has changed. */
  | { readonly type: 'info'; readonly table: string; readonly info: TableInfo }
  | { readonly type: 'chat'; readonly table: string; readonly messages: readonly ChatMessage[] }
  /** Who is connected, of those who sit here. */
  | { readonly type: 'present'; readonly table: string; readonly people: readonly string[] }
  /** Answers a command, a message said or a watch that can't be. */
  | { readonly type: 'done'; readonly id: string; readonly outcome: Outcome }
  | { readonly type: 'refused'; readonly table?: string; readonly refusal: Refusal }
  /** Own games have changed: whose turn, started, over, invited. */
  | { readonly type: 'mine'; readonly table: string }
  /** The public list has changed. */
  | { readonly type: 'lobby' }
  | { readonly type: 'pong'; readonly now: number }
  /** The connection ends. `drain`: come back at once. */
  | { readonly type: 'bye'; readonly why: 'signedOut' | 'drain' | 'tooMuch' | 'slow' };
