import type { GameEvent, Seat } from '@polder/core';
import type { Words } from '../words/words.js';

/** A line of the log: what happened, in whatever language is asked for. */
export interface Story {
  /** How many choices had been made when it happened: a click shows that moment. */
  readonly choices: number;
  readonly seat: Seat;
  /** `turn` opens a turn, `part` what somebody else does in it; a `line` inside an action is indented. */
  readonly kind: 'turn' | 'part' | 'line' | 'aside';
  readonly depth: number;
  /** May hold icons: `{guilder}` (see Rich.svelte). */
  readonly text: (words: Words) => string;
}

/** Follows a game event by event, on a copy of its first state, and says what happens. */
export interface Teller<_State, Event extends GameEvent> {
  tell(event: Event): readonly Story[];
}
