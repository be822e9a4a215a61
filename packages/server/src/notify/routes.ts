import { createECDH } from 'node:crypto';
import type { Base } from '../context.js';
import { serve } from '../http/serve.js';
import type { App } from '../http/visitor.js';
import { Refused } from '../refused.js';
import { BadAddress, type Reach, readUrl } from './address.js';
import { readReader } from './facts.js';
import type { OpenNotices } from './notices.js';
import { PostTrouble } from './post.js';
import { testWords } from './texts.js';

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

  serve(app, 'GET /api/push-key', async () => ({ key: await push.key() }));

  serve(app, 'POST /api/push', async ({ visitor, body: { endpoint, keys } }) => {
    if (!isPoint(keys.p256dh))
      throw new Refused({ code: 'bad', message: 'keys.p256dh: This is not a public key.' });
    await channels.addPush(visitor.user, checked(endpoint, 'public'), keys);
    return {};
  });

  serve(app, 'DELETE /api/push', async ({ visitor, body }) => {
    await channels.removePush(visitor.user, checked(body.endpoint, 'public'));
    return {};
  });

  serve(app, 'GET /api/webhooks', async ({ visitor }) => ({
    webhooks: await channels.webhooks(visitor.user),
  }));

  serve(app, 'POST /api/webhooks', async ({ visitor, body }) =>
    channels.addWebhook(visitor.user, checked(body.url, reach)),
  );

  serve(app, 'DELETE /api/webhooks/:id', async ({ visitor, params }) => {
    if (!(await channels.removeWebhook(visitor.user, params.id))) throw noHook();
    return {};
  });

  /** Sends one now and says what came of it, which is no more than that it came or why it did not. */
  serve(app, 'POST /api/webhooks/:id/test', async ({ visitor: { user }, params: { id } }) => {
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
