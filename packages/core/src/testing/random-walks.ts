import type { Decision, Game, GameEvent } from '../game.js';
import { hashState } from '../hash.js';
import type { Answer } from '../history.js';
import { writeNotation } from '../notation.js';
import { below, type Random, seedRandom } from '../random.js';

/** Which option to take. */
export type Picker = (decision: Decision, random: Random) => number;

/** The weight of the first pattern that fits an option's key, 1 if none does. */
export type Weights = readonly (readonly [pattern: RegExp, weight: number])[];

const GRAIN = 1_000_000;

/** Chooses by weights: purely random players see little of a game. */
export function weighted(weights: Weights): Picker {
  const weightOf = (key: string): number => weights.find(([pattern]) => pattern.test(key))?.[1] ?? 1;
  return ({ options }, random) => {
    const shares = options.map((option) => weightOf(option.key));
    let rest = (below(random, GRAIN) / GRAIN) * shares.reduce((a, b) => a + b, 0);
    const found = shares.findIndex((share) => {
      rest -= share;
      return rest < 0;
    });
    return found < 0 ? shares.length - 1 : found;
  };
}

/** One of those who are asked. */
function anyOf(decisions: readonly Decision[], random: Random): Decision {
  return decisions.length === 1 ? decisions[0] : decisions[below(random, decisions.length)];
}

/** The choices of a whole game. */
export function randomWalk<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  pick: Picker,
  onEvents?: (events: readonly Event[], state: State) => void,
): Answer[] {
  const random = seedRandom(seed);
  const state = game.setup(options, seed);
  const choices: Answer[] = [];
  for (let open = game.decisions(state); open.length > 0; open = game.decisions(state)) {
    const decision = anyOf(open, random);
    const { id, seat } = decision;
    const { key } = decision.options[pick(decision, random)];
    choices.push({ seat, key });
    const events = game.choose(state, { decision: id, seat, key });
    onEvents?.(events, state);
  }
  return choices;
}

/** A game written down in full, to be compared with what is stored. */
export interface Recording {
  readonly notation: string;
  /** The hash of the state after each choice, one a line; last that of the playthrough. */
  readonly hashes: string;
  /** Each decision with all that it offers and blocks, and what was chosen. */
  readonly playthrough: string;
}

/**
 * Everything about a game, as it is kept in fixtures/. `round`: for the numbering of its decisions;
 * `reasons`: the sentences of what is blocked.
 */
export function record<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  choices: readonly Answer[],
  round: (state: State) => number,
  reasons: Readonly<Record<string, string>>,
): Recording {
  const state = game.setup(options, seed);
  const hashes: string[] = [];
  const lines = [
    '; Every decision with all its options (> is the one chosen), what was blocked by which rule, and the events.',
  ];
  for (const { seat, key } of choices) {
    const open = game.decisions(state).find((decision) => decision.seat === seat);
    if (!open) throw new Error(`Seat ${seat} is not asked.`);
    const keys = open.options.map((option) => (option.key === key ? `>${option.key}` : option.key));
    const at = `${round(state)}.${open.id}`;
    lines.push(`${at} p${seat + 1} ${open.ask} [${open.source}] ${keys.join(' ')}`);
    lines.push(...blockedLines(game, state, seat, reasons));
    const events = game.choose(state, { decision: open.id, seat, key });
    lines.push(`      ${events.map((event) => event.type).join(' ')}`);
    hashes.push(hashState(state));
  }
  for (const sheet of game.scores(state)) {
    const parts = sheet.lines.filter((line) => line.vp !== 0).map((line) => `${line.source} ${line.vp}`);
    lines.push(`p${sheet.seat + 1}: ${sheet.vp} VP = ${parts.join(', ')}`);
  }
  const playthrough = `${lines.join('\n')}\n`;
  return {
    notation: writeNotation(game, { options, seed, choices }, { hash: true }),
    hashes: `${hashes.join('\n')}\nplaythrough ${hashState(playthrough)}\n`,
    playthrough,
  };
}

/** What can't be chosen, a line for each reason. */
function blockedLines<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  seat: number,
  reasons: Readonly<Record<string, string>>,
): string[] {
  const keys = new Map<string, string[]>();
  for (const { key, rule, reason } of game.blocked(state, seat)) {
    const why = `${rule}, ${reasons[reason]}`;
    keys.set(why, [...(keys.get(why) ?? []), key]);
  }
  return [...keys].map(([why, list]) => `      not ${list.join(' ')}: ${why}`);
}
