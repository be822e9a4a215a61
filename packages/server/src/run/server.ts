import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { openBots } from '../bots/pool.js';
import type { Base } from '../context.js';
import { type AppParts, openApp } from '../http/app.js';
import { liveRoutes, openLive } from '../live/index.js';
import type { Times } from '../live/times.js';
import { openLobby } from '../lobby/lobby.js';
import { lobbyRoutes } from '../lobby/routes.js';
import { openMail } from '../notify/mail.js';
import { openNotices } from '../notify/notices.js';
import { notifyRoutes } from '../notify/routes.js';
import { openPeople } from '../people/people.js';
import { peopleRoutes } from '../people/routes.js';
import { SCHEMA_VERSION } from '../store/migrations.js';
import { openStore } from '../store/open.js';
import type { Store } from '../store/store.js';
import { openControls } from './controls.js';
import { openLog } from './log.js';
import { openMetrics } from './metrics.js';
import { settlePort } from './port.js';
import { runRoutes } from './routes.js';
import type { Settings } from './settings.js';
import { programVersion } from './version.js';

export interface RunningServer {
  /** With the port that it has. */
  readonly settings: Settings;
  /** How people reach it. */
  readonly url: string;
  /** Stops it, within some seconds: what was acknowledged is kept, and nobody is left waiting. */
  close(): Promise<void>;
}

export interface ServerParts {
  readonly log?: FastifyBaseLogger;
  /** Of the threads of bots. */
  readonly botScript?: URL;
  /** Other times than the usual ones: for tests that wait for what takes long. */
  readonly times?: Partial<Times>;
  /** Hooks and routes before all others. */
  readonly register?: AppParts['register'];
  /** It was asked to stop (`polder-server drain`), and can. */
  readonly drained?: () => void;
}

/** What may be under way when it stops gets so long, in ms. */
const LEAVE = { requests: 2500, notices: 4000 };
const TIDY_EVERY = 3_600_000;

/** Throws what `openStore` throws, and what the system says about the port. */
export async function startServer(given: Settings, parts: ServerParts = {}): Promise<RunningServer> {
  const settings = await settlePort(given);
  const log = parts.log ?? openLog(settings);
  const store = await openStore(settings, log);
  try {
    return await open(settings, log, store, parts);
  } catch (error) {
    await store.close();
    throw error;
  }
}

async function open(
  settings: Settings,
  log: FastifyBaseLogger,
  opened: Store,
  { botScript, times, register = [], drained = () => undefined }: ServerParts,
): Promise<RunningServer> {
  const metrics = openMetrics();
  const store = metrics.store(opened);
  const base: Base = { settings, store, log, now: Date.now, process: randomBytes(9).toString('base64url') };
  let draining = false;
  const startedAt = Date.now();

  const mail = openMail(settings);
  const people = openPeople(base, {
    sendMail: mail,
    seating: () => ({ leave: lobby.leave, gone: live.gone }),
  });
  const notices = openNotices(base, {
    isPresent: (user) => live.isPresent(user),
    names: people.names,
    mail,
    delivered: metrics.notice,
  });
  const bots = metrics.bots(openBots(settings, log, botScript ? { script: botScript } : {}));
  const controls = openControls({
    ...{ ...base, drained },
    report: () => ({
      ...{ version: programVersion(), schema: SCHEMA_VERSION, startedAt, url: settings.origin },
      ...{ sockets: sockets.open, tables: live.counts.tables, botQueue: bots.waiting },
    }),
    announced: (announcement) => live.tellAll({ type: 'announcement', announcement: announcement ?? null }),
  });
  const lobby = openLobby(base, {
    ...{ people, notices, live: () => live },
    isClosed: () => controls.closed,
  });
  const live = openLive(
    base,
    {
      ...{ people, lobby, notices, bots, commandDone: metrics.command },
      announcement: () => controls.announcement,
    },
    times,
  );
  const { app, sockets } = await openApp(base, {
    people,
    live,
    register: [
      ...register,
      metrics.requests,
      (it) => runRoutes(it, base, { metrics, isDraining: () => draining, controls }),
      (it) => peopleRoutes(it, base, people),
      (it) => lobbyRoutes(it, base, lobby),
      (it) => liveRoutes(it, live),
      (it) => notifyRoutes(it, base, notices),
    ],
  });
  metrics.watch({
    sockets: () => sockets.open,
    tables: () => ({ memory: live.counts.tables, watched: live.counts.watched }),
    bots: () => bots.waiting,
    outbox: notices.waiting,
    draining: () => draining,
  });
  const tidying = setInterval(() => {
    people.tidy().catch((error: unknown) => log.error({ err: error }, 'sessions could not be tidied'));
  }, TIDY_EVERY);
  tidying.unref();

  async function stop(): Promise<void> {
    draining = true;
    clearInterval(tidying);
    controls.close();
    // Nobody new comes in; who is here is told to go elsewhere once all that was taken is written.
    app.server.close();
    await live.drain();
    lobby.close();
    const cut = setTimeout(() => app.server.closeAllConnections(), LEAVE.requests);
    await app.close();
    clearTimeout(cut);
    await Promise.all([
      bots.close(),
      within(LEAVE.notices, notices.close()),
      within(LEAVE.notices, people.settled()),
    ]);
  }

  try {
    // The keys of web push are made before the first browser asks for them.
    await notices.push.key();
    // Before the first visitor: what was asked while nobody ran.
    await controls.look();
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await stop();
    throw error;
  }
  log.info({ url: settings.origin, database: store.kind, client: settings.client !== undefined }, 'started');
  let closing: Promise<void> | undefined;

  async function close(): Promise<void> {
    await stop();
    await store.close();
    log.info('stopped');
  }

  return {
    settings,
    url: settings.origin,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Waits for it, but no longer than that. */
function within(ms: number, work: Promise<unknown>): Promise<unknown> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
