import { nextUint32, seedRandom, split } from '@polder/core';
import type { TrainingData } from './data.js';
import { placesOf, runnerOf, type Shape } from './model.js';

/** How a net is trained. */
export interface TrainSettings {
  readonly shape: Shape;
  readonly seed: string;
  readonly batch: number;
  readonly steps: number;
  /** Highest rate of learning; it rises for a tenth of the steps and falls to nothing. */
  readonly rate: number;
  /** How fast weights decay, times the rate. */
  readonly decay: number;
  /** The share of inputs that is left out by chance. */
  readonly drop: number;
}

/** What threads that train one net share. */
export interface Training {
  readonly settings: TrainSettings;
  readonly threads: number;
  readonly data: TrainingData;
  /** What to learn for each row. */
  readonly targets: { readonly margin: Float32Array; readonly win: Float32Array };
  /** Rows in the order in which they come. */
  readonly order: Uint32Array;
  readonly params: Float32Array;
  readonly moments: readonly [Float32Array, Float32Array];
  /** A list for each thread. */
  readonly gradients: readonly Float32Array[];
  /** Of all rows of a step, by thread. */
  readonly losses: Float64Array;
  /** How many have come to the barrier, and how often it has opened. */
  readonly barrier: Int32Array;
}

const BETA1 = 0.9;
const BETA2 = 0.999;
const EPSILON = 1e-8;
const RISE = 0.1;
const START = 1 / 25;
const END = 1 / 250_000;

export function rateAt({ rate, steps }: TrainSettings, step: number): number {
  const top = RISE * steps;
  const between = (from: number, to: number, share: number): number =>
    to + ((from - to) * (1 + Math.cos(Math.PI * share))) / 2;
  if (step < top) return rate * between(START, 1, step / top);
  return rate * between(1, END, (step - top) / Math.max(1, steps - top));
}

/** Waits until all threads are here. */
function meet(barrier: Int32Array, threads: number): void {
  if (threads === 1) return;
  const round = Atomics.load(barrier, 1);
  if (Atomics.add(barrier, 0, 1) === threads - 1) {
    Atomics.store(barrier, 0, 0);
    Atomics.add(barrier, 1, 1);
    Atomics.notify(barrier, 1);
    return;
  }
  while (Atomics.load(barrier, 1) === round) Atomics.wait(barrier, 1, round);
}

/** The part of thread `id`: its rows of every batch, and its share of the parameters after each. */
export function train(training: Training, id: number, onStep?: (step: number, loss: number) => void): void {
  const { settings, threads, params, barrier, losses, gradients } = training;
  const { steps, shape, seed, drop, batch } = settings;
  const chance = split(seedRandom(`${seed}/drop`), id);
  const next = (): number => nextUint32(chance) / 2 ** 32;
  const runner = runnerOf(shape, params, { drop, next });
  const { size, bias } = placesOf(shape);
  const from = Math.floor((size * id) / threads);
  const to = Math.floor((size * (id + 1)) / threads);
  for (let step = 0; step < steps; step++) {
    losses[id] = learn(training, runner, step, id);
    meet(barrier, threads);
    if (id === 0 && onStep) onStep(step, losses.reduce((sum, loss) => sum + loss, 0) / batch);
    descend(training, rateAt(settings, step), step + 1, from, Math.min(to, bias), settings.decay);
    descend(training, rateAt(settings, step), step + 1, Math.max(from, bias), to, 0);
    for (const list of gradients) list.fill(0, from, to);
    meet(barrier, threads);
  }
}

/** Mean square of the margin, cross entropy of the win. Returns the sum of the losses. */
function learn(training: Training, runner: ReturnType<typeof runnerOf>, step: number, id: number): number {
  const { settings, threads, data, targets, order, gradients } = training;
  const { batch } = settings;
  const ofAnswers = [0, 0];
  let loss = 0;
  for (let i = id; i < batch; i += threads) {
    const row = order[(step * batch + i) % order.length];
    const answers = runner.forward(data, data.start[row], data.start[row + 1], data.linear[row]);
    const weight = data.weight[row] / batch;
    const off = answers[0] - targets.margin[row];
    const chance = 1 / (1 + Math.exp(-answers[1]));
    const win = targets.win[row];
    ofAnswers[0] = 2 * off * weight;
    ofAnswers[1] = (chance - win) * weight;
    runner.backward(gradients[id], ofAnswers);
    loss +=
      data.weight[row] *
      (off * off - win * Math.log(chance + 1e-9) - (1 - win) * Math.log(1 - chance + 1e-9));
  }
  return loss;
}

/** AdamW on the parameters `from` to `to` - 1. */
function descend(
  training: Training,
  rate: number,
  step: number,
  from: number,
  to: number,
  decay: number,
): void {
  const { params, moments, gradients } = training;
  const [mean, square] = moments;
  const unbias1 = 1 - BETA1 ** step;
  const unbias2 = 1 - BETA2 ** step;
  for (let i = from; i < to; i++) {
    let g = 0;
    for (let t = 0; t < gradients.length; t++) g += gradients[t][i];
    const m = BETA1 * mean[i] + (1 - BETA1) * g;
    const v = BETA2 * square[i] + (1 - BETA2) * g * g;
    mean[i] = m;
    square[i] = v;
    params[i] -= rate * (decay * params[i] + m / unbias1 / (Math.sqrt(v / unbias2) + EPSILON));
  }
}
