import { type GameId, manifestOf } from '../session/rules.js';
import type { OwnEdition } from './EditionField.svelte';

/** What reads and writes editions, loaded when somebody brings one. */
export { BadEdition, problemLine } from '@polder/core/edition';

async function filesOf(game: GameId) {
  const files = await manifestOf(game).editions?.();
  if (!files) throw new Error(`'${game}' has no editions.`);
  return files;
}

export const readOwn = async (game: GameId, text: string): Promise<OwnEdition> => {
  const { parse } = await filesOf(game);
  return { game, text, edition: parse(text) };
};

/** The usual values, to be changed. */
export const usualText = async (game: GameId): Promise<string> => (await filesOf(game)).standard();
