import type { Decision, Option } from '@polder/core';
import type { ValleyState } from '@polder/valley';

/** Between actions, bulbs, Market moves and rewards: all that a Calendar reward brings can be brought here. */
const BETWEEN: ReadonlySet<string> = new Set(['action', 'plant', 'move', 'reward', 'market', 'quarter']);

const isCalendar = ({ key }: Option): boolean => key.startsWith('calendar:');

/**
 * A Calendar reward can be taken at every question (CAL-2), but inside an action it mostly comes to the same as before
 * or after it: looking at both would only multiply the lines. It makes a difference where a choice waits for it, where
 * a bulb can't be stored, and where a refresh has shown tiles that nobody could know of before.
 */
export function worthTrying({ frames, turn }: ValleyState, { ask, options }: Decision): readonly Option[] {
  if ((!turn.common && !turn.unique) || BETWEEN.has(ask)) return options;
  const others = options.filter((option) => !isCalendar(option));
  if (others.length < 2) return options;
  const frame = frames[frames.length - 1];
  const shown = ask === 'tile' && frame.kind === 'enhance' && frame.refreshed;
  const refused = ask === 'store' && !others.some(({ key }) => key === 'store');
  return shown || refused ? options : others;
}
