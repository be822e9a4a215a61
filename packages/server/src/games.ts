import type { Known } from '@polder/bots';
import { knownDuel } from '@polder/bots/duel';
import { knownValley } from '@polder/bots/valley';
import type { Game, GameEvent } from '@polder/core';
import { parseEdition as parseDuelEdition } from '@polder/duel';
import { parseEdition as parseValleyEdition } from '@polder/valley';

/** A game as the server knows it: by its contract, and by what a table may ask for. */
export interface GameEntry {
  readonly game: Game<unknown, unknown, GameEvent>;
  readonly known: Known<unknown, unknown, GameEvent>;
  /** Table sizes. */
  readonly players: readonly number[];
  /** Which own options a table may set. */
  readonly options: readonly string[];
  /** For `setup`. */
  setupOptions(players: number, options: Readonly<Record<string, unknown>>, edition: unknown): unknown;
  /** Throws BadEdition. */
  parseEdition(text: string): { readonly name: string };
}

/** Nobody here looks into what options and states are: one type for all. */
const anyKnown = (known: unknown): Known<unknown, unknown, GameEvent> =>
  known as Known<unknown, unknown, GameEvent>;

const withEdition = (options: object, edition: unknown): object =>
  edition === undefined ? options : { ...options, edition };

export const GAMES: Readonly<Record<string, GameEntry>> = {
  valley: {
    game: anyKnown(knownValley).game,
    known: anyKnown(knownValley),
    players: [2, 3, 4],
    options: ['expert'],
    setupOptions: (players, options, edition) => withEdition({ players, ...options }, edition),
    parseEdition: parseValleyEdition,
  },
  duel: {
    game: anyKnown(knownDuel).game,
    known: anyKnown(knownDuel),
    players: [2],
    options: ['firstPlayerTool'],
    setupOptions: (_players, options, edition) => withEdition(options, edition),
    parseEdition: parseDuelEdition,
  },
};

/** Own properties only: `GAMES['constructor']` is no game. */
export const gameEntry = (id: string): GameEntry | undefined =>
  Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
