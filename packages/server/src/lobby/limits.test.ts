import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { abandon, act, HOUR, newTable, opened, openHall, refusalOf, refused } from './testing/lobby.js';

describeStores('one person', (open) => {
  it('opens only so many tables in an hour, also if they are given up at once', async () => {
    const hall = openHall(await open(), { newTables: 3 });
    const [ann, bob] = await hall.people('Ann', 'Bob');
    for (let i = 0; i < 3; i++) {
      const { id } = await hall.lobby.create(ann, newTable());
      await hall.lobby.leave(ann, id);
      hall.pass(60_000);
    }
    const refusal = await refusalOf(hall.lobby.create(ann, newTable()));
    expect(refusal).toMatchObject({ code: 'tooMuch', retryAfter: 57 * 60 });
    await hall.lobby.create(bob, newTable());
    hall.pass(57 * 60_000);
    await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.create(ann, newTable()))).toBe('tooMuch');
  });

  it('opens rematches within the same limit, and joins those of others without one', async () => {
    const hall = openHall(await open(), { newTables: 1 });
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const old = await hall.game([ann, bob, eve]);
    await abandon(hall.base.store, old.id);
    expect(await refused(hall.lobby.rematch(ann, old.id))).toBe('tooMuch');
    const next = await hall.lobby.rematch(bob, old.id);
    expect((await hall.lobby.rematch(ann, old.id)).id).toBe(next.id);
    hall.pass(HOUR);
    await hall.lobby.create(ann, newTable());
  });

  it('has no fewer tables to sit at because of games that a bot plays on', async () => {
    const hall = openHall(await open(), { tables: 2 });
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const left = await hall.game([ann, bob]);
    await hall.game([ann, bob]);
    expect(await refusalOf(hall.lobby.create(ann, newTable()))).toMatchObject({ reason: 'tables' });
    await act(store, await opened(store, left.id), ann.user, { type: 'leave' });
    await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.create(ann, newTable()))).toBe('notNow');
    expect(await refused(hall.lobby.create(bob, newTable()))).toBe('notNow');
  });

  it('plays only so many games against bots alone at a time, however many are started at once', async () => {
    const hall = openHall(await open(), { botGames: 2 });
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const withBots = newTable({ bots: ['grower'] });
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) ids.push((await hall.lobby.create(ann, withBots)).id);
    const started = await Promise.allSettled(ids.map((id) => hall.lobby.start(ann, id)));
    expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const waiting = ids[started.findIndex(({ status }) => status === 'rejected')];
    expect(await refusalOf(hall.lobby.start(ann, waiting))).toMatchObject({
      code: 'notNow',
      reason: 'tables',
    });
    // Games with people, and those of others, do not count.
    await hall.game([ann, bob]);
    await hall.lobby.start(bob, (await hall.lobby.create(bob, withBots)).id);
    await abandon(hall.base.store, ids[started.findIndex(({ status }) => status === 'fulfilled')]);
    expect((await hall.lobby.start(ann, waiting)).status).toBe('playing');
  });
});
