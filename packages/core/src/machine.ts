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
  over(state: State): boolean;
  /** How many choices have been made. */
  clock(state: State): number;
  /** Fill in what the top frame asks. No options: the frame goes on by itself with `step`. */
  ask(state: State, q: Question): void;
  step(run: Run<State, Event>): void;
  /** `chosen`: by a person, not because it was the only way. */
  answer(run: Run<State, Event>, code: number, chosen: boolean): void;
  /** The same object for the same code: its key and target depend on nothing else. */
  option(state: State, code: number): Option;
  source(state: State, source: number): string;
  /** What this seat might want and can't have, given the open question. */
  blockedBy(state: State, seat: Seat, open: Question): readonly Blocked[];
}

export interface Machine<State, Event extends GameEvent> {
  /** Carry out forced steps until somebody is asked or the game is over. */
  settle(run: Run<State, Event>): Question;
  decisions(state: State): readonly Decision[];
  blocked(state: State, seat: Seat): readonly Blocked[];
  choose(state: State, choice: Choice): Event[];
  /** The inner path, for simulation and search: the open question in numbers. Valid until the next call. */
  open(state: State): Question;
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

export function machine<State, Event extends GameEvent>(rules: Rules<State, Event>): Machine<State, Event> {
  const q: Question = { seat: 0, ask: '', source: 0, confirm: false, count: 0, codes: [] };

  /** The state that `q` is about. */
  let opened: State | undefined;

  function open(state: State): Question {
    opened = state;
    q.count = 0;
    q.confirm = false;
    if (!rules.over(state)) rules.ask(state, q);
    return q;
  }

  function settle(run: Run<State, Event>): Question {
    for (let steps = 0; steps < TOO_MANY_STEPS; steps++) {
      open(run.state);
      if (q.count > 1 || q.confirm || rules.over(run.state)) return q;
      if (q.count === 1) rules.answer(run, q.codes[0], false);
      else rules.step(run);
    }
    throw new Error('The rules go round in circles: no question after 10,000 forced steps.');
  }

  function decisions(state: State): readonly Decision[] {
    open(state);
    if (q.count === 0) return [];
    const options: Option[] = new Array(q.count);
    for (let i = 0; i < q.count; i++) options[i] = rules.option(state, q.codes[i]);
    return [
      { id: rules.clock(state), seat: q.seat, ask: q.ask, source: rules.source(state, q.source), options },
    ];
  }

  function codeOf(state: State, key: string): number {
    for (let i = 0; i < q.count; i++) {
      if (rules.option(state, q.codes[i]).key === key) return q.codes[i];
    }
    return -1;
  }

  const blocked = (state: State, seat: Seat): readonly Blocked[] => rules.blockedBy(state, seat, open(state));

  function choose(state: State, choice: Choice): Event[] {
    const refuse = (refusal: Refusal, reason: string, rule?: string): never => {
      throw new IllegalChoice(refusal, reason, choice, rule);
    };
    if (!isChoice(choice)) {
      refuse('malformed', 'A choice names a decision, a seat and a key.');
    }
    open(state);
    if (q.count === 0) refuse('over', 'The game is over.');
    if (choice.seat !== q.seat) refuse('foreign', `Seat ${choice.seat} is not asked; seat ${q.seat} is.`);
    if (choice.decision !== rules.clock(state)) {
      refuse('stale', `Decision ${choice.decision} is not open; ${rules.clock(state)} is.`);
    }
    const code = codeOf(state, choice.key);
    if (code < 0) {
      const why = rules.blockedBy(state, choice.seat, q).find((b) => b.key === choice.key);
      if (why) refuse('blocked', why.reason, why.rule);
      refuse('unknown', `'${choice.key}' is not offered here.`);
    }
    const run: Run<State, Event> = { state, events: [] };
    rules.answer(run, code, true);
    settle(run);
    return run.events ?? [];
  }

  function pick(state: State, index: number): Question {
    if (opened !== state) throw new Error('Another state was opened since: open this one first.');
    if (!Number.isInteger(index) || index < 0 || index >= q.count) {
      throw new RangeError(`There is no option ${index}; there are ${q.count}.`);
    }
    const run: Run<State, Event> = { state, events: null };
    rules.answer(run, q.codes[index], true);
    return settle(run);
  }

  return { settle, decisions, blocked, choose, open, pick };
}
