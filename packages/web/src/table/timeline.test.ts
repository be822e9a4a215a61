import { type ValleyEvent, valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../session/session.js';
import { type TurnScores, timelineOf, turningPoints } from './timeline.js';

/** Turns one after the other: whose, the round, and the VP of all when it was over. */
function turns(...all: readonly [seat: number, round: number, ...vp: number[]][]): TurnScores[] {
  const sheets = (vp: readonly number[]) => vp.map((points, seat) => ({ seat, vp: points, lines: [] }));
  return all.map(([seat, round, ...vp], i) => ({
    ...{ seat, round, choices: round * 10 + seat },
    before: sheets(i === 0 ? vp.map(() => 0) : all[i - 1].slice(2)),
    scores: sheets(vp),
  }));
}

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
  it('are the last change of the lead and everybody’s best turn, in order', () => {
    const timeline = turns(
      [0, 1, 5, 5],
      [1, 1, 5, 9],
      [0, 2, 20, 9],
      [1, 2, 20, 12],
      [0, 3, 22, 12],
      [1, 3, 22, 30],
    );
    // Seat 1's best turn is the one that took the lead: it is told once.
    expect(turningPoints(timeline, 3)).toEqual([
      { type: 'best', seat: 0, round: 2, vp: 15, behind: -11, choices: 20, turn: 2 },
      { type: 'lead', seat: 1, round: 3, vp: 18, choices: 31, turn: 5 },
    ]);
  });

  it('are those of whoever made the points, also in another seat’s turn', () => {
    expect(turningPoints(turns([0, 1, 2, 0], [1, 1, 12, 3]), 2)).toEqual([
      { type: 'best', seat: 0, round: 1, vp: 10, behind: -9, choices: 11, turn: 1 },
      { type: 'best', seat: 1, round: 1, vp: 3, behind: 9, choices: 11, turn: 1 },
    ]);
  });

  it('have no lead to tell of when one seat led all along', () => {
    expect(turningPoints(turns([0, 1, 8, 0], [1, 1, 8, 6])).map(({ type }) => type)).toEqual([
      'best',
      'best',
    ]);
  });

  it('tell of a long lead that was lost, and how large it was; level scores keep it', () => {
    const timeline = turns([0, 1, 3, 0], [1, 2, 9, 0], [0, 3, 9, 9], [1, 4, 10, 9], [1, 5, 10, 20]);
    expect(turningPoints(timeline, 2)).toEqual([
      { type: 'led', seat: 0, round: 4, from: 1, vp: 9, choices: 41, turn: 3 },
      { type: 'lead', seat: 1, round: 5, vp: 11, choices: 51, turn: 4 },
    ]);
  });
});
