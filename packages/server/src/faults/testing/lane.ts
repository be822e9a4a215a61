import type { Duplex } from 'node:stream';
import type { Frame } from './frames.js';
import type { Sky } from './weather.js';

/** Whoever waits for one that is held back waits no longer than this, in ms. */
export const HELD = 150;

/** One direction of a WebSocket, as far as somebody could say something over it. */
export interface Line {
  /** False: nothing gets through. */
  say(raw: Buffer): boolean;
}

export interface Lane extends Line {
  take(frame: Frame): void;
  end(): void;
}

/** From its first frame on. `copy` is told of what comes once more later. */
export function openLane(sky: Sky, to: Duplex, cut: () => void, copy?: (raw: Buffer) => void): Lane {
  let tail = Promise.resolve();
  let held: Buffer | undefined;
  let over = false;

  const write = (raw: Buffer): void => {
    if (!over && to.writable) to.write(raw);
  };
  function release(): void {
    const raw = held;
    held = undefined;
    if (raw) write(raw);
  }
  function hold(raw: Buffer): void {
    held = raw;
    setTimeout(() => {
      if (held === raw) release();
    }, HELD);
  }
  async function deliver({ raw, text }: Frame): Promise<void> {
    if (!text) return write(raw);
    if (sky.happens('cut')) return cut();
    if (sky.happens('hole')) over = true;
    if (sky.happens('halfClose')) {
      release();
      over = true;
      to.end();
    }
    // Also of what gets lost the first time.
    if (copy && sky.happens('late')) copy(Buffer.from(raw));
    if (over || sky.happens('drop')) return;
    if (sky.happens('delay')) await sky.delay();
    if (held === undefined && sky.happens('reorder')) return hold(raw);
    write(raw);
    if (sky.happens('duplicate')) write(raw);
    release();
  }
  return {
    say(raw) {
      if (over || !to.writable) return false;
      write(raw);
      return true;
    },
    take(frame) {
      tail = tail.then(() => deliver(frame));
    },
    end() {
      tail = tail.then(() => {
        release();
        // A hole stays a hole.
        if (!over) to.end();
      });
    },
  };
}
