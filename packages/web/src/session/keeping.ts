import type { GameEvent } from '@polder/core';
import type { Keep } from './local.js';
import type { AnyOptions, AnyState } from './rules.js';
import { type SavedEntry, type Saves, StaleSave, summaryOf } from './saves.js';
import type { Session } from './session.js';

/**
 * Keeps one game, writing after writing in order. `session` is asked for the summary; it may not be there yet
 * when the first choice is made.
 */
export function keeping(
  saves: Saves,
  first: SavedEntry,
  session: () => Session<AnyState, GameEvent> | undefined,
): Keep<AnyOptions> {
  let entry = first;
  let last: Promise<unknown> = Promise.resolve();
  return (saved, proof, players) => {
    const written = last.then(async () => {
      const now = session()?.now;
      const summary = now ? summaryOf(now) : entry.summary;
      const table = { ...entry.table, players, saved: await stored(saved) };
      entry = await saves.put({ ...entry, updated: Date.now(), table, proof, summary });
      return saves.kept ? ('yes' as const) : ('impossible' as const);
    });
    last = written.catch(() => undefined);
    return written.catch((error: unknown) => (error instanceof StaleSave ? 'stale' : 'impossible'));
  };
}

/** Most games have no edition in them. */
const stored = async (saved: SavedEntry['table']['saved']): Promise<SavedEntry['table']['saved']> =>
  'edition' in saved.options ? (await import('./printed.js')).withoutEdition(saved) : saved;
