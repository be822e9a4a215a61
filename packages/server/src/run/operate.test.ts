import { afterEach, describe, expect, it } from 'vitest';
import { gameEntry } from '../games.js';
import { openStore } from '../store/open.js';
import { addTable } from '../store/testing/rows.js';
import { describePostgres, quiet, temporaryFolder, tidy } from '../store/testing/stores.js';
import { openSocket } from '../testing/socket.js';
import type { ServerMessage } from '../wire/messages.js';
import { runCommand } from './command.js';
import { CUT_SHORT, NOBODY, readTime } from './operate.js';
import { type RunningServer, startServer } from './server.js';
import { type Environment, readSettings } from './settings.js';
import { Answered, begin, join, type Player } from './testing/player.js';

interface Place {
  readonly env: Environment;
  /** Another process with PostgreSQL, the only one with SQLite. It stops when it is drained. */
  start(): Promise<RunningServer & { readonly stopped: Promise<void> }>;
  run(...args: readonly string[]): Promise<{ readonly code: number | undefined; readonly text: string }>;
}

const servers: RunningServer[] = [];
const closeAll = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.close();
};

function placeOf(where: Environment): Place {
  const env = { CLIENT_DIR: 'none', LOG_LEVEL: 'silent', BOT_THREADS: '1', PORT: '0', ...where };
  return {
    env,
    async start() {
      let stop = (): void => undefined;
      const stopped = new Promise<void>((resolve) => {
        stop = () => void server.close().then(resolve);
      });
      const server = await startServer(readSettings(env), { log: quiet, drained: () => stop() });
      servers.push(server);
      return { ...server, stopped };
    },
    async run(...args) {
      const lines: string[] = [];
      const out = (line: string): void => void lines.push(line);
      const code = await runCommand(args, env, { out, err: out });
      return { code, text: lines.join('\n') };
    },
  };
}

/** A server reads every second what it is asked. */
async function eventually(isSo: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 100; i++) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('It does not come to pass.');
}

const LIVE = {
  ...{ game: 'duel', players: 2, pace: { kind: 'live', turn: 600, bank: 3600 } },
  ...{ listed: false, rated: false, hints: false, spectators: true },
};

async function beginLive(host: Player, guest: Player): Promise<string> {
  const { info } = await host.ask<{ info: { id: string } }>('POST', '/api/tables', LIVE);
  await guest.ask('POST', `/api/tables/${info.id}/join`, {});
  await host.ask('POST', `/api/tables/${info.id}/start`, {});
  return info.id;
}

/** Nobody wins. */
async function giveUp(table: string, host: Player, guest: Player): Promise<void> {
  const act = async (player: Player, action: object): Promise<number> => {
    const { seq } = (await player.sync(table)).status;
    const command = { id: `command-${player.me.id}`.slice(0, 60), table, seq, action };
    return (await player.ask<{ seq: number }>('POST', `/api/tables/${table}/commands`, command)).seq;
  };
  const proposal = await act(host, { type: 'propose', what: { what: 'abandon' } });
  await act(guest, { type: 'answer', proposal, yes: true });
}

const refusalIn = async (doing: Promise<unknown>): Promise<string> => {
  try {
    await doing;
    return 'done';
  } catch (error) {
    if (error instanceof Answered) return error.body;
    throw error;
  }
};

function suite(create: () => Promise<Place>): void {
  it('no new games: tables can be neither opened nor started, until it is off', async () => {
    const { start, run } = await create();
    const server = await start();
    const ann = await join(() => server.url, 'Ann');
    const { info } = await ann.ask<{ info: { id: string } }>('POST', '/api/tables', {
      ...LIVE,
      bots: ['apprentice'],
    });
    const alone = await begin(ann, undefined);
    expect(await run('no-new-games', 'on')).toMatchObject({ code: 0, text: /^No new games begin/ });
    const open = () => refusalIn(ann.ask('POST', '/api/tables', LIVE));
    await eventually(async () => (await open()).includes('"reason":"noNewGames"'));
    expect(await refusalIn(ann.ask('POST', `/api/tables/${info.id}/start`, {}))).toContain('noNewGames');
    // What runs goes on.
    expect((await ann.sync(alone)).status.status).toBe('playing');
    expect((await run('status')).text).toContain('No new games begin (no-new-games).');
    expect(await run('no-new-games', 'off')).toMatchObject({ code: 0 });
    await eventually(async () => (await open()) === 'done');
  });

  it('an announcement reaches pages that are open and those that come, and ends', async () => {
    const { start, run } = await create();
    const server = await start();
    const heard: ServerMessage[] = [];
    const socket = openSocket(server.url, {});
    socket.on('message', (data) => heard.push(JSON.parse(String(data)) as ServerMessage));
    await eventually(async () => heard.some(({ type }) => type === 'welcome'));
    const said = await run('announce', '2h', 'A new version\u0007 at noon.', 'Nowa wersja w południe.');
    expect(said).toMatchObject({ code: 0, text: expect.stringContaining('  pl  Nowa wersja w południe.') });
    const texts = { en: 'A new version at noon.', pl: 'Nowa wersja w południe.' };
    const told = () => heard.filter((it) => it.type === 'announcement');
    await eventually(async () => told().length > 0);
    expect(told()).toMatchObject([{ announcement: texts }]);
    const get = async () => (await fetch(`${server.url}/api/announcement`)).json();
    expect(await get()).toMatchObject({ announcement: texts });
    expect((await run('status')).text).toContain('A new version at noon. / Nowa wersja w południe.');

    const late: ServerMessage[] = [];
    const second = openSocket(server.url, {});
    second.on('message', (data) => late.push(JSON.parse(String(data)) as ServerMessage));
    await eventually(async () => late.length >= 2);
    expect(late.map(({ type }) => type)).toEqual(['welcome', 'announcement']);

    expect(await run('announce', 'off')).toMatchObject({ code: 0 });
    await eventually(async () => told().length > 1);
    expect(told()[1]).toEqual({ type: 'announcement', announcement: null });
    expect(await get()).toEqual({ announcement: null });
    socket.terminate();
    second.terminate();
  });

  it('drain waits for live games, stops the server, and the next one takes games again', async () => {
    const { start, run } = await create();
    const server = await start();
    const url = (): string => server.url;
    const [ann, bob] = [await join(url, 'Ann'), await join(url, 'Bob')];
    const table = await beginLive(ann, bob);
    // Neither bots nor a game without a clock is waited for.
    await begin(ann, undefined);
    await begin(ann, bob);
    let done = false;
    const drained = run('drain', '10m').finally(() => {
      done = true;
    });
    await eventually(async () =>
      (await refusalIn(ann.ask('POST', '/api/tables', LIVE))).includes('noNewGames'),
    );
    expect(done).toBe(false);
    await giveUp(table, ann, bob);
    await server.stopped;
    const { code, text } = await drained;
    expect(text).toContain('One live game runs.');
    expect(text).toContain('The server has stopped. No live game was under way.');
    expect(code).toBe(0);

    const next = await start();
    const cleo = await join(() => next.url, 'Cleo');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await refusalIn(cleo.ask('POST', '/api/tables', LIVE))).toBe('done');
  });

  it('drain stops when the time is up, and says that somebody played', async () => {
    const { start, run } = await create();
    const server = await start();
    const url = (): string => server.url;
    await beginLive(await join(url, 'Ann'), await join(url, 'Bob'));
    const { code, text } = await run('drain', '2s');
    expect(text).toContain('The time was up: the server has stopped during one live game.');
    expect(code).toBe(CUT_SHORT);
    await server.stopped;
  });

  it('a drain can be called off', async () => {
    const { start, run } = await create();
    const server = await start();
    const url = (): string => server.url;
    const [ann, bob] = [await join(url, 'Ann'), await join(url, 'Bob')];
    await beginLive(ann, bob);
    const drained = run('drain', '10m');
    const open = () => refusalIn(ann.ask('POST', '/api/tables', LIVE));
    await eventually(async () => (await open()).includes('noNewGames'));
    await run('no-new-games', 'off');
    expect(await drained).toMatchObject({ code: 1, text: expect.stringContaining('called off') });
    await eventually(async () => (await open()) === 'done');
  });

  it('status says what runs and what waits, and that nobody runs', async () => {
    const { env, start, run } = await create();
    const server = await start();
    const ann = await join(() => server.url, 'Ann');
    await begin(ann, undefined);
    await ann.ask('POST', '/api/tables', LIVE);
    const { code, text } = await run('status');
    expect(code).toBe(0);
    expect(text).toMatch(/^Program \d+\.\d+\.\d+, database of version \d+\. Rules: .*duel \d/);
    expect(text).toContain(`A server runs at ${server.url} since `);
    expect(text).toMatch(/: 0 WebSockets, \d+ tables? in memory, \d+ plans? of bots waited for\./);
    expect(text).toContain('Tables: 1 open, 1 playing, 0 over, 0 abandoned, 0 cancelled. 0 live games');
    expect(text).toContain('No game waits for rules.');
    expect(text).toMatch(/The database takes \d+\.\d MB\./);
    await server.close();

    const store = await openStore(readSettings(env), quiet);
    await addTable(store, 'table-of-old', ['ann', 'bob'], {
      version: '0.0.1',
      waits_since: 1_700_000_000_000,
    });
    await addTable(store, 'table-torn', ['ann', 'bob'], {
      version: gameEntry('duel')?.game.version ?? null,
      waits_since: 1_700_000_000_000,
    });
    await store.close();
    const later = await run('status');
    expect(later.code).toBe(NOBODY);
    expect(later.text).toContain('No server runs on this database.');
    expect(later.text).toContain(
      '1 game of duel waits: this program does not have version 0.0.1 of its rules, since 2023-11-14 22:13 UTC.',
    );
    expect(later.text).toContain(
      'Table table-torn of duel waits since 2023-11-14 22:13 UTC: its records do not fit',
    );
    expect(await run('drain')).toMatchObject({ code: NOBODY });
  }, 30_000);

  it('nothing else is understood, and nothing happens', async () => {
    const { start, run } = await create();
    await start();
    for (const args of [
      ['no-new-games'],
      ['no-new-games', 'maybe'],
      ['drain', 'soon'],
      ['drain', '5m', '6m'],
      ['drain', '2020-01-01T00:00Z'],
      ['announce', '2h', 'Only one'],
      ['announce', 'never', 'One', 'Jeden'],
      ['announce', '2h', ' ', 'Jeden'],
      ['announce', '2h', 'x'.repeat(301), 'Jeden'],
      ['status', 'now'],
    ])
      expect(await run(...args), args.join(' ')).toMatchObject({ code: 1 });
    expect((await run('status')).text).toMatch(/\nNew games can begin\.\n/);
  });
}

describe('commands for a server that runs, on SQLite', () => {
  afterEach(tidy);
  afterEach(closeAll);
  suite(async () => placeOf({ DATA_DIR: temporaryFolder() }));
});

describePostgres('commands for a server that runs, on PostgreSQL', (createDatabase) => {
  afterEach(closeAll);
  const create = async (): Promise<Place> => placeOf({ DATABASE_URL: await createDatabase() });
  suite(create);

  it('reach all processes: each says how it is, and all of them stop', async () => {
    const { start, run } = await create();
    const both = [await start(), await start()];
    const { text } = await run('status');
    for (const { url } of both) expect(text).toContain(`A server runs at ${url} since `);
    expect(await run('drain', '1m')).toMatchObject({ code: 0 });
    await Promise.all(both.map(({ stopped }) => stopped));
  });
});

describe('times of commands', () => {
  it('are spans or moments', () => {
    const noon = Date.UTC(2026, 4, 1, 12);
    expect(readTime('90m', noon)).toBe(noon + 90 * 60_000);
    expect(readTime('1d', noon)).toBe(noon + 86_400_000);
    expect(readTime('2026-05-01T20:00Z', noon)).toBe(Date.UTC(2026, 4, 1, 20));
    for (const wrong of ['', '5', 'm', '0m', '5x', '2026-05-01T11:00Z'])
      expect(() => readTime(wrong, noon), wrong).toThrow(/is no time|is over/);
  });
});
