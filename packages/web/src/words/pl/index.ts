import type { Parts, Words } from '../words.js';
import { common } from './common.js';
import { describe } from './describe.js';
import { farm } from './farm.js';
import { game } from './game.js';
import { map } from './map.js';
import { offers } from './offers.js';
import { rulebook } from './rulebook.js';
import { since } from './since.js';
import { start } from './start.js';
import { story } from './story.js';
import { table } from './table.js';
import { wheels } from './wheels.js';

export const pl: Omit<Words, keyof Parts> = {
  common,
  describe,
  game,
  story,
  table,
  wheels,
  map,
  farm,
  offers,
  start,
  rulebook,
  since,
};
