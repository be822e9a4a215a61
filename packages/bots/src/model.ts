import { botModelAt, type GameEvent, type Manifest } from '@polder/core';
import type { Level } from './identity.js';
import type { BotModel } from './look-ahead.js';
import { readNet } from './net/file.js';
import { withNet } from './net/learned.js';
import { netBytes } from './net/text.js';

type AnyKnown = BotModel<unknown, unknown, GameEvent>;

/**
 * What bots know of a game of the catalogue, by the rules of a version; without one, of the present version. Its
 * manifest can't name the type: core knows no bots.
 */
export async function botModelOf(
  manifest: Pick<Manifest, 'id' | 'version' | 'kept' | 'game' | 'botModel'>,
  version: string = manifest.version,
): Promise<AnyKnown> {
  const known = await botModelAt(manifest, version);
  if (!known) throw new Error(`There are no rules '${manifest.id} ${version}' here.`);
  return known as AnyKnown;
}

/** Nets that were loaded, by what loads them. */
const loaded = new Map<() => Promise<string>, Promise<AnyKnown>>();

/**
 * What a level knows at a table like the one that is seen: Master has a net there, if one was trained for this game,
 * so many seats and what is printed on it. Else all levels judge by the weights.
 */
export async function tableModelOf(
  manifest: Pick<Manifest, 'id' | 'version' | 'kept' | 'game' | 'botModel' | 'nets'>,
  version: string,
  level: Level,
  view: unknown,
): Promise<AnyKnown> {
  const known = await botModelOf(manifest, version);
  if (level !== 'master' || version !== manifest.version || !known.inputs?.isStandard(view)) return known;
  const { seats, solo } = known.evaluation.measure;
  const load = manifest.nets?.[solo?.(view) ? 1 : seats(view)];
  if (!load) return known;
  let model = loaded.get(load);
  if (!model) {
    model = load().then((text) => withNet(known, readNet(netBytes(text))));
    // What could not be fetched is fetched again.
    model.catch(() => loaded.delete(load));
    loaded.set(load, model);
  }
  return model;
}
