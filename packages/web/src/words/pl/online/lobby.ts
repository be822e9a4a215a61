import { pluralOf } from '@polder/core/text';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');

export const lobby: Parts['online']['lobby'] = {
  title: 'Gra online',
  sub: 'Ze znajomymi przez link albo z tymi, którzy właśnie tu są.',

  rename: 'Zmień imię',
  save: 'Zapisz',
  guestLine: 'Grasz jako gość. Zachowaj konto, żeby znaleźć swoje gry na innych urządzeniach.',
  keepIt: 'Zachowaj konto',
  signIn: 'Mam już konto',

  mine: 'Moje gry',
  yourTurn: 'Twój ruch',
  turnOf: (names) => `Ruch: ${names}`,
  standIn: 'Gra za ciebie bot',
  gathering: (free) =>
    free === 0
      ? 'Wszyscy są'
      : plural(free, {
          one: `Jeszcze ${free} wolne miejsce`,
          few: `Jeszcze ${free} wolne miejsca`,
          many: `Jeszcze ${free} wolnych miejsc`,
          other: `Jeszcze ${free} wolnego miejsca`,
        }),
  won: (names) => `Zwycięstwo: ${names}`,
  youWon: 'Twoje zwycięstwo',
  abandoned: 'Przerwana za zgodą wszystkich',
  cancelled: 'Nie rozpoczęła się',
  play: 'Graj',
  enter: 'Wejdź',
  look: 'Obejrzyj',
  next: (n) =>
    `Twój ruch przy ${n} ${plural(n, { one: 'stole', few: 'stołach', many: 'stołach', other: 'stołu' })}`,
  finished: 'Zakończone',
  verify: 'Czy rozdanie było uczciwe?',
  none: 'Nie siedzisz przy żadnym stole',
  noneLine: 'Otwórz stół i wyślij link znajomym albo usiądź przy którymś z poniższych.',
  you: 'ty',

  tables: 'Otwarte stoły',
  watchable: 'Właśnie trwają',
  noTables: 'Nikt teraz nie czeka na graczy',
  noTablesLine: 'Otwórz stół widoczny dla wszystkich: kto przyjdzie następny, znajdzie go tutaj.',
  seats: (taken, of) => `Zajęte miejsca: ${taken} z ${of}`,
  join: 'Usiądź',
  watch: 'Oglądaj',
  joinAt: (game, host) => `Usiądź: ${game}, ${host}`,
  bots: (n) => `${n} ${plural(n, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })}`,
  free: 'wolne miejsce',

  newTable: 'Nowy stół',
  which: 'Gra',
  how: 'Liczba graczy',
  pace: 'Tempo',
  who: 'Kto może przyjść',
  byLink: 'Znajomi, przez link',
  anyone: 'Każdy',
  byLinkLine: 'Dostaniesz link do wysłania. Stołu nie ma na żadnej liście.',
  anyoneLine: 'Stół jest na liście na tej stronie.',
  more: 'Więcej ustawień',
  rated: 'Rankingowa',
  ratedLine: 'Liczy się do rankingu. Bez botów, podpowiedzi i własnych wartości.',
  ratedKept: 'Tylko z zachowanym kontem: kluczem dostępu lub e-mailem.',
  hints: 'Podpowiedzi dozwolone',
  hintsLine: 'Gracze mogą prosić bota o radę.',
  spectators: 'Inni mogą patrzeć',
  spectatorsLine: 'Widzą tylko to, co leży odkryte.',
  botSeats: 'Boty przy stole',
  noBots: 'Bez botów',
  botLevel: 'Poziom botów',
  open: 'Otwórz stół',
  opening: 'Otwieranie…',
};
