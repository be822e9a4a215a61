import { hashState, type Seat } from '@polder/core';
import { type Evaluation, NO_WEIGHT } from '../evaluation.js';

/** A few whole numbers that say one thing about a seat or the table. */
export interface InputPart<State> {
  readonly name: string;
  readonly size: number;
  /** Writes into `to` from `at` on; all is 0 there. */
  write(state: State, seat: Seat, to: Int16Array, at: number): void;
}

/** What a net sees of a game beside its features: all of it is known to every seat. */
export interface NetInputs<State> {
  /** Higher whenever a number means something else. */
  readonly version: number;
  /** What is printed: a net knows these values only. */
  readonly edition: unknown;
  isStandard(state: State): boolean;
  /** Of each seat, first the one that has just moved, then the others in turn order. */
  readonly ofSeat: readonly InputPart<State>[];
  /** Of the table, as that seat looks at it. */
  readonly ofTable: readonly InputPart<State>[];
  /** More of the table where one plays against the game itself. Undefined: no net plays there. */
  readonly ofSolo?: readonly InputPart<State>[];
}

/** Features count in steps of this size. Whole numbers can be summed in any order. */
export const STEPS = 64;
const LARGEST = 32767;
const steps = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, Math.round(value * STEPS)));

export interface Encoder<State> {
  readonly size: number;
  /** How many of them, the first ones, are no features: they count by ones. */
  readonly plain: number;
  /** What each number means. A net belongs to one layout. */
  readonly layout: string;
  /** Where the VP are that each seat is expected to end with by the weights, from the one that has moved on. */
  readonly expected: readonly number[];
  /** All inputs for the seat that has just moved. The same array each time. */
  encode(state: State, seat: Seat): Int16Array;
}

const sizeOf = <State>(parts: readonly InputPart<State>[]): number =>
  parts.reduce((sum, { size }) => sum + size, 0);
const namesOf = <State>(parts: readonly InputPart<State>[]): unknown =>
  parts.map(({ name, size }) => [name, size]);

/**
 * The inputs of a game, then the features of every seat, the share of the game that is left and what the weights make
 * of them. Where one plays alone the game itself sits at the other seat.
 */
export function encoderOf<State>(
  evaluation: Evaluation<State>,
  inputs: NetInputs<State>,
  players: number,
): Encoder<State> {
  const isAlone = players === 1;
  const seats = isAlone ? 2 : players;
  const { measure, weights } = (isAlone && evaluation.solo) || evaluation;
  const ofTable = isAlone ? [...inputs.ofTable, ...(inputs.ofSolo ?? [])] : inputs.ofTable;
  const { features } = measure;
  const list = features.map((name) => weights.of[name] ?? NO_WEIGHT);
  const now = list.map((weight) => weight.now);
  const later = list.map((weight) => weight.ahead);
  const { base } = weights;
  const each = sizeOf(inputs.ofSeat);
  const plain = seats * each + sizeOf(ofTable);
  const block = features.length + 2;
  const to = new Int16Array(plain + seats * block);
  const row = features.map(() => 0);

  function writeFeatures(state: State, seat: Seat, at: number): void {
    measure.measure(state, seat, row);
    const ahead = measure.horizon(state, seat);
    let expected = row[0];
    if (ahead !== 0) {
      expected += base.now + base.ahead * ahead;
      for (let i = 1; i < row.length; i++) expected += (now[i] + later[i] * ahead) * row[i];
    }
    for (let i = 0; i < row.length; i++) to[at + i] = steps(row[i]);
    to[at + row.length] = steps(ahead);
    to[at + row.length + 1] = steps(expected);
  }

  return {
    size: to.length,
    plain,
    layout: hashState(
      JSON.parse(
        JSON.stringify([
          ...[inputs.version, players, STEPS, namesOf(inputs.ofSeat), namesOf(ofTable)],
          ...[features, weights, inputs.edition],
        ]),
      ),
    ),
    expected: Array.from({ length: seats }, (_, i) => plain + i * block + block - 1),
    encode(state, seat) {
      to.fill(0, 0, plain);
      let at = 0;
      for (let i = 0; i < seats; i++) {
        const who = (seat + i) % seats;
        for (const part of inputs.ofSeat) {
          part.write(state, who, to, at);
          at += part.size;
        }
        writeFeatures(state, who, plain + i * block);
      }
      for (const part of ofTable) {
        part.write(state, seat, to, at);
        at += part.size;
      }
      return to;
    },
  };
}
