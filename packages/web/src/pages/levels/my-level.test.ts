import type { PlayLevel } from '@polder/bots';
import { describe, expect, it } from 'vitest';
import type { SavedEntry } from '../../session/entries.js';
import type { Player } from '../../session/session.js';
import {
  type Finished,
  finishedAgainstBots,
  guessOf,
  nearest,
  recordAgainst,
  suggested,
} from './my-level.js';

const STRENGTHS = { visitor: 700, apprentice: 900, sower: 1100, grower: 1300, miller: 1500, master: 1700 };
const game = (level: PlayLevel, share: number): Finished => ({
  won: share === 1,
  meetings: [{ level, share }],
});
const times = (n: number, it: Finished): Finished[] => Array.from({ length: n }, () => it);

describe('how strong somebody is', () => {
  it('is not known before the first game: Apprentice is offered', () => {
    expect(suggested([], STRENGTHS)).toBe('apprentice');
    expect(guessOf([], STRENGTHS)).toMatchObject({ strength: 900, games: 0 });
  });

  it('goes up with victories and down with defeats, and is better known after more games', () => {
    const [few, many] = [2, 10].map((n) => guessOf(times(n, game('sower', 1)), STRENGTHS));
    expect(few.strength).toBeGreaterThan(1000);
    expect(many.strength).toBeGreaterThan(few.strength);
    const width = ({ between }: typeof few) => between[1] - between[0];
    const even = guessOf([...times(5, game('sower', 1)), ...times(5, game('sower', 0))], STRENGTHS);
    expect(width(even)).toBeLessThan(width(guessOf([], STRENGTHS)));
    expect(guessOf(times(3, game('apprentice', 0)), STRENGTHS).strength).toBeLessThan(900);
  });

  it('is told by the last ten games only', () => {
    const lately = times(10, game('grower', 1));
    expect(guessOf([...lately, ...times(50, game('visitor', 0))], STRENGTHS)).toEqual(
      guessOf(lately, STRENGTHS),
    );
  });

  it('is the same whether one bot or three of a kind were beaten', () => {
    const three = { won: true, meetings: times(3, game('grower', 1)).flatMap(({ meetings }) => meetings) };
    expect(guessOf([three], STRENGTHS).strength).toBeCloseTo(
      guessOf([game('grower', 1)], STRENGTHS).strength,
    );
  });
});

describe('the next level', () => {
  it.each([
    ['one up after victories', times(3, game('apprentice', 1)), 'sower'],
    ['one up at most', times(10, game('visitor', 1)), 'apprentice'],
    ['the same after changing fortune', [game('sower', 1), game('sower', 0), game('sower', 1)], 'sower'],
    ['one down after defeats', times(3, game('apprentice', 0)), 'visitor'],
    ['no lower than the lowest', times(10, game('visitor', 0)), 'visitor'],
    ['no higher than the highest', times(10, game('master', 1)), 'master'],
  ] as const)('is %s', (_, games, level) => {
    expect(suggested(games, STRENGTHS)).toBe(level);
  });

  it('is the nearest one', () => {
    expect(nearest(1001, STRENGTHS)).toBe('sower');
    expect(nearest(-50, STRENGTHS)).toBe('visitor');
    expect(nearest(9000, STRENGTHS)).toBe('master');
    const alike = { ...STRENGTHS, master: STRENGTHS.miller };
    expect([1450, 1550].map((strength) => nearest(strength, alike))).toEqual(['miller', 'master']);
  });
});

describe('games of this browser', () => {
  const person: Player = { kind: 'person', name: 'You' };
  const bot = (level: PlayLevel): Player => ({ kind: 'bot', name: 'Anna', level });
  const entry = (players: readonly Player[], vp: readonly number[], winners: readonly number[], more = {}) =>
    ({
      table: { game: 'beds', players },
      summary: { finished: true, vp, winners, round: 9, waitingFor: [], ...more },
    }) as unknown as SavedEntry;

  it('count once they are finished, against bots, with one person', () => {
    const found = finishedAgainstBots(
      [
        entry([bot('sower'), person], [80, 90], [1]),
        entry([person, bot('grower'), bot('sower')], [80, 90, 70], [1]),
        entry([person, person, bot('grower')], [80, 90, 70], [1]),
        entry([person, bot('grower')], [10, 20], [], { finished: false }),
        entry([person, { kind: 'gardener', name: 'Gardener' }], [120, 100], [0]),
        entry([person, bot('grower')], [80, 80], [0]),
        entry([person, bot('grower')], [80, 80], [0, 1]),
      ],
      'beds',
    );
    expect(found).toEqual([
      { won: true, meetings: [{ level: 'sower', share: 1 }] },
      {
        won: false,
        meetings: [
          { level: 'grower', share: 0 },
          { level: 'sower', share: 1 },
        ],
      },
      { won: true, meetings: [{ level: 'grower', share: 1 }] },
      { won: true, meetings: [{ level: 'grower', share: 0.5 }] },
    ]);
    expect(recordAgainst(found, 'grower')).toEqual({ won: 2, games: 3 });
    expect(recordAgainst(found, 'master')).toEqual({ won: 0, games: 0 });
    expect(finishedAgainstBots([entry([person, bot('sower')], [1, 2], [1])], 'another')).toEqual([]);
  });
});
