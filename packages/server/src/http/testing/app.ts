import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Base, Live, Socket, Visitor } from '../../context.js';
import type { Mail } from '../../notify/mail.js';
import type { Seating } from '../../people/account-deletion.js';
import { openPeople, type PeopleDesk } from '../../people/people.js';
import { peopleRoutes } from '../../people/routes.js';
import type { Limits, Settings } from '../../run/settings.js';
import { hearLog } from '../../run/testing/log.js';
import { openSqlite } from '../../store/sqlite.js';
import type { Store } from '../../store/store.js';
import { openApp } from '../app.js';
import type { Sockets } from '../upgrade.js';
import type { App } from '../visitor.js';
import { checkAnswers } from './answers.js';

export const ORIGIN = 'http://localhost:8080';

const LIMITS: Limits = {
  sockets: 100,
  socketsOfUser: 10,
  socketsOfAddress: 50,
  connectionsOfAddress: 1_000,
  messages: 100,
  burst: 100,
  syncs: 100,
  chat: 100,
  requests: 10_000,
  sensitive: 10_000,
  tables: 10,
  botGames: 10,
  newTables: 100,
  newTablesOfAddress: 100,
};

export interface Wishes {
  readonly settings?: Partial<Omit<Settings, 'limits'>>;
  readonly limits?: Partial<Limits>;
  readonly mail?: boolean;
  /** Instead of one of its own; whoever gives it closes it. */
  readonly store?: Store;
  readonly seating?: () => Seating;
  readonly register?: (app: App) => void;
  /** Instead of the real ones. */
  readonly visitor?: (token: string | undefined) => Promise<Visitor | undefined>;
}

/** Remembers who came; ends sockets when the bus says so, as the real one does. */
export interface FakeLive extends Pick<Live, 'connect'> {
  readonly met: readonly { readonly socket: Socket; readonly visitor: Visitor | undefined }[];
  readonly heard: readonly string[];
}

function openFakeLive(store: Store): FakeLive {
  const met: { readonly socket: Socket; readonly visitor: Visitor | undefined }[] = [];
  const heard: string[] = [];
  store.bus.subscribe((message) => {
    if (message.type !== 'signedOut') return;
    for (const { socket, visitor } of met) {
      if (visitor?.user !== message.user) continue;
      const meant =
        message.session === null ? visitor.session !== message.except : visitor.session === message.session;
      if (meant) socket.close(4401, 'signed out');
    }
  });
  return {
    met,
    heard,
    connect(socket, visitor) {
      met.push({ socket, visitor });
      socket.onMessage((text) => heard.push(text));
      socket.send(JSON.stringify({ type: 'welcome', user: visitor?.user ?? null }));
    },
  };
}

export interface TestApp {
  readonly app: App;
  readonly sockets: Sockets;
  readonly base: Base;
  readonly people: PeopleDesk;
  readonly live: FakeLive;
  readonly mails: readonly Mail[];
  readonly lines: readonly Readonly<Record<string, unknown>>[];
  /** Milliseconds pass. */
  pass(ms: number): void;
  /** Where it listens from now on: `host:port`. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** For a file of tests: opens an application, and closes it after its test. */
export function useTestApp(): (wishes?: Wishes) => Promise<TestApp> {
  const opened: TestApp[] = [];
  afterEach(async () => {
    for (const app of opened.splice(0)) await app.close();
  });
  return async (wishes) => {
    const app = await openTestApp(wishes);
    opened.push(app);
    return app;
  };
}

/** The application with a database of its own, real people and a fake `live`. */
export async function openTestApp(wishes: Wishes = {}): Promise<TestApp> {
  const data = mkdtempSync(join(tmpdir(), 'polder-http-'));
  const { log, lines } = hearLog();
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    origin: ORIGIN,
    origins: [],
    data,
    databaseUrl: undefined,
    proxies: 0,
    secure: false,
    logLevel: 'trace',
    smtpUrl: undefined,
    mailFrom: 'polder@example.org',
    metricsToken: undefined,
    botThreads: 0,
    botMs: 0,
    client: undefined,
    privateWebhooks: false,
    keepBotGames: 0,
    ...wishes.settings,
    limits: { ...LIMITS, ...wishes.limits },
  };
  let at = Date.UTC(2030, 0, 1);
  const store = wishes.store ?? (await openSqlite(data, log));
  const base: Base = { settings, store, log, now: () => at, process: 'test' };
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail): Promise<void> => void mails.push(mail);
  const people = openPeople(base, {
    ...(wishes.mail === false ? {} : { sendMail }),
    ...(wishes.seating ? { seating: wishes.seating } : {}),
  });
  const live = openFakeLive(store);
  const { app, sockets } = await openApp(base, {
    people: wishes.visitor ? { visitor: wishes.visitor } : people,
    live,
    register: [
      checkAnswers,
      (to) => peopleRoutes(to, base, people),
      ...(wishes.register ? [wishes.register] : []),
    ],
  });
  return {
    app,
    sockets,
    base,
    people,
    live,
    mails,
    lines,
    pass: (ms) => {
      at += ms;
    },
    async listen() {
      await app.listen({ host: '127.0.0.1', port: 0 });
      const address = app.server.address();
      if (address === null || typeof address === 'string') throw new Error('It does not listen.');
      return `127.0.0.1:${address.port}`;
    },
    async close() {
      await app.close();
      await people.settled();
      if (!wishes.store) await store.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}
