import { type Answer, hashState, seedRandom, writeNotation } from '@polder/core';
import { valley } from '../game.js';
import type { Options, State } from '../state.js';
import { picker, type Style } from './styles.js';

/** The choices of a game played in a style. */
export function stroll(options: Options, seed: string, style: Style): Answer[] {
  const pick = picker(style);
  const random = seedRandom(seed);
  const state = valley.setup(options, seed);
  const choices: Answer[] = [];
  for (let [open] = valley.decisions(state); open; [open] = valley.decisions(state)) {
    const { key } = open.options[pick(open, random)];
    choices.push({ seat: open.seat, key });
    valley.choose(state, { decision: open.id, seat: open.seat, key });
  }
  return choices;
}

export interface Recording {
  readonly notation: string;
  /** The hash of the state after each choice, one a line; last that of the playthrough. */
  readonly hashes: string;
  /** Each decision with all that it offers and blocks, and what was chosen. */
  readonly playthrough: string;
}

/** Everything about a game, as it is kept in fixtures/. */
export function record(options: Options, seed: string, choices: readonly Answer[]): Recording {
  const state = valley.setup(options, seed);
  const hashes: string[] = [];
  const lines = [
    '; Every decision with all its options (> is the one chosen), what was blocked by which rule, and the events.',
  ];
  for (const { seat, key } of choices) {
    const [open] = valley.decisions(state);
    const keys = open.options.map((option) => (option.key === key ? `>${option.key}` : option.key));
    lines.push(`${position(state)} p${seat + 1} ${open.ask} [${open.source}] ${keys.join(' ')}`);
    lines.push(...blockedLines(state, seat));
    const events = valley.choose(state, { decision: open.id, seat, key });
    lines.push(`      ${events.map((event) => event.type).join(' ')}`);
    hashes.push(hashState(state));
  }
  for (const sheet of valley.scores(state)) {
    const parts = sheet.lines.filter((line) => line.vp !== 0).map((line) => `${line.source} ${line.vp}`);
    lines.push(`p${sheet.seat + 1}: ${sheet.vp} VP = ${parts.join(', ')}`);
  }
  const playthrough = `${lines.join('\n')}\n`;
  return {
    notation: writeNotation(valley, { options, seed, choices }, { hash: true }),
    hashes: `${hashes.join('\n')}\nplaythrough ${hashState(playthrough)}\n`,
    playthrough,
  };
}

/** What can't be chosen, a line for each reason. */
function blockedLines(state: State, seat: number): string[] {
  const keys = new Map<string, string[]>();
  for (const { key, rule, reason } of valley.blocked(state, seat)) {
    const why = `${rule}, ${reason}`;
    keys.set(why, [...(keys.get(why) ?? []), key]);
  }
  return [...keys].map(([why, list]) => `      not ${list.join(' ')}: ${why}`);
}

const position = (s: State): string => `${s.turn.round}.${s.clock}`;
