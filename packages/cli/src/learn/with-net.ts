import { type BotModel, readNet, withNet } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import type { GameEntry } from '../games.js';

/** Nets are read once in each thread. */
const made = new WeakMap<Uint8Array, unknown>();

/** What bots know of a game, with this net if there is one. */
export function knownWith<Options, State, Event extends GameEvent>(
  { known }: GameEntry<Options, State, Event>,
  net: Uint8Array | undefined,
): BotModel<Options, State, Event> {
  if (!net) return known;
  if (!made.has(net)) made.set(net, withNet(known, readNet(net)));
  return made.get(net) as BotModel<Options, State, Event>;
}
