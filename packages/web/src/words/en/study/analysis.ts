const signed = (vp: number): string => (vp < 0 ? `−${-vp}` : vp === 0 ? '0' : `+${vp}`);

/** Turns of a finished game, weighed. */
export const analysis = {
  title: 'Analysis',
  lead: (name: string): string =>
    `Master looks again at what ${name} decided, knowing only what ${name} could see at the time.`,
  whose: 'Whose turns',
  back: 'Back to the result',

  progress: (done: number, of: number): string => `${done} of ${of} decisions weighed`,
  preparing: 'Going through the game …',
  stop: 'Stop',
  resume: 'Go on',
  done: 'Every decision weighed',
  failed: (reason: string): string => `The analysis could not go on: ${reason}`,
  retry: 'Try again',

  curve: 'Expected margin',
  curveNote: 'VP ahead of the strongest rival at the end, as expected after each turn',
  bandNote: 'four of five trial games ended in this range',
  lostNote: 'what a better turn would have kept',
  theEnd: (vp: number): string => `${signed(vp)} in the end`,
  /** For those who can't see the drawing. */
  drawing: 'Drawing: expected margin after each turn. The table of turns says the same.',
  pickTurn: 'Turn',

  costly: 'What cost most',
  noneCostly: 'Nothing that was clearly a mistake.',
  noneYet: 'Nothing found yet.',

  turns: 'All turns',
  columns: { turn: 'Turn', before: 'Before', after: 'After', band: 'Range', verdict: 'Judgement' },
  round: (n: number): string => `Round ${n}`,
  part: { setup: 'Set-up', turn: '', answer: 'in a rival’s turn' },
  margin: signed,
  about: (vp: number): string => `about ${signed(vp)}`,
  band: (low: number, high: number): string => `${signed(low)} to ${signed(high)}`,
  cost: (vp: number): string => `about ${vp} VP lost`,
  verdict: {
    costly: 'something else was better',
    level: 'no clear difference',
    best: 'best found',
    only: 'no other way',
    open: 'not weighed yet',
  },

  beforeAfter: (before: number, after: number): string =>
    before === after
      ? `Expected margin about ${signed(after)} VP.`
      : `Expected margin about ${signed(before)} VP before, ${signed(after)} VP after.`,
  explain: {
    costly: (low: number, high: number): string =>
      `The other way ends about ${low === high ? low : `${low} to ${high}`} VP better.`,
    level: 'The best other way that was found makes no clear difference.',
    best: 'Better than everything else that was tried.',
    only: 'There was no other way to go.',
    open: 'Not weighed yet.',
  },
  played: 'Played',
  instead: 'Better',
  alike: 'About as good',
  next: 'Next best',
  afterNews: 'After something new was shown',
  onwards: 'and then as it comes',
  tryHere: 'Try from here',
  showMoment: 'Show this moment',
  honest:
    'Estimates: games played on by bots from here, with hidden things dealt by chance. They show the luck of the deal and of what others do; the bots’ own judgement may be wrong, too.',
};
