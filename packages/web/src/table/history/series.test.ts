import { readFileSync } from 'node:fs';
import { type Game, type GameEvent, replayNotation, type Scoresheet } from '@polder/core';
import { duel } from '@polder/duel';
import { valley } from '@polder/valley';
import { describe, expect, it } from 'vitest';
import type { Moment } from '../../session/session.js';
import { type TurnScores, timelineOf, turningPoints } from '../timeline.js';
import { bandsOf, rangeOf, rangeOfBands, readingOf, roundsOf, totalsOf } from './series.js';

/** A golden game as seat 0 sees it, and the scores that the rules gave after every choice. */
function golden<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  path: string,
): { timeline: TurnScores[]; after: readonly Scoresheet[][] } {
  const text = readFileSync(new URL(`../../../../../fixtures/${path}.polder`, import.meta.url), 'utf8');
  const moments: Moment<Event>[] = [];
  const after: Scoresheet[][] = [];
  const { options, seed } = replayNotation(game, text, (state, { seat }, key, events) => {
    moments.push({ seat, key, events: events.map((event) => game.redact(event, 0)) });
    after.push([...game.scores(state)]);
  });
  const start = game.view(game.setup(options, seed), 0);
  return { timeline: timelineOf(game as Game<never, State, Event>, start, moments), after };
}

const GAMES: readonly [string, ReturnType<typeof golden>][] = [
  ['four at Windmill Valley', golden(valley, 'golden/four-restless')],
  ['two with an edition of their own', golden(valley, 'golden/two-windy')],
  ['alone against the Gardener', golden(valley, 'golden/solo-medium')],
  ['Duel', golden(duel, 'duel/golden/grower')],
];

describe.each(GAMES)('the timeline of a game: %s', (_, { timeline, after }) => {
  const seats = after[0].map(({ seat }) => seat);

  it('adds up to the score sheet of every seat after every turn', () => {
    expect(timeline.length).toBeGreaterThan(15);
    for (const seat of seats) {
      const totals = totalsOf(timeline, seat);
      const bands = bandsOf(timeline, seat);
      expect(totals).toHaveLength(timeline.length + 1);
      for (const [place, total] of totals.entries()) {
        expect(bands.reduce((sum, { vp }) => sum + vp[place], 0)).toBe(total);
      }
      for (const [i, { scores }] of timeline.entries()) {
        expect(scores[seat].lines.reduce((sum, { vp }) => sum + vp, 0)).toBe(totals[i + 1]);
      }
    }
  });

  it('has the scores of the rules at the end, and after each turn that a person ends', () => {
    expect(timeline.at(-1)?.scores).toEqual(after.at(-1));
    expect(timeline.at(-1)?.choices).toBe(after.length);
    // The choice that ends a turn brings nothing more, unless somebody plays who is never asked.
    const alone = timeline.filter(
      ({ choices }) => timeline.filter((it) => it.choices === choices).length < 2,
    );
    for (const { choices, scores } of alone) expect(scores).toEqual(after[choices - 1]);
  });

  it('goes on where the turn before ended', () => {
    for (const [i, { before }] of timeline.entries()) {
      if (i > 0) expect(before).toBe(timeline[i - 1].scores);
    }
  });

  it('is read turn by turn: what a turn brought is what the sources brought', () => {
    for (const turn of timeline) {
      const { gain, changes, totals, seat } = readingOf(turn);
      for (const it of seats) {
        const sum = changes.filter((change) => change.seat === it).reduce((n, { vp }) => n + vp, 0);
        expect(sum).toBe(turn.scores[it].vp - turn.before[it].vp);
        if (it === seat) expect(sum).toBe(gain);
      }
      expect(totals).toEqual(seats.map((it) => turn.scores[it].vp));
      expect(changes.findLastIndex((it) => it.seat === seat)).toBeLessThan(
        changes.filter((it) => it.seat === seat).length,
      );
    }
  });

  it('stacks gains above 0 and losses below it, without a gap', () => {
    for (const seat of seats) {
      const bands = bandsOf(timeline, seat);
      const [low, high] = rangeOfBands(bands);
      for (let place = 0; place <= timeline.length; place++) {
        let above = 0;
        let below = 0;
        for (const { vp, base } of bands) {
          expect(base[place]).toBe(vp[place] < 0 ? below : above);
          if (vp[place] < 0) below += vp[place];
          else above += vp[place];
        }
        expect(above).toBeLessThanOrEqual(high);
        expect(below).toBeGreaterThanOrEqual(low);
      }
    }
  });

  it('has its turning points on it', () => {
    const points = turningPoints(timeline);
    expect(points.length).toBeGreaterThan(1);
    for (const point of points) {
      const { round, choices, scores, before } = timeline[point.turn];
      expect([point.round, point.choices]).toEqual([round, choices]);
      const others = scores.filter(({ seat }) => seat !== point.seat).map(({ vp }) => vp);
      const ahead = scores[point.seat].vp - Math.max(...others);
      if (point.type !== 'led') expect(point.vp).toBe(scores[point.seat].vp - before[point.seat].vp);
      if (point.type === 'best') expect(point.behind).toBe(-ahead);
      else expect(ahead).toBeGreaterThanOrEqual(0);
    }
  });

  it('parts its rounds where the first seat plays', () => {
    const rounds = roundsOf(timeline);
    expect(rounds.map(({ round }) => round)).toEqual(rounds.map((_, i) => i + 1));
    expect(rounds.every(({ turn }) => timeline[turn].seat === 0)).toBe(true);
  });
});

describe('a timeline without turns', () => {
  it('has nothing to draw', () => {
    expect(totalsOf([], 0)).toEqual([]);
    expect(bandsOf([], 0)).toEqual([]);
    expect(roundsOf([])).toEqual([]);
    expect(rangeOf([])).toEqual([0, 1]);
  });
});
