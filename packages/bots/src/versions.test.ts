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

it('weights and settings belong to a version', () => {
  expect(evaluationHash(knownValley.evaluation)).toBe('a1191be7bd41a6c2');
  expect(evaluationHash(knownDuel.evaluation)).toBe('a99f0d49d664980e');
  expect(Object.values(LEVELS).map((make) => make(knownValley).identity)).toEqual([
    { id: 'random', version: '1', settings: {} },
    { id: 'apprentice', version: '1', settings: { noise: 0.8 } },
    { id: 'grower', version: '1', settings: { width: 4, cap: 1500 } },
    {
      id: 'master',
      version: '2',
      settings: {
        ...{ width: 8, cap: 4000, candidates: 8 },
        ...{ onWidth: 1, onCap: 300, rounds: 1, simulations: 120 },
      },
    },
  ]);
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
  const plans = positions.map(({ state, open }) => [
    ...bot.plan(game.view(state, open.seat), open, 'versions', { simulations: 2 }),
  ]);
  return hashState(plans);
}

it.each<[Level, { valley: string; solo: string; duel: string }]>([
  ['random', { valley: '42216a41132e5fe0', solo: 'e1e80d80ba54ad55', duel: 'a36f926a2d8be1d2' }],
  ['apprentice', { valley: '0b714e461381ac36', solo: '39ed31fb77fec7f7', duel: '8916dbf3bff5b09e' }],
  ['grower', { valley: 'bf2776ce377f39ad', solo: 'a2e9e65c88a30596', duel: '4e423128b55755a6' }],
  ['master', { valley: '5dc8a00f8a07dd06', solo: 'ea1c1da2c47c4348', duel: 'baa019c6345c9814' }],
])('what it plans belongs to a version: %s', (level, plans) => {
  expect({
    valley: plansOf(knownValley, { players: 2 }, level),
    solo: plansOf(knownValley, { players: 1, solo: 'medium' }, level),
    duel: plansOf(knownDuel, {}, level),
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
