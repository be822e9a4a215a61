import { pluralOf } from '@polder/core/text';
import { count, MILL, TILE } from '@polder/core/text/pl/forms.js';
import type { Colour, Difficulty, Why } from '@polder/valley';
import type { Ask, DeckKind, Deed } from '../asks.js';
import type { companion as english } from '../en/companion.js';
import { areaIn, areaOf, sources } from './game/sources.js';

const plural = pluralOf('pl');
const CARD = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
const bulb = (colour: Colour): string => `{b-${colour}}`;
const TILES = ['lewy brązowy kafelek', 'prawy brązowy kafelek', 'beżowy kafelek', 'srebrny kafelek'];

const difficulty: Readonly<Record<Difficulty, string>> = { easy: 'Łatwy', medium: 'Średni', hard: 'Trudny' };
const difficultyNote: Readonly<Record<Difficulty, string>> = {
  easy: 'Na koniec dodatkowa runda. Kafelki i karty są dla niego warte po 2 {vp}, a kolumny mogą mu odjąć punkty.',
  medium: 'Bez dodatkowej rundy. Kafelki i karty po 3 {vp}, kolumny nigdy nie odejmują mu punktów.',
  hard: 'Bez jego najsłabszych kart. Kafelki i karty po 4 {vp}, pełne rzędy i kolumny zawsze za najwięcej.',
};

const deck: Readonly<Record<DeckKind, string>> = { app: 'Z tej strony', own: 'Z talii na stole' };
const deckNote: Readonly<Record<DeckKind, string>> = {
  app: 'Strona tasuje karty Poldera i odkrywa je za ciebie.',
  own: 'Odkrywasz karty ze swojego pudełka i mówisz, co pokazują: tylko to, od czego zależy tura.',
};

const deed: Readonly<Record<Deed, string>> = {
  build: 'Buduję wiatrak',
  market: 'Odwiedzam bazar',
  trade: 'Handluję albo zbieram tulipany z karty handlu',
  calendar: 'Moje duże koło robi pełny obrót',
  wish: 'Spełniam zachciankę królowej',
  offers: 'Nie da się uzupełnić miejsca w ofercie',
};

const title: Readonly<Record<Ask, string>> = {
  difficulty: 'Jak silny jest ogrodnik?',
  deck: 'Skąd biorą się jego karty?',
  layOut: 'Przygotuj stół',
  board: 'Którą planszetkę wiatraka ma ogrodnik?',
  wish: 'Która karta jest zachcianką królowej?',
  area: 'Gdzie stoi twój znacznik na bazarze?',
  markers: 'Postaw pozostałe znaczniki',
  gate: 'Gdzie jest teraz zastawka?',
  water: 'Gdzie stoi woda?',
  did: 'Co się stało w twojej turze?',
  built: 'Gdzie stoi twój nowy wiatrak?',
  path: 'Ile ogrodnik dostaje za twoją ścieżkę?',
  neutral: 'Czy jakiś znacznik neutralny zmienił miejsce?',
  moved: 'Gdzie stoi teraz twój znacznik?',
  stood: 'Ile razy stajesz na znaczniku ogrodnika?',
  trade: 'Co leży na karcie handlu?',
  covered: 'Którą dodatkową nagrodę bierzesz?',
  offers: 'Na których miejscach coś leży?',
  draw: 'Tura ogrodnika',
  cardGate: 'Co karta mówi o zastawce?',
  cardColour: 'Jaki kolor ma karta?',
  cardLowers: 'Czy karta wskazuje ten odcinek wody?',
  cardTrade: 'Które miejsce karty handlu wskazuje karta?',
  cardOrder: 'W jakiej kolejności pokazuje je karta?',
  backTiles: 'Które kafelki wskazuje rewers na wierzchu talii?',
  backFarm: 'Którą kartę ulepszenia rewers wskazuje jako pierwszą?',
  tradeCard: 'Która karta handlu leży na wierzchu?',
  tradeNext: 'Która karta handlu leży pod nią?',
  turn: 'Tura ogrodnika',
  yours: 'Jaki jest twój wynik?',
};

const hint: Readonly<Partial<Record<Ask, string>>> = {
  difficulty:
    'Telefon gra za ogrodnika królowej przy prawdziwym stole: mówi, co zrobić z jego elementami, i liczy jego punkty.',
  wish: 'Z dwóch kart startowych jedną zatrzymujesz, a drugą odwracasz.',
  board: 'Losowa. Sekcje są wymienione w kolejności, w jakiej trafiają pod strzałkę.',
  gate: 'Rozegraj swoją turę przy stole, a potem powiedz, gdzie skończyła.',
  water: 'Po twojej turze. Zaznaczone jest miejsce, na którym stoi, jeśli jej nie obniżasz.',
  did: 'Zaznacz wszystko, co się zdarzyło; możesz też nie zaznaczyć nic.',
  built: 'Dotknij miejsca. Jeśli jest ich kilka: w kolejności budowania.',
  path: 'Kilka ścieżek do bazaru było równie krótkich. 1 {vp} za każdy jego wiatrak na twojej.',
  neutral: 'To trzy znaczniki, które do nikogo nie należą.',
  trade: 'Dotknij miejsca, żeby je zmienić. Miejsce 1 jest na górze.',
  covered: 'Druga zostaje dla ogrodnika.',
  offers: 'Odznacz miejsca, które są puste.',
  draw: 'To już wszystko. Odkryj jego następną kartę.',
  cardGate: 'Odkryj następną kartę z jego talii.',
  cardTrade: 'Miejsca są ponumerowane od góry, zgodnie z ruchem wskazówek zegara.',
  cardOrder: 'Dotykaj kolorów w kolejności z karty.',
  backFarm: 'Miejsca są ponumerowane od lewej.',
  yours: 'Cały wynik, policzony na koniec gry według zasad.',
};

const IDLE: Readonly<Partial<Record<Why, string>>> = {
  sectionNotShown: 'Nie rusza wody',
  wishHeld: 'Jego znacznik na zachciance królowej zostaje',
  patchesFull: 'Nie ma grządki na tulipan: odłóż go do banku',
};

export const companion: typeof english = {
  name: 'Ogrodnik przy stole',
  edition:
    'Zna plansze i karty takie, jakie ma Polder. Jeśli w twoim pudełku są inne wartości, wczytaj własną edycję.',
  difficulty: (it) => difficulty[it],
  difficultyNote: (it) => difficultyNote[it],
  deck: (it) => deck[it],
  deckNote: (it) => deckNote[it],
  deed: (it) => deed[it],
  title: (ask) => title[ask],
  hint: (ask) => hint[ask] ?? '',

  phase: {
    setUp: (n, of) => `Przygotowanie, ${n} z ${of}`,
    yourTurn: (round) => `Runda ${round}: twoja tura`,
    itsCard: (round) => `Runda ${round}: karta ogrodnika`,
    itsTurn: (round) => `Runda ${round}: ogrodnik`,
    end: 'Koniec gry',
  },
  lastRound: 'ostatnia runda',
  round: (n) => `Runda ${n}`,

  next: 'Dalej',
  nothing: 'Nic z tego',
  back: 'Cofnij',
  backHint: 'Wróć do poprzedniego pytania',
  doneOf: (n, of) => `Gotowe, ${n} z ${of}`,
  allDone: 'Wszystko gotowe',
  tickAll: 'Odhacz wszystko',
  turnOver: 'Odkryj kartę',
  startOver: 'Nowa gra',
  startOverAsk: 'Zacząć nową grę? To, co wiadomo o tej, przepadnie.',
  menu: 'Ustawienia i nowa gra',
  rule: (id) => `Zasada ${id}`,

  asBefore: 'jak przedtem',
  notLowered: 'bez obniżania',
  rise: (n) => (n === 0 ? 'woda stoi' : `woda podnosi się o ${n}`),
  level: 'Poziom wody',
  board: (id) => `Planszetka ${id}`,
  noneTaken: 'Żadną',
  row: (n) => `Rząd ${n}`,
  no: 'Nie',
  yes: 'Tak',
  neutral: (from, to) => `${capital(sources.areaShort(from))} → ${sources.areaShort(to)}`,
  area: (id) => capital(sources.areaShort(id)),
  onMarker: 'na znaczniku ogrodnika',
  times: (n) => (n === 0 ? 'Ani razu' : n === 1 ? 'Raz' : `${n} razy`),
  signed: (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0'),
  gateSteps: (n) =>
    n === 0
      ? 'bez zmian'
      : `${Math.abs(n)} ${plural(Math.abs(n), { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })} w ${n > 0 ? 'górę' : 'dół'}`,
  tradeCard: (n) => `Karta handlu ${n}`,
  space: (n) => `Miejsce ${n}`,
  spaceIs: (n, colour) => `Miejsce ${n}: ${colour ?? 'puste'}`,
  empty: 'Puste',
  freshCard: 'Była pełna: na wierzchu leży nowa',
  collected: 'Wszystkie tulipany zdjęte',
  fullCard: 'Pełną kartę od razu się opróżnia: powiedz, co leży na nowej.',
  sections: ['niskim', 'środkowym', 'wysokim'],
  waterIn: (level, section) => `Woda stoi teraz na ${level}, na ${section} odcinku toru.`,
  commonTile: 'Brązowy kafelek',
  left: 'lewy',
  right: 'prawy',
  otherTile: 'Drugi kafelek',
  uncommon: 'beżowy',
  unique: 'srebrny',
  place: (n) => `Miejsce ${n}`,
  tilePlace: (place) => TILES[place] ?? '',
  farmPlace: (n) => `karta ulepszenia ${n}`,
  built: (n) => count(n, MILL),
  spaceFree: (id, cost) => `${id}, koszt: ${cost}`,
  spaceYours: (id) => `${id}, twój wiatrak`,
  spaceIts: (id) => `${id}, wiatrak ogrodnika`,
  yourVp: 'Twoje PZ',
  badVp: (most) => `Liczba całkowita od 0 do ${most}`,

  setUp: {
    board: 'Przygotuj planszę jak dla 2 osób: kalendarz pokazuje po 2 dodatkowe nagrody w kolumnach I–III',
    water: 'Zastawka na 1, woda na 0',
    offers: 'Wyłóż 2 kafelki brązowe, 1 beżowy i 1 srebrny oraz 3 karty ulepszeń',
    trade: 'Potasuj karty handlu i połóż w stosie, awersem do góry',
    you: (colour) =>
      `Ty: losowa planszetka wiatraka, 9 {mill}, 5 {vp}, 4 {guilder}, 1 {tool} i wylosowany ${bulb(colour)}`,
    gardener:
      'Ogrodnik: inna losowa planszetka wiatraka, 9 {mill} i 5 {vp}, bez guldenów, narzędzi i tulipanów',
    overlay: 'Połóż nakładkę na jego grządki: nie dostaje z nich nagród',
    calendar: 'Oba znaczniki kalendarza przed kolumną I',
    deckApp: 'Karty ogrodnika zostaw w pudełku: będą odkrywane tutaj',
    deckOwn: 'Potasuj karty ogrodnika w zakrytą talię',
    deckOwnHard: 'Usuń karty, których nie używa się na poziomie trudnym, a resztę potasuj w zakrytą talię',
    wish: 'Wylosuj dwie karty startowe: jedną zatrzymaj, drugą odwróć jako zachciankę królowej',
    marker: (area) => `Postaw znacznik ogrodnika w ${areaIn(area)}`,
    neutrals: 'Postaw po jednym znaczniku neutralnym w każdej strefie',
    first: 'Zaczynasz: rozegraj swoją turę, a potem powiedz, co się stało',
  },

  step: {
    gate: (from, to) =>
      from === to
        ? `Zastawka zostaje na ${to}`
        : from < to
          ? `Podnieś zastawkę na ${to}`
          : `Opuść zastawkę na ${to}`,
    rises: (to) => `Podnieś wodę na ${to}`,
    wheels: (steps, section) =>
      `Obróć jego koła o ${steps} ${plural(steps, { one: 'sekcję', few: 'sekcje', many: 'sekcji', other: 'sekcji' })}: pod strzałką jest sekcja ${section}`,
    calendar: (column) => `Przesuń jego znacznik w kalendarzu na kolumnę ${column}`,
    cover: (column, row) => `Zakryj dodatkową nagrodę w rzędzie ${row} kolumny ${column}`,
    lastRound: (round) => `Runda ${round} jest ostatnia`,
    does: (source, effect) => `${source ?? 'Jego karta'}: ${small(effect)}`,
    idle: (why) => IDLE[why] ?? 'Nic nie dostaje',
    wish: (vp) => `Przesuń jego znacznik na zachciance królowej na ${vp} {vp}`,
    lowered: (from, to) => (from === to ? `Woda jest już na ${to}` : `Obniż wodę na ${to}`),
    tile: (place) => `Weź dla niego ${TILES[place] ?? 'kafelek'}`,
    farm: (place) => `Weź dla niego kartę ulepszenia ${place} od lewej`,
    refill: 'Uzupełnij ofertę',
    built: (space) => `Postaw jeden z jego wiatraków na ${space}`,
    moved: (area) => `Przesuń jego znacznik do ${areaOf(area)}`,
    planted: (colour, row, column) => `Posadź ${bulb(colour)} w rzędzie ${row}, grządka ${column}`,
    traded: (colour, space) => `Połóż ${bulb(colour)} z banku na miejscu ${space} karty handlu`,
    collected: (colours) => `Zdejmij z karty handlu ${colours.map(bulb).join(', ')}`,
    cleared: 'Karta handlu jest pełna: zdejmij tulipany i włóż ją pod stos',
    yourVp: (n) => `Dostajesz ${n} {vp} za swoje wiatraki na jego ścieżce`,
    vp: (to, gained) => `Przesuń jego znacznik PZ o ${gained}, na ${to} {vp}`,
  },

  its: {
    title: 'Ogrodnik',
    show: 'Pokaż, co ma ogrodnik',
    vp: 'na torze PZ',
    ifNow: 'Gdyby gra skończyła się teraz',
    patches: 'Jego grządki',
    patchesLabel: (rows) => rows.map((row, i) => `Rząd ${i + 1}: ${row === '' ? 'pusty' : row}`).join('. '),
    section: (section) => (section === 0 ? 'Koła na początku' : `Pod strzałką sekcja ${section}`),
    calendar: (column) => (column === undefined ? 'Kalendarz: jeszcze nic' : `Kalendarz: kolumna ${column}`),
    wish: (vp) => (vp === undefined ? 'Zachcianka królowej: jeszcze nic' : `Zachcianka królowej: ${vp} {vp}`),
    tiles: (n) => count(n, TILE),
    cards: (n) => count(n, CARD),
    windmills: (n) => `${count(n, MILL)} na planszy`,
    gate: (gate, water) => `Zastawka ${gate}, woda ${water}`,
    card: 'Jego karta',
    left: (n) => `W talii: ${count(n, CARD)}`,
  },

  end: {
    win: 'Twoje zwycięstwo!',
    lose: 'Wygrywa ogrodnik',
    tie: 'Remis wygrywa ogrodnik',
    by: (vp) => `różnicą ${vp} PZ`,
    you: 'Ty',
    gardener: 'Ogrodnik',
    score: 'Wynik ogrodnika',
    total: 'Razem',
    rounds: (n) => `${n} ${plural(n, { one: 'runda', few: 'rundy', many: 'rund', other: 'rundy' })}`,
    calculator: 'Policz swój wynik w kalkulatorze',
  },

  bad: {
    title: 'Zapisanej tu gry nie da się odczytać',
    unreadable: 'Jest uszkodzona.',
    newer: 'Pochodzi z nowszej wersji tej strony. Odśwież ją i spróbuj ponownie.',
    answers: (n) => `Od odpowiedzi ${n} nie ma sensu.`,
    fresh: 'Zacznij nową grę',
    keep: 'Graj dalej od poprzedniej odpowiedzi',
  },
  notKept: 'Ta przeglądarka niczego nie przechowuje: gra przepadnie, gdy opuścisz stronę.',
  trouble: 'Tak nie może być na stole. Wróć i sprawdź, co zostało podane:',
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Names of the game keep their capital. */
function small(text: string): string {
  return /^(PZ|[IVX]+)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
