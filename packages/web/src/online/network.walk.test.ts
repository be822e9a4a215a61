import { below, type Game, type GameEvent, hashState, type Random, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { type Browser, openBrowser, type Way } from '../../../server/src/faults/testing/browser.js';
import { openProxy } from '../../../server/src/faults/testing/proxy.js';
import {
  figure,
  newSqlite,
  openDatabase,
  size,
  stop,
  useServers,
} from '../../../server/src/faults/testing/servers.js';
import {
  expectKept,
  expectSingle,
  expectWhole,
  readStored,
  type StoredTable,
} from '../../../server/src/faults/testing/truth.js';
import { begin } from '../../../server/src/faults/testing/village.js';
import { CALM, type Weather } from '../../../server/src/faults/testing/weather.js';
import { join, type Player } from '../../../server/src/run/testing/player.js';
import { audienceOf } from '../../../server/src/table/index.js';
import type { Bots } from '../session/bots.js';
import { type OnlineSession, openRemote, type Sync } from '../session/remote.js';
import { gameOf, isGameId } from '../session/rules.js';
import { openCall } from './api.js';
import { byHttp } from './by-http.js';
import { type Connection, openConnection } from './connection.js';

// The client as it is, against the server as it is, through a network that is not.

const TABLES = size('FAULT_STORM_TABLES', 8);
const RECORDS = size('FAULT_STORM_RECORDS', 14);

const STORM: Weather = {
  ...{ drop: 10, duplicate: 60, reorder: 60, delay: 300, longest: 40 },
  ...{ late: 150, latest: 2_500, cut: 10, halfClose: 6, hole: 3 },
};

const servers = useServers();

type Session = OnlineSession<unknown, GameEvent>;

/** Somebody's page with one table. */
interface Page {
  readonly session: Session;
  readonly browser: Browser;
  readonly user: string | undefined;
  readonly table: string;
}

const NO_BOTS: Bots = {
  plan: async () => ({ keys: [], version: '' }),
  explain: async () => [],
  close: () => {},
};

async function openPage(player: Player | undefined, table: string, way: Way) {
  const browser = openBrowser(player, way);
  const connection = openConnection(
    {
      ...{ openSocket: browser.openSocket, watch: browser.watch },
      ...{ isOnline: () => true, isHidden: () => false, random: () => 0.5, now: Date.now },
    },
    byHttp(openCall(browser.fetch, 2_000)),
  );
  const sync = await firstSync(connection, table);
  if (!isGameId(sync.info.game)) throw new Error(sync.info.game);
  const game = (await gameOf(sync.info.game)) as unknown as Game<unknown, unknown, GameEvent>;
  const session: Session = openRemote(
    game,
    { id: table, game: sync.info.game, sync },
    {
      connection,
      bots: NO_BOTS,
      loadChat: async () => [],
      botName: (level) => level,
      refusal: ({ code, message }) => `${code}: ${message}`,
    },
  );
  session.showMissed();
  return { session, browser, user: player?.me.id, table };
}

/** As the page does before it has anything. */
const firstSync = (connection: Connection, table: string): Promise<Sync> =>
  new Promise((resolve) => {
    const unwatch = connection.watch(table, {
      seen: () => undefined,
      receive(message) {
        if (message.type !== 'sync') return;
        unwatch();
        resolve(message.sync);
      },
    });
  });

const isOver = ({ online }: Session): boolean =>
  online.status.status === 'over' || online.status.status === 'abandoned';

const until = (session: Session, isSo: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const end = session.subscribe(() => look());
    const look = (): void => {
      if (!isSo()) return;
      end();
      resolve();
    };
    look();
  });

/** Chooses by chance, takes something back now and then, until there are so many records. */
async function play({ session }: Page, random: Random): Promise<void> {
  const isDone = (): boolean => isOver(session) || session.online.status.seq >= RECORDS;
  const isAsked = (): boolean => session.now.decision !== undefined && !session.busy;
  for (;;) {
    await until(session, () => isDone() || isAsked());
    if (isDone()) return;
    const { decision, undoable } = session.now;
    if (!decision) continue;
    if (undoable.steps > 0 && below(random, 5) === 0) await session.undo().catch(ignoreUndo);
    else await session.choose([decision.options[below(random, decision.options.length)].key]);
  }
}

/** It could be taken back when it was asked for. */
function ignoreUndo(error: unknown): void {
  if (!(error instanceof Error && error.name === 'CannotUndo')) throw error;
}

describe(`${TABLES} tables of people behind a bad network`, () => {
  it('are played by all as if it were a good one: nothing lost, nothing done twice', async () => {
    const database = newSqlite();
    const server = await servers.start(database);
    const proxy = await openProxy(() => server.url, 'storm');
    const began = performance.now();
    const way = { url: proxy.url, origin: () => server.url, heartbeat: 1_000 };
    const pages: Page[][] = [];
    proxy.weather = STORM;
    await Promise.all(
      Array.from({ length: TABLES }, async (_, i) => {
        const count = i % 3 === 2 ? 3 : 2;
        const people: Player[] = [];
        for (let seat = 0; seat < count; seat++) people.push(await join(() => server.url, `Player ${seat}`));
        const table = await begin(people, { game: i % 3 === 0 ? 'duel' : 'valley', players: count });
        pages[i] = await Promise.all(
          [...people, undefined].map((player, seat) =>
            // Now and then there are only plain requests.
            openPage(player, table, { ...way, sockets: i % 4 > 0 || seat > 0 }),
          ),
        );
        const [host] = pages[i];
        await Promise.all([
          ...pages[i].slice(0, count).map((page, seat) => play(page, seedRandom(`storm/${i}/${seat}`))),
          ...['hello', 'goodLuck'].map((phrase) => host.session.say({ phrase: phrase as 'hello' })),
        ]);
      }),
    );
    const played = performance.now() - began;

    // Fair weather again: everybody comes to the same, once the last late copy is there.
    proxy.weather = CALM;
    await proxy.settled();
    const all = pages.flat();
    const last = await Promise.all(
      pages.map(async ([{ table }]) => {
        const store = await (await fetch(`${server.url}/api/tables/${table}/sync`)).json();
        return (store as { sync: Sync }).sync.status.seq;
      }),
    );
    await Promise.all(
      pages.flatMap((here, i) =>
        here.map(({ session }) => until(session, () => session.online.status.seq === last[i])),
      ),
    );
    for (const { browser } of all) browser.close();
    await proxy.close();
    expect(await stop(server)).toBe(0);

    const store = await openDatabase(database);
    for (const here of pages) {
      const stored = await readStored(store, here[0].table);
      await expectWhole(store, here[0].table, stored);
      expectSingle(stored);
      for (const page of here) compare(stored, page);
    }
    const said = await store.db.selectFrom('messages').select(['table_id', 'phrase']).execute();
    expect(said).toHaveLength(2 * TABLES);
    await store.close();
    for (const { session } of all) session.close();

    const sum = (of: (page: Page) => number): number => all.reduce((total, it) => total + of(it), 0);
    // It was a storm.
    const { cut, halfClose, hole, ...messages } = proxy.counts;
    for (const count of [...Object.values(messages), cut + halfClose + hole])
      expect(count).toBeGreaterThan(0);
    expect(proxy.elsewhere).toBeGreaterThan(0);
    figure(
      `network: ${TABLES} tables, ${all.length} clients, ${(played / 1000).toFixed(0)} s: ` +
        `${sum(({ browser }) => browser.acknowledged.size)} commands acknowledged of ` +
        `${sum(({ browser }) => browser.sent.size)} sent, none lost, none done twice; ` +
        `${sum(({ browser }) => browser.counts.sockets)} sockets, ` +
        `${sum(({ browser }) => browser.counts.requests)} requests; ${JSON.stringify(proxy.counts)}, ` +
        `${proxy.elsewhere} late copies over another connection`,
    );
  });
});

function compare(stored: StoredTable, { session, browser, user, table: id }: Page): void {
  const { table } = stored;
  const who = audienceOf(table.header, user);
  expect(browser.faults).toEqual([]);
  const { acknowledged, denied } = browser;
  expectKept(stored, { user, acknowledged, denied, table: id });
  // However often it was asked, the answer is one.
  expect([...denied].filter((command) => acknowledged.has(command))).toEqual([]);
  expect(session.online.unreadable).toBeUndefined();
  expect(session.online.status.seq).toBe(table.seq);
  expect(session.now.choices).toBe(table.history.choices.length);
  expect(hashState(session.now.view)).toBe(hashState(table.game.view(table.history.state, who)));
}
