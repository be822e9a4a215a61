import type { IconName } from '@polder/core/text';
import { countOf, listed, pluralOf } from '@polder/core/text';
import { COLOUR, capital, MILL } from '@polder/core/text/pl/forms.js';
import type { Count as DuelCount } from '@polder/duel';
import type { Colour, FieldKind, TileKind } from '@polder/valley';
import { fieldIcon } from '@polder/valley/text/fields.js';
import { KIND } from '@polder/valley/text/pl/kinds.js';
import type { Asked } from '../../en/box/calculator.js';
import type { Parts } from '../../words.js';

const plural = pluralOf('pl');
const count = countOf('pl');
const windmills = (n: number): string => count(n, MILL);

type Calculator = Parts['box']['calculator'];

function tilesAsked(wheel: string, kind: string): Asked {
  const what = kind === 'any' ? 'Kafelki' : `${capital(KIND[kind as TileKind].few)} kafelki`;
  const where = { both: 'twoich kołach', large: 'twoim dużym kole', small: 'twoim małym kole' }[wheel];
  return { label: `${what} na ${where}`, hint: 'To, co leży tam teraz; zakryte kafelki przepadły.' };
}

const ask: Calculator['ask'] = (fact, gardener = false) => {
  const [kind, first = '', second = ''] = fact.split('-');
  switch (kind) {
    case 'by':
      return {
        label: `Twoje wiatraki przy polach {${fieldIcon(first as FieldKind)}}`,
        hint: 'Każdy wiatrak, który styka się z takim polem, liczy się raz, bez względu na liczbę pól.',
      };
    case 'tiles':
      return tilesAsked(first, second);
    case 'smallWheel':
      return { label: 'Czy każda sekcja twojego małego koła ma kafelek?' };
    case 'helpers':
      return { label: 'Twoi pomocnicy', hint: 'Kontrakty i karta startowa są doliczane.' };
    case 'tools':
      return { label: 'Twoje narzędzia {tool}' };
    case 'guilder':
      return { label: 'Twoje guldeny {guilder}' };
    case 'windmills':
      return { label: 'Twoje wiatraki na planszy głównej', hint: 'Bez tych usuniętych z gry.' };
    case 'stored':
      return { label: 'Tulipany w twoim magazynie' };
    case 'wish':
      return gardener
        ? { label: 'PZ przy jego znaczniku na zachciance królowej', hint: '0, jeśli nie ruszył z miejsca.' }
        : {
            label: 'PZ za spełnioną przez ciebie zachciankę królowej',
            hint: '0, jeśli nie została spełniona.',
          };
    case 'gardenerTiles':
      return { label: 'Kafelki ulepszeń, które zebrał' };
    case 'gardenerCards':
      return { label: 'Karty ulepszeń, które zebrał' };
    case 'counted':
      return { label: `{t-${first as Colour}} obok twoich wiatraków` };
    case 'mills':
      return { label: `Twoje wiatraki obok grządek z {t-${first as Colour}}` };
    case 'traded':
      return { label: `{b-${first as Colour}} w twojej części handlu morskiego` };
    case 'personalTiles':
      return { label: 'Kafelki na twoim kole osobistym' };
    case 'scored':
      return { label: 'Kontrakty zapunktowane przed końcem gry' };
    case 'mixed':
      return {
        label: `Grządki z {t-${first as Colour}} i innym kolorem`,
        hint: 'Na całej planszy, bez względu na to, kto sadził.',
      };
    case 'fullPatches':
      return { label: 'Pełne grządki', hint: 'Na całej planszy, bez względu na to, kto sadził.' };
    default:
      return { label: fact };
  }
};

/** What can’t be as it was entered, by its id. */
const problem: Calculator['problem'] = {
  gap: (n) => `W rzędzie ${n} jest luka: sadzi się od lewej, bez pomijania grządek.`,
  cardTwice: (n) => `Kontrakt ${n} leży też u innego gracza, a jest tylko jeden.`,
  tooManyWindmills: (n, m) =>
    `${windmills(n)} na planszy to za dużo: ten ogród mogło opuścić najwyżej ${m}. Czy wszystkie puste grupy są zaznaczone?`,
  moreThanBuilt: (n, m) => `Liczba wiatraków to ${n}, a na planszy jest ich tylko ${m}.`,
  patch: (n) => `Grządki ${n} nie dało się tak obsadzić: z każdego końca tylko jeden kolor, bez luk.`,
  ringWindmills: (n, m) => `Na pierścieniu: ${windmills(n)}, a opróżnione miejsca w kolumnach: ${m}.`,
};

function perDuel(each: DuelCount, mill: IconName): string {
  switch (each.of) {
    case 'windmills':
      return `za {${mill}} przy {t-${each.colour}}`;
    case 'traded':
      return `za {trade} ${each.colours.map((colour) => `{b-${colour}}`).join(' ')}`;
    case 'tradedPairs':
      return 'za każde 2 {trade}';
    case 'tradedColours':
      return 'za kolor {trade}';
    case 'mixedPatches':
      return `za mieszaną grządkę z {t-${each.colour}}`;
    case 'fullPatches':
      return 'za pełną grządkę';
    case 'personalTiles':
      return 'za {enhance}, własne koło';
    case 'scored':
      return 'za zapunktowany {contract}';
  }
}

function eachDuel(each: DuelCount): string {
  switch (each.of) {
    case 'windmills':
      return `każdy twój wiatrak obok grządki z ${COLOUR[each.colour].with} tulipanem`;
    case 'traded':
      return `każdy ${listed(
        each.colours.map((colour) => COLOUR[colour].one),
        'lub',
      )} tulipan w twojej części handlu morskiego`;
    case 'tradedPairs':
      return 'każde 2 tulipany w twojej części handlu morskiego';
    case 'tradedColours':
      return 'każdy z różnych kolorów w twojej części handlu morskiego';
    case 'mixedPatches':
      return `każdą grządkę z ${COLOUR[each.colour].with} i innym kolorem`;
    case 'fullPatches':
      return 'każdą pełną grządkę';
    case 'personalTiles':
      return 'każdy kafelek na twoim kole osobistym';
    case 'scored':
      return 'każdy zapunktowany kontrakt, także ten';
  }
}

/** Lines of the score sheets. */
const source: Calculator['source'] = {
  track: 'Tor PZ',
  wish: 'Zachcianka królowej',
  contracts: 'Kontrakty',
  groups: 'Puste grupy wiatraków',
  rows: 'Rzędy',
  columns: 'Kolumny',
  tulips: 'Tulipany',
  tiles: 'Kafelki ulepszeń',
  cards: 'Karty ulepszeń',
  bulbs: 'Zasadzone tulipany',
};

export const calculator: Calculator = {
  pageTitle: 'Kalkulator punktów',
  title: 'Policz punkty',
  sub: 'Do gry na twoim stole. Wpisz, co na nim leży; sumę znajdziesz tutaj, także bez internetu.',
  game: 'Która gra?',
  players: 'Ile osób gra?',
  solo: 'Solo',
  red: 'Czerwony',
  yellow: 'Żółty',
  gardener: 'Ogrodnik',
  seats: 'Gracze i ich PZ',

  next: (name) => `Dalej: ${name}`,
  toResult: 'Do wyniku',
  source,
  whatCounts: 'Co się liczy?',
  explain: {
    track: 'Wszystko zdobyte w trakcie gry. Nic z tego nie liczy się ponownie.',
    trackSolo: 'To, co jest na torze. Zachcianki królowej tam nie ma: liczy się ją niżej.',
    trackDuel: 'To, co jest na torze, razem z 40 lub 80 z kafelka.',
    wish: 'W grze solo obie strony punktują zachciankę dopiero teraz: wartość, którą mają.',
    contracts: 'Każdy kontrakt w ogrodzie, po kolei. Podliczone w trakcie gry punktują jeszcze raz.',
    contractsDuel: 'To, co zostało w twoim rzędzie kontraktów, od najstarszego do najnowszego, za darmo.',
    groups: 'Grupa, z której zniknęły wszystkie wiatraki, punktuje za każdy zasadzony tulipan jej koloru.',
    rows: 'Pełny rząd punktuje: wyższą wartość, gdy wszystkie siedem tulipanów ma jeden kolor, w innym razie niższą.',
    columns:
      'Pełna kolumna czterech różnych kolorów daje plus. Kolumna, w której kolor się powtarza, kosztuje minus, pełna czy nie.',
    tulips:
      'Kolor jest wart tyle, ile miejsc opróżniono w jego kolumnie. Tyle daje każdy tulipan tego koloru na grządce obok twojego wiatraka, a obok dwóch twoich wiatraków dwa razy tyle.',
    gardener: (it, tile, card, bulbs) =>
      `${{ easy: 'Łatwy', medium: 'Średni', hard: 'Trudny' }[it]}: ${tile} PZ za każdy kafelek, ${card} za każdą kartę, ${bulbs}.`,
    gardenerBulbs: (vp, every) =>
      every === 1 ? `${vp} za każdy zasadzony tulipan` : `${vp} za każde ${every} zasadzone tulipany`,
    highestColumns:
      'Rzędy jak u wszystkich. Pełna kolumna daje plus bez względu na kolory; żadna nie kosztuje.',
    highest:
      'Każdy pełny rząd i każda pełna kolumna dają najwyższą wartość bez względu na kolory, bez minusów.',
  },
  ask,
  yes: 'Tak',
  no: 'Nie',
  less: (label) => `${label}: o jeden mniej`,
  more: (label) => `${label}: o jeden więcej`,
  badNumber: (most) => `Wpisz liczbę całkowitą od 0 do ${most}.`,

  patches: 'Grządki',
  inHand: 'Tulipan w ręce',
  nothing: 'Usuń',
  howToPlant: 'Weź tulipan i dotknij jego grządek.',
  howToKeys: 'Z klawiatury: strzałki przesuwają, 1–5 sadzą, Delete usuwa.',
  patch: (row, column, tulip) => `Rząd ${row}, grządka ${column}: ${tulip ?? 'wolna'}`,
  rowValue: (row, mixed, single, vp) =>
    `Rząd ${row}: ${mixed} PZ za różne kolory, ${single} PZ za jeden; teraz ${vp}`,
  columnValue: (column, plus, minus, vp) => `Kolumna ${column}: plus ${plus}, minus ${minus}; teraz ${vp}`,

  windmills: 'Grupy wiatraków',
  windmillsHint: 'Zaznacz grupy, z których w ogrodzie nie został żaden wiatrak.',
  group: (colour, n, each, vp) =>
    `Grupa z ${n === 1 ? '1 wiatrakiem' : `${n} wiatrakami`}, kolor ${colour}, pusta: ${each} PZ za każdy zasadzony tulipan, teraz ${vp}`,
  columns: 'Kolumny wiatraków',
  columnsHint: 'Ile miejsc w każdej kolumnie jest pustych: dotknij wiatraków, których już nie ma.',
  column: (colour, gone, of) => `Kolumna, kolor ${colour}: opróżnione miejsca ${gone} z ${of}`,

  noContracts: 'Na liście nie ma jeszcze żadnego.',
  addContract: 'Dodaj kontrakt',
  contractsFull: (n) => `Więcej niż ${n} się nie zmieści.`,
  pick: 'Który kontrakt?',
  find: 'Numer lub słowo',
  notFound: 'Nie ma takiego kontraktu.',
  number: (n) => `Nr ${n}`,
  takenBy: (name) => `leży u gracza: ${name}`,
  byHand: 'Inny, policzony ręcznie',
  byHandName: 'Policzony ręcznie',
  byHandVp: 'PZ za ten kontrakt',
  remove: (contract) => `Usuń: ${contract}`,
  older: (contract) => `Starszy: ${contract}`,
  oldest: 'Najpierw najstarszy: kolejność jest ważna przy kontraktach za zapunktowane kontrakty.',
  duelContract: ({ vp, each }) => `${vp} PZ za ${eachDuel(each)}`,
  duelShort: ({ vp, each }, mill) => `${vp} {vp} ${perDuel(each, mill)}`,
  worth: (counted, vp) => `policzono ${counted}, ${vp} PZ`,

  ring: 'Grządki i wiatraki',
  ringHow: 'Jak liczyć?',
  ringDraw: 'Narysuj pierścień',
  ringHand: 'Policz ręcznie',
  ringHint:
    'Zacznij od dowolnej grządki i idź zgodnie z ruchem wskazówek zegara. Weź tulipan i dotknij jego pól. Dotknięcie między grządkami daje kolejno: czerwony wiatrak, żółty, żaden.',
  handHint: 'Policz tulipany obok swoich wiatraków, kolor po kolorze: pytania są przy kolumnach.',
  ringPatch: (patch, space, tulip) => `Grządka ${patch}, pole ${space}: ${tulip ?? 'wolne'}`,
  ringMill: (patch, next, owner) =>
    `Między grządkami ${patch} i ${next}: ${owner === undefined ? 'bez wiatraka' : `wiatrak: ${owner}`}`,
  boardHint: 'Wspólne dla obojga graczy.',

  printed: 'Wartości twojej planszy',
  printedLine:
    'Jeśli twoja plansza ogrodu ma inne wartości rzędów i kolumn, wpisz je raz. Zostaną w tej przeglądarce.',
  printedRow: (row) => `Rząd ${row}`,
  printedColumn: (column) => `Kolumna ${column}`,
  mixed: 'różne kolory',
  single: 'jeden kolor',
  plus: 'plus',
  minus: 'minus',
  printedUsual: 'Przywróć zwykłe wartości',

  result: 'Punktacja',
  leads: (names) => `${plural(names.length, { one: 'Prowadzi', other: 'Prowadzą' })} ${listed(names, 'i')}`,
  level: 'Na razie remis',
  tie: 'Remis',
  tieLine:
    'Tyle samo PZ: decyduje najpierw liczba zasadzonych tulipanów, potem tulipanów w magazynie, potem wiatraków na planszy.',
  tieLineDuel: 'Tyle samo PZ: decyduje najpierw liczba guldenów, potem narzędzi.',
  tieBreaks: {
    planted: 'Zasadzone tulipany',
    stored: 'Tulipany w magazynie',
    windmills: 'Wiatraki',
    guilder: 'Guldeny',
    tools: 'Narzędzia',
  },
  soloTie: 'Remis z ogrodnikiem oznacza przegraną.',
  missing: 'Jeszcze do wpisania',
  missingTrack: 'PZ na torze',
  missingContract: (n) => `PZ za kontrakt ${n}`,
  problems: 'Coś się nie zgadza',
  problem,
  keep: 'Zachowaj wynik',
  kept: 'Zachowano. Znajdziesz go wśród wyników.',
  cantKeep: 'Najpierw wpisz, czego brakuje, albo popraw, co się nie zgadza.',
  copy: 'Kopiuj jako tekst',
  copied: 'Skopiowano.',
  cantCopy: 'Ta przeglądarka nie pozwala stronie kopiować. Zaznacz ten tekst i skopiuj:',
  fresh: 'Nowe liczenie',
  cleared: 'Formularz jest pusty.',
  undo: 'Cofnij',

  history: 'Wyniki',
  historyNone: 'Zachowane wyniki pojawią się tutaj, tylko w tej przeglądarce.',
  notStored:
    'Ta przeglądarka nie może przechowywać wyników: znikną po zamknięciu strony. Wcześniej je wyeksportuj.',
  open: 'Otwórz ponownie',
  delete: 'Usuń',
  deleted: (names) => `Usunięto: ${names}.`,
  export: 'Eksportuj wszystkie',
  import: 'Dodaj z pliku',
  imported: (n) => `Dodano ${count(n, { one: 'wynik', few: 'wyniki', many: 'wyników', other: 'wyniku' })}.`,
  badFile: (file) => `${file} to nie jest plik z wynikami z tej strony.`,
  exportName: 'polder wyniki',
  unread: (n) =>
    `${count(n, { one: 'wpis jest nieczytelny', few: 'wpisy są nieczytelne', many: 'wpisów jest nieczytelnych', other: 'wpisu jest nieczytelne' })}. Eksport zachowa wszystko bez zmian.`,
  deleteUnread: (n) => plural(n, { one: 'Usuń ten wpis', other: 'Usuń te wpisy' }),
};
