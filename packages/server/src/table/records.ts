import type { Level } from '@polder/bots';
import type { Proof, Seat } from '@polder/core';
import type { Timer } from './clocks.js';

/**
 * What happens at a table once its game runs is an append-only list of records; the table, its clock and its
 * game are what comes of them, in any process and after any crash. A record is never changed or removed: to
 * take something back is a record, too.
 */
export interface TableRecord {
  /** From 0, without a gap. */
  readonly seq: number;
  /** Milliseconds since 1970, never less than that of the record before. */
  readonly at: number;
  /** Who asked for it; null: the server itself. */
  readonly user: string | null;
  /** The client's id of the command that it came from; a command may leave several records. */
  readonly command: string | null;
  readonly body: RecordBody;
  /** The events of a choice that showed something hidden: replaying must bring the same. */
  readonly chance: readonly unknown[] | null;
  /** Of the choices that stand after it (see proof.ts). Older records have none. */
  readonly proof?: Proof | null;
}

export type RecordBody =
  | {
      readonly type: 'choice';
      readonly seat: Seat;
      readonly key: string;
      readonly decision: number;
      /**
       * Which bot has chosen, as `levelMark` says it (`master/2`): not always the level that sits there. `first`:
       * none had a plan, and the first option was taken. A person's choice has none, nor has any of older records.
       */
      readonly bot?: string;
    }
  | ({ readonly type: 'undo'; readonly seat: Seat; readonly count: number } & TakesBack)
  /** Something that people at the table must agree to (see agreement.ts). One at a time. */
  | ({ readonly type: 'propose'; readonly seat: Seat; readonly what: Proposal } & TakesBack)
  /** The last yes that is missing makes it so; a no ends it. */
  | ({ readonly type: 'answer'; readonly seat: Seat; readonly yes: boolean } & TakesBack)
  | { readonly type: 'withdraw'; readonly seat: Seat }
  /** Anybody may end a pause. */
  | { readonly type: 'resume'; readonly seat: Seat }
  /**
   * A bot plays on for somebody who ran out of time, who left, or whose account is no more (gone). If the others
   * voted for it, their last yes does it.
   */
  | {
      readonly type: 'standIn';
      readonly seat: Seat;
      readonly level: Level;
      readonly why: 'time' | 'left' | 'gone';
    }
  /** The person is back. */
  | { readonly type: 'return'; readonly seat: Seat }
  /** No server ran for a while: it is nobody's time. */
  | ({ readonly type: 'outage' } & Gap)
  /** From here on by the rules of this version: they play all that stands as those before it did. */
  | { readonly type: 'rules'; readonly version: string; readonly before: string };

/** What nobody at the table did. */
export const isOfServer = (
  body: RecordBody,
): body is Extract<RecordBody, { readonly type: 'outage' | 'rules' }> =>
  body.type === 'outage' || body.type === 'rules';

/** A record that takes choices back says what they leave behind, so that they need not be played again to know it. */
interface TakesBack {
  /** Older records have none. */
  readonly left?: LeftBehind;
}

/** What no longer follows from the choices that stand. */
export interface LeftBehind {
  readonly timers: readonly Timer[];
  readonly waiting: readonly (number | null)[];
  readonly mustKnow: readonly number[];
  /** How many of the last choices can still be taken back. */
  readonly undoable: number;
}

/** Milliseconds since 1970. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

export type Proposal =
  | { readonly what: 'pause' }
  /** Go back to the table as it was after so many choices. */
  | { readonly what: 'rewind'; readonly choices: number }
  /** A bot is to play on for somebody who is not there: all others who are must agree. */
  | { readonly what: 'standIn'; readonly seat: Seat }
  /** Nobody wins. */
  | { readonly what: 'abandon' };
