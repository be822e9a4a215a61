import type { GameEvent, Seat } from '@polder/core';
import type { Ground, Grounds } from '@polder/core/text';
import { NO_WEIGHT, strongestRival } from './evaluation.js';
import type { BotModel } from './look-ahead.js';
import type { TurnLine } from './turns.js';

/** A turn, and what came of it in trials; without trials its end alone counts. */
export interface Outcome<State> {
  readonly line: Pick<TurnLine<State>, 'state'>;
  /** By how many VP the seat is expected to end ahead. */
  readonly value: number;
  /** Where the trials stopped, deal by deal. */
  readonly ends?: readonly State[];
}

/** What is left of the game counts otherwise now. */
const LENGTH = 'length';
/** What the turns after it bring; of a rival: that another one is the strongest. */
const FOLLOWS = 'follows';
/** What a net sees in a position beyond the features. */
const POSITION = 'position';

/**
 * Why one turn is better than another for a seat, by named features: at the end of the turn, and what the turns
 * after it changed in the trials. The parts add up to the difference of the values.
 */
export function groundsOf<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  seat: Seat,
  one: Outcome<State>,
  other: Outcome<State>,
): Grounds {
  const atEnd = pairOf(known, seat, one.line.state, other.line.state);
  const deals = Math.min(one.ends?.length ?? 0, other.ends?.length ?? 0);
  const trials: Pair[] = [];
  for (let i = 0; i < deals; i++)
    trials.push(pairOf(known, seat, (one.ends ?? [])[i], (other.ends ?? [])[i]));
  const parts: Ground[] = [...atEnd.parts.values()];
  if (deals > 0) parts.push(...laterParts(atEnd, trials));
  const vp = one.value - other.value;
  const explained = parts.reduce((sum, part) => sum + part.vp, 0);
  parts.push({ feature: POSITION, of: 'own', vp: vp - explained, more: 0 });
  const rival = trials.every((pair) => pair.rival === atEnd.rival) ? atEnd.rival : -1;
  return { vp, rival, parts: parts.filter((part) => Math.abs(part.vp) > NOTHING) };
}

/** What is left after sums of fractions. */
const NOTHING = 1e-9;

/** What the turns after it changed, on the average. */
function laterParts({ parts }: Pair, trials: readonly Pair[]): Ground[] {
  const ids = new Map([parts, ...trials.map((pair) => pair.parts)].flatMap((all) => [...all]));
  return [...ids].map(([id, { feature, of }]): Ground => {
    const sum = trials.reduce((all, pair) => all + (pair.parts.get(id)?.vp ?? 0), 0);
    const vp = sum / trials.length - (parts.get(id)?.vp ?? 0);
    return feature === LENGTH ? { feature, of, vp, more: 0 } : { feature, of, vp, more: 0, later: true };
  });
}

/** Two positions beside each other. */
interface Pair {
  /** The strongest rival; -1: not the same in both. */
  readonly rival: Seat;
  readonly parts: ReadonlyMap<string, Ground>;
}

function pairOf<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  seat: Seat,
  a: State,
  b: State,
): Pair {
  const { evaluation } = known;
  const parts = new Map<string, Ground>();
  const add = (part: Ground): void => {
    const id = `${part.of} ${part.feature}`;
    parts.set(id, { ...part, vp: part.vp + (parts.get(id)?.vp ?? 0) });
  };
  for (const part of partsOf(known, a, b, seat)) add(part);
  const [rival, otherRival] = [strongestRival(evaluation, a, seat), strongestRival(evaluation, b, seat)];
  if (rival !== otherRival) {
    const more = evaluation.expect(a, rival) - evaluation.expect(b, otherRival);
    add({ feature: FOLLOWS, of: 'rival', vp: -more, more: 0 });
    return { rival: -1, parts };
  }
  // A longer game is longer for both.
  if (rival >= 0)
    for (const { feature, vp, more } of partsOf(known, a, b, rival))
      add({ feature, of: feature === LENGTH ? 'own' : 'rival', vp: -vp, more: -more });
  return { rival, parts };
}

/**
 * The features of a seat in two positions. How much of the game is left changes all weights: that is a part of its
 * own, so that a feature that is the same in both makes no difference.
 */
function partsOf<Options, State, Event extends GameEvent>(
  { game, evaluation }: BotModel<Options, State, Event>,
  a: State,
  b: State,
  seat: Seat,
): Ground[] {
  const { measure } = evaluation;
  const { weights } = (measure.solo?.(a) && evaluation.solo) || evaluation;
  const rows = [a, b].map((state) => {
    const row = measure.features.map(() => 0);
    measure.measure(state, seat, row);
    return row;
  });
  const ahead = [measure.horizon(a, seat), measure.horizon(b, seat)];
  const factors = (weight: { readonly now: number; readonly ahead: number }): number[] =>
    ahead.map((share) => (share === 0 ? 0 : weight.now + weight.ahead * share));
  const base = factors(weights.base);
  let length = base[0] - base[1];
  const parts: Ground[] = [];
  for (const [i, feature] of measure.features.entries()) {
    if (i === 0) continue;
    const [one, other] = factors(weights.of[feature] ?? NO_WEIGHT);
    const more = rows[0][i] - rows[1][i];
    parts.push({ feature, of: 'own', vp: ((one + other) / 2) * more, more });
    length += ((one - other) * (rows[0][i] + rows[1][i])) / 2;
  }
  parts.push({ feature: LENGTH, of: 'own', vp: length, more: 0 });
  return [
    ...parts,
    ...scored(game.scores(a)[seat], game.scores(b)[seat], rows[0][0] - rows[1][0], measure.features[0]),
  ];
}

interface Sheet {
  readonly lines: readonly { readonly source: string; readonly vp: number }[];
}

/** The VP so far, by where they come from. */
function scored(one: Sheet, other: Sheet, whole: number, feature: string): Ground[] {
  const by = new Map<string, number>();
  for (const { source, vp } of one.lines) by.set(source, (by.get(source) ?? 0) + vp);
  for (const { source, vp } of other.lines) by.set(source, (by.get(source) ?? 0) - vp);
  let left = whole;
  const parts = [...by].map(([source, vp]): Ground => {
    left -= vp;
    return { feature: `${feature}.${source}`, of: 'own', vp, more: vp };
  });
  return [...parts, { feature, of: 'own', vp: left, more: left }];
}
