import type { InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { openApp } from '../http/app.js';
import type { App } from '../http/visitor.js';
import type { Settings } from '../run/settings.js';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import type { Webhook } from '../wire/notices.js';
import { MAX_PUSH, MAX_WEBHOOKS } from './channels.js';
import { openPost } from './post.js';
import { notifyRoutes } from './routes.js';
import { browser } from './testing/browser.js';
import { addReader, type Desk, openDesk } from './testing/desk.js';

interface Rig extends Desk {
  readonly app: App;
  ask(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object, user?: string | null): Promise<Answer>;
}

interface Answer {
  readonly status: number;
  /** As much of it as tests read by name. */
  readonly json: { readonly webhook: Webhook; readonly secret: string };
}

/** The routes as they are served; the cookie is the name of whoever asks. */
async function openRig(store: Store, settings: Partial<Settings> = {}, real = false): Promise<Rig> {
  await addReader(store, 'ann');
  await addReader(store, 'bob');
  const desk = openDesk(store, settings, real ? { post: openPost() } : {});
  const { app } = await openApp(desk.base, {
    people: { visitor: async (user) => (user === undefined ? undefined : { user, session: 's' }) },
    live: { connect: () => {} },
    register: [(it) => notifyRoutes(it, desk.base, desk.notices)],
  });
  return {
    ...desk,
    app,
    async ask(method, url, body, user = 'ann') {
      const request: InjectOptions = {
        method,
        url,
        headers: { origin: 'https://polder.test', ...(user === null ? {} : { cookie: `polder=${user}` }) },
        ...(method === 'GET' ? {} : { payload: body ?? {} }),
      };
      const answer = await app.inject(request);
      return { status: answer.statusCode, json: answer.json() };
    },
  };
}

describeStores('routes of notices', (open) => {
  it('tell the key that a browser subscribes with', async () => {
    const { ask, notices } = await openRig(await open());
    expect(await ask('GET', '/api/push-key')).toEqual({
      status: 200,
      json: { key: await notices.push.key() },
    });
  });

  it('keep a subscription for whoever has the browser, and forget it', async () => {
    const { ask, notices } = await openRig(await open());
    const endpoint = 'https://push.example.com/1';
    const subscription = { endpoint, expirationTime: null, keys: browser().keys };
    const targets = async (user: string) => (await notices.channels.of(user)).map(({ target }) => target);
    expect((await ask('POST', '/api/push', subscription)).status).toBe(200);
    expect((await ask('POST', '/api/push', subscription)).status).toBe(200);
    expect(await targets('ann')).toEqual([endpoint]);
    expect((await ask('POST', '/api/push', subscription, 'bob')).status).toBe(200);
    expect([await targets('ann'), await targets('bob')]).toEqual([[], [endpoint]]);
    // Not one's own: nothing happens.
    await ask('DELETE', '/api/push', { endpoint });
    expect(await targets('bob')).toEqual([endpoint]);
    await ask('DELETE', '/api/push', { endpoint }, 'bob');
    expect(await targets('bob')).toEqual([]);
  });

  it('keep so many subscriptions, the newest', async () => {
    const { ask, notices, base } = await openRig(await open());
    for (let i = 0; i <= MAX_PUSH; i++) {
      await ask('POST', '/api/push', { endpoint: `https://push.example.com/${i}`, keys: browser().keys });
      await base.store.db
        .updateTable('channels')
        .set((eb) => ({ created_at: eb('created_at', '-', 1) }))
        .execute();
    }
    const left = (await notices.channels.of('ann')).map(({ target }) => target);
    expect(left).toHaveLength(MAX_PUSH);
    expect(left).not.toContain('https://push.example.com/0');
  });

  it('refuse a subscription that can not be used', async () => {
    // Home webhooks or not: push services are on the internet.
    const { ask, notices } = await openRig(await open(), { privateWebhooks: true });
    const good = { endpoint: 'https://push.example.com/', keys: browser().keys };
    for (const wrong of [
      { endpoint: 'http://push.example.com/' },
      { endpoint: 'https://10.0.0.1/' },
      { more: 1 },
      { keys: { p256dh: 'AAAA', auth: 'AAAA' } },
      // As long as a key, and none.
      { keys: { ...browser().keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      { keys: undefined },
    ])
      expect(await ask('POST', '/api/push', { ...good, ...wrong }), JSON.stringify(wrong)).toMatchObject({
        status: 400,
        json: { refusal: { code: 'bad' } },
      });
    expect(await notices.channels.of('ann')).toEqual([]);
  });

  it('show the secret of a webhook once', async () => {
    const { ask } = await openRig(await open());
    const made = await ask('POST', '/api/webhooks', { url: 'https://hook.example.com/x' });
    expect(made).toMatchObject({ status: 200, json: { webhook: { url: 'https://hook.example.com/x' } } });
    expect(made.json.secret).toMatch(/^[\w-]{43}$/);
    const listed = await ask('GET', '/api/webhooks');
    expect(listed.json).toEqual({ webhooks: [made.json.webhook] });
    expect((await ask('POST', '/api/webhooks', { url: 'https://hook.example.com/x' })).status).toBe(409);
    expect((await ask('GET', '/api/webhooks', undefined, 'bob')).json).toEqual({ webhooks: [] });
  });

  it('remove a webhook, one’s own only', async () => {
    const { ask } = await openRig(await open());
    const { id } = (await ask('POST', '/api/webhooks', { url: 'https://hook.example.com/x' })).json.webhook;
    expect((await ask('DELETE', `/api/webhooks/${id}`, {}, 'bob')).status).toBe(404);
    expect((await ask('POST', `/api/webhooks/${id}/test`, {}, 'bob')).status).toBe(404);
    expect((await ask('DELETE', `/api/webhooks/${id}`)).status).toBe(200);
    expect((await ask('GET', '/api/webhooks')).json).toEqual({ webhooks: [] });
  });

  it('keep so many webhooks', async () => {
    const { ask } = await openRig(await open());
    for (let i = 0; i < MAX_WEBHOOKS; i++)
      expect((await ask('POST', '/api/webhooks', { url: `https://hook.example.com/${i}` })).status).toBe(200);
    expect(await ask('POST', '/api/webhooks', { url: 'https://hook.example.com/more' })).toMatchObject({
      status: 409,
      json: { refusal: { code: 'full' } },
    });
  });

  it('keep no more of them if many are asked for at once', async () => {
    const { ask } = await openRig(await open());
    const urls = Array.from({ length: 40 }, (_, i) => `https://hook.example.com/${i}`);
    const answers = await Promise.all(urls.map((url) => ask('POST', '/api/webhooks', { url })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(MAX_WEBHOOKS);
    const { json } = await ask('GET', '/api/webhooks');
    expect((json as unknown as { webhooks: Webhook[] }).webhooks).toHaveLength(MAX_WEBHOOKS);
  });

  it('refuse a webhook that is out of reach', async () => {
    const { ask } = await openRig(await open());
    for (const url of [
      'http://hook.example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://a:b@hook.example.com/',
      'x',
    ])
      expect((await ask('POST', '/api/webhooks', { url })).status, url).toBe(400);
  });

  it('try a webhook, and say what came of it', async () => {
    const rig = await openRig(await open());
    const { id } = (await rig.ask('POST', '/api/webhooks', { url: 'https://hook.example.com/x' })).json
      .webhook;
    expect((await rig.ask('POST', `/api/webhooks/${id}/test`)).json).toEqual({ ok: true, message: null });
    expect(JSON.parse(String(rig.letters[0].body))).toMatchObject({
      what: 'test',
      table: null,
      user: { id: 'ann' },
    });
  });

  it('do not reach this machine by a name', async () => {
    const rig = await openRig(await open(), {}, true);
    const { id } = (await rig.ask('POST', '/api/webhooks', { url: 'https://localhost/x' })).json.webhook;
    expect((await rig.ask('POST', `/api/webhooks/${id}/test`)).json).toEqual({
      ok: false,
      message: 'This address is not on the public internet.',
    });
  });

  it('are for those who are signed in', async () => {
    const { ask } = await openRig(await open());
    for (const [method, url] of [
      ['POST', '/api/push'],
      ['DELETE', '/api/push'],
      ['GET', '/api/webhooks'],
      ['POST', '/api/webhooks'],
      ['DELETE', '/api/webhooks/12345678'],
      ['POST', '/api/webhooks/12345678/test'],
    ] as const)
      expect((await ask(method, url, {}, null)).status, url).toBe(401);
  });
});
