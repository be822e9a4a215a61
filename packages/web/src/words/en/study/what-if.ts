/** A branch of a game, to try things out. */
export const whatIf = {
  title: 'What if',
  planning: 'Planning',
  /** What it branched off from. */
  from: (round: number): string => (round === 0 ? 'from the set-up' : `from round ${round}`),
  note: 'Nothing here counts. What you can’t see lies by chance.',
  others: 'Who plays the others',
  me: 'I play all',
  bots: 'Bots play the others',
  startOver: 'Start over',
  dealAnew: 'Deal anew',
  dealAnewHint: 'The same moment, with everything hidden dealt anew',
  back: 'Back to the game',
  backToAnalysis: 'Back to the analysis',
  movedOn: 'The game has moved on',
  yourTurn: 'It’s your turn in the game',
};
