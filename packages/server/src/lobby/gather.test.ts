import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { newTable, openHall, refusalOf, refused } from './testing/lobby.js';

describeStores('people gather at a table', (open) => {
  it('opens a table with the host in seat 0 and bots in the last seats', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const asked = newTable({
      players: 4,
      bots: ['grower', 'master'],
      options: { expert: true },
      hints: true,
    });
    const info = await hall.lobby.create(ann, asked);
    expect(info).toMatchObject({
      game: 'valley',
      status: 'open',
      options: { expert: true },
      host: ann.user,
      hints: true,
      seats: [
        { kind: 'person', person: { id: ann.user, name: 'Ann' }, bot: null },
        { kind: 'open' },
        { kind: 'bot', level: 'grower' },
        { kind: 'bot', level: 'master' },
      ],
      ...{ commitment: null, version: null, result: null, startedAt: null, rematch: null },
    });
    expect(info.id).toMatch(/^[\w-]{16,32}$/);
    await hall.hears({ type: 'lobby' });
    await hall.hears({ type: 'table', table: info.id });
    await hall.hears({ type: 'mine', user: ann.user, table: info.id });
  });

  it.each([
    ['an unknown game', { game: 'chess' }, /no game 'chess'/],
    ['a name of every object', { game: 'constructor' }, /no game/],
    ['a table size that the game has not', { game: 'duel', players: 3 }, /not for 3 players/],
    ['an option that is no yes or no', { game: 'valley', options: { expert: 'yes' } }, /true or false/],
    ['an option of another game', { game: 'duel', options: { expert: true } }, /no option 'expert'/],
    ['bots in all seats', { bots: ['grower', 'grower'] }, /no seat for you/],
    ['rated with bots', { players: 3, rated: true, bots: ['grower'] }, /no bots/],
    ['rated without a clock', { rated: true, pace: { kind: 'none' } }, /clock/],
    ['rated with hints', { rated: true, hints: true }, /hints/],
    ['rated with an edition', { rated: true, edition: '{}' }, /own edition/],
  ] as const)('refuses %s', async (_what, asked, message) => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const { options, ...rest } = { options: {}, ...asked };
    const refusal = await refusalOf(
      hall.lobby.create(ann, newTable({ ...rest, options, bots: [...('bots' in asked ? asked.bots : [])] })),
    );
    expect(refusal.code).toBe('bad');
    expect(refusal.message).toMatch(message);
    expect(await hall.lobby.own(ann)).toEqual([]);
  });

  it('has a limit of tables for each person, for opening and for joining', async () => {
    const hall = openHall(await open(), { tables: 2 });
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const other = await hall.lobby.create(bob, newTable());
    const first = await hall.lobby.create(ann, newTable());
    await hall.lobby.create(ann, newTable());
    expect(await refused(hall.lobby.create(ann, newTable()))).toBe('notNow');
    expect(await refused(hall.lobby.join(ann, other.id))).toBe('notNow');
    await hall.lobby.leave(ann, first.id);
    expect((await hall.lobby.join(ann, other.id)).seats[1]).toMatchObject({ person: { name: 'Ann' } });
  });

  it('keeps to the limit when many tables are opened at once', async () => {
    const hall = openHall(await open(), { tables: 2 });
    const [ann] = await hall.people('Ann');
    const asked = await Promise.allSettled(
      Array.from({ length: 6 }, () => hall.lobby.create(ann, newTable())),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await hall.lobby.own(ann)).toHaveLength(2);
  });

  it('lets people join, once each, until it is full', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.lobby.create(ann, newTable());
    await hall.lobby.join(bob, id);
    const again = await hall.lobby.join(bob, id);
    expect(again.seats.map((seat) => seat.kind === 'person' && seat.person.name)).toEqual(['Ann', 'Bob']);
    expect(await refused(hall.lobby.join(eve, id))).toBe('full');
    expect(await refused(hall.lobby.join(eve, 'no-such-table'))).toBe('notFound');
  });

  it('gives the last seat to one of several who ask at once, and tells the others that it is full', async () => {
    const hall = openHall(await open());
    const [ann, ...others] = await hall.people('Ann', 'Bob', 'Eve', 'Dan', 'Zoe', 'Tom');
    const { id } = await hall.lobby.create(ann, newTable());
    const asked = await Promise.allSettled(others.map((who) => hall.lobby.join(who, id)));
    const won = asked.findIndex(({ status }) => status === 'fulfilled');
    const lost = asked.flatMap((it) => (it.status === 'rejected' ? [it.reason.refusal?.code] : []));
    expect(lost).toEqual(['full', 'full', 'full', 'full']);
    const info = await hall.lobby.info(id);
    expect(info?.seats[1]).toMatchObject({ kind: 'person', person: { id: others[won].user } });
  });

  it('gives one seat to somebody who asks twice at once', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable({ players: 4 }));
    await Promise.all([hall.lobby.join(bob, id), hall.lobby.join(bob, id)]);
    const info = await hall.lobby.info(id);
    expect(info?.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
  });

  it('has no seat for whom somebody there has blocked, or who has blocked them, and does not say why', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve, dan, zoe] = await hall.people('Ann', 'Bob', 'Eve', 'Dan', 'Zoe');
    await hall.block(bob, eve);
    await hall.block(dan, ann);
    const { id } = await hall.lobby.create(ann, newTable({ players: 3 }));
    await hall.lobby.join(bob, id);
    const blocked = await refusalOf(hall.lobby.join(eve, id));
    const blocking = await refusalOf(hall.lobby.join(dan, id));
    await hall.lobby.join(zoe, id);
    const full = await refusalOf(hall.lobby.join(eve, id));
    expect(blocked).toEqual(full);
    expect(blocking).toEqual(full);
  });

  it('hands the table on when the host leaves, and gives it up with the last person', async () => {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.lobby.create(ann, newTable({ players: 3, bots: ['grower'] }));
    await hall.lobby.join(bob, id);
    expect((await hall.lobby.leave(ann, id)).host).toBe(bob.user);
    expect(await refused(hall.lobby.leave(ann, id))).toBe('notYours');
    expect((await hall.lobby.leave(bob, id)).status).toBe('cancelled');
    expect(await refused(hall.lobby.join(eve, id))).toBe('notNow');
    expect(await hall.lobby.own(bob)).toEqual([]);
  });

  it('lets only the host send people away, and only others', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable({ players: 3 }));
    await hall.lobby.join(bob, id);
    expect(await refused(hall.lobby.kick(bob, id, 0))).toBe('notYours');
    expect(await refused(hall.lobby.kick(ann, id, 0))).toBe('bad');
    expect(await refused(hall.lobby.kick(ann, id, 2))).toBe('bad');
    expect(await refused(hall.lobby.kick(ann, id, 3))).toBe('bad');
    expect((await hall.lobby.kick(ann, id, 1)).seats[1]).toEqual({ kind: 'open' });
    expect(await hall.lobby.own(bob)).toEqual([]);
  });

  it('lets the host put bots into free seats and take them away', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.lobby.create(ann, newTable({ players: 3 }));
    await hall.lobby.join(bob, id);
    expect(await refused(hall.lobby.seatBot(bob, id, 2, 'grower'))).toBe('notYours');
    expect(await refused(hall.lobby.seatBot(ann, id, 1, 'grower'))).toBe('notNow');
    expect(await refused(hall.lobby.seatBot(ann, id, 3, 'grower'))).toBe('bad');
    expect((await hall.lobby.seatBot(ann, id, 2, 'grower')).seats[2]).toEqual({
      kind: 'bot',
      level: 'grower',
    });
    expect((await hall.lobby.seatBot(ann, id, 2, 'master')).seats[2]).toEqual({
      kind: 'bot',
      level: 'master',
    });
    expect((await hall.lobby.seatBot(ann, id, 2, null)).seats[2]).toEqual({ kind: 'open' });
  });

  it('has no bots at a rated table', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable({ rated: true }));
    expect(await refused(hall.lobby.seatBot(ann, id, 1, 'grower'))).toBe('notNow');
  });
});
