import { WHOLE } from '@polder/bots/balance';
import type { Rotation } from './rotation.js';
import { addTimes, newTimes, type Times } from './times.js';

/** Sums over the rotations of a pairing. Whole numbers only, so that the order of adding can't matter. */
export interface PairingTally {
  games: number;
  /** Of the challenger, in parts of WHOLE: a shared victory is shared. */
  wins: number;
  /** Of the challenger, and of all others together. */
  vp: [challenger: number, others: number];
  /** Challenger's VP minus those of the best other; the squares are of whole rotations. */
  margin: number;
  marginSquares: number;
  rounds: number;
  choices: number;
  /** By deal: how many others the challenger left behind, in halves, for a shared rank counts half. */
  beaten: Map<number, number>;
  /** Of the challenger's turns and of the others'. */
  times: readonly [Times, Times];
}

export const newPairingTally = (): PairingTally => ({
  games: 0,
  wins: 0,
  vp: [0, 0],
  margin: 0,
  marginSquares: 0,
  rounds: 0,
  choices: 0,
  beaten: new Map(),
  times: [newTimes(), newTimes()],
});

/** A deal that is there already is not counted again. */
export function countRotation(tally: PairingTally, { deal, games, times }: Rotation): void {
  if (tally.beaten.has(deal)) return;
  let margin = 0;
  let beaten = 0;
  for (const [seat, { vp, ranks, rounds, choices }] of games.entries()) {
    const others = vp.filter((_, it) => it !== seat);
    tally.games++;
    if (ranks[seat] === 1) tally.wins += WHOLE / ranks.filter((rank) => rank === 1).length;
    tally.vp[0] += vp[seat];
    tally.vp[1] += sum(others);
    tally.rounds += rounds;
    tally.choices += choices;
    margin += vp[seat] - Math.max(...others);
    // All but itself, which has its own rank.
    beaten += sum(ranks.map((rank) => 1 + Math.sign(rank - ranks[seat]))) - 1;
  }
  tally.margin += margin;
  tally.marginSquares += margin * margin;
  tally.beaten.set(deal, beaten);
  for (const [side, part] of times.entries()) addTimes(tally.times[side], part);
}

/** The mean margin of a game and its standard error, by whole rotations; NaN for a single one. */
export function marginOf({ games, margin, marginSquares, beaten }: PairingTally): {
  readonly mean: number;
  readonly error: number;
} {
  const n = beaten.size;
  const variance = Math.max(0, marginSquares - (margin * margin) / n) / (n - 1);
  return { mean: margin / games, error: (Math.sqrt(variance / n) * n) / games };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
