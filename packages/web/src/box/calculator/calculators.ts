import { GAMES, type GameId } from '../../session/rules.js';
import type { AnyCalculator } from './calculator.js';

/** The calculators that games bring along, by the path of their entry. */
const FOUND = import.meta.glob<{ readonly calculator: unknown }>(
  '../../../../../games/*/board/calculator/index.ts',
  { eager: true },
);
const BY_FOLDER = new Map(Object.entries(FOUND).map(([path, found]) => [path.split('/').at(-4), found]));

/** Each game with its own types; beyond this line nobody looks into them. In the order of the catalogue. */
export const CALCULATORS: ReadonlyMap<GameId, AnyCalculator> = new Map(
  GAMES.flatMap(({ id }) => {
    const found = BY_FOLDER.get(id);
    return found ? [[id, found.calculator as AnyCalculator] as const] : [];
  }),
);

/** Where it is known to be there. */
export function calculatorOf(game: GameId): AnyCalculator {
  const calculator = CALCULATORS.get(game);
  if (!calculator) throw new Error(`'${game}' has no calculator.`);
  return calculator;
}
