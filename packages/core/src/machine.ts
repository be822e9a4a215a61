import { IllegalChoice, type Refusal } from './errors.js';
import type { Blocked, Choice, Decision, GameEvent, Option, Seat } from './game.js';

/**
 * A question as the machine handles it: options are small integers, named only at the edge.
 * One object is filled again and again; whoever keeps it copies it.
 */
export interface Question {
  seat: Seat;
  ask: string;
  /** The game's own number for what asks. */
  source: number;
  /** Ask even if there is only one answer (the end of a turn). */
  confirm: boolean;
  count: number;
  readonly codes: number[];
}

/** Adds an option to a question. */
export function offer(q: Question, code: number): void {
  q.codes[q.count++] = code;
}

/** A state under way, and the events that its last choice brought (null: nobody wants them). */
export interface Run<State, Event> {
  readonly state: State;
  readonly events: Event[] | null;
}

/** What a game tells the machine. Nothing here changes the state but by events. */
export interface Rules<State, Event extends GameEvent> {
  /** Whether the game has ended. */
  over(state: State): boolean;
  /** How many questions have been answered: those asked at once are answered when the last answer is in. */
  clock(state: State): number;
  /**
   * Fill in what the top frame asks. No options: the frame goes on by itself with `step`. `seat`: the
   * one of those asked at once; otherwise whoever is asked.
   */
  ask(state: State, q: Question, seat: Seat | undefined): void;
  /** Seats that are asked at once now, each its own question (see sealed.ts). Absent or empty: only one is. */
  together?(state: State): readonly Seat[];
  /** The next step of the top frame, which asks nothing. */
  step(run: Run<State, Event>): void;
  /** `chosen`: by a person, not because it was the only way. `seat`: who was asked. */
  answer(run: Run<State, Event>, code: number, chosen: boolean, seat: Seat): void;
  /** The same object for the same code: its key and target depend on nothing else. */
  option(state: State, code: number): Option;
  /** What asks, in words: `helper:15`. */
  source(state: State, source: number): string;
  /** What this seat might want and can't have, given the open question. */
  blockedBy(state: State, seat: Seat, open: Question): readonly Blocked[];
}

/**
 * What the machine makes of the rules of a game: most of its contract, and an inner path without keys and
 * events.
 */
export interface Machine<State, Event extends GameEvent> {
  /** Carry out forced steps until somebody is asked or the game is over. */
  settle(run: Run<State, Event>): Question;
  /** As in the contract of a game. */
  decisions(state: State): readonly Decision[];
  /** As in the contract of a game. */
  blocked(state: State, seat: Seat): readonly Blocked[];
  /** As in the contract of a game. */
  choose(state: State, choice: Choice): Event[];
  /** The inner path, for simulation and search: the open question in numbers. Valid until the next call. */
  open(state: State, seat?: Seat): Question;
  /**
   * The inner path: choose by index of the question opened last, which must be this state's; keep no
   * events, return the next question.
   */
  pick(state: State, index: number): Question;
}

/** A choice as it may come from outside: anything at all. */
function isChoice(value: unknown): value is Choice {
  if (typeof value !== 'object' || value === null) return false;
  const { decision, seat, key } = value as Partial<Record<keyof Choice, unknown>>;
  return Number.isInteger(decision) && Number.isInteger(seat) && typeof key === 'string';
}

/** More forced steps in a row than any game can have: a loop in the rules. */
const TOO_MANY_STEPS = 10_000;

/** Makes a machine of the rules of a game. */
export function machine<State, Event extends GameEvent>(rules: Rules<State, Event>): Machine<State, Event> {
  const q: Question = { seat: 0, ask: '', source: 0, confirm: false, count: 0, codes: [] };

  /** The state that `q` is about. */
  let opened: State | undefined;

  function open(state: State, seat?: Seat): Question {
    opened = state;
    q.count = 0;
    q.confirm = false;
    if (!rules.over(state)) rules.ask(state, q, seat);
    return q;
  }

  const together = (state: State): readonly Seat[] =>
    rules.together === undefined || rules.over(state) ? [] : rules.together(state);

  function settle(run: Run<State, Event>): Question {
    for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
      open(run.state);
      if (q.count > 1 || q.confirm || rules.over(run.state)) return q;
      const before = run.events === null ? -1 : run.events.length;
      if (q.count === 1) rules.answer(run, q.codes[0], false, q.seat);
      else rules.step(run);
      if (run.events !== null && run.events.length === before) throw new Error(standstill(run.state));
    }
    throw new Error('The rules go round in circles: no question after 10,000 forced steps.');
  }

  /** A step without an event changes nothing: the next one would be the same, for ever. */
  function standstill(state: State): string {
    const forced =
      q.count === 1 ? `'${rules.option(state, q.codes[0]).key}' is the only answer, but` : 'no answer, and';
    return `The rules stand still at '${q.ask}' of '${rules.source(state, q.source)}': ${forced} nothing happens.`;
  }

  function decisions(state: State): readonly Decision[] {
    const seats = together(state);
    if (seats.length > 1) return seats.map((seat) => decision(state, open(state, seat)));
    open(state);
    return q.count === 0 ? [] : [decision(state, q)];
  }

  function decision(state: State, { seat, ask, source, count, codes }: Question): Decision {
    const options: Option[] = new Array(count);
    for (let i = 0; i < count; i++) options[i] = rules.option(state, codes[i]);
    return { id: rules.clock(state), seat, ask, source: rules.source(state, source), options };
  }

  function codeOf(state: State, key: string): number {
    for (let i = 0; i < q.count; i++) {
      if (rules.option(state, q.codes[i]).key === key) return q.codes[i];
    }
    return -1;
  }

  /** The question of this seat, if it is one of several asked at once; else the only one. */
  const openFor = (state: State, seat: Seat): Question =>
    open(state, together(state).includes(seat) ? seat : undefined);

  const blocked = (state: State, seat: Seat): readonly Blocked[] =>
    rules.blockedBy(state, seat, openFor(state, seat));

  function choose(state: State, choice: Choice): Event[] {
    const refuse = (refusal: Refusal, message: string, why?: Blocked): never => {
      throw new IllegalChoice(refusal, message, choice, why);
    };
    if (!isChoice(choice)) {
      refuse('malformed', 'A choice names a decision, a seat and a key.');
    }
    openFor(state, choice.seat);
    if (q.count === 0) refuse('over', 'The game is over.');
    if (choice.seat !== q.seat) refuse('foreign', `Seat ${choice.seat} is not asked; seat ${q.seat} is.`);
    if (choice.decision !== rules.clock(state)) {
      refuse('stale', `Decision ${choice.decision} is not open; ${rules.clock(state)} is.`);
    }
    const code = codeOf(state, choice.key);
    if (code < 0) {
      const why = rules.blockedBy(state, choice.seat, q).find((b) => b.key === choice.key);
      if (why) refuse('blocked', `'${choice.key}' is not possible now: ${why.reason} (${why.rule}).`, why);
      refuse('unknown', `'${choice.key}' is not offered here.`);
    }
    const run: Run<State, Event> = { state, events: [] };
    rules.answer(run, code, true, q.seat);
    settle(run);
    return run.events ?? [];
  }

  function pick(state: State, index: number): Question {
    if (opened !== state) throw new Error('Another state was opened since: open this one first.');
    if (!Number.isInteger(index) || index < 0 || index >= q.count) {
      throw new RangeError(`There is no option ${index}; there are ${q.count}.`);
    }
    const run: Run<State, Event> = { state, events: null };
    rules.answer(run, q.codes[index], true, q.seat);
    return settle(run);
  }

  return { settle, decisions, blocked, choose, open, pick };
}
