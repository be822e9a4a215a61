import type { AnyGame } from '@polder/core';
import { need } from '@polder/web/words/current.svelte.js';

/** The room of a table with these rules and options, and the words that it needs, all at once. */
export async function loadRoom(rules: Promise<AnyGame>, options: object = {}): Promise<unknown> {
  const [{ roomWith }, game] = await Promise.all([
    import('./room.js'),
    rules,
    // The Gardener's name is one of the words of the start page.
    need(...('solo' in options ? (['gardener', 'start'] as const) : [])),
  ]);
  return roomWith(game);
}
