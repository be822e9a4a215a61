import type { Manifest } from '@polder/core';
import { duelManifest } from '@polder/duel/manifest';
import { valleyManifest } from '@polder/valley/manifest';
import { morrisManifest } from './morris/manifest.js';

/** The catalogue with one more game: what `games/index.ts` would be with one more line. */
export const GAMES: readonly Manifest[] = [valleyManifest, duelManifest, morrisManifest];
