import { pluralOf } from '@polder/core/text';
import type { Doing } from '../../../online/pages/doing.js';
import { durationOf } from '../../duration.js';
import { wordsOf } from '../../reasons.js';
import type { Parts } from '../../words.js';
import { because } from './because.js';

const plural = pluralOf('pl');
const duration = durationOf('pl');

const NOT_NOW: Readonly<Record<Doing, string>> = {
  open: 'Siedzisz już przy tylu stołach, przy ilu można. Najpierw dokończ którąś grę albo odejdź od stołu.',
  join: 'Teraz nie można usiąść przy tym stole.',
  start: 'Gra nie może się jeszcze zacząć.',
  seat: 'Miejsc nie można już zmieniać.',
  link: 'Ten link został już użyty albo stracił ważność.',
  other: 'Teraz nie można tego zrobić.',
};
const NOT_FOUND: Readonly<Record<Doing, string>> = {
  open: 'Tego już tu nie ma.',
  join: 'Tego stołu już nie ma.',
  start: 'Tego stołu już nie ma.',
  seat: 'Tego stołu już nie ma.',
  link: 'Ten link został już użyty albo stracił ważność.',
  other: 'Nic tu nie ma albo nie możesz tego zobaczyć.',
};

type Shared = Omit<Parts['online'], 'because' | 'lobby' | 'room' | 'account' | 'people' | 'verify'>;

export const shared: Shared = {
  online: 'Gra online',
  players: (n) => `${n} ${plural(n, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })}`,
  level: (level) =>
    ({
      random: 'Losowy',
      visitor: 'Gość',
      apprentice: 'Uczeń',
      sower: 'Siewca',
      grower: 'Hodowca',
      miller: 'Młynarz',
      master: 'Mistrz',
    })[level],
  bot: (level) => `${level} (bot)`,
  vp: (n) => `${n} PZ`,
  and: (names) => new Intl.ListFormat('pl').format(names),

  pace: (name) =>
    name === undefined
      ? 'Własne tempo'
      : { quick: 'Szybko', calm: 'Spokojnie', day: 'Dzień', days: 'Trzy dni', none: 'Bez zegara' }[name],
  paceLine: (pace) =>
    pace.kind === 'none'
      ? 'Nikt nikogo nie pogania.'
      : `${duration(pace.turn)} na każdą turę i ${duration(pace.bank)} w zapasie.`,
  tag: (tag) =>
    ({
      rated: 'Rankingowa',
      edition: 'Własne wartości',
      hints: 'Podpowiedzi',
      spectators: 'Można oglądać',
      unlisted: 'Przez link',
    })[tag],
  tagLine: (tag, info) =>
    ({
      rated: 'Gra liczy się do rankingu.',
      edition: `Wartości na kartach i planszach: ${info.edition?.name ?? ''}`,
      hints: 'Gracze mogą prosić bota o radę.',
      spectators: 'Inni mogą patrzeć. Widzą tylko to, co leży odkryte.',
      unlisted: 'Stół znajdzie tylko ten, kto ma link.',
    })[tag],

  gone: 'Ktoś, kto odszedł',
  name: 'Twoje imię',
  nameLine: 'Tak widzą cię inni. Konto nie jest potrzebne.',
  nameBad: 'Do 24 liter, cyfr, spacji oraz . _ ’ -',
  playAs: 'Grasz jako',
  toAccount: 'Konto',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  share: 'Udostępnij',
  qr: 'Link jako kod QR',
  wait: 'Chwileczkę…',
  again: 'Spróbuj ponownie',
  lobbyLink: 'Wszystkie stoły',

  trouble: (it, doing = 'other') => {
    const why = wordsOf(because, it);
    if (why !== undefined) return why;
    switch (it.code) {
      case 'bad':
        return it.message === ''
          ? 'Serwer tego nie przyjął.'
          : `Serwer tego nie przyjął. Jego odpowiedź (po angielsku): ${it.message}`;
      case 'noSession':
        return 'Nikt nie jest tu już zalogowany.';
      case 'notFound':
        return NOT_FOUND[doing];
      case 'notYours':
        return 'To nie twoja decyzja.';
      case 'stale':
        return 'W międzyczasie coś się zmieniło.';
      case 'illegal':
        return 'Zasady teraz na to nie pozwalają.';
      case 'cannotUndo':
        return 'Tego nie można cofnąć.';
      case 'notNow':
        return NOT_NOW[doing];
      case 'full':
        return 'Przy tym stole nie ma już wolnego miejsca.';
      case 'tooMuch':
        return it.retryAfter === undefined
          ? 'To za dużo naraz. Spróbuj ponownie trochę później.'
          : `To za dużo naraz. Spróbuj ponownie później (${duration(Math.ceil(it.retryAfter))}).`;
      case 'closing':
        return 'Serwer właśnie uruchamia się ponownie. Spróbuj za chwilę.';
      case 'trouble':
        return 'Serwer ma kłopoty i niczego z tego nie zapisał. Spróbuj później.';
      case 'offline':
        return 'Nie można połączyć się z serwerem. Czy masz połączenie z siecią?';
      case 'timeout':
        return 'Serwer zbyt długo nie odpowiada.';
      case 'noServer':
        return 'Nie ma tu serwera do gier online.';
      default:
        return NOT_NOW.other;
    }
  },

  away: {
    title: {
      offline: 'Brak połączenia',
      timeout: 'Brak odpowiedzi',
      noServer: 'Tu nie ma gier online',
      other: 'Serwer nie może teraz pomóc',
      table: 'Nie można pokazać tego stołu',
    },
    line: {
      offline: 'Nie można połączyć się z serwerem. Gdy wróci sieć, twoje gry potoczą się dalej.',
      timeout: 'Serwer bardzo długo nie odpowiada. Nic nie przepadło: twoje gry czekają tam na ciebie.',
      other: 'Twoje gry online czekają tam na ciebie.',
      noServer: 'Ten Polder działa bez serwera do gier online. Wszystko inne działa, także bez sieci.',
    },
    local: 'Zagraj tutaj',
    localLine: 'Z botami, w pojedynkę albo razem przy tym ekranie',
  },
};
