import { centralOf, type DuelState, type Effects, editionOf, rival, type TileKind } from '@polder/duel';

export type Wheel = 'personal' | 'central';

/** A section of a wheel: what is printed there, or the tile that covers it (D-ENH). */
export interface Section {
  readonly wheel: Wheel;
  /** From 0, in the order in which they come to the mesh. */
  readonly index: number;
  readonly effects: Effects;
  readonly kind: TileKind | 'printed';
}

/** The two sections that mesh on one player's side. */
export interface Pair {
  readonly personal: Section;
  readonly central: Section;
}

export function sectionsOf(view: DuelState, seat: number, wheel: Wheel): Section[] {
  const { wheels, tiles } = editionOf(view);
  const laid = wheel === 'personal' ? view.players[seat].wheel : view.centralTiles;
  return wheels[wheel].map((effects, index) => {
    const tile = tiles[laid[index]];
    if (tile === undefined) return { wheel, index, effects, kind: 'printed' };
    return { wheel, index, effects: tile.effects, kind: tile.kind };
  });
}

/** Sections that mesh with a seat's wheel after so many further steps: all wheels turn alike (D-TRN-1). */
export function meshAfter(view: DuelState, seat: number, steps = 0): Readonly<Record<Wheel, number>> {
  return {
    personal: (view.personal + steps) % view.players[seat].wheel.length,
    central: (centralOf(view, seat) + steps) % view.centralTiles.length,
  };
}

export function pairAfter(view: DuelState, seat: number, steps = 0): Pair {
  const at = meshAfter(view, seat, steps);
  return {
    personal: sectionsOf(view, seat, 'personal')[at.personal],
    central: sectionsOf(view, seat, 'central')[at.central],
  };
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/** After so many steps the pairs come again. */
export function pairings({ players: [player], centralTiles }: DuelState): number {
  const [personal, central] = [player.wheel.length, centralTiles.length];
  return (personal * central) / greatestDivisor(personal, central);
}

/**
 * The position of all wheels as one number of steps: as if they had started with the first sections meshing
 * on this seat's side. Of those that look alike the one nearest to `shown`, so that wheels turn the short way.
 */
export function stepsOf(view: DuelState, seat: number, shown = 0): number {
  const round = pairings(view);
  const [personal, central] = [view.players[seat].wheel.length, view.centralTiles.length];
  const at = meshAfter(view, seat);
  const isThere = (steps: number): boolean =>
    steps % personal === at.personal && steps % central === at.central;
  const first = Array.from({ length: round }, (_, steps) => steps).find(isThere) ?? 0;
  return first + round * Math.round((shown - first) / round);
}

/** `doing`: under way. `rest`: somebody else acts, or the wheels have not turned in this turn yet. */
export type Standing = 'rest' | 'open' | 'doing' | 'done';

/** How the pair of a seat stands in this turn. In a follow-up only the Central section counts (D-TRN-4). */
export function standing(view: DuelState, seat: number): Readonly<Record<Wheel, Standing>> {
  const { turn, frames, over } = view;
  const top = frames[frames.length - 1];
  const waits = over || turn.actor !== seat || top === undefined || top.kind === 'rotate';
  if (waits) return { personal: 'rest', central: 'rest' };
  if (turn.actor !== turn.seat)
    return { personal: 'rest', central: top.kind === 'followUp' ? 'open' : 'doing' };
  const actions = frames.find((frame) => frame.kind === 'actions');
  if (actions?.kind !== 'actions') return { personal: 'rest', central: 'rest' };
  const begun: Standing = top === actions ? 'done' : 'doing';
  const after = (bit: number): Standing => (actions.done & bit ? begun : 'open');
  return { personal: after(1), central: after(2) };
}

/** What both players will have after so many steps. */
export interface Ahead {
  readonly steps: number;
  readonly own: Pair;
  readonly rival: Pair;
}

/** The pairs of the next so many steps, with tiles as they are now. */
export const aheadOf = (view: DuelState, seat: number, count: number): Ahead[] =>
  Array.from({ length: count }, (_, i) => ({
    steps: i + 1,
    own: pairAfter(view, seat, i + 1),
    rival: pairAfter(view, rival(seat), i + 1),
  }));
