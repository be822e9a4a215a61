import { pluralOf } from '@polder/core/text';
import type { Phrase } from '@polder/server/wire';
import { sentence } from '../reasons.js';

const plural = pluralOf('en');
const list = new Intl.ListFormat('en');
const choices = (n: number): string => `${n} ${plural(n, { one: 'choice', other: 'choices' })}`;

/** A table on a server: clocks, who is there, what people agree on, chat. */
export const onlineTable = {
  opening: 'Opening the table …',
  name: (game: string, people: string): string => `${game}: ${people}`,

  // Clocks
  clock: {
    days: (d: number, h: number): string => (h === 0 ? `${d} d` : `${d} d ${h} h`),
    hours: (h: number, min: number): string => (min === 0 ? `${h} h` : `${h} h ${min} min`),
    free: (left: string, bank: string): string =>
      `${left} of free time for this turn, then ${bank} in reserve`,
    bank: (left: string): string => `${left} left in reserve, running`,
    still: (left: string): string => `${left} in reserve`,
    low: 'Your time is nearly over: then a bot plays on for you',
  },

  // Who is there
  seat: {
    here: 'here',
    away: 'not here',
    standIn: 'a bot plays on',
    bot: 'bot',
  },

  // The connection
  link: {
    off: 'You are offline',
    offLine: 'Nothing is lost: the table is kept on the server.',
    connecting: 'No connection to the server',
    connectingLine: 'It is being tried again.',
    kept: 'Your choice is kept, and sent as soon as there is a connection.',
    sending: 'Sending …',
    fallback: 'Slow connection: the table is asked for every few seconds',
    reload: 'Reload the page',
    gone: 'This table can’t be seen from here any more. Perhaps you were signed out.',
    unreadable: 'This page can’t follow the table any more. A newer version may be ready.',
  },

  // What people agree on
  proposal: {
    asks: (name: string, what: string): string => `${name} proposes: ${what}`,
    waiting: (what: string, names: string): string => `You propose: ${what}. Waiting for ${names}.`,
    others: (name: string, what: string, names: string): string =>
      `${name} proposes: ${what}. Waiting for ${names}.`,
    yes: 'Yes',
    no: 'No',
    withdraw: 'Withdraw',
    show: 'Show that moment',
    pause: 'a pause',
    abandon: 'to give up the game, and nobody wins',
    standIn: (name: string): string => `a bot for ${name}`,
    rewind: (n: number): string => `to take back ${choices(n)}`,
  },
  note: {
    agree: (name: string): string => `${name} agrees`,
    decline: (name: string): string => `${name} says no`,
    withdraw: (name: string): string => `${name} has withdrawn the proposal`,
    pause: 'The game is paused',
    resume: 'The game goes on',
    standIn: (name: string): string => `A bot plays on for ${name}`,
    return: (name: string): string => `${name} is back`,
    abandon: 'The game was given up by agreement',
    outage: 'The server was away: that time does not count',
    rules: (version: string): string => `Plays on by version ${version} of the rules`,
    back: (name: string, n: number): string =>
      `${name} took back ${n === 1 ? 'the last choice' : `the last ${choices(n)}`}`,
    backAgreed: (n: number): string => `The game went back ${choices(n)}, as agreed`,
  },

  // How it stands
  state: {
    paused: 'Paused by agreement: no clock runs',
    pausedShort: 'The game is paused',
    awaited: (name: string): string => `Waiting for ${name}, who is not here`,
    resume: 'Play on',
    standIn: 'A bot plays for you',
    comeBack: 'I am back',
    watching: 'You are looking on',
    from: 'From whose side',
    abandoned: (names: string, when: string): string => `${names} gave this game up together${when}`,
    abandonedLine: 'Nobody has won, and nothing counts. You can look back at it, or play again.',
    abandonedShort: 'The game was given up',
    on: (when: string): string => `, ${when}`,
    again: 'Play again',
    joinAgain: 'To the next game',
    verify: 'Verify the deal',
    next: 'Your turn at another table',
    nextShort: 'Next table',
  },

  // The menu
  menu: {
    title: 'Table',
    chat: 'Chat',
    unread: (n: number): string => `Chat, ${n} new`,
    open: 'Table and chat',
    link: 'Link to this table',
    linkLine: 'Whoever opens it can look on.',
    linkClosed: 'It opens the table for those who play here.',
    copy: 'Copy the link',
    copied: 'Copied',
    ask: 'Ask the others',
    askLine: 'All who play must agree.',
    pause: 'A pause',
    pauseLine: 'No clock runs until somebody plays on.',
    backLine: 'Your own turn you can undo yourself. Further back all must agree.',
    backChoice: 'Take back my last choice',
    backTurn: 'Back to the beginning of my last turn',
    backShown: 'Back to the moment that is shown',
    replaceLine: 'For whoever is asked and has used up the free time of the turn. They can come back.',
    replaceWho: (name: string): string => `A bot for ${name}`,
    leave: 'Let a bot play for me',
    leaveLine: 'The others go on without waiting. You can come back at any time.',
    abandon: 'Give up the game',
    abandonLine: 'Nobody wins, and nothing counts.',
    sure: 'Propose it?',
    sureYes: 'Propose',
    facts: 'This table',
    rated: 'Rated game',
    hintsOff: 'Without hints',
    drawnBy: (names: readonly string[]): string =>
      names.length === 0
        ? 'The server alone has drawn the deal.'
        : `The deal was drawn by the server and the pages of ${list.format(names)}.`,
    drawnWithout: (names: readonly string[]): string => `Without ${list.format(names)}.`,
    fingerprint: 'Fingerprint of the deal',
    fingerprintLine:
      'Published before the first choice. Once the game is over, the deal can be checked against it.',
    all: 'All tables',
    home: 'Start page',
  },

  chat: {
    empty: 'Nothing has been said yet',
    text: 'Your message',
    send: 'Say it',
    phrases: 'Say quickly',
    onlyPlayers: 'Only those who play can write here.',
    closed: 'The conversation has ended.',
    failed: 'That could not be said. Try again.',
    says: (name: string, text: string): string => `${name}: ${text}`,
    phrase: (it: Phrase): string =>
      ({
        hello: 'Hello!',
        goodLuck: 'Good luck!',
        wellPlayed: 'Well played!',
        thanks: 'Thank you!',
        oneMoment: 'One moment, please',
        imBack: 'I am back',
        goodGame: 'Good game!',
        again: 'Once more?',
      })[it],
  },

  refused: {
    notYours: 'It is not your turn to decide this.',
    illegal: 'The rules don’t allow this now.',
    // What the server says is English.
    notNow: (message: string): string => sentence(message) ?? 'This can’t be done now.',
    noSession: 'You are not signed in any more. Reload the page.',
    tooMuch: 'That was a lot at once. Wait a moment.',
    trouble: 'The server has a problem, and nothing of this was kept. Try again.',
    other: 'The server did not accept this.',
  },
  oldPage: 'This table is played by newer rules than this page has. Reload to get them.',
  oldTable: 'This table was played by older rules than this page has, and can’t be shown here.',
  unknownGame: 'This page does not know the game of this table.',
};
