import { pluralOf } from '@polder/core/text';
import type { EditionTrouble } from '../../session/edition-file.js';
import type { workshop as english } from '../en/workshop.js';

const plural = pluralOf('pl');
const values = (n: number): string =>
  `${n} ${plural(n, { one: 'wartość', few: 'wartości', many: 'wartości', other: 'wartości' })}`;

/** What the checks of every game expect, word for word: English by its pattern, then Polish. */
const EXPECTED: readonly (readonly [RegExp, string])[] = [
  [/^a whole number from (-?\d+) to (-?\d+)$/, 'liczba całkowita od $1 do $2'],
  [/^(-?\d+)$/, '$1'],
  [/^"(.*)"$/, '„$1”'],
  [/^one of (.*)$/, 'jedno z: $1'],
  [/^true, or no such key$/, '„tak” albo nic'],
  [/^a list of (\d+)$/, 'lista, pozycji: $1'],
  [/^a list of (\d+) to (\d+)$/, 'lista, pozycji: od $1 do $2'],
  [/^not the same one twice$/, 'coś, czego jeszcze tu nie ma'],
  [/^an object with (.*)$/, 'obiekt z polami: $1'],
  [/^no such key \(there are (.*)\)$/, 'nic (są tu tylko: $1)'],
  [/^no such key.*$/, 'nic'],
  [/^a name of 1 to 16 letters, digits, - or _$/, 'nazwa z 1–16 liter, cyfr, „-” lub „_”'],
  [/^a text of 1 to (\d+) characters$/, 'tekst od 1 do $1 znaków'],
  [/^"any" or a list of colours$/, 'dowolny kolor albo lista kolorów'],
  [/^at most (-?\d+)$/, 'co najwyżej $1'],
  [/^at least (-?\d+)$/, 'co najmniej $1'],
  [/^more than (-?\d+)$/, 'więcej niż $1'],
];

const FOUND: readonly (readonly [RegExp, string])[] = [
  [/^nothing$/, 'nic'],
  [/^an empty list$/, 'pusta lista'],
  [/^a list of (\d+)$/, 'lista, pozycji: $1'],
  [/^an empty object$/, 'pusty obiekt'],
  [/^an object with (.*)$/, 'obiekt z polami: $1'],
];

const inPolish = (text: string, table: readonly (readonly [RegExp, string])[]): string => {
  const found = table.find(([pattern]) => pattern.test(text));
  return found ? text.replace(found[0], found[1]) : text;
};

export const workshop: typeof english = {
  title: 'Drukarnia',
  line: 'To, co jest w twoim pudełku, albo coś własnego.',
  intro:
    'Instrukcje nie mówią, co jest nadrukowane na każdym polu, kafelku i karcie. To, czego nie mówią, zgadliśmy sami. Masz pudełko? Wpisz, co w nim jest. Lubisz projektować? Zmieniaj, co chcesz, i sprawdź, czy gra jest sprawiedliwa.',

  own: 'Twoje edycje',
  none: 'Jeszcze żadnej nie ma.',
  begin: (game) => `Nowa: ${game}`,
  newName: (n) => (n === 1 ? 'Moje pudełko' : `Moje pudełko ${n}`),
  open: 'Otwórz',
  remove: 'Usuń',
  removed: (name) => `Usunięto „${name}”.`,
  bringBack: 'Przywróć',
  copyOf: 'Zrób kopię',
  copied: (name) => `${name}, kopia`,
  import: 'Otwórz plik z edycją…',
  notKept: 'Ta przeglądarka niczego nie zachowuje: zapisz edycję w pliku, zanim wyjdziesz.',
  changed: (when) => `zmieniona ${when}`,
  differs: (n) => (n === 0 ? 'taka jak nasza' : `${values(n)} po swojemu`),
  gone: 'Tej edycji nie ma w tej przeglądarce.',
  mended: (n) => `Nie dało się odczytać z pliku: ${values(n)}. Są tam nasze:`,
  more: (n) => `i jeszcze ${n}`,
  trouble(trouble: EditionTrouble, gameName) {
    switch (trouble.id) {
      case 'tooLarge':
        return `To więcej niż ${trouble.kilobytes} kB: żadna edycja nie jest tak duża.`;
      case 'notJson':
        return `To nie jest plik edycji: wiersza ${trouble.line}, kolumny ${trouble.column} nie da się odczytać jako JSON.`;
      case 'notAnEdition':
        return 'Ten plik to coś innego: nie ma w nim części edycji.';
      case 'otherGame':
        return `To edycja innej gry: ${gameName(trouble.game)}.`;
      case 'badLink':
        return 'Ten odnośnik jest uszkodzony: poproś o niego jeszcze raz.';
    }
  },
  nothingLost: 'Niczego twojego nie zmieniono.',

  back: 'Wszystkie edycje',
  undo: 'Cofnij',
  redo: 'Ponów',
  file: 'Zapisz w pliku',
  share: 'Udostępnij odnośnik',
  shared: 'Odnośnik jest skopiowany.',
  cantCopy: 'Skopiuj ten odnośnik:',
  play: 'Zagraj',
  cantPlay: (n) =>
    `Zanim da się zagrać, trzeba poprawić: ${n} ${plural(n, { one: 'rzecz', few: 'rzeczy', many: 'rzeczy', other: 'rzeczy' })}.`,
  asList: 'Jako lista, do druku',
  details: 'Nazwa i źródło',
  name: 'Nazwa edycji',
  author: 'Kto ją zrobił',
  source: 'Źródło, na przykład „moje pudełko, drugie wydanie”',
  tabs: { todo: 'Do zrobienia', board: 'Plansza', change: 'Zmiana', fair: 'Równo?' },

  progress: (done, of) => `${done} z ${of}`,
  progressLine: 'naszych domysłów porównano z pudełkiem',
  onlyGuesses: 'Tylko nasze domysły',
  find: 'Szukaj po numerze lub nazwie',
  found: (n) => `znaleziono: ${n}`,
  legend: {
    guess: 'nasz domysł: proszę sprawdzić',
    checked: 'porównane z pudełkiem',
    stated: 'jest w instrukcji albo z niej wynika',
    changed: 'inaczej niż u nas',
  },
  state: {
    guess: 'nasz domysł',
    checked: 'sprawdzone',
    stated: 'jest w instrukcji',
    deduced: 'wynika z instrukcji',
    changed: 'zmienione',
  },

  choose: 'Naciśnij coś na planszy, żeby zmienić, co tam nadrukowano.',
  what: 'Co daje',
  nothing: 'Nic',
  yes: 'Tak',
  no: 'Nie',
  absent: 'nie',
  less: (label) => `${label}: mniej`,
  moreOf: (label) => `${label}: więcej`,
  add: 'Dodaj',
  takeOut: 'Usuń',
  addAnother: 'Dodaj jeszcze',
  number: (n) => `${n}.`,
  copy: 'Kopiuj',
  paste: 'Wklej',
  alike: (n) => `Wypełnij tak samo: ${n}`,
  alikeLine: 'Wszystko, co pokazywało to samo, co to przed zmianą.',
  from: 'Skąd to wiadomo',
  ours: 'Nasz domysł',
  box: 'Jak w moim pudełku',
  rightNext: 'Zgadza się: następny domysł',
  next: 'Następny domysł',
  allDone: 'Wszystkie domysły sprawdzono.',
  addPiece: 'Jeszcze jeden taki',
  removePiece: 'Usuń z pudełka',
  backToOurs: 'Jak u nas',
  locked: 'To jest w instrukcji.',
  unlock: 'Mimo to zmień',
  problem: (expected, found) => `Powinno tu być: ${expected}; jest: ${found}.`,
  expected: (text) => inPolish(text, EXPECTED),
  foundWords: (text) => inPolish(text, FOUND),
  problems: (n) =>
    `${n} ${plural(n, { one: 'problem', few: 'problemy', many: 'problemów', other: 'problemu' })}`,
  inTheWhole: 'W całej edycji',

  fair: 'Czy jest sprawiedliwa?',
  fairLine: 'Hodowcy grają nią przeciwko sobie, w tle.',
  players: 'Graczy',
  games: 'Gier',
  run: 'Niech grają',
  again: 'Jeszcze raz',
  stop: 'Stop',
  stopped: 'Zatrzymano.',
  playing: (done, of) => `${done} z ${of} gier`,
  left: (minutes, seconds) =>
    minutes > 0 ? `jeszcze około ${minutes} min ${seconds} s` : `jeszcze około ${seconds} s`,
  compare: 'Porównaj z naszą',
  fairFailed: 'Boty nie dograły tej edycji do końca.',
  seats: 'Zwycięstwa według miejsc',
  seat: (n) => `${n}.`,
  seatLine: (fair) => `Sprawiedliwie byłoby ${fair}%.`,
  seatsVerdict: {
    fair: 'Żadne miejsce nie jest wyraźnie lepsze.',
    open: 'Na razie żadne miejsce się nie wyróżnia; więcej gier pokaże.',
    unfair: (seats) => `Niesprawiedliwie: ${seats}.`,
  },
  better: (seat) => `${seat} wygrywa za często`,
  worse: (seat) => `${seat} wygrywa za rzadko`,
  length: 'Długość w rundach',
  mean: (value) => `średnio ${value}`,
  scores: 'Punkty gracza',
  winners: 'zwycięzcy',
  losers: 'pozostali',
  standsOut: 'Co się wyróżnia',
  nothingStandsOut: 'Niczego nie bierze się za często ani nigdy.',
  tooFew: (n) => `Potrzeba do tego co najmniej ${n} gier.`,
  flag: {
    lifts: (points) => `kto to bierze, wygrywa o ${points} pkt proc. częściej`,
    costs: (points) => `kto to bierze, wygrywa o ${points} pkt proc. rzadziej`,
    rare: (share) => `brane w ${share} okazji`,
    never: 'nigdy się nie pojawiło',
  },
  oursToo: 'w naszej też tak jest',
  withOurs: 'nasza',
  withThis: 'ta',
  needsRight: 'Najpierw popraw to, czym nie da się grać.',

  choice: 'Twoje edycje',
  make: 'Zrób albo zmień edycję',
  differences: 'Czym różni się od naszej',
  noDifferences: 'To nasza edycja pod inną nazwą.',
  lookAt: 'Obejrzyj edycję',
  close: 'Zamknij',
  fromTo: (from, to) => `${to} zamiast ${from}`,
  keepCopy: 'Zachowaj kopię',
  byAuthor: (author) => `autor: ${author}`,
};
