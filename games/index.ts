import type { Manifest } from '@polder/core';
import { duelManifest } from '@polder/duel/manifest';
import { valleyManifest } from '@polder/valley/manifest';

/** The catalogue: every game that can be played here, one line each. The first one is offered first. */
export const GAMES: readonly Manifest[] = [valleyManifest, duelManifest];
