import type { BotPool } from '../context.js';

// What the pool and its threads say to each other. A thread has one thought at a time.

/** All that a thread gets to see. */
export type Thought = Omit<Parameters<BotPool['plan']>[0], 'owner' | 'begun'>;

export type ThreadMessage =
  /** It has loaded the games. */
  | { readonly type: 'ready' }
  | { readonly type: 'plan'; readonly keys: readonly string[]; readonly version: string }
  | { readonly type: 'error'; readonly message: string };
