import { newTable } from './games.js';
import { troubleOf } from './guards.js';
import { isLevel } from './levels.js';
import type { LocalTable } from './local.js';
import { GAMES, isGameId, manifestOf } from './rules.js';
import type { Player } from './session.js';

/**
 * A table from an address: `seats=person,grower,grower&seed=demo`, `seats=person,gardener&solo=easy`, or
 * `game=duel&seats=person,master`. Options of the game are called as in its manifest; a flag needs no value.
 * Undefined if it makes no sense.
 */
export function tableFromQuery(
  query: URLSearchParams,
  nameOf: (seat: number, kind: string) => string,
): LocalTable | undefined {
  const players: Player[] = [];
  for (const [seat, kind] of (query.get('seats') ?? '').split(',').entries()) {
    const name = nameOf(seat, kind);
    if (kind === 'person' || kind === 'gardener') players.push({ kind, name });
    else if (isLevel(kind)) players.push({ kind: 'bot', name, level: kind });
    else return undefined;
  }
  const game = query.get('game') ?? GAMES[0].id;
  if (!isGameId(game)) return undefined;
  const { seats, options, solo, setupOptions, seatsOf } = manifestOf(game);
  const asked: Record<string, unknown> = {};
  for (const { key, kind } of options)
    if (query.has(key)) asked[key] = kind === 'flag' ? true : query.get(key);
  const level = solo && query.get(solo.key);
  if (solo && level && solo.levels.some(({ id }) => id === level)) asked[solo.key] = level;
  const isSolo = solo !== undefined && solo.key in asked;
  if (!isSolo && !seats.includes(players.length)) return undefined;
  const setup = setupOptions(isSolo ? 1 : players.length, asked) as Readonly<Record<string, unknown>>;
  if (seatsOf(setup) !== players.length) return undefined;
  const table = newTable(game, players, setup, query.get('seed') ?? 'polder');
  return troubleOf(table.players, table.saved, undefined) ? undefined : table;
}
