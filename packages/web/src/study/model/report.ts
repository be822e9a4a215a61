import type { Estimate } from '@polder/bots';
import type { Grounds } from '@polder/core/text';
import type { Judged, Stretch } from '../../session/analysis.js';

/** What an analysis says about a game, turn by turn, in round figures. */

/** VP that something cost, and between which figures that lies. */
export interface Cost {
  readonly vp: number;
  readonly low: number;
  readonly high: number;
}

/**
 * `costly`: something else was clearly better. `level`: no clear difference. `best`: clearly better than all
 * else that was tried. `only`: there was no other way. `open`: not weighed yet.
 */
export type Verdict = 'costly' | 'level' | 'best' | 'only' | 'open';

export interface StretchReport<State> {
  readonly stretch: Stretch<State>;
  readonly verdict: Verdict;
  /** The best that was found instead. */
  readonly other: readonly string[] | undefined;
  /** Why that is better or worse. */
  readonly because: Grounds | undefined;
  readonly cost: Cost | undefined;
}

export interface TurnReport<State> {
  /** Where its first stretch begins; also its id. */
  readonly from: number;
  readonly part: Stretch<State>['part'];
  readonly round: number;
  readonly verdict: Verdict;
  readonly cost: Cost | undefined;
  /** Expected margin after the turn. Only of own turns. */
  readonly after: Margin | undefined;
  /** The same with the best that was found instead. */
  readonly before: number | undefined;
  readonly stretches: readonly StretchReport<State>[];
}

export interface Margin {
  readonly vp: number;
  readonly low: number;
  readonly high: number;
}

/** A difference below this is nobody's mistake: the bots' measure is not so fine. */
const LEAST = 1.5;
/** Nor do a few equal trials make it certain. */
const LEAST_ERROR = 0.5;
const SURE = 2;

function judgementOf(judged: Judged | undefined): { verdict: Verdict; cost: Cost | undefined } {
  if (!judged) return { verdict: 'open', cost: undefined };
  if (!judged.other) return { verdict: 'only', cost: undefined };
  const { better, error } = judged.other;
  const off = SURE * Math.max(error, LEAST_ERROR);
  if (better - off > 0 && better >= LEAST) {
    const vp = Math.round(better);
    const low = Math.max(1, Math.round(better - off));
    return { verdict: 'costly', cost: { vp, low, high: Math.max(vp, Math.round(better + off)) } };
  }
  return { verdict: better + off < 0 && better <= -LEAST ? 'best' : 'level', cost: undefined };
}

/** Several costs in one turn: each adds to it, and so does how far each may be off. */
function sumOf(costs: readonly Cost[]): Cost | undefined {
  if (costs.length === 0) return undefined;
  const sum = (of: (cost: Cost) => number): number => costs.reduce((all, cost) => all + of(cost), 0);
  const off = (of: (cost: Cost) => number): number => Math.sqrt(sum((cost) => (of(cost) - cost.vp) ** 2));
  const vp = sum((cost) => cost.vp);
  return {
    vp,
    low: Math.max(1, vp - Math.round(off((cost) => cost.low))),
    high: vp + Math.round(off((cost) => cost.high)),
  };
}

const marginOf = ({ value, low, high }: Estimate): Margin => ({
  vp: Math.round(value),
  low: Math.round(Math.min(low, value)),
  high: Math.round(Math.max(high, value)),
});

/** Of all stretches of a turn the gravest verdict. */
const ORDER: readonly Verdict[] = ['open', 'costly', 'level', 'best', 'only'];

export function reportOf<State>(
  stretches: readonly Stretch<State>[],
  judged: ReadonlyMap<number, Judged>,
): TurnReport<State>[] {
  const turns: StretchReport<State>[][] = [];
  for (const [i, stretch] of stretches.entries()) {
    const found = judged.get(stretch.from);
    const { keys, because } = found?.other ?? {};
    const report = { stretch, other: keys, because, ...judgementOf(found) };
    const before = stretches[i - 1];
    if (before && before.turn === stretch.turn && before.part === stretch.part) turns.at(-1)?.push(report);
    else turns.push([report]);
  }
  return turns.map((parts) => turnOf(parts, judged));
}

function turnOf<State>(
  parts: readonly StretchReport<State>[],
  judged: ReadonlyMap<number, Judged>,
): TurnReport<State> {
  const { from, part, round } = parts[0].stretch;
  const cost = sumOf(parts.flatMap((it) => it.cost ?? []));
  const margin = judged.get(parts[parts.length - 1].stretch.from)?.margin;
  const after = margin && marginOf(margin);
  const verdict = ORDER.find((it) => parts.some((report) => report.verdict === it)) ?? 'open';
  const before = after && after.vp + (cost?.vp ?? 0);
  return { from, part, round, verdict, cost, after, before, stretches: parts };
}

/** The turns that cost most, the dearest first. */
export const costliest = <State>(turns: readonly TurnReport<State>[], most = 3): TurnReport<State>[] =>
  turns
    .filter(({ cost }) => cost !== undefined)
    .sort((a, b) => (b.cost?.vp ?? 0) - (a.cost?.vp ?? 0))
    .slice(0, most);

/** A place of the curve: own turns in their order. */
export interface CurvePoint extends Margin {
  readonly from: number;
  readonly round: number;
  /** What the best that was found would have led to; the same where nothing was clearly better. */
  readonly best: number;
}

export const curveOf = <State>(turns: readonly TurnReport<State>[]): CurvePoint[] =>
  turns.flatMap(({ from, round, after, before }) =>
    after && before !== undefined ? [{ ...after, from, round, best: before }] : [],
  );
