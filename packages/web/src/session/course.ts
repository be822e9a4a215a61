import type { Game, GameEvent } from '@polder/core';
import type { Entry, Sync } from '@polder/server/wire';
import { messageOf } from '../errors.js';
import { openReplay, type Replay } from './replay.js';
import type { Moment } from './session.js';

/** A table that the rules of this page can't follow: the server's are others, or something is broken. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A game as entries of the server tell it, up to the last of them. */
export interface Course<State, Event> {
  /** Never changed: an entry brings another one. */
  view: State;
  seq: number;
  moments: Moment<Event>[];
  /** By choice that stands: the entry that it came with. */
  seqs: number[];
  readonly replay: Replay<State>;
}

/** Throws Unreadable. */
export function courseOf<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { setup, entries, status }: Pick<Sync, 'setup' | 'entries' | 'status'>,
): Course<State, Event> {
  const view = game.clone(setup as State);
  const replay = openReplay<State, Moment<Event>>(
    game,
    setup as State,
    () => course.moments,
    (state, { events }) => evolveAll(game, state, events),
  );
  const course: Course<State, Event> = { view, seq: -1, moments: [], seqs: [], replay };
  try {
    for (const entry of entries) {
      if (entry.seq !== course.seq + 1) throw new Unreadable(`Entry ${course.seq + 1} is missing.`);
      // Nobody has this view yet: it is evolved in place.
      addEntry(game, course, entry, (state) => state);
    }
    if (course.seq !== status.seq)
      throw new Unreadable(`The status is of entry ${status.seq}, not of ${course.seq}.`);
    return course;
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(messageOf(error), { cause: error });
  }
}

function evolveAll<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  events: readonly Event[],
): void {
  for (const event of events) game.evolve(state, event);
}

/** `copy`: of the view, if somebody has it. Throws what does not fit. */
export function addEntry<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  course: Course<State, Event>,
  entry: Entry,
  copy: (state: State) => State,
): void {
  course.seq = entry.seq;
  if (entry.type === 'note') return;
  if (entry.type === 'back') {
    cutTo(course, entry.choices);
    return;
  }
  const events = entry.events as readonly Event[];
  const view = copy(course.view);
  evolveAll(game, view, events);
  course.view = view;
  course.moments.push({ seat: entry.seat, key: entry.key ?? '', events });
  course.seqs.push(entry.seq);
}

function cutTo<State, Event>(course: Course<State, Event>, choices: number): void {
  const { moments, seqs, replay } = course;
  if (choices > moments.length) throw new Unreadable(`There are no ${choices} choices to go back to.`);
  // Whoever has the list keeps it.
  course.moments = moments.slice(0, choices);
  course.seqs = seqs.slice(0, choices);
  replay.cut(choices);
  course.view = replay.at(choices);
}
