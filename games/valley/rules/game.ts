import { type Game, machine } from '@polder/core';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { rules } from './rules.js';
import { result, scores } from './scoring.js';
import { setup } from './setup.js';
import { clone, type Options, type State } from './state.js';
import { RULES } from './version.js';
import { redact, resample, view } from './view.js';

/** The inner path: questions in numbers, choices by index (see the machine in core). */
export const valleyMachine = machine(rules);

/** Windmill Valley for 2-4 players, or for one against the Queen's Gardener. */
export const valley: Game<Options, State, Event> = {
  ...RULES,
  setup,
  decisions: valleyMachine.decisions,
  blocked: valleyMachine.blocked,
  choose: valleyMachine.choose,
  evolve,
  clone,
  view,
  redact,
  resample,
  scores,
  result,
};
