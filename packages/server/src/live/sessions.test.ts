import { expect, it } from 'vitest';
import { openHub } from './hub.js';
import { openSessions } from './sessions.js';
import { describeHouses } from './testing/house.js';
import { TIMES } from './times.js';

describeHouses('A session', (open) => {
  it('that ended where nobody told of it is of no use for the next command', async () => {
    // They are never looked at by themselves here, and nobody is taken for known.
    const house = await open({ times: { sessions: 1e9, recheck: 1e9 } });
    const { store } = house.base;
    const ann = await house.person('anna');
    const sessions = openSessions(house.base, { hub: openHub(), times: { ...TIMES, sessions: 1e9 } });
    await store.db.deleteFrom('sessions').where('id', '=', ann.session).execute();
    expect(await sessions.isOpen(ann)).toBe(false);
    sessions.close();
  });

  it('is looked up once in a while, not with every command', async () => {
    const house = await open();
    const { store } = house.base;
    const ann = await house.person('anna');
    let queries = 0;
    const counting = {
      ...store,
      get db() {
        queries++;
        return store.db;
      },
    };
    const sessions = openSessions(
      { ...house.base, store: counting },
      { hub: openHub(), times: { ...TIMES, sessions: 1e9 } },
    );
    for (let i = 0; i < 5; i++) expect(await sessions.isOpen(ann)).toBe(true);
    expect(queries).toBe(1);
    // Ended here: it is not believed any longer.
    await store.db.deleteFrom('sessions').where('id', '=', ann.session).execute();
    sessions.close();
  });

  it('that is over closes the socket that speaks for it, and nothing is done', async () => {
    const house = await open({ times: { sessions: 10 } });
    const ann = await house.person('anna');
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
    const client = house.client(ann);
    await client.watch(table);
    await house.base.store.db.deleteFrom('sessions').where('id', '=', ann.session).execute();
    expect(await client.closed).toMatchObject({ code: 4401 });
    client.send({
      type: 'command',
      command: { id: 'after-the-end', table, seq: -1, action: { type: 'leave' } },
    });
    await house.live.recheck();
    expect(await house.base.store.tables.records(table, -1)).toEqual([]);
  });

  it('of somebody who has just come in is known', async () => {
    const house = await open();
    const sessions = openSessions(house.base, { hub: openHub(), times: { ...TIMES, sessions: 1e9 } });
    const stranger = { user: 'anna', session: 'seen-at-the-door' };
    sessions.met(stranger);
    expect(await sessions.isOpen(stranger)).toBe(true);
    expect(await sessions.isOpen({ user: 'anna', session: 'never-seen' })).toBe(false);
    sessions.close();
  });
});
