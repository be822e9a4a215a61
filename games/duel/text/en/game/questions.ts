import type { ActionKind } from '@polder/duel';
import { effects } from './effects.js';
import { sources, type WheelName } from './sources.js';

/** What is asked, by the `ask` of a decision and what is special about it. What both games ask is in the main words. */
export const questions = {
  ask: {
    hand: 'Which card is your first Helper?',
    action: 'Which of the two will you do?',
    giveUpOnly: 'Neither action can be done',
    second: (tools: number): string => `Do the other one too, for ${tools} {tool}?`,
    followUp: 'Follow up, or give it up?',
    lapses: 'Do it now?',
    card: 'A Helper or a Contract?',
    swapFirst: 'Swap two cards of the row first?',
    swap: 'Swap two cards of the row?',
    contract: 'Score this Contract before it goes?',
    column: 'Which Windmill do you build?',
    build: 'Where does it stand?',
    patch: 'Which Patch gives its reward?',
    patchAction: 'Take the reward of the Patch?',
    deal: 'What do you buy?',
    ship: 'At which port do you deliver?',
    deliver: 'Which bulb do you deliver?',
    deliverMore: (left: number): string => `Deliver one more? Up to ${left} left`,
    export: 'Which bulb goes into Foreign Trade?',
  },
  /** The parts of a turn. */
  course: {
    lever: 'Turn the wheels',
    action: 'Your action',
    followUp: (rival: string): string => `Then ${rival}`,
    yourFollowUp: 'Your follow-up',
  },
  /** Who asks, and why. */
  asker: {
    hand: 'both choose in secret',
    wheels: 'your turn',
    action: 'the wheels have turned',
    followUp: (rival: string): string => `follow-up after ${rival}`,
    /** What is done in a follow-up. */
    during: (asker: string): string => `follow-up · ${asker}`,
    wheel: (wheel: WheelName, effects: string): string => `${sources.wheel(wheel)}: ${effects}`,
    /** The printed action that a tile has just covered. */
    covered: (effects: string): string => `The section you covered: ${effects}`,
    tile: (effects: string): string => `Wheel tile: ${effects}`,
    patch: (id: string, effect: string): string => `Patch ${id}: ${effect}`,
    export: (effects: string): string => `Export tile: ${effects}`,
    helper: (when: ActionKind): string => `Helper: ${effects.whenYou(when)}`,
    contract: 'It is pushed out of the row',
  },
};
