import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Encoder, encoderOf, MARGIN_UNIT, netOf, readNet, writeNet } from '@polder/bots';
import { nextUint32, seedRandom } from '@polder/core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { GAMES, withGame } from '../games.js';
import { gather, scale, scalingOf } from './data.js';
import { openFolder } from './folder.js';
import { eloOf, isAsGood, matchResult, matchWords } from './match.js';
import { begin, placesOf, runnerOf, type Shape } from './model.js';
import { quantise } from './quantise.js';
import { packRows, rowMaker, unpackRows } from './rows.js';
import { optionsOf, selfPlay } from './self-play.js';
import { targetsOf } from './targets.js';
import { newTraining } from './train-net.js';
import { rateAt, train } from './trainer.js';

const unitOf = (seed: string) => {
  const random = seedRandom(seed);
  return () => nextUint32(random) / 2 ** 32;
};

/** Two games between seats 0 and 1, of two inputs and what the weights make of them. */
function someRows() {
  const maker = rowMaker();
  const add = (a: number, b: number, seat: number) => maker.add(Int16Array.from([a, b, 64, 32]), seat);
  add(1, 0, 0);
  add(0, 2, 1);
  add(3, 0, 0);
  maker.end(7, [12, -12], [1, 0]);
  add(0, 0, 1);
  maker.end(8, [0, 0], [0.5, 0.5]);
  return maker.done();
}
const SMALL = { size: 4, plain: 2, expected: [2, 3] };

describe('rows', () => {
  it('keep what is not 0, how the game ended and what comes next', () => {
    const rows = someRows();
    expect(rows.games).toBe(2);
    expect([...rows.start]).toEqual([0, 3, 6, 9, 11]);
    expect([...rows.index.slice(0, 6)]).toEqual([0, 2, 3, 1, 2, 3]);
    expect([...rows.next]).toEqual([2, 0, 0, 0]);
    expect([...rows.margin]).toEqual([12, -12, 12, 0]);
    expect(unpackRows(packRows(rows))).toEqual(rows);
  });

  it('lead from a position inside a turn to its end, and from there to the next end', () => {
    const maker = rowMaker();
    const add = (seat: number, inside: boolean) => maker.add(Int16Array.from([1]), seat, inside);
    add(0, false);
    add(1, false);
    add(0, true);
    add(0, true);
    add(0, false);
    add(1, true);
    maker.end(1, [3, -3], [1, 0]);
    expect([...maker.done().next]).toEqual([4, 0, 2, 1, 0, 0]);
  });

  it('are learned from by results, or by what the net before thinks of the next position', () => {
    const data = gather([{ packed: [packRows(someRows())], weight: 1 }], SMALL);
    expect([...data.linear]).toEqual(new Array(4).fill(Math.fround(0.5 / MARGIN_UNIT)));
    expect([...targetsOf(data, 0.7).margin].map((it) => Math.round(it * MARGIN_UNIT))).toEqual([
      12, -12, 12, 0,
    ]);
    const opinions = [Float32Array.from([9, 9, 1, 9]), Float32Array.from([0, 0, 0.25, 0])] as const;
    const { margin, win } = targetsOf(data, 0.7, opinions);
    expect(margin[0]).toBeCloseTo(0.3 * 1 + 0.7 * 0.4);
    expect(win[0]).toBeCloseTo(0.3 * 0.25 + 0.7 * 1);
    expect(margin[2]).toBeCloseTo(0.4);
  });
});

describe('the trainer', () => {
  const shape: Shape = { inputs: 12, first: 6, second: 4 };
  const places = placesOf(shape);
  const rows = { index: Uint16Array.from([1, 3, 7, 11]), scaled: Float32Array.from([1, -2, 0.5, 3]) };

  it('knows how its answers depend on every number', () => {
    const unit = unitOf('gradients');
    const params = new Float32Array(places.size);
    begin(shape, params, unit);
    for (let i = places.weights3; i < places.bias; i++) params[i] = unit() - 0.5;
    const runner = runnerOf(shape, params);
    const loss = (): number => {
      const [margin, win] = runner.forward(rows, 0, 4, 0.7);
      return margin * margin + 3 * win;
    };
    loss();
    const gradients = new Float32Array(places.size);
    runner.backward(gradients, [2 * runner.forward(rows, 0, 4, 0.7)[0], 3]);
    for (let i = 0; i < places.size; i++) {
      const kept = params[i];
      params[i] = kept + 0.01;
      const up = loss();
      params[i] = kept - 0.01;
      const slope = (up - loss()) / 0.02;
      params[i] = kept;
      expect(gradients[i]).toBeCloseTo(slope, 3);
    }
  });

  it('rises and falls', () => {
    const settings = { shape, seed: '', batch: 1, steps: 100, rate: 1, decay: 0, drop: 0 };
    const rates = [0, 10, 55, 99].map((step) => rateAt(settings, step));
    expect(rates[0]).toBeCloseTo(0.04);
    expect(rates[1]).toBe(1);
    expect(rates[2]).toBeCloseTo(0.5, 1);
    expect(rates[3]).toBeLessThan(0.01);
  });
});

it('a net learns, and is played as it was trained', async () => {
  const { rows, encoder } = await withGame('duel', async (entry) => {
    const table = { players: 2, expert: false };
    const task = { kind: 'selfPlay', game: 'duel', table, seed: 'learn', errors: [0, 3] } as const;
    const { packed } = await selfPlay(entry, task, 0, 3);
    const { evaluation, inputs } = entry.known;
    if (!inputs) throw new Error('There are no inputs.');
    return { rows: packed, encoder: encoderOf(evaluation, inputs, 2) as Encoder<unknown> };
  });
  const plain = gather([{ packed: [rows], weight: 1 }], encoder);
  expect(plain.games).toBe(3);
  const scaling = scalingOf(plain, encoder);
  const data = scale(plain, scaling);
  const shape: Shape = { inputs: encoder.size, first: 16, second: 8 };
  const settings = { shape, seed: 'x', batch: 32, steps: 80, rate: 0.01, decay: 0.1, drop: 0.1 };
  const order = Uint32Array.from({ length: data.rows }, (_, i) => (i * 7) % data.rows);
  const training = newTraining(settings, 1, data, targetsOf(plain, 1), order, seedRandom('x'));
  const losses: number[] = [];
  train(training, 0, (_, loss) => losses.push(loss));
  expect(losses[79]).toBeLessThan(losses[0] / 2);

  const made = quantise({ game: 'duel', seats: 2, layout: encoder.layout }, shape, scaling, training.params);
  const file = readNet(writeNet(made));
  const net = netOf(file);
  const runner = runnerOf(shape, training.params);
  const row = new Int16Array(encoder.size);
  for (let r = 0; r < data.rows; r++) {
    row.fill(0);
    for (let i = plain.start[r]; i < plain.start[r + 1]; i++) row[plain.index[i]] = plain.value[i];
    const played = net.answers(row)[0] + file.head.linear[0] * data.linear[r];
    const [trained] = runner.forward(data, data.start[r], data.start[r + 1], data.linear[r]);
    // Rounding to bytes costs less than half a VP.
    expect(Math.abs(played - trained) * MARGIN_UNIT).toBeLessThan(0.5);
  }
});

it('a match says how sure it is', () => {
  const times = [[], []] as const;
  const deals = [2, 2, 1, 2].map((wins) => ({ wins, margin: 10 * wins, vp: 200, times }));
  const result = matchResult(deals, 2);
  expect(result).toMatchObject({ games: 8, wins: 7 / 8, margin: 8.75, vp: 100 });
  expect(result.interval[0]).toBeCloseTo(0.63);
  expect(result.interval[1]).toBe(1);
  expect([0.5, 0.76].map(eloOf)).toEqual([0, 200]);
});

it('a match of those who play alone compares them on the same deals', () => {
  const times = [[], []] as const;
  const deals = [
    { wins: 1, margin: 12, vp: 120, times, other: { wins: 0, margin: -4 } },
    { wins: 0, margin: -2, vp: 100, times, other: { wins: 1, margin: 10 } },
  ];
  const result = matchResult(deals, 1);
  expect(result).toMatchObject({ games: 2, wins: 0.5, margin: 5, others: { wins: 0.5, margin: 3 } });
  expect(isAsGood(result, 1)).toBe(true);
  expect(isAsGood({ ...result, margin: 2 }, 1)).toBe(false);
  expect(matchWords(result, 1)).toContain('the other 50.0 % (margin 3.0)');
});

it('alone, every difficulty is learned, unless one is named', () => {
  withGame(GAMES[0], (entry) => {
    const all = optionsOf(entry, { players: 1, expert: false });
    expect(all).toHaveLength(entry.solo.length);
    expect(optionsOf(entry, { players: 1, expert: false, solo: entry.solo[1] })).toEqual([all[1]]);
    expect(optionsOf(entry, { players: 2, expert: false })).toHaveLength(1);
  });
});

it('a folder keeps a run and its rows', () => {
  const path = mkdtempSync(join(tmpdir(), 'polder-learn-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  const folder = openFolder(path);
  expect(folder.read()).toBeUndefined();
  const begun = { seconds: 3, games: 16 };
  const run = { game: 'duel', players: 2, layout: 'x', seed: 's', generations: [], best: -1, begun };
  folder.write(run);
  folder.addRows(1, 0, Uint8Array.of(1));
  folder.addRows(10, 0, Uint8Array.of(2));
  folder.addNet(0, Uint8Array.of(3));
  const again = openFolder(path);
  expect(again.read()).toEqual(run);
  expect(again.rows(1).map((it) => [...it])).toEqual([[1]]);
  expect([...(again.net(0) ?? [])]).toEqual([3]);
  expect(again.net(-1)).toBeUndefined();
});
