import { loadHistory } from '@polder/core';
import type { DuelOptions } from '@polder/duel';
import type { ValleyOptions } from '@polder/valley';
import { type SavedEntry, type Summary, summaryOf } from './entries.js';
import { isLevel, troubleOf } from './guards.js';
import type { LocalTable } from './local.js';
import { type AnyGame, gameOf, RULES } from './rules.js';
import type { Player } from './session.js';

/** A new table of Windmill Valley: nothing played yet. */
export function newValley(
  players: readonly Player[],
  options: Omit<ValleyOptions, 'players'>,
  seed: string,
): LocalTable<ValleyOptions> {
  const { solo } = options;
  const count = solo === undefined ? players.length : 1;
  if (count !== 1 && count !== 2 && count !== 3 && count !== 4) throw new Error(`${count} can't play.`);
  const { id: game, version } = RULES.valley;
  const all: ValleyOptions = { ...options, players: count };
  return { game: 'valley', players, saved: { game, version, options: all, seed, log: [] } };
}

/** A new table of Duel. */
export function newDuel(
  players: readonly Player[],
  options: DuelOptions,
  seed: string,
): LocalTable<DuelOptions> {
  if (players.length !== 2) throw new Error(`${players.length} can't play.`);
  const { id: game, version } = RULES.duel;
  return { game: 'duel', players, saved: { game, version, options, seed, log: [] } };
}

/** Who sits where, clockwise, and who begins. The one who begins is seat 0 of the game (SET-1). */
export interface Seating {
  readonly players: readonly Player[];
  /** An index of `players`, or by lot. */
  readonly starts: number | 'random';
}

/** The players in turn order. `draw(n)` gives a whole number below n. */
export function inTurnOrder({ players, starts }: Seating, draw: (n: number) => number): readonly Player[] {
  const first = starts === 'random' ? draw(players.length) : starts;
  return [...players.slice(first), ...players.slice(0, first)];
}

/** Plays the whole game again: throws BadRecord where that can't be done. */
export const summaryOfTable = async ({ game, saved }: LocalTable): Promise<Summary> =>
  summaryIn(await gameOf(game), saved);

export function summaryIn(game: AnyGame, saved: LocalTable['saved']): Summary {
  const { state, choices } = loadHistory(game, saved);
  return summaryOf({
    view: state,
    choices: choices.length,
    waitingFor: game.decisions(state).map(({ seat }) => seat),
    scores: game.scores(state),
    result: game.result(state),
  });
}

/** A table that was never saved yet, under a fresh id. */
export function newEntry(
  name: string,
  table: LocalTable,
  summary: Summary,
  now: number = Date.now(),
): SavedEntry {
  return { id: freshText(10), name, created: now, updated: now, revision: 0, table, summary };
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** For ids and seeds: nobody can guess it, and it can be read aloud. */
export function freshText(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** By lot, and fair. */
export function drawBelow(n: number): number {
  const most = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const [value] = crypto.getRandomValues(new Uint32Array(1));
    if (value < most) return value % n;
  }
}

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
    if (kind === 'person') players.push({ kind, name });
    else if (kind === 'gardener') players.push({ kind, name });
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
