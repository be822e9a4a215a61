import type { Rating } from '@polder/server/wire';

/** Games and table sizes that have ratings of their own, as lists offer them. */
export const BOARDS = [
  { game: 'valley', players: 2 },
  { game: 'valley', players: 3 },
  { game: 'valley', players: 4 },
  { game: 'duel', players: 2 },
] as const;
export type Board = (typeof BOARDS)[number];

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
