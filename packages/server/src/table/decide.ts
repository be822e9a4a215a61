import { BadRecord, type Decision, type IllegalChoice, isIllegalChoice, type Seat } from '@polder/core';
import type { Action, Command } from '../wire/commands.js';
import type { Refusal, RefusalCode } from '../wire/messages.js';
import { overAbuseLimit } from './abuse-limits.js';
import { STAND_IN, seatOf } from './agreement.js';
import { emptyAt, freeTime, overlap } from './clocks.js';
import { absent, objectionTo } from './objections.js';
import type { Gap, RecordBody, TableRecord } from './records.js';
import type { AppliedRecord, LiveTable, Table } from './table.js';

/**
 * Records that are not written yet, and the table as it will be: once they are, `next` takes the place of the
 * table that was asked. If they can't be written, forget both: that table has not changed.
 */
export interface Unwritten {
  readonly records: readonly TableRecord[];
  readonly applied: readonly AppliedRecord[];
  readonly next: LiveTable;
}

export type Decided =
  | Unwritten
  | { readonly refusal: Refusal }
  /** This command was carried out before; its last record. */
  | { readonly done: number };

/** What a person wants at this table, at this time. The table itself does not change. */
export function decide(
  table: LiveTable,
  who: { readonly user: string },
  { id, seq, action }: Command,
  now: number,
): Decided {
  const done = table.done(who.user, id);
  if (done !== undefined) return { done };
  const seat = seatOf(table.header, who.user);
  if (seat === undefined) return no('notYours', 'You do not sit at this table.');
  const body = bodyOf(table, seat, action);
  const at = Math.max(now, table.at);
  const refusal =
    stale(table, seat, seq, action) ??
    objectionTo(table, body, at) ??
    objectionToPlayer(table, seat, action) ??
    overAbuseLimit(table, body, at);
  if (refusal) return { refusal };
  const next = table.fork();
  const add = (what: RecordBody): AppliedRecord =>
    next.add({ at: now, user: who.user, command: id, body: what });
  try {
    const applied = [add(body)];
    // The first must be an answer; whatever follows is a hope.
    for (const key of action.type === 'choose' ? action.keys.slice(1) : []) {
      const open = offering(next, seat, key);
      if (!open) break;
      applied.push(add({ type: 'choice', seat, key, decision: open.id }));
    }
    return unwritten(next, applied);
  } catch (error) {
    return { refusal: illegal(error) };
  }
}

function bodyOf({ history }: Table, seat: Seat, action: Action): RecordBody {
  switch (action.type) {
    case 'choose':
      return { type: 'choice', seat, key: action.keys[0], decision: action.decision };
    case 'undo':
      return { type: 'undo', seat, count: 1 };
    case 'restart':
      return { type: 'undo', seat, count: Math.max(1, history.restartable(seat).steps) };
    case 'propose':
      return { type: 'propose', seat, what: action.what };
    case 'answer':
      return { type: 'answer', seat, yes: action.yes };
    case 'leave':
      return { type: 'standIn', seat, level: STAND_IN, why: 'left' };
    default:
      return { type: action.type, seat };
  }
}

/** It was meant for a table that is no longer: what the person would do now, only they know. */
function stale(table: Table, seat: Seat, seen: number, action: Action): Refusal | undefined {
  const movedOn: Refusal = { code: 'stale', message: 'The table has moved on.' };
  if (seen > table.seq) return { code: 'stale', message: `There are only records up to ${table.seq}.` };
  switch (action.type) {
    case 'choose': {
      const open = table.decisions.find((decision) => decision.seat === seat);
      const other = open !== undefined && open.id !== action.decision;
      return other || seen < table.mustKnow[seat] ? movedOn : undefined;
    }
    case 'undo':
    case 'restart':
      return seen < table.mustKnow[seat] ? movedOn : undefined;
    case 'propose':
      // After so many choices: but those may be others by now.
      return action.what.what === 'rewind' && seen < table.backSeq ? movedOn : undefined;
    case 'answer':
      return table.proposal?.id === action.proposal ? undefined : movedOn;
    default:
      return undefined;
  }
}

/** What the same body of the server itself would not be asked. */
function objectionToPlayer(table: Table, seat: Seat, action: Action): Refusal | undefined {
  if (action.type !== 'choose' && action.type !== 'undo' && action.type !== 'restart') return undefined;
  const away = absent(table, seat);
  if (away || action.type !== 'restart') return away;
  const { reason } = table.history.restartable(seat);
  return reason && { code: 'cannotUndo', message: "The turn can't be started anew.", reason };
}

function illegal(error: unknown): Refusal {
  const cause = error instanceof BadRecord ? error.cause : error;
  if (!isIllegalChoice(cause)) throw error;
  const { refusal, message, blocked } = cause;
  return { code: CODES[refusal], message, ...(blocked && { rule: blocked.rule, reason: blocked.reason }) };
}

const CODES: Readonly<Record<IllegalChoice['refusal'], RefusalCode>> = {
  over: 'notNow',
  foreign: 'notYours',
  stale: 'stale',
  unknown: 'illegal',
  blocked: 'illegal',
  malformed: 'bad',
};

const unwritten = (next: LiveTable, applied: readonly AppliedRecord[]): Unwritten => ({
  records: applied.map(({ record }) => record),
  applied,
  next,
});

const no = (code: RefusalCode, message: string): { readonly refusal: Refusal } => ({
  refusal: { code, message },
});

/** The open question of this seat, if it offers this. */
function offering({ decisions }: Table, seat: Seat, key: string): Decision | undefined {
  const open = decisions.find((decision) => decision.seat === seat);
  return open?.options.some((option) => option.key === key) ? open : undefined;
}

/** A bot for everybody whose time is up; undefined: nobody's is. */
export function timeout(table: LiveTable, now: number): Unwritten | undefined {
  const free = freeTime(table.header.pace);
  const late = table.clocks.flatMap((clock, seat) => {
    const empty = emptyAt(clock, free);
    return empty !== null && empty <= now ? [seat] : [];
  });
  if (late.length === 0) return undefined;
  const next = table.fork();
  const applied = late.map((seat) =>
    next.add({
      ...{ at: now, user: null, command: null },
      body: { type: 'standIn', seat, level: STAND_IN, why: 'time' },
    }),
  );
  return unwritten(next, applied);
}

/**
 * What was nobody's time is taken off the clocks that ran meanwhile; undefined: none did. `gaps`: in order. They may
 * overlap, and end later than now if clocks differ: no time is taken off twice, nor before it has passed.
 */
export function outages(table: LiveTable, gaps: readonly Gap[], now: number): Unwritten | undefined {
  if (table.header.pace.kind === 'none') return undefined;
  let next = table;
  const applied: AppliedRecord[] = [];
  for (const { from: began, to } of gaps) {
    const from = Math.max(began, next.outageTo);
    if (from >= to || to > now || !next.clocks.some((clock) => overlap(clock, { from, to }) > 0)) continue;
    // Most often there is none.
    if (next === table) next = table.fork();
    applied.push(next.add({ at: now, user: null, command: null, body: { type: 'outage', from, to } }));
  }
  return applied.length === 0 ? undefined : unwritten(next, applied);
}

/** By other rules from now on, which the table has already. */
export function playsOn(
  table: LiveTable,
  rules: { readonly version: string; readonly before: string },
  now: number,
): Unwritten {
  const next = table.fork();
  const body: RecordBody = { type: 'rules', ...rules };
  return unwritten(next, [next.add({ at: now, user: null, command: null, body })]);
}

/** An account is no more: a bot plays on, and nobody is asked there. Undefined: there is nothing to do. */
export function gone(table: LiveTable, user: string, now: number): Unwritten | undefined {
  const seat = seatOf(table.header, user);
  if (seat === undefined || !table.people.includes(seat)) return undefined;
  if (table.status === 'over' || table.status === 'abandoned') return undefined;
  const next = table.fork();
  const body: RecordBody = { type: 'standIn', seat, level: STAND_IN, why: 'gone' };
  return unwritten(next, [next.add({ at: now, user: null, command: null, body })]);
}

/** Who is to choose and is a bot, or has one that stands in. */
export function botAsked({ status, decisions, bots }: Table): Decision | undefined {
  return status === 'playing' ? decisions.find(({ seat }) => bots[seat] !== null) : undefined;
}

export interface BotChoices {
  readonly keys: readonly string[];
  /** Who has planned them, for the records. */
  readonly bot: string;
}

/**
 * What of a bot's plan still can be done: as long as it is offered, the turn has not passed, and nothing new was
 * seen, which the plan did not know. Undefined: nothing.
 */
export function botChoices(
  table: LiveTable,
  seat: Seat,
  { keys, bot }: BotChoices,
  now: number,
): Unwritten | undefined {
  if (table.status !== 'playing' || table.bots[seat] === null) return undefined;
  if (keys.length === 0 || !offering(table, seat, keys[0])) return undefined;
  const next = table.fork();
  const applied: AppliedRecord[] = [];
  for (const key of keys) {
    const open = offering(next, seat, key);
    if (!open) break;
    const body: RecordBody = { type: 'choice', seat, key, decision: open.id, bot };
    const step = next.add({ at: now, user: null, command: null, body });
    applied.push(step);
    if (step.events.some(({ type, reveals }) => type === 'turn' || reveals)) break;
  }
  return unwritten(next, applied);
}
