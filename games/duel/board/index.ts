import { need } from '@polder/web/words/current.svelte.js';

/** The room of this game with the words that it needs, all at once. */
export async function loadRoom(): Promise<unknown> {
  const [room] = await Promise.all([import('./room.js'), need('duel')]);
  return room;
}
