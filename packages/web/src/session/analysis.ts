import {
  type Alternative,
  type BotModel,
  type Budget,
  type CompareBudget,
  compare,
  type Estimate,
  foresee,
} from '@polder/bots';
import type { Answer, Decision, Game, GameEvent, SavedGame, Seat } from '@polder/core';
import type { AnyState } from './rules.js';

/**
 * What a seat chose in a row, knowing the same all the time: from a question up to the choice that showed
 * something hidden or passed the turn on. A turn has one or several of them.
 */
export interface Stretch<State> {
  readonly seat: Seat;
  /** Choices made before it: where a branch would begin. */
  readonly from: number;
  readonly keys: readonly string[];
  /** What the seat could see then, and what it was asked. */
  readonly view: State;
  readonly decision: Decision;
  /** Before the first turn, in the seat's own turn, or asked in another's. */
  readonly part: 'setup' | 'turn' | 'answer';
  /** 0: before the first turn. */
  readonly round: number;
  /** Choices made when the turn began: the same for all stretches of a turn. */
  readonly turn: number;
}

/** Everything that a seat had to decide in a game, as it was played. Where there was nothing to choose from is left out. */
export function stretchesOf<Options, State extends AnyState, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { options, seed }: Pick<SavedGame<Options>, 'options' | 'seed'>,
  choices: readonly Answer[],
  seat: Seat,
): Stretch<State>[] {
  const state = game.setup(options, seed);
  const found: Stretch<State>[] = [];
  let keys: string[] = [];
  let open: Omit<Stretch<State>, 'keys'> | undefined;
  let real = false;
  let turn = 0;
  const close = (): void => {
    if (open && real) found.push({ ...open, keys });
    open = undefined;
    keys = [];
    real = false;
  };
  for (const [from, choice] of choices.entries()) {
    const decision = game.decisions(state).find((it) => it.seat === choice.seat);
    if (!decision) throw new Error(`Seat ${choice.seat} is not asked after ${from} choices.`);
    if (choice.seat !== seat) close();
    else {
      open ??= { seat, from, view: game.view(state, seat), decision, turn, ...whenOf(state, seat) };
      keys.push(choice.key);
      real ||= decision.options.length > 1;
    }
    const events = game.choose(state, { decision: decision.id, ...choice });
    if (events.some(({ type }) => type === 'turn')) turn = from + 1;
    if (turn === from + 1 || events.some(({ reveals }) => reveals)) close();
  }
  close();
  return found;
}

function whenOf({ turn }: AnyState, seat: Seat): Pick<Stretch<AnyState>, 'part' | 'round'> {
  if (turn.round === 0) return { part: 'setup', round: 0 };
  return { part: turn.seat === seat ? 'turn' : 'answer', round: turn.round };
}

/** What was found out about a stretch. */
export interface Judged {
  /** Of the stretch. */
  readonly from: number;
  /** The best that could have been chosen instead; undefined: there was no other way. */
  readonly other: Alternative | undefined;
  /** How the game might have ended after it; only of the last stretch of an own turn. */
  readonly margin: Estimate | undefined;
}

/** For each stretch of a game. */
export interface AnalysisBudget {
  readonly compare: CompareBudget;
  readonly foresee: Budget;
}

/** Judges a stretch by what its seat could see. The same budget in simulations gives the same on every machine. */
export function judge<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { from, view, decision, keys }: Stretch<State>,
  closesTurn: boolean,
  budget: AnalysisBudget,
): Judged {
  const seed = `analysis/${from}`;
  return {
    from,
    other: compare(known, view, decision, keys, seed, budget.compare),
    margin: closesTurn ? foresee(known, view, decision, keys, seed, budget.foresee) : undefined,
  };
}

/** The last stretch of each own turn. */
export const closingOf = <State>(stretches: readonly Stretch<State>[]): ReadonlySet<number> =>
  new Set(
    stretches
      .filter(({ part, turn }, i) => part === 'turn' && stretches[i + 1]?.turn !== turn)
      .map(({ from }) => from),
  );

/**
 * As many simulations as a game of this length allows in half a minute or so; a slow machine is stopped by
 * the clock. To play on to the end takes longer the earlier the turn is, so earlier turns get more time.
 * `toTheEnd`: against the Gardener ways are compared by how the game ends.
 */
export function budgetsFor<State>(stretches: readonly Stretch<State>[], toTheEnd = false): AnalysisBudget[] {
  const count = stretches.length;
  const closing = closingOf(stretches);
  const turns = closing.size;
  let left = turns;
  return stretches.map(({ from }) => {
    const share = left / (turns * (turns + 1) * 0.5);
    if (closing.has(from)) left--;
    return {
      compare: { simulations: within(60, 200, COMPARISONS / count), ms: COMPARE_MS / count, toTheEnd },
      foresee: { simulations: within(12, 24, PLAYOUTS / turns), ms: FORESEE_MS * share },
    };
  });
}
const within = (least: number, most: number, n: number): number =>
  Math.round(Math.min(most, Math.max(least, n)));
const COMPARISONS = 2600;
const PLAYOUTS = 280;
const COMPARE_MS = 32_000;
const FORESEE_MS = 22_000;
