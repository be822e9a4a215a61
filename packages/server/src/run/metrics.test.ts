import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { BotPlan, BotPool } from '../context.js';
import type { App } from '../http/visitor.js';
import type { Store, TableWrite } from '../store/store.js';
import { openMetrics } from './metrics.js';

const WRITE: TableWrite = { table: 't', records: [] };
const ASKED: Parameters<BotPool['plan']>[0] = {
  game: 'duel',
  version: '1',
  level: 'master',
  view: {},
  decision: { id: 0, seat: 0, ask: '', source: '', options: [] },
  seed: '',
  ms: 1,
};
const PLAN: BotPlan = { keys: ['a'], level: 'master', version: '2' };

describe('metrics', () => {
  it('count requests by the pattern of their route: nobody’s table is in them', async () => {
    const metrics = openMetrics();
    const app: App = Fastify();
    metrics.requests(app);
    app.get('/api/tables/:id', async () => ({}));
    await app.inject('/api/tables/secret-table');
    await app.inject('/api/tables/other-table');
    await app.inject('/nowhere/secret-table');
    const text = await metrics.text();
    expect(text).toContain('polder_http_requests_total{method="GET",route="/api/tables/:id",status="200"} 2');
    expect(text).toContain('polder_http_requests_total{method="GET",route="none",status="404"} 1');
    expect(text).not.toContain('secret-table');
  });

  it('count writes by what came of them, and how long they took', async () => {
    const metrics = openMetrics();
    const answers: (() => Promise<'ok' | 'conflict'>)[] = [
      async () => 'ok',
      async () => 'conflict',
      () => Promise.reject(new Error('disk full')),
    ];
    const store = metrics.store({
      kind: 'sqlite',
      tables: { append: () => answers.shift()?.() },
    } as unknown as Store);
    expect(await store.tables.append(WRITE)).toBe('ok');
    expect(await store.tables.append(WRITE)).toBe('conflict');
    await expect(store.tables.append(WRITE)).rejects.toThrow('disk full');
    const text = await metrics.text();
    for (const outcome of ['ok', 'conflict', 'trouble'])
      expect(text).toContain(`polder_appends_total{outcome="${outcome}"} 1`);
    expect(text).toContain('polder_append_seconds_count 3');
    expect(store.kind).toBe('sqlite');
  });

  it('count plans of bots, commands and notices', async () => {
    const metrics = openMetrics();
    let waiting = 3;
    const pool = metrics.bots({
      plan: async ({ seed }) => (seed === 'bad' ? Promise.reject(new Error('late')) : PLAN),
      get waiting() {
        return waiting;
      },
      close: async () => {},
    });
    expect(await pool.plan(ASKED)).toEqual(PLAN);
    await expect(pool.plan({ ...ASKED, seed: 'bad' })).rejects.toThrow('late');
    waiting = 5;
    expect(pool.waiting).toBe(5);
    metrics.command({ ok: true, seq: 1 });
    metrics.command({ ok: false, refusal: { code: 'stale', message: '' } });
    metrics.notice('push', 'gone');
    const text = await metrics.text();
    for (const line of [
      'polder_bot_plans_total{level="master",outcome="ok"} 1',
      'polder_bot_plans_total{level="master",outcome="failed"} 1',
      'polder_commands_total{outcome="ok"} 1',
      'polder_commands_total{outcome="stale"} 1',
      'polder_notices_total{kind="push",outcome="gone"} 1',
    ])
      expect(text).toContain(line);
  });

  it('read what is now, and say the rest though the database does not answer', async () => {
    const metrics = openMetrics();
    let sockets = 1;
    metrics.watch({
      sockets: () => sockets,
      tables: () => ({ memory: 7, watched: 2 }),
      bots: () => 4,
      outbox: () => Promise.reject(new Error('gone')),
      draining: () => true,
    });
    sockets = 9;
    const text = await metrics.text();
    for (const line of [
      'polder_sockets 9',
      'polder_tables 7',
      'polder_tables_watched 2',
      'polder_bot_queue 4',
      'polder_outbox Nan',
      'polder_draining 1',
    ])
      expect(text).toContain(line);
  });
});
