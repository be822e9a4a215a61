import type { Seat } from '@polder/core';
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
