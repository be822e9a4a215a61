import type { Audience, Decision, Game, GameEvent, Result } from '../game.js';
import { hashState } from '../hash.js';
import { type Answer, type History, openHistory } from '../history.js';
import { openScribe, type Scribe } from '../notation.js';
import { below, type Random, seedRandom, split } from '../random.js';
import { must, roundTrip } from './equal.js';
import {
  accepted,
  checkAllOptions,
  checkDecisions,
  checkEvents,
  checkIllegal,
  checkRecords,
  checkResample,
  checkResult,
  checkState,
  checkUndo,
  type Made,
  plain,
} from './law-checks.js';

/*
 * The laws that every game keeps, checked on every step of one random game. A broken law throws a plain
 * Error with the law, the seed, the step and the notation so far.
 */

/** How a random game is played while the laws are checked. */
export interface WalkOptions<State, Event extends GameEvent> {
  /** Which option to take; any by default. */
  readonly pick?: (decision: Decision, random: Random) => number;
  /** The game's own checks, at every step. Throws if something is wrong. */
  readonly conserve?: (state: State) => void;
  /** Sees every event and the state after its choice, for example to count what was covered. */
  readonly onEvent?: (event: Event, state: State) => void;
  /** The checks that cost much are made at every n-th step. */
  readonly sample?: number;
  /** More choices than any game can have. */
  readonly bound?: number;
}

/** What a random game was like. */
export interface WalkReport<State> {
  readonly seed: string;
  readonly steps: number;
  readonly turns: number;
  readonly events: number;
  readonly choices: readonly Answer[];
  readonly notation: string;
  readonly hash: string;
  readonly state: State;
  readonly result: Result;
}

const SAMPLE = 7;
const BOUND = 20_000;
/** Plays one random game to its end and checks the laws on the way. */
export function walk<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  walkOptions: WalkOptions<State, Event> = {},
): WalkReport<State> {
  const scribe = openScribe(game, options, seed);
  const at = { step: 0 };
  try {
    return walkOn(game, openHistory(game, options, seed), seed, scribe, at, walkOptions);
  } catch (error) {
    const law = error instanceof Error ? error.message : String(error);
    const where = `${game.id}, seed ${JSON.stringify(seed)}, step ${at.step}`;
    throw new Error(`${law}\n(${where})\n${scribe.text()}`, { cause: error });
  }
}

/** `at` says, also when something throws, how far it came. */
function walkOn<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  history: History<Options, State, Event>,
  seed: string,
  scribe: Scribe,
  at: { step: number },
  { conserve, onEvent, sample = SAMPLE, bound = BOUND, pick = anyOption }: WalkOptions<State, Event>,
): WalkReport<State> {
  // Not the same steps in every game.
  const offset = below(seedRandom(`${seed}/offset`), sample);
  const random = seedRandom(`${seed}/walk`);
  // Apart from the other, so that the game does not depend on how often it is checked.
  const probe = split(random, 0);
  const players = game.scores(history.state).length;
  const audiences: Audience[] = ['table', ...Array.from({ length: players }, (_, seat) => seat)];
  /** What each audience has pieced together from its first view and the events it was sent. */
  const views = audiences.map((who) => roundTrip(game.view(history.state, who)));
  const hashes: string[] = [];
  const answered = new Array<number>(players).fill(-1);
  let events = 0;

  for (; ; at.step++) {
    const { state } = history;
    const decisions = game.decisions(state);
    const sampled = (at.step + offset) % sample === 0;
    hashes.push(hashState(state));
    checkDecisions(decisions, players);
    checkState(game, state, decisions, audiences, views);
    conserve?.(state);
    checkIllegal(game, state, decisions, players, sampled);
    if (decisions.length === 0) break;
    must(at.step < bound, `The game does not end within ${bound} choices`);
    for (const d of decisions) must(d.id > answered[d.seat], `Decision ${d.id} comes a second time`);
    if (sampled) {
      for (const decision of decisions) checkAllOptions(game, state, decision);
      for (const who of audiences)
        checkResample(game, state, who, decisions, probe, `${seed}/${at.step}/${who}`);
    }
    const decision = decisions[below(random, decisions.length)];
    const made = choose(game, history, decision, pick(decision, random), scribe);
    checkEvents(game, made, audiences, views);
    answered[decision.seat] = decision.id;
    events += made.events.length;
    for (const event of made.events) onEvent?.(event, history.state);
    if (sampled) checkUndo(history, decision.seat, hashes, probe);
  }

  const { state, choices } = history;
  const result = game.result(state);
  must(result, 'The game is over without a result');
  checkResult(game, state, result);
  const notation = checkRecords(game, history);
  const hash = hashState(state);
  return { seed, steps: at.step, turns: scribe.turns, events, choices, notation, hash, state, result };
}

const anyOption = (decision: Decision, random: Random): number => below(random, decision.options.length);

function choose<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  history: History<Options, State, Event>,
  decision: Decision,
  index: number,
  scribe: Scribe,
): Made<State, Event> {
  const { id, seat, options } = decision;
  must(options[index] !== undefined, `pick gave ${index} of ${options.length} options`);
  const { key } = options[index];
  const before = game.clone(history.state);
  const hash = hashState(before);
  const events = accepted(key, () => history.choose({ decision: id, seat, key }));
  scribe.add(plain([decision])[0], key, events);
  must(hashState(before) === hash, `'${key}' changed a clone that was taken before it`);
  return { key, before, after: history.state, events };
}

/** Plays the same seed and choices twice: every step must be the same. Returns the last hash. */
export function sameGame<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
): string {
  const name = `${game.id}, seed ${JSON.stringify(seed)}`;
  const play = (): string[] => {
    const random = seedRandom(`${seed}/same`);
    const state = game.setup(options, seed);
    const hashes = [hashState(state)];
    for (let step = 0; step < BOUND; step++) {
      const decisions = game.decisions(state);
      if (decisions.length === 0) return hashes;
      const { id, seat, options: offered } = decisions[below(random, decisions.length)];
      const { key } = offered[below(random, offered.length)];
      const events = game.choose(state, { decision: id, seat, key });
      hashes.push(hashState({ state, events }));
    }
    throw new Error(`${name}: the game does not end within ${BOUND} choices`);
  };
  const first = play();
  const second = play();
  const step = first.findIndex((hash, i) => hash !== second[i]);
  must(step < 0, `${name}: two equal games part at step ${step}`);
  return first[first.length - 1];
}
