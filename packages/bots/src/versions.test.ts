import { gzipSync } from 'node:zlib';
import { type GameEvent, hashState } from '@polder/core';
import { knownDuel } from '@polder/duel/bot';
import { GAMES } from '@polder/games';
import { knownValley } from '@polder/valley/bot';
import { expect, it } from 'vitest';
import { evaluationHash } from './evaluation.js';
import { LEVELS, type Level } from './levels.js';
import type { BotModel } from './look-ahead.js';
import { botModelOf } from './model.js';
import { readNet } from './net/file.js';
import { learnedOf } from './net/learned.js';
import { netBytes } from './net/text.js';
import { positionsOf } from './testing/positions.js';

// If something here changes, raise the version of every level that plays otherwise, and measure it anew.

const MASTER = { width: 8, cap: 4000, candidates: 8, onWidth: 1, onCap: 300, rounds: 1 };

it('weights and settings belong to a version', () => {
  expect(evaluationHash(knownValley.evaluation)).toBe('a1191be7bd41a6c2');
  expect(evaluationHash(knownDuel.evaluation)).toBe('a99f0d49d664980e');
  expect(Object.values(LEVELS).map((make) => make(knownValley).identity)).toEqual([
    { id: 'random', version: '1', settings: {} },
    { id: 'visitor', version: '1', settings: { width: 2, cap: 600, error: 3 } },
    { id: 'apprentice', version: '2', settings: { width: 2, cap: 600, error: 1.7 } },
    { id: 'sower', version: '1', settings: { width: 2, cap: 600, error: 0.7 } },
    { id: 'grower', version: '1', settings: { width: 4, cap: 1500 } },
    { id: 'miller', version: '1', settings: { ...MASTER, simulations: 16 } },
    { id: 'master', version: '2', settings: { ...MASTER, simulations: 120 } },
  ]);
  expect([knownValley.unit, knownDuel.unit]).toEqual([2.1, 1]);
});

/** What a level plans at positions all over a game. */
function plansOf<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  options: Options,
  level: Level,
): string {
  const { game } = known;
  const bot = LEVELS[level](known);
  const all = positionsOf(game, options, 'versions', 3);
  const positions = all.filter((_, i) => i % Math.ceil(all.length / 8) === 0);
  expect(positions.length).toBeGreaterThan(5);
  // It always tries as often as it does.
  const some = level === 'miller' ? positions.slice(-2) : positions;
  const plans = some.map(({ state, open }) => [
    ...bot.plan(game.view(state, open.seat), open, 'versions', { simulations: 2 }),
  ]);
  return hashState(plans);
}

it.each<[Level, { valley: string; solo: string; duel: string }]>([
  ['random', { valley: '1121fbd7c7a15606', solo: '20bf0f28f7b50914', duel: 'a36f926a2d8be1d2' }],
  ['visitor', { valley: '87232418e21c5ff4', solo: '937750273a1e1167', duel: 'dca6189860038b5a' }],
  ['apprentice', { valley: '2188c6e36ef0f46b', solo: '9a5a68ae9d923cc9', duel: '8e5bfc082a2e0095' }],
  ['sower', { valley: 'cb98692e86ac09b9', solo: '68374f3f57fa4f3b', duel: '26d7e3f49665d16f' }],
  ['grower', { valley: 'b4bfb1cec1dfd650', solo: '5bd03db3836b1396', duel: '4e423128b55755a6' }],
  ['miller', { valley: '4def5535ff3e5ec5', solo: '09cd8814475a4d5d', duel: 'da09a6d2a59f0f6c' }],
  ['master', { valley: 'd4fd921030737208', solo: '9bed7826bb957936', duel: 'baa019c6345c9814' }],
])('what it plans belongs to a version: %s', (level, plans) => {
  expect({
    valley: plansOf(knownValley, { players: 2 }, level),
    solo: plansOf(knownValley, { players: 1, solo: 'medium' }, level),
    duel: plansOf(knownDuel, {}, level),
  }).toEqual(plans);
});

/** At positions of the rules before: other rules lead to other positions, but the levels are the same. Not Apprentice: its version 2 is younger. */
it.each<[Level, { valley: string; solo: string }]>([
  ['random', { valley: '42216a41132e5fe0', solo: 'e1e80d80ba54ad55' }],
  ['grower', { valley: 'bf2776ce377f39ad', solo: 'a2e9e65c88a30596' }],
])('by kept rules it plans what it planned when they were the present ones: %s', async (level, plans) => {
  const [manifest] = GAMES.filter(({ id }) => id === 'valley');
  const known = await botModelOf(manifest, '1.2.0');
  expect({
    valley: plansOf(known, { players: 2 }, level),
    solo: plansOf(known, { players: 1, solo: 'medium' }, level),
  }).toEqual(plans);
});

/** Nets of the catalogue: a new one is a new version of Master. */
const NETS = GAMES.flatMap((manifest) =>
  Object.entries(manifest.nets ?? {}).map(([seats, load]) => ({ manifest, seats: Number(seats), load })),
);
it('every net is for its game as it is now, and small', async () => {
  const hashes = await Promise.all(
    NETS.map(async ({ manifest, seats, load }) => {
      const text = await load();
      expect(gzipSync(text).length).toBeLessThan(200_000);
      const { hash } = learnedOf(await botModelOf(manifest), readNet(netBytes(text)));
      return [manifest.id, seats, hash];
    }),
  );
  expect(hashes).toEqual([['valley', 2, '7c81eff2cf3497fe']]);
});
