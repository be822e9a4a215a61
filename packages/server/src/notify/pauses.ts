import type { Pace } from '../wire/table.js';
import type { What } from './texts.js';

/** Somebody who plays on or comes back at once is not told. In ms. */
const PAUSES: Readonly<Record<'days' | 'live', Readonly<Record<What, number>>>> = {
  days: { turn: 60_000, began: 60_000, ended: 60_000, standIn: 60_000 },
  live: { turn: 10_000, began: 5_000, ended: 60_000, standIn: 10_000 },
};

/** How long a notice waits before it goes out. */
export const pauseOf = ({ kind }: Pace, what: What): number =>
  PAUSES[kind === 'live' ? 'live' : 'days'][what];
