import type { DuelEvent, DuelState } from '@polder/duel';
import { type Table, useTable } from '../table/table.svelte.js';

/** The table of Duel that a component is drawn at. */
export type DuelTable = Table<DuelState, DuelEvent>;
export const duelTable = (): DuelTable => useTable<DuelState, DuelEvent>();
