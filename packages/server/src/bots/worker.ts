import { parentPort } from 'node:worker_threads';
import { type Budget, LEVELS } from '@polder/bots';
import { loadRules, rulesAt } from '../games.js';
import type { Thought, ThreadMessage } from './thought.js';

// A thread that thinks: one thought after the other, and nothing is kept between them.

/** Only a Master thinks by the clock: the other levels have a measure of their own, and answer at once. */
const budgetOf = ({ level, ms }: Thought): Budget => (level === 'master' ? { ms } : {});

async function planOf(thought: Thought): Promise<readonly string[]> {
  const { game, version, level, view, decision, seed } = thought;
  await loadRules(game, version);
  const known = rulesAt(game, version)?.known;
  if (!known) throw new Error(`There are no rules '${game} ${version}'.`);
  if (!Object.hasOwn(LEVELS, level)) throw new Error(`There is no level '${level}'.`);
  return LEVELS[level](known).plan(view, decision, seed, budgetOf(thought));
}

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', async (thought: Thought) => {
  try {
    post({ type: 'plan', keys: await planOf(thought) });
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
});
post({ type: 'ready' });
