import { BadRecord, type GameEvent, type Seat } from '@polder/core';
import { conductAfter } from './abuse-limits.js';
import { atStart, commandsAfter, createTable, type Fold, openTable, playStored } from './fold.js';
import { followLine, type LineStep } from './line.js';
import { isProven, otherCourse, provenChoice } from './proof.js';
import type { LeftBehind, TableRecord } from './records.js';
import type { AppliedRecord, LiveTable, Table, TableHeader } from './table.js';

/*
 * Tables from their records. What was taken back is not played again: the work follows from the choices that stand, not
 * from the records. Each is a generator, and what it yields is a moment to let others go on. All throw BadRecord.
 */

/** The table as it stands. */
export function* loadTable(
  header: TableHeader,
  records: readonly TableRecord[],
): Generator<void, { readonly table: LiveTable; readonly applied: readonly AppliedRecord[] }> {
  let cut = records.length;
  while (cut > 0 && leftOf(records[cut - 1].body) === undefined) cut--;
  const past = yield* foldTo(header, records.slice(0, cut));
  const table = past ? createTable(past.fold) : openTable(header);
  const applied = [...(past?.applied ?? [])];
  for (const record of records.slice(cut)) {
    applied.push(table.apply(record));
    yield;
  }
  return { table, applied };
}

/** All that happened. A choice that was taken back since has no events. */
export function* replayRecords(
  header: TableHeader,
  records: readonly TableRecord[],
): Generator<void, readonly AppliedRecord[]> {
  return yield* playLine(atStart(header).history, [...followLine(header, records)]);
}

/** The game as it stood after these records. */
export function* replayState(
  header: TableHeader,
  records: readonly TableRecord[],
): Generator<void, Table['history']> {
  const { history } = atStart(header);
  yield* playLine(history, [...followLine(header, records)]);
  return history;
}

/** The last record of these says what was left behind; undefined: there are none. */
function* foldTo(
  header: TableHeader,
  records: readonly TableRecord[],
): Generator<void, { readonly fold: Fold; readonly applied: readonly AppliedRecord[] } | undefined> {
  const last = records.at(-1);
  const left = last && leftOf(last.body);
  if (!left) return undefined;
  let fold = atStart(header);
  const steps: LineStep<TableRecord>[] = [];
  for (const step of followLine(header, records)) {
    fold = foldStep(fold, step);
    steps.push(step);
    yield;
  }
  const { history } = fold;
  let { proven } = fold;
  const prove = ({ seq, proof }: TableRecord): void => {
    proven = provenChoice(proven, history.state);
    if (!isProven(proven, proof)) throw otherCourse(seq);
  };
  const applied = yield* playLine(history, steps, prove);
  if (!isProven(proven, last.proof)) throw otherCourse(last.seq);
  history.limitUndo(left.undoable);
  const { timers, waiting, mustKnow } = left;
  const decisions = fold.game.decisions(history.state);
  return { fold: { ...fold, timers, waiting, mustKnow, decisions, proven }, applied };
}

const leftOf = (body: TableRecord['body']): LeftBehind | undefined =>
  'left' in body ? body.left : undefined;

/** All but what the game says. */
function foldStep(fold: Fold, step: LineStep<TableRecord>): Fold {
  const { record, before, agreement, agreed, backTo, taken, line } = step;
  const { seq, at, body } = record;
  if (seq !== fold.seq + 1) throw new BadRecord(seq, `it should have the number ${fold.seq + 1}.`);
  if (at < fold.at) throw new BadRecord(seq, 'it is from before the one that comes before it.');
  const ownOf = (seat: Seat): number =>
    line.reduce((count, { body }) => count + (body.type === 'choice' && body.seat === seat ? 1 : 0), 0);
  return {
    ...fold,
    ...{ seq, at, agreement },
    gameSeq: backTo !== null || body.type === 'choice' ? seq : fold.gameSeq,
    backSeq: backTo === null ? fold.backSeq : seq,
    outageTo: body.type === 'outage' ? body.to : fold.outageTo,
    rewound: fold.rewound + (agreed?.what === 'rewind' ? taken : 0),
    commands: commandsAfter(fold, record),
    conduct: conductAfter(fold.conduct, record, before.proposal, ownOf),
  };
}

/** Plays the choices that stand after the last step, and tells what every record did. `played`: after each choice. */
function* playLine(
  history: Table['history'],
  steps: readonly LineStep<TableRecord>[],
  played: (record: TableRecord) => void = () => {},
): Generator<void, readonly AppliedRecord[]> {
  const events = new Map<number, readonly GameEvent[]>();
  for (const record of steps.at(-1)?.line ?? []) {
    events.set(record.seq, playStored(history, record));
    played(record);
    yield;
  }
  return steps.map(({ record, backTo, agreed }) => {
    const told = events.get(record.seq);
    const unplayed = record.body.type === 'choice' && told === undefined;
    return { record, backTo, agreed, events: told ?? [], ...(unplayed ? { unplayed } : {}) };
  });
}
