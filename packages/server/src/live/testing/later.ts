import type { AnyGame, Manifest } from '@polder/core';
import { afterEach } from 'vitest';
import {
  type GameEntry,
  loadRules,
  needGame,
  needManifest,
  rulesAt,
  storedEdition,
  type VersionedRules,
} from '../../games.js';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

export interface LaterGame {
  /** Of its rules; no other test of the process may use it. */
  readonly version: string;
  /** The rules before are still there. */
  readonly kept?: boolean;
  /** What is other in these rules. */
  readonly rules?: (game: AnyGame) => Partial<AnyGame>;
  /** What is printed since. */
  readonly edition?: object;
}

/** The program as a later version of it would be: `update` makes it so, until the test is over. */
export function useLaterGames(): (id: string, later: LaterGame) => Promise<void> {
  const undo: (() => void)[] = [];
  afterEach(() => {
    for (const back of undo.splice(0).reverse()) back();
  });
  return async (id, { version, kept, rules, edition }) => {
    const entry = needGame(id) as Mutable<GameEntry>;
    const manifest = needManifest(id) as Mutable<Manifest>;
    const [wasEntry, wasManifest] = [{ ...entry }, { ...manifest }];
    undo.push(() => {
      // What was there was never taken away, only set.
      for (const [now, was] of [
        [entry, wasEntry],
        [manifest, wasManifest],
      ] as const)
        Object.assign(now, Object.fromEntries(Object.keys(now).map((key) => [key, undefined])), was);
    });
    const { game: before, known } = entry;
    const setup: AnyGame['setup'] = (options, seed) =>
      before.setup(edition ? { edition, ...(options as object) } : options, seed);
    const game: AnyGame = { ...before, setup, version, ...rules?.({ ...before, setup }) };
    manifest.version = version;
    manifest.game = async () => game;
    if (kept) {
      const present = { game: before, botModel: known };
      manifest.kept = { ...manifest.kept, [before.version]: async () => present };
    }
    entry.game = game;
    if (edition) {
      entry.standard = storedEdition(id, edition);
      entry.printed = { now: 'changed', unsaid: wasEntry.printed?.unsaid ?? '' };
    }
    await loadRules(id, version);
    // Of the same version: only what is printed has changed.
    const loaded = rulesAt(id, version) as Mutable<VersionedRules> | undefined;
    if (loaded && loaded.game !== game) {
      const was = loaded.game;
      undo.push(() => {
        loaded.game = was;
      });
      loaded.game = game;
    }
  };
}
