import type { ValleyEvent, ValleyState } from '@polder/valley';
import { useBoards } from '../table/boards.svelte.js';
import type { Table } from '../table/table.svelte.js';

/** The table of Windmill Valley that a component is drawn at. */
export type ValleyTable = Table<ValleyState, ValleyEvent>;
export const valleyTable = (): ValleyTable => useBoards<ValleyState, ValleyEvent>();
