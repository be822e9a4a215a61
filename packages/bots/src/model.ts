import type { GameEvent, Manifest } from '@polder/core';
import type { Known } from './look-ahead.js';

/** What bots know of a game of the catalogue. Its manifest can't name the type: core knows no bots. */
export const botModelOf = async (
  manifest: Pick<Manifest, 'botModel'>,
): Promise<Known<unknown, unknown, GameEvent>> =>
  (await manifest.botModel()) as Known<unknown, unknown, GameEvent>;
