import type { Decision, Game, GameEvent } from '@polder/core';
import type { Preview, Snapshot } from './session.js';

/** Undefined if a key is not offered. */
export function previewOf<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { view, decision, viewer }: Snapshot<State>,
  keys: readonly string[],
): Preview<State, Event> | undefined {
  if (!decision || keys.length === 0) return undefined;
  const state = game.resample(view, viewer, 'preview');
  const events: Event[] = [];
  let open: Decision | undefined = decision;
  for (const key of keys) {
    if (!open?.options.some((option) => option.key === key)) return undefined;
    events.push(...game.choose(state, { decision: open.id, seat: viewer, key }));
    open = game.decisions(state).find(({ seat }) => seat === viewer);
  }
  return {
    view: game.view(state, viewer),
    events: events.map((event) => game.redact(event, viewer)),
    decision: open,
    scores: game.scores(state),
    reveals: events.some(({ reveals }) => reveals),
  };
}
