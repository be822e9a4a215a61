import type { Words } from '@polder/web/words/words.js';
import type { MillOnRing, SpaceOnRing } from '../../text/ring.js';

/** The ring in words, for those who listen to it. */

export interface Names {
  readonly viewer: number;
  of(seat: number): string;
}

const gets = ({ duel: { board } }: Words, names: Names, scores: readonly number[]): string[] =>
  scores.flatMap((vp, seat) => {
    if (vp === 0) return [];
    return [seat === names.viewer ? board.youScore(vp) : board.scores(names.of(seat), vp)];
  });

/** What may be planted on an empty space, for eyes and ears. */
export function plantable(words: Words, { colours }: SpaceOnRing, all: number): string {
  const { board } = words.duel;
  if (colours.length === 0) return board.notYet;
  if (colours.length === all) return board.anyColour;
  return board.colours(colours.map((colour) => words.game.colour(colour)));
}

export function spaceLabel(
  words: Words,
  names: Names,
  space: SpaceOnRing,
  all: number,
  can: boolean,
): string {
  const { board, game } = words.duel;
  const [patch, place] = space.id.split('.').map(Number);
  const at = board.space(patch, place);
  if (space.tulip !== undefined)
    return [at, board.tulip(space.tulip), ...gets(words, names, space.scores)].join(', ');
  return [
    at,
    board.gives(game.effect(space.reward)),
    plantable(words, space, all),
    ...(can ? [board.canPlant] : []),
  ].join(', ');
}

export function millLabel(words: Words, names: Names, mill: MillOnRing, can: boolean): string {
  const { board, game } = words.duel;
  const [before, after] = mill.patches.map((patch) => patch + 1);
  const at = board.mill(before, after);
  if (mill.owner >= 0) {
    const whose = mill.owner === names.viewer ? board.yourWindmill : board.windmillOf(names.of(mill.owner));
    const own = mill.scores.map((vp, seat) => (seat === mill.owner ? vp : 0));
    return [at, whose, ...gets(words, names, own)].join(', ');
  }
  const rewards = mill.rewards.map((it, side) =>
    board.reward(mill.patches[side] + 1, it && game.effect(it.reward)),
  );
  const worth = mill.scores[names.viewer];
  return [
    at,
    board.free,
    ...rewards,
    ...(worth > 0 ? [board.wouldScore(worth)] : []),
    ...(can ? [board.canBuild] : []),
  ].join(', ');
}
