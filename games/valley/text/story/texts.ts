import { CARDS, type Edition, TILE_KINDS, type TileKind } from '@polder/valley';
import type { Text } from '../words.js';

/** A tile by what it does. */
export function tileText(edition: Edition, tile: number): Text {
  const { effect, plus } = edition.tiles[tile];
  return ({ game }) => `${game.effect(effect)}${plus ? ' +' : ''}`;
}

/** By the number of a stack. */
export const stackName = (stack: number): TileKind | 'cards' =>
  stack === CARDS ? 'cards' : TILE_KINDS[stack];
