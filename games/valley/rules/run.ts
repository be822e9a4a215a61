import type { Run as CoreRun } from '@polder/core';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { type Player, type State, tables } from './state.js';

export type Run = CoreRun<State, Event>;

/** Let something happen. */
export function emit(run: Run, event: Event): void {
  evolve(run.state, event);
  if (run.events !== null) run.events.push(event);
}

/** The player whose turn it is. */
export const active = (s: State): Player => s.players[s.turn.seat];

export function vpOf(player: Player): number {
  let sum = 0;
  for (let i = 0; i < player.vp.length; i++) sum += player.vp[i];
  return sum;
}

export function storedBulbs(player: Player): number {
  const { storage } = player;
  return storage[0] + storage[1] + storage[2] + storage[3] + storage[4];
}

export function plantedBulbs(player: Player): number {
  const { rows } = player;
  return rows[0] + rows[1] + rows[2] + rows[3];
}

export const windmillsLeft = (player: Player): number => {
  const { groups } = player;
  return groups[0] + groups[1] + groups[2] + groups[3] + groups[4];
};

/** A Patch is free if its row has fewer bulbs than Patches. */
export function hasFreePatch(player: Player): boolean {
  return plantedBulbs(player) < player.patches.length;
}

/** Cost of putting one more bulb into Storage; -1: no place (STO-1). */
export function storageCost(s: State, player: Player): number {
  const { free, paid } = tables(s).edition.storage;
  const stored = storedBulbs(player);
  if (stored < free) return 0;
  return stored - free < paid.length ? paid[stored - free] : -1;
}
