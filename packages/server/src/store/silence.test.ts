import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import type { App } from '../http/visitor.js';
import { drainHouses, openHouse } from '../live/testing/house.js';
import { openMetrics } from '../run/metrics.js';
import { runRoutes } from '../run/routes.js';
import type { Action, Command } from '../wire/commands.js';
import { openPostgres, type Patience } from './postgres.js';
import { StoreTrouble } from './store.js';
import { openDetour } from './testing/detour.js';
import { stored, write } from './testing/records.js';
import { addTable } from './testing/rows.js';
import { closing, describePostgres, quiet } from './testing/stores.js';

const SHORT: Partial<Patience> = { connect: 400, statement: 400, query: 600, append: 300 };

describePostgres('a PostgreSQL that falls silent', (createDatabase) => {
  async function openBehind(patience: Partial<Patience> = SHORT) {
    const detour = await openDetour(await createDatabase());
    onTestFinished(() => detour.close());
    return { detour, store: closing(await openPostgres(detour.url, quiet, patience)) };
  }

  it('is trouble for whoever waits, and works again when it is back', async () => {
    const { detour, store } = await openBehind();
    await addTable(store, 't');
    detour.silence();
    const asked = [
      () => store.check(),
      () => store.db.selectFrom('tables').selectAll().execute(),
      () => store.db.transaction().execute((trx) => trx.deleteFrom('blocks').execute()),
      () => store.tables.append(write('t', 0)),
      () => store.tables.header('t'),
    ];
    const heard = await Promise.allSettled(asked.map((ask) => ask()));
    for (const it of heard)
      expect(it).toMatchObject({ status: 'rejected', reason: expect.any(StoreTrouble) });
    detour.hear();
    await store.check();
    // What was given up may still have been done: then the number is taken.
    expect(['ok', 'conflict']).toContain(await store.tables.append(write('t', 0)));
    expect(await stored(store, 't')).toEqual({ seq: 0, records: [0] });
  });

  it('is waited for by no more than one question of those who want to know whether we are ready', async () => {
    const { detour, store } = await openBehind({});
    let checks = 0;
    let answered = 0;
    const check = async (): Promise<void> => {
      checks++;
      await store.check().finally(() => answered++);
    };
    const house = openHouse(store);
    onTestFinished(drainHouses);
    const app: App = Fastify();
    const base = { ...house.base, store: { ...store, check } };
    runRoutes(app, base, { metrics: openMetrics(), isDraining: () => false });
    expect((await app.inject('/ready')).statusCode).toBe(200);
    detour.silence();
    house.pass(5_000);
    const answers = await Promise.all([app.inject('/ready'), app.inject('/ready')]);
    answers.push(await app.inject('/ready'));
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, why: 'database' }]);
    }
    // Long before the database was given up.
    expect({ checks, answered }).toEqual({ checks: 2, answered: 1 });
    detour.hear();
  });

  it.each(['all', 'answers'] as const)('is given up once, not try by try (%s)', async (what) => {
    const { detour, store } = await openBehind({ ...SHORT, connect: 1_500, append: 1_000 });
    await addTable(store, 't');
    // The first connection is there already.
    await store.check();
    detour.silence(what);
    const began = performance.now();
    await expect(store.tables.append(write('t', 0))).rejects.toThrow(StoreTrouble);
    expect(performance.now() - began).toBeLessThan(1_400);
    detour.hear();
  });

  it.each([
    ['before the command has arrived there', 'all'],
    ['after it has done what it was asked', 'answers'],
  ] as const)('%s: the command is answered by trouble, and sent again it is done once', async (_, what) => {
    const { detour, store } = await openBehind();
    const house = openHouse(store);
    onTestFinished(drainHouses);
    const [ann, bob] = [await house.person('ann'), await house.person('bob')];
    const table = await house.table({ seats: ['ann', 'bob'] });
    const before = await nextCommand(house, [ann, bob], table, 'command-0');
    expect(await house.live.command(before.visitor, before.command)).toMatchObject({ ok: true });
    const seq = (await stored(store, table)).seq;

    const { visitor, command } = await nextCommand(house, [ann, bob], table, 'command-1');
    detour.silence(what);
    const lost = await house.live.command(visitor, command);
    expect(lost).toMatchObject({ ok: false, refusal: { code: 'trouble' } });
    detour.hear();
    let outcome = await house.live.command(visitor, command);
    // Connections that were silent are found out one by one.
    for (let tries = 0; tries < 10 && !outcome.ok; tries++)
      outcome = await house.live.command(visitor, command);
    expect(outcome).toMatchObject({ ok: true });
    const records = await store.tables.records(table, seq);
    expect(records.filter((it) => it.command === 'command-1' && it.user === visitor.user)).toHaveLength(1);
    expect(await house.live.command(visitor, command)).toEqual(outcome);
  });
});

type House = ReturnType<typeof openHouse>;
type Visitor = Awaited<ReturnType<House['person']>>;

/** Of whoever is asked: the first of what is offered. */
async function nextCommand(
  house: House,
  visitors: readonly Visitor[],
  table: string,
  id: string,
): Promise<{ readonly visitor: Visitor; readonly command: Command }> {
  for (const visitor of visitors) {
    const sync = await house.live.sync(visitor, table);
    const decision = sync?.status.decision;
    if (!sync || !decision) continue;
    const action: Action = { type: 'choose', decision: decision.id, keys: [decision.options[0].key] };
    return { visitor, command: { id, table, seq: sync.status.seq, action } };
  }
  throw new Error('Nobody is asked anything.');
}
