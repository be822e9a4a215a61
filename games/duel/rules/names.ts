import type { Source } from '@polder/core';
import { SPACES } from '../edition/tables.js';
import type { Effect } from '../edition/types.js';
import { sourceName } from './sources.js';
import { type State, tables } from './state.js';

// Events name effects and sources by number; this is how those who read events name them.

/** The effect that an event's `effect` stands for. */
export const effectOf = (state: State, effect: number): Effect => tables(state).effects[effect];

/** A space of a Patch, as in keys and targets: '3.2'. */
export const spaceName = (space: number): string =>
  `${Math.floor(space / SPACES) + 1}.${(space % SPACES) + 1}`;

/** What an event's `source` stands for, as in a decision: `helper:15`, `patch:3.2`. */
export const sourceOf = (state: State, source: number): Source => sourceName(tables(state), source);
