import type { Base, Lobby } from '../context.js';
import { Refused } from '../refused.js';
import { audienceOf } from '../table/index.js';
import type { Refusal } from '../wire/messages.js';
import type { TableInfo } from '../wire/table.js';
import type { Connection, Hub, Watch } from './hub.js';
import type { AskLimits } from './limits.js';
import type { Presence } from './presence.js';
import { openRefresh } from './refresh.js';
import type { Seen } from './seen.js';
import { type After, hashOf, isBegun, patienceOf, type Syncs } from './syncs.js';
import type { LoadedTable, Tables } from './tables.js';
import { openTalk, peopleToMeet } from './talk.js';
import type { Times } from './times.js';

/** Tables that one socket may look at. */
export const MAX_WATCHES = 8;

/** Who looks at which table, and what they are told besides the game. */
export interface Watching {
  watch(connection: Connection, table: string, after: After | undefined): Promise<void>;
  unwatch(connection: Connection, table: string): void;
  /** A client says what it has. */
  check(connection: Connection, table: string, has: After): Promise<void>;
  /** It has missed more than is kept: it gets everything. */
  behind(watch: Watch): void;
  /** A connection is gone. */
  left(watches: readonly Watch[]): void;
  /** Something about the table besides the game may have changed. */
  refresh(table: string): Promise<void>;
  /** Somebody came or went. */
  presenceOf(user: string): void;
  /** Somebody has said something. */
  chat(table: string, id: number): Promise<void>;
}

interface WatchingParts {
  readonly hub: Hub;
  readonly tables: Tables;
  readonly syncs: Syncs;
  readonly seen: Seen;
  readonly presence: Presence;
  readonly lobby: Pick<Lobby, 'info' | 'maySee' | 'chat' | 'chatFor'>;
  readonly limits: Pick<AskLimits, 'sync' | 'synced'>;
  readonly times: Times;
}

export function openWatching({ store, log }: Base, parts: WatchingParts): Watching {
  const { hub, tables, syncs, seen, presence, lobby, limits, times } = parts;
  const talk = openTalk({ store }, { hub, presence, lobby });
  const refresh = openRefresh({ log }, { hub, lobby, talk, unwatch, showAnew });

  /** Whatever is refused is not watched: the client asks anew. */
  async function watch(connection: Connection, table: string, after: After | undefined): Promise<void> {
    unwatch(connection, table);
    if (connection.watches.size + connection.asking.size >= MAX_WATCHES) {
      const message = `No more than ${MAX_WATCHES} tables can be watched at once.`;
      return refuse(connection, table, { code: 'tooMuch', message });
    }
    const tooMuch = limits.sync(connection);
    if (tooMuch) return refuse(connection, table, tooMuch.refusal);
    await show(connection, table, after);
  }

  async function show(connection: Connection, table: string, after: After | undefined): Promise<void> {
    const { visitor, watches, asking } = connection;
    unwatch(connection, table);
    // Asked again, or no longer wanted, before this is done: then it does not count.
    const ask = Symbol(table);
    asking.set(table, ask);
    const isWanted = (): boolean => asking.get(table) === ask && !connection.ended;
    try {
      const info = await syncs.need(visitor, table);
      if (isBegun(info)) await begin(connection, info, after, isWanted);
      else if (isWanted()) gather(connection, info);
      if (!watches.has(table)) return;
      await talk.tellPresent(connection, table);
      await talk.tellChat(connection, table);
    } catch (error) {
      const refusal = refusalOf(error, table);
      if (isWanted()) refuse(connection, table, refusal);
    } finally {
      if (asking.get(table) === ask) asking.delete(table);
    }
  }

  /** Where people gather before the game. */
  function gather(connection: Connection, info: TableInfo): void {
    const { id: table } = info;
    enter(hub, { connection, table, audience: undefined, seq: -1 }, info);
    connection.send({ type: 'info', table, info });
    // It may have been started since.
    void refresh(table);
  }

  async function begin(
    connection: Connection,
    info: TableInfo,
    after: After | undefined,
    isWanted: () => boolean,
  ): Promise<void> {
    const { id: table } = info;
    const { visitor } = connection;
    const show = async (loaded: LoadedTable): Promise<void> => {
      if (!isWanted()) return;
      const message = await (after
        ? syncs.since(loaded, visitor, info, after)
        : syncs.whole(loaded, visitor, info));
      limits.synced(connection, loaded.table.seq + 1);
      if (!isWanted()) return;
      const audience = audienceOf(loaded.table.header, visitor?.user);
      enter(hub, { connection, table, audience, seq: loaded.table.seq }, info);
      connection.send(message);
    };
    await tables.run(table, show, patienceOf(visitor, info));
  }

  function refusalOf(error: unknown, table: string): Refusal {
    if (error instanceof Refused) return error.refusal;
    log.error({ err: error, table }, 'a table could not be shown');
    return { code: 'trouble', message: 'The table can’t be shown now.' };
  }

  /** From the beginning, without being asked for it. */
  function showAnew({ connection, table }: Watch): Promise<void> {
    return show(connection, table, undefined);
  }

  function unwatch(connection: Connection, table: string): void {
    connection.asking.delete(table);
    const watch = hub.unwatch(connection, table);
    if (watch) note(watch);
  }

  function note({ table, audience, seen: seq }: Watch): void {
    if (audience !== undefined && audience !== 'table' && seq >= 0) seen.note(table, audience, seq);
  }

  return {
    watch,
    unwatch,
    async check(connection, table, has) {
      if (connection.asking.has(table)) return;
      const watched = connection.watches.get(table);
      if (!watched) {
        return refuse(connection, table, {
          code: 'stale',
          message: 'This table is not watched: watch it anew.',
        });
      }
      if (has.seq > watched.seen) watched.seen = Math.min(has.seq, watched.seq);
      if (!isRight(watched, tables.peek(table), has, times)) await watch(connection, table, has);
    },
    behind(watched) {
      if (!watched.connection.asking.has(watched.table)) void showAnew(watched);
    },
    left(watches) {
      for (const watch of watches) note(watch);
    },
    refresh,
    presenceOf(user) {
      talk.presenceOf(user).catch((error: unknown) => log.warn({ err: error }, 'who is there was not told'));
    },
    chat: talk.chat,
  };
}

function enter(
  hub: Hub,
  { connection, table, audience, seq }: Pick<Watch, 'connection' | 'table' | 'audience' | 'seq'>,
  info: TableInfo,
): void {
  const watch = {
    connection,
    table,
    audience,
    seq,
    sentAt: performance.now(),
    seen: -1,
    checked: undefined,
    present: '',
  };
  connection.asking.delete(table);
  hub.watch(watch, peopleToMeet(info));
  const watched = hub.watched.get(table);
  if (watched && watched.info === '') watched.info = JSON.stringify(info);
}

function refuse(connection: Connection, table: string, refusal: Refusal): void {
  connection.send({ type: 'refused', table, refusal });
}

/** True: what the client has is what it should have, as far as that can be known without waiting. */
function isRight(watch: Watch, loaded: LoadedTable | undefined, { seq, hash }: After, times: Times): boolean {
  if (watch.audience === undefined) return true;
  // What was sent just now may still be on its way.
  const onItsWay = performance.now() - watch.sentAt < times.arrived;
  if (seq < watch.seq) return onItsWay;
  if (seq > watch.seq) return false;
  const has = `${seq}/${hash}`;
  if (watch.checked === has) return true;
  if (!loaded || loaded.table.seq !== seq || hashOf(loaded.table, watch.audience) !== hash) return false;
  watch.checked = has;
  return true;
}
