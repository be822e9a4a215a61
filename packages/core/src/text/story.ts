import type { GameEvent, Seat } from '../game.js';

/** In whatever language is asked for: a function of its words. */
export type Text<Words> = (words: Words) => string;

/** A line of the log: what happened. */
export interface Story<Words> {
  /** How many choices had been made when it happened: a click shows that moment. */
  readonly choices: number;
  readonly seat: Seat;
  /** `turn` opens a turn, `part` what somebody else does in it; a `line` inside an action is indented. */
  readonly kind: 'turn' | 'part' | 'line' | 'aside';
  readonly depth: number;
  /** May hold icons: `{guilder}` (see rich.ts). */
  readonly text: Text<Words>;
}

/** Follows a game event by event, on a copy of its first state, and says what happens. */
export interface Teller<Event extends GameEvent, Words> {
  tell(event: Event): readonly Story<Words>[];
}
