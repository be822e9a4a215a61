import { IllegalChoice } from '../errors.js';
import type { Audience, Choice, Decision, Game, GameEvent, Result } from '../game.js';
import { hashState } from '../hash.js';
import { type Answer, type History, loadHistory, openHistory } from '../history.js';
import { isNotationKey, openScribe, replayNotation, writeNotation } from '../notation.js';
import { below, type Random, seedRandom, split } from '../random.js';

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
/** How far a resampled state is played on. */
const PLAY_ON = 5;

function must(law: unknown, message: string): asserts law {
  if (!law) throw new Error(message);
}

const roundTrip = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Plain data, whatever getters and classes the options are made of. */
function plain(decisions: readonly Decision[]): Decision[] {
  return decisions.map(({ id, seat, ask, source, options }) => ({
    ...{ id, seat, ask, source },
    options: options.map(({ key, target }) => (target === undefined ? { key } : { key, target })),
  }));
}

const told = (decisions: readonly Decision[]): string => JSON.stringify(plain(decisions));

/** The paths at which `value` is null and `full` is something. */
function nullsBeyond(value: unknown, full: unknown, path = 'state'): string[] {
  if (value === null) return full === null ? [] : [path];
  if (typeof value !== 'object') return [];
  const inFull = (key: string): unknown => (full as Record<string, unknown> | null | undefined)?.[key];
  return Object.entries(value).flatMap(([key, inner]) => nullsBeyond(inner, inFull(key), `${path}.${key}`));
}

/** The first place where two plain values part, for the message. */
function difference(a: unknown, b: unknown, path = 'state'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return a === b ? '' : `${path} is ${JSON.stringify(a)} against ${JSON.stringify(b)}`;
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = difference(left[key], right[key], `${path}.${key}`);
    if (found) return found;
  }
  return '';
}

/** True: surely equal. Quick, because nearly always they are; the hash decides about the rest. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !isSame(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let keys = 0;
  for (const key in left) {
    if (left[key] === undefined || !isSame(left[key], right[key])) return false;
    keys++;
  }
  for (const _ in right) keys--;
  return keys === 0;
}

function mustEqual(a: unknown, b: unknown, message: string): void {
  if (!isSame(a, b) && hashState(a) !== hashState(b)) throw new Error(`${message}: ${difference(a, b)}`);
}

/** Every offered option applies. */
function accepted<T>(key: string, choose: () => T): T {
  try {
    return choose();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`'${key}' is offered, but fails: ${why}`, { cause });
  }
}

function checkDecisions(decisions: readonly Decision[], players: number): void {
  must(new Set(decisions.map((d) => d.seat)).size === decisions.length, 'A seat is asked twice at once');
  for (const { id, seat, ask, source, options } of decisions) {
    const what = `decision ${id} (${ask})`;
    must(Number.isSafeInteger(id) && id >= 0, `${what} has a bad id`);
    must(Number.isInteger(seat) && seat >= 0 && seat < players, `${what} asks seat ${seat} of ${players}`);
    must(ask !== '' && source !== '', `${what} has no name or no source`);
    must(options.length > 0, `${what} offers nothing`);
    const keys = options.map((option) => option.key);
    const twice = keys.find((key, i) => keys.indexOf(key) !== i);
    must(twice === undefined, `${what} offers '${twice}' twice`);
    const unwritten = keys.find((key) => !isNotationKey(key));
    must(unwritten === undefined, `${what} has the key '${unwritten}', which notation can't hold`);
  }
}

/** Plays one random game to its end and checks the laws on the way. */
export function walk<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  options: Options,
  seed: string,
  walkOptions: WalkOptions<State, Event> = {},
): WalkReport<State> {
  const { conserve, onEvent, sample = SAMPLE, bound = BOUND } = walkOptions;
  // Not the same steps in every game.
  const offset = below(seedRandom(`${seed}/offset`), sample);
  const pick = walkOptions.pick ?? ((decision, r) => below(r, decision.options.length));
  const random = seedRandom(`${seed}/walk`);
  // Apart from the other, so that the game does not depend on how often it is checked.
  const probe = split(random, 0);
  const scribe = openScribe(game, options, seed);
  let step = 0;
  try {
    return run();
  } catch (error) {
    const law = error instanceof Error ? error.message : String(error);
    const where = `${game.id}, seed ${JSON.stringify(seed)}, step ${step}`;
    throw new Error(`${law}\n(${where})\n${scribe.text()}`, { cause: error });
  }

  function run(): WalkReport<State> {
    const history = openHistory(game, options, seed);
    const players = game.scores(history.state).length;
    const audiences: Audience[] = ['table', ...Array.from({ length: players }, (_, seat) => seat)];
    /** What each audience has pieced together from its first view and the events it was sent. */
    const views = audiences.map((who) => roundTrip(game.view(history.state, who)));
    const hashes: string[] = [];
    const answered = new Array<number>(players).fill(-1);
    let events = 0;

    for (; ; step++) {
      const { state } = history;
      const decisions = game.decisions(state);
      const sampled = (step + offset) % sample === 0;
      hashes.push(hashState(state));
      checkDecisions(decisions, players);
      checkState(state, decisions, audiences, views);
      conserve?.(state);
      checkIllegal(state, decisions, players, sampled);
      if (decisions.length === 0) break;
      must(step < bound, `The game does not end within ${bound} choices`);
      for (const d of decisions) must(d.id > answered[d.seat], `Decision ${d.id} comes a second time`);
      if (sampled) {
        for (const decision of decisions) checkAllOptions(state, decision);
        for (const who of audiences) checkResample(state, who, decisions);
      }
      const decision = decisions[below(random, decisions.length)];
      const happened = takeStep(history, decision, audiences, views);
      answered[decision.seat] = decision.id;
      events += happened.length;
      for (const event of happened) onEvent?.(event, history.state);
      if (sampled) checkUndo(history, decision.seat, hashes);
    }

    const result = game.result(history.state);
    must(result, 'The game is over without a result');
    checkResult(history.state, result);
    const notation = checkRecords(history);
    const { state, choices } = history;
    const hash = hashState(state);
    return { seed, steps: step, turns: scribe.turns, events, choices, notation, hash, state, result };
  }

  /** What holds for a state at rest. */
  function checkState(
    state: State,
    decisions: readonly Decision[],
    audiences: readonly Audience[],
    views: readonly State[],
  ): void {
    const asked = told(decisions);
    const over = decisions.length === 0;
    const ended = game.result(state) !== undefined;
    must(ended === over, over ? 'No result at the end' : 'A result before the end');

    const copy = roundTrip(state);
    mustEqual(copy, state, 'A round trip through JSON changes the state');
    must(told(game.decisions(copy)) === asked, 'A round trip through JSON changes the decisions');
    mustEqual(game.clone(state), state, 'A clone is not equal');

    for (const [i, who] of audiences.entries()) {
      const view = game.view(state, who);
      mustEqual(view, views[i], `The view of ${who} is not what its events add up to`);
      const seen = told(game.decisions(view));
      must(seen === asked, `The view of ${who} has other decisions: ${seen} against ${asked}`);
    }

    for (const [seat, sheet] of game.scores(state).entries()) {
      const sum = sheet.lines.reduce((total, line) => total + line.vp, 0);
      must(sheet.seat === seat, `Scoresheet ${seat} is of seat ${sheet.seat}`);
      must(sheet.vp === sum, `Seat ${seat} has ${sheet.vp} VP, but its lines add up to ${sum}`);
    }
  }

  /** What is not offered is refused, and nothing changes. */
  function checkIllegal(
    state: State,
    decisions: readonly Decision[],
    players: number,
    sampled: boolean,
  ): void {
    const before = roundTrip(state);
    const tried: (readonly [what: string, choice: Choice])[] = [];
    const refuse = (what: string, decision: number, seat: number, key: string): void => {
      const choice = { decision, seat, key };
      must(isRefused(state, choice), `${what} was accepted: ${JSON.stringify(choice)}`);
      tried.push([what, choice]);
    };
    if (decisions.length === 0) refuse('A choice after the end', 0, 0, 'end');
    for (const { id, seat, options } of decisions) {
      const { key } = options[0];
      refuse('An unknown key', id, seat, 'no-such-key');
      refuse('A stale decision', id - 1, seat, key);
      refuse('A decision to come', id + 1, seat, key);
      for (let other = -1; other <= players; other++) {
        if (!decisions.some((d) => d.seat === other)) refuse('A wrong seat', id, other, key);
      }
      if (!sampled) continue;
      const allBlocked = game.blocked(state, seat);
      const seen = game.blocked(game.view(state, seat), seat);
      mustEqual(seen, allBlocked, `Seat ${seat} sees other things blocked`);
      for (const blocked of allBlocked) {
        must(blocked.rule !== '' && blocked.reason !== '', `'${blocked.key}' is blocked without a reason`);
        refuse('A blocked key', id, seat, blocked.key);
      }
    }
    if (isSame(state, before)) return;
    // One of them did it: each by itself.
    for (const [what, choice] of tried) {
      const copy = roundTrip(before);
      isRefused(copy, choice);
      mustEqual(copy, before, `${what} was refused, but the state changed`);
    }
    mustEqual(state, before, 'Asking what is blocked changed the state');
  }

  function isRefused(state: State, choice: Choice): boolean {
    // Refusals by the thousand: nobody reads where they come from (V8 alone counts the lines of that).
    const traces = Error as unknown as { stackTraceLimit: number | undefined };
    const { stackTraceLimit } = traces;
    traces.stackTraceLimit = 0;
    try {
      game.choose(state, choice);
      return false;
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      return true;
    } finally {
      traces.stackTraceLimit = stackTraceLimit;
    }
  }

  /** Makes the choice and follows its events, one by one, in the full state and in every view. */
  function takeStep(
    history: History<Options, State, Event>,
    decision: Decision,
    audiences: readonly Audience[],
    views: readonly State[],
  ): readonly Event[] {
    const { id, seat } = decision;
    const index = pick(decision, random);
    must(decision.options[index] !== undefined, `pick gave ${index} of ${decision.options.length} options`);
    const { key } = decision.options[index];
    const before = game.clone(history.state);
    const kept = hashState(before);
    const follower = game.clone(before);

    const events = accepted(key, () => history.choose({ decision: id, seat, key }));
    scribe.add(plain([decision])[0], key, events);
    must(hashState(before) === kept, `'${key}' changed a clone that was taken before it`);
    // As it would be sent: later changes of the state can't reach it.
    const sent = roundTrip(events);
    mustEqual(sent, events, `The events of '${key}' are not plain data`);

    for (const event of sent) {
      game.evolve(follower, event);
      for (const [i, who] of audiences.entries()) {
        game.evolve(views[i], roundTrip(game.redact(event, who)));
        const law = `After ${event.type} of '${key}' the view of ${who} and its evolved view differ`;
        mustEqual(game.view(follower, who), views[i], law);
      }
    }
    mustEqual(follower, history.state, `The events of '${key}' do not add up to the state after it`);
    return events;
  }

  function checkAllOptions(state: State, { id, seat, options }: Decision): void {
    const before = roundTrip(state);
    for (const { key } of options) {
      const copy = game.clone(state);
      accepted(key, () => game.choose(copy, { decision: id, seat, key }));
      const goesOn = game.decisions(copy).length > 0 || game.result(copy) !== undefined;
      must(goesOn, `'${key}' leads to a dead end`);
      mustEqual(state, before, `'${key}' on a clone changed the original`);
    }
  }

  function checkResample(state: State, who: Audience, decisions: readonly Decision[]): void {
    const view = roundTrip(game.view(state, who));
    const guess = game.resample(view, who, `${seed}/${step}/${who}`);
    mustEqual(view, game.view(state, who), `Resampling for ${who} changed the view`);
    mustEqual(game.view(guess, who), view, `Resampling for ${who} changed what it sees`);
    must(told(game.decisions(guess)) === told(decisions), `Resampling for ${who} changed the decisions`);
    const nulls = nullsBeyond(guess, state);
    must(nulls.length === 0, `Resampling for ${who} left null at ${nulls.slice(0, 5).join(', ')}`);
    for (let i = 0; i < PLAY_ON; i++) {
      const [decision] = game.decisions(guess);
      if (!decision) break;
      const { key } = decision.options[below(probe, decision.options.length)];
      accepted(key, () => game.choose(guess, { decision: decision.id, seat: decision.seat, key }));
    }
  }

  function checkUndo(history: History<Options, State, Event>, seat: number, hashes: readonly string[]): void {
    const { steps } = history.undoable(seat);
    if (steps === 0) return;
    const count = 1 + below(probe, steps);
    const after = hashState(history.state);
    history.undo(seat, count);
    must(
      hashState(history.state) === hashes[hashes.length - count],
      `Undo of ${count} is not the state before`,
    );
    history.redo(seat, count);
    must(hashState(history.state) === after, `Undo and redo of ${count} is not the identity`);
  }

  function checkResult(state: State, { standings, winners }: Result): void {
    const scores = game.scores(state);
    for (const [i, { seat, rank, vp }] of standings.entries()) {
      must(scores[seat]?.vp === vp, `Seat ${seat} has ${vp} VP in the result, but not on its scoresheet`);
      must(i === 0 || standings[i - 1].rank <= rank, 'The standings are not in order of rank');
    }
    for (const seat of winners)
      must(
        standings.some((s) => s.seat === seat),
        `Winner ${seat} has no standing`,
      );
  }

  /** A finished game can be written down and played again. Returns its notation. */
  function checkRecords(history: History<Options, State, Event>): string {
    const loaded = loadHistory(game, roundTrip(history.save()));
    mustEqual(loaded.state, history.state, 'The saved game has another state');
    const notation = writeNotation(game, { options, seed, choices: history.choices }, { hash: true });
    replayNotation(game, notation);
    return notation;
  }
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
