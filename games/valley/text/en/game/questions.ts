import { countOf } from '@polder/core/text';
import { choices } from '@polder/core/text/en/choices.js';
import type { Ability, Colour } from '@polder/valley';
import { effects } from './effects.js';
import { sources } from './sources.js';

const count = countOf('en');
const left = (n: number, one: string, other: string): string => `${count(n, { one, other })} left`;

/** What is asked, by the `ask` of a decision and what is special about it. */
export const questions = {
  ask: {
    ...choices.ask,
    startingCard: 'Choose your starting card',
    marker: 'Where does your marker start?',
    gate: 'Set the gate, turn the wheels',
    action: 'Choose an action',
    otherAction: 'Do the other action too?',
    noAction: 'No action is possible',
    calendarLeft: 'Take a Calendar reward?',
    lastReward: 'Take this reward?',
    area: (times: number): string => (times === 1 ? 'Choose a reward' : `Choose a reward, ${times} times`),
    areaSplit: (n: number): string => `Choose a reward: ${n} left`,
    store: (colour: Colour): string => `Store the ${colour} bulb?`,
    keep: (colour: Colour): string => `Keep the ${colour} bulb?`,
    lower: (strength: number): string => `Lower the water by ${strength}`,
    leaveTiles: 'What about the other tiles?',
    card: 'Choose a card',
    leaveCards: 'What about the other cards?',
    replaceHelper: 'Which Helper makes room?',
    replaceContract: 'Which Contract makes room?',
    build: 'Where do you build?',
    group: 'Which Windmill do you build?',
    path: 'Which way to the Market?',
    move: (moves: number): string => `Visit the Market: ${left(moves, 'move', 'moves')}`,
    plantMore: 'Plant one bulb more?',
    plantWaits: 'No bulb to plant',
    trade: 'Trade a bulb or collect bulbs',
    tradeOnly: 'Trade a bulb',
    quarter: 'Which reward of the trade card?',
  },
  /** The parts of a turn. */
  course: { lever: 'Gate and wheels', actions: 'Actions', end: 'End turn' },
  /** What is given up with the end of a turn. */
  unused: {
    actions: (n: number): string => `${count(n, { one: 'action', other: 'actions' })} unused`,
    rewards: (n: number): string => `${count(n, { one: 'reward', other: 'rewards' })} unused`,
    actionNames: (names: readonly string[], both: boolean): string => names.join(both ? ' and ' : ' or '),
    rewardNames: (n: number): string => (n === 1 ? 'a Calendar reward' : 'Calendar rewards'),
    still: (names: readonly string[]): string => `You still have ${names.join(' and ')}. End all the same?`,
  },
  /** Who asks, and why. */
  asker: {
    setup: 'Set-up',
    gate: 'floodgate, water, wheels',
    wheels: 'floodgate, water, wheels',
    action: 'your two actions',
    turn: 'your turn',
    /** Several rewards at once. */
    several: (names: readonly string[]): string => names.join(', '),
    helper: (ability: Ability): string => `Helper: ${effects.whenYou(ability)}`,
    start: (ability: Ability): string => `Starting card: ${effects.whenYou(ability)}`,
    wheel: (side: 'large' | 'small', effect: string): string => `${sources.wheel(side)}: ${effect}`,
    tile: (effect: string): string => `Wheel tile: ${effect}`,
    field: (id: string, effect: string): string => `Field ${id}: ${effect}`,
    patch: (id: string, effect: string): string => `Patch ${id}: ${effect}`,
    market: (id: string): string => `Market, ${sources.area(id).replace(/^the /, '')}`,
    trade: 'Foreign Trade',
    calendar: (source: string, effect: string): string => `${sources.source(source)}: ${effect}`,
  },
};
