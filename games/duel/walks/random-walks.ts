import { walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { duel } from '../rules/game.js';
import type { Options } from '../rules/state.js';
import { conserve, picker, STYLE_NAMES, type Style } from '../testing/index.js';

/** Games of each style in which everything in the box occurs. */
export const GAMES = 35;

export const seedOf = (style: Style, game: number): string => `walk/${style}/${game}`;

/** The laws on every step of seeded games of every style; the costly ones on a sample of steps. */
export function lawsHold(name: string, options: Options, games: number): void {
  describe(name, () => {
    it.each(STYLE_NAMES)(`the laws hold on ${games} games of the %s kind`, (style) => {
      for (let game = 0; game < games; game++) {
        const report = walk(duel, options, seedOf(style, game), {
          pick: picker(style),
          conserve,
          sample: 23,
        });
        expect(report.result.winners.length).toBeGreaterThan(0);
        // Both have had the same number of turns.
        expect(report.turns % 2).toBe(0);
      }
    });
  });
}
