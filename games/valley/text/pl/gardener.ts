import { pluralOf } from '@polder/core/text';
import { CARD_ACC, capital, count, small } from '@polder/core/text/pl/forms.js';
import type { Colour, Why } from '@polder/valley';
import type { gardener as english } from '../en/gardener.js';
import { areaOf } from './game/sources.js';
import { KINDS, list } from './offers.js';

const COLOURS: Readonly<Record<Colour, string>> = {
  white: 'biały',
  yellow: 'żółty',
  red: 'czerwony',
  violet: 'fioletowy',
  black: 'czarny',
};
const SECTIONS = ['niskiej', 'środkowej', 'wysokiej'] as const;
const plural = pluralOf('pl');
const bulb = (colour: Colour): string => `{b-${colour}}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const WHY_WORDS: Readonly<Record<Why, string>> = {
  nextCard: 'Każda tura zaczyna się od następnej karty.',
  deckOut: 'Talia się skończyła: pozostałe karty są tasowane.',

  cardSays: 'Tak wskazuje karta.',
  gateStays: 'Karta nie rusza zastawki.',
  trackEnds: 'Zastawka nie wychodzi poza swój tor.',
  waterFull: 'Przy większej prędkości woda wyszłaby poza swój tor.',

  commonReward: 'Pełny obrót dużego koła daje wspólną nagrodę.',
  topmostOpen: 'Z dodatkowych nagród bierze pierwszą wolną od góry.',
  wishClimbs: 'Pełny obrót podnosi jego znacznik o jedną wartość.',
  wishHeld: 'Najwyższa wartość jest twoja: jego znacznik zostaje na drugiej.',

  sectionShown: 'Karta wskazuje odcinek toru, na którym stoi woda.',
  sectionNotShown: 'Karta nie wskazuje odcinka toru, na którym stoi woda.',

  largeWheel: 'Wykonuje akcję z dużego koła.',
  fieldReward: 'Nowy wiatrak styka się z tym polem.',
  tradeReward: 'Ta nagroda sąsiaduje z tulipanem.',
  patchReward: 'Nakładka pokazuje tę nagrodę na grządce.',
  marketStep: 'Za każdy ruch na bazarze sadzi tulipan.',
  areaReward: 'Nagrodą ze strefy bazaru jest dla niego tulipan w kolorze karty.',

  backShows: 'Te kafelki wskazuje wierzchni rewers talii.',
  noTile: 'Na miejscach, które wskazuje rewers, nie ma kafelków.',
  backPrefers: 'Tę kartę wskazuje wierzchni rewers talii.',
  noCard: 'Nie ma wyłożonych kart.',

  firstWindmill: 'Pierwszy wiatrak w grze staje obok jego znacznika na bazarze.',
  dearest: 'To najdroższe wolne miejsce z połączeniem.',
  betterFields: 'Z najdroższych miejsc to ma obok pola, które ceni najbardziej.',
  listedFirst: 'Z takich samych miejsc bierze pierwsze z listy.',
  noWindmill: 'Nie ma już wiatraków.',
  noSpace: 'Żadne wolne miejsce nie ma połączenia.',

  nextArea: 'Przechodzi do następnej strefy.',
  skipsFull: 'Pomija pełną strefę.',

  sameColour: 'Ten rząd zaczyna się od tego koloru.',
  leftmost: 'Żaden rząd z miejscem nie zaczyna się od tego koloru: wolna grządka najdalej z lewej, od góry.',
  patchesFull: 'Wszystkie jego grządki są pełne.',
  plantAction: 'Sadzi tulipany w kolorze swojej karty.',
  cardColour: 'Taki kolor ma karta.',
  shownColour: 'Taki kolor jest wskazany.',
  nearestRow: 'Mając wybór, dobiera kolor do rzędu najbliższego ukończenia.',
  noRowBegun: 'Ma wybór, ale żadnego zaczętego rzędu z miejscem: bierze kolor karty.',
  tradeOrder: 'Kolejność kolorów podaje karta.',

  markedSpace: 'To miejsce wskazuje karta.',
  nextFree: 'Wskazane miejsce jest zajęte: następne wolne w kierunku ruchu wskazówek zegara.',
  colourOnCard: 'Ten kolor jest już na karcie handlu: zabiera z niej wszystkie tulipany.',

  nothingForIt: 'Nic mu to nie daje.',
};

export const gardener: typeof english = {
  reason: (why) => WHY_WORDS[why],
  why: (whys) => ` (${whys.map((why) => small(WHY_WORDS[why]).replace(/\.$/, '')).join('; ')})`,
  card: (id) => `odkrywa kartę ${id}`,
  back: (shows) => `Wierzchni rewers: ${shows}`,
  deck: (n) => `tasuje ${count(n, CARD_ACC)}`,
  gate: (from, to, shown) =>
    `${from === to ? `zostawia zastawkę na ${to}` : `przesuwa zastawkę na ${to}`}, karta ${signed(shown)}`,
  does: (source, effect) => `${capital(source)}: ${small(effect)}`,
  gotNothing: 'nic nie dostaje',
  leftWater: 'nie rusza wody',
  leftWish: 'zostawia znacznik na zachciance królowej',
  noPatch: 'nie ma grządki na tulipan',
  wish: (vp) => `przesuwa znacznik na zachciance królowej na ${vp} {vp}`,
  tile: (tile) => `bierze kafelek: ${small(tile)}`,
  farm: (place) => `bierze kartę z miejsca ${place}`,
  built: (space) => `stawia wiatrak na ${space}`,
  moved: (area) => `idzie do ${areaOf(area)}`,
  planted: (colour, row) => `sadzi ${bulb(colour)} w rzędzie ${row}`,
  traded: (colour, space) => `kładzie ${bulb(colour)} z banku na miejscu ${space} karty handlu`,
  collected: (colours) => `zabiera z karty handlu ${colours.map(bulb).join(', ')}`,

  /** Its cards beside the table. */
  cards: {
    title: 'Ogrodnik',
    last: 'Ostatnia tura',
    none: 'Jeszcze bez karty',
    next: 'Następna',
    gate: (steps) =>
      steps === 0 ? 'Zastawka bez zmian' : `Zastawka ${steps > 0 ? 'w górę' : 'w dół'} o ${Math.abs(steps)}`,
    lowers: (sections) =>
      sections.length === 0
        ? 'Nie obniża wody'
        : `Obniża wodę w sekcji ${list(sections.map((it) => SECTIONS[it - 1]))}`,
    colour: (colour) => `Sadzi kolor ${COLOURS[colour]}`,
    space: (n) => `Pole handlu ${n}`,
    order: (colours) => `Tulipany z karty w kolejności: ${colours.map((it) => COLOURS[it]).join(', ')}`,
    back: ({ common, other, farm }) =>
      `Bierze ${common === 'left' ? 'lewy' : 'prawy'} brązowy kafelek i ${KINDS[other]}; karty w kolejności ${farm.join(', ')}`,
    oneOf: (n) =>
      plural(n, {
        one: 'Ta karta będzie następna',
        few: `Następna będzie jedna z ${n} kart`,
        many: `Następna będzie jedna z ${n} kart`,
        other: `Następna będzie jedna z ${n} kart`,
      }),
    left: (n) => `W talii: ${n} ${plural(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`,
  },
};
