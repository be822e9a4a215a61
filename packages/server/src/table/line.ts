import { type Agreed, agreementAfter, firstAgreement, withoutLostWay } from './agreement.js';
import type { TableRecord } from './records.js';
import type { TableHeader } from './table.js';

/** What one record did to the line of choices that stand. */
export interface LineStep<Told> extends Agreed {
  readonly record: Told;
  /** What was agreed on before it. */
  readonly before: Agreed['agreement'];
  /** The game went back: how many choices stand now, and how many were taken back. */
  readonly backTo: number | null;
  readonly taken: number;
  /** The records of the choices that stand after it. The same list at every step: look at it at once. */
  readonly line: readonly Told[];
}

/** Follows records without the game: to know which choices stand, nothing has to be played. */
export function* followLine<Told extends Pick<TableRecord, 'seq' | 'body'>>(
  header: Pick<TableHeader, 'seats'>,
  records: Iterable<Told>,
): Generator<LineStep<Told>> {
  const line: Told[] = [];
  let before = firstAgreement(header);
  for (const record of records) {
    const { body, seq } = record;
    const { agreement: after, agreed } = agreementAfter(before, body, seq);
    const stood = line.length;
    if (body.type === 'choice') line.push(record);
    if (body.type === 'undo') line.length = Math.max(0, stood - body.count);
    if (agreed?.what === 'rewind') line.length = Math.min(stood, agreed.choices);
    const agreement = withoutLostWay(after, line.length);
    const taken = Math.max(0, stood - line.length);
    yield { record, before, agreement, agreed, line, taken, backTo: taken > 0 ? line.length : null };
    before = agreement;
  }
}
