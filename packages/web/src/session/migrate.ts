import { BadRecord } from '@polder/core';
import { isBroken, type Listed } from './entries.js';
import type { Proof, Trouble } from './guards.js';
import type { LocalTable } from './local.js';
import type { Editions } from './printed.js';
import { loadProven } from './proof.js';
import { type AnyGame, gameOf, keptRules, manifestOf } from './rules.js';

/** A table that this page can go on with, or why it can't. */
export type Migrated =
  | { readonly table: LocalTable; readonly trouble?: undefined }
  | { readonly trouble: Trouble };

/**
 * A game belongs to the rules it was played with: it goes on under its own (`kept`), if this page has them. Else it
 * goes on under the present ones, if they play it the same, choice by choice. Without a proof the versions must be the
 * same, unless nothing was chosen yet, which nobody could have chosen otherwise.
 */
export function migrated(
  game: AnyGame,
  table: LocalTable,
  proof: Proof | undefined,
  kept?: AnyGame,
): Migrated {
  const own = underRules(kept ?? game, table, proof);
  if (!own.trouble || !kept) return own;
  const present = underRules(game, table, proof);
  return present.trouble ? own : present;
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
export async function migratedEntry(entry: Listed, editions?: Editions): Promise<Listed> {
  if (isBroken(entry)) return entry;
  const { id, name, updated, proof } = entry;
  const { game } = entry.table;
  const saved = await printedAs(entry.table.saved, editions);
  if (!saved) return { id, name, updated, broken: { id: 'otherEdition' }, raw: entry };
  const [present, kept] = await Promise.all([
    gameOf(game, undefined, saved.options),
    keptRules(game, saved.version),
  ]);
  const outcome = migrated(present, { ...entry.table, saved }, proof, kept);
  if (outcome.trouble) return { id, name, updated, broken: outcome.trouble, raw: entry };
  return { ...entry, table: outcome.table };
}

/** Most games have the values that are printed now. */
async function printedAs(
  saved: LocalTable['saved'],
  editions?: Editions,
): Promise<LocalTable['saved'] | undefined> {
  const { printed } = manifestOf(saved.game);
  const edition = saved.edition ?? printed?.unsaid;
  if (edition === undefined || 'edition' in saved.options) return saved;
  if (edition === printed?.now) return { ...saved, edition };
  return (await import('./printed.js')).withEdition(saved, editions);
}
