import { setImmediate } from 'node:timers';
import type { Base, BotPool, Live, Lobby, Notices, People } from '../context.js';
import { Refused } from '../refused.js';
import { gone } from '../table/index.js';
import type { Announcement, Outcome, ServerMessage } from '../wire/messages.js';
import type { TableInfo } from '../wire/table.js';
import { openAct } from './act.js';
import { openBotTurn } from './bot.js';
import { openBroadcast } from './broadcast.js';
import { openClaims } from './claims.js';
import { openExecutor } from './execute-command.js';
import { openGate } from './gate.js';
import { openHub } from './hub.js';
import { type Asker, openAskLimits } from './limits.js';
import { startWaiting } from './missing-rules.js';
import { openNews } from './news.js';
import { openOutages } from './outage.js';
import { openPresence } from './presence.js';
import { openSeen } from './seen.js';
import { openSessions } from './sessions.js';
import { openSockets } from './sockets.js';
import { isBegun, openSyncs, patienceOf } from './syncs.js';
import { type LoadedTable, openTables } from './tables.js';
import { TIMES, type Times } from './times.js';
import { openWatching } from './watching.js';

export interface LiveParts {
  readonly people: People;
  readonly lobby: Pick<Lobby, 'info' | 'maySee' | 'ended' | 'chat' | 'chatFor' | 'say'>;
  readonly notices: Notices;
  readonly bots: BotPool;
  /** For the metrics. */
  readonly commandDone?: (outcome: Outcome) => void;
  /** What everybody is told who comes. */
  readonly announcement?: () => Announcement | undefined;
}

export interface OpenLive extends Live {
  /** For the metrics. */
  readonly counts: {
    readonly sockets: number;
    /** In memory. */
    readonly tables: number;
    /** That somebody looks at. */
    readonly watched: number;
  };
  /** What else is done from time to time: looks for what is due, and compares with the database. */
  sweep(): Promise<void>;
  recheck(): Promise<void>;
  /** All who are connected to this process. */
  tellAll(message: ServerMessage): void;
}

/** Games that are played again at once, and how many more those who only look on may ask for. */
const REPLAYS = { most: 3, waiting: 100 };

/** Running tables in memory, and the sockets of those who play and look on. */
export function openLive(
  base: Base,
  { people, lobby, notices, bots, commandDone, announcement }: LiveParts,
  given: Partial<Times> = {},
): OpenLive {
  const times = { ...TIMES, ...given };
  const { store, log } = base;
  const hub = openHub();
  const limits = openAskLimits(base.settings.limits, () => performance.now());
  const sessions = openSessions(base, { hub, times });
  const outages = openOutages(base, times);
  const gate = openGate(REPLAYS.most, REPLAYS.waiting);
  const tables = openTables(base, outages, times, gate);
  const claims = openClaims(base, times);
  const seen = openSeen(base, times);
  const presence = openPresence({
    bus: store.bus,
    process: base.process,
    shared: store.kind === 'postgres',
    times,
    changed: (user) => watching.presenceOf(user),
  });
  const syncs = openSyncs(base, { lobby, catchUp: (loaded) => executor.catchUp(loaded), seen, gate });
  const watching = openWatching(base, { hub, tables, syncs, seen, presence, lobby, limits, times });
  const broadcast = openBroadcast({ hub, now: base.now, behind: watching.behind });
  const executor = openExecutor(base, {
    ...{ tables, outages, broadcast, lobby, notices, commandDone },
    changed: (loaded, here) => act.changed(loaded, here),
  });
  const botTurn = openBotTurn(base, { bots, tables, executor });
  const act = openAct(base, { tables, claims, executor, botTurn, outages, times });
  const sockets = openSockets(base, {
    ...{ hub, watching, presence, executor, people, lobby, sessions, limits, times, announcement },
  });
  const news = openNews(base, { hub, watching, tables, presence, executor, sessions, times });
  // Those that are met before it is done are marked one by one.
  const marking = startWaiting(base).catch((error: unknown) => {
    log.error({ err: error }, 'games that wait for their rules could not be marked');
  });
  const forgetting = setInterval(() => tables.forget((id) => hub.watched.has(id)), times.keepTable / 10);
  forgetting.unref();
  let drained: Promise<void> | undefined;

  async function drain(): Promise<void> {
    const done = executor.stop();
    act.stop();
    clearInterval(forgetting);
    await done;
    // Whoever waits for an answer gets it before the good-bye.
    await new Promise<void>((resolve) => setImmediate(resolve));
    sockets.close();
    presence.close();
    news.close();
    sessions.close();
    await marking;
    await seen.close();
    await claims
      .release()
      .catch((error: unknown) => log.warn({ err: error }, 'claims could not be given up: they run out'));
    await outages.close();
  }

  /** Undefined: there is nothing to be shown to them. */
  async function shown<T>(
    { visitor, networkKey }: Asker,
    table: string,
    show: (loaded: LoadedTable, info: TableInfo) => Promise<T>,
  ): Promise<T | undefined> {
    const tooMuch = limits.sync({ visitor, networkKey });
    if (tooMuch) throw new Refused(tooMuch.refusal);
    const info = await seenBy(syncs.need(visitor, table));
    if (!info || !isBegun(info)) return undefined;
    const work = (loaded: LoadedTable): Promise<T> => {
      limits.synced({ visitor, networkKey }, loaded.table.seq + 1);
      return show(loaded, info);
    };
    return tables.run(table, work, patienceOf(visitor, info));
  }

  return {
    async command(visitor, command, networkKey) {
      const tooMuch = limits.message({ visitor, networkKey });
      return tooMuch ? { ok: false, refusal: tooMuch.refusal } : executor.command(visitor, command);
    },
    sync: (visitor, table, networkKey) =>
      shown(
        { visitor, networkKey },
        table,
        async (loaded, info) => (await syncs.whole(loaded, visitor, info)).sync,
      ),
    since: (visitor, table, after, networkKey) =>
      shown({ visitor, networkKey }, table, (loaded, info) => syncs.since(loaded, visitor, info, after)),
    async gone(user, table) {
      await executor.act(table, (it) => gone(it, user, base.now()));
    },
    started: act.look,
    connect: sockets.connect,
    isPresent: presence.isPresent,
    drain() {
      drained ??= drain();
      return drained;
    },
    get counts() {
      return { sockets: hub.connections.size, tables: tables.size, watched: hub.watched.size };
    },
    sweep: act.sweep,
    recheck: news.recheck,
    tellAll(message) {
      const text = JSON.stringify(message);
      for (const connection of [...hub.connections]) connection.sendText(text);
    },
  };
}

/** Undefined instead of a refusal. */
async function seenBy<T>(asked: Promise<T>): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refused && error.refusal.code === 'notFound') return undefined;
    throw error;
  }
}
