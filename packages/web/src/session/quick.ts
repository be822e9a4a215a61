import { newDuel, newValley } from './games.js';
import { troubleOf } from './guards.js';
import { isLevel } from './levels.js';
import type { LocalTable } from './local.js';
import type { Player } from './session.js';

/**
 * A table from an address: `seats=person,grower,grower&seed=demo`, `seats=person,gardener&solo=easy`, or
 * `game=duel&seats=person,master`.
 * Undefined if it makes no sense.
 */
export function tableFromQuery(
  query: URLSearchParams,
  nameOf: (seat: number, kind: string) => string,
): LocalTable | undefined {
  const kinds = (query.get('seats') ?? '').split(',');
  const players: Player[] = [];
  for (const [seat, kind] of kinds.entries()) {
    const name = nameOf(seat, kind);
    if (kind === 'person' || kind === 'gardener') players.push({ kind, name });
    else if (isLevel(kind)) players.push({ kind: 'bot', name, level: kind });
    else return undefined;
  }
  if (players.length < 2 || players.length > 4) return undefined;
  const seed = query.get('seed') ?? 'polder';
  const duel = query.get('game') === 'duel';
  if (duel && players.length !== 2) return undefined;
  const table = duel
    ? newDuel(players, query.has('tool') ? { firstPlayerTool: true } : {}, seed)
    : valleyOf(players, query, seed);
  return troubleOf(table.players, table.saved, undefined) ? undefined : table;
}

function valleyOf(players: readonly Player[], query: URLSearchParams, seed: string): LocalTable {
  const solo = query.get('solo');
  const expert = query.has('expert') ? { expert: true } : {};
  const alone = solo === 'easy' || solo === 'medium' || solo === 'hard' ? ({ solo } as const) : {};
  return newValley(players, { ...expert, ...alone }, seed);
}
