import type { Decision, GameEvent, Result, SavedGame, Undoable } from '@polder/core';
import * as v from 'valibot';
import { seatSchema, typed } from './schema.js';

// What the core defines, as it goes over the wire.

export const decisionSchema = typed<Decision>(
  v.strictObject({
    id: v.number(),
    seat: seatSchema,
    ask: v.string(),
    source: v.string(),
    options: v.array(v.strictObject({ key: v.string(), target: v.exactOptional(v.string()) })),
  }),
);

/** What else an event says is the game's own. */
export const eventSchema = typed<GameEvent>(
  v.looseObject({
    type: v.string(),
    seat: v.exactOptional(seatSchema),
    reveals: v.exactOptional(v.literal(true)),
  }),
);

export const resultSchema = typed<Result>(
  v.strictObject({
    standings: v.array(
      v.strictObject({
        seat: seatSchema,
        rank: v.number(),
        vp: v.number(),
        tieBreaks: v.array(v.number()),
      }),
    ),
    winners: v.array(seatSchema),
  }),
);

export const undoableSchema = typed<Undoable>(
  v.strictObject({
    steps: v.number(),
    reason: v.exactOptional(v.picklist(['nothing', 'revealed', 'otherSeat'])),
  }),
);

export const savedGameSchema = typed<SavedGame<unknown>>(
  v.strictObject({
    game: v.string(),
    version: v.string(),
    options: v.unknown(),
    edition: v.exactOptional(v.string()),
    seed: v.string(),
    log: v.array(
      v.variant('type', [
        v.strictObject({
          type: v.literal('choice'),
          seat: seatSchema,
          key: v.string(),
          decision: v.number(),
        }),
        v.strictObject({ type: v.picklist(['undo', 'redo']), seat: seatSchema, count: v.number() }),
        v.strictObject({ type: v.literal('rewind'), count: v.number() }),
      ]),
    ),
  }),
);
