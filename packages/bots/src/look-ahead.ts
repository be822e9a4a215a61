import type { Choice, Decision, Game, GameEvent, Option } from '@polder/core';
import { type Evaluation, margin, type Value } from './evaluation.js';
import type { NetInputs } from './net/inputs.js';
import type { Learned } from './net/learned.js';

/** A game and how to judge it: all that a bot knows. */
export interface BotModel<Options, State, Event extends GameEvent> {
  readonly game: Game<Options, State, Event>;
  readonly evaluation: Evaluation<State>;
  /**
   * The options that are worth a look, at least one: those left out come again later in the turn, and it makes no
   * difference when they are chosen. Undefined: all are.
   */
  readonly worthTrying?: (state: State, decision: Decision) => readonly Option[];
  /** VP that make errors of the weaker levels cost as much as in other games: by the arena. */
  readonly unit?: number;
  /** What a net would see; undefined: nobody has written it for this game. */
  readonly inputs?: NetInputs<State>;
  /** A net that knows better what the ends of turns are worth. */
  readonly learned?: Learned<State>;
}

/** What the ends of turns are worth, by the net if there is one. */
export const endValue = <Options, State, Event extends GameEvent>({
  evaluation,
  learned,
}: BotModel<Options, State, Event>): Value<State> =>
  learned?.value ?? ((state, seat) => margin(evaluation, state, seat));

/** Who is to choose; undefined: the game is over. */
export function openFor<Options, State, Event extends GameEvent>(
  { game }: BotModel<Options, State, Event>,
  state: State,
): Decision | undefined {
  return game.decisions(state)[0];
}

/** What the search looks at. */
export const optionsOf = <Options, State, Event extends GameEvent>(
  { worthTrying }: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
): readonly Option[] => worthTrying?.(state, decision) ?? decision.options;

export const choiceOf = ({ id, seat }: Decision, key: string): Choice => ({ decision: id, seat, key });

/** The turn has passed on, or the game is over. */
export function endsTurn(events: readonly GameEvent[]): boolean {
  for (const { type } of events) if (type === 'turn' || type === 'over') return true;
  return false;
}

/** The option that looks best to the seat that is asked, one choice ahead. */
export function greedyKey<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  state: State,
  decision: Decision,
): string {
  const { game, evaluation } = known;
  const options = optionsOf(known, state, decision);
  let best = options[0].key;
  let most = Number.NEGATIVE_INFINITY;
  for (const { key } of options) {
    const after = game.clone(state);
    game.choose(after, choiceOf(decision, key));
    const value = margin(evaluation, after, decision.seat);
    if (value > most) {
      most = value;
      best = key;
    }
  }
  return best;
}
