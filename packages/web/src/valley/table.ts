import type { ValleyEvent, ValleyState } from '@polder/valley';
import { type Table, useTable } from '../table/table.svelte.js';

/** The table of Windmill Valley that a component is drawn at. */
export type ValleyTable = Table<ValleyState, ValleyEvent>;
export const valleyTable = (): ValleyTable => useTable<ValleyState, ValleyEvent>();
