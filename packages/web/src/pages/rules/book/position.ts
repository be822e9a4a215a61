import { type AnyOptions, type GameId, manifestOf } from '../../../session/rules.js';

/** A game for pictures: what was chosen, as 'seat key;', with the decision before it where that is not the next one. */
export interface Position {
  readonly options: AnyOptions;
  readonly seed: string;
  readonly choices: readonly string[];
}

/** Its record, as one that was saved. */
export function recordOf<Options extends object>(game: GameId, { seed, choices, ...played }: Position) {
  // Of this very game.
  const options = played.options as Options;
  const log = choices
    .join('')
    .split(';')
    .map((line, i) => {
      const words = line.split(' ');
      const key = words.pop() ?? '';
      const seat = Number(words.pop());
      return { type: 'choice' as const, decision: Number(words[0] ?? i), seat, key };
    });
  return { game, version: manifestOf(game).version, options, seed, log };
}
