import type { Seat } from '@polder/core';
import type { Route } from '../route.svelte.js';

/** Where somebody is at a game: at its table, on a branch of it, or at its analysis. */
export type Place =
  | { readonly at: 'table' }
  | { readonly at: 'branch'; readonly choices: number; readonly seat: Seat | undefined }
  | { readonly at: 'analysis' };

/** Behind `#/game/<id>`: `try/57`, `try/57?seat=1` or `analysis`. Whatever else there is leads to the table. */
export function placeOf({ path, query }: Route): Place {
  const [, , where, choices] = path;
  if (where === 'analysis') return { at: 'analysis' };
  if (where !== 'try' || !/^\d{1,6}$/.test(choices ?? '')) return { at: 'table' };
  const seat = query.get('seat');
  return {
    at: 'branch',
    choices: Number(choices),
    seat: seat !== null && /^[0-3]$/.test(seat) ? Number(seat) : undefined,
  };
}
