import { isSelf, pluralOf } from '@polder/core/text';
import type { Part } from '../../session/guards.js';
import type { Parts } from '../words.js';

const plural = pluralOf('pl');

const PARTS: Readonly<Record<Part, string>> = {
  formatVersion: 'wersja pliku',
  name: 'nazwa stołu',
  players: 'gracze',
  saved: 'sama rozgrywka',
  options: 'ustawienia rozgrywki',
  seed: 'ziarno losowania',
  log: 'lista decyzji',
  proof: 'dowód przebiegu rozgrywki',
  summary: 'opis rozgrywki',
};

export const start: Parts['start'] = {
  pageTitle: 'Polder: Windmill Valley i Duel w przeglądarce',
  slogan: 'Pilnuj wody, obracaj koła.',
  sub: 'Dwie gry planszowe o tulipanach i wiatrakach, za darmo w przeglądarce.',
  nav: 'Strony',
  rules: 'Zasady',
  online: 'Gra online',
  onlineLine: 'Ze znajomymi przez link albo z każdym, kto tu jest',
  about: 'O Polderze',
  language: 'Język',

  playGame: (name) => `Graj w ${name}`,
  duelists: { bot: 'Bot', friend: 'Znajomy' },
  duelLine: {
    friend: 'Oboje przy tym ekranie: plansza obraca się do tego, kto decyduje.',
  },
  against: 'Przeciwnicy',
  bots: (n) => `${n} ${plural(n, { one: 'bot', few: 'boty', many: 'botów', other: 'bota' })}`,
  gardener: 'Ogrodnik',
  quickBots: (level) => `Poziom: ${level}. Kto zaczyna, decyduje los.`,
  otherLevel: 'Wybierz poziom',
  setUp: 'Zmień graczy',
  opening: 'Rozkładanie stołu…',

  newTable: 'Nowy stół',
  game: 'Która gra?',
  how: 'Ile osób gra?',
  count: (n) => `${n} ${plural(n, { one: 'gracz', few: 'graczy', many: 'graczy', other: 'gracza' })}`,
  seats: 'Kto siedzi przy stole?',
  seatsHint: 'W kolejności tur, zgodnie z ruchem wskazówek zegara. Kilka osób gra przy tym samym ekranie.',
  seatsHintDuel: 'Dwie osoby grają przy tym samym ekranie, naprzeciwko siebie.',
  seat: (n) => `Miejsce ${n}`,
  name: 'Imię',
  kind: (kind) =>
    ({
      person: 'Osoba',
      visitor: 'Gość',
      apprentice: 'Uczeń',
      sower: 'Siewca',
      grower: 'Hodowca',
      miller: 'Młynarz',
      master: 'Mistrz',
    })[kind],
  kindLine: (kind) =>
    ({
      person: 'Gra przy tym ekranie.',
      visitor: 'Patrzy i gra razem z wami. Dla dzieci i na pierwszą grę.',
      apprentice: 'Ma plan na swoją turę i często źle go ocenia. Na pierwsze gry.',
      sower: 'Planuje całą turę i widzi prawie wszystko, co ona daje.',
      grower: 'Dobrze planuje całą turę. Wyrównany przeciwnik, gdy znasz już grę.',
      miller: 'Najlepsze tury rozgrywa w myślach o rundę dalej, zanim wybierze.',
      master: 'Najsilniejszy: przez sekundę próbuje najlepszych tur, zanim wybierze.',
    })[kind],
  difficultyTitle: 'Poziom trudności',
  starts: 'Kto zaczyna?',
  byLot: 'Losowo',
  more: 'Więcej',
  bot: 'Bot',
  level: 'Poziom',
  tableName: 'Nazwa stołu',
  noPerson: 'Przynajmniej na jednym miejscu musi siedzieć osoba.',
  playThis: 'Graj',

  edition: 'Wartości na kartach i planszach',
  editionUsual: 'Wartości tej strony',
  editionLine: 'Jeśli masz pudełko z grą, możesz grać z jego wartościami, z własnego pliku.',
  editionChoose: 'Wczytaj plik…',
  editionGet: 'Pobierz plik do wypełnienia',
  editionOwn: 'Twoje',
  editionMake: 'Zrób albo zmień',
  editionNow: (name) => `Własne wartości: ${name}`,
  editionDrop: 'Wróć do zwykłych wartości',
  editionBad: (n) =>
    `Tego pliku nie da się użyć: ${n} ${plural(n, { one: 'problem', few: 'problemy', many: 'problemów', other: 'problemu' })}`,
  editionMore: (n) => `i jeszcze ${n}`,

  games: 'Graj dalej',
  finished: 'Zakończone',
  notKept:
    'Ta przeglądarka nie może przechowywać rozgrywek: znikną po zamknięciu strony. Wyeksportuj te, które chcesz zachować.',
  unread: 'Nie udało się odczytać zapisanych rozgrywek.',
  again: 'Spróbuj ponownie',
  goOn: 'Otwórz',
  look: 'Obejrzyj',
  settingUp: 'Przygotowanie',
  round: (n) => `Runda ${n}`,
  yourTurn: 'twój ruch',
  turnOf: (name) => (isSelf(name) ? 'twoja kolej' : `ruch: ${name}`),
  won: (names) => `Zwycięstwo: ${names}`,
  youWon: 'Twoje zwycięstwo',
  vp: (n) => `${n} PZ`,
  showAll: (n) => `Pokaż wszystkie (${n})`,
  showFewer: 'Pokaż mniej',
  moreFor: (name) => `Więcej: ${name}`,
  rename: 'Zmień nazwę',
  renameSave: 'Zapisz',
  export: 'Eksportuj',
  delete: 'Usuń',
  deleted: (name) => `Usunięto: ${name}.`,
  undo: 'Cofnij',
  broken: 'Tej rozgrywki nie da się otworzyć',
  brokenName: 'Nieznana rozgrywka',
  stale: 'Ta rozgrywka zmieniła się w innej karcie. Lista jest już aktualna.',

  openFile: 'Otwórz grę',
  openIt: 'Otwórz',
  opened: (name) => `${name}: już na liście.`,
  badFile: (file) => `Nie da się otworzyć pliku ${file}`,
  trouble: (it) => {
    switch (it.id) {
      case 'empty':
        return 'Plik jest pusty.';
      case 'tooLarge':
        return `Plik jest za duży jak na rozgrywkę (ponad ${it.megabytes} MB).`;
      case 'notJson':
        return `To nie jest plik z rozgrywką: jego treść to nie JSON (${it.detail}).`;
      case 'notAGame':
        return 'To nie jest rozgrywka z Poldera.';
      case 'newerFormat':
        return `Plik pochodzi z nowszego Poldera (format ${it.version}). Odśwież stronę i spróbuj ponownie.`;
      case 'part':
        return `Czegoś brakuje albo coś jest nie tak: ${PARTS[it.part]}.`;
      case 'player':
        return `Gracz na miejscu ${it.seat + 1} nie może tam siedzieć.`;
      case 'seats':
        return `Liczba graczy (${it.found}) nie pasuje do rozgrywki (${it.wanted}).`;
      case 'otherGame':
        return `To rozgrywka w „${it.game}”, w którą nie da się tu zagrać.`;
      case 'otherRules':
        return `Rozgrywka toczyła się według zasad w wersji ${it.version}, a ta strona ma wersję ${it.ours}.`;
      case 'otherEdition':
        return 'Rozgrywka toczyła się z innymi wydrukowanymi wartościami, których ta strona już nie ma. Otwórz ją w przeglądarce, która ją ma, albo z zapisanego tam pliku.';
      case 'otherCourse':
        return it.version === it.ours
          ? 'Odtworzone decyzje nie prowadzą do stanu, w którym zapisano tę rozgrywkę.'
          : `Rozgrywka toczyła się według zasad w wersji ${it.version}. Według zasad tej strony (${it.ours}) potoczyłaby się inaczej, więc nie można jej tu kontynuować.`;
      case 'record':
        return `Decyzji z tej rozgrywki nie da się odtworzyć. ${it.detail}`;
      case 'notation': {
        const offered = it.offered.length > 0 ? ` Możliwe w tym miejscu: ${it.offered.join(', ')}.` : '';
        return `Wiersz ${it.line}, kolumna ${it.column}: ${it.detail}${offered}`;
      }
    }
  },

  newHere: 'Pierwszy raz?',
  newHereLine: 'Pięć minut przy prawdziwym stole: podnieś zastawkę, obróć koła, posadź tulipana.',
  lessonShort: 'Lekcja',
  playOn: 'Graj dalej',
  promise: 'Bez konta i bez reklam. Rozgrywki zostają w tej przeglądarce, chyba że grasz online.',
  unofficial: 'Nieoficjalny projekt fanowski z własnymi obrazkami i tekstami.',
  openFileLine: 'Z pliku',
  learn: 'Zasady',
  learnLine: 'Z obrazkami',
  lesson: 'Nauka w pięć minut',
  calculator: 'Punktacja',
  calculatorLine: 'Do gry na twoim stole',
  companion: 'Ogrodnik',
  companionLine: 'Solo z pudełkiem',
  workshop: 'Drukarnia',
  workshopLine: 'Własna edycja',
  aboutTitle: 'Co to jest?',
  aboutText:
    'Polder to stół do gier Windmill Valley i Duel w przeglądarce: bez konta, bez reklam. Nic nie opuszcza tej strony, chyba że grasz online. Obrazki i teksty są nasze własne.',
  buy: 'Grę wydaje',
  licence: 'Program jest wolny: licencja MIT',
  licences: 'Licencje krojów pisma i bibliotek na tej stronie',

  settings: 'Ustawienia',
  theme: 'Wygląd',
  themes: { system: 'Jak w systemie', light: 'Jasny', dark: 'Ciemny' },
  pace: 'Tury innych',
  paces: { slow: 'Wolno', normal: 'Normalnie', fast: 'Szybko', none: 'Od razu' },
  textSize: 'Wielkość tekstu',
  confirmAll: 'Potwierdzaj wszystko',
  confirmAllLine:
    'Każdy wybór najpierw widać, a drugie naciśnięcie go zatwierdza. Bez tego tylko to, czego nie da się cofnąć.',
  sound: 'Dźwięk, gdy przychodzi twoja kolej',
  soundLine: 'Jeden krótki dzwonek, także gdy ta karta jest w tle.',
  hints: 'Proponuj podpowiedzi',
  hintsLine: 'Co zrobiłby bot, gdy o to zapytasz.',
};
