const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : `+${vp}`);

/** Looking back at a game: the bar that moves through it, and how the points grew. */
export const history = {
  bar: 'History',
  setUp: 'Setting up',
  turn: (round: number, name: string): string => `Round ${round}, ${name}`,
  moment: (at: number, of: number): string => `Choice ${at} of ${of}`,
  slider: 'Moment of the game',
  begins: 'The game begins.',
  turnBegins: (name: string): string => `${name}’s turn begins.`,
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
    `Round ${round}, ${name}: ${signed(vp)} VP, ${total} VP in all`,
  gained: (vp: number): string => signed(vp),
  nothing: 'no points in this turn',
  drawing: (names: string): string =>
    `Drawing: points of ${names} turn by turn. The table beside it says the same.`,
};
