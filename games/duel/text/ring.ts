import {
  COLOURS,
  type Colour,
  closestSpaces,
  coloursAt,
  type DuelState,
  type Effect,
  editionOf,
  SPACES,
  spaceName,
} from '@polder/duel';
import { columnsOf } from './columns.js';

/** A space of a Patch. */
export interface SpaceOnRing {
  /** As in targets: '3.2'. */
  readonly id: string;
  /** From 0. */
  readonly patch: number;
  readonly reward: Effect;
  readonly tulip: Colour | undefined;
  /** Colours that may be planted there now (D-PLT). */
  readonly colours: readonly Colour[];
  /** Windmills beside its Patch, by seat. */
  readonly mills: readonly number[];
  /** VP for its tulip if the game ended now, by seat (D-SCO-2). */
  readonly scores: readonly number[];
}

/** What a Patch would give a Windmill beside it: the reward of its closest space without a tulip (D-BLD). */
export interface Closest {
  readonly space: string;
  readonly reward: Effect;
}

/** A Windmill space, between a Patch and the next one. */
export interface MillOnRing {
  /** As in targets: '3'. */
  readonly id: string;
  /** The Patches before and after it, from 0. */
  readonly patches: readonly [before: number, after: number];
  /** A seat, or -1. */
  readonly owner: number;
  readonly rewards: readonly [before: Closest | undefined, after: Closest | undefined];
  /** VP for the tulips around it if the game ended now and it were this seat's. */
  readonly scores: readonly number[];
}

const patchCount = ({ patches }: DuelState): number => patches.length / SPACES;

/** The Windmill spaces before and after a Patch. */
const millsAt = (view: DuelState, patch: number): readonly [number, number] => [
  (patch + patchCount(view) - 1) % patchCount(view),
  patch,
];

const hasMill = (view: DuelState, seat: number, mill: number): boolean =>
  ((view.players[seat].mills >> mill) & 1) === 1;

/** VP for a tulip, for each Windmill beside it: the emptied places of its column. */
const colourValue = (view: DuelState, seat: number, colour: number): number =>
  colour < 0 ? 0 : editionOf(view).columns[colour] - view.players[seat].columns[colour];

export function spacesOf(view: DuelState): SpaceOnRing[] {
  const rewards = editionOf(view).patches.flat();
  return view.patches.map((colour, space) => {
    const patch = Math.floor(space / SPACES);
    const fits = coloursAt(view, space);
    const mills = view.players.map(
      (_, seat) => millsAt(view, patch).filter((mill) => hasMill(view, seat, mill)).length,
    );
    return {
      id: spaceName(space),
      patch,
      reward: rewards[space],
      tulip: COLOURS[colour],
      colours: COLOURS.filter((_, i) => (fits >> i) & 1),
      mills,
      scores: mills.map((n, seat) => n * colourValue(view, seat, colour)),
    };
  });
}

export function millsOf(view: DuelState): MillOnRing[] {
  const rewards = editionOf(view).patches.flat();
  const closest = (space: number): Closest | undefined =>
    space < 0 ? undefined : { space: spaceName(space), reward: rewards[space] };
  return Array.from({ length: patchCount(view) }, (_, mill) => {
    const after = (mill + 1) % patchCount(view);
    const [first, second] = closestSpaces(view, mill);
    const around = [mill, after].flatMap((patch) => view.patches.slice(patch * SPACES, (patch + 1) * SPACES));
    return {
      id: `${mill + 1}`,
      patches: [mill, after],
      owner: view.players.findIndex((_, seat) => hasMill(view, seat, mill)),
      rewards: [closest(first), closest(second)],
      scores: view.players.map((_, seat) =>
        around.reduce((sum, colour) => sum + colourValue(view, seat, colour), 0),
      ),
    };
  });
}

/**
 * VP more at the end for a Windmill of this column on this space (D-SCO-2): the tulips around it count, and
 * those of its colour count one more at all of the seat's Windmills. -1: no column is chosen yet.
 */
export function worthOfMill(view: DuelState, seat: number, mill: MillOnRing, column: number): number {
  const spaces = mill.patches.flatMap((patch) => view.patches.slice(patch * SPACES, (patch + 1) * SPACES));
  const here = column < 0 ? 0 : spaces.filter((colour) => colour === column).length;
  return mill.scores[seat] + here + (columnsOf(view, seat)[column]?.tulips ?? 0);
}

// What is selected

export function newTulips(view: DuelState, after: DuelState): ReadonlyMap<string, Colour> {
  const planted = new Map<string, Colour>();
  after.patches.forEach((colour, space) => {
    if (colour >= 0 && colour !== view.patches[space]) planted.set(spaceName(space), COLOURS[colour]);
  });
  return planted;
}

/** By space, with their owner. */
export function newMills(view: DuelState, after: DuelState): ReadonlyMap<string, number> {
  const built = millsOf(after).filter(({ owner }, mill) => owner >= 0 && !hasMill(view, owner, mill));
  return new Map(built.map(({ id, owner }) => [id, owner]));
}
