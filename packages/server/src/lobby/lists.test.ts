import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { abandon, act, HOUR, newTable, opened, openHall, refused } from './testing/lobby.js';

const ids = (tables: readonly { readonly id: string }[]): string[] => tables.map(({ id }) => id);

describeStores('lists of tables', (open) => {
  it('show to everybody what is listed and open or may be watched, newest first', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const openTable = await hall.lobby.create(ann, newTable());
    hall.pass(1);
    await hall.lobby.create(ann, newTable({ listed: false }));
    hall.pass(1);
    const watched = await hall.game([ann, bob]);
    hall.pass(1);
    await hall.game([ann, bob], { spectators: false });
    const over = await hall.game([ann, bob]);
    await abandon(hall.base.store, over.id);
    const cancelled = await hall.lobby.create(bob, newTable());
    await hall.lobby.leave(bob, cancelled.id);
    expect(ids(await hall.lobby.list(undefined))).toEqual([watched.id, openTable.id]);
    expect(ids(await hall.lobby.list(ann))).toEqual([watched.id, openTable.id]);
  });

  it('leave out tables of people whom one has blocked, or who have blocked one', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve, dan] = await hall.people('Ann', 'Bob', 'Eve', 'Dan');
    const { id } = await hall.lobby.create(ann, newTable({ players: 3 }));
    await hall.lobby.join(bob, id);
    await hall.block(eve, bob);
    await hall.block(ann, dan);
    expect(ids(await hall.lobby.list(eve))).toEqual([]);
    expect(ids(await hall.lobby.list(dan))).toEqual([]);
    expect(ids(await hall.lobby.list(bob))).toEqual([id]);
    expect(ids(await hall.lobby.list(undefined))).toEqual([id]);
  });

  it('have at most 100', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable());
    const row = await db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const more = Array.from({ length: 110 }, (_, i) => ({
      ...row,
      id: `another-${i}`,
      created_at: row.created_at + i,
    }));
    for (const at of [0, 55])
      await db
        .insertInto('tables')
        .values(more.slice(at, at + 55))
        .execute();
    const listed = await hall.lobby.list(undefined);
    expect(listed).toHaveLength(100);
    expect([listed[0].id, listed[99].id]).toEqual(['another-109', 'another-10']);
  });

  it('show one’s own: running, open, then what is over', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const over = await hall.game([ann, bob]);
    await abandon(store, over.id);
    const running = await hall.game([bob, ann], { listed: false, spectators: false });
    hall.pass(1);
    const gathering = await hall.lobby.create(ann, newTable());
    await hall.lobby.create(eve, newTable());
    expect(ids(await hall.lobby.own(ann))).toEqual([running.id, gathering.id, over.id]);
    expect(ids(await hall.lobby.own(bob))).toEqual([running.id, over.id]);
  });

  it('lead from one table where it is one’s turn to the next, and round again', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const mine: string[] = [];
    const seated = (table: { seats: readonly unknown[]; waitingFor: readonly number[] }): boolean =>
      table.waitingFor.some((seat) => JSON.stringify(table.seats[seat]).includes(ann.user));
    while (mine.length < 3) {
      hall.pass(1);
      const game = await hall.game([ann, bob]);
      if (seated(game)) mine.push(game.id);
      else await abandon(hall.base.store, game.id);
    }
    const [first, second, third] = mine;
    expect(await hall.lobby.next(ann, undefined)).toBe(first);
    expect(await hall.lobby.next(ann, first)).toBe(second);
    expect(await hall.lobby.next(ann, second)).toBe(third);
    expect(await hall.lobby.next(ann, third)).toBe(first);
    expect(await hall.lobby.next(ann, 'another-table')).toBe(first);
  });

  it('lead nowhere if there is no other table, or a bot plays on for one', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    expect(await hall.lobby.next(ann, undefined)).toBeNull();
    const { id, seats, waitingFor } = await hall.game([ann, bob]);
    const seat = seats[waitingFor[0]];
    const asked = seat.kind === 'person' && seat.person.id === ann.user ? ann : bob;
    expect(await hall.lobby.next(asked, undefined)).toBe(id);
    expect(await hall.lobby.next(asked, id)).toBeNull();
    await act(store, await opened(store, id), asked.user, { type: 'leave' });
    expect(await hall.lobby.next(asked, undefined)).toBeNull();
    const sits = (await hall.lobby.info(id))?.seats[waitingFor[0]];
    expect(sits).toMatchObject({ kind: 'person', person: { id: asked.user }, bot: 'grower' });
  });
});

describeStores('a table', (open) => {
  it('is for whoever has the link, but a running game only if it may be watched', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const asked = newTable({ listed: false, spectators: false });
    const { id } = await hall.lobby.create(ann, asked);
    expect((await hall.lobby.view(undefined, id)).mine).toBeNull();
    await hall.lobby.join(bob, id);
    await hall.lobby.start(ann, id);
    expect(await refused(hall.lobby.view(eve, id))).toBe('notFound');
    expect(await refused(hall.lobby.view(undefined, id))).toBe('notFound');
    const { mine, info } = await hall.lobby.view(bob, id);
    expect(info.seats[mine ?? -1]).toMatchObject({ person: { name: 'Bob' } });
    await abandon(store, id);
    expect((await hall.lobby.view(undefined, id)).info.status).toBe('abandoned');
    const watched = await hall.game([ann, bob], { spectators: true });
    expect((await hall.lobby.view(eve, watched.id)).mine).toBeNull();
  });

  it('is given up when nobody came: after a day, or after two weeks if it has time', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const live = await hall.lobby.create(ann, newTable());
    const slow = await hall.lobby.create(ann, newTable({ pace: { kind: 'days', turn: 86_400, bank: 0 } }));
    const never = await hall.lobby.create(ann, newTable({ pace: { kind: 'none' }, listed: false }));
    const running = await hall.game([ann, bob]);
    const statuses = async () =>
      Promise.all([live, slow, never, running].map(async ({ id }) => (await hall.lobby.info(id))?.status));
    hall.pass(23 * HOUR);
    await hall.lobby.sweep();
    expect(await statuses()).toEqual(['open', 'open', 'open', 'playing']);
    hall.pass(2 * HOUR);
    await hall.lobby.sweep();
    expect(await statuses()).toEqual(['cancelled', 'open', 'open', 'playing']);
    hall.pass(14 * 24 * HOUR);
    await hall.lobby.sweep();
    // The first one is gone by now: see tidy.test.ts.
    expect(await statuses()).toEqual([undefined, 'cancelled', 'cancelled', 'playing']);
  });
});
