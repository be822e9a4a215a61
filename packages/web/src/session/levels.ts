import { type Level, VERSIONS } from '@polder/bots';
import type { Player } from './session.js';

export const isLevel = (value: unknown): value is Level =>
  typeof value === 'string' && Object.hasOwn(VERSIONS, value);

/** Of a level, of this page or another. */
export const isVersion = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,9}$/.test(value);

/** A bot plays as the bots of this page do. */
export const playedHere = (player: Player): Player =>
  player.kind === 'bot' ? { ...player, version: VERSIONS[player.level] } : player;
