import type { Answer } from '@polder/core';
import { type Recording, record as recordGame, randomWalk as walkAtRandom } from '@polder/core/testing';
import { duel } from '../rules/game.js';
import type { Options } from '../rules/state.js';
import { REASONS } from '../text/en/game/reasons.js';
import { picker, type Style } from './styles.js';

/** The choices of a game played in a style. */
export const randomWalk = (options: Options, seed: string, style: Style): Answer[] =>
  walkAtRandom(duel, options, seed, picker(style));

/** Everything about a game, as it is kept in fixtures/. */
export const record = (options: Options, seed: string, choices: readonly Answer[]): Recording =>
  recordGame(duel, options, seed, choices, (state) => state.turn.round, REASONS);
