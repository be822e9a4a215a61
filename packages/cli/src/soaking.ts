import type { Laws } from '@polder/bots';
import { below, type GameEvent, openScribe } from '@polder/core';
import { messageOf } from './errors.js';
import type { GameEntry } from './games.js';
import { playersOf } from './play.js';

export interface SoakFailure {
  readonly players: number;
  readonly seed: string;
  readonly message: string;
  readonly notation: string;
}

/** What some games of a soak have shown. */
export interface SoakPart {
  games: number;
  decisions: number;
  failures: SoakFailure[];
  /** What was covered, by name. */
  seen: string[];
}

/** Every so many steps all options are tried and hidden things dealt anew: the costly laws. */
const SAMPLE = 31;

/** One game with all the laws at its steps. `style`: which of the game's ways to choose. */
export async function soakGame<Options, State, Event extends GameEvent>(
  { game }: GameEntry<Options, State, Event>,
  { conserve, coverage, pickers }: Laws<State, Event>,
  options: Options,
  players: number,
  seed: string,
  style: number,
  part: SoakPart,
): Promise<void> {
  const { walk } = await import('@polder/core/testing');
  const covered = coverage?.();
  part.games++;
  try {
    const onEvent = (event: Event, state: State): void => covered?.onEvent(event, state);
    const pick = pickers[style % pickers.length];
    part.decisions += walk(game, options, seed, { pick, conserve, onEvent, sample: SAMPLE }).steps;
  } catch (error) {
    // The message of a walk ends with the notation so far.
    const text = messageOf(error);
    const at = text.indexOf('\npolder ');
    const [message, notation] = at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
    part.failures.push({ players, seed, message, notation });
  }
  part.seen.push(...(covered?.seen ?? []));
}

/** One game by the inner path, with only the pieces counted at every turn. */
export function soakFast<Options, State, Event extends GameEvent>(
  entry: GameEntry<Options, State, Event>,
  { conserve }: Laws<State, Event>,
  options: Options,
  players: number,
  seed: string,
  part: SoakPart,
): void {
  const { game, machine } = entry;
  const random = playersOf(seed);
  const picks: number[] = [];
  part.games++;
  try {
    const state = game.setup(options, seed);
    let turn = -1;
    for (let q = machine.open(state); q.count > 0; ) {
      if (entry.turn(state) !== turn) {
        conserve(state);
        turn = entry.turn(state);
        // Conserving may have asked the machine something.
        q = machine.open(state);
      }
      const index = below(random, q.count);
      picks.push(index);
      q = machine.pick(state, index);
    }
    conserve(state);
    if (!game.result(state)) throw new Error('The game is over without a result.');
  } catch (error) {
    const notation = notationOf(entry, options, seed, picks);
    part.failures.push({ players, seed, message: messageOf(error), notation });
  }
  part.decisions += picks.length;
}

/** The choices by number, written down as far as the contract accepts them. */
function notationOf<Options, State, Event extends GameEvent>(
  { game }: GameEntry<Options, State, Event>,
  options: Options,
  seed: string,
  picks: readonly number[],
): string {
  const scribe = openScribe(game, options, seed);
  try {
    const state = game.setup(options, seed);
    for (const index of picks) {
      const [decision] = game.decisions(state);
      const { key } = decision.options[index];
      scribe.add(decision, key, game.choose(state, { decision: decision.id, seat: decision.seat, key }));
    }
  } catch {
    // It is the failure itself that ends the record here.
  }
  return scribe.text();
}
