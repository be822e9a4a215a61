import { createHash } from 'node:crypto';
import { checkDeal, type DealCheck, type Game, type GameEvent } from '@polder/core';
import { expect } from 'vitest';
import type { FinishedGame } from '../../wire/lobby.js';

/** As a page does it that was there when the game began. */
export const dealChecks = (
  finished: FinishedGame,
  game: Game<unknown, unknown, GameEvent>,
): Promise<readonly DealCheck[]> =>
  checkDeal(finished, game, {
    digest: async (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
    noted: finished.commitment,
  });

export async function expectFair(
  finished: FinishedGame,
  game: Game<unknown, unknown, GameEvent>,
): Promise<void> {
  expect((await dealChecks(finished, game)).filter(({ state }) => state !== 'ok')).toEqual([]);
}
