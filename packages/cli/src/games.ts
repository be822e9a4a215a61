import type { GameEvent } from '@polder/core';
import { guess } from './args.js';
import { UsageError } from './errors.js';
import { duelEntry } from './games/duel.js';
import type { GameEntry } from './games/entry.js';
import { valleyEntry } from './games/valley.js';

export type * from './games/entry.js';

export const GAMES = ['valley', 'duel'] as const;
export type GameId = (typeof GAMES)[number];

/** Where no game is named. */
export const DEFAULT_GAME: GameId = 'valley';

/** For those who have misspelt one. */
export const gamesWords = `there are ${GAMES.join(' and ')}`;

export function gameId(text: string): GameId {
  const id = GAMES.find((it) => it === text);
  if (id) return id;
  throw new UsageError(`There is no game '${text}'; ${gamesWords}.`, guess(text, GAMES));
}

/** A piece of work for whichever game it is: its types stay apart from those of other games. */
export type GameUse<T> = <Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
) => T;

export function withGame<T>(id: GameId, use: GameUse<T>): T {
  switch (id) {
    case 'valley':
      return use(valleyEntry);
    case 'duel':
      return use(duelEntry);
  }
}
