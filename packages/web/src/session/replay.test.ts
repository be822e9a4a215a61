import { readFileSync } from 'node:fs';
import { type Answer, hashState, replayNotation } from '@polder/core';
import { type ValleyState, valley } from '@polder/valley';
import { describe, expect, it, vi } from 'vitest';
import { replayGame } from './replay.js';

const START = { options: { players: 2 } as const, seed: 'replay' };

/** Chooses so many times, always the first or always the last option. */
function play(state: ValleyState, line: Answer[], count: number, which: 0 | -1): string[] {
  return Array.from({ length: count }, () => {
    const [{ id: decision, seat, options }] = valley.decisions(state);
    const { key } = options.at(which) ?? options[0];
    valley.choose(state, { decision, seat, key });
    line.push({ seat, key });
    return hashState(state);
  });
}

describe('the states of a game', () => {
  const first = valley.setup(START.options, START.seed);
  const line: Answer[] = [];
  const hashes = [hashState(first), ...play(first, line, 75, 0)];

  it('are the ones that were, in whatever order they are asked for', () => {
    const replay = replayGame(valley, START, line);
    const order = [75, 0, 16, 15, 17, 40, 32, 31, 74, 1, 75];
    expect(order.map((at) => hashState(replay.at(at)))).toEqual(order.map((at) => hashes[at]));
  });

  it('end with the line: more than that is its end, less than nothing its beginning', () => {
    const replay = replayGame(valley, START, line);
    expect(hashState(replay.at(900))).toBe(hashes[75]);
    expect(hashState(replay.at(-3))).toBe(hashes[0]);
  });

  it('are copies', () => {
    const replay = replayGame(valley, START, line);
    const state = replay.at(32);
    const [{ id, seat, options }] = valley.decisions(state);
    valley.choose(state, { decision: id, seat, key: options[0].key });
    expect(hashState(replay.at(32))).toBe(hashes[32]);
  });

  it('take no more than a few choices, once somebody has looked at the end', () => {
    const choose = vi.spyOn(valley, 'choose');
    const replay = replayGame(valley, START, line);
    replay.at(75);
    expect(choose).toHaveBeenCalledTimes(75);
    choose.mockClear();
    for (let at = 75; at >= 0; at--) {
      replay.at(at);
      expect(choose.mock.calls.length).toBeLessThan(16);
      choose.mockClear();
    }
    choose.mockRestore();
  });

  it('are there in less than a frame at the end of a game of four', () => {
    const text = readFileSync(
      new URL('../../../../fixtures/golden/four-restless.polder', import.meta.url),
      'utf8',
    );
    const { options, seed, choices } = replayNotation(valley, text);
    const replay = replayGame(valley, { options, seed }, choices);
    replay.at(choices.length);
    const times = Array.from({ length: 60 }, (_, i) => {
      const start = performance.now();
      valley.view(replay.at(choices.length - i), 0);
      return performance.now() - start;
    });
    expect(times.sort((a, b) => a - b)[30]).toBeLessThan(16);
  });

  it('follow another line after the old one was cut', () => {
    const growing = [...line];
    const replay = replayGame(valley, START, growing);
    replay.at(75);
    const state = replay.at(20);
    growing.length = 20;
    replay.cut(20);
    play(state, growing, 20, -1);
    expect(growing.slice(20, 40)).not.toEqual(line.slice(20, 40));
    expect(hashState(replay.at(40))).toBe(hashState(state));
    expect(hashState(replay.at(16))).toBe(hashes[16]);
  });
});
