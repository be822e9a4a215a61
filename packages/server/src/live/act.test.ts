import { VERSIONS } from '@polder/bots';
import { hashState } from '@polder/core';
import { describe, expect, it, vi } from 'vitest';
import type { BotPlan, BotPool } from '../context.js';
import { hearLog } from '../run/testing/log.js';
import { StoreTrouble } from '../store/store.js';
import { openTable } from '../table/index.js';
import { describeHouses, type House, hasty, openHouse } from './testing/house.js';
import { readTable } from './testing/truth.js';

type Asked = Parameters<BotPool['plan']>[0];

/** Goes by `answer`, and remembers what it was asked. */
function listening(answer: BotPool['plan'] = hasty): { plan: BotPool['plan']; asked: Asked[] } {
  const asked: Asked[] = [];
  return {
    asked,
    plan(it) {
      asked.push(it);
      return answer(it);
    },
  };
}

/** An answer that comes when it is told to. */
function slow() {
  let answer: (plan: BotPlan) => void = () => {};
  let heard: (asked: Asked) => void = () => {};
  const first = new Promise<Asked>((resolve) => {
    heard = resolve;
  });
  const plan: BotPool['plan'] = (it) =>
    new Promise((resolve) => {
      answer = resolve;
      heard(it);
    });
  return {
    plan,
    first,
    answer: (keys: readonly string[]) => answer({ keys, level: 'grower', version: VERSIONS.grower }),
  };
}

/** Who has made the choices at a table, by its records. */
async function marksAt({ base }: House, table: string): Promise<ReadonlySet<string | undefined>> {
  const records = await base.store.tables.records(table, -1);
  return new Set(records.flatMap(({ body }) => (body.type === 'choice' ? [body.bot] : [])));
}

const LIVE = { kind: 'live', turn: 60, bank: 120 } as const;

/** A Duel in which a person has made twenty choices. */
async function playedAgainstMaster(house: House): Promise<string> {
  const anna = house.client(await house.person('anna'));
  const table = await house.table({ game: 'duel', seats: [{ bot: 'master' }, 'anna'] });
  await anna.watch(table);
  for (let i = 0; i < 20; i++) {
    await anna.until(table, ({ status }) => status.decision !== null);
    await anna.choose(table);
  }
  return table;
}

describeHouses('A bot', (open) => {
  it('sees what its seat may see, and no seed of the deal', async () => {
    const { plan, asked } = listening();
    const house = await open({ bots: { plan } });
    const table = await playedAgainstMaster(house);
    const { header } = await readTable(house.base.store, table);
    expect(asked.length).toBeGreaterThan(3);
    expect(JSON.stringify(asked)).not.toContain(header.seed);
    expect(new Set(asked.map(({ seed }) => seed)).size).toBe(asked.length);
    const views = new Set<string>();
    const replayed = openTable(header);
    const look = (): Set<string> => views.add(hashState(replayed.game.view(replayed.history.state, 0)));
    look();
    for (const record of await house.base.store.tables.records(table, -1)) {
      replayed.apply(record);
      look();
    }
    for (const { view, game, level, ms } of asked) {
      expect(views.has(hashState(view))).toBe(true);
      expect([game, level]).toEqual(['duel', 'master']);
      expect(ms).toBeLessThanOrEqual(house.base.settings.botMs);
    }
  });

  it('is named in the record as who has thought, and people are not', async () => {
    const stands: BotPool['plan'] = async (it) => hasty({ ...it, level: 'grower' });
    const house = await open({ bots: { plan: (it) => (it.decision.id % 2 ? stands : hasty)(it) } });
    const table = await playedAgainstMaster(house);
    expect(await marksAt(house, table)).toEqual(new Set([undefined, 'master/2', 'grower/1']));
    for (const { user, body } of await house.base.store.tables.records(table, -1)) {
      if (body.type !== 'choice') throw new Error(body.type);
      const thought = body.decision % 2 ? 'grower/1' : 'master/2';
      expect(body.bot).toBe(user === null ? thought : undefined);
      expect('bot' in body).toBe(user === null);
    }
  });

  describe('that fails', () => {
    it.each<[string, () => Promise<BotPlan>]>([
      ['has no plan', () => Promise.reject(new Error('It took too long.'))],
      [
        'plans what is not offered',
        () => Promise.resolve({ keys: ['to win'], level: 'master', version: VERSIONS.master }),
      ],
      ['plans nothing', () => Promise.resolve({ keys: [], level: 'master', version: VERSIONS.master })],
    ])('because it %s is helped out by the quickest level', async (_, fail) => {
      const { log, lines } = hearLog();
      const { plan, asked } = listening((it) => (it.level === 'master' ? fail() : hasty(it)));
      const house = await open({ bots: { plan }, log });
      const table = await house.table({ seats: [{ bot: 'master' }, { bot: 'apprentice' }] });
      const anybody = house.client(undefined);
      await anybody.watch(table);
      await anybody.until(table, ({ entries }) => entries.length > 20);
      expect(asked.some(({ level }) => level === 'master')).toBe(true);
      const seats = anybody.seen(table).entries.map(({ seat }) => seat);
      expect(new Set(seats).size).toBe(2);
      await expect.poll(() => lines.some((line) => line.table === table && line.level === 40)).toBe(true);
      expect(await marksAt(house, table)).toEqual(new Set(['apprentice/2']));
    });

    it('at every level takes the first option, and the game goes on', async () => {
      const { plan, asked } = listening(() => Promise.reject(new Error('The thread broke.')));
      const house = await open({ bots: { plan } });
      const table = await house.table({ seats: [{ bot: 'grower' }, { bot: 'grower' }] });
      const anybody = house.client(undefined);
      await anybody.watch(table);
      await anybody.until(table, ({ entries }) => entries.length > 20);
      expect(asked.slice(0, 2).map(({ level }) => level)).toEqual(['grower', 'apprentice']);
      expect(await marksAt(house, table)).toEqual(new Set(['first']));
    });
  });

  it('whose person comes back while it thinks does not choose', async () => {
    const { plan, first, answer } = slow();
    const house = await open({ bots: { plan } });
    const anna = house.client(await house.person('anna'));
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'] });
    await anna.watch(table);
    const bert = house.client(await house.person('bert'));
    await bert.watch(table);
    const [seat] = anna.seen(table).status.waitingFor;
    const asked = [anna, bert][seat];
    const other = [anna, bert][1 - seat];
    expect(await asked.command(table, { type: 'leave' })).toMatchObject({ ok: true });
    await other.until(table, ({ status }) => status.bots[seat] !== null);
    const { decision } = await first;
    expect(await asked.command(table, { type: 'return' })).toMatchObject({ ok: true });
    answer([decision.options[0].key]);
    const seen = await asked.until(table, ({ status }) => status.decision !== null);
    expect(seen.entries.map(({ type }) => type)).toEqual(['note', 'note']);
    expect(await asked.choose(table)).toMatchObject({ ok: true, seq: 2 });
    const rows = await house.base.store.db
      .selectFrom('seats')
      .select(['bot', 'away'])
      .where('table_id', '=', table)
      .execute();
    expect(rows).toEqual([
      { bot: null, away: 0 },
      { bot: null, away: 0 },
    ]);
  });

  it('keeps its plan if another, who is asked at the same time, chooses while it thinks', async () => {
    const { plan, first, answer } = slow();
    let plans = 0;
    const house = await open({
      bots: {
        plan(it) {
          plans++;
          return plan(it);
        },
      },
    });
    const anna = house.client(await house.person('anna'));
    // Both are dealt a hand, and choose of it at the same time.
    const table = await house.table({ game: 'duel', seats: [{ bot: 'grower' }, 'anna'] });
    await anna.watch(table);
    const { decision } = await first;
    expect(await anna.choose(table)).toMatchObject({ ok: true, seq: 0 });
    answer([decision.options[1].key]);
    await anna.until(table, ({ seq }) => seq >= 1);
    const [, record] = await house.base.store.tables.records(table, -1);
    expect(record.body).toMatchObject({ seat: 0, key: decision.options[1].key, decision: decision.id });
    expect(plans).toBeLessThanOrEqual(2);
  });

  it('is thought for in the name of the host, and what it has waited is not its own time', async () => {
    const clock = vi.spyOn(performance, 'now');
    const asked: Asked[] = [];
    try {
      let passed = 0;
      clock.mockImplementation(() => 1_000_000 + passed);
      const house = await open({
        times: { again: 1e9, sessions: 1e9 },
        bots: {
          plan(it) {
            asked.push(it);
            passed += 700;
            it.begun?.();
            passed += 10;
            return hasty(it);
          },
        },
      });
      const anna = house.client(await house.person('anna'));
      const table = await house.table({
        game: 'valley',
        seats: ['anna', { bot: 'master' }, { bot: 'master' }],
      });
      await anna.watch(table);
      for (let i = 0; i < 30 && asked.length < 3; i++) {
        await anna.until(table, ({ status }) => status.decision !== null);
        await anna.choose(table);
      }
      expect(asked.length).toBeGreaterThan(2);
      expect(new Set(asked.map(({ owner }) => owner))).toEqual(new Set(['anna']));
      const { botMs } = house.base.settings;
      for (const { ms } of asked) expect(ms).toBeGreaterThan(botMs / 2);
      // Two starting cards, before the first turn: what the one has used, the other still has.
      const [one, other] = asked;
      expect([one.decision.seat, other.decision.seat]).toEqual([2, 1]);
      expect(other.ms).toBe(one.ms);
    } finally {
      clock.mockRestore();
    }
  });

  it('that could not go on is tried again after a while', async () => {
    const { plan, asked } = listening();
    let broken = true;
    const house = await open({ bots: { plan }, times: { again: 40 } }, (store) => ({
      ...store,
      tables: {
        ...store.tables,
        append: (write) =>
          broken ? Promise.reject(new Error('a fault that nobody foresaw')) : store.tables.append(write),
      },
    }));
    const table = await house.table({ seats: [{ bot: 'grower' }, { bot: 'grower' }] });
    const anybody = house.client(undefined);
    await anybody.watch(table);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    broken = false;
    await anybody.until(table, ({ seq }) => seq > 5);
  });

  it('that nobody lets act, because its process died, acts all the same', async () => {
    const house = await open();
    const table = await house.table({
      seats: [{ bot: 'grower' }, { bot: 'grower' }],
      row: { claimed_by: null },
    });
    await house.live.drain();
    const before = await readTable(house.base.store, table);
    const again = openHouse(house.base.store, { process: 'two' });
    // Nobody looks at the table, and nobody says that it was started.
    await expect
      .poll(async () => (await readTable(house.base.store, table)).seq, { timeout: 20_000 })
      .toBeGreaterThan(before.seq);
    await again.live.drain();
  });

  it('is not hindered for ever by a disk that is full for a while', async () => {
    let full = true;
    const house = await open({}, (store) => ({
      ...store,
      tables: {
        ...store.tables,
        append: (write) => (full ? Promise.reject(new StoreTrouble('full')) : store.tables.append(write)),
      },
    }));
    const table = await house.table({ seats: [{ bot: 'grower' }, { bot: 'grower' }] });
    const anybody = house.client(undefined);
    await anybody.watch(table);
    expect(anybody.seen(table).seq).toBe(-1);
    full = false;
    await anybody.until(table, ({ seq }) => seq > 5);
  });
});

describeHouses('A clock', (open) => {
  it('that runs out lets a bot play on, and the person come back', async () => {
    const house = await open();
    const visitors = [await house.person('anna'), await house.person('bert')];
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], pace: LIVE });
    const clients = visitors.map(house.client);
    for (const client of clients) await client.watch(table);
    const [seat] = clients[0].seen(table).status.waitingFor;
    house.pass(179_000);
    expect(await clients[1 - seat].command(table, { type: 'undo' })).toMatchObject({ ok: false });
    expect(clients[seat].seen(table).seq).toBe(-1);
    house.pass(1_000);
    const seen = await clients[1 - seat].until(table, ({ status }) => status.bots[seat] !== null);
    expect(seen.entries[0]).toMatchObject({ type: 'note', what: 'standIn', seat });
    const [record] = await house.base.store.tables.records(table, -1);
    expect(record).toMatchObject({ user: null, body: { type: 'standIn', why: 'time' } });
    // The bot plays up to where the other is asked.
    await clients[1 - seat].until(table, ({ status }) => status.decision !== null);
    expect(await clients[seat].command(table, { type: 'return' })).toMatchObject({ ok: true });
    await clients[1 - seat].until(table, ({ status }) => status.bots[seat] === null);
  });

  it('runs out at a table that nobody has in memory', async () => {
    const house = await open();
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], pace: LIVE });
    await house.live.drain();
    const again = openHouse(house.base.store, { process: 'two' });
    // What passes before it runs is an outage.
    const { db } = house.base.store;
    await expect
      .poll(() => db.selectFrom('processes').where('id', '=', 'two').select('id').execute())
      .toHaveLength(1);
    again.pass(180_000);
    await expect
      .poll(async () => (await house.base.store.tables.records(table, -1)).length, { timeout: 20_000 })
      .toBeGreaterThan(0);
    const [record] = await house.base.store.tables.records(table, -1);
    expect(record.body).toMatchObject({ type: 'standIn', why: 'time' });
  });

  it('stands still in a pause', async () => {
    const house = await open();
    const visitors = [await house.person('anna'), await house.person('bert')];
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], pace: LIVE });
    const [anna, bert] = visitors.map(house.client);
    for (const client of [anna, bert]) await client.watch(table);
    await anna.command(table, { type: 'propose', what: { what: 'pause' } });
    await bert.until(table, ({ seq }) => seq === 0);
    await bert.command(table, { type: 'answer', proposal: 0, yes: true });
    house.pass(10 * 86_400_000);
    await house.live.sweep();
    expect(await anna.command(table, { type: 'resume' })).toMatchObject({ ok: true });
    const { status } = anna.seen(table);
    expect(status.bots).toEqual([null, null]);
    expect(status.clocks[status.waitingFor[0]]).toMatchObject({ bank: 120_000, free: 60_000 });
  });
});
