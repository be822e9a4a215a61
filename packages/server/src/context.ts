import type { Level } from '@polder/bots';
import type { Decision } from '@polder/core';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './run/settings.js';
import type { Store } from './store/store.js';
import type { Command, Say } from './wire/commands.js';
import type { Message, Outcome } from './wire/messages.js';
import type { Me } from './wire/people.js';
import type { ChatMessage, Pace, Sync, TableInfo } from './wire/table.js';

/*
 * The parts of the server and what they know of each other. Each is made by a function `openX(base, ...parts)`
 * in its own folder; run/server.ts puts them together. Tests make the ones that they need.
 */

/** What every part gets. */
export interface Base {
  readonly settings: Settings;
  readonly store: Store;
  readonly log: FastifyBaseLogger;
  /** Milliseconds since 1970. Tests turn it. */
  readonly now: () => number;
  /** Of this process, random. */
  readonly process: string;
}

/** Whoever a request or a socket speaks for. */
export interface Visitor {
  readonly user: string;
  /** The session's id (not its token). */
  readonly session: string;
}

/** people/: accounts and sessions. */
export interface People {
  /** By the cookie's token; refreshes what was seen when. Undefined: no such session, or it has ended. */
  visitor(token: string | undefined): Promise<Visitor | undefined>;
  me(user: string): Promise<Me | undefined>;
  names(users: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

/** live/: running tables, in memory. */
export interface Live {
  /** Does it, or says why not; resolved once it is on the disk. `networkKey`: for counting, see `Socket`. */
  command(visitor: Visitor, command: Command, networkKey?: string): Promise<Outcome>;
  /** Undefined: no such running or finished table, or not for these eyes. Throws Refused: asked too often, ... */
  sync(visitor: Visitor | undefined, table: string, networkKey?: string): Promise<Sync | undefined>;
  /** What came after `after` if the hash fits that moment, else everything. */
  since(
    visitor: Visitor | undefined,
    table: string,
    after: { readonly seq: number; readonly hash: string },
    networkKey?: string,
  ): Promise<Message<'sync' | 'entries'> | undefined>;
  /** An account is no more: a bot plays on at this table, for good. Throws Refused, StoreTrouble. */
  gone(user: string, table: string): Promise<void>;
  /** A game has just been started in the database: bots may begin. */
  started(table: string): void;
  /** A socket, from its upgrade on. */
  connect(socket: Socket, visitor: Visitor | undefined): void;
  /** Is anybody of this account connected, here or in another process? */
  isPresent(user: string): boolean;
  /** Takes no more commands; resolves once all that was taken is on the disk and every socket was told. */
  drain(): Promise<void>;
}

/** As much of a WebSocket as live/ needs; tests make their own. */
export interface Socket {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: number;
  /** Where it comes from, for counting (http/address.ts). */
  readonly networkKey?: string;
  onMessage(listener: (text: string) => void): void;
  /** The other side has shown that it is there, without a message: it has answered a ping. */
  onPong?(listener: () => void): void;
  onClose(listener: () => void): void;
}

/** lobby/: tables before and after their game. Each throws `Refused`. */
export interface Lobby {
  info(table: string): Promise<TableInfo | undefined>;
  /** May these eyes see the table at all? */
  maySee(visitor: Visitor | undefined, info: TableInfo): boolean;
  /** A game has ended: ratings, once. Called in the process that ended it. */
  ended(table: string): Promise<void>;
  say(visitor: Visitor, say: Say): Promise<ChatMessage>;
  chat(visitor: Visitor | undefined, table: string, after: number): Promise<readonly ChatMessage[]>;
  /** For many readers at once, by reader; those who hear the same get the same list. Does not throw `Refused`. */
  chatFor(
    readers: readonly (Visitor | undefined)[],
    table: string,
    after: number,
  ): Promise<readonly (readonly ChatMessage[])[]>;
}

/**
 * notify/: tells people who are not there. Never throws and never waits. What is to be sent is in the database; at
 * live tables only once it has waited for its delay, so that until then none of it costs the database anything.
 */
export interface Notices {
  /** `since`: when the waiting began, which tells one turn from another. */
  turn(user: string, table: string, pace: Pace, since: number): void;
  /** They have chosen, or need not any more. */
  passed(user: string, table: string): void;
  began(user: string, table: string, pace: Pace): void;
  ended(user: string, table: string, pace: Pace): void;
  /** A bot has taken over without having been asked to: by the clock, or because the others wanted it. */
  standIn(user: string, table: string, pace: Pace): void;
}

export interface BotPlan {
  /** To choose in a row. */
  readonly keys: readonly string[];
  /** Who has thought: a quick level, if the one that was asked for had to wait too long. */
  readonly level: Level;
  /** Of that level: it depends on the table. */
  readonly version: string;
}

/** bots/: threads that think. */
export interface BotPool {
  /** Rejects after the deadline, or if the pool is closed. */
  plan(asked: {
    readonly game: string;
    /** Of its rules. */
    readonly version: string;
    readonly level: Level;
    readonly view: unknown;
    readonly decision: Decision;
    readonly seed: string;
    /** Milliseconds that the level may think about a turn, less what this turn has used. */
    readonly ms: number;
    /** For whom: those who wait take turns by it. */
    readonly owner?: string;
    /** It has waited long enough, and is thought about now. */
    readonly begun?: () => void;
  }): Promise<BotPlan>;
  /** Plans asked for and not yet made. */
  readonly waiting: number;
  close(): Promise<void>;
}
