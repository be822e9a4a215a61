import type { Level } from '@polder/bots';
import type { Seat } from '@polder/core';
import type { Pace } from '../wire/table.js';
import { type Gap, isOfServer, type RecordBody } from './records.js';
import type { Clock } from './table.js';

/*
 * How time is counted. A wait begins when somebody is asked and ends when they are no longer: a turn of many
 * choices is one wait. Each has `pace.turn` seconds for nothing; what it takes beyond goes off the bank. Nobody
 * can win time by going back and forth: whoever takes back a choice, or leaves and comes back before anything
 * has happened in the game, goes on with the wait as it was. Whoever ran out of time and comes back has the free
 * time of a turn again, and an empty bank. Going back by consent of all gives a new wait to whoever is asked
 * then; the bank stays as it is. Bots have no clock, and in a pause none runs; anybody may end one at any hour, so
 * clocks go on a while after it. While no server runs no clock does: that is taken off by a record.
 */

export interface Timer extends Clock {
  /** Somebody waits for this person; in a pause as well. */
  readonly waited: boolean;
  /** The wait that has ended, to go on with. */
  readonly past: { readonly bank: number; readonly used: number; readonly gameSeq: number } | null;
}

/** Of somebody who ran out of time the bot plays the turn; should bots be in trouble, nobody waits longer for them. */
const TURN_OF_BOT = 60_000;

/** After a pause clocks go on so much later, or after the free time of a turn if that is less. */
const GRACE = { live: 60_000, days: 12 * 3_600_000 } as const;

export const graceOf = (pace: Pace): number =>
  pace.kind === 'none' ? 0 : Math.min(freeTime(pace), GRACE[pace.kind]);

/** Milliseconds. No pace: nobody ever runs out. */
export const freeTime = (pace: Pace): number => (pace.kind === 'none' ? Infinity : pace.turn * 1000);

export const newTimer = (pace: Pace): Timer => ({
  bank: pace.kind === 'none' ? 0 : pace.bank * 1000,
  since: null,
  used: 0,
  outUntil: null,
  waited: false,
  past: null,
});

export const bankAfter = (bank: number, used: number, free: number): number =>
  Math.max(0, bank - Math.max(0, used - free));

export const usedAt = ({ used, since }: Clock, at: number): number =>
  used + (since === null ? 0 : Math.max(0, at - since));

function startWait({ bank }: Timer): Timer {
  return { bank, since: null, used: 0, outUntil: null, waited: true, past: null };
}

function endWait(timer: Timer, { at, gameSeq, free }: ClockInput): Timer {
  const used = usedAt(timer, at);
  const past = { bank: timer.bank, used, gameSeq };
  return {
    ...{ bank: bankAfter(timer.bank, used, free), since: null, used: 0 },
    ...{ outUntil: null, waited: false, past },
  };
}

/** The wait that has ended last, as if it had not. */
function goOnWaiting(timer: Timer): Timer {
  if (timer.past === null) return startWait(timer);
  const { bank, used } = timer.past;
  return { bank, since: null, used, outUntil: null, waited: true, past: null };
}

/** What the clocks are to know of a record. */
export interface ClockInput {
  readonly at: number;
  /** The last record that changed the game. */
  readonly gameSeq: number;
  readonly free: number;
  /** After a pause. */
  readonly grace: number;
  readonly paused: boolean;
  readonly asked: readonly Seat[];
  readonly bots: readonly (Level | null)[];
  /** Undefined: the game has just begun. */
  readonly body: RecordBody | undefined;
  /** The game went back by consent of all. */
  readonly rewound: boolean;
}

export const timersAfter = (timers: readonly Timer[], moment: ClockInput): readonly Timer[] =>
  timers.map((timer, seat) =>
    running(outOfTime(timerAfter(withoutOutage(timer, moment), seat, moment), seat, moment), moment),
  );

/** So much of an outage fell into a wait. */
export const overlap = ({ since }: Clock, { from, to }: Gap): number =>
  since === null ? 0 : Math.max(0, to - Math.max(from, since));

function withoutOutage(timer: Timer, { body }: ClockInput): Timer {
  if (body?.type !== 'outage' || timer.since === null) return timer;
  return { ...timer, since: timer.since + overlap(timer, body) };
}

/** Whoever ran out of time is out until the turn is over: this wait of everybody for that seat. */
function outOfTime(timer: Timer, seat: Seat, { body, at, asked, bots, rewound }: ClockInput): Timer {
  if (body?.type === 'standIn' && body.seat === seat && body.why === 'time')
    return { ...timer, outUntil: at + TURN_OF_BOT };
  const over = rewound || bots[seat] === null || !asked.includes(seat);
  return over && timer.outUntil !== null ? { ...timer, outUntil: null } : timer;
}

function timerAfter(before: Timer, seat: Seat, moment: ClockInput): Timer {
  const { asked, bots, rewound } = moment;
  const waited = asked.includes(seat) && bots[seat] === null;
  const timer = before.waited && (!waited || rewound) ? endWait(before, moment) : before;
  if (!waited || timer.waited) return timer;
  return isSameWait(timer, seat, moment) ? goOnWaiting(timer) : startWait(timer);
}

function isSameWait({ past }: Timer, seat: Seat, { body, gameSeq, free }: ClockInput): boolean {
  if (past === null || body === undefined || isOfServer(body) || body.seat !== seat) return false;
  if (body.type === 'undo') return true;
  return body.type === 'return' && past.gameSeq === gameSeq && past.used < free + past.bank;
}

function running(timer: Timer, { at, paused, body, grace }: ClockInput): Timer {
  if (paused) return timer.since === null ? timer : { ...timer, used: usedAt(timer, at), since: null };
  if (!timer.waited || timer.since !== null) return timer;
  return { ...timer, since: body?.type === 'resume' ? at + grace : at };
}

/** By seat: since when its choice is awaited, whoever plays there. */
export const waitingAfter = (
  waiting: readonly (number | null)[],
  { asked, at, rewound }: ClockInput,
): readonly (number | null)[] =>
  waiting.map((since, seat) => (asked.includes(seat) ? ((rewound ? null : since) ?? at) : null));

/** When it is empty; null: it does not run, or never is. */
export function emptyAt({ bank, since, used }: Clock, free: number): number | null {
  if (since === null || free === Infinity) return null;
  return since + Math.max(0, free + bank - used);
}
