import type { TableInfo } from '@polder/server/wire';
import { isFields } from '../../session/guards.js';
import { recallJson, remember } from '../../session/memory.js';

/**
 * What this browser has been promised: the fingerprint of a game's seed as it first saw it. A server that
 * changed its mind later could change its own record, but not this.
 */
const KEY = 'fingerprints';
const MOST = 200;

function all(): Readonly<Record<string, string>> {
  const stored = recallJson(KEY);
  if (!isFields(stored)) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, it]) => typeof it === 'string')) as Record<
    string,
    string
  >;
}

/** To be called with every table that is seen while its game runs. Only the first time counts. */
export function noteCommitment({ id, status, commitment }: TableInfo): void {
  if (commitment === null || status !== 'playing') return;
  const noted = all();
  if (Object.hasOwn(noted, id)) return;
  const kept = [...Object.entries(noted), [id, commitment] as const].slice(-MOST);
  remember(KEY, JSON.stringify(Object.fromEntries(kept)));
}

export const notedCommitment = (table: string): string | undefined => {
  const noted = all();
  return Object.hasOwn(noted, table) ? noted[table] : undefined;
};
