import { type Game, type GameEvent, hashState } from '@polder/core';
import type { Entry, LiveStatus, Sync, TableInfo } from '@polder/server/wire';
import { messageOf } from '../errors.js';
import type { Seen, TableMessage } from '../online/connection.js';
import type { Moment } from './session.js';

/** What one entry did to the game as this client sees it. */
export type Step<State, Event> =
  | {
      readonly type: 'moment';
      readonly moment: Moment<Event>;
      readonly view: State;
      readonly choices: number;
    }
  | { readonly type: 'back'; readonly choices: number };

/** What became of a message. */
export type Taken<State, Event> =
  /** An old or a second one. */
  | { readonly type: 'nothing' }
  /** Something before it is missing, or does not fit: ask again for what is. */
  | { readonly type: 'gap' }
  /** Only how the table stands, besides the game. */
  | { readonly type: 'status' }
  | { readonly type: 'steps'; readonly steps: readonly Step<State, Event>[] }
  /** Everything came anew. */
  | { readonly type: 'anew' }
  /** The rules of this page can't follow it. */
  | { readonly type: 'unreadable'; readonly message: string };

type NoteEntry = Extract<Entry, { type: 'note' }>;
/** `back`: somebody took so many choices back. */
export type Note = Omit<NoteEntry, 'what'> &
  ({ readonly what: NoteEntry['what'] } | { readonly what: 'back'; readonly taken: number });
type Told = Extract<TableMessage, { type: 'sync' | 'entries' }>;

/**
 * A table as this client sees it: its view, evolved by the entries that the server has sent, and the way there.
 * Messages may come twice, late or not at all; what does not follow on what is here is not taken.
 */
export interface Mirror<State, Event> {
  readonly info: TableInfo;
  readonly seat: Sync['seat'];
  readonly options: unknown;
  readonly status: LiveStatus;
  /** The last entry that this person had seen when the table was opened; -1: none. */
  readonly seenBefore: number;
  /** The last thing besides the game that happened while this client looked on. */
  readonly note: Note | undefined;
  /** The last entry taken. */
  readonly seq: number;
  /** Never changed: a new one comes with every change. */
  readonly view: State;
  /** The line that stands. */
  readonly moments: readonly Moment<Event>[];
  take(message: Told): Taken<State, Event>;
  setInfo(info: TableInfo): void;
  /** How many choices of the line that stands came up to this entry. */
  choicesAt(seq: number): number;
  /** A copy of the view after so many choices. */
  viewAt(choices: number): State;
  /** What to tell the server; undefined: what is here is wrong, everything is needed. */
  seen(): Seen | undefined;
}

/** A table that the rules of this page can't follow: the server's are others, or something is broken. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** To evolve so many choices takes less time than anybody sees. */
const EVERY = 16;

export function openMirror<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  first: Sync,
): Mirror<State, Event> {
  let { info, seat, options, seen: seenBefore, status } = first;
  let seq = -1;
  let view: State;
  let moments: Moment<Event>[] = [];
  /** By choice that stands: the entry that it came with. */
  let seqs: number[] = [];
  /** Views after 0, EVERY, 2 * EVERY, ... choices. */
  let kept: State[] = [];
  let broken = false;
  let note: Note | undefined;
  let hashed: { readonly of: State; readonly hash: string } | undefined;

  begin(first);

  function begin(sync: Sync): void {
    const start = sync.setup as State;
    kept = [game.clone(start)];
    moments = [];
    seqs = [];
    seq = -1;
    ({ info, seat, options, seen: seenBefore, status } = sync);
    try {
      let at = game.clone(start);
      for (const entry of sync.entries) {
        if (entry.seq !== seq + 1) throw new Unreadable(`Entry ${seq + 1} is missing.`);
        at = apply(at, entry);
      }
      view = at;
      if (seq !== status.seq) throw new Unreadable(`The status is of entry ${status.seq}, not of ${seq}.`);
      broken = false;
    } catch (error) {
      broken = true;
      throw error instanceof Unreadable ? error : new Unreadable(messageOf(error), { cause: error });
    }
  }

  /** Changes `at`, or leaves it and gives another. */
  function apply(at: State, entry: Entry): State {
    seq = entry.seq;
    if (entry.type === 'note') return at;
    if (entry.type === 'back') return cut(entry.choices);
    const events = entry.events as readonly Event[];
    for (const event of events) game.evolve(at, event);
    moments.push({ seat: entry.seat, key: entry.key ?? '', events });
    seqs.push(entry.seq);
    if (moments.length === kept.length * EVERY) kept.push(game.clone(at));
    return at;
  }

  function cut(choices: number): State {
    if (choices > moments.length) throw new Unreadable(`There are no ${choices} choices to go back to.`);
    moments = moments.slice(0, choices);
    seqs.length = choices;
    kept.length = Math.min(kept.length, Math.floor(choices / EVERY) + 1);
    return viewAt(choices);
  }

  function viewAt(choices: number): State {
    const wanted = Math.max(0, Math.min(choices, moments.length));
    const nearest = Math.min(Math.floor(wanted / EVERY), kept.length - 1);
    const at = game.clone(kept[nearest]);
    for (const { events } of moments.slice(nearest * EVERY, wanted))
      for (const event of events) game.evolve(at, event);
    return at;
  }

  function seen(): Seen | undefined {
    if (broken) return undefined;
    if (hashed?.of !== view) hashed = { of: view, hash: hashState(view) };
    return { seq, hash: hashed.hash };
  }

  function takeSync(sync: Sync): Taken<State, Event> {
    // One that was overtaken on its way. But a server that was put back to an older state is right.
    if (!broken && sync.status.seq < seq && sync.status.now <= status.now) return { type: 'nothing' };
    // What this person had seen before is what it was when the table was opened.
    const before = { info, seat, options, seenBefore, status, seq, moments, seqs, kept, view };
    const had = seen();
    try {
      begin(seat === sync.seat ? { ...sync, seen: seenBefore } : sync);
      if (seat !== before.seat || seq !== had?.seq || seen()?.hash !== had.hash) return { type: 'anew' };
      // The same as before: whoever has its view keeps it.
      view = before.view;
      return { type: 'status' };
    } catch (error) {
      // What was here can still be looked at.
      ({ info, seat, options, seenBefore, status, seq, moments, seqs, kept, view } = before);
      return { type: 'unreadable', message: messageOf(error) };
    }
  }

  function takeEntries({
    after,
    entries,
    status: next,
  }: Extract<Told, { type: 'entries' }>): Taken<State, Event> {
    if (broken || after > seq) return { type: 'gap' };
    const fresh = entries.filter((entry) => entry.seq > seq);
    if (next.seq < seq || (fresh.length === 0 && next.seq === seq && next.now < status.now))
      return { type: 'nothing' };
    if (fresh.some((entry, i) => entry.seq !== seq + 1 + i) || next.seq !== seq + fresh.length)
      return { type: 'gap' };
    const steps: Step<State, Event>[] = [];
    try {
      for (const entry of fresh) {
        const was = view;
        const had = moments.length;
        const now = apply(entry.type === 'choice' ? game.clone(was) : was, entry);
        view = now;
        if (entry.type === 'note') note = entry;
        if (entry.type === 'back') {
          const { seq: at, at: when, seat: by } = entry;
          note = { type: 'note', seq: at, at: when, seat: by, what: 'back', taken: had - moments.length };
        }
        if (entry.type === 'choice')
          steps.push({ type: 'moment', moment: moments[moments.length - 1], view, choices: moments.length });
        else if (entry.type === 'back') steps.push({ type: 'back', choices: moments.length });
      }
    } catch {
      // It was not made from what is here.
      broken = true;
      return { type: 'gap' };
    }
    status = next;
    return steps.length > 0 ? { type: 'steps', steps } : { type: 'status' };
  }

  return {
    get info() {
      return info;
    },
    get seat() {
      return seat;
    },
    get options() {
      return options;
    },
    get status() {
      return status;
    },
    get seenBefore() {
      return seenBefore;
    },
    get note() {
      return note;
    },
    get seq() {
      return seq;
    },
    get view() {
      return view;
    },
    get moments() {
      return moments;
    },
    take: (message) => (message.type === 'sync' ? takeSync(message.sync) : takeEntries(message)),
    setInfo(next) {
      info = next;
    },
    choicesAt(at) {
      const found = seqs.findIndex((it) => it > at);
      return found < 0 ? seqs.length : found;
    },
    viewAt,
    seen,
  };
}
