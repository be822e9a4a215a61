import type { Game, GameEvent } from '@polder/core';
import { RULES as DUEL, type DuelOptions } from '@polder/duel';
import { RULES as VALLEY, type ValleyOptions } from '@polder/valley';

/** The games that this page knows. Their rules are loaded when a table needs them. */
export type GameId = 'valley' | 'duel';
export type AnyOptions = ValleyOptions | DuelOptions;

/** As much of a state as is the same in every game. */
export interface AnyState {
  readonly turn: { readonly seat: number; readonly round: number };
}
/** Any game, where nobody looks into what its options and states are. */
export type AnyGame = Game<AnyOptions, AnyState, GameEvent>;

/** Saved games of other versions can't be opened as they are. */
export interface Rules {
  readonly id: GameId;
  readonly version: string;
}
export const RULES: Readonly<Record<GameId, Rules>> = { valley: VALLEY, duel: DUEL };

export const isGameId = (value: unknown): value is GameId => value === 'valley' || value === 'duel';

const LOAD: Readonly<Record<GameId, () => Promise<unknown>>> = {
  valley: async () => (await import('./engines/valley.js')).game,
  duel: async () => (await import('./engines/duel.js')).game,
};

export const gameOf = async (id: GameId): Promise<AnyGame> => (await LOAD[id]()) as AnyGame;
