import { type Game, type GameEvent, hashState } from '@polder/core';
import type { Entry, LiveStatus, Sync, TableInfo } from '@polder/server/wire';
import { messageOf } from '../errors.js';
import type { Seen, TableMessage } from '../online/watchers.js';
import { addEntry, courseOf } from './course.js';
import type { Moment } from './session.js';

/** What one entry did to the game as this client sees it. */
export type EntryEffect<State, Event> =
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
  | { readonly type: 'game'; readonly effects: readonly EntryEffect<State, Event>[] }
  /** Everything came anew. */
  | { readonly type: 'anew' }
  /** The rules of this page can't follow it. */
  | { readonly type: 'unreadable'; readonly message: string };

type NoteEntry = Extract<Entry, { type: 'note' }>;
/** `back`: somebody took so many choices back. */
export type Note = Omit<NoteEntry, 'what'> &
  ({ readonly what: NoteEntry['what'] } | { readonly what: 'back'; readonly taken: number });
type TableUpdate = Extract<TableMessage, { type: 'sync' | 'entries' }>;

/**
 * A table as this client sees it: its view, evolved by the entries that the server has sent, and the way there.
 * Messages may come twice, late or not at all; what does not follow on what is here is not taken.
 */
export interface Mirror<State, Event> {
  readonly info: TableInfo;
  readonly seat: Sync['seat'];
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
  take(message: TableUpdate): Taken<State, Event>;
  setInfo(info: TableInfo): void;
  /** How many choices of the line that stands came up to this entry. */
  choicesAt(seq: number): number;
  /** A copy of the view after so many choices. */
  viewAt(choices: number): State;
  /** What to tell the server; undefined: what is here is wrong, everything is needed. */
  seen(): Seen | undefined;
}

export function openMirror<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  first: Sync,
): Mirror<State, Event> {
  let { info, seat, status, seen: seenBefore } = first;
  let course = courseOf(game, first);
  /** An entry did not fit: nothing is taken before everything comes anew. */
  let broken = false;
  let note: Note | undefined;
  let hashed: { readonly of: State; readonly hash: string } | undefined;

  function hashOf(view: State): string {
    if (hashed?.of !== view) hashed = { of: view, hash: hashState(view) };
    return hashed.hash;
  }

  function takeSync(sync: Sync): Taken<State, Event> {
    // One that was overtaken on its way. But a server that was put back to an older state is right.
    if (!broken && sync.status.seq < course.seq && sync.status.now <= status.now) return { type: 'nothing' };
    // Events of other rules than those that this table was opened with.
    if (sync.info.version !== info.version) {
      broken = true;
      return { type: 'unreadable', message: `The rules are of version ${sync.info.version} now.` };
    }
    const had = broken ? undefined : { seq: course.seq, view: course.view, hash: hashOf(course.view) };
    try {
      course = courseOf(game, sync);
    } catch (error) {
      // What was here can still be looked at.
      broken = true;
      return { type: 'unreadable', message: messageOf(error) };
    }
    broken = false;
    const sameEyes = seat === sync.seat;
    // What this person had seen before is what it was when the table was opened.
    if (!sameEyes) seenBefore = sync.seen;
    ({ info, seat, status } = sync);
    if (!sameEyes || course.seq !== had?.seq || hashOf(course.view) !== had.hash) return { type: 'anew' };
    // The same as before: whoever has its view keeps it.
    course.view = had.view;
    return { type: 'status' };
  }

  function takeEntries({
    after,
    entries,
    status: next,
  }: Extract<TableUpdate, { type: 'entries' }>): Taken<State, Event> {
    const { seq } = course;
    if (broken || after > seq) return { type: 'gap' };
    const fresh = entries.filter((entry) => entry.seq > seq);
    if (next.seq < seq || (fresh.length === 0 && next.seq === seq && next.now < status.now))
      return { type: 'nothing' };
    if (fresh.some((entry, i) => entry.seq !== seq + 1 + i) || next.seq !== seq + fresh.length)
      return { type: 'gap' };
    try {
      const effects = fresh.flatMap(takeEntry);
      status = next;
      return effects.length > 0 ? { type: 'game', effects } : { type: 'status' };
    } catch {
      // It was not made from what is here.
      broken = true;
      return { type: 'gap' };
    }
  }

  function takeEntry(entry: Entry): readonly EntryEffect<State, Event>[] {
    const had = course.moments.length;
    addEntry(game, course, entry, (view) => game.clone(view));
    const { moments, view } = course;
    const choices = moments.length;
    if (entry.type === 'choice') return [{ type: 'moment', moment: moments[choices - 1], view, choices }];
    if (entry.type === 'note') {
      note = entry;
      return [];
    }
    const { seq, at, seat: by } = entry;
    note = { type: 'note', seq, at, seat: by, what: 'back', taken: had - choices };
    return [{ type: 'back', choices }];
  }

  return {
    get info() {
      return info;
    },
    get seat() {
      return seat;
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
      return course.seq;
    },
    get view() {
      return course.view;
    },
    get moments() {
      return course.moments;
    },
    take: (message) => (message.type === 'sync' ? takeSync(message.sync) : takeEntries(message)),
    setInfo(next) {
      info = next;
    },
    choicesAt(at) {
      const found = course.seqs.findIndex((it) => it > at);
      return found < 0 ? course.seqs.length : found;
    },
    viewAt: (choices) => course.replay.at(choices),
    seen: () => (broken ? undefined : { seq: course.seq, hash: hashOf(course.view) }),
  };
}
