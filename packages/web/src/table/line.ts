import type { Audience, Decision, Game, GameEvent, Seat } from '@polder/core';

/** A choice in the place where it is made: what a label needs. */
export interface LineStep<State> {
  readonly key: string;
  readonly decision: Decision;
  readonly view: State;
}

/**
 * Choices in a row, from what a seat sees, each with its question. It ends where a key is not offered, and
 * after the first that shows something hidden: how it goes on, nobody knows. `who` sees it, if not the seat itself.
 */
export function stepsOf<State, Event extends GameEvent>(
  game: Pick<Game<never, State, Event>, 'resample' | 'decisions' | 'choose' | 'view'>,
  view: State,
  seat: Seat,
  keys: readonly string[],
  who: Audience = seat,
): LineStep<State>[] {
  const state = game.resample(view, who, 'line');
  const steps: LineStep<State>[] = [];
  for (const key of keys) {
    const decision = game.decisions(state).find((it) => it.seat === seat);
    if (!decision?.options.some((option) => option.key === key)) break;
    steps.push({ key, decision, view: game.view(state, who) });
    const events = game.choose(state, { decision: decision.id, seat, key });
    if (events.some(({ reveals }) => reveals)) break;
  }
  return steps;
}

/** Where two lines part: so many choices are the same. */
export function sharedStart(one: readonly string[], other: readonly string[]): number {
  let n = 0;
  while (n < one.length && n < other.length && one[n] === other[n]) n++;
  return n;
}
