import { type JointDraw, SECRET } from '@polder/core';
import * as v from 'valibot';
import type { RecordBody, TableRecord } from '../table/records.js';
import { savedGameSchema } from './game.js';
import { MAX_OPTIONS, MAX_SEATS, seatCountSchema } from './limits.js';
import { ratingSchema } from './people.js';
import { levelSchema, type Sent, seatSchema, timeSchema, typed } from './schema.js';
import { personSchema, tableInfoSchema } from './table.js';

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

export const newTableSchema = v.strictObject({
  game: v.pipe(v.string(), v.regex(/^[a-z]{2,20}$/)),
  players: seatCountSchema,
  /** The game's own, by their keys; the game says which it has. */
  options: v.optional(
    v.pipe(
      v.record(
        v.pipe(v.string(), v.maxLength(40)),
        v.union([v.boolean(), v.pipe(v.string(), v.maxLength(40))]),
      ),
      v.maxEntries(MAX_OPTIONS),
    ),
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
  bots: v.optional(v.pipe(v.array(levelSchema), v.maxLength(MAX_SEATS - 1)), []),
});
export type NewTable = v.InferInput<typeof newTableSchema>;

/** The host puts a bot into a seat, or takes it away (null). */
export const seatBotSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1)),
  level: v.nullable(levelSchema),
});

/** The host sends somebody away before the start. */
export const kickSchema = v.strictObject({
  seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1)),
});

/** A page promises a secret of its own for the draw: SHA-256 of `partText` (core). */
export const commitSchema = v.strictObject({
  commitment: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'This is not a SHA-256.')),
});

/** And shows it. */
export const showSecretSchema = v.strictObject({
  secret: v.pipe(v.string(), v.regex(SECRET, 'This is not a secret.')),
});

/** What one sees of a table before one sits down. */
export const tableViewSchema = v.strictObject({
  info: tableInfoSchema,
  /** One's own seat. */
  mine: v.nullable(seatSchema),
  /** By account: those who sit here. */
  people: v.record(v.string(), v.strictObject({ ratings: v.array(ratingSchema) })),
});
export type TableView = Sent<typeof tableViewSchema>;

/** A record as it is shown once the game is over; older clients know its body as `deed`. */
export type FinishedRecord = Omit<TableRecord, 'command' | 'body'> & { readonly deed: RecordBody };

/** All of a game that is over, to be looked at and checked by anybody. */
export const finishedGameSchema = v.strictObject({
  info: tableInfoSchema,
  /** The line that stands: what was taken back is only in `records`. */
  saved: savedGameSchema,
  seed: v.string(),
  commitment: v.string(),
  /** The table's own edition as JSON; null: the game's. */
  edition: v.nullable(v.string()),
  /** What the seed was drawn from; absent: the server has drawn it alone. */
  draw: v.exactOptional(
    typed<JointDraw>(
      v.strictObject({
        commitment: v.string(),
        secret: v.string(),
        parts: v.array(
          v.strictObject({ user: v.string(), commitment: v.string(), secret: v.nullable(v.string()) }),
        ),
        places: v.array(v.union([v.strictObject({ user: v.string() }), v.strictObject({ bot: v.string() })])),
      }),
    ),
  ),
  /** All that happened, in order. */
  records: v.array(
    typed<FinishedRecord>(
      v.strictObject({
        seq: v.number(),
        at: timeSchema,
        user: v.nullable(v.string()),
        deed: v.looseObject({ type: v.string() }),
        chance: v.nullable(v.array(v.unknown())),
      }),
    ),
  ),
});
export type FinishedGame = Sent<typeof finishedGameSchema>;

/** One of the best of a game and table size. */
export const rankedSchema = v.strictObject({ person: personSchema, rating: ratingSchema });
export type Ranked = Sent<typeof rankedSchema>;
