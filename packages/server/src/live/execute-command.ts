import type { Base, Lobby, Notices, Visitor } from '../context.js';
import { Refused } from '../refused.js';
import { markOf } from '../store/mark.js';
import { StoreTrouble, type TableWrite } from '../store/store.js';
import { decide, standing, type Unwritten } from '../table/index.js';
import type { LiveTable } from '../table/table.js';
import type { Command } from '../wire/commands.js';
import type { Outcome, Refusal } from '../wire/messages.js';
import { openAnnounce } from './announce.js';
import type { Broadcast } from './broadcast.js';
import type { Outages } from './outage.js';
import type { LoadedTable, Standing, Tables } from './tables.js';
import { troubleOf } from './trouble.js';

/** The way of a command: decided, written, and only then told. */
export interface Executor {
  command(visitor: Visitor, command: Command): Promise<Outcome>;
  /**
   * What the server itself does: bots and clocks. `make` may be asked several times; undefined: there is nothing
   * to do. Resolves to what was written.
   */
  act(table: string, make: (table: LiveTable) => Unwritten | undefined): Promise<Unwritten | undefined>;
  /** Others have written something: `seq`, as far as we have heard. */
  heard(table: string, seq: number): Promise<void>;
  /** Reads what others have written, and tells it. Only within a job of the table. */
  catchUp(loaded: LoadedTable): Promise<void>;
  /** Takes nothing more; resolves once all that was taken is done. */
  stop(): Promise<void>;
  readonly stopped: boolean;
}

interface ExecutorParts {
  readonly tables: Tables;
  readonly outages: Pick<Outages, 'ready' | 'due'>;
  readonly broadcast: Broadcast;
  readonly lobby: Pick<Lobby, 'info' | 'maySee' | 'ended'>;
  readonly notices: Notices;
  /** A table has changed: perhaps a bot is to choose. `here`: by what we wrote. */
  readonly changed: (loaded: LoadedTable, here: boolean) => void;
  readonly commandDone?: ((outcome: Outcome) => void) | undefined;
}

/** Somebody else may have been faster, again and again; but not for ever. */
const TRIES = 20;

const CLOSING: Refusal = { code: 'closing', message: 'The server is about to stop. Nothing was done.' };
const NOT_BEGUN: Refusal = { code: 'notNow', message: 'No game has begun at this table.' };

export function openExecutor({ store, log, now }: Base, parts: ExecutorParts): Executor {
  const { tables, outages, broadcast, lobby } = parts;
  /** By table, user and id: what was sent twice waits for the same answer. */
  const underWay = new Map<string, Promise<Outcome>>();
  const running = new Set<Promise<unknown>>();
  let stopped = false;
  const announce = openAnnounce({ store, log }, { ...parts, track });

  function track<T>(work: Promise<T>): Promise<T> {
    const ended: Promise<void> = work.then(ignore, ignore).then(() => void running.delete(ended));
    running.add(ended);
    return work;
  }

  async function catchUp(loaded: LoadedTable): Promise<void> {
    const applied = await tables.catchUp(loaded);
    if (applied.length === 0) return;
    broadcast(loaded);
    parts.changed(loaded, false);
  }

  /** `attempt` gives records that are not written yet, or whatever else ends it. */
  async function write<Stop extends object | undefined>(
    loaded: LoadedTable,
    attempt: (table: LiveTable) => Unwritten | Stop,
  ): Promise<{ readonly written: Unwritten } | { readonly stop: Stop }> {
    await outages.ready();
    for (let tries = 0; tries < TRIES; tries++) {
      const before = loaded.table;
      const outage = outages.due(before);
      const unwritten = outage ?? attempt(before);
      if (!isUnwritten(unwritten)) return { stop: unwritten };
      const { records, applied, next } = unwritten;
      const change = changeOf(loaded.standing, standing(next));
      if ((await store.tables.append({ table: loaded.id, records, ...change })) === 'ok') {
        tables.advance(loaded, next, applied);
        announce(loaded, before, applied);
        if (unwritten === outage) continue;
        return { written: unwritten };
      }
      await catchUp(loaded);
      if (loaded.table.seq === before.seq) await tables.needPlaying(loaded);
    }
    throw new StoreTrouble(`Table ${markOf(loaded.id)} was written by others ${TRIES} times in a row.`);
  }

  async function executeCommand(visitor: Visitor, command: Command): Promise<Outcome> {
    try {
      return await tables.run(command.table, async (loaded): Promise<Outcome> => {
        // Seen in another process, of which we have not heard yet.
        if (command.seq > loaded.table.seq) await catchUp(loaded);
        const result = await write(loaded, (table) => decide(table, visitor, command, now()));
        if ('written' in result) return { ok: true, seq: result.written.next.seq };
        const { stop } = result;
        return 'done' in stop ? { ok: true, seq: stop.done } : { ok: false, refusal: stop.refusal };
      });
    } catch (error) {
      return { ok: false, refusal: await refusalOf(error, visitor, command.table) };
    }
  }

  async function refusalOf(error: unknown, visitor: Visitor, table: string): Promise<Refusal> {
    try {
      if (!(error instanceof Refused)) throw error;
      const { refusal } = error;
      const info = refusal.code === 'notFound' ? await lobby.info(table) : undefined;
      return info && lobby.maySee(visitor, info) ? NOT_BEGUN : refusal;
    } catch (trouble) {
      log.error({ err: trouble, table }, 'a command failed');
      return troubleOf(trouble);
    }
  }

  return {
    command(visitor, command) {
      if (stopped) return Promise.resolve({ ok: false, refusal: CLOSING });
      const key = `${command.table}/${visitor.user}/${command.id}`;
      const before = underWay.get(key);
      if (before) return before;
      const done = track(executeCommand(visitor, command));
      underWay.set(key, done);
      void done.then((outcome) => {
        underWay.delete(key);
        parts.commandDone?.(outcome);
      });
      return done;
    },
    act(table, make) {
      if (stopped) return Promise.resolve(undefined);
      return track(
        tables.run(table, async (loaded) => {
          const result = await write(loaded, make);
          return 'written' in result ? result.written : undefined;
        }),
      );
    },
    async heard(table, seq) {
      await tables.run(table, async (loaded) => {
        if (loaded.table.seq < seq) await catchUp(loaded);
        // It may have been loaded just now, and those who look on know less.
        else broadcast(loaded);
      });
    },
    catchUp,
    async stop() {
      stopped = true;
      while (running.size > 0) await Promise.all(running);
    },
    get stopped() {
      return stopped;
    },
  };
}

const ignore = (): void => {};

const isUnwritten = (unwritten: object | undefined): unwritten is Unwritten =>
  unwritten !== undefined && 'next' in unwritten;

/** Only what is not in the database already. */
function changeOf(before: Standing, after: Standing): Omit<TableWrite, 'table' | 'records'> {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof Standing]),
  );
  return Object.fromEntries(changed);
}
