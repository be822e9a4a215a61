import { pluralOf } from '@polder/core/text';
import type { Parts } from '../words.js';

const plural = pluralOf('pl');
const list = new Intl.ListFormat('pl');
const choices = (n: number): string =>
  `${n} ${plural(n, { one: 'wybór', few: 'wybory', many: 'wyborów', other: 'wyboru' })}`;

export const onlineTable: Parts['onlineTable'] = {
  opening: 'Otwieram stół …',
  name: (game, people) => `${game}: ${people}`,

  clock: {
    days: (d, h) => (h === 0 ? `${d} d` : `${d} d ${h} h`),
    hours: (h, min) => (min === 0 ? `${h} h` : `${h} h ${min} min`),
    free: (left, bank) => `${left} wolnego czasu na tę turę, potem ${bank} rezerwy`,
    bank: (left) => `${left} rezerwy, czas płynie`,
    still: (left) => `${left} rezerwy`,
    low: 'Twój czas się kończy: potem zagra za ciebie bot',
  },

  seat: {
    here: 'przy stole',
    away: 'poza stołem',
    standIn: 'zastępuje bot',
    bot: 'bot',
  },

  link: {
    off: 'Jesteś offline',
    offLine: 'Nic nie przepadło: stół jest na serwerze.',
    connecting: 'Brak połączenia z serwerem',
    connectingLine: 'Trwa ponowna próba.',
    kept: 'Twój wybór jest zachowany i zostanie wysłany, gdy tylko wróci połączenie.',
    sending: 'Wysyłam …',
    fallback: 'Wolne połączenie: stół jest odświeżany co kilka sekund',
    reload: 'Odśwież stronę',
    gone: 'Tego stołu nie można już stąd zobaczyć. Być może twoja sesja wygasła.',
    unreadable: 'Ta strona nie może już śledzić tego stołu. Być może jest nowsza wersja.',
  },

  proposal: {
    asks: (name, what) => `${name} proponuje: ${what}`,
    waiting: (what, names) => `Twoja propozycja: ${what}. Czekamy na odpowiedź: ${names}.`,
    others: (name, what, names) => `${name} proponuje: ${what}. Czekamy na odpowiedź: ${names}.`,
    yes: 'Tak',
    no: 'Nie',
    withdraw: 'Wycofaj',
    show: 'Pokaż tę chwilę',
    pause: 'przerwa',
    abandon: 'zakończenie gry bez zwycięzcy',
    standIn: (name) => `bot zamiast gracza ${name}`,
    rewind: (n) => `cofnięcie gry o ${choices(n)}`,
  },
  note: {
    agree: (name) => `${name} się zgadza`,
    decline: (name) => `${name} się nie zgadza`,
    withdraw: (name) => `${name} wycofuje propozycję`,
    pause: 'Gra jest wstrzymana',
    resume: 'Gramy dalej',
    standIn: (name) => `Zamiast gracza ${name} gra bot`,
    return: (name) => `${name} wraca do gry`,
    abandon: 'Gra została zakończona za zgodą wszystkich',
    outage: 'Serwer był niedostępny: ten czas się nie liczy',
    rules: (version: string): string => `Gra toczy się dalej według zasad w wersji ${version}`,
    back: (name, n) => `${name} cofa ${n === 1 ? 'ostatni wybór' : choices(n)}`,
    backAgreed: (n) => `Gra cofnięta za zgodą wszystkich o ${choices(n)}`,
  },

  state: {
    paused: 'Przerwa za zgodą wszystkich: żaden zegar nie biegnie',
    pausedShort: 'Gra jest wstrzymana',
    awaited: (name) => `Czekamy: ${name} jest poza stołem`,
    resume: 'Gramy dalej',
    standIn: 'Zamiast ciebie gra bot',
    comeBack: 'Wracam do gry',
    watching: 'Oglądasz tę grę',
    from: 'Z czyjej strony',
    abandoned: (names, when) => `Gra przerwana za wspólną zgodą: ${names}${when}`,
    abandonedLine: 'Nikt nie wygrał i nic się nie liczy. Możesz ją obejrzeć albo zagrać jeszcze raz.',
    abandonedShort: 'Gra została przerwana',
    on: (when) => ` (${when})`,
    again: 'Zagraj jeszcze raz',
    joinAgain: 'Do następnej gry',
    verify: 'Sprawdź rozdanie',
    next: 'Twoja kolej przy innym stole',
    nextShort: 'Następny stół',
  },

  menu: {
    title: 'Stół',
    chat: 'Czat',
    unread: (n) =>
      `Czat, ${n} ${plural(n, { one: 'nowa wiadomość', few: 'nowe wiadomości', many: 'nowych wiadomości', other: 'nowej wiadomości' })}`,
    open: 'Stół i czat',
    link: 'Link do tego stołu',
    linkLine: 'Kto go otworzy, może oglądać grę.',
    linkClosed: 'Otwiera stół tym, którzy przy nim grają.',
    copy: 'Kopiuj link',
    copied: 'Skopiowano',
    ask: 'Zapytaj pozostałych',
    askLine: 'Muszą się zgodzić wszyscy gracze.',
    pause: 'Przerwa',
    pauseLine: 'Żaden zegar nie biegnie, dopóki ktoś nie wznowi gry.',
    backLine: 'Własną turę możesz cofnąć samodzielnie. Na dalszy krok wstecz muszą się zgodzić wszyscy.',
    backChoice: 'Cofnij mój ostatni wybór',
    backTurn: 'Wróć do początku mojej ostatniej tury',
    backShown: 'Wróć do chwili, którą właśnie widać',
    replaceLine:
      'Zamiast gracza, na którego czeka stół i którego wolny czas tury minął. Może on wrócić do gry.',
    replaceWho: (name) => `Bot zamiast gracza ${name}`,
    leave: 'Niech bot gra zamiast mnie',
    leaveLine: 'Pozostali grają dalej bez czekania. W każdej chwili możesz wrócić.',
    abandon: 'Zakończ grę',
    abandonLine: 'Nikt nie wygrywa i nic się nie liczy.',
    sure: 'Zaproponować?',
    sureYes: 'Zaproponuj',
    facts: 'O tym stole',
    rated: 'Gra rankingowa',
    hintsOff: 'Bez podpowiedzi',
    drawnBy: (names) =>
      names.length === 0
        ? 'Rozdanie wylosował sam serwer.'
        : `Rozdanie wylosował serwer razem ze stronami graczy: ${list.format(names)}.`,
    drawnWithout: (names) => `Bez udziału: ${list.format(names)}.`,
    fingerprint: 'Odcisk rozdania',
    fingerprintLine: 'Podany przed pierwszym wyborem. Po grze można nim sprawdzić rozdanie.',
    all: 'Wszystkie stoły',
    home: 'Strona główna',
  },

  chat: {
    empty: 'Nikt jeszcze nic nie powiedział',
    text: 'Twoja wiadomość',
    send: 'Powiedz',
    phrases: 'Powiedz szybko',
    onlyPlayers: 'Pisać mogą tu tylko gracze.',
    closed: 'Rozmowa jest zakończona.',
    failed: 'Nie udało się tego powiedzieć. Spróbuj jeszcze raz.',
    says: (name, text) => `${name}: ${text}`,
    phrase: (it) =>
      ({
        hello: 'Cześć!',
        goodLuck: 'Powodzenia!',
        wellPlayed: 'Dobrze zagrane!',
        thanks: 'Dziękuję!',
        oneMoment: 'Chwileczkę',
        imBack: 'Już jestem',
        goodGame: 'Dobra gra!',
        again: 'Jeszcze raz?',
      })[it],
  },

  refused: {
    notYours: 'To nie twoja kolej na tę decyzję.',
    illegal: 'Zasady na to teraz nie pozwalają.',
    notNow: () => 'Teraz nie można tego zrobić.',
    noSession: 'Twoja sesja wygasła. Odśwież stronę.',
    tooMuch: 'To było dużo naraz. Poczekaj chwilę.',
    trouble: 'Serwer ma kłopot i nic z tego nie zostało zapisane. Spróbuj jeszcze raz.',
    other: 'Serwer tego nie przyjął.',
  },
  oldPage: 'Przy tym stole obowiązują nowsze zasady niż na tej stronie. Odśwież ją, żeby je pobrać.',
  oldTable: 'Przy tym stole obowiązywały starsze zasady niż na tej stronie: nie można go tu pokazać.',
  unknownGame: 'Ta strona nie zna gry, w którą gra się przy tym stole.',
};
