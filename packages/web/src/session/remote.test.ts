import { CannotUndo, type Game, type GameEvent, hashState } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openConnection } from '../online/connection.js';
import { chanceOf, openHost, playOn, TABLE } from '../online/testing/host.js';
import { openNet } from '../online/testing/net.js';
import { openServer, type Way } from '../online/testing/server.js';
import type { Bots } from './bots.js';
import { openRemote } from './remote.js';
import type { Change } from './session.js';

const any = (game: unknown): Game<unknown, unknown, GameEvent> => game as Game<unknown, unknown, GameEvent>;
const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

const GONE = { ok: false, trouble: { code: 'offline' } } as const;

interface Set {
  readonly game?: Game<unknown, unknown, GameEvent>;
  readonly options?: unknown;
  readonly seat?: number | null;
  /** Choices before the table is opened. */
  readonly played?: number;
  readonly setup?: Parameters<ReturnType<typeof openHost>['setup']>[0];
}

/** One seat of a table for two behind a net; the other seat is played by `rival`. */
async function sit({ game = any(valley), options = { players: 2 }, seat = 0, played = 0, setup }: Set = {}) {
  const host = openHost(game, options, 'remote', 2);
  const chance = chanceOf(9);
  for (let i = 0; i < played; i++) playOn(host, chance);
  if (setup) host.setup(setup);
  const net = openNet();
  const server = openServer(net, host, seat);
  const connection = openConnection(net.around, {
    command: async (command) => {
      if (!net.around.isOnline()) return GONE;
      const outcome = server.command(command);
      return outcome.ok ? { ok: true, value: outcome } : { ok: false, trouble: outcome.refusal };
    },
    sync: async (_, seen) => (net.around.isOnline() ? { ok: true, value: host.answer(seat, seen) } : GONE),
    say: async () => GONE,
    table: async () => GONE,
  });
  const bots = { plan: vi.fn(), explain: vi.fn(async () => []), close: vi.fn() } satisfies Bots;
  const chat = vi.fn(async () => [] as never[]);
  const session = openRemote(
    game,
    { id: TABLE, game: game.id === 'duel' ? 'duel' : 'valley', sync: host.sync(seat) },
    {
      connection,
      bots,
      loadChat: chat,
      botName: (level) => `the ${level}`,
      refusal: ({ code }) => `refused: ${code}`,
    },
  );
  const changes: Change<unknown, GameEvent>[] = [];
  session.subscribe((change) => changes.push(change));
  await pass(0);
  changes.length = 0;
  /** The other seat answers everything that it is asked. */
  function rival(): void {
    for (;;) {
      const open = host.decisions().find((it) => it.seat !== seat);
      if (!open) break;
      host.choose({ decision: open.id, seat: open.seat, key: open.options[chance(open.options.length)].key });
    }
    server.tellAll();
  }
  /** Until it is this seat's turn. */
  async function asked(): Promise<void> {
    for (let i = 0; i < 200 && !session.now.decision && !session.now.result; i++) {
      rival();
      await pass(0);
    }
  }
  const settled = (): void => {
    expect(hashState(session.now.view)).toBe(hashState(host.view(seat)));
    expect(session.moments).toHaveLength(host.choices);
  };
  return { host, net, server, connection, session, changes, bots, chat, chance, rival, asked, settled };
}

describe('a choice', () => {
  it('is shown when the server has made it, and meanwhile nothing else can be chosen', async () => {
    const { session, server, changes, asked, settled } = await sit();
    await asked();
    changes.length = 0;
    server.way = () => [40];
    const { decision, choices } = session.now;
    const chosen = session.choose([decision?.options[0].key ?? '']);
    expect(session.busy).toBe(true);
    expect(session.online.sending).toBe(true);
    expect(session.now.choices).toBe(choices);
    await session.choose([decision?.options[0].key ?? '']);
    await pass(50);
    await chosen;
    expect(session.busy).toBe(false);
    expect(session.now.choices).toBe(choices + 1);
    expect(changes.filter(({ type }) => type === 'moment')).toHaveLength(1);
    expect(server.done).toHaveLength(1);
    settled();
  });

  it('of several keys in a row is one command', async () => {
    const { session, server, asked, settled } = await sit();
    await asked();
    const first = session.now.decision?.options[0].key ?? '';
    const next = session.preview([first])?.decision?.options[0].key;
    await session.choose([first, ...(next === undefined ? [] : [next])]);
    expect(server.done).toHaveLength(1);
    settled();
  });

  it('that is stale is no error: the new state is taken', async () => {
    const { session, host, server, asked, settled } = await sit();
    await asked();
    const { decision } = session.now;
    // Another device of the same person was faster, and nothing has told this one yet.
    const key = decision?.options.at(-1)?.key ?? '';
    host.choose({ decision: decision?.id ?? 0, seat: 0, key });
    await session.choose([decision?.options[0].key ?? '']);
    await pass(100);
    expect(server.done).toHaveLength(1);
    settled();
  });

  it('that is refused throws what the page says of it, and one can choose again', async () => {
    const { session, asked } = await sit();
    await asked();
    await expect(session.choose(['no such key'])).rejects.toThrow('refused: illegal');
    expect(session.busy).toBe(false);
    await session.choose([session.now.decision?.options[0].key ?? '']);
  });

  it('without a network is kept, and made when it is back', async () => {
    const { session, net, asked, settled, host } = await sit();
    await asked();
    net.setOnline(false);
    const before = host.choices;
    const chosen = session.choose([session.now.decision?.options[0].key ?? '']);
    await pass(30_000);
    expect(session.online).toMatchObject({ link: 'off', sending: true });
    expect(host.choices).toBe(before);
    net.setOnline(true);
    await pass(100);
    await chosen;
    expect(host.choices).toBe(before + 1);
    expect(session.online).toMatchObject({ link: 'on', sending: false });
    settled();
  });

  it('where no socket can be had goes by requests', async () => {
    const { session, net, asked, settled, host } = await sit();
    await asked();
    net.accept = 'never';
    for (const socket of net.sockets) socket.close();
    await pass(5_000);
    expect(session.online.link).toBe('fallback');
    const before = host.choices;
    const chosen = session.choose([session.now.decision?.options[0].key ?? '']);
    await pass(5_000);
    await chosen;
    expect(host.choices).toBe(before + 1);
    settled();
  });
});

describe('undo', () => {
  it('takes back what the server takes back', async () => {
    const { session, changes, asked, settled } = await sit();
    await asked();
    await session.choose([session.now.decision?.options[0].key ?? '']);
    const { choices, undoable } = session.now;
    expect(undoable.steps).toBeGreaterThan(0);
    changes.length = 0;
    await session.undo();
    expect(session.now.choices).toBe(choices - 1);
    expect(changes.some(({ type }) => type === 'jump')).toBe(true);
    settled();
  });

  it('that is refused says why', async () => {
    const { session, host, rival, asked } = await sit();
    await asked();
    while (host.decisions()[0].seat === 0)
      await session.choose([session.now.decision?.options.at(-1)?.key ?? '']);
    rival();
    await pass(0);
    const refused = session.undo().catch((error: unknown) => error);
    await pass(100);
    expect(await refused).toBeInstanceOf(CannotUndo);
    expect(await refused).toMatchObject({ reason: 'otherSeat' });
  });
});

describe('who looks on', () => {
  it('without a seat has no question, and may look from any seat', async () => {
    const { session, rival, changes } = await sit({ seat: null, played: 6, setup: { seen: -1 } });
    rival();
    await pass(0);
    expect(session.own).toBeNull();
    expect(session.now).toMatchObject({ viewer: 0, decision: undefined, undoable: { steps: 0 } });
    changes.length = 0;
    session.lookFrom(1);
    expect(session.now.viewer).toBe(1);
    expect(changes.map(({ type }) => type)).toEqual(['jump']);
    await expect(session.undo()).rejects.toThrow('refused: notYours');
  });

  it('who was away sees what happened since, choice by choice', async () => {
    const { session, changes } = await sit({ played: 10, setup: { seen: 5 } });
    expect(session.now).toMatchObject({ choices: 6, decision: undefined });
    expect(session.moments).toHaveLength(6);
    session.showMissed();
    expect(session.now.choices).toBe(10);
    expect(changes.map((it) => it.type === 'moment' && it.snapshot.choices)).toEqual([7, 8, 9, 10]);
    session.showMissed();
    expect(changes).toHaveLength(4);
  });

  it.each([
    ['has seen everything', 0, 9],
    ['has no seat', null, 3],
  ])('who %s sees how it stands at once', async (_, seat, seen) => {
    const { session } = await sit({ seat, played: 10, setup: { seen } });
    expect(session.now.choices).toBe(10);
  });
});

describe('around the game', () => {
  it('names people as they are called and bots in the reader’s language', async () => {
    const { session } = await sit({
      setup: {
        info: {
          seats: [
            { kind: 'person', person: { id: 'p', name: 'Ada' }, bot: 'grower' },
            { kind: 'bot', level: 'master' },
          ],
        },
      },
    });
    expect(session.players).toEqual([
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: 'the master', level: 'master' },
    ]);
  });

  it('a pause takes the question away, and gives it back', async () => {
    const { session, host, server, asked } = await sit();
    await asked();
    host.pause(true);
    server.tellAll();
    expect(session.now.decision).toBeUndefined();
    expect(session.online.status.status).toBe('paused');
    host.pause(false);
    server.tellAll();
    expect(session.now.decision).toBeDefined();
  });

  it('a note about something else leaves table and question as they are', async () => {
    const { session, host, server, asked, changes } = await sit();
    await asked();
    const { now } = session;
    changes.length = 0;
    host.note(1, 'propose');
    server.tellAll();
    expect(session.now).toBe(now);
    expect(changes.map(({ type }) => type)).toEqual(['status']);
    expect(session.online.note).toMatchObject({ seat: 1, what: 'propose' });
  });

  it('proposals are commands, too', async () => {
    const { session, host } = await sit();
    const { seq } = host;
    await session.propose({ what: 'pause' });
    expect(host.seq).toBe(seq + 1);
  });

  it('gives hints only where they are allowed', async () => {
    const allowed = await sit();
    await allowed.asked();
    await allowed.session.explain();
    expect(allowed.bots.explain).toHaveBeenCalledOnce();
    const forbidden = await sit({ setup: { info: { hints: false } } });
    await forbidden.asked();
    expect(forbidden.session.hints).toBe(false);
    expect(await forbidden.session.explain()).toEqual([]);
    expect(forbidden.bots.explain).not.toHaveBeenCalled();
  });

  it('collects what is said, once, and asks for what it missed after a reconnect', async () => {
    const { session, chat, net } = await sit();
    await session.say({ phrase: 'hello' });
    await session.say({ phrase: 'hello' });
    expect(session.online.chat.map(({ phrase }) => phrase)).toEqual(['hello']);
    chat.mockClear();
    for (const socket of net.sockets) socket.close();
    await pass(2_000);
    expect(chat).toHaveBeenCalledWith(3);
  });

  it('what can’t be read is told, and the table stays as it is', async () => {
    const { session, net, host } = await sit({ played: 3, setup: { seen: 99 } });
    const before = hashState(session.now.view);
    const sync = host.sync(0);
    host.now++;
    const holes = { ...sync, entries: [], status: { ...sync.status, now: host.now } };
    net.sockets.at(-1)?.send({ type: 'sync', table: TABLE, sync: holes });
    expect(session.online.unreadable).toContain('status');
    expect(hashState(session.now.view)).toBe(before);
    expect(session.moments).toHaveLength(3);
    net.sockets.at(-1)?.send({ type: 'sync', table: TABLE, sync });
    expect(session.online.unreadable).toBeUndefined();
  });
});

it('says when the table is not for these eyes any more, and when it is again', async () => {
  const { session, net, host } = await sit({ played: 3, setup: { seen: 99 } });
  net.sockets.at(-1)?.send({ type: 'refused', table: TABLE, refusal: { code: 'notFound', message: '' } });
  expect(session.online.gone).toBe(true);
  expect(session.moments).toHaveLength(3);
  host.now++;
  net.sockets.at(-1)?.send(host.since(0, host.seq));
  expect(session.online.gone).toBe(false);
});

/** A bad way: late, lost, twice, out of order. */
function badWay(chance: (below: number) => number): Way {
  return () => {
    const how = chance(10);
    if (how === 0) return [];
    if (how === 1) return [0, 30 + chance(900)];
    return how < 5 ? [chance(700)] : [0];
  };
}

describe.each([
  ['valley', any(valley), { players: 2 }],
  ['duel', any(duel), {}],
] as const)('over a bad line: %s', (_, game, options) => {
  it('a whole game comes to the same on both ends, and every choice is made once', async () => {
    const { session, host, net, server, chance, rival, settled } = await sit({ game, options });
    server.way = badWay(chance);
    let made = 0;
    for (let i = 0; i < 6_000 && !session.now.result; i++) {
      const { decision } = session.now;
      if (decision && !session.busy) {
        const { key } = decision.options[chance(decision.options.length)];
        void session.choose([key]).catch(() => undefined);
        made++;
      }
      const fate = chance(60);
      if (fate === 0) net.sockets.at(-1)?.close();
      if (fate === 1) net.sockets.at(-1)?.cut();
      if (fate === 2) net.accept = net.accept === 'never' ? 'atOnce' : 'never';
      if (host.decisions().every(({ seat }) => seat !== 0)) rival();
      await pass(400);
    }
    server.way = () => [0];
    net.accept = 'atOnce';
    net.look();
    await pass(60_000);
    expect(session.now.result).toBeDefined();
    expect(made).toBeGreaterThan(30);
    settled();
    // What this seat chose stands once each: nothing was made twice.
    expect(new Set(server.done).size).toBe(server.done.length);
  });
});
