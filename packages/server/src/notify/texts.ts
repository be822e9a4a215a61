import { gameEntry } from '../games.js';

/** What a notice is about. */
export type What = 'turn' | 'began' | 'ended' | 'standIn';
export type Locale = 'en' | 'pl';

/** A notice in words. */
export interface Words {
  readonly title: string;
  readonly body: string;
}

/** What the words are made of: nothing that is hidden at the table. */
export interface Told {
  readonly game: string;
  readonly name: string;
  /** The others at the table. */
  readonly others: readonly string[];
  /** Of a game that was played to its end. */
  readonly winners: readonly string[];
}

interface Language {
  readonly bots: Readonly<Record<string, string>>;
  readonly titles: Readonly<Record<What, string>>;
  /** After a bot has taken over. */
  readonly back: string;
  list(names: readonly string[]): string;
  at(game: string, others: string): string;
  won(names: string, many: boolean): string;
  readonly test: Words;
  mail(words: Words, name: string, links: { readonly table: string; readonly settings: string }): string;
}

/** Of a game that is no longer here there is only its id. */
const gameName = (locale: Locale, game: string): string => gameEntry(game)?.names[locale] ?? game;

/** 'a, b and c'. */
const listed = (names: readonly string[], and: string): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${and} ${names.at(-1)}`;

const LANGUAGES: Readonly<Record<Locale, Language>> = {
  en: {
    bots: {
      random: 'Random',
      visitor: 'Visitor',
      apprentice: 'Apprentice',
      sower: 'Sower',
      grower: 'Grower',
      miller: 'Miller',
      master: 'Master',
    },
    titles: {
      turn: 'Your turn',
      began: 'The game has begun',
      ended: 'The game is over',
      standIn: 'A bot plays for you',
    },
    back: 'You can come back and play on yourself.',
    list: (names) => listed(names, 'and'),
    at: (game, others) => `${game} with ${others}.`,
    won: (names) => `Won by ${names}.`,
    test: { title: 'A test', body: 'If you can read this, notices get through.' },
    mail: ({ title, body }, name, { table, settings }) =>
      `Hello ${name},\n\n${title}: ${body}\n\nTo the table: ${table}\n\n--\nWhat you are told by e-mail can be changed here: ${settings}\n`,
  },
  pl: {
    bots: {
      random: 'Losowy',
      visitor: 'Gość',
      apprentice: 'Uczeń',
      sower: 'Siewca',
      grower: 'Hodowca',
      miller: 'Młynarz',
      master: 'Mistrz',
    },
    titles: {
      turn: 'Twoja kolej',
      began: 'Gra się zaczęła',
      ended: 'Koniec gry',
      standIn: 'Gra za ciebie bot',
    },
    back: 'Możesz wrócić i grać dalej.',
    list: (names) => listed(names, 'i'),
    at: (game, others) => `${game}, przy stole: ${others}.`,
    won: (names, many) => `${many ? 'Wygrywają' : 'Wygrywa'}: ${names}.`,
    test: { title: 'Próba', body: 'Jeśli to czytasz, powiadomienia docierają.' },
    mail: ({ title, body }, name, { table, settings }) =>
      `Cześć ${name},\n\n${title}: ${body}\n\nDo stołu: ${table}\n\n--\nTu można zmienić, o czym piszemy e-mailem: ${settings}\n`,
  },
};

export const botName = (locale: Locale, level: string): string => LANGUAGES[locale].bots[level] ?? level;

export const testWords = (locale: Locale): Words => LANGUAGES[locale].test;

export function wordsOf(locale: Locale, what: What, { game, others, winners }: Told): Words {
  const language = LANGUAGES[locale];
  const at = language.at(gameName(locale, game), language.list(others));
  const more = {
    turn: '',
    began: '',
    ended: winners.length > 0 ? ` ${language.won(language.list(winners), winners.length > 1)}` : '',
    standIn: ` ${language.back}`,
  };
  return { title: language.titles[what], body: at + more[what] };
}

export function mailOf(
  locale: Locale,
  what: What,
  told: Told,
  links: { readonly table: string; readonly settings: string },
): { readonly subject: string; readonly text: string } {
  const words = wordsOf(locale, what, told);
  const { mail } = LANGUAGES[locale];
  return {
    subject: `${words.title} (${gameName(locale, told.game)})`,
    text: mail(words, told.name, links),
  };
}
