import type { Rating } from '@polder/server/wire';
import { GAMES, type GameId } from '../../../session/rules.js';

/** Games and table sizes that have ratings of their own, as lists offer them. */
export interface Board {
  readonly game: GameId;
  readonly players: number;
}
export const BOARDS: readonly Board[] = GAMES.flatMap(({ id, seats }) =>
  seats.map((players) => ({ game: id, players })),
);

/** For addresses: 'valley-3'. */
export const boardKey = ({ game, players }: Board): string => `${game}-${players}`;
export const boardOf = (key: string | undefined): Board =>
  BOARDS.find((board) => boardKey(board) === key) ?? BOARDS[0];

/** After so few games a rating says little. */
export const isUnsure = ({ doubt }: Rating): boolean => doubt >= 300;

/** In the order of the lists. */
export function inOrder(ratings: readonly Rating[]): readonly Rating[] {
  const at = ({ game, players }: Rating): number =>
    BOARDS.findIndex((board) => board.game === game && board.players === players);
  return ratings.filter((rating) => at(rating) >= 0).sort((a, b) => at(a) - at(b));
}
