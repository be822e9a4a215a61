import { netOf, readNet } from '@polder/bots';
import type { Gathered } from './data.js';
import { judge } from './targets.js';
import { type Training, train } from './trainer.js';

/** What a thread of the training does: its part of the rows. */
export type Job =
  | { readonly kind: 'train'; readonly training: Training; readonly id: number }
  | {
      readonly kind: 'judge';
      readonly data: Gathered;
      readonly net: Uint8Array;
      readonly to: readonly [Float32Array, Float32Array];
      readonly id: number;
      readonly threads: number;
    };

/** How it goes, from the first thread. */
export interface JobMessage {
  readonly step: number;
  readonly loss: number;
}

const OFTEN = 50;

export function work(job: Job, post: (message: JobMessage) => void): void {
  if (job.kind === 'judge') {
    const file = readNet(job.net);
    judge(job.data, netOf(file), file.head, job.to, job.id, job.threads);
    return;
  }
  let sum = 0;
  train(job.training, job.id, (step, loss) => {
    sum += loss;
    if ((step + 1) % OFTEN !== 0) return;
    post({ step: step + 1, loss: sum / OFTEN });
    sum = 0;
  });
}
