import { drawnOrder, type NotedDraw, partText, seedText, serverText } from '@polder/core';
import { expect, it } from 'vitest';
import { gameEntry } from '../games.js';
import { describeStores } from '../store/testing/stores.js';
import { sha256 } from '../table/commitment.js';
import type { FinishedGame, NewTable } from '../wire/lobby.js';
import { dealChecks, expectFair } from './testing/fair.js';
import { type Hand, openHand } from './testing/hand.js';
import { abandon, type Hall, HOUR, NOON, newTable, openHall, refusalOf, refused } from './testing/lobby.js';

const rules = () => {
  const entry = gameEntry('duel');
  if (!entry) throw new Error('There is no such game.');
  return entry.game;
};

/** Ann's table with Bob at it; their pages have committed to their secrets. */
async function seated(hall: Hall, asked: Partial<NewTable> = {}) {
  const [ann, bob] = await hall.people('Ann', 'Bob');
  const { id } = await hall.lobby.create(ann, newTable(asked));
  await hall.lobby.join(bob, id);
  const hands: readonly [Hand, Hand] = [
    await openHand(hall.lobby, ann, id),
    await openHand(hall.lobby, bob, id),
  ];
  return { ann, bob, id, hands };
}

/** What is shown once it is over. */
async function ended(hall: Hall, id: string): Promise<FinishedGame> {
  await abandon(hall.base.store, id);
  return hall.lobby.finished(undefined, id);
}

const ownState = async (finished: FinishedGame, noted: NotedDraw) =>
  (await dealChecks(finished, rules(), noted)).find(({ id }) => id === 'own')?.state;

describeStores('a deal that is drawn jointly', (open) => {
  it('follows from the secrets of the server and of all people, and so do the seats', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    const waiting = await hall.lobby.start(ann, id);
    expect(waiting).toMatchObject({ status: 'open', commitment: null });
    expect(waiting.draw?.until).toBe(hall.base.now() + 10_000);
    expect(hall.started).toEqual([]);
    expect(await hands[0].show()).toMatchObject({ status: 'open' });
    const begun = await hands[1].show();
    expect(begun).toMatchObject({ status: 'playing', draw: { until: null } });
    expect(begun.draw?.parts.map(({ shown }) => shown)).toEqual([true, true]);
    expect([hall.started, hall.began]).toEqual([[id], [{ user: bob.user, table: id }]]);

    const finished = await ended(hall, id);
    for (const { noted } of hands) await expectFair(finished, rules(), noted);
    const { draw, seed } = finished;
    if (!draw) throw new Error('The draw is not shown.');
    // Said once more without the program's own words: whoever doubts computes it so.
    const secrets = hands.map(({ noted }) => `${noted.user}=${noted.secret}`).sort();
    expect(seed).toBe(sha256(`polder/2/seed/${id}/${draw.secret}/${secrets.join('/')}`));
    expect(draw.commitment).toBe(sha256(`polder/2/server/${id}/${draw.secret}`));
    expect(draw.commitment).toBe(hands[0].noted.server);
    expect(drawnOrder(seed, [ann.user, bob.user])).toEqual(
      finished.info.seats.map((seat) => (seat.kind === 'person' ? seat.person.id : '')),
    );
  });

  it('says nothing of any secret before the game is over', async () => {
    const hall = openHall(await open());
    const { ann, id, hands } = await seated(hall);
    const { secret } = await hall.base.store.db
      .selectFrom('draws')
      .select('secret')
      .where('table_id', '=', id)
      .executeTakeFirstOrThrow();
    const seen = [await hall.lobby.info(id)];
    for (const hand of hands) seen.push(await hand.commit());
    seen.push(await hall.lobby.start(ann, id));
    for (const hand of hands) seen.push(await hand.show());
    seen.push((await hall.lobby.view(ann, id)).info, ...(await hall.lobby.own(ann)));
    for (const hidden of [secret, ...hands.map(({ noted }) => noted.secret)])
      expect(JSON.stringify(seen)).not.toContain(hidden);
  });

  it('begins without somebody who vanishes, once the time is up, and says who that was', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    await hall.lobby.start(ann, id);
    await hands[0].show();
    hall.pass(9_999);
    await hall.lobby.beginDue();
    expect(await hall.lobby.info(id)).toMatchObject({ status: 'open' });
    hall.pass(2);
    await hall.lobby.beginDue();
    const info = await hall.lobby.info(id);
    expect(info?.status).toBe('playing');
    const shown = Object.fromEntries(info?.draw?.parts.map((part) => [part.user, part.shown]) ?? []);
    expect(shown).toEqual({ [ann.user]: true, [bob.user]: false });
    expect(await refused(hands[1].show())).toBe('notNow');

    const finished = await ended(hall, id);
    await expectFair(finished, rules(), hands[0].noted);
    // Bob's page was never told that his secret was taken.
    expect(await ownState(finished, hands[1].noted)).toBe('unknown');
  });

  it('waits longer where people need not be there, and a page in a list shows its secret, too', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall, { pace: { kind: 'days', turn: 86_400, bank: 0 } });
    for (const hand of hands) await hand.commit();
    expect((await hall.lobby.own(bob))[0].draw).toBeUndefined();
    const { draw } = await hall.lobby.start(ann, id);
    expect(draw?.until).toBe(hall.base.now() + 600_000);
    expect((await hall.lobby.own(bob))[0].draw).toEqual(draw);
  });

  it('does without people whose pages know nothing of it', async () => {
    const hall = openHall(await open());
    const { ann, id, hands } = await seated(hall);
    await hands[0].commit();
    await hall.lobby.start(ann, id);
    expect(await hands[0].show()).toMatchObject({ status: 'playing' });
    const finished = await ended(hall, id);
    expect(finished.draw?.parts.map(({ user }) => user)).toEqual([ann.user]);
    await expectFair(finished, rules(), hands[0].noted);
  });

  it('is drawn by one person and the server where all others are bots', async () => {
    const hall = openHall(await open());
    const [ann] = await hall.people('Ann');
    const { id } = await hall.lobby.create(ann, newTable({ bots: ['grower'] }));
    const hand = await openHand(hall.lobby, ann, id);
    await hand.commit();
    await hall.lobby.start(ann, id);
    expect(await hand.show()).toMatchObject({ status: 'playing' });
    await abandon(hall.base.store, id);
    await expectFair(await hall.lobby.finished(ann, id), rules(), hand.noted);
  });

  it('keeps everything as it is while secrets are waited for', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    await hall.lobby.start(ann, id);
    for (const doing of [
      () => hall.lobby.leave(bob, id),
      () => hall.lobby.kick(ann, id, 1),
      () => hall.lobby.start(ann, id),
      () => hands[1].commit(),
    ])
      expect(await refusalOf(doing())).toMatchObject({ code: 'notNow', reason: 'drawing' });
  });

  it('takes no secret but the one that was committed to, nor before the start', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall);
    await hands[0].commit();
    expect(await refused(hands[0].show())).toBe('notNow');
    expect(await refused(hall.lobby.show(bob, id, 'a-secret-of-no-use'))).toBe('notYours');
    await hands[1].commit();
    await hall.lobby.start(ann, id);
    expect(await refused(hall.lobby.show(bob, id, 'another-secret-of-bob'))).toBe('bad');
    // Ann's commitment is of no use to Bob: it is hers by its text.
    expect(await refused(hall.lobby.show(bob, id, hands[0].noted.secret))).toBe('bad');
    await hands[0].show();
    // Sent again, as after a lost answer.
    expect(await hands[0].show()).toMatchObject({ status: 'open' });
    expect(await hands[1].show()).toMatchObject({ status: 'playing' });
    expect(await hands[1].show()).toMatchObject({ status: 'playing' });
  });

  it('of two last secrets at once begins the game once', async () => {
    const hall = openHall(await open());
    const { ann, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    await hall.lobby.start(ann, id);
    await Promise.all(hands.map((hand) => hand.show()));
    expect(hall.started).toEqual([id]);
  });

  it('survives a server that dies between the commitments and the secrets, and waits for those who come back', async () => {
    const store = await open();
    const hall = openHall(store);
    const { ann, bob, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    await hall.lobby.start(ann, id);
    hall.lobby.close();
    // The time ran out while there was no server: nobody is to lose their part in it.
    const { lobby, pass } = openHall(store, {}, NOON + HOUR);
    await lobby.beginDue();
    expect(await lobby.info(id)).toMatchObject({ status: 'open', draw: { server: hands[0].noted.server } });
    await lobby.show(ann, id, hands[0].noted.secret);
    pass(9_999);
    await lobby.beginDue();
    expect(await lobby.info(id)).toMatchObject({ status: 'open' });
    pass(1);
    await lobby.beginDue();
    const info = await lobby.info(id);
    expect(info?.status).toBe('playing');
    expect(info?.draw?.parts.find(({ shown }) => !shown)?.user).toBe(bob.user);
  });

  it('is seen through wherever it was not drawn so', async () => {
    const hall = openHall(await open());
    const { ann, bob, id, hands } = await seated(hall);
    for (const hand of hands) await hand.commit();
    await hall.lobby.start(ann, id);
    for (const hand of hands) await hand.show();
    const finished = await ended(hall, id);
    const { draw, seed, info } = finished;
    if (!draw) throw new Error('The draw is not shown.');
    const [{ noted }] = hands;
    const doubtIn = async (change: Partial<FinishedGame>, of = noted) =>
      (await dealChecks({ ...finished, ...change }, rules(), of))
        .filter(({ state }) => state === 'bad')
        .map((check) => check.id)
        .join();
    /** With the seed that follows: a server that lies does it well. */
    const redrawn = (parts: typeof draw.parts, secret = draw.secret): Partial<FinishedGame> => ({
      seed: sha256(seedText(id, { secret, parts })),
      draw: { ...draw, parts, secret, commitment: sha256(serverText(id, secret)) },
    });
    expect(await doubtIn({})).toBe('');
    // Another seed for the same secrets.
    expect(await doubtIn({ seed: sha256('mine') })).toMatch(/^drawn/);
    // A secret of the server that was chosen later: this browser had noted its commitment.
    expect(await doubtIn(redrawn(draw.parts, 'chosen-after-the-others'))).toMatch(/(^|,)own/);
    // Bob is the server's friend, and chooses his secret after Ann has shown hers.
    const other = 'chosen-after-the-others';
    const late = draw.parts.map((part) =>
      part.user === bob.user
        ? { user: bob.user, secret: other, commitment: sha256(partText(id, bob.user, other)) }
        : part,
    );
    expect(await doubtIn(redrawn(late))).toMatch(/(^|,)own/);
    // Ann's secret was taken, and left out.
    const without = draw.parts.map((part) => (part.user === ann.user ? { ...part, secret: null } : part));
    expect(await doubtIn(redrawn(without))).toMatch(/(^|,)own/);
    // Or the whole draw.
    const { draw: _, ...alone } = finished;
    expect((await dealChecks(alone, rules(), noted)).find(({ state }) => state === 'bad')?.id).toBe('own');
    // The seats by hand.
    expect(await doubtIn({ info: { ...info, seats: [...info.seats].reverse() } })).toBe('seating');
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });
});
