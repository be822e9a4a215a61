/**
 * The contract every game fulfils. A game is a machine of small decisions over plain data:
 * at any moment its state is over, or asks one seat (sometimes several) one question with a
 * finite list of answers. Client, server, bots, notation and tests read that same list.
 */

/** 0-based, in turn order. */
export type Seat = number;

/** 'table': what everyone may see. */
export type Audience = Seat | 'table';

/** What asks: `kind` or `kind:id`, for example `turn`, `helper:15`, `field:M0`. */
export type Source = string;

/** One answer to a question. */
export interface Option {
  /** Short, readable, stable, unique in its decision. May be computed lazily. */
  readonly key: string;
  /** The thing on the table that this option is about, for example `space:C5`. */
  readonly target?: string;
}

/** A question to a seat, with everything that it may answer. */
export interface Decision {
  /**
   * Counts the questions answered so far: an answer to an older one is stale. Seats asked at once have
   * the same id, and it stays until the last of them has answered.
   */
  readonly id: number;
  readonly seat: Seat;
  /** The question's name, for example `gate` or `plant`. */
  readonly ask: string;
  readonly source: Source;
  readonly options: readonly Option[];
}

/** Something that can't be chosen now, and the rule that forbids it. */
export interface Blocked {
  readonly key: string;
  readonly target?: string;
  readonly rule: string;
  /** Why, as an id of the game: its sentence is a matter of texts. */
  readonly reason: string;
}

/** An answer: the key of an option of the open decision. */
export interface Choice {
  readonly decision: number;
  readonly seat: Seat;
  readonly key: string;
}

/** What every game's events have in common. The type `turn` opens a turn, `over` ends the game. */
export interface GameEvent {
  readonly type: string;
  /** Of a `turn`: whose it is. */
  readonly seat?: Seat;
  /** Set when the event shows something that was hidden: nobody may undo past it. */
  readonly reveals?: true;
}

/** Where a seat's points come from. */
export interface ScoreLine {
  readonly source: string;
  readonly vp: number;
}

/** `vp` is the sum of the lines. */
export interface Scoresheet {
  readonly seat: Seat;
  readonly vp: number;
  readonly lines: readonly ScoreLine[];
}

/** How a seat ended. */
export interface Standing {
  readonly seat: Seat;
  /** 1 is the best; seats that even the tie-breaks can't part share a rank. */
  readonly rank: number;
  readonly vp: number;
  /** The values compared after the points, in order. */
  readonly tieBreaks: readonly number[];
}

/** How a game ended. */
export interface Result {
  /** In order of rank. */
  readonly standings: readonly Standing[];
  readonly winners: readonly Seat[];
}

/**
 * A game as everybody else knows it. The state and the events are plain JSON; nothing but `evolve` writes
 * to a state.
 */
export interface Game<Options, State, Event extends GameEvent> {
  readonly id: string;
  /** Of the rules: higher if stored games could play differently. */
  readonly version: string;
  /** The first state. The same options and seed give the same game; throws BadOptions. */
  setup(options: Options, seed: string): State;
  /** [] when the game is over. */
  decisions(state: State): readonly Decision[];
  /** What can't be chosen now and why. Only on demand, never on the hot path. */
  blocked(state: State, seat: Seat): readonly Blocked[];
  /**
   * Changes the state. Illegal: throws IllegalChoice and leaves it untouched. On a view it throws
   * NeedsHidden, half-way, where something hidden decides: clone or resample first.
   */
  choose(state: State, choice: Choice): Event[];
  /** The only writer of state. */
  evolve(state: State, event: Event): void;
  /** A deep copy. */
  clone(state: State): State;
  /** The same type; what `who` may not see is null. */
  view(state: State, who: Audience): State;
  /** What `who` may see of an event: `view(evolve(s, e)) = evolve(view(s), redact(e))`. */
  redact(event: Event, who: Audience): Event;
  /** A full state consistent with the view. */
  resample(view: State, who: Audience, seed: string): State;
  /** Live and final, by source. */
  scores(state: State): readonly Scoresheet[];
  /** Ranks with tie-breaks, once the game is over. */
  result(state: State): Result | undefined;
}
