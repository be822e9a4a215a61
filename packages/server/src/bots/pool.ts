import { Worker } from 'node:worker_threads';
import { isSlow } from '@polder/bots';
import type { FastifyBaseLogger } from 'fastify';
import type { BotPlan, BotPool } from '../context.js';
import type { Settings } from '../run/settings.js';
import { openQueue, type Queue } from './queue.js';
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
  /** A Master that has waited so long, in ms, is not waited for: a quick level answers instead. */
  readonly patience?: number;
}

interface Job {
  readonly thought: Thought;
  /** When it was asked. */
  readonly at: number;
  readonly owner: string;
  readonly begun: (() => void) | undefined;
  resolve(plan: BotPlan): void;
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
const PATIENCE_MS = 20_000;
/** The best of those that answer at once. */
const INSTEAD = 'grower';
/** A thread that needs more is ended: the server lives on. */
const MEMORY_MB = 512;

/** Keys of options may be computed when they are asked for: a thread gets plain data. */
const plain = ({ game, version, level, view, decision, seed, ms }: Thought): Thought => ({
  ...{ game, version, level, view, seed, ms },
  decision: {
    ...decision,
    options: decision.options.map(({ key, target }) => (target === undefined ? { key } : { key, target })),
  },
});

/** Threads start when they are first needed, and stay. */
export function openBots(
  settings: Pick<Settings, 'botThreads'>,
  log: FastifyBaseLogger,
  parts: PoolParts = {},
): BotPool {
  const {
    script = new URL('./worker.js', import.meta.url),
    grace = GRACE_MS,
    patience = PATIENCE_MS,
  } = parts;
  const queue = openQueue<Job>();
  const threads = new Set<Thread>();
  const most = Math.max(1, settings.botThreads);
  /** With several threads one is always left to the quick levels. */
  const mostSlow = Math.max(1, most - 1);
  let running = 0;
  let closed = false;
  let impatient: NodeJS.Timeout | undefined;

  function start(): Thread {
    const thread = newThread(script, { hear, drop });
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

  function send(thread: Thread, { thought, begun }: Job): void {
    begun?.();
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
    else job?.resolve({ keys: message.keys, level: job.thought.level, version: message.version });
    work();
  }

  function work(): void {
    while (!closed && running < most) {
      const job = queue.take({ slow: slowRunning(threads) < mostSlow });
      if (!job) return;
      const thread = idle(threads) ?? (threads.size < most ? start() : undefined);
      if (thread) give(thread, job);
    }
  }

  /** Better a weaker answer than a table that stands still. */
  function hurryUp(): void {
    impatient = undefined;
    const late = replaceLate(queue, performance.now() - patience);
    if (late > 0) log.warn({ bots: late }, 'bots have waited too long: quick ones answer instead');
    work();
    watchQueue();
  }

  /** Looked at from time to time, as long as something waits. */
  function watchQueue(): void {
    if (closed || queue.length === 0) return;
    impatient ??= setTimeout(hurryUp, patience / 10);
    impatient.unref();
  }

  return {
    plan({ owner = '', begun, ...thought }) {
      if (closed) return Promise.reject(new BotTrouble('The bots are closed.'));
      return new Promise((resolve, reject) => {
        const at = performance.now();
        queue.add(thought.level, owner, { thought, at, owner, begun, resolve, reject });
        work();
        watchQueue();
      });
    },
    get waiting() {
      return queue.length + running;
    },
    async close() {
      closed = true;
      clearTimeout(impatient);
      const ending = [...threads];
      threads.clear();
      const lost = [...queue.drain(), ...ending.flatMap((thread) => freed(thread) ?? [])];
      for (const { reject } of lost) reject(new BotTrouble('The bots are closed.'));
      await Promise.all(ending.map(({ worker }) => worker.terminate()));
    },
  };
}

function idle(threads: Iterable<Thread>): Thread | undefined {
  for (const thread of threads) if (!thread.job) return thread;
  return undefined;
}

const slowRunning = (threads: Iterable<Thread>): number =>
  [...threads].filter(({ job }) => job && isSlow(job.thought.level)).length;

/** Quick bots answer for those that have waited since then. How many. */
function replaceLate(queue: Queue<Job>, since: number): number {
  const late = queue.takeSlow(({ at }) => at <= since);
  for (const job of late)
    queue.add(INSTEAD, job.owner, { ...job, thought: { ...job.thought, level: INSTEAD } });
  return late.length;
}

interface Listeners {
  readonly hear: (thread: Thread, message: ThreadMessage) => void;
  readonly drop: (thread: Thread, why: string) => void;
}

function newThread(script: URL, { hear, drop }: Listeners): Thread {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
  const thread: Thread = { worker, ready: false, job: undefined, timer: undefined };
  worker.on('message', (message: ThreadMessage) => hear(thread, message));
  worker.on('messageerror', () => drop(thread, 'It sent something that can not be read.'));
  worker.on('error', (error) => drop(thread, `It broke: ${error.message}`));
  worker.on('exit', (code) => drop(thread, `It ended with code ${code}.`));
  return thread;
}
