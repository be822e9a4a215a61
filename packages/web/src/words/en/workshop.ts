import { pluralOf } from '@polder/core/text';
import type { EditionTrouble } from '../../session/edition-file.js';

const plural = pluralOf('en');
const values = (n: number): string => `${n} ${plural(n, { one: 'value', other: 'values' })}`;

/** The printing shop: everybody's own edition. */
export const workshop = {
  title: 'The printing shop',
  line: 'What is printed in your box, or in one of your own making.',
  intro:
    'The rulebooks don’t tell what is printed on every field, tile and card. What they leave open is our own guess. If you own the box, put in what it says; if you like to design, change what you like and see whether it is fair.',

  // Editions of this browser
  own: 'Your editions',
  none: 'There are none yet.',
  begin: (game: string) => `New: ${game}`,
  newName: (n: number) => (n === 1 ? 'My box' : `My box ${n}`),
  open: 'Open',
  remove: 'Delete',
  removed: (name: string) => `'${name}' is deleted.`,
  bringBack: 'Bring it back',
  copyOf: 'Make a copy',
  copied: (name: string) => `${name}, copy`,
  import: 'Open an edition file…',
  notKept: 'This browser keeps nothing: export your edition before you leave.',
  changed: (when: string) => `changed ${when}`,
  differs: (n: number) => (n === 0 ? 'as ours' : `${values(n)} of its own`),
  gone: 'This edition is not in this browser.',
  mended: (n: number) => `${values(n)} could not be read from the file. Ours stand there:`,
  more: (n: number) => `and ${n} more`,
  trouble(trouble: EditionTrouble, gameName: (game: string) => string): string {
    switch (trouble.id) {
      case 'tooLarge':
        return `This is more than ${trouble.kilobytes} kB: no edition is that large.`;
      case 'notJson':
        return `This is no edition file: line ${trouble.line}, column ${trouble.column} can’t be read as JSON.`;
      case 'notAnEdition':
        return 'This file is something else: it has no parts of an edition.';
      case 'otherGame':
        return `This is an edition of ${gameName(trouble.game)}.`;
      case 'badLink':
        return 'This link is broken: ask for it once more.';
    }
  },
  nothingLost: 'Nothing of yours was changed.',

  // Bench
  back: 'All editions',
  undo: 'Undo',
  redo: 'Redo',
  file: 'Keep as a file',
  share: 'Share by link',
  shared: 'The link is copied.',
  cantCopy: 'Copy this link:',
  play: 'Play it',
  cantPlay: (n: number) =>
    `${n} ${plural(n, { one: 'thing', other: 'things' })} must be put right before it can be played.`,
  asList: 'As a list, to print',
  details: 'Name and source',
  name: 'Name of the edition',
  author: 'Made by',
  source: 'Source, for example ‘my box, second printing’',
  tabs: { todo: 'To do', board: 'Board', change: 'Change', fair: 'Fair?' },

  // To do
  progress: (done: number, of: number) => `${done} of ${of}`,
  progressLine: 'of our own guesses checked against a box',
  onlyGuesses: 'Only what is our own guess',
  find: 'Find by number or name',
  found: (n: number) => `${n} found`,
  legend: {
    guess: 'our own guess: please look',
    checked: 'checked against a box',
    stated: 'stated in a rulebook, or follows from one',
    changed: 'other than ours',
  },
  state: {
    guess: 'our own guess',
    checked: 'checked',
    stated: 'stated in a rulebook',
    deduced: 'follows from a rulebook',
    changed: 'changed',
  },

  // Palette
  choose: 'Press something on the board to change what is printed there.',
  what: 'What it gives',
  nothing: 'Nothing',
  yes: 'Yes',
  no: 'No',
  absent: 'no',
  less: (label: string) => `${label}: less`,
  moreOf: (label: string) => `${label}: more`,
  add: 'Add',
  takeOut: 'Take out',
  addAnother: 'Add one more',
  number: (n: number) => `${n}.`,
  copy: 'Copy',
  paste: 'Paste',
  alike: (n: number) => `Fill ${n} alike`,
  alikeLine: 'Whatever else showed the same as this did before.',
  from: 'Where it comes from',
  ours: 'Our own guess',
  box: 'As in my box',
  rightNext: 'It is right: next guess',
  next: 'Next guess',
  allDone: 'Every guess is checked.',
  addPiece: 'One more like it',
  removePiece: 'Take it out of the box',
  backToOurs: 'Back to ours',
  locked: 'This is stated in a rulebook.',
  unlock: 'Change it all the same',
  problem: (expected: string, found: string) => `Here should be ${expected}; there is ${found}.`,
  expected: (text: string): string => text,
  foundWords: (text: string): string => text,
  problems: (n: number) => `${n} ${plural(n, { one: 'problem', other: 'problems' })}`,
  inTheWhole: 'In the edition as a whole',

  // Fairness
  fair: 'Is it fair?',
  fairLine: 'Growers play it against each other, in the background.',
  players: 'Players',
  games: 'Games',
  run: 'Let them play',
  again: 'Play again',
  stop: 'Stop',
  stopped: 'Stopped.',
  playing: (done: number, of: number) => `${done} of ${of} games`,
  left: (minutes: number, seconds: number) =>
    minutes > 0 ? `about ${minutes} min ${seconds} s left` : `about ${seconds} s left`,
  compare: 'Compare with ours',
  fairFailed: 'The bots could not play this edition to its end.',
  seats: 'Wins by seat',
  seat: (n: number) => ['1st', '2nd', '3rd', '4th'][n - 1] ?? String(n),
  seatLine: (fair: number) => `A fair share is ${fair} %.`,
  seatsVerdict: {
    fair: 'No seat is clearly better.',
    open: 'No seat stands out so far; more games would tell.',
    unfair: (seats: string) => `Not fair: ${seats}.`,
  },
  better: (seat: string) => `the ${seat} wins too often`,
  worse: (seat: string) => `the ${seat} wins too seldom`,
  length: 'Length in rounds',
  mean: (value: string) => `${value} on average`,
  scores: 'Points of a player',
  winners: 'winners',
  losers: 'others',
  standsOut: 'What stands out',
  nothingStandsOut: 'Nothing is taken too often or never.',
  tooFew: (n: number) => `At least ${n} games are needed for this.`,
  flag: {
    lifts: (points: string) => `whoever takes it wins ${points} points more often`,
    costs: (points: string) => `whoever takes it wins ${points} points less often`,
    rare: (share: string) => `taken in ${share} of its chances`,
    never: 'never came up',
  },
  oursToo: 'so it is with ours',
  withOurs: 'ours',
  withThis: 'this one',
  needsRight: 'Put right what can’t be played first.',

  // Elsewhere
  choice: 'Editions of yours',
  make: 'Make or change one',
  differences: 'What differs from ours',
  noDifferences: 'It is ours, by another name.',
  lookAt: 'Look at the edition',
  close: 'Close',
  fromTo: (from: string, to: string) => `${to} instead of ${from}`,
  keepCopy: 'Keep a copy of it',
  byAuthor: (author: string) => `by ${author}`,
};
