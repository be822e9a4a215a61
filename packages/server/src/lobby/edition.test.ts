import { loadHistory } from '@polder/core';
import { defaultEdition as duelEdition, exportEdition as exportDuel } from '@polder/duel';
import { defaultEdition, exportEdition, valley } from '@polder/valley';
import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { expectFair } from './testing/fair.js';
import { abandon, HOUR, newTable, opened, openHall, refusalOf, refused } from './testing/lobby.js';

const named = (name: string): string => exportEdition({ ...defaultEdition, name });

describeStores('an edition of one’s own', (open) => {
  it('is read, kept once, played with and given back with the record', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const edition = named('Our house rules');
    const info = await hall.game([ann, bob], { game: 'valley', edition });
    expect(info.edition).toEqual({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'Our house rules' });
    const again = await hall.lobby.create(ann, newTable({ game: 'valley', players: 3, edition }));
    expect(again.edition).toEqual(info.edition);
    expect(await store.db.selectFrom('editions').select('name').execute()).toHaveLength(1);
    const table = await opened(store, info.id);
    expect(table.header.options).toMatchObject({ players: 2, edition: { name: 'Our house rules' } });
    await abandon(store, info.id);
    const finished = await hall.lobby.finished(undefined, info.id);
    expect(JSON.parse(finished.edition ?? '')).toEqual(JSON.parse(edition));
    expect(loadHistory(valley as never, finished.saved as never).choices).toEqual([]);
    await expectFair(finished, table.game);
    expect((await hall.lobby.rematch(ann, info.id)).edition).toEqual(info.edition);
  });

  it('can be looked at before one sits down', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const own = await hall.lobby.create(ann, newTable({ game: 'valley', edition: named('Ours') }));
    const usual = await hall.lobby.create(ann, newTable({ game: 'valley' }));
    expect(JSON.parse((await hall.lobby.edition(undefined, own.id)) ?? '')).toMatchObject({ name: 'Ours' });
    expect(await hall.lobby.edition(undefined, usual.id)).toBeNull();
  });

  it('that has faults is refused with all of them, place by place', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const asking = (edition: string) =>
      refusalOf(hall.lobby.create(ann, newTable({ game: 'valley', edition })));
    const broken = JSON.stringify({ ...defaultEdition, guilderMax: -1, storage: 'none' });
    const faults = await asking(broken);
    expect(faults.code).toBe('bad');
    expect(faults.message).toMatch(/guilderMax: expected .*\n?.*storage: expected/s);
    expect((await asking('{ "name": ')).message).toMatch(/line 1, column 11: expected/);
    expect((await asking(exportDuel(duelEdition))).message).toMatch(/expected .* found/);
    expect(await hall.base.store.db.selectFrom('editions').selectAll().execute()).toEqual([]);
    const fine = newTable({ game: 'duel', edition: exportDuel({ ...duelEdition, name: 'Fine' }) });
    expect((await hall.lobby.create(ann, fine)).edition?.name).toBe('Fine');
  });

  it.each([
    ['a text that is nested without end', '['.repeat(150_000)],
    ['nesting that is closed', `${'['.repeat(100_000)}${']'.repeat(100_000)}`],
    ['a key that reaches for prototypes', '{"__proto__": {"name": "x"}}'],
    ['nothing', ''],
    ['a thousand faults', JSON.stringify({ ...defaultEdition, tiles: Array(5000).fill({ no: 1 }) })],
  ])('is refused if it is %s, in few words', async (_what, edition) => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const refusal = await refusalOf(hall.lobby.create(ann, newTable({ game: 'valley', edition })));
    expect(refusal.code).toBe('bad');
    expect(refusal.message.length).toBeLessThan(5000);
  });

  it('may have a name that no database would take', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const edition = named('a\u0000b\ud800\u202Ec');
    const info = await hall.lobby.create(ann, newTable({ game: 'valley', edition }));
    expect(info.edition?.name).toBe('abc');
    expect(
      (await hall.lobby.start(ann, (await hall.lobby.seatBot(ann, info.id, 1, 'grower')).id)).status,
    ).toBe('playing');
  });

  it('can’t be brought again and again to fill the disk', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const bring = async (who: typeof ann, i: number) => {
      const edition = named(`Edition ${i}`);
      const { id } = await hall.lobby.create(who, newTable({ game: 'valley', edition }));
      await hall.lobby.leave(who, id);
    };
    for (let i = 0; i < 20; i++) await bring(ann, i);
    expect(await refused(bring(ann, 20))).toBe('tooMuch');
    await hall.lobby.create(ann, newTable());
    await bring(bob, 21);
    hall.pass(25 * HOUR);
    await bring(ann, 22);
  });
});
