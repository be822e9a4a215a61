import { PLAY_LEVELS } from '@polder/bots';
import type { Manifest } from '@polder/core';
import type { Strengths } from './my-level.js';

/** How strong the levels are at a game; undefined: not all of them were measured. */
export const strengthsOf = ({ strengths = {} }: Pick<Manifest, 'strengths'>): Strengths | undefined =>
  PLAY_LEVELS.every((level) => level in strengths) ? (strengths as Strengths) : undefined;
