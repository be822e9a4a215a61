import type { Result, Scoresheet, Seat } from '@polder/core';
import { type Group, type GroupName, nameOf, pointsIn, type TieBreak } from './groups.js';

/** Points of the winner and of the second in a group. */
export interface Compared {
  readonly name: GroupName;
  readonly first: number;
  readonly second: number;
}

/**
 * How a game was decided, as plain data. `by` is what made the largest difference between winner and second,
 * `against` where the second had more. A tie says which rule broke it.
 */
export type Verdict =
  | { readonly type: 'alone'; readonly winner: Seat }
  | {
      readonly type: 'won';
      readonly winner: Seat;
      readonly second: Seat;
      readonly margin: number;
      readonly by: Compared;
      readonly against: readonly Compared[];
    }
  | {
      readonly type: 'tie';
      readonly winner: Seat;
      readonly second: Seat;
      readonly vp: number;
      readonly rule: TieBreak;
      readonly first: number;
      readonly other: number;
    }
  /** A tie that the rules give to one of the two: against the Gardener it is lost. */
  | { readonly type: 'lostTie'; readonly winner: Seat; readonly second: Seat; readonly vp: number }
  | {
      readonly type: 'shared';
      readonly winners: readonly Seat[];
      readonly vp: number;
      readonly rules: readonly TieBreak[];
    };

export function verdictOf(
  { standings, winners }: Result,
  scores: readonly Scoresheet[],
  groups: readonly Group[],
  rules: readonly TieBreak[],
): Verdict {
  const [first, second] = standings;
  if (!second) return { type: 'alone', winner: first.seat };
  if (winners.length > 1) return { type: 'shared', winners, vp: first.vp, rules };
  const two = { winner: first.seat, second: second.seat };
  if (first.vp === second.vp) {
    const at = first.tieBreaks.findIndex((n, i) => n !== second.tieBreaks[i]);
    const rule = rules[at];
    if (rule === undefined) return { type: 'lostTie', ...two, vp: first.vp };
    const [a, b] = [first.tieBreaks[at], second.tieBreaks[at]];
    return { type: 'tie', ...two, vp: first.vp, rule, first: a, other: b };
  }
  const sheets = [first, second].map(({ seat }) => sheetOf(scores, seat));
  const compared = groups.map((group) => ({
    name: nameOf(group, sheets),
    first: pointsIn(group, sheets[0]),
    second: pointsIn(group, sheets[1]),
  }));
  const lead = (it: Compared): number => it.first - it.second;
  const [by, ...rest] = [...compared].sort((a, b) => lead(b) - lead(a));
  const against = rest
    .filter((it) => lead(it) < 0 && it.second > 0)
    .reverse()
    .slice(0, 2);
  return { type: 'won', ...two, margin: first.vp - second.vp, by, against };
}

function sheetOf(scores: readonly Scoresheet[], seat: Seat): Scoresheet {
  const sheet = scores.find((it) => it.seat === seat);
  if (!sheet) throw new Error(`Seat ${seat} has no score sheet.`);
  return sheet;
}
