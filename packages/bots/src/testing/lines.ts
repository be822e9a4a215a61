import { type GameEvent, hashState } from '@polder/core';
import { margin } from '../evaluation.js';
import type { BotModel } from '../look-ahead.js';
import { type Breadth, bestTurns, type TurnLine } from '../turns.js';
import { follow, type Position } from './positions.js';

/**
 * The best turns of a position; throws if one of them can't be played, does not lead where it says or is not
 * as sure as it says, if they are not in order, or if two lead to the same position.
 */
export function checkTurns<Options, State, Event extends GameEvent>(
  known: BotModel<Options, State, Event>,
  { state, open }: Position<State>,
  breadth: Breadth,
): TurnLine<State>[] {
  const before = hashState(state);
  const lines = bestTurns(known, state, open, breadth);
  must(hashState(state) === before, 'The state was changed.');
  must(lines.length > 0, 'No turn was found.');
  const ends = new Set<string>();
  for (const [i, line] of lines.entries()) {
    const words = line.keys.join(' ');
    const followed = follow(known, state, open.seat, line.keys);
    const end = hashState(line.state);
    must(followed.ended, `The turn is not over: ${words}.`);
    must(hashState(followed.state) === end, `It leads elsewhere: ${words}.`);
    must(line.sure === followed.sure, `Sure up to ${line.sure}, not ${followed.sure}: ${words}.`);
    must(line.value === margin(known.evaluation, line.state, open.seat), `Another value: ${words}.`);
    must(i === 0 || line.value <= lines[i - 1].value, `Better than the one before: ${words}.`);
    must(!ends.has(end), `The same position again: ${words}.`);
    ends.add(end);
  }
  return lines;
}

function must(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}
