import { expect, it } from 'vitest';
import { withGame } from './games.js';
import { Bench } from './measure.js';

it.each(['valley', 'duel'] as const)('bench plays the largest table of %s', (game) => {
  withGame(game, (entry) => {
    const bench = new Bench(entry, Math.max(...entry.players));
    expect(bench.inner(1)).toBeGreaterThan(0);
    expect(bench.contract(1)).toBeGreaterThan(0);
  });
});
