import { hashState } from '@polder/core';
import { duel } from '@polder/duel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openMirror } from '../session/mirror.js';
import { openConnection } from './connection.js';
import { chanceOf, openHost, playOn, TABLE } from './testing/host.js';
import { HEARTBEAT, openNet } from './testing/net.js';

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

describe('a table that was lost on the way', () => {
  it('is asked for again if the answer to a heartbeat is beyond what is there', async () => {
    const net = openNet();
    const gone = async () => ({ ok: false, trouble: { code: 'offline' } }) as const;
    const line = openConnection(net.around, { command: gone, say: gone, sync: gone, table: gone });
    const last = () => net.sockets[net.sockets.length - 1];
    const host = openHost(duel, {}, 'gap', 2);
    const mirror = openMirror(duel, host.sync(0));
    line.watch(TABLE, {
      seen: () => mirror.seen(),
      // As session/remote.ts does.
      receive(message) {
        const told = message.type === 'sync' || message.type === 'entries';
        if (told && mirror.take(message).type === 'gap') line.catchUp(TABLE);
      },
    });
    await pass(0);
    const chance = chanceOf(3);
    for (let i = 0; i < 6; i++) playOn(host, chance);
    // All of it was lost on the way.
    await pass(HEARTBEAT);
    const seen = mirror.seen();
    expect(seen?.seq).toBe(-1);
    expect(last().sent.at(-1)).toEqual({ type: 'ping', tables: [{ table: TABLE, ...seen }] });
    last().sent.length = 0;
    last().send({ type: 'pong', now: Date.now() });
    last().send(host.since(0, 3));
    expect(mirror.seq).toBe(-1);
    expect(last().sent).toEqual([{ type: 'watch', table: TABLE, after: seen }]);
    last().send(host.answer(0, seen));
    expect(mirror.seq).toBe(host.seq);
    expect(hashState(mirror.view)).toBe(hashState(host.view(0)));
  });
});
