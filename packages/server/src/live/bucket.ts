/** So many a second, and so many at once. */
export interface Bucket {
  /** False: too much. */
  take(): boolean;
  /** Seconds until there is one more. */
  readonly wait: number;
}

/** `now` in ms, of a clock that never goes back. */
export function openBucket(perSecond: number, burst: number, now: () => number): Bucket {
  let left = burst;
  let at = now();

  function fill(): void {
    const time = now();
    left = Math.min(burst, left + ((time - at) / 1000) * perSecond);
    at = time;
  }

  return {
    take() {
      fill();
      if (left < 1) return false;
      left--;
      return true;
    },
    get wait() {
      fill();
      return left >= 1 ? 0 : Math.max(1, Math.ceil((1 - left) / perSecond));
    },
  };
}
