import { BadOptions, type Game, machine } from '@polder/core';
import type { Event } from './events.js';
import { evolve } from './evolve.js';
import { rules } from './rules.js';
import { result, scores } from './scoring.js';
import { setup } from './setup.js';
import { clone, type Options, type State } from './state.js';
import { RULES } from './version.js';
import { redact, resample, view } from './view.js';

function refuse(): never {
  throw new BadOptions('This is the game with the printed values: an own edition needs the whole game.');
}
const { decisions, blocked, choose } = machine(rules);

/** Most tables: a Duel with the printed values. Own editions are in game.ts. */
export const usualDuel: Game<Options, State, Event> = {
  ...RULES,
  setup: (options, seed) => setup(options, seed, refuse),
  decisions,
  blocked,
  choose,
  evolve,
  clone,
  view,
  redact,
  resample,
  scores,
  result,
};
