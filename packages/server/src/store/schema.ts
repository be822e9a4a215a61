import type { Generated, Insertable, Kysely, Selectable } from 'kysely';

/**
 * What is stored, on SQLite and on PostgreSQL alike: times are milliseconds since 1970, truth is 0 or 1, and
 * everything with a shape of its own is JSON in a text. Tokens are stored as hashes only.
 */
export interface Schema {
  users: UserRow;
  sessions: SessionRow;
  passkeys: PasskeyRow;
  links: LinkRow;
  blocks: BlockRow;
  reports: ReportRow;
  tables: TableRow;
  seats: SeatRow;
  records: RecordRow;
  messages: MessageRow;
  ratings: RatingRow;
  editions: EditionRow;
  channels: ChannelRow;
  outbox: OutboxRow;
  secrets: SecretRow;
  processes: ProcessRow;
  outages: OutageRow;
  rating_changes: RatingChangeRow;
  draws: DrawRow;
  draw_parts: DrawPartRow;
  controls: ControlRow;
  process_reports: ProcessReportRow;
}

export type Db = Kysely<Schema>;
export type Truth = 0 | 1;

export interface UserRow {
  /** Random, opaque, may be seen by others. */
  id: string;
  /** Empty: the account was deleted (see `gone_at`); clients say so in their own language. */
  name: string;
  /** Lower case; unique. Null: a guest, or an account kept by passkey only. */
  email: string | null;
  locale: string;
  created_at: number;
  seen_at: number;
  /** JSON `NoticeSettings` (wire/people.ts). */
  notices: string;
  /** When the account was deleted; the row stays for the games that others played with it. */
  gone_at: number | null;
}

export interface SessionRow {
  /** SHA-256 of the cookie's token, in hex. */
  token_hash: string;
  /** May be shown to its owner and named in a request to end it. */
  id: string;
  user_id: string;
  /** What the browser called itself, cut short. */
  agent: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

export interface PasskeyRow {
  /** The credential's id, base64url. */
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  /** JSON list. */
  transports: string;
  created_at: number;
  used_at: number | null;
  /** What the browser that made it called itself, cut short. */
  agent: string | null;
}

/** One-time links and one-time challenges. */
export interface LinkRow {
  token_hash: string;
  /** `email`: keep the account by this address; `login`; `transfer`; `challenge`: of a passkey. */
  kind: 'email' | 'login' | 'transfer' | 'challenge';
  user_id: string | null;
  /** JSON, by kind. */
  data: string;
  expires_at: number;
}

export interface BlockRow {
  user_id: string;
  blocked_id: string;
  created_at: number;
}

export interface ReportRow {
  id: string;
  reporter_id: string;
  user_id: string;
  table_id: string | null;
  reason: string;
  text: string;
  created_at: number;
  /** When whoever runs the server has seen it (`polder-server reports`); null: not yet. */
  read_at: number | null;
}

export type StoredStatus = 'open' | 'playing' | 'over' | 'abandoned' | 'cancelled';

export interface TableRow {
  /** Random and long: whoever has it may look, if the table allows it. */
  id: string;
  game: string;
  /** Of the rules; set at the start, null before. */
  version: string | null;
  /** JSON: the game's options without the edition. */
  options: string;
  /** From the start on also of the game's own edition. Null: not begun with an own one, or from before that. */
  edition: string | null;
  status: StoredStatus;
  /** 1: in the public list. */
  listed: Truth;
  /** JSON `Pace`. */
  pace: string;
  rated: Truth;
  hints: Truth;
  spectators: Truth;
  host_id: string;
  /** Never leaves the server before the game is over. Null before the start. */
  seed: string | null;
  /** SHA-256 of the seed, see table/commitment.ts. */
  commitment: string | null;
  /** JSON `Result` once over. */
  result: string | null;
  /** The table that goes on from this one. */
  rematch_id: string | null;
  /** The table that this one goes on from. */
  rematch_of: string | null;
  /** When the game has counted for the ratings; null: not, or not yet. */
  rated_at: number | null;
  created_at: number;
  started_at: number | null;
  finished_at: number | null;
  /** The last record; -1: none. */
  seq: number;
  /** When the clock of somebody who is waited for runs out; null: never. */
  due_at: number | null;
  /** 1: a bot is to choose. */
  bot_due: Truth;
  /** Which process lets bots and the clock act here, and until when nobody else may. */
  claimed_by: string | null;
  claimed_until: number | null;
  /** One person against bots alone, from its start on. */
  solo: Generated<Truth>;
  /** Since when it can't be played: its rules are not here, or its records do not fit. Null: it can. */
  waits_since: Generated<number | null>;
  /** Of the set-up, as `proof` of records; null: it began before there were proofs. */
  dealt: Generated<string | null>;
}

export interface SeatRow {
  table_id: string;
  /** The place at the table before the start; the seat of the game from then on. */
  seat: number;
  user_id: string | null;
  /** A bot's level: of a seat without a person, or of the bot that stands in for one. */
  bot: string | null;
  /** 1: somebody has to choose here. */
  waiting: Truth;
  /** When the waiting began. */
  since: number | null;
  /** The person is gone and a bot plays on. */
  away: Truth;
  /** The last record that this person has seen, for 'since your last turn'. */
  seen_seq: number;
  /** When the person said that they are ready to begin. */
  ready_at: Generated<number | null>;
}

/** Append-only. */
export interface RecordRow {
  table_id: string;
  seq: number;
  at: number;
  /** Who asked for it; null: the server itself. */
  user_id: string | null;
  /** The client's id of the command. */
  command: string | null;
  /** JSON `RecordBody` (table/records.ts). */
  deed: string;
  /** JSON list: the events of a choice that showed something hidden; null: none. */
  chance: string | null;
  /** Of the choices that stand after it (table/proof.ts); null: written before there were proofs. */
  proof: Generated<string | null>;
}

export interface MessageRow {
  table_id: string;
  id: number;
  at: number;
  user_id: string;
  /** The client's id: the same message is not said twice. */
  command: string;
  /** Of the canned phrases. */
  phrase: string | null;
  text: string | null;
}

export interface RatingRow {
  user_id: string;
  game: string;
  players: number;
  mu: number;
  sigma: number;
  games: number;
  updated_at: number;
}

export interface EditionRow {
  hash: string;
  game: string;
  name: string;
  /** As the game's rules read it. */
  json: string;
  created_at: number;
  /** 1: it came with the game, now or earlier. */
  standard: Generated<Truth>;
}

/** Where somebody wants to be told: a browser's push service or a webhook. */
export interface ChannelRow {
  id: string;
  user_id: string;
  kind: 'push' | 'webhook';
  /** The address; unique for a user. */
  target: string;
  /** JSON: keys of a push service, secret of a webhook. */
  data: string;
  created_at: number;
  /** Failures in a row: after too many it is dropped. */
  failures: number;
}

/** Notices on their way. A process claims one, delivers it and deletes it. */
export interface OutboxRow {
  id: string;
  user_id: string;
  kind: 'push' | 'webhook' | 'email';
  channel_id: string | null;
  /** JSON. */
  data: string;
  created_at: number;
  due_at: number;
  attempts: number;
  claimed_until: number | null;
}

/** Keys that the server made for itself: web push, signatures. */
export interface SecretRow {
  name: string;
  value: string;
}

/** A process of the server: when it has last said that it lives. */
export interface ProcessRow {
  id: string;
  alive_at: number;
  /** 1: it has stopped, and said so. */
  ended: Truth;
  /** JSON list of the rules that it has, as 'game version'; null: it is of a version that does not say so. */
  plays: Generated<string | null>;
}

/** What a game did to somebody's rating. */
export interface RatingChangeRow {
  user_id: string;
  table_id: string;
  at: number;
  /** Of those that people see. */
  points: number;
}

/** What the seed of a table is drawn from (lobby/draw.ts); absent: the server draws it alone. */
export interface DrawRow {
  table_id: string;
  /** The server's. Never leaves it before the game is over. */
  secret: string;
  /** JSON list of `DrawPlace` (core): who sat where when the host started the game; null: not yet. */
  places: string | null;
  /** While people's secrets are waited for: until when. */
  until: number | null;
}

/** What a person adds to it. */
export interface DrawPartRow {
  table_id: string;
  user_id: string;
  commitment: string;
  /** Null: it was not shown. Never leaves the server before the game is over. */
  secret: string | null;
}

/** What whoever runs the server asks of all its processes (run/controls.ts), by name. */
export interface ControlRow {
  name: 'closed' | 'drain' | 'announcement' | 'status';
  /** JSON. */
  value: string;
  at: number;
}

/** How a process is, written when it is asked for. */
export interface ProcessReportRow {
  process_id: string;
  at: number;
  /** JSON. */
  report: string;
}

/** When no process lived (live/outage.ts). */
export interface OutageRow {
  from_at: number;
  to_at: number;
}

export type Row<Name extends keyof Schema> = Selectable<Schema[Name]>;
export type NewRow<Name extends keyof Schema> = Insertable<Schema[Name]>;
