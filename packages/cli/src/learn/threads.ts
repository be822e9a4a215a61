import { Worker } from 'node:worker_threads';
import type { Job, JobMessage } from './thread.js';

/** Does one job in each of so many threads; they share what they work on. */
export async function inThreads(
  threads: number,
  jobOf: (id: number) => Job,
  onMessage: (message: JobMessage) => void = () => {},
): Promise<void> {
  const workers = Array.from(
    { length: threads },
    (_, id) => new Worker(new URL('./learn-thread.js', import.meta.url), { workerData: jobOf(id) }),
  );
  try {
    await Promise.all(
      workers.map(
        (worker) =>
          new Promise<void>((resolve, reject) => {
            worker.on('message', onMessage);
            worker.on('error', reject);
            worker.on('exit', (code) =>
              code === 0 ? resolve() : reject(new Error(`A thread of the training ended with code ${code}.`)),
            );
          }),
      ),
    );
  } finally {
    // Those that wait for one that has broken wait for ever.
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
