import { botModelAt, type GameEvent, type Manifest } from '@polder/core';
import type { Known } from './look-ahead.js';

/**
 * What bots know of a game of the catalogue, by the rules of a version; without one, of the present version. Its
 * manifest can't name the type: core knows no bots.
 */
export async function botModelOf(
  manifest: Pick<Manifest, 'id' | 'version' | 'kept' | 'game' | 'botModel'>,
  version: string = manifest.version,
): Promise<Known<unknown, unknown, GameEvent>> {
  const known = await botModelAt(manifest, version);
  if (!known) throw new Error(`There are no rules '${manifest.id} ${version}' here.`);
  return known as Known<unknown, unknown, GameEvent>;
}
