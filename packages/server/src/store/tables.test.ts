import { expect, it } from 'vitest';
import type { BusMessage } from './bus.js';
import { record, stored, upTo, write } from './testing/records.js';
import { addTable, addUser } from './testing/rows.js';
import { describeStores } from './testing/stores.js';

describeStores('the way of a choice', (open) => {
  it('gives back records as they were written, from any number on', async () => {
    const store = await open();
    const { tables } = store;
    await addTable(store, 't');
    const first = [
      record(0, 'a', { chance: [{ type: 'drawn', card: 7 }] }),
      record(1, 'b', { user: null, command: null }),
    ];
    const second = [record(2, 'ż"\'\\\n', { body: { type: 'undo', seat: 1, count: 1 } })];
    expect(await tables.append({ table: 't', records: first })).toBe('ok');
    expect(await tables.append({ table: 't', records: second })).toBe('ok');
    expect(await tables.records('t', -1)).toEqual([...first, ...second]);
    expect(await tables.records('t', 0)).toEqual([first[1], ...second]);
    expect(await tables.records('t', 2)).toEqual([]);
    expect(await tables.records('unknown', -1)).toEqual([]);
  });

  it('knows what a game started from', async () => {
    const store = await open();
    await store.db
      .insertInto('editions')
      .values({ hash: 'h', game: 'valley', name: 'Own', json: '{"name":"Own"}', created_at: 1 })
      .execute();
    const pace = { kind: 'live', turn: 45, bank: 600 };
    const more = { game: 'valley', version: '7', options: '{"expert":true}', edition: 'h' };
    await addTable(store, 't', ['ann', 'bob', 'cyd'], { ...more, pace: JSON.stringify(pace) });
    await store.db
      .updateTable('seats')
      .set({ user_id: null, bot: 'grower' })
      .where('table_id', '=', 't')
      .where('seat', '=', 1)
      .execute();
    expect(await store.tables.header('t')).toEqual({
      id: 't',
      game: 'valley',
      version: '7',
      options: { players: 3, expert: true, edition: { name: 'Own' } },
      seed: 'seed of t',
      dealt: null,
      pace,
      seats: [
        { kind: 'person', user: 'ann' },
        { kind: 'bot', level: 'grower' },
        { kind: 'person', user: 'cyd' },
      ],
      startedAt: 2,
    });
  });

  it('has no header of a table that has not started, or does not exist', async () => {
    const store = await open();
    await addTable(store, 't', ['ann'], { status: 'open', version: null, seed: null, started_at: null });
    expect(await store.tables.header('t')).toBeUndefined();
    expect(await store.tables.header('unknown')).toBeUndefined();
  });

  it('marks the table and its seats with the records', async () => {
    const store = await open();
    await addTable(store, 't', ['ann', 'bob', 'cyd']);
    const rows = async () => ({
      table: await store.db
        .selectFrom('tables')
        .select(['seq', 'due_at', 'bot_due', 'status', 'result', 'finished_at'])
        .executeTakeFirstOrThrow(),
      seats: await store.db
        .selectFrom('seats')
        .select(['waiting', 'since', 'bot', 'away'])
        .orderBy('seat')
        .execute(),
    });
    const rest = { waiting: 0, since: null, bot: null, away: 0 };
    const playing = { status: 'playing', result: null, finished_at: null };
    const due = 1_900_000_000_000;

    const waiting = [
      { seat: 0, since: due - 2 },
      { seat: 2, since: due - 1 },
    ];
    await store.tables.append(write('t', 0, { waiting, dueAt: due, botDue: false }));
    expect(await rows()).toEqual({
      table: { seq: 0, due_at: due, bot_due: 0, ...playing },
      seats: [{ ...rest, waiting: 1, since: due - 2 }, rest, { ...rest, waiting: 1, since: due - 1 }],
    });

    // What is absent stays; who is not named is not waited for any more.
    const gone = { bots: [null, 'master', null], away: [false, true, false] };
    await store.tables.append(write('t', 1, { waiting: [{ seat: 1, since: 5 }], botDue: true, ...gone }));
    await store.tables.append(write('t', 2));
    expect(await rows()).toEqual({
      table: { seq: 2, due_at: due, bot_due: 1, ...playing },
      seats: [rest, { waiting: 1, since: 5, bot: 'master', away: 1 }, rest],
    });

    // Nobody is waited for at a table that is over.
    const result = { standings: [], winners: [1] };
    await store.tables.append(write('t', 3, { ended: { status: 'over', result, at: due } }));
    expect(await rows()).toEqual({
      table: {
        seq: 3,
        due_at: null,
        bot_due: 0,
        status: 'over',
        result: JSON.stringify(result),
        finished_at: due,
      },
      seats: [rest, { ...rest, bot: 'master', away: 1 }, rest],
    });
  });

  it('answers a number that is taken, or too high, with a conflict and keeps nothing of it', async () => {
    const store = await open();
    await addTable(store, 't');
    const records = [record(0, 'first'), record(1, 'first')];
    await store.tables.append({ table: 't', records });
    const late = { waiting: [{ seat: 0, since: 1 }], dueAt: 9, botDue: true };
    expect(await store.tables.append({ table: 't', records: [record(0, 'late')], ...late })).toBe('conflict');
    expect(
      await store.tables.append({ table: 't', records: upTo(3).map((seq) => record(seq, 'late')), ...late }),
    ).toBe('conflict');
    expect(await store.tables.append({ table: 't', records: [record(3, 'early')], ...late })).toBe(
      'conflict',
    );
    expect(await store.tables.append({ table: 'unknown', records: [record(0)] })).toBe('conflict');
    expect(await store.tables.records('t', -1)).toEqual(records);
    const row = await store.db.selectFrom('tables').select(['seq', 'due_at', 'bot_due']).executeTakeFirst();
    expect(row).toEqual({ seq: 1, due_at: null, bot_due: 0 });
    expect(await store.db.selectFrom('seats').select('seat').where('waiting', '=', 1).execute()).toEqual([]);
  });

  it('lets exactly one of many win a number', async () => {
    const store = await open();
    await addTable(store, 't');
    for (const seq of upTo(4)) {
      const rivals = upTo(9).map((n) => ({ table: 't', records: [record(seq, `rival ${n}`)] }));
      const written = await Promise.all(rivals.map((rival) => store.tables.append(rival)));
      expect(written.filter((it) => it === 'ok')).toHaveLength(1);
      const [{ body }] = await store.tables.records('t', seq - 1);
      expect(body).toMatchObject({ key: `rival ${written.indexOf('ok')}` });
    }
    expect(await stored(store, 't')).toEqual({ seq: 4, records: upTo(4) });
  });

  it('writes for a table in the order of asking, without waiting for the answers', async () => {
    const store = await open();
    await addTable(store, 't');
    const written = await Promise.all(upTo(20).map((seq) => store.tables.append(write('t', seq))));
    expect(new Set(written)).toEqual(new Set(['ok']));
    expect(await stored(store, 't')).toEqual({ seq: 20, records: upTo(20) });
  });

  it('keeps all others of a batch in which one has a conflict', async () => {
    const store = await open();
    const ids = upTo(150).map((n) => `t${n}`);
    for (const id of ids) await addTable(store, id);
    await store.tables.append(write('t77', 0));
    const written = await Promise.all(ids.map((id) => store.tables.append(write(id, 0))));
    expect(written.flatMap((it, i) => (it === 'conflict' ? [ids[i]] : []))).toEqual(['t77']);
    for (const id of ids) expect(await stored(store, id)).toEqual({ seq: 0, records: [0] });
  });

  it('takes a record that is there although its table does not know it for a conflict of that table', async () => {
    const store = await open();
    const ids = ['t0', 't1', 't2'];
    for (const id of ids) await addTable(store, id);
    await store.db
      .insertInto('records')
      .values({ table_id: 't1', seq: 0, at: 1, user_id: null, command: null, deed: '{}', chance: null })
      .execute();
    expect(await Promise.all(ids.map((id) => store.tables.append(write(id, 0))))).toEqual([
      'ok',
      'conflict',
      'ok',
    ]);
    expect(await stored(store, 't2')).toEqual({ seq: 0, records: [0] });
  });

  it('refuses what can not be stored, all of it, and harms no other write', async () => {
    const store = await open();
    for (const id of ['t0', 't1', 't2']) await addTable(store, id);
    const bad = { table: 't1', records: [record(0), record(1, 'k', { command: 'a\0b' })], botDue: true };
    const written = await Promise.allSettled([
      store.tables.append(write('t0', 0)),
      store.tables.append(bad),
      store.tables.append(write('t2', 0)),
    ]);
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await stored(store, 't1')).toEqual({ seq: -1, records: [] });
    expect(await stored(store, 't2')).toEqual({ seq: 0, records: [0] });
    await expect(store.tables.append({ table: 't0', records: [] })).rejects.toThrow(TypeError);
    await expect(store.tables.append({ table: 't0', records: [record(1), record(3)] })).rejects.toThrow(
      TypeError,
    );
    expect(await store.tables.append(write('t1', 0))).toBe('ok');
  });

  it('tells of records once they can be read, and of nothing that was not kept', async () => {
    const store = await open();
    await addTable(store, 't');
    const heard: BusMessage[] = [];
    const read: (readonly number[])[] = [];
    const done = new Promise<void>((resolve) => {
      store.bus.subscribe(async (message) => {
        heard.push(message);
        read.push((await stored(store, 't')).records);
        if (read.length === 2) resolve();
      });
    });
    await store.tables.append({ table: 't', records: [record(0), record(1)] });
    await store.tables.append(write('t', 0));
    await store.tables.append(write('t', 2));
    await done;
    expect(heard).toEqual([
      { type: 'records', table: 't', seq: 1 },
      { type: 'records', table: 't', seq: 2 },
    ]);
    expect(read[0].length).toBeGreaterThanOrEqual(2);
    expect(read[1]).toEqual(upTo(2));
  });

  it('writes what it was given before it closes, and nothing after', async () => {
    const store = await open();
    await addUser(store, 'ann');
    await addTable(store, 't');
    const given = store.tables.append(write('t', 0));
    await store.close();
    expect(await given).toBe('ok');
    await expect(store.tables.append(write('t', 1))).rejects.toMatchObject({ name: 'StoreTrouble' });
    await store.close();
  });
});
