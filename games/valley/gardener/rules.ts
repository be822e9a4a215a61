import type { Rules } from '@polder/core';
import type { Event } from '../rules/events.js';
import { rules } from '../rules/rules.js';
import type { State } from '../rules/state.js';
import { gardenerTurn } from './turn.js';

/** The rules of every table, with the turns of the Gardener. */
export const gardenerRules: Rules<State, Event> = {
  ...rules,
  step(run) {
    const { frames } = run.state;
    if (frames[frames.length - 1]?.kind === 'gardener') gardenerTurn(run);
    else rules.step(run);
  },
};
