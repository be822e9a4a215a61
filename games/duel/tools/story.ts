import type { Ledger } from '@polder/bots';
import { CENTRAL, centralOf, type DuelState, type Edition, effectKey, PERSONAL } from '../rules/index.js';

/** What has happened in a game so far, as far as counting needs it. */
export interface Story {
  /** The rival of whoever's turn it is acts. */
  followUp: boolean;
  /** Export tile at each port, -1: none. */
  readonly exports: number[];
}

/** One game that is watched. */
export interface Watching {
  readonly edition: Edition;
  readonly ledger: Ledger;
  readonly story: Story;
  /** For each Patch the first one with the same rewards. */
  readonly alike: readonly number[];
}

export const beginStory = ({ ports }: DuelState): Story => ({
  followUp: false,
  exports: ports.map((port) => port.export),
});

// Ids of items

export function alikePatches({ patches }: Edition): number[] {
  const keys = patches.map((rewards) => rewards.map(effectKey).join());
  return keys.map((key) => keys.indexOf(key));
}

/** Named by the first Patch with the same rewards. */
export const patchItem = (alike: readonly number[], patch: number, space: number): string =>
  `patch:${alike[patch] + 1}.${space + 1}`;

export const dealItem = ({ market }: Edition, tile: number, half: string): string =>
  `deal:${tile < 0 ? 'back' : market.tiles[tile].id}.${half}`;

export const exportItems = ({ exports }: Edition, tiles: readonly number[]): string[] =>
  tiles.flatMap((tile) => (tile < 0 ? [] : [`export:${exports[tile].id}`]));

/** The section of a wheel that meshes with a seat's: [] for a tile on it that is no item of its own. */
export function sectionItems(state: DuelState, seat: number, wheel: number, followUp: boolean): string[] {
  if (wheel === PERSONAL) {
    const { personal, players } = state;
    return players[seat].wheel[personal] < 0 ? [`wheel:personal.${personal + 1}`] : [];
  }
  if (wheel !== CENTRAL) return [followUp ? 'followUp:guilder' : 'wheel:guilder'];
  const section = centralOf(state, seat);
  if (state.centralTiles[section] >= 0) return followUp ? ['followUp:tile'] : [];
  return [`${followUp ? 'followUp' : 'wheel'}:central.${section + 1}`];
}

/** In place of a wheel: the Guilder for a Central action that is given up. */
export const GIVEN_UP = -1;
