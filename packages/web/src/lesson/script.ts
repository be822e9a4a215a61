import type { Parts } from '../words/words.js';

/** What the coach says: a message of words/lesson. */
export type Saying = keyof Parts['lesson']['says'];

/**
 * A moment of the lesson. With a `key` the learner makes this choice; without one there is something to be
 * read, and a button to go on. `spot` is the part of the table that is meant.
 */
export interface Step {
  readonly say: Saying;
  readonly key?: string;
  readonly spot?: string;
}

/** What the others do in between, in order: Anna's choices. */
export interface Lesson {
  readonly seed: string;
  readonly steps: readonly Step[];
  readonly others: readonly string[];
}

const look = (say: Saying, spot?: string): Step => ({ say, ...(spot === undefined ? {} : { spot }) });
const act = (key: string, say: Saying, spot: string): Step => ({ say, key, spot });

const WHEELS = '.wheels';
const SLUICE = '.sluice';
const MAP = '.map';
const FARM = '.farm';
const CALENDAR = '.calendar';
const PANEL = '.decide';

/** Three turns at a real table, one idea at a time. Played on a fixed deal, which a test plays through. */
export const LESSON: Lesson = {
  seed: 'lesson2',
  steps: [
    look('welcome'),
    look('goal', FARM),
    act('start:4', 'startingCard', '.starting'),
    act('area:N', 'marker', MAP),

    look('wheels', WHEELS),
    look('sluice', SLUICE),
    act('gate:2', 'gate', SLUICE),
    act('turn:2', 'steps', SLUICE),
    look('pair', WHEELS),
    act('do:large', 'market', PANEL),
    act('neutral:N>SW', 'move', MAP),
    act('take:bulb-white', 'bulbs', MAP),
    act('take:plant1', 'area', MAP),
    act('plant:white>4', 'plant', FARM),
    act('take:plant1', 'chain', PANEL),
    act('plant:white>4', 'row', FARM),
    act('take:plant1', 'again', PANEL),
    act('plant:white>4', 'column', FARM),
    act('end', 'end', PANEL),

    look('rival', WHEELS),
    act('gate:1', 'gateDown', SLUICE),
    act('turn:1', 'oneStep', SLUICE),
    act('do:large', 'build', PANEL),
    act('build:A0', 'space', MAP),
    act('from:white', 'group', FARM),
    act('helper:start', 'helper', PANEL),
    act('end', 'endTwo', PANEL),

    look('spoke', WHEELS),
    act('gate:3', 'gateUp', SLUICE),
    act('turn:4', 'tool', SLUICE),
    act('do:large', 'calendar', CALENDAR),
    act('plant:white>4', 'plantMore', FARM),
    act('calendar:common', 'common', CALENDAR),
    act('bulb:white', 'colour', PANEL),
    act('plant:white>4', 'fullRow', FARM),
    act('bulb:white', 'reward', PANEL),
    act('calendar:2', 'unique', CALENDAR),
    act('split:2g0v', 'lower', PANEL),
    act('end', 'endThree', PANEL),
    look('offers', '.offers'),
    look('done'),
  ],
  others: [
    'start:1',
    'area:SE',
    ...['gate:2', 'turn:2', 'do:large', 'tile:3', 'on:small5', 'end'],
    ...['gate:2', 'turn:3', 'do:large', 'build:A5', 'from:violet', 'take:bulb-yellow', 'take:lower1'],
    ...['split:0g1v', 'do:small', 'end'],
  ],
};
