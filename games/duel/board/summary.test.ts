import { type DuelEvent, duel } from '@polder/duel';
import { picker, STYLE_NAMES } from '@polder/duel/testing';
import { gameOf, problemsOfSummary } from '@polder/web/table/summary-walk.js';
import { en, pl } from '@polder/web/words/testing.js';
import type { Words } from '@polder/web/words/words.js';
import { describe, expect, it } from 'vitest';
import { summaryOf } from '../text/summary.js';
import { trackVp } from './model/players.js';

const actorOf = (event: DuelEvent): number | undefined =>
  event.type === 'turn' || event.type === 'followUp' ? event.seat : undefined;
const GAMES = STYLE_NAMES.slice(0, 4).map((style) =>
  gameOf(duel, {}, `summary/${style}`, picker(style), actorOf, ({ players }, seat) => trackVp(players[seat])),
);

describe('a turn of Duel in one line', () => {
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

  it('names where a Windmill was built and how the Calendar stands', () => {
    const [{ view }] = GAMES[0];
    const { lever, parts, vp } = summaryOf(
      [
        { type: 'turned', seat: 1, steps: 2, tools: 0 },
        { type: 'built', seat: 1, space: 6, column: 0, cost: 1 },
        { type: 'vp', seat: 1, n: 3, as: 0, source: 0 },
        { type: 'calendar', to: 3, why: 'vp' },
      ],
      1,
      view,
    );
    expect([lever?.(en), ...parts.map((part) => part(en))]).toEqual([
      '2 steps',
      'built at 7–8',
      '{calendar} 4/5',
    ]);
    expect(vp).toBe(3);
  });
});
