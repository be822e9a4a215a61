import type { Proof } from '@polder/core';
import { isLevel, isVersion } from './levels.js';
import type { LocalTable } from './local.js';
import { type GameId, isGameId, manifestOf, soloLevelOf } from './rules.js';
import type { Player } from './session.js';

/** What can be wrong with a game from a file or from the browser's store. Words for each are in words/start. */
export type Trouble =
  | { readonly id: 'empty' }
  | { readonly id: 'tooLarge'; readonly megabytes: number }
  | { readonly id: 'notJson'; readonly detail: string }
  | { readonly id: 'notAGame' }
  | { readonly id: 'newerFormat'; readonly version: number }
  | { readonly id: 'part'; readonly part: Part }
  | { readonly id: 'player'; readonly seat: number }
  | { readonly id: 'seats'; readonly found: number; readonly wanted: number }
  | { readonly id: 'otherGame'; readonly game: string }
  | { readonly id: 'otherRules'; readonly version: string; readonly ours: string }
  /** Played again under our rules, it goes another way. */
  | { readonly id: 'otherCourse'; readonly version: string; readonly ours: string }
  /** Its printed values are not those of this page, and nowhere here. */
  | { readonly id: 'otherEdition' }
  | { readonly id: 'record'; readonly detail: string }
  /** A game as text: where it stops to make sense, and what could have stood there. */
  | {
      readonly id: 'notation';
      readonly line: number;
      readonly column: number;
      readonly detail: string;
      readonly offered: readonly string[];
    };

/** A part of a game that is missing or not what it should be. */
export type Part =
  | 'formatVersion'
  | 'name'
  | 'players'
  | 'saved'
  | 'options'
  | 'seed'
  | 'log'
  | 'proof'
  | 'summary';

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const LONGEST_NAME = 40;
/** A name that can be shown: some text, not too long. */
export const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= LONGEST_NAME;

export function isPlayer(value: unknown): value is Player {
  if (!isFields(value) || !isName(value.name)) return false;
  const { kind, level, version } = value;
  if (kind === 'bot') return isLevel(level) && (version === undefined || isVersion(version));
  return kind === 'person' || kind === 'gardener';
}

/** Here over all that ever happened: the set-up, and the state after every record of the log. */
export type { Proof };

export const isProof = (value: unknown): value is Proof =>
  typeof value === 'string' && /^[0-9a-f]{16}$/.test(value);

/**
 * What is wrong with the players and the saved game of a table; whether its log can be played, only playing it
 * tells. A game of other rules needs a proof, unless nothing was chosen yet: then `migrated` decides.
 */
export function troubleOf(players: unknown, saved: unknown, proof: unknown): Trouble | undefined {
  if (!Array.isArray(players) || players.length === 0) return { id: 'part', part: 'players' };
  const stranger = players.findIndex((player) => !isPlayer(player));
  if (stranger >= 0) return { id: 'player', seat: stranger };
  if (!isFields(saved)) return { id: 'part', part: 'saved' };
  const { game } = saved;
  if (!isGameId(game)) return { id: 'otherGame', game: String(game) };
  const { version: ours } = manifestOf(game);
  if (!isFields(saved.options)) return { id: 'part', part: 'options' };
  if (saved.edition !== undefined && !isProof(saved.edition)) return { id: 'part', part: 'options' };
  if (typeof saved.seed !== 'string') return { id: 'part', part: 'seed' };
  if (!Array.isArray(saved.log)) return { id: 'part', part: 'log' };
  if (proof !== undefined && !isProof(proof)) return { id: 'part', part: 'proof' };
  const proven = proof !== undefined || saved.log.length === 0;
  if (typeof saved.version !== 'string' || (saved.version !== ours && !proven))
    return { id: 'otherRules', version: String(saved.version), ours };
  return troubleWithSeats(players, game, saved.options);
}

/** As many players as the game has seats; at a table for one the rules play the second seat, and nowhere else. */
function troubleWithSeats(players: readonly Player[], game: GameId, options: Fields): Trouble | undefined {
  const solo = soloLevelOf(game, options) !== undefined;
  const wanted = manifestOf(game).seatsOf(options);
  if (players.length !== wanted) return { id: 'seats', found: players.length, wanted };
  const misplaced = players.findIndex(({ kind }, seat) => (kind === 'gardener') !== (solo && seat === 1));
  return misplaced < 0 ? undefined : { id: 'player', seat: misplaced };
}

/** Only after `troubleOf` found nothing. */
export function tableOfParts(players: unknown, saved: unknown): LocalTable {
  const game = saved as LocalTable['saved'];
  return { game: game.game as GameId, players: players as readonly Player[], saved: game };
}
