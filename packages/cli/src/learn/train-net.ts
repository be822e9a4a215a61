import { type Encoder, type NetFile, readNet, writeNet } from '@polder/bots';
import { nextUint32, type Random, seedRandom, shuffle } from '@polder/core';
import { type Gathered, gather, type Portion, scale, scalingOf, type TrainingData } from './data.js';
import { begin, placesOf, runnerOf, type Shape } from './model.js';
import { type NetName, quantise } from './quantise.js';
import { targetsOf } from './targets.js';
import { inThreads } from './threads.js';
import type { Training, TrainSettings } from './trainer.js';

const FIRST = 128;
/** Of the first layer, a byte each: a net with many inputs has fewer units. */
const MOST_WEIGHTS = 200_000;
const UNITS = 16;
const SECOND = 32;
const BATCH = 2048;
const EPOCHS = 5;
const RATE = 0.001;
const DECAY = 1;
const DROP = 0.3;
const LAMBDA = 0.7;
/** Every so manieth game is not learned from: it says how well results are foreseen. */
const HELD_OUT = 40;

export interface TrainedNet {
  readonly file: NetFile;
  readonly rows: number;
  readonly games: number;
  readonly steps: number;
  readonly loss: number;
  /** Mean square error of the margins of games held out, in units, and of half the margin by the weights. */
  readonly heldOut: { readonly net: number; readonly linear: number };
}

const list = (size: number): Float32Array => new Float32Array(new SharedArrayBuffer(4 * size));

/** A new net from all these rows; `before`: the last one, whose opinion counts. */
export async function trainNet(
  name: Omit<NetName, 'layout'>,
  encoder: Encoder<unknown>,
  portions: readonly Portion[],
  before: Uint8Array | undefined,
  seed: string,
  threads: number,
  onLoss: (step: number, steps: number, loss: number) => void,
): Promise<TrainedNet> {
  const gathered = gather(portions, encoder);
  const targets = targetsOf(gathered, LAMBDA, before && (await opinions(gathered, before, threads)));
  const scaling = scalingOf(gathered, encoder);
  const data = scale(gathered, scaling);
  const shape: Shape = { inputs: encoder.size, first: firstOf(encoder.size), second: SECOND };
  const random = seedRandom(seed);
  const order = orderOf(data, random);
  const steps = Math.max(1, Math.floor(order.length / BATCH));
  const settings: TrainSettings = {
    ...{ shape, seed, steps, batch: BATCH, rate: RATE, decay: DECAY, drop: DROP },
  };
  const training = newTraining(settings, threads, data, targets, order, random);
  let last = 0;
  await inThreads(
    threads,
    (id) => ({ kind: 'train', training, id }),
    ({ step, loss }) => {
      last = loss;
      onLoss(step, steps, loss);
    },
  );
  const file = quantise({ ...name, layout: encoder.layout }, shape, scaling, training.params);
  const { rows, games } = data;
  // As it will be read: what is kept is what was tried.
  return {
    file: readNet(writeNet(file)),
    rows,
    games,
    steps,
    loss: last,
    heldOut: heldOut(data, shape, training),
  };
}

const firstOf = (inputs: number): number =>
  Math.min(FIRST, UNITS * Math.floor(MOST_WEIGHTS / inputs / UNITS));

async function opinions(
  data: Gathered,
  net: Uint8Array,
  threads: number,
): Promise<readonly [Float32Array, Float32Array]> {
  const to = [list(data.rows), list(data.rows)] as const;
  await inThreads(threads, (id) => ({ kind: 'judge', data, net, to, id, threads }));
  return to;
}

const isHeldOut = ({ game }: TrainingData, row: number): boolean => game[row] % HELD_OUT === HELD_OUT - 1;

/** All rows but those held out, shuffled for each epoch. */
function orderOf(data: TrainingData, random: Random): Uint32Array {
  const rows: number[] = [];
  for (let row = 0; row < data.rows; row++) if (!isHeldOut(data, row)) rows.push(row);
  const order = new Uint32Array(new SharedArrayBuffer(4 * EPOCHS * rows.length));
  for (let epoch = 0; epoch < EPOCHS; epoch++) order.set(shuffle(random, rows), epoch * rows.length);
  return order;
}

export function newTraining(
  settings: TrainSettings,
  threads: number,
  data: TrainingData,
  targets: Training['targets'],
  order: Uint32Array,
  random: Random,
): Training {
  const { size } = placesOf(settings.shape);
  const params = list(size);
  begin(settings.shape, params, () => nextUint32(random) / 2 ** 32);
  return {
    ...{ settings, threads, data, targets, order, params },
    moments: [list(size), list(size)],
    gradients: Array.from({ length: threads }, () => list(size)),
    losses: new Float64Array(new SharedArrayBuffer(8 * threads)),
    barrier: new Int32Array(new SharedArrayBuffer(8)),
  };
}

function heldOut(data: TrainingData, shape: Shape, { params }: Training): TrainedNet['heldOut'] {
  const runner = runnerOf(shape, params);
  const sum = { net: 0, linear: 0 };
  let count = 0;
  for (let row = 0; row < data.rows; row++) {
    if (!isHeldOut(data, row)) continue;
    const [answer] = runner.forward(data, data.start[row], data.start[row + 1], data.linear[row]);
    sum.net += (answer - data.margin[row]) ** 2;
    sum.linear += (data.linear[row] / 2 - data.margin[row]) ** 2;
    count++;
  }
  return { net: sum.net / Math.max(1, count), linear: sum.linear / Math.max(1, count) };
}
