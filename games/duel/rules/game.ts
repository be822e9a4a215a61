import { type Game, machine } from '@polder/core';
import { accept } from '../edition/accept.js';
import type { Event } from './events.js';
import { rules } from './rules.js';
import { setup } from './setup.js';
import type { Options, State } from './state.js';
import { usualDuel } from './usual.js';

/** The inner path: questions in numbers, choices by index (see the machine in core). */
export const duelMachine = machine(rules);

/** Windmill Valley Duel, for two. */
export const duel: Game<Options, State, Event> = {
  ...usualDuel,
  setup: (options, seed) => setup(options, seed, accept),
  decisions: duelMachine.decisions,
  blocked: duelMachine.blocked,
  choose: duelMachine.choose,
};
