import { setTimeout as wait } from 'node:timers/promises';
import type { Line } from './lane.js';
import type { Sky } from './weather.js';

/** How often a late one asks whether its client is back. */
const BACK = { every: 50, times: 100 };

/** What comes once more, much later. */
export interface Late {
  /** Of those said again: how many came over another line than the first time. */
  readonly elsewhere: number;
  /** Does it some 100 ms to seconds from now. */
  later(work: () => Promise<unknown>): void;
  /** This line of the client is open; the function that comes back ends that. */
  open(client: string, line: Line): () => void;
  /** Over its own line, or over the next one of the same client: it may take a while until there is one. */
  sayAgain(raw: Buffer, own: Line, client: string | undefined): Promise<void>;
  /** Resolves once nothing is still to come. */
  settled(): Promise<void>;
  close(): void;
}

const ignore = (): void => {};

export function openLate(sky: Sky): Late {
  /** By client, the newest last. */
  const lines = new Map<string, Line[]>();
  const coming = new Set<Promise<void>>();
  let elsewhere = 0;
  let closed = false;
  return {
    get elsewhere() {
      return elsewhere;
    },
    later(work) {
      const done = wait(sky.lateness())
        .then(() => (closed ? undefined : work()))
        .then(ignore, ignore)
        .then(() => void coming.delete(done));
      coming.add(done);
    },
    open(client, line) {
      lines.set(client, [...(lines.get(client) ?? []), line]);
      return () => {
        const left = (lines.get(client) ?? []).filter((it) => it !== line);
        if (left.length > 0) lines.set(client, left);
        else lines.delete(client);
      };
    },
    async sayAgain(raw, own, client) {
      for (let i = 0; i < BACK.times && !closed; i++) {
        if (own.say(raw)) return;
        const others = client === undefined ? [] : (lines.get(client) ?? []);
        if (others.some((line) => line !== own && line.say(raw))) {
          elsewhere++;
          return;
        }
        await wait(BACK.every);
      }
    },
    async settled() {
      while (coming.size > 0) await Promise.all(coming);
    },
    close() {
      closed = true;
    },
  };
}
