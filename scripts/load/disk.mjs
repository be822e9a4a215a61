// What the disk itself does beside a load run: a small file is synced again and again, by nobody but us, on a thread
// that does nothing else. Where that has to wait, everybody on this disk has to, and no server that writes before it
// answers can be faster.
import { closeSync, fdatasyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const EVERY = 20;
/** A sync that takes longer: the disk stood still. */
const STILL = 30;

/** Until `stop`, which says how long the longest sync took (ms), and how long the disk stood still (s). */
export function watchDisk() {
  const worker = new Worker(new URL(import.meta.url));
  const ended = new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
  // Who stops it is told; nobody else waits for it.
  ended.catch(() => {});
  return {
    stop() {
      worker.postMessage('stop');
      return ended;
    },
  };
}

function watch() {
  const folder = mkdtempSync(join(tmpdir(), 'polder-load-disk-'));
  const file = openSync(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  let worst = 0;
  let still = 0;
  const timer = setInterval(() => {
    writeSync(file, page, 0, page.length, 0);
    const began = performance.now();
    fdatasyncSync(file);
    const took = performance.now() - began;
    worst = Math.max(worst, took);
    if (took > STILL) still += took / 1000;
  }, EVERY);
  parentPort.once('message', () => {
    clearInterval(timer);
    closeSync(file);
    rmSync(folder, { recursive: true, force: true });
    parentPort.postMessage({ worst, still });
  });
}

if (!isMainThread) watch();
