import type { UndoRefusal } from '@polder/core';
import { isSelf } from '@polder/core/text';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/** The table around any game: whose turn, deciding, log, scores. */
export const table = {
  you: 'You',
  /** In place of one's own marker, where a sentence is read aloud. */
  youSpoken: 'you',
  youNamed: (name: string): string => `You (${name})`,
  round: (n: number): string => `Round ${n}`,
  lastRound: 'last round',
  /** In the header. */
  turn: {
    yours: 'Your turn',
    of: (name: string): string => (isSelf(name) ? 'Your turn' : `${name}’s turn`),
    several: (names: readonly string[]): string => `${list.format(names)} choose`,
    /** After it: whose comes next; who it is, where several people share a screen. */
    next: (name: string): string => `then ${isSelf(name) ? 'you' : name}`,
    who: (name: string, then: string): string => `${name}, ${then}`,
    too: (names: readonly string[]): string =>
      `${list.format(names)} ${names.length === 1 ? 'chooses' : 'choose'}, too`,
  },
  seatTurn: (name: string): string => (isSelf(name) ? 'You play' : `${name} plays`),
  thinks: (name: string): string => (isSelf(name) ? 'You are thinking' : `${name} is thinking`),
  players: 'Players',

  decision: 'Decision',
  options: 'Options',
  chooseOf: (n: number): string => (n === 1 ? 'Choose it, or something else' : `Choose one of ${n}`),
  chooseLever: 'Choose on the lever',
  chooseBoard: (n: number): string => `Choose on the board, or one of ${n}`,
  onlyBecause: (reason: string): string => `Nothing else is possible. ${reason}`,
  leverLimit: (reason: string): string => `The rest of the lever is closed. ${reason}`,
  timesOver: (what: string, times: number): string => `${what}, ${times} times`,
  allOptions: 'All options',
  besides: 'Also possible now',
  fewer: 'Fewer',
  moreBelow: (n: number): string => `${n} more`,
  or: (names: readonly string[]): string => names.join(' or '),
  undo: 'Undo',
  restart: 'Restart turn',
  restartShort: 'Restart',
  hint: 'Hint',
  endTurn: 'End turn',
  endNext: (name: string): string => `End turn, ${name} is next`,
  endGame: 'End turn, and the game',
  cantEnd: 'Something must be decided first',
  cantUndo: {
    nothing: 'There is nothing to take back in this turn',
    revealed: 'Can’t be taken back: something hidden was shown',
    otherSeat: 'Can’t be taken back: somebody else has chosen since',
  } satisfies Record<UndoRefusal, string> as Record<UndoRefusal, string>,
  /** What was hidden before. */
  cantUndoNew: {
    tile: 'Can’t be taken back: a new tile was revealed',
    card: 'Can’t be taken back: a new card was revealed',
  },
  askBack: 'Ask the others to take it back',
  askedBack: 'The others are asked',
  plan: 'Plan your turn',
  skip: 'Skip',
  skipHint: 'Show how it ends',
  rule: (id: string): string => `Rule ${id}`,
  revealsNext: 'Shows something hidden: no way back after it',

  hints: {
    title: 'What Grower and Master would look at',
    asking: 'Weighing the options …',
    failed: 'No hint this time',
    ahead: (vp: number): string => (vp >= 0 ? `${vp} VP ahead` : `${-vp} VP behind`),
    about: (vp: number, error: number): string =>
      `about ${vp >= 0 ? `${vp} VP ahead` : `${-vp} VP behind`} in the end, give or take ${error}`,
  },

  why: 'Why?',
  log: 'Log',
  board: 'Board',
  nothingYet: 'Nothing has happened yet',
  showMoment: 'Show this moment',
  past: (round: number): string => `Looking back at round ${round}`,
  backToNow: 'Back to now',

  over: 'The game is over',
  botTrouble: (name: string): string => `${name} could not go on`,
  retry: 'Try again',
  notSaved: 'This game can’t be saved in this browser. Export it before you leave.',
  staleSave: 'This game was played on in another tab. Reload to see it.',

  menu: {
    title: 'Menu',
    scores: 'Scores',
    look: 'History',
    score: 'Score sheet',
    rules: 'Rules',
    describe: 'Describe the board',
    settings: 'Settings',
    keys: 'Keyboard',
    export: 'Export this game',
    notation: 'Export as text (notation)',
    history: 'Look back',
    timeline: 'Points over the game',
    home: 'To the start page',
  },
  keys: {
    digits: 'choose the option with this number',
    arrows: 'look at options, one after the other',
    enter: 'choose what is selected',
    undo: 'undo',
    escape: 'cancel',
    hint: 'hint',
    end: 'end the turn',
    skip: 'skip what others do',
    choices: 'look back and forth, choice by choice',
    turns: 'look back and forth, turn by turn',
  },

  score: {
    ifNow: 'If the game ended now',
    source: 'Source',
    total: 'Total',
    tieBreak: 'Tie-breaks',
    wins: (names: string): string => `${names} wins`,
    winTogether: (names: string): string => `${names} win together`,
    rank: (n: number): string => `${n}${plural4(n)}`,
    lookAtBoard: 'Look at the board',
    showScores: 'Show the scores',
  },

  tabs: { turn: 'Turn', board: 'Board', farm: 'Farm', rivals: 'Rivals' },

  brokenKept: 'It stays in this browser as it is. You can export it and open it where it can be played.',
  opening: 'Opening …',
};

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
function plural4(n: number): string {
  return { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' }[ordinals.select(n)];
}
