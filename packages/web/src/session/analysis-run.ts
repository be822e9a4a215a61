import type { Judged, Stretch } from './analysis.js';
import type { AnalysisReply, AnalysisRequest } from './analysis-messages.js';
import type { AnyState } from './rules.js';

/** How far an analysis has come. Plain data: a new one comes with every change. */
export interface Progress {
  readonly status: 'running' | 'stopped' | 'done' | 'failed';
  readonly stretches: readonly Stretch<AnyState>[];
  /** By where their stretches begin. */
  readonly judged: ReadonlyMap<number, Judged>;
  /** Why it failed. */
  readonly message: string | undefined;
}

export const NOTHING_YET: Progress = {
  status: 'stopped',
  stretches: [],
  judged: new Map(),
  message: undefined,
};

export interface AnalysisRun {
  readonly progress: Progress;
  /** Begins, or goes on where it was stopped. */
  start(): void;
  stop(): void;
}

const startWorker = (): Worker =>
  new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module' });

/** `from`: what was found before, in this page or in the store. */
export function openAnalysis(
  request: Omit<AnalysisRequest, 'done'>,
  from: Progress,
  onchange: (progress: Progress) => void,
  start: () => Worker = startWorker,
): AnalysisRun {
  let progress = from;
  let worker: Worker | undefined;

  function set(change: Partial<Progress>): void {
    progress = { ...progress, ...change };
    onchange(progress);
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  function fail(message: string): void {
    end();
    set({ status: 'failed', message });
  }

  function hear(reply: AnalysisReply): void {
    if (reply.type === 'found') set({ stretches: reply.stretches });
    else if (reply.type === 'judged') {
      set({ judged: new Map(progress.judged).set(reply.judged.from, reply.judged) });
    } else if (reply.type === 'failed') fail(reply.message);
    else {
      end();
      set({ status: 'done' });
    }
  }

  return {
    get progress() {
      return progress;
    },
    start() {
      if (worker || progress.status === 'done') return;
      const started = start();
      worker = started;
      started.addEventListener('message', ({ data }: MessageEvent<AnalysisReply>) => {
        // What an ended worker had already said may still arrive.
        if (worker === started) hear(data);
      });
      started.addEventListener('error', (event) => fail(event.message || 'The worker has stopped.'));
      set({ status: 'running', message: undefined });
      const done = [...progress.judged.keys()];
      started.postMessage({ ...request, done } satisfies AnalysisRequest);
    },
    stop() {
      if (!worker) return;
      end();
      set({ status: 'stopped' });
    },
  };
}
