import { seedRandom } from '@polder/core';
import { randomWalk, walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { duel } from '../rules/game.js';
import { conserve, jumbledEdition, picker, STYLE_NAMES } from '../testing/index.js';

const EDITIONS = 60;

describe('editions thrown together by chance', () => {
  it.each(STYLE_NAMES)('the laws hold on some of them (%s)', (style) => {
    for (let i = 0; i < 4; i++) {
      const edition = jumbledEdition(seedRandom(`jumbled laws/${style}/${i}`));
      const pick = picker(style);
      const report = walk(duel, { edition }, `${style}/${i}`, { pick, conserve, sample: 41 });
      expect(report.result.winners.length).toBeGreaterThan(0);
    }
  });

  it.each(STYLE_NAMES)('every game comes to its end without a dead end (%s)', (style) => {
    for (let i = 0; i < EDITIONS; i++) {
      const seed = `jumbled/${style}/${i}`;
      const edition = jumbledEdition(seedRandom(seed));
      let over = false;
      randomWalk(duel, { edition }, seed, picker(style), (_events, state) => {
        conserve(state);
        over = duel.result(state) !== undefined;
      });
      expect(over, seed).toBe(true);
    }
  });
});
