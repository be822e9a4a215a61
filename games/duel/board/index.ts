import { need } from '@polder/web/words/current.svelte.js';
import { duelManifest } from '../manifest.js';

/** The room of a table with these options, and the words that it needs, all at once. */
export async function loadRoom(options: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const [{ roomWith }, game] = await Promise.all([
    import('./room.js'),
    duelManifest.game(options),
    need('duel'),
  ]);
  return roomWith(game);
}
