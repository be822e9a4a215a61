import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { wholeNumber } from './args.js';
import { type Part, type Results, runTask, type Task, type TaskKind, type TaskOf } from './tasks.js';

export interface Piece {
  readonly from: number;
  readonly to: number;
}

export type Answer = Piece &
  ({ readonly result: Part } | { readonly result?: undefined; readonly error: string });

export interface Plan<Result> {
  readonly games: number;
  /** Games in one piece. Nothing that is reported may depend on it. */
  readonly piece: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onPart: (part: Result, done: number) => void;
}

/** Does all games of a task, here or in threads; stops early on the signal. Returns how many were done. */
export async function runAll<Kind extends TaskKind>(
  task: TaskOf<Kind>,
  { games, piece, workers, signal, onPart }: Plan<Results[Kind]>,
): Promise<number> {
  let next = 0;
  let done = 0;
  const take = (): Piece | undefined => {
    if (signal.aborted || next >= games) return undefined;
    const from = next;
    next = Math.min(games, from + piece);
    return { from, to: next };
  };
  const finish = ({ from, to }: Piece, result: Part): void => {
    done += to - from;
    // A task gives the results of its kind.
    onPart(result as Results[Kind], done);
  };
  const threads = Math.min(workers, Math.ceil(games / piece));
  if (threads <= 1) {
    for (let it = take(); it; it = take()) {
      finish(it, await runTask(task, it.from, it.to));
      // Signals and timers get their turn.
      await new Promise((resolve) => setImmediate(resolve));
    }
  } else {
    await Promise.all(Array.from({ length: threads }, () => runThread(task, take, finish)));
  }
  return done;
}

async function runThread(
  task: Task,
  take: () => Piece | undefined,
  finish: (piece: Piece, result: Part) => void,
): Promise<void> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: task });
  try {
    await new Promise<void>((resolve, reject) => {
      const go = (): void => {
        const piece = take();
        if (piece) worker.postMessage(piece);
        else resolve();
      };
      worker.on('error', reject);
      worker.on('exit', (code) => reject(new Error(`A worker ended with code ${code}.`)));
      worker.on('message', (answer: Answer) => {
        if (answer.result === undefined) return reject(new Error(answer.error));
        finish(answer, answer.result);
        go();
      });
      go();
    });
  } finally {
    await worker.terminate();
  }
}

/** All cores, unless told otherwise. */
export function readWorkers(text: string | undefined): number {
  return text === undefined ? availableParallelism() : wholeNumber('workers', text, 1, 256);
}

/** Runs something that begins nothing new after this time, or after the signal. */
export async function timed<T>(
  ms: number,
  signal: AbortSignal,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  const timer = setTimeout(stop, ms);
  signal.addEventListener('abort', stop);
  try {
    return await run(controller.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}

/** Runs something that Ctrl+C ends early but cleanly; pressed again, it ends the program. */
export async function interruptible<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController();
  const stop = (): void => controller.abort();
  process.once('SIGINT', stop);
  try {
    return await run(controller.signal);
  } finally {
    process.removeListener('SIGINT', stop);
  }
}

/** What a shell expects of a program that Ctrl+C has stopped. */
export const INTERRUPTED = 130;
