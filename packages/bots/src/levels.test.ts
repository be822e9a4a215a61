import { type GameEvent, seedRandom } from '@polder/core';
import { sealedBids, toy } from '@polder/core/testing';
import { duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { type ValleyOptions, valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { jumbledEdition } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import type { Budget } from './bot.js';
import { isSlow, levelMark, VERSIONS } from './identity.js';
import { growerOf, LEVELS, type Level } from './levels.js';
import type { BotModel } from './look-ahead.js';
import { playBots } from './play.js';
import { leadOf } from './testing/lead.js';
import { checkBlind, checkLegal, checkRepeatable, checkSure } from './testing/plans.js';
import { type Position, positionsOf } from './testing/positions.js';
import { knownBids, knownToy, thrifty } from './testing/toys.js';

const NAMES = Object.keys(LEVELS) as Level[];
const BUDGET: Budget = { simulations: 4 };

function check<Options, State, Event extends GameEvent>(
  level: Level,
  known: BotModel<Options, State, Event>,
  positions: readonly Position<State>[],
): void {
  expect(positions.length).toBeGreaterThan(0);
  for (const at of positions) {
    const plan = checkRepeatable(known, () => LEVELS[level](known), at, BUDGET);
    checkBlind(known, LEVELS[level](known), at, BUDGET, plan);
    checkSure(known, at, plan);
  }
}

/** Those who think longer: a position or two near the end are enough here, the walks have more. */
const some = <T>(level: Level, list: readonly T[]): readonly T[] => {
  if (isSlow(level)) return list.slice(-1);
  return level === 'grower' || level === 'sower' ? list.slice(-3, -1) : list;
};

describe.each(NAMES)('a plan of %s is the same again, knows nothing hidden, and can be played', (level) => {
  it('at Tulip Beds', () => {
    check(level, knownToy, positionsOf(toy, { players: 3 }, 'plans', 3));
  });

  it('at Sealed Bids', () => {
    check(level, knownBids, positionsOf(sealedBids, { players: 3 }, 'plans', 2));
  });

  it('at Windmill Valley', () => {
    check(level, knownValley, some(level, positionsOf(valley, { players: 2 }, 'plans', 17)));
  });

  it('at Windmill Valley alone', () => {
    check(level, knownValley, some(level, positionsOf(valley, { players: 1, solo: 'medium' }, 'plans', 12)));
  });

  it('at Duel', () => {
    check(level, knownDuel, some(level, positionsOf(duel, {}, 'plans', 21)));
  });
});

describe('every level', () => {
  it.each(NAMES)('plays the toy games to their end (%s)', (level) => {
    const bids = LEVELS[level](knownBids);
    const beds = LEVELS[level](knownToy);
    for (const players of [2, 3] as const) {
      const { state } = playBots(knownToy, { players }, 'end', [beds, beds, beds], BUDGET);
      expect(toy.result(state)?.standings).toHaveLength(players);
    }
    const { state } = playBots(knownBids, { players: 4 }, 'end', [bids, bids, bids, bids], BUDGET);
    expect(sealedBids.result(state)?.standings).toHaveLength(4);
  });

  it.each(['random', 'apprentice'] as const)('plays both games to their end (%s)', (level) => {
    const bot = LEVELS[level](knownValley);
    const tables: ValleyOptions[] = [{ players: 2 }, { players: 3 }, { players: 1, solo: 'hard' }];
    for (const options of tables) {
      const { state } = playBots(knownValley, options, 'end', [bot, bot, bot], BUDGET);
      expect(valley.result(state)?.winners.length).toBeGreaterThan(0);
    }
    const rival = LEVELS[level](knownDuel);
    const { state } = playBots(knownDuel, { firstPlayerTool: true }, 'end', [rival, rival], BUDGET);
    expect(duel.result(state)?.winners.length).toBeGreaterThan(0);
  });

  it('plays with an own edition (grower)', () => {
    const edition = jumbledEdition(seedRandom('own'));
    const bot = growerOf(knownValley, { width: 2, cap: 200 });
    const { state } = playBots(knownValley, { players: 2, edition }, 'own', [bot, bot], BUDGET);
    expect(valley.result(state)?.standings).toHaveLength(2);
  });

  it.each(NAMES)('says who it is, in plain data (%s)', (level) => {
    const { identity } = LEVELS[level](knownValley);
    expect(identity.id).toBe(level);
    expect(identity.version).toMatch(/^\d+$/);
    expect(JSON.parse(JSON.stringify(identity))).toEqual(identity);
    for (const n of Object.values(identity.settings)) expect(Number.isFinite(n)).toBe(true);
  });

  it.each(NAMES)('is the same in every game and every time (%s)', (level) => {
    const { identity } = LEVELS[level](knownValley);
    expect(LEVELS[level](knownValley).identity).toEqual(identity);
    expect(LEVELS[level](knownDuel).identity).toEqual(identity);
    expect(LEVELS[level](knownToy).identity).toEqual(identity);
  });

  it.each(NAMES)('has a short mark (%s)', (level) => {
    const { id, version } = LEVELS[level](knownValley).identity;
    expect(levelMark(level)).toBe(`${id}/${version}`);
  });

  it('has a version, in the order of levels', () => {
    expect(Object.keys(VERSIONS)).toEqual(NAMES);
  });

  it('names its levels apart', () => {
    expect(new Set(NAMES.map((level) => LEVELS[level](knownToy).identity.id)).size).toBe(NAMES.length);
  });
});

describe('Random', () => {
  it('takes every option sooner or later', () => {
    const [, at] = positionsOf(valley, { players: 2 }, 'any', 30);
    const bot = LEVELS.random(knownValley);
    const view = valley.view(at.state, at.open.seat);
    const keys = new Set<string>();
    for (let i = 0; i < 300; i++) for (const key of bot.plan(view, at.open, `${i}`, {})) keys.add(key);
    expect(keys).toEqual(new Set(at.open.options.map((option) => option.key)));
  });
});

describe.each(['visitor', 'apprentice', 'sower'] as const)('%s', (level) => {
  const positions = positionsOf(valley, { players: 2 }, 'apprentice', 7);
  const bot = LEVELS[level](knownValley);

  it('does not always see the same', () => {
    const changes = positions.filter(({ state, open }) => {
      const view = valley.view(state, open.seat);
      const plans = ['a', 'b', 'c', 'd'].map((seed) => bot.plan(view, open, seed, {})[0]);
      return new Set(plans).size > 1;
    });
    expect(changes.length).toBeGreaterThan(0);
  });
});

describe('Grower', () => {
  it('has its breadth for settings', () => {
    const breadth = { width: 2, cap: 77 };
    expect(growerOf(knownToy, breadth).identity).toMatchObject({ id: 'grower', settings: breadth });
  });

  it('lays down the chip that it wants to', () => {
    const state = sealedBids.setup({ players: 2 }, 'thrift');
    const [open] = sealedBids.decisions(state);
    const lowest = state.chips[0].indexOf(1);
    const plan = growerOf(thrifty, { width: 3, cap: 90 }).plan(sealedBids.view(state, 0), open, 'x', {});
    expect(plan).toEqual([`chip:${lowest + 1}`]);
  });

  it('lays down its own chip, also if another seat has not yet answered', () => {
    const bot = growerOf(thrifty, { width: 3, cap: 90 });
    for (let i = 0; i < 5; i++) {
      const state = sealedBids.setup({ players: 2 }, `thrift/${i}`);
      const open = sealedBids.decisions(state)[1];
      const lowest = state.chips[1].indexOf(1);
      expect(bot.plan(sealedBids.view(state, 1), open, 'x', {})[0]).toBe(`chip:${lowest + 1}`);
    }
  });
});

describe('Miller', () => {
  it('thinks as long as it always does, without a net', () => {
    const [at] = positionsOf(toy, { players: 2 }, 'budget', 5).slice(2);
    const view = toy.view(at.state, at.open.seat);
    const plan = LEVELS.miller(knownToy).plan(view, at.open, 'x', { simulations: 1 });
    expect(LEVELS.miller(knownToy).plan(view, at.open, 'x', { ms: 500 })).toEqual(plan);
    const learned = {
      seats: 2,
      hash: '',
      value(): number {
        throw new Error('It asks the net.');
      },
    };
    const withNet = LEVELS.miller({ ...knownToy, learned });
    expect(withNet.plan(view, at.open, 'x', {})).toEqual(plan);
    expect(withNet.identity.version).toBe(VERSIONS.miller);
  });
});

describe('Master', () => {
  it('needs no budget', () => {
    const [at] = positionsOf(toy, { players: 2 }, 'budget', 5).slice(2);
    const view = toy.view(at.state, at.open.seat);
    const bot = LEVELS.master(knownToy);
    expect(bot.plan(view, at.open, 'x', {})).toEqual(bot.plan(view, at.open, 'x', {}));
  });

  it.each<Budget>([{ ms: 0 }, { ms: 1 }, { ms: 5, simulations: 1e9 }])(
    'plans in the time of %j',
    (budget) => {
      const [at] = positionsOf(toy, { players: 2 }, 'time', 5).slice(2);
      const plan = LEVELS.master(knownToy).plan(toy.view(at.state, at.open.seat), at.open, 'x', budget);
      checkLegal(knownToy, at, plan);
    },
  );
});

describe('the order of levels', () => {
  it.each([
    ['visitor', 'random'],
    ['apprentice', 'random'],
    ['sower', 'random'],
    ['grower', 'random'],
    ['miller', 'random'],
    ['master', 'random'],
  ] as const)('%s is ahead of %s at Tulip Beds', (...levels) => {
    expect(leadOf(knownToy, { players: 2 }, levels, 16, BUDGET)).toBeGreaterThan(0);
  });

  it('Visitor is ahead of Random at Windmill Valley, and Sower of Visitor', () => {
    expect(leadOf(knownValley, { players: 2 }, ['visitor', 'random'], 4, BUDGET)).toBeGreaterThan(0);
    expect(leadOf(knownValley, { players: 2 }, ['sower', 'visitor'], 4, BUDGET)).toBeGreaterThan(0);
  });
});
