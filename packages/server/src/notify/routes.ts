import { createECDH } from 'node:crypto';
import * as v from 'valibot';
import type { Base } from '../context.js';
import { bodyOf, byId, needVisitor, nothingSchema, paramsOf } from '../http/route.js';
import type { App } from '../http/visitor.js';
import { Refused } from '../refused.js';
import { BadAddress, MAX_URL, type Reach, readUrl } from './address.js';
import { readReader } from './facts.js';
import type { OpenNotices } from './notices.js';
import { PostTrouble } from './post.js';
import { testWords } from './texts.js';

const address = v.pipe(v.string(), v.maxLength(MAX_URL));
const bytes = (length: number) =>
  v.pipe(
    v.string(),
    v.maxLength(200),
    v.regex(/^[\w-]+=*$/, 'This is not base64url.'),
    v.check((text) => Buffer.from(text, 'base64url').length === length, `These are not ${length} bytes.`),
  );

/** Whether a browser could have made it: nothing can be written to it otherwise. */
function isPoint(key: string): boolean {
  const own = createECDH('prime256v1');
  own.generateKeys();
  try {
    return own.computeSecret(Buffer.from(key, 'base64url')).length > 0;
  } catch {
    return false;
  }
}

/** As browsers write a subscription in JSON. */
const subscriptionSchema = v.strictObject({
  endpoint: address,
  expirationTime: v.optional(v.nullable(v.number())),
  keys: v.strictObject({
    p256dh: v.pipe(bytes(65), v.check(isPoint, 'This is not a public key.')),
    auth: bytes(16),
  }),
});
const endpointSchema = v.strictObject({ endpoint: address });
const hookSchema = v.strictObject({ url: address });

function checked(url: string, reach: Reach): string {
  try {
    return readUrl(url, reach).href;
  } catch (error) {
    if (error instanceof BadAddress) throw new Refused({ code: 'bad', message: error.message });
    throw error;
  }
}

const noHook = (): Refused => new Refused({ code: 'notFound', message: 'There is no such webhook.' });

export function notifyRoutes(app: App, base: Base, { channels, push, hook }: OpenNotices): void {
  const reach = base.settings.privateWebhooks ? 'private' : 'public';
  const sensitive = { config: { sensitive: true } };

  app.get('/api/push-key', async () => ({ key: await push.key() }));

  app.post('/api/push', async (request) => {
    const { user } = needVisitor(request);
    const { endpoint, keys } = bodyOf(request, subscriptionSchema);
    await channels.addPush(user, checked(endpoint, 'public'), keys);
    return {};
  });

  app.delete('/api/push', async (request) => {
    const { user } = needVisitor(request);
    const { endpoint } = bodyOf(request, endpointSchema);
    await channels.removePush(user, checked(endpoint, 'public'));
    return {};
  });

  app.get('/api/webhooks', async (request) => ({
    webhooks: await channels.webhooks(needVisitor(request).user),
  }));

  app.post('/api/webhooks', async (request) => {
    const { user } = needVisitor(request);
    return channels.addWebhook(user, checked(bodyOf(request, hookSchema).url, reach));
  });

  app.delete('/api/webhooks/:id', async (request) => {
    const { user } = needVisitor(request);
    const { id } = paramsOf(request, byId);
    bodyOf(request, nothingSchema);
    if (!(await channels.removeWebhook(user, id))) throw noHook();
    return {};
  });

  /** Sends one now and says what came of it, which is no more than that it came or why it did not. */
  app.post('/api/webhooks/:id/test', sensitive, async (request) => {
    const { user } = needVisitor(request);
    const { id } = paramsOf(request, byId);
    bodyOf(request, nothingSchema);
    const [channel, reader] = await Promise.all([channels.one(user, id), readReader(base, user)]);
    if (channel?.kind !== 'webhook' || !reader) throw noHook();
    const { title, body } = testWords(reader.locale);
    try {
      const status = await hook(channel, {
        id: `test-${base.now()}`,
        what: 'test',
        user: { id: reader.id, name: reader.name },
        table: null,
        text: `${title}: ${body}`,
      });
      const ok = status >= 200 && status < 300;
      return { ok, message: ok ? null : `It answered ${status}.` };
    } catch (error) {
      if (error instanceof BadAddress || error instanceof PostTrouble)
        return { ok: false, message: error.message };
      throw error;
    }
  });
}
