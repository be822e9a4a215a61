import { type ValleyEvent, type ValleyOptions, valley } from '@polder/valley';
import { lavishCalendar, picker, type Style } from '@polder/valley/testing';
import type { Summary } from '@polder/web/table/summary.js';
import { gameOf, problemsOfSummary } from '@polder/web/table/summary-walk.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../text/summary.js';
import { trackVp } from '../model/farm.js';

const TABLES: readonly (readonly [ValleyOptions, Style])[] = [
  [{ players: 1, solo: 'easy' }, 'eager'],
  [{ players: 2 }, 'builder'],
  [{ players: 3 }, 'planter'],
  [{ players: 4, edition: lavishCalendar }, 'restless'],
];
const actorOf = (event: ValleyEvent): number | undefined => (event.type === 'turn' ? event.seat : undefined);
const GAMES = TABLES.map(([options, style], i) =>
  gameOf(valley, options, `summary/${i}`, picker(style), actorOf, ({ players }, seat) =>
    trackVp(players[seat]),
  ),
);

describe('a turn in one line', () => {
  it('has the VP that came of it', () => {
    for (const turns of GAMES)
      for (const { events, seat, view, vp } of turns) expect(summaryOf(events, seat, view).vp).toBe(vp);
  });

  it.each([
    ['English', en],
    ['Polish', pl],
  ] as const)('has words for everything in %s, and at most four parts', (_, words: Words) => {
    const problems = GAMES.flat().flatMap(({ events, seat, view }) =>
      problemsOfSummary(summaryOf(events, seat, view), words),
    );
    expect(problems).toEqual([]);
  });

  const [{ view }] = GAMES[1];
  const said = (summary: Summary, words: Words): string[] =>
    [...(summary.lever ? [summary.lever] : []), ...summary.parts].map((text) => text(words));
  const turn: readonly ValleyEvent[] = [
    { type: 'gate', seat: 1, to: 2, cost: 1 },
    { type: 'turned', seat: 1, steps: 3, tools: 0 },
    { type: 'guilder', seat: 1, n: 2, source: 0 },
    { type: 'built', seat: 1, space: 3, group: 0, cost: 2 },
    { type: 'vp', seat: 1, n: 4, as: 0, source: 0 },
    { type: 'vp', seat: 0, n: 9, as: 0, source: 0 },
    { type: 'planted', seat: 1, colour: 1, row: 0 },
    { type: 'planted', seat: 1, colour: 1, row: 0 },
    { type: 'lowered', seat: 1, guilder: 0, vp: 0, to: 5 },
  ];

  it('says what weighs most, bulbs of a colour together', () => {
    const summary = summaryOf(turn, 1, view);
    expect(said(summary, en)).toEqual([
      'gate 2, 3 steps',
      expect.stringMatching(/^built \w+$/),
      'planted 2 {b-yellow}',
      'water to 5',
    ]);
    expect(said(summary, pl)).toEqual([
      'zastawka 2, 3 kroki',
      expect.stringMatching(/^stawia \w+$/),
      'sadzi 2 {b-yellow}',
      'woda do 5',
    ]);
    expect(summary.vp).toBe(4);
  });
});
