import { type ItemSums, VP_PARTS } from './items.js';
import { WHOLE, wilson, Z95 } from './tally.js';

/** A share, or a difference of shares, with its 95% interval. */
export interface Estimate {
  readonly value: number;
  /** undefined: too few games to tell. */
  readonly interval?: readonly [low: number, high: number];
}

/** Below so many games no interval is given. */
export const FEWEST_GAMES = 20;

/** A seat's share of the victories may differ so much from the fair one. */
export const SEAT_SLACK = 0.03;
/** A lift above this stands out. */
export const LIFT_LIMIT = 0.08;
/** Taken in less than this share of so many chances or more: it stands out too. */
export const RARE_SHARE = 0.03;
export const RARE_CHANCES = 100;
/** No chance of it in so many games or more: nothing is known of it. */
export const NEVER_GAMES = 500;
/** Turns of each player in a game of the right length, and mean VP in the right range. */
export const LENGTH = { least: 12, most: 18 } as const;
export const SCORES = { least: 90, most: 170 } as const;

/** What is known of an item. Shares are of 1. */
export interface ItemStats {
  readonly chances: number;
  readonly taken: number;
  readonly share: number | undefined;
  readonly games: number;
  /** Win share of those who took it minus the fair share: all of their games. */
  readonly raw?: Estimate;
  /** The same in mixed games only, where others at the same table did not take it. */
  readonly lift?: Estimate;
  readonly mixed: number;
  /** Mean VP of takers minus that of others, in mixed games. */
  readonly margin?: number;
  readonly flags: readonly Flag[];
}

/** Why an item stands out. */
export type Flag =
  /** `clearly`: the whole interval lies beyond the limit. */
  { readonly kind: 'lifts' | 'costs'; readonly clearly: boolean } | { readonly kind: 'rare' | 'never' };

export const isAboutWins = ({ kind }: Flag): boolean => kind === 'lifts' || kind === 'costs';

/** Sums by game: wins above the fair share, takers, their squares and products. */
interface Sums {
  readonly games: number;
  readonly ahead: number;
  readonly takers: number;
  readonly ahead2: number;
  readonly aheadTakers: number;
  readonly takers2: number;
  /** Variance of the wins of all takers if nothing but chance decided. */
  readonly chance: number;
}

/**
 * A ratio of sums, and its error from the games' distances to it: games are independent of each other,
 * the seats of one are not. Never surer than chance alone allows: if all takers lost, they may be few.
 */
function ratio({ games, ahead, takers, ahead2, aheadTakers, takers2, chance }: Sums): Estimate {
  const value = ahead / takers;
  if (games < FEWEST_GAMES) return { value };
  const distance = ahead2 - 2 * value * aheadTakers + value * value * takers2;
  const error = Math.sqrt(Math.max((distance * games) / (games - 1), chance)) / takers;
  return { value, interval: [value - Z95 * error, value + Z95 * error] };
}

/** `played`: games of the table, whether it came up in them or not. */
export function itemStats(sums: ItemSums, seats: number, played: number): ItemStats {
  const { chances, taken, games, takers, mixed, mixedTakers, takers2, margin } = sums;
  const together = {
    ahead: sums.ahead / WHOLE,
    ahead2: sums.ahead2 / (WHOLE * WHOLE),
    aheadTakers: sums.aheadTakers / WHOLE,
    chance: mixedTakers / seats - takers2 / (seats * seats),
  };
  // Where all seats took it, they have their fair share together: nothing is added but takers.
  const all = { ...together, games, takers, takers2: takers2 + (games - mixed) * seats * seats };
  const stats = {
    ...{ chances, taken, games, mixed },
    share: chances > 0 ? taken / chances : undefined,
    ...(takers > 0 && { raw: ratio(all) }),
    ...(mixed > 0 && {
      lift: ratio({ ...together, games: mixed, takers: mixedTakers, takers2 }),
      margin: margin / VP_PARTS / mixed,
    }),
  };
  return { ...stats, flags: flagsOf(stats, played) };
}

function flagsOf({ chances, share, lift }: Omit<ItemStats, 'flags'>, played: number): Flag[] {
  const flags: Flag[] = [];
  if (lift?.interval && Math.abs(lift.value) > LIFT_LIMIT) {
    const [low, high] = lift.interval;
    if (low > 0) flags.push({ kind: 'lifts', clearly: low > LIFT_LIMIT });
    else if (high < 0) flags.push({ kind: 'costs', clearly: high < -LIFT_LIMIT });
  }
  if (chances >= RARE_CHANCES && share !== undefined && share < RARE_SHARE) flags.push({ kind: 'rare' });
  if (chances === 0 && played >= NEVER_GAMES) flags.push({ kind: 'never' });
  return flags;
}

const LIMIT_WORDS = `more than ${LIFT_LIMIT * 100} points`;
const FLAG_WORDS: Readonly<Record<Flag['kind'], string>> = {
  lifts: `lifts its taker by ${LIMIT_WORDS}`,
  costs: `costs its taker ${LIMIT_WORDS}`,
  rare: `taken in under ${RARE_SHARE * 100}% of its chances`,
  never: 'never came up',
};

export const flagWords = (flag: Flag): string =>
  `${'clearly' in flag && flag.clearly ? 'clearly ' : ''}${FLAG_WORDS[flag.kind]}`;

/** How fair a seat is. */
export interface SeatStats {
  readonly share: number;
  readonly interval: readonly [low: number, high: number];
  readonly fair: number;
  /** Its share differs from the fair one by no more than SEAT_SLACK. */
  readonly within: boolean;
  /** The whole interval says the same. */
  readonly sure: boolean;
}

export function seatStats(wins: number, games: number, seats: number): SeatStats {
  const share = wins / WHOLE / games;
  const interval = wilson(share, games);
  const fair = 1 / seats;
  const [least, most] = [fair - SEAT_SLACK, fair + SEAT_SLACK];
  const within = share >= least && share <= most;
  const [low, high] = interval;
  const sure = within ? low >= least && high <= most : high < least || low > most;
  return { share, interval, fair, within, sure };
}

const SLACK_WORDS = `${SEAT_SLACK * 100} points of fair`;

export const seatWords = ({ within, sure }: SeatStats): string =>
  `${within ? 'within' : 'not within'} ${SLACK_WORDS}${sure ? '' : ' (open)'}`;

/** Whether a mean is in its range, in words. */
export const rangeWords = (mean: number, { least, most }: { least: number; most: number }): string =>
  `${mean >= least && mean <= most ? 'within' : 'not within'} ${least} to ${most}`;

/** Of the games, those whose length is right. */
export function lengthShare(lengths: Readonly<Record<number, number>>, games: number): number {
  const right = Object.entries(lengths).filter(
    ([rounds]) => Number(rounds) >= LENGTH.least && Number(rounds) <= LENGTH.most,
  );
  return right.reduce((sum, [, n]) => sum + n, 0) / games;
}
