import type { DuelEvent, DuelState } from '@polder/duel';
import { useBoards } from '@polder/web/table/boards.svelte.js';
import type { Table } from '@polder/web/table/table.svelte.js';

/** The table of Duel that a component is drawn at. */
export type DuelTable = Table<DuelState, DuelEvent>;
export const duelTable = (): DuelTable => useBoards<DuelState, DuelEvent>();
