import { type Bot, type Budget, endValue, growerOf, LEVELS, playBots } from '@polder/bots';
import type { GameEvent } from '@polder/core';
import type { GameEntry, GameId, TableChoice } from '../games.js';
import { optionsOf, outcomeOf } from './self-play.js';
import { knownWith } from './with-net.js';

/** A player of a match: which search, with which net. */
export interface MatchPlayer {
  readonly level: 'grower' | 'master';
  readonly net?: Uint8Array;
  readonly budget: Budget;
}

/** A challenger among others, each deal once on each seat. Plain data: it is sent to workers. */
export interface MatchTask {
  readonly kind: 'match';
  readonly game: GameId;
  readonly table: TableChoice;
  readonly seed: string;
  readonly challenger: MatchPlayer;
  readonly others: MatchPlayer;
}

/** Of a deal, all seats together: the challenger's share of the victories and its margins. */
export interface MatchDeal {
  readonly wins: number;
  readonly margin: number;
  readonly vp: number;
  readonly times: readonly [own: readonly number[], others: readonly number[]];
  /** Where one plays alone: how the other has done on the same deal. */
  readonly other?: Alone;
}

/** A game against the game itself. */
export interface Alone {
  readonly wins: number;
  readonly margin: number;
}

const GROWER = { width: 4, cap: 1500 };

function botOf<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { level, net }: MatchPlayer,
): Bot<State> {
  const known = knownWith(entry, net);
  return level === 'grower' ? growerOf(known, GROWER, endValue(known)) : LEVELS.master(known);
}

export async function matchDeals<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { table, seed, challenger, others }: MatchTask,
  from: number,
  to: number,
): Promise<readonly MatchDeal[]> {
  const ours = botOf(entry, challenger);
  const theirs = botOf(entry, others);
  const { players } = table;
  const all = optionsOf(entry, table);
  return Array.from({ length: to - from }, (_, i) => {
    const options = all[(from + i) % all.length];
    const sum = { wins: 0, margin: 0, vp: 0 };
    const times: [number[], number[]] = [[], []];
    const alone = (bot: Bot<State>, { budget }: MatchPlayer, which: 0 | 1): Alone & { vp: number } => {
      const { state } = playBots(entry.known, options, `${seed}/${from + i}`, [bot], [budget], {
        now: () => performance.now(),
        turn: (_who, ms) => void times[which].push(ms),
      });
      const { vp, margins, wins } = outcomeOf(entry, state);
      return { vp: vp[0], margin: margins[0], wins: wins[0] };
    };
    if (players === 1) return { ...alone(ours, challenger, 0), other: alone(theirs, others, 1), times };
    for (let seat = 0; seat < players; seat++) {
      const at = (of: (isOurs: boolean) => void): void => {
        for (let other = 0; other < players; other++) of(other === seat);
      };
      const bots: Bot<State>[] = [];
      const budgets: Budget[] = [];
      at((isOurs) => {
        bots.push(isOurs ? ours : theirs);
        budgets.push(isOurs ? challenger.budget : others.budget);
      });
      const { state } = playBots(entry.known, options, `${seed}/${from + i}`, bots, budgets, {
        now: () => performance.now(),
        turn: (who, ms) => void times[who === seat ? 0 : 1].push(ms),
      });
      const { vp, margins, wins } = outcomeOf(entry, state);
      sum.wins += wins[seat];
      sum.margin += margins[seat];
      sum.vp += vp[seat];
    }
    return { ...sum, times };
  });
}

/** What a match says, in numbers. */
export interface MatchResult {
  readonly games: number;
  readonly wins: number;
  /** 95 %, from whole deals. */
  readonly interval: readonly [number, number];
  readonly margin: number;
  readonly vp: number;
  /** Where each plays alone: how the others have done on the same deals. */
  readonly others?: Alone;
  /** Median and 95th hundredth of the turns, in ms. */
  readonly ms: { readonly own: readonly [number, number]; readonly others: readonly [number, number] };
}

const Z = 1.96;

export function matchResult(deals: readonly MatchDeal[], seats: number): MatchResult {
  const n = deals.length;
  const mean = (of: (deal: MatchDeal) => number): number =>
    deals.reduce((sum, deal) => sum + of(deal), 0) / (n * seats);
  const wins = mean((deal) => deal.wins);
  const squares = deals.reduce((sum, deal) => sum + (deal.wins / seats - wins) ** 2, 0);
  const off = Z * Math.sqrt(squares / Math.max(1, n - 1) / n);
  const times = (which: 0 | 1): readonly [number, number] => {
    const all = deals.flatMap((deal) => deal.times[which]).sort((a, b) => a - b);
    const at = (share: number): number => Math.round(all[Math.floor(share * (all.length - 1))] ?? 0);
    return [at(0.5), at(0.95)];
  };
  return {
    games: n * seats,
    wins,
    interval: [Math.max(0, wins - off), Math.min(1, wins + off)],
    margin: mean((deal) => deal.margin),
    vp: mean((deal) => deal.vp),
    ...(seats === 1 && {
      others: {
        wins: mean(({ other }) => other?.wins ?? 0),
        margin: mean(({ other }) => other?.margin ?? 0),
      },
    }),
    ms: { own: times(0), others: times(1) },
  };
}

/** At least as good as the others. */
export const isAsGood = ({ wins, margin, others }: MatchResult, seats: number): boolean =>
  others ? margin >= others.margin : wins >= 1 / seats;

/** How many points of Elo a share of victories between two is. */
export function eloOf(share: number): number {
  const inside = Math.min(0.999, Math.max(0.001, share));
  return Math.round(400 * Math.log10(inside / (1 - inside)));
}

/** 'wins 80.5 % (74.1-86.9) of 128 games, Elo +246 (182 to 328)'. */
export function matchWords(
  { games, wins, interval, margin, vp, ms, others }: MatchResult,
  seats: number,
): string {
  const share = (value: number): string => (100 * value).toFixed(1);
  const elo = seats === 2 ? `, Elo ${eloOf(wins)} (${interval.map(eloOf).join(' to ')})` : '';
  const alone = others ? `, the other ${share(others.wins)} % (margin ${others.margin.toFixed(1)})` : '';
  return (
    `wins ${share(wins)} % (${interval.map(share).join('-')}) of ${games} games${elo}${alone}, ` +
    `margin ${margin.toFixed(1)}, ${vp.toFixed(0)} VP, ms a turn ${ms.own.join('/')} against ${ms.others.join('/')}`
  );
}
