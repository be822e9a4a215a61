import type { Announcement } from '@polder/server/wire';
import { recall, remember } from '../../session/memory.js';
import { call } from '../api.js';

/** What whoever runs the server has to say to everybody: it comes over the socket, or is asked for now and then. */

/** This browser has met a server here: nothing is asked of one elsewhere. */
const MET = 'server';
/** The one that was closed. */
const CLOSED = 'announcement';
/** Asked for no more often than this, in ms. */
const FRESH = 60_000;
/** A timer can't wait longer, in ms. */
const LONGEST = 2 ** 31 - 1;

let said: Announcement | undefined = $state.raw();
let timer: ReturnType<typeof setTimeout> | undefined;
let askedAt: number | undefined;

/** Undefined: nothing, or it was closed. */
export const announcement = (): Announcement | undefined => said;

export function takeAnnouncement(next: Announcement | null): void {
  clearTimeout(timer);
  askedAt = Date.now();
  const left = (next?.until ?? 0) - Date.now();
  said = next && left > 0 && recall(CLOSED) !== next.id ? next : undefined;
  if (said) timer = setTimeout(() => takeAnnouncement(null), Math.min(left, LONGEST));
}

export function closeAnnouncement(): void {
  if (said) remember(CLOSED, said.id);
  said = undefined;
}

export async function lookForAnnouncement(): Promise<void> {
  if (recall(MET) === null || !navigator.onLine || document.hidden) return;
  if (askedAt !== undefined && Date.now() - askedAt < FRESH) return;
  askedAt = Date.now();
  const answer = await call('GET /api/announcement');
  if (answer.ok) takeAnnouncement(answer.value.announcement);
  // Files alone are here now, or an older server, which has nothing to say.
  else if (answer.trouble.code === 'noServer' || answer.trouble.code === 'notFound') remember(MET, null);
}
