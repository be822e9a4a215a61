import type { Manifest } from '@polder/core';
import { GAMES as OURS } from '../games/index.js';
import { morrisManifest } from './morris/manifest.js';

/** The catalogue with one more game: what `games/index.ts` would be with one more line. */
export const GAMES: readonly Manifest[] = [...OURS, morrisManifest];
