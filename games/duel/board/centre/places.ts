import type { Target } from '@polder/web/table/table.svelte.js';

/** What the places of the ring have in common: one stop for Tab, arrows from place to place. */
export interface Handlers {
  /** How a place stands in the question that is asked; places are named by their target. */
  readonly at: (place: string) => Target['state'];
  /** The one that Tab reaches. */
  readonly stop: string;
  /** How far along the band a place takes taps; 0: only on itself. */
  readonly touch: number;
}
