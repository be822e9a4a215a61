import type { Decision, GameEvent, Seat } from '@polder/core';
import { isFields } from '../session/guards.js';
import { recallJson, remember } from '../session/memory.js';
import type { Moment } from '../session/session.js';
import type { Parts } from '../words/words.js';
import type { GameUi } from './game-ui.js';
import type { Table } from './table.svelte.js';

/**
 * Tips for a first game: each comes after what it is about, or with its question. Each comes once, and none
 * after a finished game.
 */
export type Tip = Exclude<keyof Parts['tips'], 'title' | 'gotIt' | 'none'>;

const KEY = 'tips';

/** How often each was shown; `done`: no more of them. */
export interface Told {
  readonly done: boolean;
  readonly times: Readonly<Record<string, number>>;
}

/** How things stand when somebody is asked. */
interface Asked<State, Event> {
  readonly decision: Decision;
  readonly view: State;
  readonly moments: readonly Moment<Event>[];
}

/** What has happened since the last choice of a seat; that choice is part of it. */
function justHappened<Event>(moments: readonly Moment<Event>[], seat: Seat): readonly Event[] {
  const last = moments.findLastIndex((it) => it.seat === seat);
  return moments.slice(Math.max(0, last)).flatMap(({ events }) => events);
}

/** What happened last comes first, then the question. */
export function tipOf<State, Event extends GameEvent>(
  { done, times }: Told,
  { tips, tipAfter }: Pick<GameUi<State, Event>, 'tips' | 'tipAfter'>,
  { decision, view, moments }: Asked<State, Event>,
): Tip | undefined {
  if (done) return undefined;
  const after = justHappened(moments, decision.seat).map((event) => tipAfter?.(event, view, decision.seat));
  return [...after.reverse(), tips[decision.ask]].find((tip) => tip !== undefined && !times[tip]);
}

/** At a table, as it is shown now. */
export function tipAt(
  told: Told,
  {
    decision,
    shown,
    view,
    session,
    choices,
  }: Pick<Table<unknown, GameEvent>, 'decision' | 'shown' | 'view' | 'session' | 'choices'>,
): Tip | undefined {
  return decision && tipOf(told, shown, { decision, view, moments: session.moments.slice(0, choices) });
}

export const tellTip = (told: Told, tip: Tip): Told => ({ ...told, times: { ...told.times, [tip]: 1 } });

export function recallTold(): Told {
  const stored = recallJson(KEY);
  const { done, times } = isFields(stored) ? stored : {};
  const counts = isFields(times)
    ? Object.entries(times).filter((it): it is [string, number] => typeof it[1] === 'number')
    : [];
  return { done: done === true, times: Object.fromEntries(counts) };
}

export const rememberTold = (told: Told): void => remember(KEY, JSON.stringify(told));
