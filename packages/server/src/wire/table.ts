import * as v from 'valibot';
import { decisionSchema, eventSchema, resultSchema, undoableSchema } from './game.js';
import { type Sent, seatedLevelSchema, seatSchema, timeSchema } from './schema.js';

// What the server says about tables. What clients send is in commands.ts.

export const personSchema = v.strictObject({ id: v.string(), name: v.string() });
export type Person = Sent<typeof personSchema>;

/** `turn`: free seconds for each turn; `bank`: seconds beyond them, for the whole game. */
const paceInfoSchema = v.variant('kind', [
  v.strictObject({ kind: v.picklist(['live', 'days']), turn: v.number(), bank: v.number() }),
  v.strictObject({ kind: v.literal('none') }),
]);
export type Pace = Sent<typeof paceInfoSchema>;

const seatInfoSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  /** `bot`: stands in for the person, who may come back. */
  v.strictObject({
    kind: v.literal('person'),
    person: personSchema,
    bot: v.nullable(seatedLevelSchema),
    /** Only where all must be ready for the start, before it: until when this person is; null: has not said so. */
    readyUntil: v.exactOptional(v.nullable(timeSchema)),
  }),
  v.strictObject({ kind: v.literal('bot'), level: seatedLevelSchema }),
]);
export type SeatInfo = Sent<typeof seatInfoSchema>;

const infoStatusSchema = v.picklist(['open', 'playing', 'over', 'abandoned', 'cancelled']);
export type InfoStatus = Sent<typeof infoStatusSchema>;

/** How the seed is drawn, as far as everybody may know. */
const drawInfoSchema = v.strictObject({
  /** The server's commitment. */
  server: v.string(),
  /** Of those who have committed to a secret; whether they have shown it. */
  parts: v.array(v.strictObject({ user: v.string(), commitment: v.string(), shown: v.boolean() })),
  /** While secrets are waited for: until when. The game begins then at latest. */
  until: v.nullable(timeSchema),
});
export type DrawInfo = Sent<typeof drawInfoSchema>;

/** A table from outside: in lists, and where players gather. */
export const tableInfoSchema = v.strictObject({
  id: v.string(),
  game: v.string(),
  /** The game's options without the edition. */
  options: v.record(v.string(), v.unknown()),
  /** Null: the game's own. */
  edition: v.nullable(v.strictObject({ hash: v.string(), name: v.string() })),
  status: infoStatusSchema,
  listed: v.boolean(),
  pace: paceInfoSchema,
  rated: v.boolean(),
  hints: v.boolean(),
  spectators: v.boolean(),
  /** The account that opened the table. */
  host: v.string(),
  seats: v.array(seatInfoSchema),
  /** Seats that have to choose now. */
  waitingFor: v.array(seatSchema),
  /** Since when the first of them is waited for. */
  since: v.exactOptional(v.nullable(timeSchema)),
  createdAt: timeSchema,
  startedAt: v.nullable(timeSchema),
  finishedAt: v.nullable(timeSchema),
  /**
   * Of a table on its own, and in lists while secrets are waited for. Absent: the server draws the seed alone. See
   * joint-draw.ts of the core.
   */
  draw: v.exactOptional(drawInfoSchema),
  /** From the start: SHA-256 of the seed (see table/commitment.ts). */
  commitment: v.nullable(v.string()),
  /** Rules version, from the start. */
  version: v.nullable(v.string()),
  result: v.nullable(resultSchema),
  rematch: v.nullable(v.string()),
  /** The table that this one is the rematch of. */
  rematchOf: v.exactOptional(v.nullable(v.string())),
});
export type TableInfo = Sent<typeof tableInfoSchema>;

const entryBase = { seq: v.number(), at: timeSchema };

/** A record as one audience may see it. */
export const entrySchema = v.variant('type', [
  v.strictObject({
    type: v.literal('choice'),
    ...entryBase,
    seat: seatSchema,
    /** Null while it is secret. */
    key: v.nullable(v.string()),
    events: v.array(eventSchema),
  }),
  /** The game went back: so many choices stand now. */
  v.strictObject({ type: v.literal('back'), ...entryBase, seat: seatSchema, choices: v.number() }),
  /** Nothing of the game changed; see the status that comes with it. */
  v.strictObject({
    type: v.literal('note'),
    ...entryBase,
    seat: v.nullable(seatSchema),
    what: v.picklist([
      'propose',
      'agree',
      'decline',
      'withdraw',
      'pause',
      'resume',
      'standIn',
      'return',
      'abandon',
      /** No server ran for a while, and so no clock did. */
      'outage',
      /** From here on by the rules of `version`, which play all that stands as those before did. */
      'rules',
    ]),
    version: v.exactOptional(v.string()),
  }),
]);
export type Entry = Sent<typeof entrySchema>;

const clockInfoSchema = v.strictObject({
  /** Milliseconds left in the bank when `since` began, or now if it does not run. */
  bank: v.number(),
  /** Since when (server's time) the seat is waited for; null: its clock stands still. */
  since: v.nullable(timeSchema),
  /** Milliseconds of the turn's free time that were left at `since`. */
  free: v.number(),
});
export type ClockInfo = Sent<typeof clockInfoSchema>;

const proposalInfoSchema = v.strictObject({
  id: v.number(),
  by: seatSchema,
  what: v.variant('what', [
    v.strictObject({ what: v.picklist(['pause', 'abandon']) }),
    v.strictObject({ what: v.literal('rewind'), choices: v.number() }),
    v.strictObject({ what: v.literal('standIn'), seat: seatSchema }),
  ]),
  yes: v.array(seatSchema),
  asked: v.array(seatSchema),
});
export type ProposalInfo = Sent<typeof proposalInfoSchema>;

/** How a running table stands for one audience, after its last entry. */
export const liveStatusSchema = v.strictObject({
  seq: v.number(),
  status: v.picklist(['playing', 'paused', 'over', 'abandoned']),
  /** What this seat is asked; null: nothing, or it only looks on. */
  decision: v.nullable(decisionSchema),
  waitingFor: v.array(seatSchema),
  undoable: undoableSchema,
  /** By seat; null: no clock at this table, or a bot. */
  clocks: v.array(v.nullable(clockInfoSchema)),
  /** By seat: the bot that plays there now. */
  bots: v.array(v.nullable(seatedLevelSchema)),
  proposal: v.nullable(proposalInfoSchema),
  result: v.nullable(resultSchema),
  /** Once the game is over. */
  seed: v.nullable(v.string()),
  /** The server's time of this message. */
  now: timeSchema,
});
export type LiveStatus = Sent<typeof liveStatusSchema>;

/** All that a client needs to begin with a running or finished table. */
export const syncSchema = v.strictObject({
  info: tableInfoSchema,
  /** Whose eyes: a seat's, or those of the table for everybody else. */
  seat: v.nullable(seatSchema),
  /** With the edition: what `setup` was given. */
  options: v.unknown(),
  /** Where the options have no edition: the hash of the one that came with the game when it was printed so. */
  printed: v.exactOptional(v.string()),
  /** The game's view at the set-up, for this audience. Entries are to be evolved from it. */
  setup: v.unknown(),
  /** From seq 0 on. What was taken back is there, too. */
  entries: v.array(entrySchema),
  status: liveStatusSchema,
  /** The last entry that this person had seen before; -1: none. */
  seen: v.number(),
});
export type Sync = Sent<typeof syncSchema>;

export const PHRASES = [
  'hello',
  'goodLuck',
  'wellPlayed',
  'thanks',
  'oneMoment',
  'imBack',
  'goodGame',
  'again',
] as const;
export type Phrase = (typeof PHRASES)[number];

/** Said at a table. Exactly one of `phrase` and `text`. */
export const chatMessageSchema = v.strictObject({
  id: v.number(),
  at: timeSchema,
  from: personSchema,
  phrase: v.nullable(v.picklist(PHRASES)),
  text: v.nullable(v.string()),
});
export type ChatMessage = Sent<typeof chatMessageSchema>;
