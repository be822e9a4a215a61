import type { SavedGame } from '@polder/core';
import * as v from 'valibot';
import type { TableRecord } from '../table/records.js';
import { seatCountSchema } from './limits.js';
import type { Rating } from './people.js';
import type { Person, TableInfo } from './table.js';

const seconds = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const paceSchema = v.variant('kind', [
  /** At one sitting: nobody waits for an hour for a turn, or for a day in all. */
  v.strictObject({ kind: v.literal('live'), turn: seconds(10, 3_600), bank: seconds(0, 86_400) }),
  v.strictObject({
    kind: v.literal('days'),
    turn: seconds(3_600, 14 * 86_400),
    bank: seconds(0, 60 * 86_400),
  }),
  v.strictObject({ kind: v.literal('none') }),
]);

/** What can be offered when a table is opened. */
export const PACES = {
  quick: { kind: 'live', turn: 45, bank: 600 },
  calm: { kind: 'live', turn: 90, bank: 1500 },
  day: { kind: 'days', turn: 86_400, bank: 2 * 86_400 },
  days: { kind: 'days', turn: 3 * 86_400, bank: 5 * 86_400 },
  none: { kind: 'none' },
} as const;

const level = v.picklist(['apprentice', 'grower', 'master']);

export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)),
  players: seatCountSchema,
  /** The game's own, checked by it: expert, firstPlayerTool. */
  options: v.optional(
    v.strictObject({ expert: v.optional(v.boolean()), firstPlayerTool: v.optional(v.boolean()) }),
    {},
  ),
  /** The text of an edition file. */
  edition: v.optional(v.pipe(v.string(), v.maxLength(300_000))),
  pace: paceSchema,
  listed: v.boolean(),
  rated: v.boolean(),
  hints: v.boolean(),
  spectators: v.boolean(),
  /** Bots that sit down at once. */
  bots: v.optional(v.pipe(v.array(level), v.maxLength(3)), []),
});
export type NewTable = v.InferInput<typeof newTableSchema>;

/** The host puts a bot into a seat, or takes it away (null). */
export const seatBotSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
  level: v.nullable(level),
});

/** The host sends somebody away before the start. */
export const kickSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)),
});

/** `GET /api/tables/:id/record`: all of a game that is over, to be looked at and checked by anybody. */
export interface FinishedGame {
  readonly info: TableInfo;
  /** The line that stands: what was taken back is only in `records`. */
  readonly saved: SavedGame<unknown>;
  readonly seed: string;
  readonly commitment: string;
  /** The table's own edition as JSON; null: the game's. */
  readonly edition: string | null;
  /** All that happened, in order. */
  readonly records: readonly Omit<TableRecord, 'command'>[];
}

/** `GET /api/ratings`: the best of a game and table size, in order. */
export interface Ranked {
  readonly person: Person;
  readonly rating: Rating;
}
