import webPush from 'web-push';
import type { Base } from '../context.js';
import type { Channel } from './channels.js';
import type { Post } from './post.js';
import type { What, Words } from './texts.js';

/** What the service worker of the client gets. */
export interface PushMessage extends Words {
  readonly what: What;
  readonly table: string;
  readonly url: string;
}

export interface Push {
  /** For the browser, which subscribes with it. */
  key(): Promise<string>;
  /** The status that the push service answers. Throws as `Post`. */
  send(channel: Channel & { readonly kind: 'push' }, message: PushMessage, live: boolean): Promise<number>;
}

interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const SECRET = 'vapid';
/** How long a push service keeps a message for a browser that is away, in seconds. */
const KEPT = { days: 24 * 3600, live: 600 };

/** Push services want to know whom to ask when something is wrong. */
const subjectOf = (origin: string, mailFrom: string): string =>
  origin.startsWith('https:')
    ? origin
    : `mailto:${/[^<\s]+@[^>\s]+/.exec(mailFrom)?.[0] ?? 'nobody@invalid'}`;

export function openPush({ store: { db }, settings }: Base, post: Post): Push {
  let known: Promise<Keys> | undefined;

  /** Made once; of two processes that start together the faster one's are kept. */
  async function readKeys(): Promise<Keys> {
    const find = () => db.selectFrom('secrets').select('value').where('name', '=', SECRET).executeTakeFirst();
    if (!(await find())) {
      const value = JSON.stringify(webPush.generateVAPIDKeys());
      const row = { name: SECRET, value };
      await db
        .insertInto('secrets')
        .values(row)
        .onConflict((it) => it.column('name').doNothing())
        .execute();
    }
    const kept = await find();
    if (!kept) throw new Error('The keys of web push are not there.');
    return JSON.parse(kept.value) as Keys;
  }

  function keys(): Promise<Keys> {
    known ??= readKeys().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  }

  return {
    key: async () => (await keys()).publicKey,
    async send({ target, keys: of }, message, live) {
      const { headers, body } = webPush.generateRequestDetails(
        { endpoint: target, keys: of },
        JSON.stringify(message),
        {
          vapidDetails: { subject: subjectOf(settings.origin, settings.mailFrom), ...(await keys()) },
          TTL: live ? KEPT.live : KEPT.days,
          urgency: live ? 'high' : 'normal',
        },
      );
      const texts = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
      return post({ url: target, headers: Object.fromEntries(texts), body }, 'public');
    },
  };
}
