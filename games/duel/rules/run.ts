import type { Run as CoreRun } from '@polder/core';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import type { Player, State } from './state.js';

export type Run = CoreRun<State, Event>;

/** Let something happen. */
export function emit(run: Run, event: Event): void {
  evolve(run.state, event);
  if (run.events !== null) run.events.push(event);
}

export function vpOf(player: Player): number {
  let sum = 0;
  for (let i = 0; i < player.vp.length; i++) sum += player.vp[i];
  return sum;
}

/** Colours in Storage, as bits. */
export function storedColours({ storage }: Player): number {
  let colours = 0;
  for (let colour = 0; colour < storage.length; colour++) if (storage[colour] > 0) colours |= 1 << colour;
  return colours;
}
