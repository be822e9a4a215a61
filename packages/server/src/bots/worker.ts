import { parentPort } from 'node:worker_threads';
import { type Budget, LEVELS, tableModelOf } from '@polder/bots';
import type { BotPlan } from '../context.js';
import { needManifest } from '../games.js';
import type { Thought, ThreadMessage } from './thought.js';

// A thread that thinks: one thought after the other, and nothing is kept between them.

/** Only a Master thinks by the clock: the other levels have a measure of their own, and answer at once. */
const budgetOf = ({ level, ms }: Thought): Budget => (level === 'master' ? { ms } : {});

async function planOf(thought: Thought): Promise<Pick<BotPlan, 'keys' | 'version'>> {
  const { game, version, level, view, decision, seed } = thought;
  if (!Object.hasOwn(LEVELS, level)) throw new Error(`There is no level '${level}'.`);
  const bot = LEVELS[level](await tableModelOf(needManifest(game), version, level, view));
  return { keys: bot.plan(view, decision, seed, budgetOf(thought)), version: bot.identity.version };
}

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', async (thought: Thought) => {
  try {
    post({ type: 'plan', ...(await planOf(thought)) });
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
});
post({ type: 'ready' });
