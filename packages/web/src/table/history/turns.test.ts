import { readFileSync } from 'node:fs';
import { type GameEvent, replayNotation } from '@polder/core';
import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../session/session.js';
import type { Story } from '../story.js';
import { linesAt, logAround, STEPS, stepFrom, turnAt, turnsOf } from './turns.js';

const golden = (name: string): Moment<GameEvent>[] => {
  const text = readFileSync(
    new URL(`../../../../../fixtures/golden/${name}.polder`, import.meta.url),
    'utf8',
  );
  const moments: Moment<GameEvent>[] = [];
  replayNotation(valley, text, (_, { seat }, key, events) => moments.push({ seat, key, events }));
  return moments;
};

describe('the turns of a game', () => {
  it('begin where the line before them ends', () => {
    const moments = golden('four-patient');
    const turns = turnsOf(moments);
    // The file has a line for each turn, after the seven choices of its set-up.
    expect(turns[0]).toEqual({ seat: 0, round: 1, from: 7 });
    expect(turns.slice(0, 5).map(({ seat, round }) => [seat, round])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 2],
    ]);
    for (const { from, seat } of turns) expect(moments[from].seat).toBe(seat);
  });

  it('are those of the person alone where the Gardener plays in between', () => {
    const turns = turnsOf(golden('solo-hard'));
    expect(turns.length).toBeGreaterThan(5);
    // Only behind its last turn nobody else comes: the game is over.
    expect(turns.findIndex(({ seat }) => seat !== 0)).toBe(turns.length - 1);
    expect(turns.slice(0, -1).map(({ round }) => round)).toEqual(turns.slice(1).map((_, i) => i + 1));
  });

  it('know which of them goes on', () => {
    const turns = turnsOf(golden('two-random'));
    expect(turnAt(turns, 0)).toBeUndefined();
    expect(turnAt(turns, turns[3].from)).toBe(turns[3]);
    expect(turnAt(turns, turns[4].from - 1)).toBe(turns[3]);
  });
});

describe('a step', () => {
  const turns = [
    { seat: 0, round: 1, from: 4 },
    { seat: 1, round: 1, from: 9 },
    { seat: 0, round: 2, from: 12 },
  ];
  const from = (at: number): number[] => STEPS.map((step) => stepFrom(turns, 15, at, step));

  it('goes by choices and by turns, and stays within the game', () => {
    expect(from(0)).toEqual([0, 0, 0, 1, 4]);
    expect(from(3)).toEqual([0, 0, 2, 4, 4]);
    expect(from(4)).toEqual([0, 0, 3, 5, 9]);
    expect(from(10)).toEqual([0, 9, 9, 11, 12]);
    expect(from(12)).toEqual([0, 9, 11, 13, 15]);
    expect(from(15)).toEqual([0, 12, 14, 15, 15]);
  });

  it('leads nowhere where nothing was played', () => {
    expect(STEPS.map((step) => stepFrom([], 0, 0, step))).toEqual([0, 0, 0, 0, 0]);
  });
});

describe('the log in step', () => {
  const line = (choices: number, kind: Story['kind'] = 'line'): Story => ({
    choices,
    kind,
    seat: 0,
    depth: 0,
    text: () => `${kind} ${choices}`,
  });
  const story = [line(1), line(3), line(3, 'aside'), line(3, 'turn'), line(4), line(7), line(8, 'turn')];

  it('says what a choice brought, if it brought something', () => {
    expect(linesAt(story, 3)).toEqual([story[1]]);
    expect(linesAt(story, 5)).toEqual([]);
  });

  it('shows the lines around the last one told by then', () => {
    expect(logAround(story, 3, 2)).toEqual({ from: 1, to: 6, now: 3 });
    expect(logAround(story, 6, 2)).toEqual({ from: 2, to: 7, now: 4 });
    expect(logAround(story, 0, 2)).toEqual({ from: 0, to: 2, now: -1 });
    expect(logAround([], 0, 2)).toEqual({ from: 0, to: 0, now: -1 });
  });
});
