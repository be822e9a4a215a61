import type { Decision, Game, GameEvent, Option, Seat } from '@polder/core';

/** Choices in a row that end with one that is about a thing on the table. */
export interface Path {
  readonly keys: readonly string[];
  /** The last of them. */
  readonly option: Option;
}

export interface Ahead<State> {
  /** By target: the shortest ways to it. */
  readonly targets: ReadonlyMap<string, readonly Path[]>;
  /** By the key of an option that leads on: what is asked then. */
  readonly next: ReadonlyMap<string, Place<State>>;
}

/** Choices in a row at most, and questions that are looked at: enough for every turn, and done at once. */
const DEEPEST = 4;
const MOST = 80;
const MOST_TIMES = 6;

/** A question after some choices. */
export interface Place<State> {
  readonly state: State;
  readonly decision: Decision;
  readonly keys: readonly string[];
}

/**
 * What can be reached from a question through choices that only lead on, without anything hidden being shown
 * and without anybody else being asked. Things that the question itself offers are left out.
 */
export function lookAhead<State, Event extends GameEvent>(
  game: Game<never, State, Event>,
  view: State,
  decision: Decision,
  leadsOn: (key: string, at: Decision) => boolean,
): Ahead<State> {
  const found = new Map<string, Path[]>();
  const first = new Map<string, Place<State>>();
  if (!decision.options.some(({ key }) => leadsOn(key, decision))) return { targets: found, next: first };
  const { seat } = decision;
  const near = new Set(decision.options.map(({ target }) => target));
  let places: Place<State>[] = [{ state: game.resample(view, seat, 'preview'), decision, keys: [] }];
  let looked = 0;
  for (let depth = 2; depth <= DEEPEST && places.length > 0; depth++) {
    const next: Place<State>[] = [];
    /** Those of this depth: none is found again by a longer way. */
    const here = new Map<string, Path[]>();
    for (const place of places) {
      for (const { key } of place.decision.options) {
        if (!leadsOn(key, place.decision) || looked >= MOST) continue;
        looked++;
        const after = stepOf(game, place, key, seat);
        if (!after) continue;
        next.push(after);
        if (after.keys.length === 1) first.set(key, after);
        for (const option of after.decision.options) {
          const { target } = option;
          if (target === undefined || near.has(target) || found.has(target)) continue;
          const paths = here.get(target) ?? [];
          here.set(target, paths);
          paths.push({ keys: [...after.keys, option.key], option });
        }
      }
    }
    for (const [target, paths] of here) found.set(target, paths);
    places = next;
  }
  return { targets: found, next: first };
}

/** How often the same keys can be chosen in a row, with nothing else asked between. */
export function timesOf<State, Event extends GameEvent>(
  game: Game<never, State, Event>,
  view: State,
  decision: Decision,
  keys: readonly string[],
): number {
  let place: Place<State> = { state: game.resample(view, decision.seat, 'preview'), decision, keys: [] };
  for (let times = 0; times < MOST_TIMES; times++) {
    for (const key of keys) {
      if (!place.decision.options.some((option) => option.key === key)) return times;
      const after = stepOf(game, place, key, decision.seat);
      if (!after) return times;
      place = after;
    }
  }
  return MOST_TIMES;
}

/** Undefined: it shows something hidden, or the turn goes to somebody else. */
function stepOf<State, Event extends GameEvent>(
  game: Game<never, State, Event>,
  { state, decision, keys }: Place<State>,
  key: string,
  seat: Seat,
): Place<State> | undefined {
  const after = game.clone(state);
  const events = game.choose(after, { decision: decision.id, seat, key });
  const open = game.decisions(after).find((it) => it.seat === seat);
  const goesOn = events.every((event) => !event.reveals && event.type !== 'turn');
  return open && goesOn ? { state: after, decision: open, keys: [...keys, key] } : undefined;
}
