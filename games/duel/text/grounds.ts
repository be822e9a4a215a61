import type { GameGrounds } from '@polder/core/text';
import { grounds as en } from './en/grounds.js';
import { grounds as pl } from './pl/grounds.js';
import { things } from './things.js';

/** Why a turn is better than another one, in words. */
export const duelGrounds: GameGrounds = { things, words: { en, pl } };
