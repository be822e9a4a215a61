import { loadHistory, seedRandom } from '@polder/core';
import { expect, it } from 'vitest';
import { gameEntry } from '../games.js';
import { describeStores } from '../store/testing/stores.js';
import { commitmentOf } from '../table/commitment.js';
import { botAsked, botChoices, standing } from '../table/index.js';
import type { LiveTable } from '../table/table.js';
import type { FinishedGame } from '../wire/lobby.js';
import { savedGame } from './record.js';
import { dealChecks, expectFair } from './testing/fair.js';
import { abandon, act, opened, openHall, playOn, refused } from './testing/lobby.js';

const gameOf = (id: string) => {
  const entry = gameEntry(id);
  if (!entry) throw new Error(id);
  return entry.game;
};

const userAt = ({ header }: LiveTable, seat: number): string => {
  const sits = header.seats[seat];
  if (sits?.kind !== 'person') throw new Error('Nobody sits there.');
  return sits.user;
};

/** Somebody takes a choice back, if that can be. */
async function takeBack(store: Parameters<typeof act>[0], table: LiveTable): Promise<LiveTable> {
  const seat = table.header.seats.findIndex((_, i) => table.history.undoable(i).steps > 0);
  return seat < 0 ? table : act(store, table, userAt(table, seat), { type: 'undo' });
}

/** All agree to go back. */
async function goBack(
  store: Parameters<typeof act>[0],
  table: LiveTable,
  choices: number,
): Promise<LiveTable> {
  let now = await act(store, table, userAt(table, 0), {
    type: 'propose',
    what: { what: 'rewind', choices },
  });
  const proposal = now.seq;
  for (const seat of [...(now.proposal?.asked ?? [])]) {
    now = await act(store, now, userAt(now, seat), { type: 'answer', proposal, yes: true });
  }
  return now;
}

/** The next choice: of the bot, if one is asked. */
async function botChooses(store: Parameters<typeof act>[0], table: LiveTable): Promise<LiveTable> {
  const asked = botAsked(table);
  if (!asked) return playOn(store, table, seedRandom('on'), table.history.choices.length + 1);
  const plan = { keys: [asked.options[0].key], bot: 'grower/1' };
  const unwritten = botChoices(table, asked.seat, plan, table.at + 1000);
  if (!unwritten) throw new Error('The bot chose nothing.');
  const { next, records } = unwritten;
  await store.tables.append({ table: table.header.id, records, ...standing(next) });
  return next;
}

describeStores('the record of a game that is over', (open) => {
  it.each([
    ['duel', 2],
    ['valley', 3],
  ] as const)('of %s loads, comes to the same result and is proved fair', async (game, players) => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const people = await hall.people(...['Ann', 'Bob', 'Eve'].slice(0, players));
    const { id, commitment } = await hall.game(people, { game, players, spectators: false });
    const random = seedRandom(`a game of ${game}`);
    let table = await opened(store, id);
    let undone = 0;
    for (let choices = 1; choices <= 40; choices++) {
      table = await playOn(store, table, random, choices);
      const before = table.seq;
      if (choices % 3 === 0) table = await takeBack(store, table);
      if (table.seq > before) undone++;
    }
    expect(undone).toBeGreaterThan(0);
    table = await goBack(store, table, 20);
    expect(table.history.choices).toHaveLength(20);
    table = await playOn(store, table, random);
    expect(table.status).toBe('over');

    const finished = await hall.lobby.finished(undefined, id);
    expect(finished.commitment).toBe(commitment);
    expect(finished.commitment).toBe(commitmentOf(id, finished.seed));
    expect(finished.info).toMatchObject({ status: 'over', result: table.result });
    expect(finished.edition).toBeNull();
    expect(finished.records).toHaveLength(table.seq + 1);
    expect(finished.records[0]).not.toHaveProperty('command');
    const saved = JSON.parse(JSON.stringify(finished.saved)) as FinishedGame['saved'];
    const loaded = loadHistory(gameOf(game), saved);
    expect(gameOf(game).result(loaded.state)).toEqual(finished.info.result);
    expect(loaded.choices).toEqual(table.history.choices);
    expect(loaded.log).toEqual(table.history.log);
    await expectFair(finished, gameOf(game));
  });

  it('is there for an abandoned game, too', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    await playOn(hall.base.store, await opened(hall.base.store, id), seedRandom('some'), 10);
    await abandon(hall.base.store, id);
    const finished = await hall.lobby.finished(undefined, id);
    expect(finished.saved.log).toHaveLength(10);
    expect(finished.info.result).toBeNull();
    await expectFair(finished, gameOf('duel'));
  });

  it('is as fair where bots have chosen, and says which', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    const { store } = hall.base;
    let table = await playOn(store, await opened(store, id), seedRandom('before'), 20);
    table = await act(store, table, ann.user, { type: 'leave' });
    for (let i = 0; i < 20; i++) table = await botChooses(store, table);
    await act(store, table, ann.user, { type: 'return' });
    await abandon(store, id);
    const finished = await hall.lobby.finished(undefined, id);
    const marks = finished.records.flatMap(({ deed, user }) =>
      deed.type === 'choice' ? [[user === null, deed.bot]] : [],
    );
    expect(marks).toContainEqual([true, 'grower/1']);
    expect(marks).toContainEqual([false, undefined]);
    expect(new Set(marks.map(String)).size).toBe(2);
    expect(JSON.stringify(finished.saved)).not.toContain('grower/1');
    await expectFair(finished, gameOf('duel'));
  });

  it('is not there before the end, nor for a table that never was', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    expect(await refused(hall.lobby.finished(ann, id))).toBe('notNow');
    expect(await refused(hall.lobby.finished(ann, 'no-such-table'))).toBe('notFound');
  });

  it('of something that was not fair is seen through', async () => {
    const hall = openHall(await open());
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    await playOn(hall.base.store, await opened(hall.base.store, id));
    const finished = await hall.lobby.finished(undefined, id);
    const { info, saved, records } = finished;
    /** The first check that does not hold. */
    const doubtIn = async (change: Partial<FinishedGame>): Promise<string | undefined> => {
      const checks = await dealChecks({ ...finished, ...change }, gameOf('duel'));
      const failed = checks.find(({ state }) => state !== 'ok');
      return failed && `${failed.id} ${failed.state}`;
    };
    const withLog = (log: FinishedGame['saved']['log']) => ({ saved: { ...saved, log } });
    expect(await doubtIn({})).toBeUndefined();
    expect(await doubtIn({ seed: 'another', saved: { ...saved, seed: 'another' } })).toBe('drawn bad');
    const { draw: _, ...alone } = finished;
    const old = { ...alone, seed: 'another', saved: { ...saved, seed: 'another' } };
    expect((await dealChecks(old, gameOf('duel')))[0]).toMatchObject({ id: 'fingerprint', state: 'bad' });
    expect(await doubtIn({ saved: { ...saved, seed: 'another' } })).toBe('deal bad');
    expect(await doubtIn({ saved: { ...saved, version: '0' } })).toBe('deal unknown');
    expect(await doubtIn(withLog(saved.log.slice(1)))).toBe('choices bad');
    expect(await doubtIn(withLog(saved.log.slice(0, -1)))).toBe('choices bad');
    const [first, ...rest] = saved.log;
    expect(await doubtIn(withLog([{ ...first, decision: 7 } as typeof first, ...rest]))).toBe('choices bad');
    const met = records.findIndex(({ chance }) => chance !== null);
    expect(met).toBeGreaterThan(-1);
    const withoutChance = records.map((it, i) => (i === met ? { ...it, chance: null } : it));
    expect(await doubtIn({ records: withoutChance })).toBe('chance bad');
    expect(await doubtIn({ info: { ...info, result: null } })).toBe('result bad');
  });

  it('knows that a proposal was off when there was no longer a way to go back', async () => {
    const hall = openHall(await open());
    const { store } = hall.base;
    const [ann, bob] = await hall.people('Ann', 'Bob');
    const { id } = await hall.game([ann, bob]);
    const random = seedRandom('back and forth');
    let table = await opened(store, id);
    // To somewhere with two own choices that can be taken back.
    while (!table.header.seats.some((_, seat) => table.history.undoable(seat).steps >= 2)) {
      table = await playOn(store, table, random, table.history.choices.length + 1);
    }
    const seat = table.header.seats.findIndex((_, i) => table.history.undoable(i).steps >= 2);
    const choices = table.history.choices.length - 1;
    table = await act(store, table, userAt(table, seat), {
      type: 'propose',
      what: { what: 'rewind', choices },
    });
    table = await act(store, table, userAt(table, seat), { type: 'undo' });
    expect(table.proposal).toBeNull();
    table = await goBack(store, table, 0);
    expect(savedGame(table.header, await store.tables.records(id, -1)).log).toEqual(table.history.log);
  });
});
