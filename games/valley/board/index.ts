import { need } from '@polder/web/words/current.svelte.js';

/** The room of this game with the words that it needs, all at once. */
export async function loadRoom(options?: object): Promise<unknown> {
  const solo = options !== undefined && 'solo' in options;
  const [room] = await Promise.all([import('./room.js'), need(...(solo ? ['gardener' as const] : []))]);
  return room;
}
