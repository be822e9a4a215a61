import type { Seat } from '@polder/core';
import type { Refusal } from '../wire/messages.js';
import { present } from './agreement.js';
import { freeTime, usedAt } from './clocks.js';
import { isOfServer, type RecordBody, type TableRecord } from './records.js';
import type { Conduct, Table } from './table.js';

/*
 * What nobody may do to the others, though it would make sense at the table: vote somebody out who still has time,
 * come back before the bot has played the turn that the clock gave it, ask again and again, make records without
 * end. Only what is new is held to it: a stored table is not spoilt when these numbers change.
 */

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Without a clock somebody may be taken for gone after this long. */
const PATIENCE = 60 * MINUTE;
/** With a clock so many others must want a bot for somebody; fewer can wait until the clock has run out. */
const VOTERS = 2;
/** After a no the next proposal of the same seat waits for so long, unless the game moves on. */
const COOLING = 10 * MINUTE;
/** Records of a seat besides choices and answers, by their cost (see `extrasOf`); and by themselves its returns. */
const EXTRAS = 200;
const EXTRAS_PER_CHOICE = 2;
const REWIND_COST = 5;
/** Choices of a table that may be taken back by consent of all: some games, as long as they are. */
const REWOUND = 1000;
/** Seconds. It is no use to try again soon. */
const RETRY = 60;

/** Why this is not to be done now, although it could be. */
export function overAbuseLimit(table: Table, body: RecordBody, at: number): Refusal | undefined {
  switch (body.type) {
    case 'propose':
      return tooMany(table, body.seat) ?? tooEager(table, body, at);
    case 'undo':
      return tooMany(table, body.seat);
    case 'return': {
      // Whoever wants to go is never kept: what is limited is to come back.
      const { outUntil } = table.clocks[body.seat];
      return outUntil !== null && at < outUntil
        ? no('Time was up: the bot plays this turn to its end first.', 'botFirst')
        : tooMany(table, body.seat, 'returns');
    }
    default:
      return undefined;
  }
}

/** `reason`: for clients that have words of their own for it. */
const no = (message: string, reason: string): Refusal => ({ code: 'notNow', message, reason });

function tooMany({ conduct }: Table, seat: Seat, of: 'extras' | 'returns' = 'extras'): Refusal | undefined {
  const { [of]: made, choices } = conduct[seat];
  if (made < EXTRAS + EXTRAS_PER_CHOICE * choices) return undefined;
  const message = 'This player has taken back, proposed and left too often at this table.';
  return { code: 'tooMuch', message, reason: 'often', retryAfter: RETRY };
}

function tooEager(
  table: Table,
  { seat, what }: Extract<RecordBody, { type: 'propose' }>,
  at: number,
): Refusal | undefined {
  const { declined } = table.conduct[seat];
  if (declined !== null && table.gameSeq < declined.seq && at < declined.at + COOLING)
    return no('Somebody has just said no. Ask again once the game has moved on.', 'declined');
  if (what.what === 'pause') return alone(table, seat);
  if (what.what === 'rewind') return nobodyToAsk(table) ?? tooFarBack(table, what.choices);
  return what.what === 'standIn' ? tooSoon(table, what.seat, at) : undefined;
}

/** All others have deleted their accounts: what they have played for is not for one to take back. */
function nobodyToAsk({ header, people }: Table): Refusal | undefined {
  const sat = header.seats.filter(({ kind }) => kind === 'person').length;
  if (sat < 2 || people.length > 1) return undefined;
  return no('The others have deleted their accounts: nobody can agree to go back.', 'gone');
}

/** What was taken back stays in the records for ever. */
function tooFarBack({ rewound, history }: Table, choices: number): Refusal | undefined {
  if (rewound + history.choices.length - choices <= REWOUND) return undefined;
  const message = 'So much was taken back at this table that it can go back no further.';
  return { code: 'tooMuch', message, reason: 'often', retryAfter: RETRY };
}

/** While the others are away nobody stops the clock for as long as they like. Against bots alone they may. */
function alone({ header, people, bots }: Table, seat: Seat): Refusal | undefined {
  const others = people.filter((other) => other !== seat);
  if (header.pace.kind === 'none' || others.length === 0) return undefined;
  if (others.some((other) => bots[other] === null)) return undefined;
  return no('With a clock somebody else must be at the table to agree to a pause.', 'alone');
}

/** It must be their turn and its free time be over. With a clock one other alone is no vote. */
function tooSoon({ header, clocks, bots }: Table, seat: Seat, at: number): Refusal | undefined {
  const clock = clocks[seat];
  const clocked = header.pace.kind !== 'none';
  if (clocked && present(bots).filter((other) => other !== seat).length < VOTERS)
    return no(`With fewer than ${VOTERS} others at the table only the clock brings a bot.`, 'clockOnly');
  const patience = clocked ? freeTime(header.pace) : PATIENCE;
  if (clock.since !== null && clock.since <= at && usedAt(clock, at) >= patience) return undefined;
  return no('It is not this player who keeps everybody waiting, or not for long.', 'notLate');
}

export const newConduct: Conduct = { extras: 0, returns: 0, choices: 0, declined: null };

/** `before`: what was proposed; `ownOf`: how many choices of a seat stand after it. */
export function conductAfter(
  conduct: readonly Conduct[],
  { body, seq, at }: Pick<TableRecord, 'body' | 'seq' | 'at'>,
  before: Table['proposal'],
  ownOf: (seat: Seat) => number,
): readonly Conduct[] {
  if (isOfServer(body)) return conduct;
  const change = (seat: Seat, of: (it: Conduct) => Partial<Conduct>): readonly Conduct[] =>
    conduct.map((it, other) => (other === seat ? { ...it, ...of(it) } : it));
  const { seat } = body;
  if (body.type === 'choice') {
    const standing = ownOf(seat);
    return change(seat, ({ choices }) => ({ choices: Math.max(choices, standing) }));
  }
  if (body.type === 'answer' && !body.yes && before !== null)
    return change(before.by, () => ({ declined: { seq, at } }));
  if (body.type === 'return') return change(seat, ({ returns }) => ({ returns: returns + 1 }));
  const extra = extrasOf(body);
  return extra > 0 ? change(seat, ({ extras }) => ({ extras: extras + extra })) : conduct;
}

/** By what it costs: each choice that is taken back is a record, too, and a way back plays the game anew. */
function extrasOf(body: RecordBody): number {
  if (body.type === 'undo') return body.count;
  if (body.type === 'propose') return body.what.what === 'rewind' ? REWIND_COST : 1;
  return body.type === 'standIn' && body.why === 'left' ? 1 : 0;
}
