import { valley } from '@polder/valley';
import { describe, expect, test } from 'vitest';
import { readEntry } from './entries.js';
import { isBroken, memorySaves, type SavedEntry, type Saves, StaleSave, withSpare } from './saves.js';
import { entryOf, JAN_AND_ANNA } from './testing.js';

const read = (raw: unknown) => readEntry('g1', raw);
const reasonOf = (raw: unknown) => {
  const entry = read(raw);
  return isBroken(entry) ? entry.broken : undefined;
};

describe('reading what lies in the store', () => {
  const entry = entryOf('g1', 2000, 4);
  const copy = (): SavedEntry => structuredClone(entry);

  test('an entry comes back as it was written', () => {
    expect(read(copy())).toEqual(entry);
  });

  test('anything else is broken, with a reason, its name and itself', () => {
    const raw = { ...copy(), table: { ...copy().table, players: [] } };
    expect(read(raw)).toEqual({
      id: 'g1',
      name: 'Table g1',
      updated: 2000,
      broken: { id: 'part', part: 'players' },
      raw,
    });
  });

  test.each([
    ['nothing', undefined, { id: 'notAGame' }],
    ['a text', 'hello', { id: 'notAGame' }],
    ['a list', [], { id: 'notAGame' }],
    ['no table', { id: 'g1', name: 'x' }, { id: 'notAGame' }],
    ['no name', { ...copy(), name: '  ' }, { id: 'part', part: 'name' }],
    ['no time', { ...copy(), updated: 'now' }, { id: 'part', part: 'summary' }],
    ['a broken summary', { ...copy(), summary: { round: -1 } }, { id: 'part', part: 'summary' }],
  ])('%s', (_, raw, reason) => {
    expect(reasonOf(raw)).toEqual(reason);
  });

  test('with its proof, and with other rules then: whether it can go on is found out when it is opened', () => {
    const { table } = copy();
    const saved = { ...table.saved, version: '0.9.0' };
    const raw = { ...copy(), table: { ...table, saved }, proof: '0123456789abcdef' };
    expect(read(raw)).toEqual(raw);
  });

  test.each([[{}], [{ version: '1' }], [{ version: '27' }]])('bots with %j', (version) => {
    const { table } = copy();
    const players = [JAN_AND_ANNA[0], { ...JAN_AND_ANNA[1], ...version }];
    const raw = { ...copy(), table: { ...table, players } };
    expect(read(raw)).toEqual(raw);
  });

  test('a version of a level that is none', () => {
    const { table } = copy();
    const raw = {
      ...copy(),
      table: { ...table, players: [JAN_AND_ANNA[0], { ...JAN_AND_ANNA[1], version: 1 }] },
    };
    expect(reasonOf(raw)).toEqual({ id: 'player', seat: 1 });
  });

  test('a proof that is none', () => {
    expect(reasonOf({ ...copy(), proof: 'trust me' })).toEqual({ id: 'part', part: 'proof' });
  });

  test('other rules and no proof: neither an older nor a newer game is opened', () => {
    const { table } = copy();
    const raw = { ...copy(), table: { ...table, saved: { ...table.saved, version: '0.9.0' } } };
    expect(reasonOf(raw)).toEqual({ id: 'otherRules', version: '0.9.0', ours: valley.version });
  });
});

describe('the store', () => {
  test('lists the latest first', async () => {
    const saves = memorySaves();
    for (const [id, updated] of [
      ['a', 10],
      ['b', 30],
      ['c', 20],
    ] as const)
      await saves.put(entryOf(id, updated));
    expect((await saves.list()).map(({ id }) => id)).toEqual(['b', 'c', 'a']);
  });

  test('counts how often an entry was written', async () => {
    const saves = memorySaves();
    const first = await saves.put(entryOf('a'));
    const second = await saves.put({ ...first, name: 'Schermer' });
    expect([first.revision, second.revision]).toEqual([1, 2]);
    expect(await saves.get('a')).toEqual(second);
  });

  test('two tabs: the second to write is refused and nothing is lost', async () => {
    const saves = memorySaves();
    const seen = await saves.put(entryOf('a'));
    const mine = await saves.put({ ...seen, name: 'mine' });
    const late = saves.put({ ...seen, name: 'late' });
    await expect(late).rejects.toThrow(StaleSave);
    await expect(late).rejects.toMatchObject({ id: 'a', stored: 2 });
    expect(await saves.get('a')).toEqual(mine);
  });

  test('a game deleted in another tab is not brought back by a write', async () => {
    const saves = memorySaves();
    const seen = await saves.put(entryOf('a'));
    await saves.remove('a');
    await expect(saves.put(seen)).rejects.toMatchObject({ name: 'StaleSave', stored: undefined });
    expect(await saves.get('a')).toBeUndefined();
  });

  test('taking a deletion back is writing it as new', async () => {
    const saves = memorySaves();
    const seen = await saves.put(entryOf('a'));
    await saves.remove('a');
    expect(await saves.put({ ...seen, revision: 0 })).toEqual(seen);
  });
});

describe('a store that fails', () => {
  /** A store in which nothing more can be written, or read, while the switch is on. */
  function failing(): { saves: Saves; broken: { write: boolean; read: boolean } } {
    const inner = memorySaves();
    const broken = { write: false, read: false };
    async function unless<T>(is: boolean, step: () => Promise<T>): Promise<T> {
      if (is) throw new Error('QuotaExceededError');
      return step();
    }
    const saves: Saves = {
      kept: true,
      list: () => unless(broken.read, () => inner.list()),
      get: (id) => unless(broken.read, () => inner.get(id)),
      put: (entry) => unless(broken.write, () => inner.put(entry)),
      remove: (id) => inner.remove(id),
    };
    return { saves, broken };
  }

  test('works as usual while it works', async () => {
    const saves = withSpare(failing().saves, memorySaves());
    const first = await saves.put(entryOf('a'));
    expect(saves.kept).toBe(true);
    expect(await saves.list()).toEqual([first]);
  });

  test('no room: the game goes on in the page, and `kept` says that it isn’t kept', async () => {
    const { saves: stored, broken } = failing();
    const saves = withSpare(stored, memorySaves());
    const a1 = await saves.put(entryOf('a'));
    broken.write = true;
    const a2 = await saves.put({ ...a1, name: 'in the page' });
    const a3 = await saves.put({ ...a2, name: 'further' });
    expect(saves.kept).toBe(false);
    expect((await saves.list()).map(({ name }) => name)).toEqual(['further']);
    expect(await saves.get('a')).toEqual(a3);
    expect(await stored.get('a')).toEqual(a1);
  });

  test('room again: the next writing stores it, on top of what was stored', async () => {
    const { saves: stored, broken } = failing();
    const saves = withSpare(stored, memorySaves());
    const a1 = await saves.put(entryOf('a'));
    broken.write = true;
    const a2 = await saves.put({ ...a1, name: 'in the page' });
    broken.write = false;
    const a3 = await saves.put({ ...a2, name: 'stored' });
    expect(saves.kept).toBe(true);
    expect(await stored.get('a')).toEqual(a3);
    expect(a3).toMatchObject({ name: 'stored', revision: 2 });
    expect((await saves.put({ ...a3, name: 'more' })).revision).toBe(3);
  });

  test('a refusal is no failure: it is passed on', async () => {
    const saves = withSpare(failing().saves, memorySaves());
    const seen = await saves.put(entryOf('a'));
    await saves.put(seen);
    await expect(saves.put(seen)).rejects.toThrow(StaleSave);
    expect(saves.kept).toBe(true);
  });

  test('what can’t be read is not listed, and the page is told', async () => {
    const { saves: stored, broken } = failing();
    const saves = withSpare(stored, memorySaves());
    await saves.put(entryOf('a'));
    broken.read = true;
    expect(await saves.list()).toEqual([]);
    expect(await saves.get('a')).toBeUndefined();
    expect(saves.kept).toBe(false);
  });
});
