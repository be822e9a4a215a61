import { capital, type Who } from '@polder/core/text';
import { Whose, whom } from '@polder/core/text/en/names.js';

const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `+${vp}`);

const standing = (behind: number): string => {
  if (behind > 0) return `still ${behind} behind`;
  return behind < 0 ? `${-behind} ahead` : 'level';
};

/** Looking back at a game: the bar that moves through it, and how the points grew. */
export const history = {
  bar: 'History',
  setUp: 'Setting up',
  turn: (round: number, name: string): string => `Round ${round}, ${whom(name)}`,
  moment: (at: number, of: number): string => `Choice ${at} of ${of}`,
  slider: 'Moment of the game',
  begins: 'The game begins.',
  turnBegins: (name: string): string => `${Whose(name)} turn begins.`,
  /** Of a choice that the log has no line for. */
  onTheWay: 'Chosen. What comes of it follows.',
  more: (n: number): string => `and ${n} more in the log`,
  isNow: 'This is how things stand now.',
  isOver: 'The game is over.',
  steps: {
    first: 'To the beginning',
    turnBack: 'Previous turn',
    back: 'Previous choice',
    on: 'Next choice',
    turnOn: 'Next turn',
  },
  tryHere: 'Try from here',

  everyone: 'Everyone',
  whose: 'Whose points',
  asTable: 'As a table',
  tooEarly: 'There is something to see once the first turn is over.',
  turnLabel: 'Turn',
  /** How a turn is read aloud. */
  read: (round: number, name: string, vp: number, total: number): string =>
    `Round ${round}, ${whom(name)}: ${signed(vp)} VP, ${total} VP in all`,
  gained: (vp: number): string => signed(vp),
  nothing: 'no points in this turn',
  turningPoints: 'Turning points',
  /** `forGood`: nobody took it back until the end of the game. */
  lead: ({ name, you }: Who, round: number, forGood: boolean): string =>
    `${you ? 'You' : capital(name)} took the lead ${forGood ? 'for good ' : ''}in round ${round}`,
  led: ({ name, you }: Who, from: number, to: number, vp: number): string =>
    `${you ? 'You' : capital(name)} led from round ${from} to ${to}, by up to ${vp}`,
  /** VP behind the best of the others after it; below 0: ahead. */
  best: ({ name, you }: Who, round: number, behind: number): string =>
    `${you ? 'Your' : `${capital(name)}’s`} best turn, round ${round}: ${standing(behind)}`,
  drawing: (names: string): string =>
    `Drawing: points of ${names} turn by turn. The table beside it says the same.`,
};
