import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { abandon, newTable, openHall, refusalOf } from './testing/lobby.js';

describeStores('a rated table', (open) => {
  it('is not opened by a guest, who is told why', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.guests('Ann');
    const refusal = await refusalOf(hall.lobby.create(ann, newTable({ rated: true })));
    expect(refusal).toMatchObject({ code: 'notYours', reason: 'guest' });
    expect(refusal.message).toMatch(/passkey or an e-mail address/);
    expect(await hall.lobby.own(ann)).toEqual([]);
    expect((await hall.lobby.create(ann, newTable())).rated).toBe(false);
  });

  it('has no seat for a guest, but for the same person once the account is kept', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann] = await hall.people('Ann');
    const [bob, eve] = await hall.guests('Bob', 'Eve');
    const { id } = await hall.lobby.create(ann, newTable({ rated: true, players: 3 }));
    for (const guest of [bob, eve]) {
      expect(await refusalOf(hall.lobby.join(guest, id))).toMatchObject({
        code: 'notYours',
        reason: 'guest',
      });
    }
    await db
      .insertInto('passkeys')
      .values({
        ...{ id: 'key', user_id: bob.user, public_key: '', counter: 0, transports: '[]' },
        ...{ created_at: 1, used_at: null },
      })
      .execute();
    await db.updateTable('users').set({ email: 'eve@example.org' }).where('id', '=', eve.user).execute();
    for (const person of [bob, eve]) await hall.lobby.join(person, id);
    for (const person of [bob, eve]) await hall.lobby.ready(person, id);
    expect((await hall.lobby.start(ann, id)).status).toBe('playing');
  });

  it('does not start with somebody whose account is not kept any more, and the host learns with whom', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.lobby.create(ann, newTable({ rated: true, players: 3 }));
    for (const person of [bob, eve]) await hall.lobby.join(person, id);
    const keep = (user: string, email: string | null) =>
      db.updateTable('users').set({ email }).where('id', '=', user).execute();
    await keep(bob.user, null);
    const refusal = await refusalOf(hall.lobby.start(ann, id));
    expect(refusal).toMatchObject({ code: 'notNow', reason: 'guests' });
    expect(refusal.message).toMatch(/: Bob\.$/);
    expect(await hall.lobby.info(id)).toMatchObject({ status: 'open' });
    await keep(ann.user, null);
    expect(await refusalOf(hall.lobby.start(ann, id))).toMatchObject({ code: 'notYours', reason: 'guest' });
    for (const { user } of [ann, bob]) await keep(user, `${user}@example.org`);
    for (const person of [bob, eve]) await hall.lobby.ready(person, id);
    expect((await hall.lobby.start(ann, id)).status).toBe('playing');
  });

  it('has no rematch for somebody whose account is not kept any more, neither as first nor as second', async () => {
    const hall = openHall(await open());
    const { db } = hall.base.store;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const old = await hall.game([ann, bob], { rated: true });
    await abandon(hall.base.store, old.id);
    await db.updateTable('users').set({ email: null }).where('id', '=', ann.user).execute();
    const first = await refusalOf(hall.lobby.rematch(ann, old.id));
    await hall.lobby.rematch(bob, old.id);
    const second = await refusalOf(hall.lobby.rematch(ann, old.id));
    for (const refusal of [first, second])
      expect(refusal).toMatchObject({ code: 'notYours', reason: 'guest' });
  });
});
