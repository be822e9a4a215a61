import {
  type Game,
  type GameEvent,
  hasRules,
  type Manifest,
  rulesOf,
  type SetupOptions,
  type Tool,
} from '@polder/core';
import { GAMES } from '@polder/games';

/** The games that this page knows, in the order of the catalogue. Their rules are loaded when a table needs them. */
export { GAMES };
export type GameId = string;
/** Of `setup`: nobody but the game looks into them. */
export type AnyOptions = object;

/** As much of a state as is the same in every game. */
export interface AnyState {
  readonly turn: { readonly seat: number; readonly round: number };
}
/** Any game, where nobody looks into what its options and states are. */
export type AnyGame = Game<AnyOptions, AnyState, GameEvent>;

const BY_ID: ReadonlyMap<unknown, Manifest> = new Map(GAMES.map((manifest) => [manifest.id, manifest]));

export const isGameId = (value: unknown): value is GameId => BY_ID.has(value);

/** Where the game is known to be there. */
export function manifestOf(id: GameId): Manifest {
  const manifest = BY_ID.get(id);
  if (!manifest) throw new Error(`There is no game '${id}'.`);
  return manifest;
}

/** The first game that brings this along; undefined: none does. */
export const gameWith = (tool: Tool): GameId | undefined =>
  GAMES.find(({ tools }) => tools?.includes(tool))?.id;

/** How hard a table for one is; undefined: it is none. */
export function soloLevelOf(game: GameId, options: AnyOptions): string | undefined {
  const { solo } = manifestOf(game);
  const level = solo && (options as Readonly<Record<string, unknown>>)[solo.key];
  return level === undefined ? undefined : String(level);
}

/** Whether this page has the rules of this version. */
export const canPlay = (id: GameId, version: string): boolean => hasRules(manifestOf(id), version);

/**
 * The rules of a version; without one, the present rules. With the options of a table, no more of them than that table
 * needs. Throws if this page does not have them.
 */
export async function gameOf(
  id: GameId,
  version: string = manifestOf(id).version,
  options?: AnyOptions,
): Promise<AnyGame> {
  const game = await rulesOf(manifestOf(id), version, options as SetupOptions | undefined);
  if (!game) throw new Error(`There are no rules '${id} ${version}' here.`);
  return game as AnyGame;
}

/** Those of a table's own version, if they are other rules than the present ones and are here. */
export async function keptRules(id: GameId, version: string): Promise<AnyGame | undefined> {
  return version !== manifestOf(id).version && canPlay(id, version) ? gameOf(id, version) : undefined;
}
