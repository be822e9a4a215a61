import type { GameEvent } from '@polder/core';
import { isFields } from '../session/guards.js';
import { recallJson, remember } from '../session/memory.js';
import type { Parts } from '../words/words.js';
import type { Table } from './table.svelte.js';

/** Tips for a first game: each comes with its question, twice at most, and none after a finished game. */
export type Tip = Exclude<keyof Parts['tips'], 'title' | 'gotIt' | 'none'>;

const MOST = 2;
const KEY = 'tips';

/** How often each was shown; `done`: no more of them. */
export interface Told {
  readonly done: boolean;
  readonly times: Readonly<Record<string, number>>;
}

export function tipOf(
  { done, times }: Told,
  tips: Readonly<Record<string, Tip>>,
  ask: string,
): Tip | undefined {
  const tip: Tip | undefined = tips[ask];
  return done || tip === undefined || (times[tip] ?? 0) >= MOST ? undefined : tip;
}

/** The tip beside the question that is asked at a table, if there is one to tell. */
export function tipAt(
  told: Told,
  { decision, shown, view }: Pick<Table<unknown, GameEvent>, 'decision' | 'shown' | 'view'>,
): Tip | undefined {
  const tip = decision && tipOf(told, shown.tips, decision.ask);
  return tip && shown.tipFits?.(tip, view) === false ? undefined : tip;
}

export const toldOnce = (told: Told, tip: Tip): Told => ({
  ...told,
  times: { ...told.times, [tip]: (told.times[tip] ?? 0) + 1 },
});

/** Not again, once somebody has understood it. */
export const understood = (told: Told, tip: Tip): Told => ({
  ...told,
  times: { ...told.times, [tip]: MOST },
});

export function recallTold(): Told {
  const stored = recallJson(KEY);
  const { done, times } = isFields(stored) ? stored : {};
  const counts = isFields(times)
    ? Object.entries(times).filter((it): it is [string, number] => typeof it[1] === 'number')
    : [];
  return { done: done === true, times: Object.fromEntries(counts) };
}

export const rememberTold = (told: Told): void => remember(KEY, JSON.stringify(told));
