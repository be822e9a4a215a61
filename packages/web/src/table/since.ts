import type { GameEvent, Seat } from '@polder/core';
import type { Moment } from '../session/session.js';
import type { Story } from './story.js';

/**
 * What happened since the seat's last turn: from the first thing that somebody else did behind it, be it a
 * part of that very turn.
 */
export function sinceTurnOf(story: readonly Story[], seat: Seat): readonly Story[] {
  let end = story.length;
  // The turn that the seat is in now is not news to it.
  const current = lastHeading(story, story.length);
  if (isTurnOf(story[current], seat)) end = current;
  let start = end;
  for (let at = lastHeading(story, end); at >= 0 && !isTurnOf(story[at], seat); at = lastHeading(story, at))
    if (story[at].seat !== seat) start = at;
  return start < end ? story.slice(start) : story.slice(end);
}

const isTurnOf = (line: Story | undefined, seat: Seat): boolean =>
  line?.kind === 'turn' && line.seat === seat;

/** Of a turn, or of what somebody else does in it. */
function lastHeading(story: readonly Story[], before: number): number {
  for (let i = before - 1; i >= 0; i--) if (story[i].kind === 'turn' || story[i].kind === 'part') return i;
  return -1;
}

/** What a seat did in a row: its turn, or a part of somebody else's. */
export interface Stretch<Event> {
  readonly seat: Seat;
  readonly isTurn: boolean;
  /** It begins with this event of this moment. */
  readonly moment: number;
  readonly at: number;
  readonly events: readonly Event[];
}

/** Who acts from an event on; undefined: whoever did before. */
export type ActorOf<Event> = (event: Event) => Seat | undefined;

/**
 * What each of these seats did since the viewer's last turn, its parts of others' turns with it; of a seat
 * that has not played since, its last turn. Nobody's viewer (-1) gets everybody's last turn.
 */
export function lastDeeds<Event extends GameEvent>(
  moments: readonly Moment<Event>[],
  seats: readonly Seat[],
  viewer: Seat,
  actorOf: ActorOf<Event>,
): ReadonlyMap<Seat, readonly Stretch<Event>[]> {
  const found = new Map<Seat, Stretch<Event>[]>();
  const waiting = new Set(seats);
  /** Older than the viewer's last turn; one that goes on now is not yet it. */
  let older = viewer < 0;
  let newest = true;
  for (const stretch of backwards(moments, actorOf)) {
    const { seat, isTurn } = stretch;
    if (seat === viewer && isTurn && !newest) {
      older = true;
      for (const done of found.keys()) waiting.delete(done);
    }
    newest = false;
    if (waiting.has(seat)) {
      found.set(seat, [stretch, ...(found.get(seat) ?? [])]);
      if (older && isTurn) waiting.delete(seat);
    }
    if (waiting.size === 0) break;
  }
  return found;
}

/** The lines that tell of some stretches of one seat. */
export function linesOf<Event>(story: readonly Story[], stretches: readonly Stretch<Event>[]): Story[] {
  const [first] = stretches;
  if (!first) return [];
  let theirs = false;
  return story.filter(({ kind, seat, choices }) => {
    if (kind === 'turn' || kind === 'part') theirs = seat === first.seat && choices > first.moment;
    return theirs;
  });
}

/** The stretches of a game, the last one first. What comes before the first turn is none. */
function* backwards<Event extends GameEvent>(
  moments: readonly Moment<Event>[],
  actorOf: ActorOf<Event>,
): Generator<Stretch<Event>> {
  let after: Event[] = [];
  for (let moment = moments.length - 1; moment >= 0; moment--) {
    const { events } = moments[moment];
    let end = events.length;
    for (let at = events.length - 1; at >= 0; at--) {
      const event = events[at];
      const seat = actorOf(event);
      if (seat === undefined) continue;
      yield {
        ...{ seat, isTurn: event.type === 'turn', moment, at },
        events: [...events.slice(at, end), ...after],
      };
      after = [];
      end = at;
    }
    after = [...events.slice(0, end), ...after];
  }
}
