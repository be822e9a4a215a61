import type { ValleyEvent, ValleyState } from '@polder/valley';
import { useBoards } from '@polder/web/table/boards.svelte.js';
import type { Table } from '@polder/web/table/table.svelte.js';

/** The table of Windmill Valley that a component is drawn at. */
export type ValleyTable = Table<ValleyState, ValleyEvent>;
export const valleyTable = (): ValleyTable => useBoards<ValleyState, ValleyEvent>();
