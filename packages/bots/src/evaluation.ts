import { hashState, type Seat } from '@polder/core';

/**
 * What a position is worth to a seat, as data that can be read: the VP that the seat is expected to end
 * with, a sum of named features times weights. The first feature is the VP that the seat would end with
 * now; all others count as long as it has a turn left. A weight has two parts: one that counts till then,
 * and one that counts by how much of the game is left (an investment pays later).
 */
export interface Weight {
  readonly now: number;
  readonly ahead: number;
}

/** What the rules can't tell: how to measure a position of a game. */
export interface Measure<State> {
  readonly features: readonly string[];
  seats(state: State): number;
  /** Somebody plays against the game itself, which may call for other weights. */
  solo?(state: State): boolean;
  /** The share of the game that is left for a seat: about 1 at its start, 0 once it has no turn left. */
  horizon(state: State, seat: Seat): number;
  /** The features of a seat, written into `row`. */
  measure(state: State, seat: Seat, row: number[]): void;
}

/** Where each feature stands in a row. */
export const placesOf = <Name extends string>(features: readonly Name[]): Readonly<Record<Name, number>> =>
  Object.fromEntries(features.map((name, i) => [name, i])) as Record<Name, number>;

export interface Weights {
  /** Counts for every seat that has a turn left. */
  readonly base: Weight;
  /** All features but the first. */
  readonly of: Readonly<Record<string, Weight>>;
}

export interface Evaluation<State> {
  readonly measure: Measure<State>;
  readonly weights: Weights;
  /** How solo games are judged, if not like the others. */
  readonly solo?: Evaluation<State>;
  /** The VP that a seat is expected to end with. */
  expect(state: State, seat: Seat): number;
}

/** Of features that no weight is given for. */
export const NO_WEIGHT: Weight = { now: 0, ahead: 0 };

export function evaluationOf<State>(
  measure: Measure<State>,
  weights: Weights,
  soloWeights?: Weights,
): Evaluation<State> {
  const usual = fixedEvaluation(measure, weights);
  if (!soloWeights) return usual;
  const solo = fixedEvaluation(measure, soloWeights);
  const expect: Evaluation<State>['expect'] = (state, seat) =>
    (measure.solo?.(state) ? solo : usual).expect(state, seat);
  return { measure, weights, solo, expect };
}

function fixedEvaluation<State>(measure: Measure<State>, weights: Weights): Evaluation<State> {
  const list = measure.features.map((name) => weights.of[name] ?? NO_WEIGHT);
  const now = list.map((weight) => weight.now);
  const later = list.map((weight) => weight.ahead);
  const { base } = weights;
  const row = measure.features.map(() => 0);
  return {
    measure,
    weights,
    expect(state, seat) {
      measure.measure(state, seat, row);
      const ahead = measure.horizon(state, seat);
      if (ahead === 0) return row[0];
      let sum = row[0] + base.now + base.ahead * ahead;
      for (let i = 1; i < now.length; i++) sum += (now[i] + later[i] * ahead) * row[i];
      return sum;
    },
  };
}

/** The other seat that is expected to end best; -1: there is none. */
export function strongestRival<State>(
  { measure, expect }: Evaluation<State>,
  state: State,
  seat: Seat,
): Seat {
  let best = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < measure.seats(state); other++) {
    if (other === seat) continue;
    const expected = expect(state, other);
    if (expected <= most) continue;
    most = expected;
    best = other;
  }
  return best;
}

/** What a position is worth to a seat: how far it is expected to end ahead of the best other one, in VP. */
export type Value<State> = (state: State, seat: Seat) => number;

/** How far a seat is expected to end ahead of the best other one. */
export function margin<State>({ measure, expect }: Evaluation<State>, state: State, seat: Seat): number {
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < measure.seats(state); other++) {
    if (other !== seat) most = Math.max(most, expect(state, other));
  }
  return expect(state, seat) - most;
}

/** Of its features and weights: of all that is data in it. */
export const evaluationHash = <State>(evaluation: Evaluation<State>): string =>
  hashState(JSON.parse(JSON.stringify(evaluation)));
