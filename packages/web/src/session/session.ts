import type { Explained, Level } from '@polder/bots';
import type { Blocked, Decision, GameEvent, Result, Scoresheet, Seat, Undoable } from '@polder/core';

/**
 * What stands between the table on the screen and the game, wherever it runs: in this page, or on a
 * server. The table itself knows nothing of which.
 */

export type Player =
  | { readonly kind: 'person'; readonly name: string }
  | {
      readonly kind: 'bot';
      readonly name: string;
      readonly level: Level;
      /** Of the level, as it has played here last. Games of older pages do not say it. */
      readonly version?: string;
    }
  | { readonly kind: 'gardener'; readonly name: string };

/** A choice that was made, and what came of it, as the table may know it. */
export interface Moment<Event> {
  readonly seat: Seat;
  readonly key: string;
  readonly events: readonly Event[];
}

/** How things stand for the one who looks. Plain data, never changed: a new one comes with every change. */
export interface Snapshot<State> {
  /** Whose eyes: the person who decides, or who decided last. */
  readonly viewer: Seat;
  readonly view: State;
  /** The question that the viewer may answer now. */
  readonly decision: Decision | undefined;
  /** Who is to choose now. */
  readonly waitingFor: readonly Seat[];
  /** Choices made so far, without those taken back. */
  readonly choices: number;
  readonly undoable: Undoable;
  readonly scores: readonly Scoresheet[];
  readonly result: Result | undefined;
}

export type Change<State, Event> =
  /** Somebody chose; the events are as the viewer of the snapshot before it sees them. */
  | { readonly type: 'moment'; readonly moment: Moment<Event>; readonly snapshot: Snapshot<State> }
  /** Choices were taken back, or somebody else looks on now. */
  | { readonly type: 'jump'; readonly snapshot: Snapshot<State> }
  /** Nothing on the table changed: see `trouble`, `saved` and `busy`. */
  | { readonly type: 'status' };

/** What would come of some choices, on a table where hidden things lie by chance. */
export interface Preview<State, Event> {
  readonly view: State;
  readonly events: readonly Event[];
  /** What is asked next, if it is the same person who is asked. */
  readonly decision: Decision | undefined;
  readonly scores: readonly Scoresheet[];
  /** Something hidden would be shown: what follows it is not to be trusted. */
  readonly reveals: boolean;
}

/** `stale`: it was played on elsewhere, and what happens here is not kept. */
export type Saved = 'yes' | 'impossible' | 'stale';

export interface Session<State, Event extends GameEvent> {
  /** Only tried out: hidden things lie by chance, and everything can be taken back. */
  readonly trial?: true;
  /** Who looks on at this screen for the whole game; null: somebody without a seat. Undefined: whoever decides. */
  readonly own?: Seat | null;
  /** False: nobody may ask for advice at this table. */
  readonly hints?: boolean;
  /** Something that was chosen is on its way: nothing else can be chosen meanwhile. */
  readonly busy?: boolean;
  /** By seat. */
  readonly players: readonly Player[];
  readonly now: Snapshot<State>;
  /** From the first choice; as all at this screen may see it. */
  readonly moments: readonly Moment<Event>[];
  /** A bot could not go on. */
  readonly trouble: { readonly message: string; retry(): void } | undefined;
  readonly saved: Saved;
  subscribe(listener: (change: Change<State, Event>) => void): () => void;

  /** Answers the viewer's decision, and those that follow, as long as the next key is offered. */
  choose(keys: readonly string[]): Promise<void>;
  undo(): Promise<void>;
  restartTurn(): Promise<void>;

  /** Undefined if a key is not offered. */
  preview(keys: readonly string[]): Preview<State, Event> | undefined;
  /** What the viewer can't choose now, and why. */
  blocked(): readonly Blocked[];
  /** The table after so many choices, with what the viewer may know now. */
  viewAt(choices: number): State;
  /** The best options of the viewer's decision. */
  explain(): Promise<readonly Explained[]>;
  close(): void;
}
