import type { Base } from '../context.js';
import type { Channel } from './channels.js';
import type { Post } from './post.js';
import { SIGNATURE, sign } from './sign.js';
import type { What } from './texts.js';

/** The body of a webhook. `id` is the same when it is sent again. */
export interface HookMessage {
  readonly id: string;
  readonly what: What | 'test';
  readonly user: { readonly id: string; readonly name: string };
  /** Null in a test. */
  readonly table: {
    readonly id: string;
    readonly game: string;
    readonly url: string;
    /** Names of the others there. */
    readonly others: readonly string[];
    readonly waitingFor: readonly string[];
    readonly winners: readonly string[];
  } | null;
  /** The same in words, in the language of the account. */
  readonly text: string;
}

export type SendHook = (
  channel: Channel & { readonly kind: 'webhook' },
  message: HookMessage,
) => Promise<number>;

export function openHooks({ settings, now }: Base, post: Post): SendHook {
  const reach = settings.privateWebhooks ? 'private' : 'public';
  return ({ target, secret }, message) => {
    const at = now();
    const body = JSON.stringify({ ...message, at });
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'Polder',
      [SIGNATURE]: sign(secret, body, at),
    };
    return post({ url: target, headers, body }, reach);
  };
}
