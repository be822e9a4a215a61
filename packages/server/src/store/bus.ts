import { setImmediate } from 'node:timers';

/**
 * What processes tell each other: through PostgreSQL, or within one process. A hint, never a fact: whoever
 * hears it reads the database, and whoever misses it reads it later. One's own messages are heard, too.
 */
export interface Bus {
  publish(message: BusMessage): void;
  subscribe(listener: (message: BusMessage) => void): () => void;
}

export type BusMessage =
  /** There are records up to `seq`. */
  | { readonly type: 'records'; readonly table: string; readonly seq: number }
  /** Its info has changed: seats, start, end, rematch. */
  | { readonly type: 'table'; readonly table: string }
  | { readonly type: 'lobby' }
  | { readonly type: 'chat'; readonly table: string; readonly id: number }
  /** Somebody's own games have changed. */
  | { readonly type: 'mine'; readonly user: string; readonly table: string }
  /** A session has ended (`session`: its id), or all of a user's but one. Sockets are to be closed. */
  | {
      readonly type: 'signedOut';
      readonly user: string;
      readonly session: string | null;
      readonly except: string | null;
    }
  /** Somebody is (still) connected in this process, or no longer. */
  | { readonly type: 'present'; readonly process: string; readonly user: string; readonly here: boolean }
  /** The connection to the others was broken: messages may have been missed, read anew what matters. */
  | { readonly type: 'gap' };

/**
 * Within one process. Listeners are called a moment later, so that whoever publishes has finished what they
 * are at; one that throws harms neither the others nor the one who publishes.
 */
export function openLocalBus(onError: (error: unknown) => void): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  let waiting: BusMessage[] = [];

  function deliver(): void {
    const messages = waiting;
    waiting = [];
    for (const message of messages) {
      for (const listener of [...listeners]) {
        try {
          listener(message);
        } catch (error) {
          onError(error);
        }
      }
    }
  }

  return {
    publish(message) {
      if (waiting.push(message) === 1) setImmediate(deliver);
    },
    subscribe(listener) {
      // One function may listen twice: each is ended by itself.
      const own = (message: BusMessage): void => listener(message);
      listeners.add(own);
      return () => void listeners.delete(own);
    },
  };
}
