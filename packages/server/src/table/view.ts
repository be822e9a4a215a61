import { type Audience, type GameEvent, hashState, type Seat, type Undoable } from '@polder/core';
import { needGame, rulesAt } from '../games.js';
import type { ClockInfo, Entry, LiveStatus } from '../wire/table.js';
import { isPerson, seatOf } from './agreement.js';
import { bankAfter, freeTime } from './clocks.js';
import { isOfServer } from './records.js';
import type { AppliedRecord, Table, TableHeader } from './table.js';

/** Whose eyes a visitor has. */
export const audienceOf = (header: TableHeader, user: string | undefined): Audience =>
  seatOf(header, user) ?? 'table';

/** The game's view at the set-up: the entries' events lead on from it. */
export function setupView(header: TableHeader, who: Audience): unknown {
  const { game } = rulesAt(header.game, header.version) ?? needGame(header.game);
  return game.view(game.setup(header.options, header.seed), who);
}

/** What a record did, as this audience may see it. */
export function entryFor(applied: AppliedRecord, who: Audience, game: Table['game']): Entry {
  const { record, backTo } = applied;
  const { seq, at, body } = record;
  if (body.type === 'outage') return { type: 'note', seq, at, seat: null, what: 'outage' };
  if (body.type === 'rules')
    return { type: 'note', seq, at, seat: null, what: 'rules', version: body.version };
  if (backTo !== null) return { type: 'back', seq, at, seat: body.seat, choices: backTo };
  if (body.type !== 'choice') return { type: 'note', seq, at, ...noteOf(applied) };
  const { seat } = body;
  // Whether it was a secret could only be known by playing it.
  if (applied.unplayed) return { type: 'choice', seq, at, seat, key: null, events: [] };
  const events = applied.events.map((event) => game.redact(event, who));
  const secret = who !== seat && isSecret(applied, events, game);
  return { type: 'choice', seq, at, seat, key: secret ? null : body.key, events };
}

/**
 * Whether a choice itself is hidden: its chooser sees something in its events that this audience does not, and
 * no event says openly what was chosen.
 */
function isSecret(
  { record, events }: AppliedRecord,
  seen: readonly GameEvent[],
  game: Table['game'],
): boolean {
  const { body } = record;
  if (body.type !== 'choice') return false;
  if (seen.some((event) => 'key' in event && event.key === body.key)) return false;
  return events.some((event, i) => {
    const known = game.redact(event, body.seat);
    return known !== seen[i] && hashState(known) !== hashState(seen[i]);
  });
}

type Note = Extract<Entry, { type: 'note' }>;

function noteOf({ record: { body }, agreed }: AppliedRecord): Pick<Note, 'seat' | 'what'> {
  if (isOfServer(body)) return { seat: null, what: body.type };
  const { seat } = body;
  if (agreed?.what === 'standIn') return { seat: agreed.seat, what: 'standIn' };
  if (agreed?.what === 'pause' || agreed?.what === 'abandon') return { seat, what: agreed.what };
  switch (body.type) {
    case 'answer':
      return { seat, what: body.yes ? 'agree' : 'decline' };
    case 'propose':
    case 'withdraw':
    case 'resume':
    case 'standIn':
    case 'return':
      return { seat, what: body.type };
    default:
      throw new Error(`A record of type '${body.type}' is more than a note.`);
  }
}

const NOTHING: Undoable = { steps: 0, reason: 'nothing' };

/** How the table stands for this audience. */
export function statusFor(table: Table, who: Audience, now: number): LiveStatus {
  const { seq, status, bots, proposal, header } = table;
  const plays = status === 'playing' && who !== 'table' && bots[who] === null;
  const ended = status === 'over' || status === 'abandoned';
  return {
    seq,
    status,
    decision: plays ? decisionOf(table, who) : null,
    waitingFor: table.decisions.map(({ seat }) => seat),
    undoable: plays ? table.history.undoable(who) : NOTHING,
    clocks: header.seats.map((_, seat) => clockOf(table, seat)),
    bots,
    proposal,
    result: table.result ?? null,
    seed: ended ? header.seed : null,
    now,
  };
}

/** Options as plain data: a game may make its keys only when they are read. */
function decisionOf({ decisions }: Table, who: Seat): LiveStatus['decision'] {
  const open = decisions.find(({ seat }) => seat === who);
  if (!open) return null;
  const { id, seat, ask, source } = open;
  const options = open.options.map(({ key, target }) => (target === undefined ? { key } : { key, target }));
  return { id, seat, ask, source, options };
}

function clockOf({ header, bots, clocks }: Table, seat: Seat): ClockInfo | null {
  if (header.pace.kind === 'none' || bots[seat] !== null || !isPerson(header, seat)) return null;
  const { bank, since, used } = clocks[seat];
  const free = freeTime(header.pace);
  return { bank: bankAfter(bank, used, free), since, free: Math.max(0, free - used) };
}
