import { IllegalChoice } from '../errors.js';
import type { Audience, Choice, Decision, Game, GameEvent, Result } from '../game.js';
import { hashState } from '../hash.js';
import { type History, loadHistory } from '../history.js';
import { isNotationKey, replayNotation, writeNotation } from '../notation.js';
import { below, type Random } from '../random.js';
import { isSame, must, mustEqual, roundTrip } from './equal.js';

/* The laws of one position of a game. A broken one throws a plain Error that says which. */

/** How far a resampled state is played on. */
const PLAY_ON = 5;

/** Plain data, whatever getters and classes the options are made of. */
export function plain(decisions: readonly Decision[]): Decision[] {
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

/** Every offered option applies. */
export function accepted<T>(key: string, choose: () => T): T {
  try {
    return choose();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`'${key}' is offered, but fails: ${why}`, { cause });
  }
}

export function checkDecisions(decisions: readonly Decision[], players: number): void {
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

/** What holds for a state at rest. */
export function checkState<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
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
export function checkIllegal<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  decisions: readonly Decision[],
  players: number,
  sampled: boolean,
): void {
  const before = roundTrip(state);
  const tried: (readonly [what: string, choice: Choice])[] = [];
  const refuse = (what: string, decision: number, seat: number, key: string): void => {
    const choice = { decision, seat, key };
    must(isRefused(game, state, choice), `${what} was accepted: ${JSON.stringify(choice)}`);
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
    isRefused(game, copy, choice);
    mustEqual(copy, before, `${what} was refused, but the state changed`);
  }
  mustEqual(state, before, 'Asking what is blocked changed the state');
}

function isRefused<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  choice: Choice,
): boolean {
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

/** A choice that was made. */
export interface Made<State, Event> {
  readonly key: string;
  /** A clone: it may be changed. */
  readonly before: State;
  readonly after: State;
  readonly events: readonly Event[];
}

/** The choice was made: its events are followed, one by one, in the full state and in every view. */
export function checkEvents<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { key, before, after, events }: Made<State, Event>,
  audiences: readonly Audience[],
  views: readonly State[],
): void {
  // As it would be sent: later changes of the state can't reach it.
  const sent = roundTrip(events);
  mustEqual(sent, events, `The events of '${key}' are not plain data`);
  for (const event of sent) {
    game.evolve(before, event);
    for (const [i, who] of audiences.entries()) {
      game.evolve(views[i], roundTrip(game.redact(event, who)));
      const law = `After ${event.type} of '${key}' the view of ${who} and its evolved view differ`;
      mustEqual(game.view(before, who), views[i], law);
    }
  }
  mustEqual(before, after, `The events of '${key}' do not add up to the state after it`);
}

export function checkAllOptions<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  { id, seat, options }: Decision,
): void {
  const before = roundTrip(state);
  for (const { key } of options) {
    const copy = game.clone(state);
    accepted(key, () => game.choose(copy, { decision: id, seat, key }));
    const goesOn = game.decisions(copy).length > 0 || game.result(copy) !== undefined;
    must(goesOn, `'${key}' leads to a dead end`);
    mustEqual(state, before, `'${key}' on a clone changed the original`);
  }
}

export function checkResample<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  who: Audience,
  decisions: readonly Decision[],
  probe: Random,
  seed: string,
): void {
  const view = roundTrip(game.view(state, who));
  const guess = game.resample(view, who, seed);
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

export function checkUndo<Options, State, Event extends GameEvent>(
  history: History<Options, State, Event>,
  seat: number,
  hashes: readonly string[],
  probe: Random,
): void {
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

export function checkResult<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  { standings, winners }: Result,
): void {
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
export function checkRecords<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  history: History<Options, State, Event>,
): string {
  const saved = history.save();
  const { options, seed } = saved;
  const loaded = loadHistory(game, roundTrip(saved));
  mustEqual(loaded.state, history.state, 'The saved game has another state');
  const notation = writeNotation(game, { options, seed, choices: history.choices }, { hash: true });
  replayNotation(game, notation);
  return notation;
}
