import { isSelf, pluralOf } from '@polder/core/text';
import type { SeatKind } from '../../pages/start/plan.js';
import type { Part, Trouble } from '../../session/guards.js';

const plural = pluralOf('en');

const PARTS: Readonly<Record<Part, string>> = {
  formatVersion: 'the version of the file',
  name: 'the name of the table',
  players: 'the players',
  saved: 'the game itself',
  options: 'the options of the game',
  seed: 'the seed',
  log: 'the list of choices',
  proof: 'the proof of how it went',
  summary: 'the notes about it',
};

/** The start page: playing, saved games, files, settings. */
export const start = {
  pageTitle: 'Polder: play Windmill Valley and Duel in the browser',
  slogan: 'Mind the water, turn the wheels.',
  sub: 'Two board games of tulips and windmills, free in your browser.',
  nav: 'Pages',
  rules: 'Rulebook',
  online: 'Play online',
  onlineLine: 'With friends by a link, or whoever is there',
  about: 'About Polder',
  language: 'Language',

  // Playing at once
  playGame: (name: string) => `Play ${name}`,
  duelists: { bot: 'A bot', friend: 'A friend' },
  duelLine: {
    friend: 'Both at this screen: the board turns to whoever decides.',
  },
  against: 'You against',
  bots: (n: number) => `${n} ${plural(n, { one: 'bot', other: 'bots' })}`,
  gardener: 'Gardener',
  quickBots: (level: string) => `Level: ${level}. Who begins is drawn by lot.`,
  otherLevel: 'Choose the level',
  setUp: 'Change players',
  opening: 'Laying out the table…',

  // Setting up
  newTable: 'A new table',
  game: 'Which game?',
  how: 'How many play?',
  count: (n: number) => `${n} ${plural(n, { one: 'player', other: 'players' })}`,
  seats: 'Who sits at the table?',
  seatsHint: 'In turn order, clockwise. Several people share this screen.',
  seatsHintDuel: 'Two people share this screen, across from each other.',
  seat: (n: number) => `Seat ${n}`,
  name: 'Name',
  kind: (kind: SeatKind): string =>
    ({
      person: 'Person',
      visitor: 'Visitor',
      apprentice: 'Apprentice',
      sower: 'Sower',
      grower: 'Grower',
      miller: 'Miller',
      master: 'Master',
    })[kind],
  kindLine: (kind: SeatKind): string =>
    ({
      person: 'Plays at this screen.',
      visitor: 'Looks on and plays along. For children, and for your very first game.',
      apprentice: 'Has a plan for its turn, and misjudges it as often as not. For your first games.',
      sower: 'Plans a whole turn and sees most of what it brings.',
      grower: 'Plans its whole turn well. A fair match once you know the game.',
      miller: 'Plays its best turns on in its head for a round before it chooses.',
      master: 'The strongest: tries its best turns for a second before it chooses.',
    })[kind],
  difficultyTitle: 'How hard?',
  starts: 'Who begins?',
  byLot: 'By lot',
  more: 'More',
  bot: 'Bot',
  level: 'Level',
  tableName: 'Name of the table',
  noPerson: 'At least one seat needs a person.',
  playThis: 'Play',

  // Own printed values
  edition: 'Printed values',
  editionUsual: 'The values of this page',
  editionLine: 'If you own the box, you can play with its values from a file of your own.',
  editionChoose: 'Use a file…',
  editionGet: 'Get a file to fill in',
  editionOwn: 'Yours',
  editionMake: 'Make or change one',
  editionNow: (name: string) => `Own values: ${name}`,
  editionDrop: 'Use the usual values again',
  editionBad: (n: number) =>
    `The file can’t be used: ${n} ${plural(n, { one: 'problem', other: 'problems' })}`,
  editionMore: (n: number) => `and ${n} more`,

  // Saved games
  games: 'Go on with',
  finished: 'Finished',
  notKept:
    'This browser can’t keep games: they are gone when you close the page. Export those you want to keep.',
  unread: 'The saved games could not be read.',
  again: 'Try again',
  goOn: 'Go on',
  look: 'Look',
  settingUp: 'Set-up',
  round: (n: number) => `Round ${n}`,
  yourTurn: 'your turn',
  turnOf: (name: string) => (isSelf(name) ? 'your turn' : `${name} to move`),
  won: (names: string) => `Won by ${names}`,
  youWon: 'You won',
  vp: (n: number) => `${n} VP`,
  showAll: (n: number) => `Show all ${n}`,
  showFewer: 'Show fewer',
  moreFor: (name: string) => `More for ${name}`,
  rename: 'Rename',
  renameSave: 'Save',
  export: 'Export',
  delete: 'Delete',
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  broken: 'This game can’t be opened',
  brokenName: 'Unknown game',
  stale: 'This game was changed in another tab. The list is up to date again.',

  // Files
  openFile: 'Open a game',
  openIt: 'Open it',
  opened: (name: string) => `${name} is on the list now.`,
  badFile: (file: string) => `${file} can’t be opened`,
  trouble: (it: Trouble): string => {
    switch (it.id) {
      case 'empty':
        return 'The file is empty.';
      case 'tooLarge':
        return `The file is too large for a game (more than ${it.megabytes} MB).`;
      case 'notJson':
        return `This is no game file: its text is no JSON (${it.detail}).`;
      case 'notAGame':
        return 'This is not a game of Polder.';
      case 'newerFormat':
        return `The file comes from a newer Polder (format ${it.version}). Reload the page and try again.`;
      case 'part':
        return `Something is missing or wrong: ${PARTS[it.part]}.`;
      case 'player':
        return `The player at seat ${it.seat + 1} is none that can sit there.`;
      case 'seats':
        return `There are ${it.found} players for a game of ${it.wanted}.`;
      case 'otherGame':
        return `This is a game of ‘${it.game}’, which can’t be played here.`;
      case 'otherRules':
        return `The game was played with version ${it.version} of the rules; this page has ${it.ours}.`;
      case 'otherEdition':
        return 'The game was played with printed values that this page no longer has. Open it in the browser that has it, or as a file that was saved there.';
      case 'otherCourse':
        return it.version === it.ours
          ? 'Played again, the choices of this game don’t lead to where it was saved.'
          : `The game was played with version ${it.version} of the rules. With those of this page (${it.ours}) it would have gone another way, so it can’t go on here.`;
      case 'record':
        return `The choices of this game can’t be played again. ${it.detail}`;
      case 'notation': {
        const offered = it.offered.length > 0 ? ` Possible there: ${it.offered.join(', ')}.` : '';
        return `Line ${it.line}, column ${it.column}: ${it.detail}${offered}`;
      }
    }
  },

  // Beside
  openFileLine: 'From a file',
  unofficial: 'An unofficial fan project with its own pictures and words.',
  promise: 'No account, no advertising. What you play stays in this browser unless you play online.',
  playOn: 'Play on',
  lessonShort: 'Lesson',
  newHereLine: 'Five minutes at the real table: open the gate, turn the wheels, plant a tulip.',
  newHere: 'New here?',
  learn: 'Rulebook',
  learnLine: 'With pictures',
  lesson: 'Learn in five minutes',
  calculator: 'Score sheet',
  calculatorLine: 'For your own table',
  companion: 'Companion',
  companionLine: 'Solo with the box',
  workshop: 'Printing shop',
  workshopLine: 'Your own edition',
  aboutTitle: 'What is this?',
  aboutText:
    'Polder is a table for Windmill Valley and its Duel in the browser: no account, no advertising. Nothing leaves this page unless you play online. Pictures and words are our own.',
  buy: 'The game is published by',
  licence: 'The program is free: MIT licence',
  licences: 'Licences of the fonts and libraries in this page',

  // Settings
  settings: 'Settings',
  theme: 'Appearance',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
  pace: 'Others’ turns',
  paces: { slow: 'Slow', normal: 'Normal', fast: 'Fast', none: 'At once' },
  textSize: 'Text size',
  confirmAll: 'Confirm everything',
  confirmAllLine:
    'Every choice is shown first and asks for a second press. Else only what can’t be taken back does.',
  sound: 'A sound when it is your turn',
  soundLine: 'One short bell, also when this tab is in the background.',
  hints: 'Offer hints',
  hintsLine: 'What a bot would do, when you ask for it.',
};
