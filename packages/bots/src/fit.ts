import { type GameEvent, seedRandom } from '@polder/core';
import { evaluationOf, NO_WEIGHT, type Weights } from './evaluation.js';
import { growerOf } from './levels.js';
import type { BotModel } from './look-ahead.js';
import { normal } from './normal.js';
import { playBots } from './play.js';
import type { Breadth } from './turns.js';

/**
 * Fitting weights by self-play. Around the present weights two players are made, one a random step away
 * and one the same step back; they play each other on the same deal, twice, with seats exchanged. By how
 * many VP the one is better says how good that step is. Many such trials give a direction to move in.
 * All chance comes from the seed: a fit can be repeated, on any number of threads.
 */
export interface Trial<Options> {
  readonly options: Options;
  /** By seat: who plays the step forth. Then once more the other way round. */
  readonly forth: readonly boolean[];
}

export interface FitSettings {
  readonly seed: string;
  readonly generations: number;
  /** Trials in each generation. */
  readonly trials: number;
  /** Size of the trial steps, and of the first move of the weights, in units of each weight's scale. */
  readonly step: number;
  readonly rate: number;
  /** How the players look for their turns. */
  readonly breadth: Breadth;
}

/** What a fit has come to. The numbers are both parts of every weight but the first, which is the VP. */
export interface Fit {
  readonly generation: number;
  readonly numbers: readonly number[];
  readonly scales: readonly number[];
  /** Running means of the direction and of its square (Adam). */
  readonly drift: readonly number[];
  readonly power: readonly number[];
  /** Mean of the numbers in the second half. */
  readonly mean: readonly number[];
}

export function beginFit(features: readonly string[], weights: Weights): Fit {
  const numbers = features.slice(1).flatMap((name) => {
    const { now, ahead } = weights.of[name] ?? NO_WEIGHT;
    return [now, ahead];
  });
  const zeros = numbers.map(() => 0);
  return { generation: 0, numbers, scales: scalesOf(numbers), drift: zeros, power: zeros, mean: numbers };
}

/** A tenth is the least: a weight of zero must be able to move. */
const scalesOf = (numbers: readonly number[]): number[] =>
  numbers.map((_, i) => {
    const first = i - (i % 2);
    return 0.1 + 0.5 * Math.max(Math.abs(numbers[first]), Math.abs(numbers[first + 1]));
  });

/** Weights of these numbers, as printed in a file. */
export function weightsOf(
  features: readonly string[],
  base: Weights['base'],
  numbers: readonly number[],
): Weights {
  const of = features
    .slice(1)
    .map((name, i) => [name, { now: numbers[2 * i], ahead: numbers[2 * i + 1] }] as const);
  return { base, of: Object.fromEntries(of) };
}

const seedOf = ({ seed }: FitSettings, { generation }: Fit, trial: number): string =>
  `${seed}/${generation}/${trial}`;

/** The random step of a trial: normally distributed, one number a weight. */
function stepOf(seed: string, count: number): number[] {
  const random = seedRandom(seed);
  return Array.from({ length: count }, () => normal(random));
}

/** One trial of a generation: by how many VP the step forth is better than the step back. */
export function tryStep<Options, State, Event extends GameEvent>(
  { game, evaluation }: BotModel<Options, State, Event>,
  settings: FitSettings,
  fit: Fit,
  trial: number,
  { options, forth }: Trial<Options>,
): number {
  const { measure, weights } = evaluation;
  const { numbers, scales } = fit;
  const seed = seedOf(settings, fit, trial);
  const noise = stepOf(seed, numbers.length);
  const player = (sign: number) => {
    const moved = numbers.map((n, i) => n + sign * settings.step * scales[i] * noise[i]);
    const own = evaluationOf(measure, weightsOf(measure.features, weights.base, moved));
    return growerOf({ game, evaluation: own }, settings.breadth);
  };
  const there = player(1);
  const back = player(-1);
  let sum = 0;
  for (const turned of [false, true]) {
    const isThere = forth.map((it) => it !== turned);
    const bots = isThere.map((it) => (it ? there : back));
    const { state } = playBots({ game, evaluation }, options, seed, bots, {});
    sum += lead(
      game.scores(state).map(({ vp }) => vp),
      isThere,
    );
  }
  return sum / 2;
}

/** Big wins count no more than this, about. */
const MUCH = 30;

/** How far those are ahead of the best other seat, against how far the rest is. */
function lead(vp: readonly number[], those: readonly boolean[]): number {
  let sum = 0;
  for (const [seat, isOne] of those.entries()) {
    const others = vp.filter((_, other) => other !== seat);
    const ahead = MUCH * Math.tanh((vp[seat] - Math.max(...others)) / MUCH);
    sum += isOne ? ahead : -ahead;
  }
  return sum / those.length;
}

/** Of the running means. */
const KEEP_DRIFT = 0.8;
const KEEP_POWER = 0.95;
/** The last moves are this share of the first ones. */
const LAST_RATE = 0.2;

/** Moves the weights by what the trials of a generation came to. */
export function nextFit(settings: FitSettings, fit: Fit, outcomes: readonly number[]): Fit {
  const { step, rate, generations } = settings;
  const { numbers, scales, generation } = fit;
  const direction = numbers.map(() => 0);
  for (const [trial, outcome] of outcomes.entries()) {
    const noise = stepOf(seedOf(settings, fit, trial), numbers.length);
    for (let i = 0; i < noise.length; i++)
      direction[i] += (outcome * noise[i]) / (2 * step * outcomes.length);
  }
  const drift = fit.drift.map((n, i) => KEEP_DRIFT * n + (1 - KEEP_DRIFT) * direction[i]);
  const power = fit.power.map((n, i) => KEEP_POWER * n + (1 - KEEP_POWER) * direction[i] ** 2);
  const done = generation + 1;
  const now = rate * (1 - ((1 - LAST_RATE) * generation) / generations);
  const moved = numbers.map((n, i) => {
    const drifting = drift[i] / (1 - KEEP_DRIFT ** done);
    const powerful = Math.sqrt(power[i] / (1 - KEEP_POWER ** done)) + 1e-6;
    return n + (now * scales[i] * drifting) / powerful;
  });
  const inMean = Math.max(0, done - Math.floor(generations / 2));
  const mean = inMean <= 1 ? moved : fit.mean.map((n, i) => n + (moved[i] - n) / inMean);
  return { generation: done, numbers: moved, scales, drift, power, mean };
}
