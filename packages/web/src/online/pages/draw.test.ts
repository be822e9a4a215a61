import { partText } from '@polder/core';
import type { DrawInfo, TableInfo } from '@polder/server/wire';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { notedDraw, takePart, takePartAt } from './draw.js';
import { sha256 } from './verify/sha256.js';

const ID = 'table-0001';
let stored: Map<string, string>;
/** What the server was asked, in order. */
let asked: { readonly to: string; readonly body: Readonly<Record<string, string>> | undefined }[];
let info: TableInfo;

const person = (id: string) => ({ kind: 'person', person: { id, name: id }, bot: null }) as const;
const tableWith = (draw: Partial<DrawInfo>): TableInfo =>
  ({
    id: ID,
    status: 'open',
    seats: [person('anna'), person('bram')],
    draw: { server: 'promised', parts: [], until: null, ...draw },
  }) as unknown as TableInfo;

beforeEach(() => {
  stored = new Map();
  asked = [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  vi.stubGlobal('fetch', async (to: string, { body }: { readonly body?: string }) => {
    asked.push({ to: to.split('/').at(-1) ?? '', body: body && JSON.parse(body) });
    return { ok: true, status: 200, text: async () => JSON.stringify({ info }) };
  });
});

const bram = { user: 'bram', commitment: 'b'.repeat(64), shown: false };
/** Anna's browser commits, and the host starts the game. */
async function started(change: (draw: DrawInfo) => Partial<DrawInfo> = () => ({})): Promise<TableInfo> {
  await takePart(tableWith({}), 'anna');
  const own = { user: 'anna', commitment: asked[0].body?.commitment ?? '', shown: false };
  const draw: DrawInfo = { server: 'promised', parts: [own, bram], until: 1 };
  asked = [];
  return tableWith({ ...draw, ...change(draw) });
}

describe('a page at a table', () => {
  test('commits to a secret that it keeps to itself, once', async () => {
    await takePart(tableWith({}), 'anna');
    const noted = notedDraw(ID);
    expect(noted).toMatchObject({ user: 'anna', server: 'promised', parts: null, taken: false });
    expect(noted?.secret).toMatch(/^[\w-]{32}$/);
    const commitment = await sha256(partText(ID, 'anna', noted?.secret ?? ''));
    expect(asked).toEqual([{ to: 'commit', body: { commitment } }]);
    // The same after a reload.
    await takePart(tableWith({}), 'anna');
    expect(asked[1]).toEqual(asked[0]);
    await takePart(
      tableWith({ parts: [{ user: 'anna', commitment: commitment ?? '', shown: false }] }),
      'anna',
    );
    expect(asked.length).toBe(2);
  });

  test('shows it once the game was started, and has noted all commitments before', async () => {
    const table = await started();
    await takePart(table, 'anna');
    expect(asked).toEqual([{ to: 'show', body: { secret: notedDraw(ID)?.secret } }]);
    expect(notedDraw(ID)).toMatchObject({ taken: true, parts: [{ user: 'anna' }, { user: 'bram' }] });
  });

  test.each([
    ['the server names another commitment of its own', () => ({ server: 'another' })],
    ['its own commitment is another one', () => ({ parts: [{ ...bram, user: 'anna' }, bram] })],
    ['it is not among the commitments', () => ({ parts: [bram] })],
    ['the game was not started', () => ({ until: null })],
  ])('shows nothing if %s', async (_, change) => {
    await takePart(await started(change), 'anna');
    expect(asked).toEqual([]);
    expect(notedDraw(ID)?.taken).toBe(false);
  });

  test('shows nothing again to a server that has changed the commitments since', async () => {
    const table = await started();
    vi.stubGlobal('fetch', async () => Promise.reject(new Error('no network')));
    await takePart(table, 'anna');
    expect(notedDraw(ID)).toMatchObject({ taken: false, parts: [{ user: 'anna' }, { user: 'bram' }] });
    const fetched = vi.fn();
    vi.stubGlobal('fetch', fetched);
    const parts = table.draw?.parts.map((part) =>
      part.user === 'bram' ? { ...part, commitment: 'c' } : part,
    );
    await takePart(tableWith({ ...table.draw, parts: parts ?? [] }), 'anna');
    expect(fetched).not.toHaveBeenCalled();
  });

  test('leaves the part of another browser of the same person alone, unless something is pressed here', async () => {
    const table = tableWith({ parts: [{ user: 'anna', commitment: 'a'.repeat(64), shown: false }] });
    await takePart(table, 'anna');
    expect(asked).toEqual([]);
    await takePart(table, 'anna', true);
    expect(asked.map(({ to }) => to)).toEqual(['commit']);
  });

  test('has no part where nobody of it sits, at a table without a draw, or without https', async () => {
    await takePart(tableWith({}), 'cleo');
    await takePart(tableWith({}), undefined);
    await takePart({ ...tableWith({}), draw: undefined } as unknown as TableInfo, 'anna');
    await takePart({ ...tableWith({}), status: 'playing' }, 'anna');
    vi.stubGlobal('crypto', { getRandomValues: (it: Uint8Array) => it });
    await takePart(tableWith({}), 'anna');
    vi.unstubAllGlobals();
    expect(asked).toEqual([]);
  });

  test('elsewhere asks only for tables that it has promised something to', async () => {
    await takePartAt(ID);
    expect(asked).toEqual([]);
    info = await started();
    await takePartAt(ID);
    expect(asked.map(({ to }) => to)).toEqual([ID, 'show']);
    await takePartAt(ID);
    expect(asked.length).toBe(2);
  });

  test('draws a new secret for a new draw: the old one is known', async () => {
    const table = await started();
    await takePart(table, 'anna');
    const { secret } = notedDraw(ID) ?? {};
    await takePart(tableWith({ server: 'promised anew' }), 'anna');
    expect(notedDraw(ID)).toMatchObject({ server: 'promised anew', parts: null, taken: false });
    expect(notedDraw(ID)?.secret).not.toBe(secret);
  });

  test('what somebody has put into the browser instead is left alone', () => {
    for (const text of ['[1,2', '{"table-0001":5}', '{"table-0001":{"user":"anna"}}']) {
      stored.set('polder.draws', text);
      expect(notedDraw(ID)).toBeUndefined();
    }
    expect(notedDraw('toString')).toBeUndefined();
  });
});
