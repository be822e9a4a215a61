import { loadHistory } from '@polder/core';
import { type SavedEntry, type Summary, summaryOf } from './entries.js';
import { playedHere } from './levels.js';
import type { LocalTable } from './local.js';
import { type AnyGame, type GameId, gameOf, manifestOf } from './rules.js';
import type { Player } from './session.js';

/** A new table: nothing played yet. `options` are those of the game's `setup`. */
export function newTable<Options extends object>(
  game: GameId,
  players: readonly Player[],
  options: Options,
  seed: string,
): LocalTable<Options> {
  const { id, version, seatsOf, printed } = manifestOf(game);
  if (players.length !== seatsOf(options as Readonly<Record<string, unknown>>))
    throw new Error(`${players.length} can't play.`);
  const edition = printed && !('edition' in options) ? { edition: printed.now } : {};
  const saved = { game: id, version, options, ...edition, seed, log: [] };
  return { game, players: players.map(playedHere), saved };
}

/** The same people at another table; `changed`: whoever was second begins. */
export function anotherTable(
  { game, players, saved }: LocalTable,
  seed: string,
  changed = false,
): LocalTable {
  const seated = changed ? [...players.slice(1), ...players.slice(0, 1)] : players;
  const { edition: _, ...options } = saved.options as { readonly edition?: object };
  // Values that the game itself has printed are those of today.
  return newTable(game, seated, saved.edition === undefined ? saved.options : options, seed);
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
  summaryIn(await gameOf(game, saved.version, saved.options), saved);

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
