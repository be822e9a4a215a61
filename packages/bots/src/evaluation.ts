import type { Seat } from '@polder/core';

/**
 * What a position is worth to a seat, as data that can be read: the VP that the seat is expected to end
 * with, a sum of named features times weights. A weight has two parts: one that always counts, and one
 * that counts by how much of the game is left (an investment pays later).
 */
export interface Weight {
  readonly now: number;
  readonly ahead: number;
}

/** What the rules can't tell: how to measure a position of a game. */
export interface Measure<State> {
  readonly features: readonly string[];
  seats(state: State): number;
  /** The share of the game that is left: 1 at its start, 0 at its end. */
  horizon(state: State): number;
  /** The features of every seat, written into `into`. */
  measure(state: State, into: number[][]): void;
}

export interface Weights {
  /** Counts for every seat at all times. */
  readonly base: Weight;
  readonly of: Readonly<Record<string, Weight>>;
}

export interface Evaluation<State> {
  readonly measure: Measure<State>;
  readonly weights: Weights;
  /** The VP that each seat is expected to end with, written into `into`. */
  expect(state: State, into: number[]): void;
}

const NO_WEIGHT: Weight = { now: 0, ahead: 0 };

export function evaluationOf<State>(measure: Measure<State>, weights: Weights): Evaluation<State> {
  const list = measure.features.map((name) => weights.of[name] ?? NO_WEIGHT);
  const now = list.map((weight) => weight.now);
  const later = list.map((weight) => weight.ahead);
  const { base } = weights;
  const rows: number[][] = [];
  return {
    measure,
    weights,
    expect(state, into) {
      const seats = measure.seats(state);
      while (rows.length < seats) rows.push(measure.features.map(() => 0));
      measure.measure(state, rows);
      const ahead = measure.horizon(state);
      for (let seat = 0; seat < seats; seat++) {
        const row = rows[seat];
        let sum = base.now + base.ahead * ahead;
        for (let i = 0; i < now.length; i++) sum += (now[i] + later[i] * ahead) * row[i];
        into[seat] = sum;
      }
    },
  };
}

const scratch: number[] = [];

/** How far a seat is expected to end ahead of the best other one. */
export function margin<State>(it: Evaluation<State>, state: State, seat: Seat): number {
  it.expect(state, scratch);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < it.measure.seats(state); other++) {
    if (other !== seat && scratch[other] > best) best = scratch[other];
  }
  return scratch[seat] - best;
}

/** The share of each feature in what a seat is expected to end with. */
export function shares<State>(it: Evaluation<State>, state: State, seat: Seat): Record<string, number> {
  const { features, seats, horizon, measure } = it.measure;
  const rows = Array.from({ length: seats(state) }, () => features.map(() => 0));
  measure(state, rows);
  const ahead = horizon(state);
  return Object.fromEntries(
    features.map((name, i) => {
      const { now, ahead: later } = it.weights.of[name] ?? NO_WEIGHT;
      return [name, (now + later * ahead) * rows[seat][i]];
    }),
  );
}
