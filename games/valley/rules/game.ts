import { type Game, machine } from '@polder/core';
import { accept } from '../edition/accept.js';
import { gardenerRules } from '../gardener/rules.js';
import type { Event } from './events.js';
import { setup } from './setup.js';
import type { Options, State } from './state.js';
import { usualValley } from './usual.js';

/** The inner path: questions in numbers, choices by index (see the machine in core). */
export const valleyMachine = machine(gardenerRules);

/** Windmill Valley for 2-4 players, or for one against the Queen's Gardener. */
export const valley: Game<Options, State, Event> = {
  ...usualValley,
  setup: (options, seed) => setup(options, seed, accept),
  decisions: valleyMachine.decisions,
  blocked: valleyMachine.blocked,
  choose: valleyMachine.choose,
};
