import type { Decision, Game, GameEvent, Option, Seat } from '@polder/core';
import type { GameGrounds, IconName, Label, Question } from '@polder/core/text';
import type { SeatLook } from '../look/seats.js';
import type { Words } from '../words/words.js';
import type { Teller } from './story.js';
import type { Summary } from './summary.js';
import type { Tip } from './tips.js';

export type { Label, Question } from '@polder/core/text';

/** What a choice changes for the one who makes it: 3 Guilder less, 2 VP more. */
export interface Delta {
  readonly icon: IconName;
  readonly n: number;
}

/** One line about what is selected. */
export interface Fact {
  readonly icon: IconName;
  readonly text: string;
  readonly note?: string;
}

/** The parts of a turn, and in which of them a question is asked. */
export interface Course {
  readonly parts: readonly string[];
  readonly at: number;
}

/** What a board needs to know about a thing that can be pressed. */
export interface Target {
  readonly options: readonly Option[];
  /** `can`: a press acts here. `chosen`: selected, not yet confirmed. `blocked`: a rule forbids it now. */
  readonly state: 'rest' | 'can' | 'chosen' | 'blocked';
}

/** What a game brings along to be shown at a table. */
export interface GameUi<State, Event extends GameEvent> {
  readonly game: Game<never, State, Event>;
  /** How long an event of others stays on the screen before the next one, in ms at normal pace; 0: no wait. */
  holdOf(event: Event): number;
  /** Who acts from this event on, where others act within a turn; else it is whose turn it is. */
  actorOf?(event: Event): Seat | undefined;
  /** What makes sentences of what happened: it comes when it is asked for. */
  loadTeller(): Promise<(start: State) => Teller<Event>>;
  /** What a seat did, in one line. */
  summaryOf(events: readonly Event[], seat: Seat, view: State): Summary;
  /** Whose turn comes after the one that goes on; undefined: nobody's. */
  nextOf(view: State): Seat | undefined;
  questionOf(decision: Decision, view: State, words: Words): Question;
  labelOf(key: string, decision: Decision, view: State, words: Words): Label;
  /** Undefined where the question belongs to no turn. */
  courseOf(decision: Decision, view: State, words: Words): Course | undefined;
  deltasOf(before: State, after: State, seat: Seat): readonly Delta[];
  /**
   * What a lever does that these events come of, in one sentence. It is looked at as a whole and then pulled,
   * although it could be taken back. Undefined: it was no lever.
   */
  leverTitle(view: State, events: readonly Event[], words: Words): string | undefined;
  /** What a lever that stands so leads to. */
  leverFacts?(view: State, after: State, events: readonly Event[], seat: Seat, words: Words): readonly Fact[];
  /** Most of the lever can't be chosen: why, as the rules say it. */
  leverLimit?(decision: Decision, view: State): string | undefined;
  /** The wheels turn with it: a lever was pulled. */
  isLever(event: Event): boolean;
  /** Names only what follows it: who presses that has chosen this as well. */
  leadsOn(key: string): boolean;
  /** Offered whatever is asked: it stands apart from the answers, and nothing is looked for behind it. */
  isAside?(key: string, decision: Decision): boolean;
  /** A question whose answers are so short that they can stand beside what leads to it. */
  isShort(ask: string): boolean;
  /** Can be chosen several times in a row by one press, if it is offered again. */
  repeats(key: string): boolean;
  /** What is lost if the turn ends here: in a word or two, and as a sentence. Undefined: nothing. */
  unusedOf(decision: Decision, view: State, words: Words): { short: string; long: string } | undefined;
  /** What kind of thing an event that reveals has shown. */
  revealed(event: Event): 'tile' | 'card';
  /** The sentence for a reason of these rules (`Blocked.reason`); undefined: they have no such reason. */
  reasonOf(reason: string, words: Words): string | undefined;
  /** Tips of a first game, by the question that each comes with. */
  readonly tips: Readonly<Record<string, Tip>>;
  /** The one that fits what has just happened, for the one who looks; undefined: none. */
  tipAfter?(event: Event, view: State, viewer: Seat): Tip | undefined;
  /** Words for why a turn is better than another; nobody needs them before somebody asks. */
  grounds(): Promise<GameGrounds>;
  /** A line of the score sheet. */
  sourceName(source: string, words: Words): string;
  /** Marker and colour of a seat, for `style`. */
  seatLook(view: State, seat: Seat): SeatLook;
  roundOf(view: State): number;
  isLastRound(view: State): boolean;
  /** VP that a seat has for all to see now; more may come at the end. */
  vpOf(view: State, seat: Seat): number;
}
