/** Counts by key within windows of time; for what the limits of routes do not see. */
export interface Limiter {
  /** Counts one; 0: go on, else the milliseconds until the window is over. */
  wait(key: string): number;
}

/** More keys than this are not remembered: the oldest windows give way. */
const MAX_KEYS = 20_000;

export function openLimiter(now: () => number, max: number, windowMs: number): Limiter {
  const windows = new Map<string, { count: number; readonly until: number }>();
  return {
    wait(key) {
      const at = now();
      const open = windows.get(key);
      if (open && open.until > at) {
        open.count++;
        return open.count > max ? open.until - at : 0;
      }
      // Deleted first, so that the order of the map is that of the windows.
      windows.delete(key);
      windows.set(key, { count: 1, until: at + windowMs });
      if (windows.size > MAX_KEYS)
        for (const oldest of windows.keys()) {
          windows.delete(oldest);
          break;
        }
      return max < 1 ? windowMs : 0;
    },
  };
}
