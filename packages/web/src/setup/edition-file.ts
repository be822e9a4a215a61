import {
  defaultEdition as duelEdition,
  exportEdition as exportDuel,
  parseEdition as parseDuel,
} from '@polder/duel';
import { defaultEdition, exportEdition, parseEdition } from '@polder/valley';
import type { GameId } from '../session/rules.js';
import type { OwnEdition } from './EditionField.svelte';

/** What reads and writes editions, loaded when somebody brings one. */
export { BadEdition, problemLine } from '@polder/valley';

export const readOwn = (game: GameId, text: string): OwnEdition =>
  game === 'duel' ? { game, text, edition: parseDuel(text) } : { game, text, edition: parseEdition(text) };

/** The usual values, to be changed. */
export const usualText = (game: GameId): string =>
  game === 'duel' ? exportDuel(duelEdition) : exportEdition(defaultEdition);
