import type { Command, Outcome, Say, ServerMessage, TableInfo } from '@polder/server/wire';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Trouble } from './api.js';
import { type Connection, openConnection } from './connection.js';
import { type FakeNet, HEARTBEAT, openNet } from './testing/net.js';
import type { TableMessage, Watcher } from './watchers.js';

const TABLE = 'table-one';
const SEEN = { seq: 7, hash: '0123456789abcdef' };
const CHOOSE = { type: 'undo' } as const;

let net: FakeNet;
let line: Connection;
const http = {
  command: vi.fn<(command: Command) => Promise<Answer<Outcome>>>(),
  say: vi.fn<(say: Say) => Promise<Answer<{ message: never }>>>(),
  sync: vi.fn<() => Promise<Answer<ServerMessage>>>(),
  table: vi.fn<() => Promise<Answer<{ info: TableInfo; mine: null; people: object }>>>(),
};
const failed = (trouble: Trouble) => Promise.resolve({ ok: false as const, trouble });
const fine = <T>(value: T) => Promise.resolve({ ok: true as const, value });
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
  net = openNet();
  for (const it of Object.values(http)) it.mockReset().mockImplementation(() => failed({ code: 'offline' }));
  line = openConnection(net.around, http as never);
});
afterEach(() => vi.useRealTimers());

function watcher(
  seen: Watcher['seen'] = () => SEEN,
): Watcher & { readonly got: TableMessage[]; gone: string[] } {
  const got: TableMessage[] = [];
  const gone: string[] = [];
  return { got, gone, seen, receive: (it) => got.push(it), away: ({ code }) => gone.push(code) };
}
const last = () => net.sockets[net.sockets.length - 1];
const commandsOf = (socket = last()): Command[] =>
  socket.sent.flatMap((it) => (it.type === 'command' ? [it.command] : []));
const done = (id: string, outcome: Outcome = { ok: true, seq: 8 }): ServerMessage => ({
  type: 'done',
  id,
  outcome,
});

describe('a socket', () => {
  it('is opened when somebody needs it, and closed when nobody has for a while', async () => {
    await pass(10_000);
    expect(net.sockets).toHaveLength(0);
    const leave = line.watch(TABLE, watcher());
    await pass(0);
    expect(line.link).toBe('on');
    expect(last().sent).toEqual([{ type: 'watch', table: TABLE, after: SEEN }]);
    leave();
    expect(last().sent.at(-1)).toEqual({ type: 'unwatch', table: TABLE });
    expect(last().isOpen).toBe(true);
    await pass(60_000);
    expect(last().isOpen).toBe(false);
    expect(net.sockets).toHaveLength(1);
  });

  it('comes back by itself and says for every table what is there', async () => {
    line.watch(TABLE, watcher());
    line.watch(
      'table-two',
      watcher(() => undefined),
    );
    await pass(0);
    last().close();
    expect(line.link).toBe('connecting');
    await pass(1000);
    expect(net.sockets).toHaveLength(2);
    expect(line.link).toBe('on');
    expect(last().sent).toEqual([
      { type: 'watch', table: TABLE, after: SEEN },
      { type: 'watch', table: 'table-two' },
    ]);
  });

  it('waits longer after each failure, and not at all once the network is back', async () => {
    net.accept = 'never';
    line.watch(TABLE, watcher());
    const times: number[] = [];
    net.onSocket = () => times.push(Date.now());
    await pass(120_000);
    const waits = times.slice(1).map((time, i) => time - times[i]);
    expect(waits.length).toBeGreaterThan(5);
    for (const [i, wait] of waits.entries()) if (i > 0) expect(wait).toBeGreaterThanOrEqual(waits[i - 1]);
    expect(Math.max(...waits)).toBeLessThanOrEqual(20_000);
    net.accept = 'atOnce';
    net.look();
    await pass(0);
    expect(line.link).toBe('on');
  });

  it('one that never greets is given up', async () => {
    net.accept = 'byHand';
    line.watch(TABLE, watcher());
    await pass(9_000);
    expect(net.sockets.length).toBe(2);
    last().greet();
    expect(line.link).toBe('on');
  });

  it('sends heartbeats with what is there, and is given up after three silent ones', async () => {
    line.watch(TABLE, watcher());
    await pass(HEARTBEAT);
    const ping = { type: 'ping', tables: [{ table: TABLE, ...SEEN }] };
    expect(last().sent.at(-1)).toEqual(ping);
    last().send({ type: 'pong', now: 1 });
    await pass(2 * HEARTBEAT);
    expect(net.sockets).toHaveLength(1);
    await pass(3 * HEARTBEAT);
    expect(net.sockets.length).toBeGreaterThan(1);
  });

  it('is not given up because the browser let nothing run for a while', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    const { length } = last().sent;
    vi.setSystemTime(Date.now() + 4 * HEARTBEAT);
    await pass(HEARTBEAT);
    expect(last().sent.slice(length)).toEqual([{ type: 'ping', tables: [{ table: TABLE, ...SEEN }] }]);
    last().send({ type: 'pong', now: 1 });
    await pass(5_000);
    expect(net.sockets).toHaveLength(1);
  });

  it('after a sleep is asked whether it lives', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    last().cut();
    net.look();
    await pass(3_500);
    expect(net.sockets).toHaveLength(2);
    expect(line.link).toBe('on');
  });

  it('says what was seen when nobody looks any more', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    net.look(false);
    expect(last().sent.at(-1)).toEqual({ type: 'ping', tables: [{ table: TABLE, ...SEEN }] });
    await pass(5_000);
    expect(net.sockets).toHaveLength(1);
  });

  it('watches anew what the server does not know of', async () => {
    const one = watcher();
    line.watch(TABLE, one);
    await pass(0);
    last().send({ type: 'refused', table: TABLE, refusal: { code: 'stale', message: '' } });
    expect(last().sent.at(-1)).toEqual({ type: 'watch', table: TABLE, after: SEEN });
    last().send({ type: 'refused', table: TABLE, refusal: { code: 'notFound', message: '' } });
    expect(one.got.map(({ type }) => type)).toEqual(['refused']);
  });

  it('asks again for a table that could not be shown for a moment', async () => {
    const one = watcher();
    line.watch(TABLE, one);
    await pass(0);
    last().sent.length = 0;
    last().send({ type: 'refused', table: TABLE, refusal: { code: 'trouble', message: '' } });
    await pass(5_000);
    expect(last().sent).toEqual([{ type: 'watch', table: TABLE, after: SEEN }]);
    expect(one.got).toEqual([]);
  });

  it('comes back soon from a server that is drained, later to one that had too much', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    last().send({ type: 'bye', why: 'drain' });
    await pass(500);
    expect(net.sockets).toHaveLength(2);
    last().send({ type: 'bye', why: 'tooMuch' });
    await pass(5_000);
    expect(net.sockets).toHaveLength(2);
    await pass(10_000);
    expect(net.sockets).toHaveLength(3);
  });

  it('does not stumble over what is no message', async () => {
    const one = watcher();
    line.watch(TABLE, one);
    await pass(0);
    for (const text of ['{', 'null', '[]', '{"type":"later"}', new ArrayBuffer(2)]) last().sendRaw(text);
    last().send({ type: 'present', table: TABLE, people: ['a'] });
    last().send({ type: 'present', table: 'elsewhere', people: [] });
    expect(one.got).toEqual([{ type: 'present', table: TABLE, people: ['a'] }]);
  });

  it('is another one after somebody has signed in', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    line.renew();
    await pass(0);
    expect(net.sockets[0].isOpen).toBe(false);
    expect(net.sockets).toHaveLength(2);
    expect(line.link).toBe('on');
  });

  it('knows the server’s time', async () => {
    net.accept = 'byHand';
    line.watch(TABLE, watcher());
    last().send({ type: 'welcome', me: null, heartbeat: HEARTBEAT, now: Date.now() + 5_000 });
    expect(line.now()).toBe(Date.now() + 5_000);
    // This one was long on its way.
    last().send({ type: 'pong', now: Date.now() + 1_000 });
    expect(line.now()).toBe(Date.now() + 5_000);
  });

  it('tells of lists only who wants to know', async () => {
    const lobby = vi.fn();
    const mine = vi.fn();
    const leave = line.onLobby(lobby);
    line.onMine(mine);
    await pass(0);
    expect(last().sent).toEqual([{ type: 'lobby', on: true }]);
    lobby.mockClear();
    mine.mockClear();
    last().send({ type: 'lobby' });
    last().send({ type: 'mine', table: TABLE });
    expect(lobby).toHaveBeenCalledOnce();
    expect(mine).toHaveBeenCalledWith(TABLE);
    leave();
    expect(last().sent.at(-1)).toEqual({ type: 'lobby', on: false });
  });
});

describe('a command', () => {
  it('is answered once, whatever comes twice', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    const outcome = line.command(TABLE, 7, CHOOSE);
    const [command] = commandsOf();
    expect(command).toMatchObject({ table: TABLE, seq: 7, action: CHOOSE });
    last().send(done(command.id));
    last().send(done(command.id, { ok: true, seq: 99 }));
    expect(await outcome).toEqual({ ok: true, seq: 8 });
  });

  it('that was not answered is sent again with the same id over the next socket, after what is watched', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    const outcome = line.command(TABLE, 7, CHOOSE);
    const [{ id }] = commandsOf();
    last().close();
    await pass(1000);
    expect(last().sent.map(({ type }) => type)).toEqual(['watch', 'command']);
    expect(commandsOf()[0].id).toBe(id);
    last().send(done(id));
    expect(await outcome).toEqual({ ok: true, seq: 8 });
  });

  it('that was done but whose answer was lost is sent again with the same id after the reconnect, and answered once', async () => {
    const done: string[] = [];
    /** Does what it has not done yet, and says so each time; the first answer is lost with its socket. */
    net.onSocket = (socket) => {
      socket.onMessage = (message) => {
        if (message.type !== 'command') return;
        const { id } = message.command;
        if (done.includes(id))
          socket.send({ type: 'done', id, outcome: { ok: true, seq: done.indexOf(id) } });
        else {
          done.push(id);
          socket.close();
        }
      };
    };
    line.watch(TABLE, watcher());
    await pass(0);
    const answers: Outcome[] = [];
    const outcome = line.command(TABLE, 7, CHOOSE).then((it) => answers.push(it));
    await pass(1000);
    await outcome;
    expect(net.sockets).toHaveLength(2);
    expect(done).toEqual([commandsOf()[0].id]);
    // The lost answer comes after all, and nothing is sent a third time.
    last().send({ type: 'done', id: done[0], outcome: { ok: true, seq: 0 } });
    last().send({ type: 'pong', now: Date.now() });
    await pass(HEARTBEAT);
    expect(answers).toEqual([{ ok: true, seq: 0 }]);
    expect(net.sockets.flatMap((socket) => commandsOf(socket)).map(({ id }) => id)).toEqual([
      done[0],
      done[0],
    ]);
  });

  it('that gets no answer makes the socket be doubted: a half-closed one is found out in seconds', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    last().cut();
    const outcome = line.command(TABLE, 7, CHOOSE);
    await pass(8_000);
    expect(net.sockets).toHaveLength(2);
    last().send(done(commandsOf()[0].id));
    expect((await outcome).ok).toBe(true);
  });

  it('waits without a network and goes out when it is back', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    net.setOnline(false);
    const outcome = line.command(TABLE, 7, CHOOSE);
    await pass(20_000);
    expect(line.link).toBe('off');
    net.setOnline(true);
    await pass(0);
    expect(line.link).toBe('on');
    expect(commandsOf()).toHaveLength(1);
    last().send(done(commandsOf()[0].id));
    expect((await outcome).ok).toBe(true);
  });

  it('that a server refuses because it stops is asked again', async () => {
    line.watch(TABLE, watcher());
    await pass(0);
    const outcome = line.command(TABLE, 7, CHOOSE);
    const [{ id }] = commandsOf();
    last().send(done(id, { ok: false, refusal: { code: 'closing', message: '' } }));
    await pass(1500);
    expect(commandsOf().map((it) => it.id)).toEqual([id, id]);
    last().send(done(id, { ok: false, refusal: { code: 'stale', message: '' } }));
    expect(await outcome).toMatchObject({ ok: false, refusal: { code: 'stale' } });
  });

  it('keeps the socket wanted until it is answered, even if nobody looks any more', async () => {
    const leave = line.watch(TABLE, watcher());
    await pass(0);
    const outcome = line.command(TABLE, 7, CHOOSE);
    const [{ id }] = commandsOf();
    leave();
    last().close();
    await pass(60_000);
    last().send(done(id));
    expect((await outcome).ok).toBe(true);
  });
});

describe('without a socket', () => {
  beforeEach(() => {
    net.accept = 'never';
  });
  const entries = { type: 'entries', table: TABLE, after: 7, entries: [], status: { now: 5 } } as never;

  it('plain requests take over at once for whoever never had one', async () => {
    http.table.mockImplementation(() =>
      fine({ info: { startedAt: 5 } as TableInfo, mine: null, people: {} }),
    );
    http.sync.mockImplementation(() => fine(entries));
    const one = watcher(() => undefined);
    line.watch(TABLE, one);
    await pass(100);
    expect(line.link).toBe('fallback');
    expect(one.got.map(({ type }) => type)).toEqual(['info', 'entries']);
    expect(http.sync).toHaveBeenCalledWith(TABLE, undefined);
  });

  it('a table that has not begun has no game to ask for', async () => {
    http.table.mockImplementation(() =>
      fine({ info: { startedAt: null } as TableInfo, mine: null, people: {} }),
    );
    const one = watcher(() => undefined);
    line.watch(TABLE, one);
    await pass(100);
    expect(one.got.map(({ type }) => type)).toEqual(['info']);
    expect(http.sync).not.toHaveBeenCalled();
  });

  it('who loses it waits a little, then asks every few seconds, until there is one again', async () => {
    net.accept = 'atOnce';
    http.sync.mockImplementation(() => fine(entries));
    line.watch(TABLE, watcher());
    await pass(0);
    net.accept = 'never';
    last().close();
    await pass(2_000);
    expect(http.sync).not.toHaveBeenCalled();
    await pass(10_000);
    expect(line.link).toBe('fallback');
    expect(http.sync.mock.calls.length).toBeGreaterThan(2);
    expect(http.sync).toHaveBeenCalledWith(TABLE, SEEN);
    net.accept = 'atOnce';
    await pass(20_000);
    expect(line.link).toBe('on');
    http.sync.mockClear();
    await pass(20_000);
    expect(http.sync).not.toHaveBeenCalled();
  });

  it('commands go by requests, in order, with their ids, and refusals come back', async () => {
    http.sync.mockImplementation(() => fine(entries));
    http.command
      .mockImplementationOnce(() => failed({ code: 'timeout' }))
      .mockImplementationOnce(() => fine({ ok: true, seq: 8 }))
      .mockImplementationOnce(() => failed({ code: 'illegal', message: 'No.' }));
    line.watch(TABLE, watcher());
    await pass(100);
    const outcomes = Promise.all([
      line.command(TABLE, 7, CHOOSE),
      line.command(TABLE, 7, { type: 'resume' }),
    ]);
    await pass(10_000);
    expect(await outcomes).toEqual([
      { ok: true, seq: 8 },
      { ok: false, refusal: { code: 'illegal', message: 'No.' } },
    ]);
    const sent = http.command.mock.calls.map(([{ id, action }]) => [id, action.type]);
    expect(sent.map(([, type]) => type)).toEqual(['undo', 'undo', 'resume']);
    expect(sent[0][0]).toBe(sent[1][0]);
  });

  it('nobody there at all: whoever looks is told, and it goes on being tried', async () => {
    http.sync.mockImplementation(() => failed({ code: 'noServer' }));
    const one = watcher();
    line.watch(TABLE, one);
    await pass(10_000);
    expect(line.link).toBe('connecting');
    expect(one.gone[0]).toBe('noServer');
    expect(one.gone.length).toBeGreaterThan(1);
  });

  it('a table that is refused is told so', async () => {
    http.sync.mockImplementation(() => failed({ code: 'notFound', message: '' }));
    const one = watcher();
    line.watch(TABLE, one);
    await pass(100);
    expect(line.link).toBe('fallback');
    expect(one.got).toEqual([{ type: 'refused', table: TABLE, refusal: { code: 'notFound', message: '' } }]);
  });

  it('an answer that comes after the socket is back is not taken twice', async () => {
    let answer: (value: Answer<ServerMessage>) => void = () => {};
    http.sync.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const one = watcher();
    line.watch(TABLE, one);
    await pass(100);
    net.accept = 'atOnce';
    net.look();
    await pass(0);
    answer({ ok: true, value: entries });
    await pass(0);
    expect(one.got).toEqual([]);
  });
});
