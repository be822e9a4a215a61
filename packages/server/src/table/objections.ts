import type { Seat } from '@polder/core';
import type { Refusal, RefusalCode } from '../wire/messages.js';
import { isPerson } from './agreement.js';
import type { Gap, Proposal, RecordBody } from './records.js';
import type { Table } from './table.js';

/**
 * Why a body can't be done at this table: it makes no sense there. Whether a choice is legal, only the game knows;
 * what is fair to ask of the others, abuse-limits.ts does.
 */
export function objectionTo(table: Table, body: RecordBody, at: number): Refusal | undefined {
  const { status } = table;
  if (status === 'over') return no('notNow', 'The game is over.', 'over');
  if (status === 'abandoned') return no('notNow', 'The game was abandoned.');
  if (body.type === 'outage') return outageOf(table, body, at);
  if (body.type === 'rules') return undefined;
  if (table.header.seats[body.seat] === undefined) return no('bad', `There is no seat ${body.seat}.`);
  switch (body.type) {
    case 'choice':
      return whilePaused(table);
    case 'undo':
      return whilePaused(table) ?? undoOf(table, body.seat, body.count);
    case 'propose':
      return absent(table, body.seat) ?? proposalOf(table, body);
    case 'answer':
      return absent(table, body.seat) ?? answerOf(table, body.seat);
    case 'withdraw':
      if (table.proposal === null) return no('notNow', 'Nothing is proposed.');
      return table.proposal.by === body.seat ? undefined : no('notYours', 'Somebody else has proposed it.');
    case 'resume':
      return (
        absent(table, body.seat) ?? (status === 'paused' ? undefined : no('notNow', 'There is no pause.'))
      );
    case 'standIn':
      // Whoever left before may be gone for good now.
      return body.why === 'gone' ? goneFrom(table, body.seat) : absent(table, body.seat);
    case 'return':
      if (!isPerson(table.header, body.seat)) return no('bad', `A bot sits in seat ${body.seat}.`);
      if (table.bots[body.seat] === null) return no('notNow', 'No bot plays here.');
      return goneFrom(table, body.seat);
    default:
      // Stored by another version of this program.
      return no('bad', `This is no body: ${JSON.stringify(body)}`);
  }
}

const no = (code: RefusalCode, message: string, reason?: string): Refusal =>
  reason === undefined ? { code, message } : { code, message, reason };

const whilePaused = ({ status }: Table): Refusal | undefined =>
  status === 'paused' ? no('notNow', 'The game is paused.', 'paused') : undefined;

/** For what only a person who is there can do. */
export function absent(table: Table, seat: Seat): Refusal | undefined {
  if (!isPerson(table.header, seat)) return no('bad', `A bot sits in seat ${seat}.`);
  return table.bots[seat] === null ? undefined : no('notNow', 'A bot plays here until the player is back.');
}

const goneFrom = ({ people }: Table, seat: Seat): Refusal | undefined =>
  people.includes(seat) ? undefined : no('notNow', `Nobody has seat ${seat} any more.`);

function undoOf({ history }: Table, seat: Seat, count: number): Refusal | undefined {
  const { steps, reason } = history.undoable(seat);
  if (Number.isSafeInteger(count) && count >= 1 && count <= steps) return undefined;
  const why = reason ?? 'nothing';
  return no('cannotUndo', `${count} choices can't be taken back, ${steps} can.`, why);
}

/** A bot for somebody is more urgent than what else is proposed, and takes its place. */
function proposalOf(
  table: Table,
  { seat: by, what }: { readonly seat: Seat; readonly what: Proposal },
): Refusal | undefined {
  if (table.proposal !== null && !(what.what === 'standIn' && table.proposal.what.what !== 'standIn'))
    return no('notNow', 'Something else is proposed.', 'proposed');
  switch (what.what) {
    case 'pause':
      return whilePaused(table);
    case 'rewind': {
      const { length } = table.history.choices;
      if (Number.isSafeInteger(what.choices) && what.choices >= 0 && what.choices < length) return undefined;
      return no('bad', `There are ${length} choices: the game can't go back to ${what.choices}.`);
    }
    case 'standIn':
      if (what.seat === by) return no('bad', 'Whoever wants to go can leave.');
      return absent(table, what.seat);
    case 'abandon':
      return undefined;
  }
}

function answerOf({ proposal }: Table, seat: Seat): Refusal | undefined {
  if (proposal === null) return no('stale', 'Nothing is proposed.');
  if (proposal.asked.includes(seat)) return undefined;
  if (proposal.yes.includes(seat)) return no('notNow', 'This was answered already.');
  return no('notYours', 'Only the others are asked.');
}

/** Each once, and none that is still to come. */
function outageOf({ outageTo }: Table, { from, to }: Gap, at: number): Refusal | undefined {
  const fits = Number.isSafeInteger(from) && Number.isSafeInteger(to) && outageTo <= from && from < to;
  return fits && to <= at ? undefined : no('bad', `From ${from} to ${to} was no outage.`);
}
