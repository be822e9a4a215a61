import { below, seedRandom } from '@polder/core';
import { describe, expect, it } from 'vitest';
import { knownDuel } from './duel.js';
import { LEVELS, type Level, playBots } from './index.js';
import { knownValley } from './valley.js';

const NAMES = Object.keys(LEVELS) as Level[];
const BUDGET = { simulations: 12 };

/** A position in the middle of a random game. */
function middle<O, S, E extends { readonly type: string }>(
  known: Parameters<typeof playBots<O, S, E>>[0],
  options: O,
  seed: string,
) {
  const { game } = known;
  const random = seedRandom(seed);
  const state = game.setup(options, seed);
  for (let i = 0; i < 60; i++) {
    const [open] = game.decisions(state);
    const { key } = open.options[below(random, open.options.length)];
    game.choose(state, { decision: open.id, seat: open.seat, key });
  }
  return state;
}

describe('every level', () => {
  it.each(NAMES)('plays Windmill Valley to its end, at every table (%s)', (level) => {
    const bot = LEVELS[level](knownValley);
    for (const options of [{ players: 2 }, { players: 4 }, { players: 1, solo: 'easy' }] as const) {
      const bots = [bot, bot, bot, bot];
      const { state } = playBots(knownValley, options, `legal/${level}`, bots, BUDGET);
      expect(knownValley.game.result(state)?.winners.length).toBeGreaterThan(0);
    }
  });

  it.each(NAMES)('plays Duel to its end (%s)', (level) => {
    const bot = LEVELS[level](knownDuel);
    const { state } = playBots(knownDuel, {}, `legal/${level}`, [bot, bot], BUDGET);
    expect(knownDuel.game.result(state)?.winners.length).toBeGreaterThan(0);
  });

  it.each(NAMES)('plans the same for the same view, seed and budget (%s)', (level) => {
    const { game } = knownValley;
    const state = middle(knownValley, { players: 3 }, 'same');
    const [open] = game.decisions(state);
    const plan = (seed: string) =>
      LEVELS[level](knownValley).plan(game.view(state, open.seat), open, seed, BUDGET);
    expect(plan('a')).toEqual(plan('a'));
    expect(open.options.map((option) => option.key)).toContain(plan('b')[0]);
  });

  it.each(NAMES)('does not know what its seat can not see (%s)', (level) => {
    const { game } = knownDuel;
    const state = middle(knownDuel, {}, 'hidden');
    const [open] = game.decisions(state);
    // Another deal of everything hidden: the same view.
    const other = game.resample(game.view(state, open.seat), open.seat, 'other deal');
    const plan = (it: typeof state) =>
      LEVELS[level](knownDuel).plan(game.view(it, open.seat), open, 'seed', BUDGET);
    expect(plan(other)).toEqual(plan(state));
  });
});

describe('the order of levels', () => {
  it.each([
    ['apprentice', 'random'],
    ['grower', 'apprentice'],
  ] as const)('%s beats %s at Windmill Valley', (strong, weak) => {
    let wins = 0;
    for (let i = 0; i < 12; i++) {
      const seat = i % 2;
      const bots = [0, 1].map((it) => LEVELS[it === seat ? strong : weak](knownValley));
      const { state } = playBots(knownValley, { players: 2 }, `order/${i}`, bots, BUDGET);
      if (knownValley.game.result(state)?.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(10);
  });
});
