import { type Audience, type GameEvent, hashState, type Seat, type Undoable } from '@polder/core';
import { gameEntry } from '../games.js';
import type { ClockInfo, Entry, LiveStatus } from '../wire/table.js';
import { isPerson, seatOf } from './agreement.js';
import { bankAfter, freeTime } from './clocks.js';
import type { Step, Table, TableHeader } from './table.js';

/** Whose eyes a visitor has. */
export const audienceOf = (header: TableHeader, user: string | undefined): Audience =>
  seatOf(header, user) ?? 'table';

/** The game's view at the set-up: the entries' events lead on from it. */
export function setupView(header: TableHeader, who: Audience): unknown {
  const game = gameEntry(header.game)?.game;
  if (!game) throw new Error(`There is no game '${header.game}'.`);
  return game.view(game.setup(header.options, header.seed), who);
}

/** What a record did, as this audience may see it. */
export function entryFor(step: Step, who: Audience, game: Table['game']): Entry {
  const { record, backTo } = step;
  const { seq, at, deed } = record;
  if (deed.type === 'outage') return { type: 'note', seq, at, seat: null, what: 'outage' };
  if (backTo !== null) return { type: 'back', seq, at, seat: deed.seat, choices: backTo };
  if (deed.type !== 'choice') return { type: 'note', seq, at, ...noteOf(step) };
  const { seat } = deed;
  const events = step.events.map((event) => game.redact(event, who));
  const secret = who !== seat && isSecret(step, events, game);
  return { type: 'choice', seq, at, seat, key: secret ? null : deed.key, events };
}

/**
 * Whether a choice itself is hidden: its chooser sees something in its events that this audience does not, and
 * no event says openly what was chosen.
 */
function isSecret({ record, events }: Step, seen: readonly GameEvent[], game: Table['game']): boolean {
  const { deed } = record;
  if (deed.type !== 'choice') return false;
  if (seen.some((event) => 'key' in event && event.key === deed.key)) return false;
  return events.some((event, i) => {
    const known = game.redact(event, deed.seat);
    return known !== seen[i] && hashState(known) !== hashState(seen[i]);
  });
}

type Note = Extract<Entry, { type: 'note' }>;

function noteOf({ record: { deed }, agreed }: Step): Pick<Note, 'seat' | 'what'> {
  if (deed.type === 'outage') return { seat: null, what: 'outage' };
  const { seat } = deed;
  if (agreed?.what === 'standIn') return { seat: agreed.seat, what: 'standIn' };
  if (agreed?.what === 'pause' || agreed?.what === 'abandon') return { seat, what: agreed.what };
  switch (deed.type) {
    case 'answer':
      return { seat, what: deed.yes ? 'agree' : 'decline' };
    case 'propose':
    case 'withdraw':
    case 'resume':
    case 'standIn':
    case 'return':
      return { seat, what: deed.type };
    default:
      throw new Error(`A record of type '${deed.type}' is more than a note.`);
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
