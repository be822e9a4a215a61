import type { ServerMessage } from '@polder/server/wire';
import type { Trouble } from './api.js';

/** What comes about one table. */
export type TableMessage = Extract<
  ServerMessage,
  { type: 'sync' | 'entries' | 'info' | 'chat' | 'present' | 'refused' }
>;

/** What a client has of a table: the last entry, and `hashState` of its view after it. */
export interface Seen {
  readonly seq: number;
  readonly hash: string;
}

/** Whoever looks at a table. */
export interface Watcher {
  /** So that only what is missing is sent; undefined: everything is. */
  seen(): Seen | undefined;
  receive(message: TableMessage): void;
  /** Nobody answers at the moment, by no way. It goes on being tried. */
  away?(trouble: Trouble): void;
}

/** All who look at tables in this page. */
export interface Watchers {
  /** Tables that somebody looks at. */
  readonly tables: readonly string[];
  /** What all who look at the table have; undefined: one of them needs everything. */
  seen(table: string): Seen | undefined;
  /** Of the tables of which all who look at them have something. */
  allSeen(): readonly ({ readonly table: string } & Seen)[];
  /** The function that comes back ends it; it says whether nobody looks at the table any more. */
  add(table: string, watcher: Watcher): () => boolean;
  receive(message: TableMessage): void;
  away(trouble: Trouble): void;
}

export function openWatchers(): Watchers {
  const byTable = new Map<string, Set<Watcher>>();
  const at = (table: string | undefined): readonly Watcher[] =>
    table === undefined ? [] : [...(byTable.get(table) ?? [])];
  function seen(table: string): Seen | undefined {
    const all = at(table).map((watcher) => watcher.seen());
    return all.includes(undefined) ? undefined : all[0];
  }
  return {
    get tables() {
      return [...byTable.keys()];
    },
    seen,
    allSeen: () =>
      [...byTable.keys()].flatMap((table) => {
        const has = seen(table);
        return has ? [{ table, ...has }] : [];
      }),
    add(table, watcher) {
      const all = byTable.get(table) ?? new Set();
      byTable.set(table, all.add(watcher));
      return () => {
        all.delete(watcher);
        if (all.size > 0 || byTable.get(table) !== all) return false;
        return byTable.delete(table);
      };
    },
    receive(message) {
      for (const watcher of at(message.table)) watcher.receive(message);
    },
    away(trouble) {
      for (const table of [...byTable.keys()]) for (const watcher of at(table)) watcher.away?.(trouble);
    },
  };
}
