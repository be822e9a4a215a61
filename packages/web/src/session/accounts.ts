import type { Account } from '@polder/bots';
import type { AccountRequest, Reply } from './bot-messages.js';
import { BotTrouble } from './bots.js';

/** Asks why a seat played so, in a worker of its own that ends with the answer. */
export function askAccount(request: Omit<AccountRequest, 'type'>): Promise<Account> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const answer = new Promise<Account>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      if ('account' in data) resolve(data.account);
      else reject(new BotTrouble('error' in data ? data.error : 'The bot sent no answer.'));
    });
    worker.addEventListener('error', ({ message }) => reject(new BotTrouble(message)));
  });
  worker.postMessage({ id: 1, request: { ...request, type: 'account' } });
  return answer.finally(() => worker.terminate());
}
