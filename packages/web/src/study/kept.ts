import type { Seat } from '@polder/core';
import type { Progress } from '../session/analysis-run.js';

/** What was found out about a game, as long as the page lives. */
export interface KeptAnalysis {
  readonly progress: Progress;
  /** The turn that is looked at, by where it begins. */
  readonly chosen: number | undefined;
}

const kept = new Map<string, KeptAnalysis>();
/** A game that was played on is another one. */
const keyOf = (id: string, choices: number, seat: Seat): string => `${id}/${choices}/${seat}`;

export const keptAnalysis = (id: string, choices: number, seat: Seat): KeptAnalysis | undefined =>
  kept.get(keyOf(id, choices, seat));
export const keepAnalysis = (id: string, choices: number, seat: Seat, it: KeptAnalysis): void =>
  void kept.set(keyOf(id, choices, seat), it);
