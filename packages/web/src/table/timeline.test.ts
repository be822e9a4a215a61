import { type ValleyEvent, valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/session.js';
import { type TurnScores, timelineOf, turningPoints } from './timeline.js';

const at = (seat: number, round: number, ...vp: number[]): TurnScores => ({
  seat,
  round,
  choices: round * 10 + seat,
  scores: vp.map((points, i) => ({ seat: i, vp: points, lines: [] })),
});

describe('the timeline of a game', () => {
  it('has the scores at the end of every turn, and the final ones at the last', () => {
    const options = { players: 2 } as const;
    const state = valley.setup(options, 'timeline');
    const start = valley.view(state, 0);
    const moments: Moment<ValleyEvent>[] = [];
    for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
      const { key } = open.options[open.options.length - 1];
      const events = valley.choose(state, { decision: open.id, seat: open.seat, key });
      moments.push({ seat: open.seat, key, events: events.map((event) => valley.redact(event, 0)) });
    }
    const timeline = timelineOf(valley, start, moments);
    expect(timeline.map(({ seat }) => seat).slice(0, 4)).toEqual([0, 1, 0, 1]);
    expect(timeline.at(-1)?.scores).toEqual(valley.scores(state));
    expect(timeline.at(-1)?.choices).toBe(moments.length);
  });
});

describe('turning points', () => {
  it('are the last change of the lead and the turns that brought most, in order', () => {
    const timeline = [
      at(0, 1, 5, 5),
      at(1, 1, 5, 9),
      at(0, 2, 20, 9),
      at(1, 2, 20, 12),
      at(0, 3, 22, 12),
      at(1, 3, 22, 30),
    ];
    expect(turningPoints(timeline, 3)).toEqual([
      { type: 'swing', seat: 0, round: 2, vp: 15, choices: 20 },
      { type: 'lead', seat: 1, round: 3, choices: 31 },
      { type: 'swing', seat: 1, round: 3, vp: 18, choices: 31 },
    ]);
  });

  it('have no lead to tell of when one seat led all along', () => {
    expect(turningPoints([at(0, 1, 8, 5), at(1, 1, 8, 6)])).toEqual([
      { type: 'swing', seat: 1, round: 1, vp: 1, choices: 11 },
    ]);
  });
});
