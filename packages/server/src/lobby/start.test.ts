import { defaultEdition, exportEdition } from '@polder/valley';
import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { commitmentOf } from '../table/commitment.js';
import { standing } from '../table/standing.js';
import { newTable, opened, openHall, refused } from './testing/lobby.js';

describeStores('a game is started', (open) => {
  it('by the host, once all seats are taken', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.start(ann, id))).toBe('notNow');
    await hall.lobby.join(bob, id);
    expect(await refused(hall.lobby.start(bob, id))).toBe('notYours');
    expect(await refused(hall.lobby.start(ann, 'no-such-table'))).toBe('notFound');
    const info = await hall.lobby.start(ann, id);
    expect(info).toMatchObject({
      status: 'playing',
      startedAt: hall.base.now(),
      version: expect.any(String),
    });
    expect(info.waitingFor.length).toBeGreaterThan(0);
    expect(info.since).toBe(info.startedAt);
    expect(hall.started).toEqual([id]);
    expect(hall.began).toEqual([{ user: bob.user, table: id }]);
    await hall.hears({ type: 'lobby' });
    await hall.hears({ type: 'mine', user: bob.user, table: id });
  });

  it('and is closed to joining, leaving, bots, kicks and a second start from then on', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.game([ann, bob]);
    expect(await refused(hall.lobby.join(eve, id))).toBe('notNow');
    expect(await refused(hall.lobby.leave(bob, id))).toBe('notNow');
    expect(await refused(hall.lobby.seatBot(ann, id, 1, 'grower'))).toBe('notNow');
    expect(await refused(hall.lobby.kick(ann, id, 1))).toBe('notNow');
    expect(await refused(hall.lobby.start(ann, id))).toBe('notNow');
    expect(await refused(hall.lobby.rematch(ann, id))).toBe('notNow');
    expect(await refused(hall.lobby.finished(ann, id))).toBe('notNow');
  });

  it('only once, if two starts come at once', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable());
    await hall.lobby.join(bob, id);
    const asked = await Promise.allSettled([hall.lobby.start(ann, id), hall.lobby.start(ann, id)]);
    expect(asked.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(hall.started).toEqual([id]);
    const header = await hall.base.store.tables.header(id);
    expect((await hall.lobby.info(id))?.commitment).toBe(commitmentOf(id, header?.seed ?? ''));
  });

  it('either before somebody leaves or not at all, if both come at once', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable());
    await hall.lobby.join(bob, id);
    await Promise.allSettled([hall.lobby.leave(bob, id), hall.lobby.start(ann, id)]);
    const info = await hall.lobby.info(id);
    const people = info?.seats.filter(({ kind }) => kind === 'person').length;
    expect([info?.status, people]).toEqual(people === 2 ? ['playing', 2] : ['open', 1]);
  });

  it('with seats in an order that chance decides', async () => {
    const hall = openHall(await open(), { tables: 100 });
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const firsts = new Set<unknown>();
    // The same one in all of 40 games: once in 500 thousand million times.
    for (let games = 0; games < 40 && firsts.size < 2; games++) {
      const { seats } = await hall.game([ann, bob]);
      expect(seats.map((seat) => seat.kind === 'person' && seat.person.name).sort()).toEqual(['Ann', 'Bob']);
      firsts.add(JSON.stringify(seats[0]));
    }
    expect(firsts.size).toBe(2);
  });

  it('and stands in the database as the table itself would have it', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.game([ann, bob, eve]);
    const table = await opened(store, id);
    const { waiting, dueAt, botDue } = standing(table);
    const row = await store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ due_at: dueAt, bot_due: botDue ? 1 : 0, seq: -1 });
    expect(dueAt).toBe(hall.base.now() + 660_000);
    const seats = await store.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
    expect(
      seats
        .filter((seat) => seat.waiting === 1)
        .map(({ seat, since }) => ({ seat, since }))
        .sort((a, b) => a.seat - b.seat),
    ).toEqual(waiting);
  });

  it('says that a bot is to choose, exactly if one is asked', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann] = await hall.people('Ann');
    for (let games = 0; games < 4; games++) {
      const { id } = await hall.lobby.create(ann, newTable({ bots: ['grower'] }));
      const { seats, waitingFor } = await hall.lobby.start(ann, id);
      const row = await db.selectFrom('tables').select('bot_due').where('id', '=', id).executeTakeFirst();
      expect(row?.bot_due).toBe(waitingFor.some((seat) => seats[seat].kind === 'bot') ? 1 : 0);
    }
    expect(hall.began).toEqual([]);
  });

  it('not with an edition that the rules of today no longer take', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann] = await hall.people('Ann');
    const edition = exportEdition({ ...defaultEdition, name: 'Of old' });
    const { id } = await hall.lobby.create(ann, newTable({ game: 'valley', bots: ['grower'], edition }));
    await db.updateTable('editions').set({ json: '{"name":"Of old"}' }).execute();
    expect(await refused(hall.lobby.start(ann, id))).toBe('notNow');
    expect(await hall.lobby.info(id)).toMatchObject({ status: 'open', commitment: null });
    expect(hall.started).toEqual([]);
  });

  it('without a word about the seed to anybody', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    const seed = (await store.tables.header(id))?.seed ?? '';
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    const { secret } = await store.db.selectFrom('draws').select('secret').executeTakeFirstOrThrow();
    expect(secret).toMatch(/^[\w-]{32}$/);
    const all = await Promise.all([
      hall.lobby.info(id),
      hall.lobby.view(ann, id),
      hall.lobby.list(bob),
      hall.lobby.own(ann),
      hall.lobby.profile(ann.user),
    ]);
    expect(JSON.stringify(all)).toContain(id);
    expect(JSON.stringify(all)).not.toContain(seed);
    expect(JSON.stringify(all)).not.toContain(secret);
  });
});
