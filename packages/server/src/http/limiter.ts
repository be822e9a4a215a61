/** So many in a time, and so many at once. What was not used comes back little by little. */
export interface Bucket {
  /** Takes one. 0: go on; else nothing was taken, and there is one again in so many milliseconds. */
  wait(): number;
  /** Takes more for what has turned out to cost more, also what is not there yet. */
  charge(count: number): void;
}

/** The same for many, each by itself: accounts, addresses, ... */
export interface Limiter {
  wait(key: string): number;
  charge(key: string, count: number): void;
}

/** `burst` at once; `perMs` come back in a millisecond. `now` in ms; should it go back, nothing is won by it. */
export function openBucket(now: () => number, burst: number, perMs: number): Bucket {
  let left = burst;
  let at = now();
  return {
    wait() {
      const time = now();
      left = Math.min(burst, left + Math.max(0, time - at) * perMs);
      at = time;
      if (left < 1) return Math.max(1, Math.ceil((1 - left) / perMs));
      left--;
      return 0;
    },
    charge(count) {
      left -= count;
    },
  };
}

/** More keys than this are not remembered: those that were not heard of for longest give way. */
const MAX_KEYS = 20_000;

/** `max` of each key in `windowMs`, also all at once; or `burst` at once. */
export function openLimiter(now: () => number, max: number, windowMs: number, burst = max): Limiter {
  const buckets = new Map<string, Bucket>();

  function bucketOf(key: string): Bucket {
    const bucket = buckets.get(key) ?? openBucket(now, burst, max / windowMs);
    // Deleted first, so that the order of the map is that of the last use.
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MAX_KEYS)
      for (const oldest of buckets.keys()) {
        buckets.delete(oldest);
        break;
      }
    return bucket;
  }

  return { wait: (key) => bucketOf(key).wait(), charge: (key, count) => bucketOf(key).charge(count) };
}

/** For a refusal and for HTTP: whole seconds, and never none. */
export const inSeconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));
