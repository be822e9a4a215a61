import * as v from 'valibot';
import { meSchema } from './people.js';
import { type Sent, timeSchema } from './schema.js';
import { chatMessageSchema, entrySchema, liveStatusSchema, syncSchema, tableInfoSchema } from './table.js';

/** Why something was not done. Nothing has changed, except with `again`. */
const refusalCodeSchema = v.picklist([
  'bad', // not understood: the message says what is wrong
  'noSession', // nobody is signed in
  'notFound', // no such table, or not for these eyes
  'notYours', // not one's seat, turn or table
  'stale', // the table has moved on: what came since is on its way
  'illegal', // not offered: if a rule forbids it, see `rule` and `reason`, an id of the game
  'cannotUndo', // see `reason`
  'notNow', // the table is paused, over, not started, ...
  'full', // no seat left
  'tooMuch', // slow down: see `retryAfter`
  'closing', // the server is about to stop: try again
  'trouble', // the server's fault (its disk is full, ...): nothing was kept, or `reason` is 'unknown'
]);
export type RefusalCode = Sent<typeof refusalCodeSchema>;

export const refusalSchema = v.strictObject({
  code: refusalCodeSchema,
  message: v.string(),
  rule: v.exactOptional(v.string()),
  reason: v.exactOptional(v.string()),
  /** Seconds. */
  retryAfter: v.exactOptional(v.number()),
});
export type Refusal = Sent<typeof refusalSchema>;

export const doneSchema = v.strictObject({ ok: v.literal(true), seq: v.number() });
/** Over HTTP a refusal is `{ refusal }` with a fitting status. */
const outcomeSchema = v.variant('ok', [
  doneSchema,
  v.strictObject({ ok: v.literal(false), refusal: refusalSchema }),
]);
export type Outcome = Sent<typeof outcomeSchema>;

/** The whole table: replaces what the client has of it. */
export const syncMessageSchema = v.strictObject({
  type: v.literal('sync'),
  table: v.string(),
  sync: syncSchema,
});
/** What came after entry `after`; not what the client expects: it has a gap and watches anew. */
export const entriesMessageSchema = v.strictObject({
  type: v.literal('entries'),
  table: v.string(),
  after: v.number(),
  entries: v.array(entrySchema),
  status: liveStatusSchema,
});

/** What whoever runs the server has to say to everybody: shown in all pages until it is over, or closed. */
export const announcementSchema = v.strictObject({
  id: v.string(),
  en: v.string(),
  pl: v.string(),
  until: timeSchema,
});
export type Announcement = Sent<typeof announcementSchema>;

/** What the server says over a socket. */
export const serverMessageSchema = v.variant('type', [
  /** The first one. `heartbeat`: how often to ping, in ms; three missing ones are the end. */
  v.strictObject({
    type: v.literal('welcome'),
    me: v.nullable(meSchema),
    heartbeat: v.number(),
    now: timeSchema,
  }),
  syncMessageSchema,
  entriesMessageSchema,
  /** A table that has not started, or something about it besides the game has changed. */
  v.strictObject({ type: v.literal('info'), table: v.string(), info: tableInfoSchema }),
  v.strictObject({ type: v.literal('chat'), table: v.string(), messages: v.array(chatMessageSchema) }),
  /** Who is connected, of those who sit here. */
  v.strictObject({ type: v.literal('present'), table: v.string(), people: v.array(v.string()) }),
  /** Answers a command, a message said or a watch that can't be. */
  v.strictObject({ type: v.literal('done'), id: v.string(), outcome: outcomeSchema }),
  v.strictObject({
    type: v.literal('refused'),
    table: v.exactOptional(v.string()),
    refusal: refusalSchema,
  }),
  /** Own games have changed: whose turn, started, over, invited. */
  v.strictObject({ type: v.literal('mine'), table: v.string() }),
  /** The public list has changed. */
  v.strictObject({ type: v.literal('lobby') }),
  v.strictObject({ type: v.literal('pong'), now: timeSchema }),
  /** After the welcome, if there is one, and when it changes; null: no longer. */
  v.strictObject({ type: v.literal('announcement'), announcement: v.nullable(announcementSchema) }),
  /** The connection ends. `drain`: come back at once. */
  v.strictObject({
    type: v.literal('bye'),
    why: v.picklist(['signedOut', 'drain', 'tooMuch', 'slow']),
  }),
]);
export type ServerMessage = Sent<typeof serverMessageSchema>;
/** One kind of them. */
export type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>;
