import { IllegalChoice } from './errors.js';
import type { Blocked, Decision, Game, GameEvent, Result, Seat } from './game.js';
import { hashState } from './hash.js';
import type { Answer } from './history.js';
import { hashPlayed } from './proof.js';

/*
 * A whole game as text, one line per turn:
 *
 *   polder toy 1
 *   options {"players":2}
 *   seed "tulip"
 *
 *   0. p1 red low p2 white high
 *   1. p1 jar bed | deck | play:1 | end
 *   result p1=12 p2=9 winner p1
 *   hash 0123456789abcdef
 *
 * `p2` says who chooses from there on. `|` stands where another thing asks and is decoration. `;` starts a
 * comment, except in the `options` and `seed` lines. The last two lines are optional, and checked.
 */

/** A word of a notation and where it stands. */
export interface Word {
  readonly text: string;
  /** Both count from 1. */
  readonly line: number;
  readonly column: number;
}

/** A word and what it means. */
export type Token = Word &
  (
    | { readonly kind: 'turn'; readonly turn: number }
    | { readonly kind: 'seat'; readonly seat: Seat }
    | { readonly kind: 'key' }
  );

/** A text as it was read: its form is right, whether the game allows it is not known. */
export interface Notation {
  readonly game: Word;
  readonly version: Word;
  readonly options: Word & { readonly value: unknown };
  readonly seed: Word & { readonly value: string };
  readonly tokens: readonly Token[];
  readonly result?: readonly Word[];
  readonly hash?: Word;
}

/** A notation that can’t be read or played: where, what is wrong, and what could have stood there. */
export class NotationError extends Error {
  override readonly name = 'NotationError';
  readonly line: number;
  readonly column: number;
  constructor(
    at: { readonly line: number; readonly column: number },
    /** What is wrong, without the place and without what was offered. */
    readonly problem: string,
    /** What was offered there, if a choice does not fit. */
    readonly legal: string[] = [],
    options?: ErrorOptions,
  ) {
    super(`Line ${at.line}, column ${at.column}: ${problem}${listed(legal)}`, options);
    this.line = at.line;
    this.column = at.column;
  }
}

const LISTED = 12;

function listed(legal: readonly string[]): string {
  if (legal.length === 0) return '';
  const more = legal.length > LISTED ? ` ... and ${legal.length - LISTED} more` : '';
  return ` Offered: ${legal.slice(0, LISTED).join(' ')}${more}`;
}

const AFTER_THE_END = 'There is more text after the end of the game.';
const SEAT = /^p([1-9]\d*)$/;

/** Whether a key can stand in a line: no whitespace, no comment, not a seat's name, not decoration. */
export function isNotationKey(key: string): boolean {
  return /^[^\s;]+$/.test(key) && key !== '|' && !SEAT.test(key);
}

const seatName = (seat: Seat): string => `p${seat + 1}`;

// Writing

/** Writes a game down while it is played. */
export interface Scribe {
  /** How many turns have begun. */
  readonly turns: number;
  /** Writes down a choice and what came of it. */
  add(decision: Decision, key: string, events: readonly GameEvent[]): void;
  /** What was played so far. */
  text(): string;
}

/** Begins to write a game down. */
export function openScribe(game: { id: string; version: string }, options: unknown, seed: string): Scribe {
  const header = `polder ${game.id} ${game.version}\noptions ${JSON.stringify(options)}`;
  const lines = [header, `seed ${JSON.stringify(seed)}`, ''];
  let turns = 0;
  let words: string[] = [];
  let before: Decision | undefined;

  return {
    get turns() {
      return turns;
    },
    add(decision, key, events) {
      if (!isNotationKey(key)) throw new Error(`The key ${JSON.stringify(key)} can't be written down.`);
      if (words.length === 0) words.push(`${turns}.`);
      else if (before && before.source !== decision.source) words.push('|');
      if (before?.seat !== decision.seat) words.push(seatName(decision.seat));
      words.push(key);
      before = decision;
      const begun = events.filter((e) => e.type === 'turn').length;
      if (begun === 0) return;
      lines.push(words.join(' '));
      turns += begun;
      words = [];
      before = undefined;
    },
    text: () => `${[...lines, ...(words.length > 0 ? [words.join(' ')] : [])].join('\n')}\n`,
  };
}

function resultLine(result: Result): string {
  const standings = [...result.standings].sort((a, b) => a.seat - b.seat);
  const points = standings.map(({ seat, vp }) => `${seatName(seat)}=${vp}`);
  const winners = result.winners.length > 0 ? ['winner', ...result.winners.map(seatName)] : [];
  return ['result', ...points, ...winners].join(' ');
}

/** Replays the choices to know where turns begin. Throws IllegalChoice if they do not fit. */
export function writeNotation<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  record: { readonly options: Options; readonly seed: string; readonly choices: readonly Answer[] },
  { hash = false }: { readonly hash?: boolean } = {},
): string {
  const state = game.setup(record.options, record.seed);
  const scribe = openScribe(game, record.options, record.seed);
  for (const [index, { seat, key }] of record.choices.entries()) {
    const decision = game.decisions(state).find((d) => d.seat === seat);
    if (!decision) {
      const reason = `Choice ${index} (${key}): ${seatName(seat)} is not asked.`;
      throw new IllegalChoice('foreign', reason, { decision: index, seat, key });
    }
    scribe.add(decision, key, game.choose(state, { decision: decision.id, seat, key }));
  }
  const result = game.result(state);
  let text = scribe.text();
  if (result) text += `${resultLine(result)}\n`;
  if (hash) text += `hash ${hashState(state)}\n`;
  return text;
}

// Reading

/** The words of a line, without its comment. */
function wordsOf(text: string, line: number): Word[] {
  const end = text.indexOf(';');
  const code = end < 0 ? text : text.slice(0, end);
  return Array.from(code.matchAll(/\S+/g), (match) => ({ text: match[0], line, column: match.index + 1 }));
}

/** A header line that holds JSON. */
function readJson(text: string, line: number, name: string): Word & { value: unknown } {
  const match = new RegExp(`^\\s*${name}\\s+(?=\\S)`).exec(text);
  if (!match) throw new NotationError({ line, column: 1 }, `This line should be '${name}' and its JSON.`);
  const at = { text: text.slice(match[0].length).trimEnd(), line, column: match[0].length + 1 };
  try {
    return { ...at, value: JSON.parse(at.text) as unknown };
  } catch (cause) {
    throw new NotationError(at, `What follows '${name}' is not JSON.`, [], { cause });
  }
}

function readTurn(words: readonly Word[]): Token[] {
  const [first, second] = words;
  if (!/^\d{1,9}\.$/.test(first.text)) {
    throw new NotationError(first, `A line begins with the number of its turn, not '${first.text}'.`);
  }
  if (!second || !SEAT.test(second.text)) {
    throw new NotationError(second ?? first, 'After the number of the turn comes who chooses, as in p1.');
  }
  const tokens: Token[] = [{ ...first, kind: 'turn', turn: Number.parseInt(first.text, 10) }];
  for (const word of words.slice(1)) {
    const seat = SEAT.exec(word.text);
    if (seat) tokens.push({ ...word, kind: 'seat', seat: Number(seat[1]) - 1 });
    else if (word.text !== '|') tokens.push({ ...word, kind: 'key' });
  }
  const idle = tokens.find((token, i) => token.kind === 'seat' && tokens[i + 1]?.kind !== 'key');
  if (idle) throw new NotationError(idle, `Nothing is chosen by ${idle.text} here.`);
  return tokens;
}

/** Reads the form only. */
export function readNotation(text: string): Notation {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  let at = 0;
  /** The next line with anything on it. */
  const next = (): Word[] | undefined => {
    while (at < lines.length) {
      const words = wordsOf(lines[at], ++at);
      if (words.length > 0) return words;
    }
    return undefined;
  };
  const json = (name: string): Word & { value: unknown } => {
    const words = next();
    if (!words) throw new NotationError({ line: at, column: 1 }, `The text ends before its '${name}' line.`);
    return readJson(lines[at - 1], at, name);
  };

  const first = next();
  if (!first) throw new NotationError({ line: 1, column: 1 }, 'The text is empty.');
  const [polder, game, version] = first;
  if (polder.text !== 'polder' || first.length !== 3) {
    throw new NotationError(polder, `The first line should be 'polder', the game and its version.`);
  }
  const options = json('options');
  const { value: seed, ...seedAt } = json('seed');
  if (typeof seed !== 'string') throw new NotationError(seedAt, 'The seed should be a JSON string.');

  const tokens: Token[] = [];
  let result: readonly Word[] | undefined;
  let hash: Word | undefined;
  for (let words = next(); words; words = next()) {
    const [head] = words;
    if (head.text === 'result' && !result) result = words;
    else if (head.text === 'hash' && !hash) hash = readHash(words);
    else if (result || hash) throw new NotationError(head, AFTER_THE_END);
    else for (const token of readTurn(words)) tokens.push(token);
  }
  return {
    ...{ game, version, options, seed: { ...seedAt, value: seed }, tokens },
    ...(result && { result }),
    ...(hash && { hash }),
  };
}

function readHash(words: readonly Word[]): Word {
  const [head, hash] = words;
  if (words.length !== 2 || !/^[0-9a-f]{16}$/.test(hash.text)) {
    throw new NotationError(hash ?? head, `'hash' is followed by 16 hexadecimal digits.`);
  }
  return hash;
}

// Replaying

/** A game that was played from its notation. */
export interface Replayed<Options, State> {
  readonly state: State;
  readonly options: Options;
  readonly seed: string;
  readonly choices: readonly Answer[];
}

/** Plays a text through the rules. Whatever does not fit throws a NotationError that says where. */
export function replayNotation<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  text: string,
  onStep?: (state: State, decision: Decision, key: string, events: readonly Event[]) => void,
  /** In words, why something can't be chosen; without it the error names the reason's id. */
  say: (blocked: Blocked) => string = ({ reason }) => reason,
): Replayed<Options, State> {
  const notation = readNotation(text);
  const state = setUp(game, notation);
  const choices: Answer[] = [];
  let turns = 0;
  /** The turn of the line being read. */
  let written = -1;
  /** Who chooses, and where it is said if that is just before the choice. */
  let speaker: { readonly seat: Seat; readonly at?: Word } = { seat: 0 };

  for (const token of notation.tokens) {
    if (token.kind === 'seat') {
      speaker = { seat: token.seat, at: token };
      continue;
    }
    const at = (token.kind === 'key' && speaker.at) || token;
    if (game.result(state)) throw new NotationError(at, AFTER_THE_END);
    if (token.kind === 'turn') {
      if (token.turn !== turns) throw new NotationError(token, `This is turn ${turns}, not ${token.turn}.`);
      if (written === turns) throw new NotationError(token, `Turn ${turns} goes on in one line.`);
      written = turns;
      continue;
    }
    if (written !== turns) throw new NotationError(at, `Turn ${turns} begins here, on a line of its own.`);
    const { seat } = speaker;
    const key = token.text;
    const decision = findDecision(game, state, seat, at);
    checkOffered(game, state, decision, token, say);
    const events = game.choose(state, { decision: decision.id, seat, key });
    turns += events.filter((e) => e.type === 'turn').length;
    choices.push({ seat, key });
    speaker = { seat };
    onStep?.(state, decision, key, events);
  }
  checkResult(game.result(state), notation.result);
  // With the printed values in its options or without, it is the same game.
  if (notation.hash && ![hashState(state), hashPlayed(state)].includes(notation.hash.text)) {
    throw new NotationError(notation.hash, `The state's hash is ${hashState(state)} here.`);
  }
  // The text's options passed setup: they are what the game calls options.
  return { state, options: notation.options.value as Options, seed: notation.seed.value, choices };
}

function setUp<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  { game: id, version, options, seed }: Notation,
): State {
  if (id.text !== game.id) throw new NotationError(id, `This is a game of '${id.text}', not '${game.id}'.`);
  if (version.text !== game.version) {
    throw new NotationError(version, `The rules' version is '${game.version}', not '${version.text}'.`);
  }
  try {
    return game.setup(options.value as Options, seed.value);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new NotationError(options, `The game can't be set up: ${why}`, [], { cause });
  }
}

function findDecision<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  seat: Seat,
  at: Word,
): Decision {
  const asked = game.decisions(state);
  const decision = asked.find((d) => d.seat === seat);
  if (decision) return decision;
  const names = asked.map((d) => seatName(d.seat)).join(' or ');
  const legal = asked.flatMap((d) => d.options.map((o) => o.key));
  throw new NotationError(at, `${seatName(seat)} is not asked here; ${names} is.`, legal);
}

function checkOffered<Options, State, Event extends GameEvent>(
  game: Game<Options, State, Event>,
  state: State,
  { seat, ask, options }: Decision,
  token: Word,
  say: (blocked: Blocked) => string,
): void {
  const key = token.text;
  if (options.some((option) => option.key === key)) return;
  const legal = options.map((option) => option.key);
  const blocked = game.blocked(state, seat).find((b) => b.key === key);
  if (blocked) {
    throw new NotationError(token, `'${key}' is not possible: ${say(blocked)} (${blocked.rule}).`, legal);
  }
  throw new NotationError(token, `'${key}' is not offered here (${ask}).`, legal);
}

function checkResult(result: Result | undefined, words: readonly Word[] | undefined): void {
  if (!words) return;
  if (!result) throw new NotationError(words[0], 'There is a result, but the game is not over.');
  const expected = resultLine(result);
  const right = expected.split(' ');
  const wrong = words.findIndex((word, i) => word.text !== right[i]);
  if (wrong < 0 && words.length === right.length) return;
  throw new NotationError(words[wrong < 0 ? words.length - 1 : wrong], `The result is '${expected}'.`);
}
