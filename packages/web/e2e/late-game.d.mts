import type { DuelOptions } from '@polder/duel';
import type { ValleyOptions } from '@polder/valley';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';
import type { AnyPage as Page } from './page.js';

export interface LateGame {
  /** The valley unless told. */
  readonly game?: 'valley' | 'duel';
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly options: ValleyOptions | DuelOptions;
  readonly seed: string;
  readonly round: number;
  readonly ask?: string;
  readonly seat?: number;
}
export function lateGame(game: LateGame): SavedEntry;
/** Whatever they are: a test may store what can't be opened. */
export function storeGames(
  page: Page,
  entries: readonly (SavedEntry | { readonly id: string; readonly name: string; readonly table: object })[],
): Promise<void>;
