import * as v from 'valibot';
import { MAX_SEATS } from './limits.js';
import { PHRASES } from './table.js';

// What clients send. Unknown keys are refused everywhere; every text and list has a limit.

const id = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const tableId = v.pipe(v.string(), v.regex(/^[\w-]{8,32}$/));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_SEATS - 1));
const key = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

const proposalSchema = v.variant('what', [
  v.strictObject({ what: v.literal('pause') }),
  v.strictObject({ what: v.literal('rewind'), choices: count }),
  v.strictObject({ what: v.literal('standIn'), seat }),
  v.strictObject({ what: v.literal('abandon') }),
]);

/** What a person may do at a running table. */
export const actionSchema = v.variant('type', [
  /** The first key must be offered by this decision; those after it are taken as long as they are offered. */
  v.strictObject({
    type: v.literal('choose'),
    decision: count,
    keys: v.pipe(v.array(key), v.minLength(1), v.maxLength(64)),
  }),
  /** One choice back, or the whole turn. */
  v.strictObject({ type: v.literal('undo') }),
  v.strictObject({ type: v.literal('restart') }),
  v.strictObject({ type: v.literal('propose'), what: proposalSchema }),
  v.strictObject({ type: v.literal('answer'), proposal: count, yes: v.boolean() }),
  v.strictObject({ type: v.literal('withdraw') }),
  v.strictObject({ type: v.literal('resume') }),
  /** Let a bot play on for oneself, and come back. */
  v.strictObject({ type: v.literal('leave') }),
  v.strictObject({ type: v.literal('return') }),
]);
export type Action = v.InferOutput<typeof actionSchema>;

/** The same over WebSocket and HTTP. Sent again with the same id it is answered again, not done again. */
export const commandSchema = v.strictObject({
  id,
  table: tableId,
  /** The last entry that the client has seen; -1: none. */
  seq: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000)),
  action: actionSchema,
});
export type Command = v.InferOutput<typeof commandSchema>;

export const saySchema = v.union([
  v.strictObject({ id, table: tableId, phrase: v.picklist(PHRASES) }),
  v.strictObject({
    id,
    table: tableId,
    text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  }),
]);
export type Say = v.InferOutput<typeof saySchema>;

const seen = { table: tableId, seq: v.pipe(v.number(), v.integer(), v.minValue(-1), v.maxValue(1_000_000)) };
/** `hashState` of the view that the client has. */
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

export const clientMessageSchema = v.variant('type', [
  /** Look at a table; with `after` and `hash` only what came since, if the hash is right. */
  v.strictObject({
    type: v.literal('watch'),
    table: tableId,
    after: v.optional(v.strictObject({ seq: seen.seq, hash })),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: tableId }),
  v.strictObject({ type: v.literal('command'), command: commandSchema }),
  v.strictObject({ type: v.literal('say'), say: saySchema }),
  /** A heartbeat, with what the client has: the server sends anew what is wrong. */
  v.strictObject({
    type: v.literal('ping'),
    tables: v.pipe(v.array(v.strictObject({ ...seen, hash })), v.maxLength(8)),
  }),
  /** Tell when the public list changes, and no longer. */
  v.strictObject({ type: v.literal('lobby'), on: v.boolean() }),
]);
export type ClientMessage = v.InferOutput<typeof clientMessageSchema>;
