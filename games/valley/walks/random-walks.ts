import { walk } from '@polder/core/testing';
import { describe, expect, it } from 'vitest';
import { valley } from '../rules/game.js';
import type { Options } from '../rules/state.js';
import { conserve, picker, STYLE_NAMES, type Style } from '../testing/index.js';

/** Games of each style in which everything in the box occurs, or a multiple of them. */
export const GAMES = 30;

export const seedOf = (players: number, style: Style, game: number): string =>
  `walk/${players}/${style}/${game}`;

/** The laws on every step of seeded games of every style; the costly ones (all options, undo, resampling) on a sample of steps. */
export function lawsHold(options: Options, games: number): void {
  const extra = `${options.solo ? `, ${options.solo}` : ''}${options.expert ? ', expert' : ''}${options.edition ? `, ${options.edition.name} edition` : ''}`;
  describe(`${options.players} players${extra}`, () => {
    it.each(STYLE_NAMES)(`the laws hold on ${games} games of the %s kind`, (style) => {
      for (let game = 0; game < games; game++) {
        const seed = seedOf(options.players, style, game);
        const report = walk(valley, options, seed, { pick: picker(style), conserve, sample: 23 });
        expect(report.result.winners.length).toBeGreaterThan(0);
        expect(report.turns % (options.solo ? 2 : options.players)).toBe(0);
      }
    });
  });
}
