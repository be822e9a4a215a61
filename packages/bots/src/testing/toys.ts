import { type BidsState, sealedBids, type ToyState, toy } from '@polder/core/testing';
import { evaluationOf, type Measure, type Weights } from '../evaluation.js';

// What bots may know of the two toy games. All numbers are sums of powers of two: nothing is rounded.

const ROUNDS = 3;

/** `hand`: the values of the cards in hand; `spare`: water and jars that don't score yet. */
export const toyMeasure: Measure<ToyState> = {
  features: ['vp', 'hand', 'spare'],
  seats: (state) => state.seats.length,
  horizon({ frames, seats, turn }) {
    if (frames.length === 0) return 0;
    return turn < ROUNDS * seats.length ? 1 : 0.5;
  },
  measure(state, seat, row) {
    const { hand, water, jar } = state.seats[seat];
    row[0] = toy.scores(state)[seat].vp;
    row[1] = hand.reduce<number>((sum, card) => sum + (card ?? 0), 0);
    row[2] = (water % 2) + (jar % 3);
  },
};

export const toyWeights: Weights = {
  base: { now: 1, ahead: 4 },
  of: { hand: { now: 0.25, ahead: 0.25 }, spare: { now: 0.125, ahead: 0 } },
};

export const knownToy = { game: toy, evaluation: evaluationOf(toyMeasure, toyWeights) };

/** `chips`: the sum of those not yet laid down. */
export const bidsMeasure: Measure<BidsState> = {
  features: ['vp', 'chips'],
  seats: (state) => state.won.length,
  horizon: ({ round }) => (ROUNDS + 1 - round) / 4,
  measure(state, seat, row) {
    row[0] = state.won[seat];
    row[1] = state.chips[seat].reduce<number>((sum, chip) => sum + (chip ?? 0), 0);
  },
};

/** Somebody to whom only chips kept count: the lowest one is laid down first. */
export const thrifty = {
  game: sealedBids,
  evaluation: evaluationOf(bidsMeasure, {
    base: { now: 0, ahead: 0 },
    of: { chips: { now: 64, ahead: 0 } },
  }),
};

export const knownBids = {
  game: sealedBids,
  evaluation: evaluationOf(bidsMeasure, {
    base: { now: 0, ahead: 1 },
    of: { chips: { now: 0.25, ahead: 0.25 } },
  }),
};
