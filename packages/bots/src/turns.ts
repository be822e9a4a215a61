import { type Decision, type GameEvent, hashState } from '@polder/core';
import { margin, type Value } from './evaluation.js';
import { type BotModel, choiceOf, endsTurn, greedyKey, openFor, optionsOf } from './look-ahead.js';

/** What a turn can lead to: the choices of one seat up to where the turn has passed on. */
export interface TurnLine<State> {
  readonly keys: readonly string[];
  /** So many up to the first that shows something hidden: what follows may come otherwise. -1: all. */
  readonly sure: number;
  /** The position afterwards. */
  readonly state: State;
  /** The margin expected there. */
  readonly value: number;
}

/** Those of a line that surely can be made in a row. */
export const sureKeys = <State>({ keys, sure }: TurnLine<State>): readonly string[] =>
  sure < 0 ? keys : keys.slice(0, sure);

export interface Breadth {
  /** Positions kept after each choice of a branch. */
  readonly width: number;
  /** Positions looked at; beyond that only the best one is followed to the end of the turn. */
  readonly cap: number;
}

/** The first choices of a turn (how far the wheels turn) can't be compared before it is done. */
const BRANCHING = 2;

interface Node<State> {
  readonly before: Node<State> | undefined;
  readonly key: string;
  readonly depth: number;
  readonly sure: number;
  readonly state: State;
  /** In the middle of a turn: the VP that the seat is expected to end with. At its end: the margin. */
  readonly value: number;
  /** Lines that begin alike are compared with each other only. */
  readonly branch: number;
}

const reveals = (events: readonly GameEvent[]): boolean => events.some((event) => event.reveals);

/**
 * The best turns of the seat that is asked, best first. Choice by choice the best positions are kept,
 * equal ones once; when somebody else is asked in between, the answer that looks best to them is taken.
 * The state must be whole (resampled): what it hides decides. `value` judges where a turn has ended, `inside` what
 * is kept before.
 */
export function bestTurns<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
  { width, cap }: Breadth,
  value: Value<State> = (at, who) => margin(known.evaluation, at, who),
  inside: Value<State> = known.evaluation.expect,
): TurnLine<State>[] {
  const { game } = known;
  const { seat } = decision;
  const done: Node<State>[] = [];
  let level: Node<State>[] = [{ before: undefined, key: '', depth: 0, sure: -1, state, value: 0, branch: 0 }];
  let seen = 0;
  let branches = 0;
  for (let depth = 1; level.length > 0; depth++) {
    const next: Node<State>[] = [];
    for (const before of level) {
      if (seen >= cap && next.length + done.length > 0) break;
      // Others may be asked at the same time.
      const open = before.before ? openFor(known, before.state) : decision;
      if (!open) continue;
      for (const { key } of optionsOf(known, before.state, open)) {
        seen++;
        const after = game.clone(before.state);
        const events = game.choose(after, choiceOf(open, key));
        const ended = endsTurn(events) || answerOthers(known, after, seat);
        const node = {
          before,
          key,
          depth,
          sure: before.sure < 0 && reveals(events) ? depth : before.sure,
          state: after,
          value: ended ? value(after, seat) : inside(after, seat),
          branch: depth <= BRANCHING ? branches++ : before.branch,
        };
        if (ended) done.push(node);
        else next.push(node);
      }
    }
    if (seen >= cap) level = distinct(next, done.length > 0 ? 0 : 1);
    else level = depth < BRANCHING ? next : keepEach(next, width);
  }
  return distinct(done, Math.max(width, MOST_LINES)).map(lineOf);
}

/** The best turn that begins with these choices; one that is not offered ends them. */
export function lineFrom<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
  keys: readonly string[],
  breadth: Breadth,
  value: Value<State> = (at, who) => margin(known.evaluation, at, who),
): TurnLine<State> {
  const { game } = known;
  const { seat } = decision;
  const after = game.clone(state);
  const made: string[] = [];
  let open: Decision | undefined = decision;
  let sure = -1;
  for (const key of keys) {
    if (!open?.options.some((option) => option.key === key)) break;
    const events = game.choose(after, choiceOf(open, key));
    made.push(key);
    if (sure < 0 && reveals(events)) sure = made.length;
    const ended = endsTurn(events) || answerOthers(known, after, seat);
    open = ended ? undefined : openFor(known, after);
    if (!open) break;
  }
  if (!open) return { keys: made, sure, state: after, value: value(after, seat) };
  const [best] = bestTurns(known, after, open, breadth, value);
  const then = best.sure < 0 ? -1 : best.sure + made.length;
  return { ...best, keys: [...made, ...best.keys], sure: sure < 0 ? then : sure };
}

function lineOf<State>(node: Node<State>): TurnLine<State> {
  const { sure, state, value } = node;
  const keys: string[] = [];
  for (let at = node; at.before; at = at.before) keys.push(at.key);
  return { keys: keys.reverse(), sure, state, value };
}

/** The best of each branch. */
function keepEach<State>(nodes: readonly Node<State>[], width: number): Node<State>[] {
  const branches = new Map<number, Node<State>[]>();
  for (const node of nodes) {
    const branch = branches.get(node.branch);
    if (branch) branch.push(node);
    else branches.set(node.branch, [node]);
  }
  return [...branches.values()].flatMap((branch) => distinct(branch, width));
}

const MOST_LINES = 16;

/** Others are asked in between: they answer greedily. True if the turn has passed on, or all is over. */
export function answerOthers<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  seat: number,
): boolean {
  for (let open = openFor(known, state); open; open = openFor(known, state)) {
    if (open.seat === seat) return false;
    const key = greedyKey(known, state, open);
    if (endsTurn(known.game.choose(state, choiceOf(open, key)))) return true;
  }
  return true;
}

/** The best of them, each position once. */
function distinct<State>(nodes: Node<State>[], count: number): Node<State>[] {
  nodes.sort((a, b) => b.value - a.value);
  const kept: Node<State>[] = [];
  const hashes = new Set<string>();
  for (const node of nodes) {
    if (kept.length === count) break;
    const last = kept[kept.length - 1];
    // Positions of different value can't be the same: only neighbours need a closer look.
    if (last !== undefined && last.value === node.value) {
      if (hashes.size === 0) hashes.add(hashState(last.state));
      const hash = hashState(node.state);
      if (hashes.has(hash)) continue;
      hashes.add(hash);
    } else hashes.clear();
    kept.push(node);
  }
  return kept;
}
