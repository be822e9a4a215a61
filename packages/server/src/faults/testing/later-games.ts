import type { AnyGame, Manifest } from '@polder/core';
import { duelManifest } from '@polder/duel/manifest';
import { valleyManifest } from '@polder/valley/manifest';

/**
 * The catalogue of a program to come, whose rules are of version 99. LATER_RULES says what has become of them: 'same';
 * 'changed', so that the same choices lead elsewhere; or 'kept', the same with today's rules beside them.
 */
const { LATER_RULES = 'same' } = process.env;

function later(manifest: Manifest): Manifest {
  const game = async (): Promise<AnyGame> => {
    const today = await manifest.game();
    return {
      ...today,
      version: '99.0.0',
      choose(state, choice) {
        const events = today.choose(state, choice);
        if (LATER_RULES !== 'same') Object.assign(state as object, { later: true });
        return events;
      },
    };
  };
  const today = async () => ({ game: await manifest.game(), botModel: await manifest.botModel() });
  const kept = LATER_RULES === 'kept' ? { ...manifest.kept, [manifest.version]: today } : {};
  return { ...manifest, version: '99.0.0', game, kept };
}

export const GAMES: readonly Manifest[] = [valleyManifest, duelManifest].map(later);
