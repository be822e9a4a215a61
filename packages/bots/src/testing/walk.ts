import { below, type Game, type GameEvent, seedRandom } from '@polder/core';
import type { Measure } from '../evaluation.js';
import { choiceOf } from '../look-ahead.js';

/**
 * Measures every seat at every decision of a random game, and at its end: throws if a number is not finite,
 * the first is not the VP of the score sheet, or the share of the game that is left is not between none and
 * somewhat more than all of it. Returns how many positions there were.
 */
export function walkMeasure<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  measure: Measure<State>,
  options: Options,
  seed: string,
): number {
  const random = seedRandom(seed);
  const state = game.setup(options, seed);
  const row = measure.features.map(() => 0);
  let positions = 0;
  for (;;) {
    positions++;
    const [open] = game.decisions(state);
    for (const { seat, vp, lines } of game.scores(state)) {
      measure.measure(state, seat, row);
      const at = `seat ${seat} at position ${positions} of ${seed}`;
      for (const [i, name] of measure.features.entries()) {
        if (!Number.isFinite(row[i])) throw new Error(`${name} is ${row[i]}: ${at}.`);
      }
      const sum = lines.reduce((all, line) => all + line.vp, 0);
      if (row[0] !== vp || row[0] !== sum) throw new Error(`${row[0]} VP, not ${vp}: ${at}.`);
      const left = measure.horizon(state, seat);
      if (!(left >= 0 && left < 2)) throw new Error(`${left} is left: ${at}.`);
      if (!open && left !== 0) throw new Error(`${left} is left when all is over: ${at}.`);
    }
    if (!open) return positions;
    game.choose(state, choiceOf(open, open.options[below(random, open.options.length)].key));
  }
}
