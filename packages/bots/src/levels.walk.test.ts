import { type GameEvent, seedRandom } from '@polder/core';
import { type DuelOptions, defaultEdition, duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { jumbledEdition as jumbledDuel } from '@polder/duel/testing';
import { type ValleyOptions, valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { jumbledEdition } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.js';
import { LEVELS, type Level } from './levels.js';
import type { BotModel } from './look-ahead.js';
import { playBots } from './play.js';
import { leadOf } from './testing/lead.js';
import { checkBlind, checkRepeatable, checkSure } from './testing/plans.js';
import { positionsOf } from './testing/positions.js';

const NAMES = Object.keys(LEVELS) as Level[];
const BUDGET: Budget = { simulations: 4 };

const edition = jumbledEdition(seedRandom('bots'));
const ownDuel = jumbledDuel(seedRandom('bots'));
const VALLEY: readonly ValleyOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 1, solo: 'easy' },
  { players: 1, solo: 'hard' },
  { players: 2, edition },
];
const DUEL: readonly DuelOptions[] = [{}, { firstPlayerTool: true }, { edition: ownDuel }];

/** Positions of a random game: how many choices apart, and how many at most. */
const APART: Record<Level, readonly [number, number]> = {
  random: [5, 99],
  visitor: [9, 20],
  apprentice: [9, 20],
  sower: [25, 9],
  grower: [25, 9],
  miller: [30, 1],
  master: [30, 1],
};

function check<Options, State, Event extends GameEvent>(
  level: Level,
  known: BotModel<Options, State, Event>,
  options: Options,
): void {
  const [apart, most] = APART[level];
  const positions = positionsOf(known.game, options, `walk/${level}`, apart).slice(1, 1 + most);
  expect(positions.length).toBeGreaterThan(0);
  let others = 0;
  for (const at of positions) {
    const plan = checkRepeatable(known, () => LEVELS[level](known), at, BUDGET);
    if (checkBlind(known, LEVELS[level](known), at, BUDGET, plan)) others++;
    checkSure(known, at, plan);
  }
  expect(others).toBe(positions.length);
}

describe.each(NAMES)('plans of %s are the same again, know nothing hidden, and can be played', (level) => {
  it('at Windmill Valley', () => {
    for (const options of VALLEY) check(level, knownValley, options);
  });

  it('at Duel', () => {
    for (const options of DUEL) check(level, knownDuel, options);
  });
});

describe('to the end', () => {
  /** Whole games: that they end does not hang on how well they are played. */
  const LEAST: Budget = { simulations: 2 };
  const valleyEnds = (level: Level, options: ValleyOptions): void => {
    const bot = LEVELS[level](knownValley);
    const { state } = playBots(knownValley, options, `end/${level}`, [bot, bot, bot, bot], LEAST);
    expect(valley.result(state)?.winners.length).toBeGreaterThan(0);
  };
  const duelEnds = (level: Level, options: DuelOptions): void => {
    const bot = LEVELS[level](knownDuel);
    const { state } = playBots(knownDuel, options, `end/${level}`, [bot, bot], LEAST);
    expect(duel.result(state)?.winners.length).toBeGreaterThan(0);
  };

  it.each(['random', 'apprentice', 'grower'] as const)('%s plays at every table', (level) => {
    for (const options of VALLEY) valleyEnds(level, options);
    for (const options of DUEL) duelEnds(level, options);
  });

  it.each<ValleyOptions>([{ players: 2 }, { players: 1, solo: 'hard' }, { players: 2, edition }])(
    'Master plays Windmill Valley (%#)',
    (options) => valleyEnds('master', options),
  );

  it('Master plays Duel', () => {
    // A short game: the end comes after some rounds at the latest.
    duelEnds('master', { edition: { ...defaultEdition, safetyRound: 6 } });
  });

  it('all play at one table', () => {
    const bots = NAMES.map((level) => LEVELS[level](knownValley));
    const { state } = playBots(knownValley, { players: 4 }, 'together', bots, LEAST);
    expect(valley.result(state)?.standings).toHaveLength(4);
  });
});

describe('the order of levels', () => {
  it.each([
    ['apprentice', 'random'],
    ['grower', 'apprentice'],
  ] as const)('%s is ahead of %s', (...levels) => {
    expect(leadOf(knownValley, { players: 2 }, levels, 20, BUDGET)).toBeGreaterThan(0);
    expect(leadOf(knownDuel, {}, levels, 6, BUDGET)).toBeGreaterThan(0);
  });

  it('master is ahead of grower', () => {
    const budget = { simulations: 16 };
    expect(leadOf(knownValley, { players: 2 }, ['master', 'grower'], 2, budget)).toBeGreaterThan(0);
    expect(leadOf(knownDuel, {}, ['master', 'grower'], 2, budget)).toBeGreaterThan(0);
  });
});
