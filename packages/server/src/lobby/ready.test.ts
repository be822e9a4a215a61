import { expect, it } from 'vitest';
import { describeStores } from '../store/testing/stores.js';
import { newTable, openHall, refusalOf } from './testing/lobby.js';

describeStores('a rated live game', (open) => {
  async function gathered(asked: Parameters<typeof newTable>[0] = {}) {
    const hall = openHall(await open());
    const [ann, bob, eve] = await hall.people('Ann', 'Bob', 'Eve');
    const { id } = await hall.lobby.create(ann, newTable({ rated: true, ...asked }));
    await hall.lobby.join(bob, id);
    return { hall, ann, bob, eve, id, start: () => hall.lobby.start(ann, id) };
  }

  it('begins only once all others have said that they are ready', async () => {
    const { hall, ann, bob, id, start } = await gathered();
    const refusal = await refusalOf(start());
    expect(refusal).toMatchObject({ code: 'notNow', reason: 'ready' });
    expect(refusal.message).toContain('Bob');
    const until = hall.base.now() + 120_000;
    const { seats } = await hall.lobby.ready(bob, id);
    expect(seats).toMatchObject([
      { person: { id: ann.user }, readyUntil: null },
      { person: { id: bob.user }, readyUntil: until },
    ]);
    const begun = await start();
    expect(begun.status).toBe('playing');
    expect(JSON.stringify(begun.seats)).not.toContain('readyUntil');
  });

  it('does not begin without somebody who was ready a while ago, or has left', async () => {
    const { hall, bob, eve, id, start } = await gathered();
    await hall.lobby.ready(bob, id);
    hall.pass(120_001);
    expect(await refusalOf(start())).toMatchObject({ reason: 'ready' });
    await hall.lobby.ready(bob, id);
    await hall.lobby.leave(bob, id);
    await hall.lobby.join(eve, id);
    expect(await refusalOf(start())).toMatchObject({ reason: 'ready' });
    expect(await refusalOf(hall.lobby.ready(bob, id))).toMatchObject({ code: 'notYours' });
  });

  it.each([{ rated: false }, { pace: { kind: 'days', turn: 86_400, bank: 0 } }] as const)(
    'is the only one that asks: not %j',
    async (asked) => {
      const { start } = await gathered(asked);
      expect((await start()).status).toBe('playing');
    },
  );
});
