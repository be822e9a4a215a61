import { BadRecord } from '@polder/core';
import { isBroken, type Listed } from './entries.js';
import type { Proof, Trouble } from './guards.js';
import type { LocalTable } from './local.js';
import { loadProven } from './proof.js';
import { type AnyGame, gameOf, keptRules } from './rules.js';

/** A table that this page can go on with, or why it can't. */
export type Migrated =
  | { readonly table: LocalTable; readonly trouble?: undefined }
  | { readonly trouble: Trouble };

/**
 * A game belongs to the rules it was played with. If the present rules play it the same, choice by choice, it goes on
 * under them. Else it goes on under its own (`kept`), if this page has them. Without a proof the versions must be the
 * same, unless nothing was chosen yet, which nobody could have chosen otherwise.
 */
export function migrated(
  game: AnyGame,
  table: LocalTable,
  proof: Proof | undefined,
  kept?: AnyGame,
): Migrated {
  const outcome = underRules(game, table, proof);
  if (!outcome.trouble || !kept) return outcome;
  return underRules(kept, table, proof);
}

function underRules(game: AnyGame, table: LocalTable, proof: Proof | undefined): Migrated {
  const { version } = table.saved;
  const { version: ours } = game;
  const saved = { ...table.saved, version: ours };
  if (proof === undefined) {
    const same = version === ours || saved.log.length === 0;
    return same ? { table: { ...table, saved } } : { trouble: { id: 'otherRules', version, ours } };
  }
  try {
    if (loadProven(game, saved).proof === proof) return { table: { ...table, saved } };
  } catch (error) {
    if (!(error instanceof BadRecord)) throw error;
    // Under the same rules the log itself must be torn.
    if (version === ours) return { trouble: { id: 'record', detail: error.message } };
  }
  return { trouble: { id: 'otherCourse', version, ours } };
}

/**
 * An entry of the store as this page plays it. The store itself stays as it is until somebody makes a choice:
 * an older page in another tab can still open it.
 */
export async function migratedEntry(entry: Listed): Promise<Listed> {
  if (isBroken(entry)) return entry;
  const { id, name, updated, proof } = entry;
  const { game, saved } = entry.table;
  const [present, kept] = await Promise.all([
    gameOf(game, undefined, saved.options),
    keptRules(game, saved.version),
  ]);
  const outcome = migrated(present, entry.table, proof, kept);
  if (outcome.trouble) return { id, name, updated, broken: outcome.trouble, raw: entry };
  return { ...entry, table: outcome.table };
}
