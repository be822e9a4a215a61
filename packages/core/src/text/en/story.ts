import { some } from './effects.js';

/** Deeds leave out who did them: that is the heading above. What happens by itself begins with a capital. */

export const forGuilder = (cost: number): string => (cost === 0 ? '' : ` for ${cost} {guilder}`);

/** The log, where games say the same. */
export const story = {
  /** A cause in front of a deed. */
  because: (cause: string, deed: string): string => `${cause}: ${deed}`,
  /** Somebody whose turn it is not. */
  bySeat: (who: string, deed: string): string => `${who} ${deed}`,
  round: (round: number): string => `Round ${round}`,
  turned: (steps: number, tools: number): string =>
    `turned the wheels ${some(steps, 'step')}${tools > 0 ? ` with ${tools} {tool}` : ''}`,
  endTriggered: (lastRound: number): string => `brought the end near: round ${lastRound} is the last`,
  over: 'The game is over',
  stopped: 'stopped there',
  newTile: (tile: string): string => `New tile: ${tile}`,
  newCard: (helper: string, contract: string): string => `New card: ${helper}, or ${contract}`,
  hired: (ability: string, inPlace: boolean): string =>
    `hired a Helper${inPlace ? ' in place of another' : ''}: ${ability}`,
  signed: (contract: string, inPlace: boolean): string =>
    `signed a Contract${inPlace ? ' in place of another' : ''}: ${contract}`,
};
