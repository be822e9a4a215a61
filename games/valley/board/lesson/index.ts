import type { Lesson } from '@polder/web/lesson/script.js';
import type { Parts } from '@polder/web/words/words.js';

/** A sentence of text/en/lesson. */
type Saying = keyof Parts['lesson']['says'];

/** Where a choice is made best, by the first part of its key. */
const PARTS: Readonly<Record<string, string>> = {
  start: '.starting',
  area: '.map',
  gate: '.sluice',
  turn: '.sluice',
  neutral: '.map',
  build: '.map',
  plant: '.farm',
  from: '.farm',
  sign: '.offers',
  tile: '.offers',
  on: '.wheels',
  trade: '.trade',
  calendar: '.calendar',
};

/** Five turns at a real table: every action, the floodgate and the Calendar once. Played on a fixed deal, which a test plays through. */
export const lesson: Lesson<Saying> = {
  options: { players: 2 },
  seed: 'lesson2',
  says: ({ lesson: { says } }) => says,
  partOf: (key) => PARTS[key.split(':')[0]],
  leading: ['do:large', 'take:plant1'],
  steps: [
    { say: 'welcome' },
    { say: 'startingCard', does: ['start:4', 'area:N'] },

    { say: 'wheels', spot: '.wheels' },
    { say: 'lever', does: ['gate:2', 'turn:2'] },
    { say: 'market', does: ['do:large', 'neutral:N>SW'] },
    { say: 'bulbs', does: ['take:bulb-white'] },
    {
      say: 'plant',
      does: ['take:plant1', 'plant:white>4', 'take:plant1', 'plant:white>4', 'take:plant1', 'plant:white>4'],
    },
    { say: 'end', does: ['end'] },

    { say: 'gateDown', does: ['gate:1', 'turn:1'] },
    { say: 'build', does: ['do:large', 'build:A0'] },
    { say: 'group', does: ['from:white', 'helper:start', 'end'] },

    { say: 'farm', does: ['gate:1', 'turn:1'] },
    { say: 'card', does: ['do:large', 'sign:3', 'end'] },

    { say: 'trade', does: ['gate:1', 'turn:1'] },
    { say: 'ship', does: ['do:large', 'trade:yellow>3', 'bulb:white', 'end'] },

    { say: 'spoke', does: ['gate:1', 'turn:1'] },
    { say: 'enhance', does: ['do:large', 'tile:4', 'on:small2'] },
    { say: 'calendar', does: ['calendar:common', 'bulb:white'] },
    { say: 'lower', does: ['calendar:2', 'split:0g2v', 'end'] },
    { say: 'done' },
  ],
  others: [
    'start:1',
    'area:SE',
    ...['gate:2', 'turn:2', 'do:large', 'tile:3', 'on:small5', 'end'],
    ...['gate:2', 'turn:3', 'do:large', 'build:A5', 'from:violet', 'take:bulb-yellow', 'take:lower1'],
    ...['split:0g1v', 'do:small', 'end'],
    ...['gate:3', 'end'],
    ...['gate:2', 'end'],
  ],
};
