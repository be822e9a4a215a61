import type { Colour } from '../../edition/goods.js';
import { some } from './effects.js';

/** Names of buttons, and what stands below them, where games say the same. */
export const choices = {
  option: {
    turn: (steps: number): string => `Turn ${some(steps, 'step')}`,
    end: 'End turn',
    helper: (gives: string): string => `Use the Helper: ${gives}`,
    after: 'Go on',
    stopPlanting: 'Stop planting',
    take: (effect: string): string => `Take: ${effect}`,
    passRewards: 'Take nothing more',
    bulb: (colour: Colour): string => `Take a ${colour} bulb`,
    hire: (ability: string): string => `Hire as Helper: ${ability}`,
    sign: (contract: string): string => `Sign as Contract: ${contract}`,
    score: (contract: string): string => `Score: ${contract}`,
    /** Tells apart what is alike. */
    alike: (title: string, n: number): string => `${title} (${n})`,
  },
  detail: {
    pay: (n: number): string => (n === 0 ? 'free' : `pay ${n} {guilder}`),
    tools: (n: number): string => `spend ${n} {tool}`,
    beforeAction: 'before the action',
    afterAction: 'after the action',
    noHelper: 'without a Helper',
    worthNow: (vp: number): string => `worth ${vp} {vp} now`,
  },
  ask: {
    wheels: 'Turn the wheels',
    endTurn: 'End your turn?',
    reward: 'Which reward first?',
    bulb: 'Which bulb do you take?',
    tile: 'Choose a tile',
    section: 'Where does the tile go?',
    plant: (bulbs: number): string => `Plant a bulb: ${bulbs} left`,
    after: 'Use a Helper now?',
    before: 'Use a Helper first?',
    /** Should the rules ask something new. */
    other: 'What next?',
  },
};
