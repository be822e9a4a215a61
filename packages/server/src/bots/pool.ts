import { Worker } from 'node:worker_threads';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPool } from '../context.js';
import type { Settings } from '../run/settings.js';
import { isSlow, openQueue } from './queue.js';
import type { Thought, ThreadMessage } from './thought.js';

/** A bot has no plan: it took too long, its thread broke, or the pool is closed. Asking again may help. */
export class BotTrouble extends Error {
  override readonly name = 'BotTrouble';
}

export interface PoolParts {
  /** The script of a thread. */
  readonly script?: URL;
  /** What a thought may take besides twice its time, in ms: for what has no measure of time, on a busy machine. */
  readonly grace?: number;
}

interface Job {
  readonly thought: Thought;
  resolve(keys: readonly string[]): void;
  reject(error: BotTrouble): void;
}

interface Thread {
  readonly worker: Worker;
  ready: boolean;
  job: Job | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** To load the games, on a busy machine. */
const START_MS = 30_000;
const GRACE_MS = 2000;
/** A thread that needs more is ended: the server lives on. */
const MEMORY_MB = 512;

/** Keys of options may be computed when they are asked for: a thread gets plain data. */
const plain = ({ decision, ...rest }: Thought): Thought => ({
  ...rest,
  decision: {
    ...decision,
    options: decision.options.map(({ key, target }) => (target === undefined ? { key } : { key, target })),
  },
});

/** Threads start when they are first needed, and stay. */
export function openBots(
  settings: Pick<Settings, 'botThreads'>,
  log: FastifyBaseLogger,
  { script = new URL('./worker.js', import.meta.url), grace = GRACE_MS }: PoolParts = {},
): BotPool {
  const queue = openQueue<Job>();
  const threads = new Set<Thread>();
  const most = Math.max(1, settings.botThreads);
  /** With several threads one is always left to the quick levels. */
  const mostSlow = Math.max(1, most - 1);
  let running = 0;
  let closed = false;

  function start(): Thread {
    const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    const thread: Thread = { worker, ready: false, job: undefined, timer: undefined };
    worker.on('message', (message: ThreadMessage) => hear(thread, message));
    worker.on('messageerror', () => drop(thread, 'It sent something that can not be read.'));
    worker.on('error', (error) => drop(thread, `It broke: ${error.message}`));
    worker.on('exit', (code) => drop(thread, `It ended with code ${code}.`));
    threads.add(thread);
    return thread;
  }

  /** What it was doing is lost; a new thread takes its place when there is something to do. */
  function drop(thread: Thread, why: string): void {
    if (!threads.delete(thread)) return;
    void thread.worker.terminate();
    const job = freed(thread);
    log.warn({ why, game: job?.thought.game, bot: job?.thought.level }, 'a bot thread was lost');
    job?.reject(new BotTrouble(why));
    work();
  }

  function freed(thread: Thread): Job | undefined {
    clearTimeout(thread.timer);
    const { job } = thread;
    if (job) running--;
    thread.job = undefined;
    return job;
  }

  function send(thread: Thread, { thought }: Job): void {
    thread.timer = setTimeout(() => drop(thread, 'It took too long.'), thought.ms * 2 + grace);
    thread.worker.postMessage(plain(thought));
  }

  function give(thread: Thread, job: Job): void {
    thread.job = job;
    running++;
    if (thread.ready) send(thread, job);
    else thread.timer = setTimeout(() => drop(thread, 'It did not start.'), START_MS);
  }

  function hear(thread: Thread, message: ThreadMessage): void {
    if (!threads.has(thread)) return;
    if (message.type === 'ready') {
      clearTimeout(thread.timer);
      thread.ready = true;
      if (thread.job) send(thread, thread.job);
      return;
    }
    const job = freed(thread);
    if (message.type === 'error') job?.reject(new BotTrouble(message.message));
    else if (message.keys.length === 0) job?.reject(new BotTrouble('The bot sent no plan.'));
    else job?.resolve(message.keys);
    work();
  }

  function idle(): Thread | undefined {
    for (const thread of threads) if (!thread.job) return thread;
    return threads.size < most ? start() : undefined;
  }

  function slowRunning(): number {
    return [...threads].filter(({ job }) => job && isSlow(job.thought.level)).length;
  }

  function work(): void {
    while (!closed && running < most) {
      const job = queue.take({ slow: slowRunning() < mostSlow });
      if (!job) return;
      const thread = idle();
      if (thread) give(thread, job);
    }
  }

  return {
    plan(thought) {
      if (closed) return Promise.reject(new BotTrouble('The bots are closed.'));
      return new Promise((resolve, reject) => {
        queue.add(thought.level, { thought, resolve, reject });
        work();
      });
    },
    get waiting() {
      return queue.length + running;
    },
    async close() {
      closed = true;
      const ending = [...threads];
      threads.clear();
      const lost = [...queue.drain(), ...ending.flatMap((thread) => freed(thread) ?? [])];
      for (const { reject } of lost) reject(new BotTrouble('The bots are closed.'));
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}
