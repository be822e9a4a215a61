import type { AnyTools } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import { listed } from '@polder/core/text';
import { GAMES as CATALOGUE } from '@polder/games/node';
import { TOOLS } from '@polder/games/tools';
import { guess } from './args.js';
import { UsageError } from './errors.js';
import { type AnyEntry, entryOf, type GameEntry } from './games/entry.js';

export type * from './games/entry.js';
export { editionsOf } from './games/entry.js';

export type GameId = string;
export const GAMES: readonly GameId[] = CATALOGUE.map(({ id }) => id);

export const TITLES: readonly string[] = CATALOGUE.map(({ names }) => names.en);

/** Where no game is named. */
export const [DEFAULT_GAME] = GAMES;

/** For those who have misspelt one. */
export const gamesWords = `there are ${listed(GAMES)}`;

/** For the help of commands: 'valley (the default) or duel'. */
export const gamesHelp = listed(
  GAMES.map((id) => (id === DEFAULT_GAME ? `${id} (the default)` : id)),
  'or',
);

const ENTRIES: ReadonlyMap<GameId, AnyEntry> = new Map(
  await Promise.all(
    CATALOGUE.map(async (manifest): Promise<[GameId, AnyEntry]> => {
      const tools = (await TOOLS[manifest.id]?.()) as AnyTools | undefined;
      return [manifest.id, await entryOf(manifest, tools)];
    }),
  ),
);

export function gameId(text: string): GameId {
  if (ENTRIES.has(text)) return text;
  throw new UsageError(`There is no game '${text}'; ${gamesWords}.`, guess(text, GAMES));
}

/** A piece of work for whichever game it is: its types stay apart from those of other games. */
export type GameUse<T> = <Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
) => T;

export function withGame<T>(id: GameId, use: GameUse<T>): T {
  const entry = ENTRIES.get(id);
  if (!entry) throw new Error(`There is no game '${id}'.`);
  return use(entry);
}
