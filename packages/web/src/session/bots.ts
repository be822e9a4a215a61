import type { Explained } from '@polder/bots';
import type { BotPlan, ExplainRequest, PlanRequest, Reply, Request } from './bot-messages.js';

/** The page's end of the bots' worker, which starts with the first question and anew after a crash. */
export interface Bots {
  plan(request: Omit<PlanRequest, 'type'>): Promise<BotPlan>;
  explain(request: Omit<ExplainRequest, 'type'>): Promise<readonly Explained[]>;
  close(): void;
}

interface Waiting {
  resolve(reply: Reply): void;
  reject(error: Error): void;
}

export class BotTrouble extends Error {
  override readonly name = 'BotTrouble';
}

const startWorker = (): Worker => new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });

export function openBots(start: () => Worker = startWorker): Bots {
  let worker: Worker | undefined;
  let last = 0;
  const waiting = new Map<number, Waiting>();

  function failAll(message: string): void {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new BotTrouble(message));
    waiting.clear();
  }

  function running(): Worker {
    if (worker) return worker;
    const started = start();
    started.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.id)?.resolve(data);
      waiting.delete(data.id);
    });
    started.addEventListener('error', (event) => failAll(event.message || 'The worker has stopped.'));
    started.addEventListener('messageerror', () => failAll('The worker sent something that can’t be read.'));
    worker = started;
    return started;
  }

  function ask(request: Request): Promise<Reply> {
    const id = ++last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      running().postMessage({ id, request });
    });
  }

  return {
    async plan(request) {
      const reply = await ask({ ...request, type: 'plan' });
      if ('plan' in reply) return reply.plan;
      throw new BotTrouble('error' in reply ? reply.error : 'The bot sent no plan.');
    },
    async explain(request) {
      const reply = await ask({ ...request, type: 'explain' });
      if ('explained' in reply) return reply.explained;
      throw new BotTrouble('error' in reply ? reply.error : 'The bot sent no answer.');
    },
    close: () => failAll('The table was left.'),
  };
}
