import { pluralOf } from '@polder/core/text';
import { durationOf } from '../../duration.js';

const plural = pluralOf('en');
const list = new Intl.ListFormat('en');
const duration = durationOf('en');

/** The room where players gather before a game. */
export const room = {
  title: (game: string) => `A table of ${game}`,
  seats: 'Who plays',
  seatsLine: 'Who begins is drawn by lot when the game starts.',
  seat: (n: number) => `Seat ${n}`,
  free: 'Free',
  freeLine: 'Waits for somebody',
  you: 'you',
  host: 'host',
  here: 'here',
  away: 'not here',
  rating: (value: number) => `Rating ${value}`,
  noRating: 'No rated game yet',
  putBot: (n: number) => `A bot for seat ${n}`,
  nobody: 'Keep it free',
  sendAway: (name: string) => `Send away: ${name}`,
  sendAwayShort: 'Send away',
  sure: (name: string) => `Send ${name} away from the table?`,

  sitDown: 'Sit down',
  watching: 'All seats are taken. You can look on when the game begins.',
  notWatching: 'All seats are taken, and the game can’t be watched.',
  start: 'Start the game',
  starting: 'Starting…',
  missing: (n: number) =>
    `${n} ${plural(n, { one: 'seat is', other: 'seats are' })} still free: invite somebody, or put a bot there.`,
  ready: 'I am ready',
  isReady: 'ready',
  readyLine: (name: string) =>
    `A rated live game begins when all are ready. Say so, and ${name} can start it within two minutes.`,
  youAreReady: (name: string) => `You are ready. ${name} can start the game within two minutes.`,
  drawing: (names: readonly string[]) =>
    names.length === 0
      ? 'The deal is being drawn…'
      : `The deal is being drawn. Waiting for the page of ${list.format(names)}.`,
  drawingLine: (seconds: number) =>
    `Each page adds a secret, so that nobody can choose the deal. Pages that do not answer are left out: the game begins in ${duration(seconds > 90 ? Math.ceil(seconds / 60) * 60 : seconds)} at latest.`,
  waitForHost: (name: string) => `All are here. ${name} starts the game.`,
  waitForPeople: (n: number) => `Waiting for ${n} more ${plural(n, { one: 'player', other: 'players' })}.`,
  leave: 'Leave the table',
  leaveAlone: 'Give up the table',
  leaveAsk: 'Leave? Your seat will be free for others.',
  leaveAskHost: 'Leave? The next player becomes the host.',
  leaveAskAlone: 'Give up this table? Its link will lead nowhere.',
  gone: 'This table was given up.',

  invite: 'Invite',
  inviteLine: 'Whoever opens this link can sit down, without an account.',
  inviteLink: 'Link to this table',
  inviteText: (game: string) => `Join me for a game of ${game}`,
  settings: 'What is played',
  lookAtEdition: 'Look at its printed values',
  noEdition: 'These values can’t be read now. Try again.',
  game: 'Game',
  pace: 'Pace',
  chat: 'Chat',
};
