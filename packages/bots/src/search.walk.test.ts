import { seedRandom } from '@polder/core';
import { sealedBids, toy } from '@polder/core/testing';
import { type DuelOptions, duel } from '@polder/duel';
import { knownDuel } from '@polder/duel/bot';
import { jumbledEdition as jumbledDuel } from '@polder/duel/testing';
import { type ValleyOptions, valley } from '@polder/valley';
import { knownValley } from '@polder/valley/bot';
import { jumbledEdition } from '@polder/valley/testing';
import { describe, expect, it } from 'vitest';
import { checkExplained } from './testing/explained.js';
import { checkTurns } from './testing/lines.js';
import { positionsOf } from './testing/positions.js';
import { knownBids, knownToy } from './testing/toys.js';

const BREADTH = { width: 3, cap: 250 };
const edition = jumbledEdition(seedRandom('search'));
const ownDuel = jumbledDuel(seedRandom('search'));
const VALLEY: readonly ValleyOptions[] = [
  { players: 2 },
  { players: 3 },
  { players: 4 },
  { players: 1, solo: 'medium' },
  { players: 3, edition },
];
const DUEL: readonly DuelOptions[] = [{}, { edition: ownDuel }];

describe('in many positions the best turns can be played and lead where they say', () => {
  it('at Tulip Beds and Sealed Bids', () => {
    for (let i = 0; i < 12; i++) {
      const [beds, bids] = [
        positionsOf(toy, { players: 3 }, `search/${i}`, 1),
        positionsOf(sealedBids, { players: 4 }, `search/${i}`, 1),
      ];
      for (const at of beds) checkTurns(knownToy, at, BREADTH);
      for (const at of bids) checkTurns(knownBids, at, BREADTH);
      expect(beds.length + bids.length).toBeGreaterThan(20);
    }
  });

  it('at Windmill Valley', () => {
    for (const options of VALLEY) {
      const positions = positionsOf(valley, options, 'search', 5);
      expect(positions.length).toBeGreaterThan(5);
      for (const at of positions) checkTurns(knownValley, at, BREADTH);
    }
  });

  it('at Duel', () => {
    for (const options of DUEL) {
      const positions = positionsOf(duel, options, 'search', 7);
      expect(positions.length).toBeGreaterThan(5);
      for (const at of positions) checkTurns(knownDuel, at, BREADTH);
    }
  });
});

describe('in many positions explanations name true options, turns and features', () => {
  it('at Windmill Valley', () => {
    for (const options of VALLEY) {
      for (const at of positionsOf(valley, options, 'explain', 30)) {
        const found = checkExplained(knownValley, at);
        expect(checkExplained(knownValley, at)).toEqual(found);
      }
    }
  });

  it('at Duel', () => {
    for (const options of DUEL) {
      for (const at of positionsOf(duel, options, 'explain', 40)) {
        const found = checkExplained(knownDuel, at);
        expect(checkExplained(knownDuel, at)).toEqual(found);
      }
    }
  });

  it('played on', () => {
    const settings = { options: 3 };
    for (const [, at] of VALLEY.map((options) => positionsOf(valley, options, 'on', 25))) {
      checkExplained(knownValley, at, { simulations: 3 }, settings);
    }
    const [, at] = positionsOf(duel, {}, 'on', 90);
    const found = checkExplained(knownDuel, at, { simulations: 3 }, settings);
    expect(found.length).toBeGreaterThan(0);
  });
});
