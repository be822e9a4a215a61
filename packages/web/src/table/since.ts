import type { Seat } from '@polder/core';
import type { Story } from './story.js';

/** What happened since the seat's last turn ended: from the first turn of somebody else behind it. */
export function sinceTurnOf(story: readonly Story[], seat: Seat): readonly Story[] {
  let end = story.length;
  // The turn that the seat is in now is not news to it.
  const current = lastTurn(story, story.length);
  if (current >= 0 && story[current].seat === seat) end = current;
  let start = end;
  for (let at = lastTurn(story, end); at >= 0 && story[at].seat !== seat; at = lastTurn(story, at))
    start = at;
  return start < end ? story.slice(start) : story.slice(end);
}

function lastTurn(story: readonly Story[], before: number): number {
  for (let i = before - 1; i >= 0; i--) if (story[i].kind === 'turn') return i;
  return -1;
}
