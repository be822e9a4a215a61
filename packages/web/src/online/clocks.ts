import type { ClockInfo } from '@polder/server/wire';

/** A clock at a certain time. */
export interface ClockReading {
  /** `free`: the free time of this turn runs; `bank`: it is over, and the reserve runs; `still`: nothing does. */
  readonly part: 'free' | 'bank' | 'still';
  /** What is left of that part; standing still: of the reserve, or of what will run in a moment. */
  readonly left: number;
  /** Left of the reserve. */
  readonly bank: number;
}

/** `now`: the server's time. */
export function readClock({ bank, since, free }: ClockInfo, now: number): ClockReading {
  if (since === null) return { part: 'still', left: bank, bank };
  const used = now - since;
  // The game goes on after a pause: a little later than it was said.
  if (used < 0) return { part: 'still', left: free || bank, bank };
  if (used < free) return { part: 'free', left: free - used, bank };
  const left = Math.max(0, bank - (used - free));
  return { part: 'bank', left, bank: left };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time as a clock shows it. */
export type Shown =
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'hours'; readonly hours: number; readonly minutes: number }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number };

/** Rounded up: only what is really over is nothing. */
export function shownTime(ms: number): Shown {
  if (ms >= DAY) {
    const hours = Math.ceil(ms / HOUR);
    return { kind: 'days', days: Math.floor(hours / 24), hours: hours % 24 };
  }
  if (ms >= HOUR) {
    const minutes = Math.ceil(ms / MINUTE);
    return { kind: 'hours', hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  }
  const seconds = Math.max(0, Math.ceil(ms / SECOND));
  return { kind: 'clock', text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` };
}

/** In how many ms a clock shows something else; undefined: never, by itself. */
export function nextLook(clock: ClockInfo, now: number): number | undefined {
  if (clock.since !== null && now < clock.since) return clock.since - now;
  const { part, left } = readClock(clock, now);
  return part === 'still' || left === 0 ? undefined : nextChange(left);
}

/** When the shown time changes next: there is no need to look before. */
export function nextChange(ms: number): number {
  const unit = ms > DAY ? HOUR : ms > HOUR ? MINUTE : SECOND;
  return ms % unit || unit;
}
