import type { Audience } from '@polder/core';
import type { Visitor } from '../context.js';
import type { ServerMessage } from '../wire/messages.js';
import type { Asker } from './limits.js';

/** A socket and what it wants to hear of. */
export interface Connection extends Asker {
  readonly visitor: Visitor | undefined;
  /** By table. */
  readonly watches: Map<string, Watch>;
  /** What it waits for, by table: the last time that it asked to watch it. */
  readonly asking: Map<string, symbol>;
  /** It wants to know when the public list changes. */
  lobby: boolean;
  send(message: ServerMessage): void;
  /** A message that is already a text: one text for many. */
  sendText(text: string): void;
  end(why: Bye): void;
  readonly ended: boolean;
}

export type Bye = Extract<ServerMessage, { type: 'bye' }>['why'];

/** One socket that looks at one table. */
export interface Watch {
  readonly connection: Connection;
  readonly table: string;
  /** Whose eyes; undefined: the game has not begun. */
  audience: Audience | undefined;
  /** The last entry that it was sent. */
  seq: number;
  /** When that was, by `performance.now()`. */
  sentAt: number;
  /** The last entry that the client said it has. */
  seen: number;
  /** What it had when that was compared and right: entry and hash. */
  checked: string | undefined;
  /** Who it was last told is there, so that nothing is told twice. */
  present: string;
}

/** A table that somebody here looks at. */
export interface WatchedTable {
  readonly table: string;
  readonly watches: Set<Watch>;
  /** Who sits there, as long as it matters who is there: at open and running tables. */
  people: readonly string[];
  /** What was told last, so that nothing is told twice. */
  info: string;
}

/** Who listens in this process, and to what. */
export interface Hub {
  readonly connections: ReadonlySet<Connection>;
  readonly watched: ReadonlyMap<string, WatchedTable>;
  add(connection: Connection): void;
  /** Forgets it and all that it watched; says what that was. */
  remove(connection: Connection): readonly Watch[];
  of(user: string): Iterable<Connection>;
  /** Rooms where somebody sits. */
  watchedOf(user: string): readonly WatchedTable[];
  /** Replaces an earlier watch of the same table. */
  watch(watch: Watch, people: readonly string[]): void;
  unwatch(connection: Connection, table: string): Watch | undefined;
  /** Others sit there now. */
  seat(table: string, people: readonly string[]): void;
}

export function openHub(): Hub {
  const connections = new Set<Connection>();
  const watched = new Map<string, WatchedTable>();
  const users = new Map<string, Set<Connection>>();
  /** By person: tables that are watched here. */
  const seated = new Map<string, Set<string>>();

  function setPeople(at: WatchedTable, people: readonly string[]): void {
    for (const user of at.people) drop(seated, user, at.table);
    at.people = people;
    for (const user of people) put(seated, user, at.table);
  }

  function leave(watch: Watch): void {
    const at = watched.get(watch.table);
    if (!at?.watches.delete(watch) || at.watches.size > 0) return;
    setPeople(at, []);
    watched.delete(watch.table);
  }

  return {
    connections,
    watched,
    add(connection) {
      connections.add(connection);
      if (connection.visitor) put(users, connection.visitor.user, connection);
    },
    remove(connection) {
      connections.delete(connection);
      if (connection.visitor) drop(users, connection.visitor.user, connection);
      const watches = [...connection.watches.values()];
      connection.watches.clear();
      connection.asking.clear();
      for (const watch of watches) leave(watch);
      return watches;
    },
    of: (user) => users.get(user) ?? [],
    watchedOf: (user) =>
      [...(seated.get(user) ?? [])].flatMap((table) => {
        const at = watched.get(table);
        return at ? [at] : [];
      }),
    watch(watch, people) {
      const { connection, table } = watch;
      const earlier = connection.watches.get(table);
      connection.watches.set(table, watch);
      const at = watched.get(table) ?? { table, watches: new Set(), people: [], info: '' };
      watched.set(table, at);
      at.watches.add(watch);
      if (earlier) at.watches.delete(earlier);
      setPeople(at, people);
    },
    unwatch(connection, table) {
      const watch = connection.watches.get(table);
      if (!watch) return undefined;
      connection.watches.delete(table);
      leave(watch);
      return watch;
    },
    seat(table, people) {
      const at = watched.get(table);
      if (at) setPeople(at, people);
    },
  };
}

function put<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const values = map.get(key);
  if (values) values.add(value);
  else map.set(key, new Set([value]));
}

function drop<K, V>(map: Map<K, Set<V>>, key: K, value: V): void {
  const values = map.get(key);
  if (values?.delete(value) && values.size === 0) map.delete(key);
}
