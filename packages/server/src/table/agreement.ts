import type { Level } from '@polder/bots';
import type { Seat } from '@polder/core';
import type { Proposal, RecordBody } from './records.js';
import type { OpenProposal, TableHeader } from './table.js';

/** What the people at a table have settled among themselves. Never changed, only replaced. */
export interface Agreement {
  readonly status: 'playing' | 'paused' | 'abandoned';
  /** All who sat down, there or not, and still have an account. */
  readonly people: readonly Seat[];
  /** By seat: the bot that plays there now. */
  readonly bots: readonly (Level | null)[];
  readonly proposal: OpenProposal | null;
}

/** Who plays on for somebody who is gone. */
export const STAND_IN: Level = 'grower';

export const firstAgreement = ({ seats }: Pick<TableHeader, 'seats'>): Agreement => ({
  status: 'playing',
  people: seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
  bots: seats.map((seat) => (seat.kind === 'bot' ? seat.level : null)),
  proposal: null,
});

export const isPerson = ({ seats }: TableHeader, seat: Seat): boolean => seats[seat]?.kind === 'person';

/** Of the user; undefined: only looks on. */
export function seatOf({ seats }: TableHeader, user: string | null | undefined): Seat | undefined {
  const found = seats.findIndex((seat) => seat.kind === 'person' && seat.user === user);
  return found < 0 ? undefined : found;
}

/** People whom no bot stands in for. */
export const present = (bots: readonly (Level | null)[]): Seat[] =>
  bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

const withBot = (agreement: Agreement, seat: Seat, bot: Level | null): Agreement => ({
  ...agreement,
  bots: agreement.bots.map((before, other) => (other === seat ? bot : before)),
});

export interface Agreed {
  readonly agreement: Agreement;
  /** To be carried out now. */
  readonly agreed: Proposal | null;
}

/**
 * To go back or to give up takes from everybody what they have played for: who is not there is asked as well, and
 * can answer once they are back. A pause and a bot for somebody concern those who are there.
 */
const asksAll = ({ what }: Proposal): boolean => what === 'rewind' || what === 'abandon';

/** After a body that fits (see objections.ts). */
export function agreementAfter(before: Agreement, body: RecordBody, seq: number): Agreed {
  const { proposal } = before;
  switch (body.type) {
    case 'propose': {
      const { seat: by, what } = body;
      const concerned = what.what === 'standIn' ? what.seat : undefined;
      const people = asksAll(what) ? before.people : present(before.bots);
      const asked = people.filter((seat) => seat !== by && seat !== concerned);
      return settled(before, { id: seq, by, what, yes: [by], asked });
    }
    case 'answer': {
      if (proposal === null || !body.yes) return quiet({ ...before, proposal: null });
      const asked = proposal.asked.filter((seat) => seat !== body.seat);
      return settled(before, { ...proposal, yes: [...proposal.yes, body.seat], asked });
    }
    case 'withdraw':
      return quiet({ ...before, proposal: null });
    case 'choice':
      return quiet(withoutVoteOn(before, body.seat));
    case 'resume':
      return quiet({ ...before, status: 'playing' });
    case 'standIn':
      return quiet(
        withStandIn(body.why === 'gone' ? without(before, body.seat) : before, body.seat, body.level),
      );
    case 'return':
      return quiet(asking(withBot(before, body.seat, null), body.seat));
    default:
      return quiet(before);
  }
}

const quiet = (agreement: Agreement): Agreed => ({ agreement, agreed: null });

/** Open, or agreed to if nobody is left to be asked. */
function settled(before: Agreement, proposal: OpenProposal): Agreed {
  if (proposal.asked.length > 0) return quiet({ ...before, proposal });
  const { what } = proposal;
  const after: Agreement = { ...before, proposal: null };
  switch (what.what) {
    case 'pause':
      return { agreement: { ...after, status: 'paused' }, agreed: what };
    case 'abandon':
      return { agreement: { ...after, status: 'abandoned' }, agreed: what };
    case 'standIn':
      return { agreement: withStandIn(after, what.seat, STAND_IN), agreed: what };
    case 'rewind':
      return { agreement: after, agreed: what };
  }
}

/** Whoever chooses is there. */
function withoutVoteOn(before: Agreement, seat: Seat): Agreement {
  const what = before.proposal?.what;
  return what?.what === 'standIn' && what.seat === seat ? { ...before, proposal: null } : before;
}

/**
 * Somebody is gone. What they had proposed, or what was about them, is off; so is what only they were still to
 * answer: their silence is no yes. Where all are asked they still are, as long as they have an account. When nobody
 * is left a pause ends, or the table would stand still for ever.
 */
function withStandIn(before: Agreement, seat: Seat, level: Level): Agreement {
  const after = withBot(before, seat, level);
  const status = before.status === 'paused' && present(after.bots).length === 0 ? 'playing' : before.status;
  return { ...after, status, proposal: withoutSeat(before, seat) };
}

function withoutSeat({ proposal, people }: Agreement, seat: Seat): OpenProposal | null {
  if (proposal === null || proposal.by === seat) return null;
  const { what } = proposal;
  if (what.what === 'standIn' && what.seat === seat) return null;
  if (asksAll(what) && people.includes(seat)) return proposal;
  const asked = proposal.asked.filter((other) => other !== seat);
  return asked.length === 0 ? null : { ...proposal, asked };
}

/** Their account is no more: nobody is to wait for an answer that can't come. */
const without = (before: Agreement, seat: Seat): Agreement => ({
  ...before,
  people: before.people.filter((other) => other !== seat),
});

/** Whoever comes back is asked, too, unless they had said yes before they left. */
function asking(agreement: Agreement, seat: Seat): Agreement {
  const { proposal } = agreement;
  if (proposal === null || proposal.yes.includes(seat) || proposal.asked.includes(seat)) return agreement;
  return { ...agreement, proposal: { ...proposal, asked: [...proposal.asked, seat] } };
}

/** A way back that there no longer is, because choices were taken back, need not be answered. */
export function withoutLostWay(agreement: Agreement, choices: number): Agreement {
  const { proposal } = agreement;
  const lost = proposal?.what.what === 'rewind' && proposal.what.choices >= choices;
  return lost ? { ...agreement, proposal: null } : agreement;
}
