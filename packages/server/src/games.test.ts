import { describe, expect, it } from 'vitest';
import { GAMES, gameEntry, needGame, optionProblem } from './games.js';
import { MAX_SEATS } from './wire/limits.js';

describe('the games of the server', () => {
  it('are found by their ids, and nothing else is', () => {
    for (const entry of GAMES) expect(gameEntry(entry.id)).toBe(entry);
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
    expect(gameEntry('constructor')).toBeUndefined();
    expect(() => needGame('chess')).toThrow("There is no game 'chess'.");
  });

  it.each(GAMES.map((entry) => [entry.id, entry] as const))(
    '%s can be set up at every size, with every default',
    (_, entry) => {
      const defaults = Object.fromEntries(entry.options.map((option) => [option.key, option.default]));
      expect(optionProblem(entry, defaults)).toBeUndefined();
      for (const seats of entry.seats) {
        expect(seats).toBeLessThanOrEqual(MAX_SEATS);
        const { game } = entry;
        const plain = game.setup(entry.setupOptions(seats, {}, undefined), 'seed');
        expect(game.decisions(plain).length).toBeGreaterThan(0);
        // What is left out is as its default says.
        const said = game.setup(entry.setupOptions(seats, defaults, undefined), 'seed');
        expect(game.view(said, 'table')).toEqual(game.view(plain, 'table'));
      }
    },
  );
});

describe('options of a table', () => {
  const entry = {
    id: 'toy',
    options: [
      { key: 'long', kind: 'flag', default: false },
      { key: 'board', kind: 'choice', of: ['small', 'large'], default: 'small' },
    ],
  } as const;
  const problem = (asked: Readonly<Record<string, unknown>>) => optionProblem(entry, asked);

  it('are what the game says they are', () => {
    expect(problem({})).toBeUndefined();
    expect(problem({ long: true, board: 'large' })).toBeUndefined();
  });

  it.each([
    [{ short: true }, "toy has no option 'short'."],
    [{ long: 'yes' }, 'long is true or false.'],
    [{ board: 'huge' }, 'board is one of small, large.'],
    [{ board: true }, 'board is one of small, large.'],
    [{ constructor: true }, "toy has no option 'constructor'."],
  ])('%j is refused', (asked, message) => {
    expect(problem(asked)).toBe(message);
  });
});
