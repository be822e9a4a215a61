import type { ValleyOptions } from '@polder/valley';
import type { Page } from 'playwright-core';
import type { SavedEntry } from '../src/session/entries.js';
import type { Player } from '../src/session/session.js';

export interface LateGame {
  readonly id: string;
  readonly name: string;
  readonly players: readonly Player[];
  readonly options: ValleyOptions;
  readonly seed: string;
  readonly round: number;
  readonly ask?: string;
  readonly seat?: number;
}
export function lateGame(game: LateGame): SavedEntry;
export function storeGames(page: Page, entries: readonly SavedEntry[]): Promise<void>;
