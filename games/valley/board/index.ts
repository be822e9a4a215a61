import { need } from '@polder/web/words/current.svelte.js';
import { valleyManifest } from '../manifest.js';

/** The room of a table with these options, and the words that it needs, all at once. */
export async function loadRoom(options: Readonly<Record<string, unknown>> = {}): Promise<unknown> {
  const [{ roomWith }, game] = await Promise.all([
    import('./room.js'),
    valleyManifest.game(options),
    need(...(options.solo === undefined ? [] : ['gardener' as const])),
  ]);
  return roomWith(game);
}
