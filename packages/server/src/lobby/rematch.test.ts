import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { abandon, newTable, openHall, refused } from './testing/lobby.js';

describeStores('a rematch', (open) => {
  it('is a new table with the same settings, for all who ask, linked both ways', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const pace = { kind: 'days', turn: 86_400, bank: 0 } as const;
    const asked = { players: 3, options: { expert: true }, pace, listed: false, hints: true };
    const old = await hall.game([ann, bob, eve], asked);
    await abandon(hall.base.store, old.id);
    const next = await hall.lobby.rematch(bob, old.id);
    expect(next).toMatchObject({ game: 'valley', status: 'open', host: bob.user, rematchOf: old.id });
    expect(next).toMatchObject({ options: { expert: true }, pace, listed: false, hints: true, rated: false });
    expect((await hall.lobby.info(old.id))?.rematch).toBe(next.id);
    await hall.hears({ type: 'mine', user: eve.user, table: old.id });
    expect((await hall.lobby.rematch(bob, old.id)).id).toBe(next.id);
    await hall.lobby.rematch(ann, old.id);
    const full = await hall.lobby.rematch(eve, old.id);
    expect(full.id).toBe(next.id);
    expect(full.seats.map((seat) => seat.kind === 'person' && seat.person.name)).toEqual([
      'Bob',
      'Ann',
      'Eve',
    ]);
    const again = await hall.lobby.start(bob, full.id);
    expect(again.status).toBe('playing');
  });

  it('is one table if two ask at once', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const old = await hall.game([ann, bob, eve]);
    await abandon(hall.base.store, old.id);
    const asked = await Promise.all([ann, bob, eve].map((who) => hall.lobby.rematch(who, old.id)));
    expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
    const info = await hall.lobby.info(asked[0].id);
    expect(info?.seats.every(({ kind }) => kind === 'person')).toBe(true);
  });

  it('keeps the bots that had seats', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable({ players: 3, bots: ['master', 'grower'] }));
    await hall.lobby.start(ann, id);
    await abandon(store, id);
    const { seats } = await hall.lobby.rematch(ann, id);
    expect(seats.map((seat) => (seat.kind === 'bot' ? seat.level : seat.kind)).sort()).toEqual([
      'grower',
      'master',
      'person',
    ]);
  });

  it('is for those who played, once the game is over', async () => {
    const hall = openHall(await open(), { tables: 2 });
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const old = await hall.game([ann, bob]);
    expect(await refused(hall.lobby.rematch(ann, old.id))).toBe('notNow');
    await abandon(hall.base.store, old.id);
    expect(await refused(hall.lobby.rematch(eve, old.id))).toBe('notYours');
    expect(await refused(hall.lobby.rematch(ann, 'no-such-table'))).toBe('notFound');
    for (let i = 0; i < 2; i++) await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.rematch(ann, old.id))).toBe('notNow');
  });

  it('has no seat for whom the others have blocked, nor once others have begun it', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const old = await hall.game([ann, bob]);
    await abandon(hall.base.store, old.id);
    const next = await hall.lobby.rematch(ann, old.id);
    await hall.block(ann, bob);
    expect(await refused(hall.lobby.rematch(bob, old.id))).toBe('full');
    await hall.lobby.join(eve, next.id);
    await hall.lobby.start(ann, next.id);
    expect(await refused(hall.lobby.rematch(bob, old.id))).toBe('notNow');
    expect((await hall.lobby.rematch(ann, old.id)).id).toBe(next.id);
  });

  it('is opened anew if the first one was given up', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const old = await hall.game([ann, bob]);
    await abandon(hall.base.store, old.id);
    const first = await hall.lobby.rematch(ann, old.id);
    await hall.lobby.leave(ann, first.id);
    const second = await hall.lobby.rematch(bob, old.id);
    expect(second.id).not.toBe(first.id);
    expect((await hall.lobby.rematch(ann, old.id)).id).toBe(second.id);
  });
});
