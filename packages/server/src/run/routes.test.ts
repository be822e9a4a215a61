import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { Base } from '../context.js';
import { answerTo } from '../http/errors.js';
import type { App } from '../http/visitor.js';
import { type Store, StoreTrouble } from '../store/store.js';
import { openMetrics } from './metrics.js';
import { runRoutes } from './routes.js';
import { silent } from './testing/log.js';
import { testSettings } from './testing/settings.js';

interface State {
  draining: boolean;
  broken: boolean;
  /** Does not answer as long as this is not resolved. */
  silence: Promise<void> | undefined;
  now: number;
  checks: number;
}

function open(metricsToken?: string): { readonly app: App; readonly state: State } {
  const state: State = { draining: false, broken: false, silence: undefined, now: 0, checks: 0 };
  const store = {
    async check() {
      state.checks++;
      await state.silence;
      if (state.broken) throw new StoreTrouble('disk full');
    },
  } as Store;
  const base: Base = {
    settings: testSettings({ metricsToken }),
    store,
    log: silent(),
    now: () => state.now,
    process: 'test',
  };
  const app: App = Fastify();
  app.setErrorHandler((error, _request, reply) => reply.code(answerTo(error).status).send({}));
  runRoutes(app, base, { metrics: openMetrics(), isDraining: () => state.draining, patience: 20 });
  return { app, state };
}

const statusOf = async (app: App, url: string, more: object = {}): Promise<number> =>
  (await app.inject({ url, remoteAddress: '127.0.0.1', ...more })).statusCode;

describe('health and readiness', () => {
  it('the process lives, whatever the database does', async () => {
    const { app, state } = open();
    state.broken = true;
    state.draining = true;
    expect(await statusOf(app, '/health')).toBe(200);
  });

  it('it is ready as long as the database works', async () => {
    const { app, state } = open();
    expect(await statusOf(app, '/ready')).toBe(200);
    state.broken = true;
    state.now = 2000;
    expect((await app.inject('/ready')).json()).toEqual({ ok: false, why: 'database' });
    state.broken = false;
    state.now = 4000;
    expect(await statusOf(app, '/ready')).toBe(200);
  });

  it('it is not ready when it is about to stop', async () => {
    const { app, state } = open();
    state.draining = true;
    const answer = await app.inject('/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { ok: false, why: 'draining' }]);
  });

  it('it is not ready while the database says nothing, which is asked once', async () => {
    const { app, state } = open();
    let speak = (): void => {};
    state.silence = new Promise((resolve) => {
      speak = resolve;
    });
    for (state.now = 0; state.now < 9000; state.now += 3000) {
      expect((await app.inject('/ready')).json()).toEqual({ ok: false, why: 'database' });
    }
    expect(state.checks).toBe(1);
    speak();
    await state.silence;
    state.silence = undefined;
    expect(await statusOf(app, '/ready')).toBe(200);
    expect(state.checks).toBe(2);
  });

  it('the database is not asked by everybody who asks us', async () => {
    const { app, state } = open();
    await Promise.all(Array.from({ length: 20 }, () => app.inject('/ready')));
    expect(state.checks).toBe(1);
  });
});

describe('metrics', () => {
  it.each([
    ['this machine', '127.0.0.1', {}, 200],
    ['this machine, IPv6', '::1', {}, 200],
    ['this machine, IPv4 in IPv6', '::ffff:127.0.0.1', {}, 200],
    ['elsewhere', '93.184.215.14', {}, 403],
    ['the same network', '192.168.1.9', {}, 403],
    ['elsewhere, through a proxy here', '127.0.0.1', { 'x-forwarded-for': '93.184.215.14' }, 403],
    ['elsewhere, through another proxy here', '127.0.0.1', { forwarded: 'for=93.184.215.14' }, 403],
    ['elsewhere, with a token that nobody set', '93.184.215.14', { authorization: 'Bearer undefined' }, 403],
  ])('without a token are for this machine: %s', async (_, remoteAddress, headers, status) => {
    expect(await statusOf(open().app, '/metrics', { remoteAddress, headers })).toBe(status);
  });

  it.each([
    ['no token', '127.0.0.1', {}, 403],
    ['a wrong one', '127.0.0.1', { authorization: 'Bearer 0123456789abcdeg' }, 403],
    ['the right one', '93.184.215.14', { authorization: 'Bearer 0123456789abcdef' }, 200],
  ])('with a token are for whoever has it: %s', async (_, remoteAddress, headers, status) => {
    expect(await statusOf(open('0123456789abcdef').app, '/metrics', { remoteAddress, headers })).toBe(status);
  });

  it('are what Prometheus reads', async () => {
    const { headers, body } = await open().app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('process_cpu_seconds_total');
  });
});
