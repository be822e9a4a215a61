import { pluralOf } from '@polder/core/text';
import type { Pace, TableInfo } from '@polder/server/wire';
import type { Bot, Trouble } from '../../../online/api.js';
import type { Doing } from '../../../online/pages/doing.js';
import type { PaceName } from '../../../online/pages/pace.js';
import type { Tag } from '../../../online/pages/table-facts.js';
import { durationOf } from '../../duration.js';
import { sentence, wordsOf } from '../../reasons.js';
import { because } from './because.js';

const plural = pluralOf('en');
const duration = durationOf('en');

/** What was not possible now, by what was tried. */
const NOT_NOW: Readonly<Record<Doing, string>> = {
  open: 'You sit at as many tables as one can. Finish or leave one first.',
  join: 'You can’t sit down at this table now.',
  start: 'The game can’t begin yet.',
  seat: 'The seats can’t be changed any more.',
  link: 'This link was used already, or its time is up.',
  other: 'This can’t be done now.',
};
const NOT_FOUND: Readonly<Record<Doing, string>> = {
  open: 'This is not there any more.',
  join: 'There is no such table any more.',
  start: 'There is no such table any more.',
  seat: 'There is no such table any more.',
  link: 'This link was used already, or its time is up.',
  other: 'There is nothing here, or it is not for you to see.',
};

/** What several online pages say. */
export const shared = {
  online: 'Play online',
  players: (n: number) => `${n} ${plural(n, { one: 'player', other: 'players' })}`,
  level: (level: Bot | 'random'): string =>
    ({
      random: 'Random',
      visitor: 'Visitor',
      apprentice: 'Apprentice',
      sower: 'Sower',
      grower: 'Grower',
      miller: 'Miller',
      master: 'Master',
    })[level],
  bot: (level: string) => `${level} (bot)`,
  vp: (n: number) => `${n} VP`,
  and: (names: readonly string[]) => new Intl.ListFormat('en').format(names),

  pace: (name: PaceName | undefined): string =>
    name === undefined
      ? 'Own pace'
      : { quick: 'Quick', calm: 'Calm', day: 'A day', days: 'Three days', none: 'No clock' }[name],
  paceLine: (pace: Pace): string =>
    pace.kind === 'none'
      ? 'Nobody is hurried.'
      : `${duration(pace.turn)} for each turn, and ${duration(pace.bank)} in reserve.`,
  tag: (tag: Tag): string =>
    ({
      rated: 'Rated',
      edition: 'Own values',
      hints: 'Hints',
      spectators: 'Can be watched',
      unlisted: 'By link',
    })[tag],
  tagLine: (tag: Tag, info: Pick<TableInfo, 'edition'>): string =>
    ({
      rated: 'The game counts for the ratings.',
      edition: `Printed values: ${info.edition?.name ?? ''}`,
      hints: 'Players may ask a bot for advice.',
      spectators: 'Others may look on. They see only what lies open.',
      unlisted: 'Only who has the link finds this table.',
    })[tag],

  /** The name of whoever has deleted their account. */
  gone: 'Somebody who left',
  name: 'Your name',
  nameLine: 'As the others see you. No account needed.',
  nameBad: 'Up to 24 letters, digits, spaces and . _ ’ -',
  playAs: 'You play as',
  toAccount: 'Account',
  copy: 'Copy',
  copied: 'Copied',
  share: 'Share',
  qr: 'The link as a QR code',
  wait: 'One moment…',
  again: 'Try again',
  lobbyLink: 'All tables',

  trouble: (it: Trouble, doing: Doing = 'other'): string => {
    const why = wordsOf(because, it);
    if (why !== undefined) return why;
    switch (it.code) {
      case 'bad':
        return `The server did not accept this. ${it.message}`;
      case 'noSession':
        return 'You are not signed in here any more.';
      case 'notFound':
        return NOT_FOUND[doing];
      case 'notYours':
        return 'This is not yours to decide.';
      case 'stale':
        return 'It has changed in the meantime.';
      case 'illegal':
        return 'The rules don’t allow this now.';
      case 'cannotUndo':
        return 'This can’t be taken back.';
      case 'notNow':
        // It knows more than the page, and says it in English.
        return (doing === 'other' ? sentence(it.message) : undefined) ?? NOT_NOW[doing];
      case 'full':
        return 'No seat is left at this table.';
      case 'tooMuch':
        return it.retryAfter === undefined
          ? 'That was a lot at once. Try again a little later.'
          : `That was a lot at once. Try again in ${duration(Math.ceil(it.retryAfter))}.`;
      case 'closing':
        return 'The server is being restarted. Try again in a moment.';
      case 'trouble':
        return 'The server has a problem, and nothing of this was kept. Try again later.';
      case 'offline':
        return 'The server can’t be reached. Are you offline?';
      case 'timeout':
        return 'The server takes too long to answer.';
      case 'noServer':
        return 'There is no server for online games here.';
      default:
        // Of a newer server.
        return NOT_NOW.other;
    }
  },

  away: {
    title: {
      offline: 'No connection',
      timeout: 'No answer',
      noServer: 'No online games here',
      other: 'The server can’t help just now',
      table: 'This table can’t be shown',
    },
    line: {
      offline:
        'The server can’t be reached. As soon as you are online again, your games go on where they were.',
      timeout: 'The server takes very long to answer. Nothing is lost: your games wait for you there.',
      other: 'Your online games wait for you there.',
      noServer:
        'This Polder is hosted without a server for online games. Everything else works, also without a network.',
    },
    local: 'Play here instead',
    localLine: 'Against bots, alone, or together at this screen',
  },
};
