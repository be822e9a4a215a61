// What the disk itself does beside a load run: a small file is synced again and again, by nobody but us. Where that
// has to wait, everybody on this disk has to, and no server that writes before it answers can be faster.
import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const EVERY = 20;
/** A sync that takes longer: the disk stood still. */
const STILL = 30;

/** Resolves with the way to stop, which says how long each sync took. */
export async function watchDisk() {
  const folder = mkdtempSync(join(tmpdir(), 'polder-load-disk-'));
  const file = await open(join(folder, 'sync'), 'w');
  const page = Buffer.alloc(4096, 1);
  const times = [];
  let watching = true;
  const watched = (async () => {
    while (watching) {
      await file.write(page, 0, page.length, 0);
      const began = performance.now();
      await file.datasync();
      times.push(performance.now() - began);
      await new Promise((resolve) => setTimeout(resolve, EVERY));
    }
  })();
  return {
    async stop() {
      watching = false;
      await watched.finally(async () => {
        await file.close();
        rmSync(folder, { recursive: true, force: true });
      });
      const still = times.filter((time) => time > STILL);
      return { worst: Math.max(...times), still: still.reduce((sum, time) => sum + time, 0) / 1000 };
    },
  };
}
