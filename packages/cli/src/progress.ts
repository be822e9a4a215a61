import type { Io } from './io.js';

export interface Progress {
  update(done: number): void;
  /** Takes the bar away. */
  clear(): void;
}

const WIDTH = 40;
/** At most ten updates a second. */
const PAUSE_MS = 100;

/** A bar on standard error, if a person watches it. */
export function progressBar(io: Io, total: number, what: string): Progress {
  if (!io.watched) return { update: () => {}, clear: () => {} };
  const started = performance.now();
  let last = Number.NEGATIVE_INFINITY;
  return {
    update(done) {
      const now = performance.now();
      if (now - last < PAUSE_MS) return;
      last = now;
      const filled = Math.floor((WIDTH * done) / total);
      const bar = '#'.repeat(filled) + '-'.repeat(WIDTH - filled);
      const left = done > 0 ? ((now - started) / done) * (total - done) : 0;
      const rest = done > 0 ? `, ${seconds(left)} left` : '';
      process.stderr.write(`\r[${bar}] ${done}/${total} ${what}${rest}\u001b[K`);
    },
    clear: () => void process.stderr.write('\r\u001b[K'),
  };
}

export function seconds(ms: number): string {
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} s`;
  const total = Math.round(ms / 1000);
  const minutes = Math.floor(total / 60);
  const rest = String(total % 60).padStart(2, '0');
  return minutes < 60 ? `${minutes}:${rest} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
