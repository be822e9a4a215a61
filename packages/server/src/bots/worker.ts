import { parentPort } from 'node:worker_threads';
import { type Budget, LEVELS } from '@polder/bots';
import { needGame } from '../games.js';
import type { Thought, ThreadMessage } from './thought.js';

// A thread that thinks: one thought after the other, and nothing is kept between them.

/** Only a Master thinks by the clock: the other levels have a measure of their own, and answer at once. */
const budgetOf = ({ level, ms }: Thought): Budget => (level === 'master' ? { ms } : {});

function planOf(thought: Thought): readonly string[] {
  const { game, level, view, decision, seed } = thought;
  const { known } = needGame(game);
  if (!Object.hasOwn(LEVELS, level)) throw new Error(`There is no level '${level}'.`);
  return LEVELS[level](known).plan(view, decision, seed, budgetOf(thought));
}

const post = (message: ThreadMessage): void => parentPort?.postMessage(message);

parentPort?.on('message', (thought: Thought) => {
  try {
    post({ type: 'plan', keys: planOf(thought) });
  } catch (error) {
    post({ type: 'error', message: error instanceof Error ? error.message : String(error) });
  }
});
post({ type: 'ready' });
