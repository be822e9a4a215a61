import { filesOf, playableText } from '../session/edition-file.js';
import { type KeptEdition, openEditions } from '../session/editions.js';
import type { GameId } from '../session/rules.js';
import type { OwnEdition } from './EditionField.svelte';

/** What reads and writes editions, loaded when somebody brings one. */
export { BadEdition, problemLine } from '@polder/core/edition';

export const readOwn = async (game: GameId, text: string): Promise<OwnEdition> => {
  const { parse } = await filesOf(game);
  return { game, text, edition: parse(text) };
};

/** The usual values, to be changed. */
export const usualText = async (game: GameId): Promise<string> => (await filesOf(game)).standard();

/** The editions of this browser for a game, the latest first. */
export const ownEditions = async (game: GameId): Promise<readonly KeptEdition[]> =>
  (await (await openEditions()).list()).filter((it) => it.game === game);

/** One of them, as it is played with. */
export const keptText = ({ game, edition }: KeptEdition): Promise<string> => playableText(game, edition);
