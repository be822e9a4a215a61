import type { GameEvent } from '@polder/core';
import type { Target } from './game-ui.js';
import type { Table } from './table.svelte.js';

/** How a farm card is taken: its upper half as a Helper, its lower one as a Contract. */
export type Half = 'hire' | 'sign';

/** A farm card on offer. Both halves have its target, and each a key of its own. */
export interface HalvedPlace {
  readonly target: string;
  readonly hire: string;
  readonly sign: string;
  /** Taken, and waiting for a place. */
  readonly picked: Half | undefined;
}

const isOffered = ({ options }: Target, key: string): boolean => options.some((option) => option.key === key);

export function stateOfHalf<State, Event extends GameEvent>(
  table: Table<State, Event>,
  place: HalvedPlace,
  half: Half,
): Target['state'] {
  if (place.picked === half || table.selected.includes(place[half])) return 'chosen';
  const at = table.at(place.target);
  if (isOffered(at, place[half])) return 'can';
  return at.state === 'blocked' ? 'blocked' : 'rest';
}

export function pressHalf<State, Event extends GameEvent>(
  table: Table<State, Event>,
  place: HalvedPlace,
  half: Half,
): void {
  if (place.picked !== half && isOffered(table.at(place.target), place[half])) table.pick([place[half]]);
  else table.press(place.target);
}
