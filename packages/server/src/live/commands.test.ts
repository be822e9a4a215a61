import { describe, expect, it } from 'vitest';
import { type Store, StoreTrouble, type TableWrite } from '../store/store.js';
import type { Client } from './testing/client.js';
import { describeHouses, type House, openHouse } from './testing/house.js';
import { playOut } from './testing/play.js';
import { readTable } from './testing/truth.js';

/** Two people at a table of Duel, or of another game; `first` is asked. */
async function seated(house: House, game: 'duel' | 'valley' = 'valley') {
  const visitors = [await house.person('anna'), await house.person('bert')];
  const table = await house.table({ game, seats: ['anna', 'bert'] });
  const clients = visitors.map(house.client);
  for (const client of clients) await client.watch(table);
  const [asked] = clients[0].seen(table).status.waitingFor;
  return { table, clients, visitors, first: clients[asked], other: clients[1 - asked] };
}

const records = (house: House, table: string) => house.base.store.tables.records(table, -1);
const optionsOf = (client: Client, table: string) => {
  const { decision } = client.seen(table).status;
  if (!decision) throw new Error('Nothing is asked.');
  return { decision: decision.id, keys: decision.options.map(({ key }) => key) };
};

/** A door before the disk: it is shut until it is opened. */
function withDoor() {
  let openDoor = (): void => {};
  let arrived = (): void => {};
  const state = { shut: false, fail: undefined as 'before' | 'after' | undefined };
  const door = {
    state,
    /** From now on nothing gets through; resolves when somebody stands before it. */
    shut(): Promise<void> {
      state.shut = true;
      return new Promise((resolve) => {
        arrived = resolve;
      });
    },
    open(): void {
      state.shut = false;
      openDoor();
    },
    wrap: (store: Store): Store => ({
      ...store,
      tables: {
        ...store.tables,
        async append(write) {
          if (state.shut) {
            arrived();
            await new Promise<void>((resolve) => {
              openDoor = resolve;
            });
          }
          if (state.fail === 'before') throw new StoreTrouble('The disk is full.');
          const written = await store.tables.append(write);
          if (state.fail === 'after') throw new StoreTrouble('The connection was lost.');
          return written;
        },
      },
    }),
  };
  return door;
}

describeHouses('A command', (open) => {
  describe('that was sent twice', () => {
    it('is done once and answered twice, also while the first is under way', async () => {
      const door = withDoor();
      const house = await open({}, door.wrap);
      const { table, first } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const id = 'the-same-command';
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const arrived = door.shut();
      const answers = [first.command(table, action, { id }), first.command(table, action, { id })];
      await arrived;
      door.open();
      const outcomes = await Promise.all(answers);
      outcomes.push(await first.command(table, action, { id, seq: -1 }));
      expect(outcomes).toEqual([
        { ok: true, seq: 0 },
        { ok: true, seq: 0 },
        { ok: true, seq: 0 },
      ]);
      expect(await records(house, table)).toHaveLength(1);
    });

    it('is not done again after it was taken back', async () => {
      const house = await open();
      const { table, first } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const id = 'chosen-and-taken-back';
      await first.command(table, action, { id });
      expect(await first.command(table, { type: 'undo' })).toEqual({ ok: true, seq: 1 });
      expect(await first.command(table, action, { id, seq: -1 })).toEqual({ ok: true, seq: 0 });
      expect(await records(house, table)).toHaveLength(2);
      expect(first.seen(table).entries[1]).toMatchObject({ type: 'back', choices: 0 });
    });

    it('is known after the table was loaded anew', async () => {
      const house = await open();
      const { table, first, visitors } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const id = 'before-the-restart';
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      await first.command(table, action, { id });
      await house.live.drain();
      const again = openHouse(house.base.store, { process: 'two' });
      const [visitor] = visitors.filter(({ user }) => first.texts[0].includes(user));
      expect(await again.live.command(visitor, { id, table, seq: -1, action })).toEqual({ ok: true, seq: 0 });
    });
  });

  it('may hold several choices, of which those are taken that are offered', async () => {
    const house = await open();
    const { table, first } = await seated(house);
    const { decision, keys } = optionsOf(first, table);
    const outcome = await first.command(table, {
      type: 'choose',
      decision,
      keys: [keys[0], 'nothing', keys[0]],
    });
    expect(outcome).toEqual({ ok: true, seq: 0 });
  });

  describe('is refused', () => {
    it('as stale if its question is no longer open, and what came since is there before the answer', async () => {
      const house = await open();
      const { table, first } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const other = { ...action, decision: 999 };
      expect(await first.command(table, other)).toMatchObject({ refusal: { code: 'stale' } });
      expect(await first.command(table, action)).toMatchObject({ ok: true });
      expect(await first.command(table, action, { seq: -1 })).toMatchObject({ refusal: { code: 'stale' } });
      expect(await first.command(table, action, { seq: 500 })).toMatchObject({ refusal: { code: 'stale' } });
      expect(await records(house, table)).toHaveLength(1);
    });

    it('from somebody whose turn it is not, who does not sit there, or whom nobody knows', async () => {
      const house = await open();
      const { table, first, other } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const stranger = house.client(await house.person('cleo'));
      const nobody = house.client(undefined);
      const codes: string[] = [];
      for (const client of [other, stranger, nobody]) {
        const outcome = await client.command(table, action);
        codes.push(outcome.ok ? 'done' : outcome.refusal.code);
      }
      expect(codes).toEqual(['notYours', 'notYours', 'noSession']);
      expect(await records(house, table)).toHaveLength(0);
      expect(first.seen(table).seq).toBe(-1);
    });

    it('as illegal if it is not offered', async () => {
      const house = await open();
      const { table, first } = await seated(house);
      const { decision } = optionsOf(first, table);
      const outcome = await first.command(table, { type: 'choose', decision, keys: ['constructor'] });
      expect(outcome).toMatchObject({ ok: false, refusal: { code: 'illegal' } });
      expect(await first.command(table, { type: 'undo' })).toMatchObject({ refusal: { code: 'cannotUndo' } });
      expect(await records(house, table)).toHaveLength(0);
    });

    it('where there is no table, or no game yet, or no more', async () => {
      const house = await open();
      const { table, clients, visitors } = await seated(house, 'duel');
      const [anna] = clients;
      expect(await anna.command('no-such-table', { type: 'undo' })).toMatchObject({
        refusal: { code: 'notFound' },
      });
      const { id } = await house.lobby.create(visitors[0], {
        ...{ game: 'duel', players: 2, options: {}, pace: { kind: 'none' }, bots: [] },
        ...{ listed: true, rated: false, hints: false, spectators: true },
      });
      expect(await anna.command(id, { type: 'undo' })).toMatchObject({ refusal: { code: 'notNow' } });
      await playOut(clients, table);
      const late = { type: 'choose' as const, decision: 1, keys: ['x'] };
      expect(await anna.command(table, late)).toMatchObject({ refusal: { code: 'notNow' } });
      expect(await anna.command(table, { type: 'leave' })).toMatchObject({ refusal: { code: 'notNow' } });
    });

    it('while the server stops; what was taken before is done, and all are told', async () => {
      const door = withDoor();
      const house = await open({}, door.wrap);
      const { table, first, other, visitors } = await seated(house);
      const arrived = door.shut();
      const answer = first.choose(table);
      await arrived;
      const drained = house.live.drain();
      const [visitor] = visitors;
      const late = { id: 'too-late-for-this', table, seq: 0, action: { type: 'leave' as const } };
      expect(await house.live.command(visitor, late)).toMatchObject({ refusal: { code: 'closing' } });
      door.open();
      await drained;
      expect(await answer).toEqual({ ok: true, seq: 0 });
      expect(other.seen(table).seq).toBe(0);
      for (const client of [first, other]) {
        expect(client.messages.at(-1)).toEqual({ type: 'bye', why: 'drain' });
        expect(await client.closed).toMatchObject({ code: 1012 });
      }
      const late2 = house.client(visitor);
      expect(late2.messages).toEqual([{ type: 'bye', why: 'drain' }]);
    });
  });

  it('is told to nobody before it is on the disk', async () => {
    const door = withDoor();
    const house = await open({}, door.wrap);
    const { table, first, other } = await seated(house);
    const arrived = door.shut();
    const answer = first.choose(table);
    await arrived;
    const known = [first.texts.length, other.texts.length];
    const onlooker = house.client(undefined);
    onlooker.send({ type: 'watch', table });
    other.send({ type: 'ping', tables: [{ table, seq: -1, hash: other.seen(table).hash }] });
    await other.next('pong');
    expect([first.texts.length, other.texts.length]).toEqual([known[0], known[1] + 1]);
    door.open();
    expect(await answer).toEqual({ ok: true, seq: 0 });
    expect(other.seen(table).seq).toBe(0);
    expect((await onlooker.until(table, () => true)).sync.entries).toHaveLength(1);
  });

  describe('that the disk does not take', () => {
    it('is refused as trouble, changes nothing, and can be sent again', async () => {
      const door = withDoor();
      const house = await open({}, door.wrap);
      const { table, first, other } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const id = 'in-troubled-times';
      door.state.fail = 'before';
      expect(await first.command(table, action, { id })).toMatchObject({ refusal: { code: 'trouble' } });
      expect(other.seen(table).seq).toBe(-1);
      expect((await house.live.sync(undefined, table))?.status.seq).toBe(-1);
      door.state.fail = undefined;
      expect(await first.command(table, action, { id })).toEqual({ ok: true, seq: 0 });
      await other.until(table, ({ seq }) => seq === 0);
    });

    it('or perhaps has taken, is done once when it is sent again', async () => {
      const door = withDoor();
      const house = await open({}, door.wrap);
      const { table, first, other } = await seated(house);
      const { decision, keys } = optionsOf(first, table);
      const action = { type: 'choose' as const, decision, keys: [keys[0]] };
      const id = 'lost-on-the-way-back';
      door.state.fail = 'after';
      expect(await first.command(table, action, { id })).toMatchObject({ refusal: { code: 'trouble' } });
      door.state.fail = undefined;
      expect(await first.command(table, action, { id })).toEqual({ ok: true, seq: 0 });
      await other.until(table, ({ seq }) => seq === 0);
      expect(await records(house, table)).toHaveLength(1);
    });
  });

  it('writes how the table stands only where that has changed', async () => {
    const writes: TableWrite[] = [];
    const house = await open({}, (store) => ({
      ...store,
      tables: {
        ...store.tables,
        append(write) {
          writes.push(write);
          return store.tables.append(write);
        },
      },
    }));
    const { table, first } = await seated(house);
    await first.command(table, { type: 'propose', what: { what: 'pause' } });
    await first.command(table, { type: 'withdraw' });
    await first.command(table, { type: 'leave' });
    const besides = writes.slice(0, 3).map(({ table: _, records: __, ...rest }) => Object.keys(rest).sort());
    expect(besides).toEqual([[], [], ['away', 'botDue', 'bots']]);
  });

  it('of an agreement is asked of all, and answered by them', async () => {
    const house = await open();
    const { table, clients } = await seated(house);
    const [anna, bert] = clients;
    await anna.command(table, { type: 'propose', what: { what: 'pause' } });
    const { status } = await bert.until(table, (seen) => seen.status.proposal !== null);
    expect(status.proposal).toMatchObject({ by: 0, asked: [1] });
    const stale = await bert.command(table, { type: 'answer', proposal: 77, yes: true });
    expect(stale).toMatchObject({ refusal: { code: 'stale' } });
    const own = await anna.command(table, { type: 'answer', proposal: status.proposal?.id ?? -1, yes: true });
    expect(own).toMatchObject({ ok: false });
    expect(
      await bert.command(table, { type: 'answer', proposal: status.proposal?.id ?? -1, yes: true }),
    ).toMatchObject({ ok: true });
    await anna.until(table, (seen) => seen.status.status === 'paused');
    const { decision } = bert.seen(table).status;
    expect(decision).toBe(null);
    expect(await bert.command(table, { type: 'resume' })).toMatchObject({ ok: true });
    const { entries } = await anna.until(table, (seen) => seen.status.status === 'playing');
    expect(entries.map((entry) => entry.type === 'note' && entry.what)).toEqual([
      'propose',
      'pause',
      'resume',
    ]);
  });

  it('that takes choices back by consent brings every view back to where it was', async () => {
    const house = await open();
    const { table, clients } = await seated(house);
    let left = 40;
    const enough = new Error('enough');
    await playOut(clients, table, {
      before: () => {
        if (left-- === 0) throw enough;
      },
    }).catch((error: unknown) => expect(error).toBe(enough));
    const [anna, bert] = clients;
    const before = anna.seen(table).hashes.get(11);
    await anna.command(table, { type: 'propose', what: { what: 'rewind', choices: 12 } });
    const { status } = await bert.until(table, (seen) => seen.status.proposal !== null);
    await bert.command(table, { type: 'answer', proposal: status.proposal?.id ?? -1, yes: true });
    const seen = await anna.until(table, ({ entries }) => entries.at(-1)?.type === 'back');
    expect(seen.hash).toBe(before);
    expect((await readTable(house.base.store, table)).history.choices).toHaveLength(12);
    // And on from there.
    const [seat] = seen.status.waitingFor;
    expect(await clients[seat].choose(table)).toMatchObject({ ok: true });
  });
});

describeHouses('Who is told', (open) => {
  it('is whoever is waited for, there or not: once, when it begins', async () => {
    const house = await open();
    const visitors = [await house.person('anna'), await house.person('bert')];
    const pace = { kind: 'live', turn: 3600, bank: 3600 } as const;
    const table = await house.table({ game: 'valley', seats: ['anna', 'bert'], pace });
    const anna = house.client(visitors[0]);
    await anna.watch(table);
    /** Bert sends his choices by HTTP: nobody sees him. */
    for (let turns = 0; turns < 12; turns++) {
      const current = await readTable(house.base.store, table);
      const [{ seat, id, options }] = current.decisions;
      const command = {
        ...{ id: `choice-${turns}-of-${seat}`, table, seq: current.seq },
        action: { type: 'choose' as const, decision: id, keys: [options[0].key] },
      };
      expect(await house.live.command(visitors[seat], command)).toMatchObject({ ok: true });
    }
    const { history, decisions } = await readTable(house.base.store, table);
    const seats = [...history.choices, ...decisions].map(({ seat }) => seat);
    const waits = seats.filter((seat, i) => i > 0 && seats[i - 1] !== seat);
    expect(new Set(waits)).toEqual(new Set([0, 1]));
    const expected = waits.map((seat) => ({ what: 'turn', user: visitors[seat].user, table }));
    expect(house.told).toEqual(expected);
    await anna.next('mine', (mine) => mine.table === table);
  });

  it('when a game is over is everybody who played', async () => {
    const house = await open();
    const { table, clients } = await seated(house, 'duel');
    await playOut(clients, table);
    for (const client of clients) await client.next('info', ({ info }) => info.status === 'over');
    const row = await house.base.store.db
      .selectFrom('tables')
      .selectAll()
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'over', due_at: null, bot_due: 0 });
    expect(JSON.parse(row.result ?? 'null')).toEqual(clients[0].seen(table).status.result);
    // They are there now; whether they still are is looked at when the notice is due.
    const ends = house.told.filter(({ what }) => what === 'ended');
    expect(ends.map(({ user }) => user).sort()).toEqual(['anna', 'bert']);
  });
});
