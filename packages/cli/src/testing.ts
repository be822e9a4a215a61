import { type GameEvent, seedRandom } from '@polder/core';
import type { Picker } from '@polder/core/testing';
import type { LogLine } from '@polder/core/text';
import { runCli } from './cli.js';
import type { GameEntry } from './games.js';
import { plainStyle } from './io.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A command line as the tests run it: what it writes is kept. */
export async function run(...args: readonly string[]): Promise<Ran> {
  const out: string[] = [];
  const err: string[] = [];
  const io = {
    out: (text: string) => void out.push(text),
    err: (text: string) => void err.push(text),
    style: plainStyle,
    watched: false,
  };
  const code = await runCli(args, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

export interface Told<Event> {
  readonly event: Event;
  readonly lines: readonly LogLine[];
}

export const NAMES = ['Anna', 'Bram', 'Cato', 'Daan'] as const;

/** A whole game, each event with what the log says to it. */
export function* toldGame<Options, State, Event extends GameEvent>(
  { game, text }: Pick<GameEntry<Options, State, Event>, 'game' | 'text'>,
  options: Options,
  seed: string,
  pick: Picker,
): Generator<Told<Event>> {
  const state = game.setup(options, seed);
  const random = seedRandom(seed);
  const log = text.openLog(state, NAMES, 'en');
  for (let [decision] = game.decisions(state); decision; [decision] = game.decisions(state)) {
    const { key } = decision.options[pick(decision, random)];
    const events = game.choose(state, { decision: decision.id, seat: decision.seat, key });
    for (const event of events) yield { event, lines: log.tell(event) };
  }
}

/** What no line of a log may hold: a value that was not put into words. */
export const NO_ENGLISH = /undefined|NaN|null|\[object|(?<![A-Z]|shows )-1\b|\(\)|: *$|^ *$/;
