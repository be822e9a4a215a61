import type { Base } from '../context.js';
import type { BusMessage } from '../store/bus.js';
import type { Executor } from './execute-command.js';
import type { Hub } from './hub.js';
import type { Presence } from './presence.js';
import type { Sessions } from './sessions.js';
import type { Tables } from './tables.js';
import type { Times } from './times.js';
import type { Watching } from './watching.js';

/** What other parts and processes tell, and what becomes of it if it was not heard. */
export interface News {
  /** Compares what is shown here with the database. */
  recheck(): Promise<void>;
  close(): void;
}

interface NewsParts {
  readonly hub: Hub;
  readonly watching: Watching;
  readonly tables: Tables;
  readonly presence: Presence;
  readonly executor: Pick<Executor, 'heard'>;
  readonly sessions: Pick<Sessions, 'recheck' | 'end'>;
  readonly times: Times;
}

/** The public list may change often: nobody is told more often than this. */
const LOBBY_EVERY = 1_000;
/** Ids in one query. */
const CHUNK = 500;

const LOBBY_CHANGED = JSON.stringify({ type: 'lobby' });

export function openNews({ store, log }: Base, parts: NewsParts): News {
  const { hub, watching, tables, presence, executor, sessions, times } = parts;
  const { db } = store;
  let lobbyTimer: NodeJS.Timeout | undefined;
  let rechecking: Promise<void> | undefined;

  const safely = (what: Promise<void>): void => {
    what.catch((error: unknown) => log.warn({ err: error }, 'news could not be followed'));
  };

  function hear(message: BusMessage): void {
    switch (message.type) {
      case 'records':
        return records(message.table, message.seq);
      case 'table':
        return safely(watching.refresh(message.table));
      case 'lobby':
        lobbyTimer ??= setTimeout(tellLobby, LOBBY_EVERY);
        return;
      case 'chat':
        return safely(watching.chat(message.table, message.id));
      case 'mine':
        for (const connection of hub.of(message.user)) {
          connection.send({ type: 'mine', table: message.table });
        }
        return;
      case 'signedOut':
        return sessions.end(message.user, ({ session }) =>
          message.session === null ? session !== message.except : session === message.session,
        );
      case 'present':
        return presence.heard(message);
      case 'gap':
        return safely(recheck().then(refreshAll));
    }
  }

  function records(table: string, seq: number): void {
    const loaded = tables.peek(table);
    if (loaded ? loaded.table.seq >= seq : !hub.watched.has(table)) return;
    safely(executor.heard(table, seq));
  }

  function tellLobby(): void {
    lobbyTimer = undefined;
    for (const connection of hub.connections) if (connection.lobby) connection.sendText(LOBBY_CHANGED);
  }

  function recheck(): Promise<void> {
    rechecking ??= recheckAll().finally(() => {
      rechecking = undefined;
    });
    return rechecking;
  }

  async function recheckAll(): Promise<void> {
    await sessions.recheck();
    // One process alone hears everything.
    if (store.kind === 'sqlite') return;
    const watched = [...hub.watched.values()];
    for (const { table, watches } of watched) {
      if ([...watches].some(({ audience }) => audience === undefined)) await watching.refresh(table);
    }
    for (const part of chunks(watched.map(({ table }) => table))) {
      const rows = await db.selectFrom('tables').select(['id', 'seq']).where('id', 'in', part).execute();
      for (const { id, seq } of rows) records(id, seq);
    }
  }

  async function refreshAll(): Promise<void> {
    for (const table of [...hub.watched.keys()]) await watching.refresh(table);
  }

  const timer = setInterval(() => safely(recheck()), times.recheck);
  timer.unref();
  const unsubscribe = store.bus.subscribe(hear);

  return {
    recheck,
    close() {
      unsubscribe();
      clearInterval(timer);
      clearTimeout(lobbyTimer);
    },
  };
}

function* chunks<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < all.length; i += CHUNK) yield all.slice(i, i + CHUNK);
}
