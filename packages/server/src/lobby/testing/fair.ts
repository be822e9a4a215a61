import { createHash } from 'node:crypto';
import { checkDeal, type DealCheck, type Game, type GameEvent, type NotedDraw } from '@polder/core';
import { expect } from 'vitest';
import type { FinishedGame } from '../../wire/lobby.js';

/** As a page does it that was there when the game began; `notedDraw`: and took part in the draw. */
export async function dealChecks(
  finished: FinishedGame,
  game: Game<unknown, unknown, GameEvent>,
  notedDraw?: NotedDraw,
): Promise<readonly DealCheck[]> {
  const checks = await checkDeal(finished, game, {
    digest: async (text) => createHash('sha256').update(text, 'utf8').digest('hex'),
    noted: finished.commitment,
    notedDraw,
  });
  // Who added nothing has nothing of their own to look for.
  return notedDraw ? checks : checks.filter(({ id }) => id !== 'own');
}

export async function expectFair(
  finished: FinishedGame,
  game: Game<unknown, unknown, GameEvent>,
  notedDraw?: NotedDraw,
): Promise<void> {
  expect((await dealChecks(finished, game, notedDraw)).filter(({ state }) => state !== 'ok')).toEqual([]);
}
