import { createPublicKey, verify } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import type { Store } from '../store/store.js';
import { describeStores } from '../store/testing/stores.js';
import type { Pace } from '../wire/table.js';
import { AGAIN } from './outbox.js';
import { browser } from './testing/browser.js';
import { addReader, annToChoose, DAYS, openDesk, START } from './testing/desk.js';
import { openPushService, type PushService } from './testing/push-service.js';

const MINUTE = 60_000;

const services: PushService[] = [];
afterEach(async () => {
  for (const service of services.splice(0)) await service.close();
});

/** Ann has subscribed in a browser, and it is her turn. */
async function subscribed(store: Store, pace: Pace = DAYS) {
  const service = await openPushService();
  services.push(service);
  await addReader(store, 'ann', { email: null, locale: 'pl', notices: '{"live":true}' });
  await annToChoose(store, 'table-one', pace);
  const desk = openDesk(store, {}, { post: service.post });
  const own = browser();
  await desk.notices.channels.addPush('ann', service.endpoint('ann'), own.keys);
  desk.notices.turn('ann', 'table-one', pace, START);
  return { service, desk, own };
}

/** The claims of a token that this public key has signed (RFC 8292). */
function claimsOf(authorization: string | undefined, key: string): Readonly<Record<string, unknown>> {
  const [, token, own] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization ?? '') ?? [];
  expect(own).toBe(key);
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const [head, body, signature] = token.split('.');
  const signed = Buffer.from(`${head}.${body}`);
  const bytes = Buffer.from(signature, 'base64url');
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}

describeStores('a notice by web push', (open) => {
  it.each([
    ['days', undefined, MINUTE, '86400', 'normal'],
    ['live', { kind: 'live', turn: 45, bank: 600 }, 10_000, '600', 'high'],
  ] as const)(
    'arrives, signed by us and readable by the browser alone: %s',
    async (_, pace, delay, ttl, urgency) => {
      const { service, desk, own } = await subscribed(await open(), pace);
      await desk.after(delay);
      const [{ path, headers, body }, ...more] = service.pushed;
      expect(more).toEqual([]);
      expect(path).toBe('/ann');
      expect(headers).toMatchObject({ ttl, urgency, 'content-encoding': 'aes128gcm' });
      expect(Number(headers['content-length'])).toBe(body.length);
      const { aud, exp, sub } = claimsOf(headers.authorization, await desk.notices.push.key());
      expect([aud, sub]).toEqual(['https://push.example.com', 'https://polder.test']);
      // Services take no token that lasts for more than a day.
      expect(Number(exp) * 1000 - Date.now()).toBeLessThanOrEqual(24 * 60 * MINUTE);
      expect(Number(exp) * 1000).toBeGreaterThan(Date.now());
      expect(body.includes('table-one')).toBe(false);
      expect(JSON.parse(own.read(body))).toEqual({
        what: 'turn',
        table: 'table-one',
        url: 'https://polder.test/#/table/table-one',
        title: 'Twoja kolej',
        body: 'Wiatrakowo Duel, przy stole: Name of bob.',
      });
      expect(() => browser().read(body)).toThrow();
    },
  );

  it.each([404, 410])('to a browser that is gone (%i) ends the subscription', async (status) => {
    const { service, desk } = await subscribed(await open());
    service.answer = status;
    await desk.after(MINUTE);
    expect(await desk.notices.channels.of('ann')).toEqual([]);
    expect(await desk.notices.waiting()).toBe(0);
    service.answer = 201;
    desk.notices.turn('ann', 'table-one', DAYS, START);
    await desk.after(MINUTE);
    expect(service.pushed).toHaveLength(1);
  });

  it.each([429, 500, 503, 'drop'] as const)(
    'to a service in trouble (%s) is tried again, and arrives when it is well',
    async (trouble) => {
      const { service, desk, own } = await subscribed(await open());
      service.answer = trouble;
      await desk.after(MINUTE);
      await desk.after(AGAIN[0]);
      expect(await desk.notices.channels.of('ann')).toHaveLength(1);
      service.answer = 201;
      await desk.after(AGAIN[1]);
      expect(service.pushed).toHaveLength(3);
      expect(JSON.parse(own.read(service.pushed[2].body))).toMatchObject({ table: 'table-one' });
      expect(await desk.notices.waiting()).toBe(0);
    },
  );

  it('is given up after the last try; the browser stays subscribed', async () => {
    const { service, desk } = await subscribed(await open());
    service.answer = 429;
    await desk.after(MINUTE);
    for (const pause of AGAIN) await desk.after(pause);
    expect(await desk.notices.waiting()).toBe(0);
    expect(service.pushed).toHaveLength(AGAIN.length + 1);
    expect(await desk.notices.channels.of('ann')).toHaveLength(1);
  });
});
