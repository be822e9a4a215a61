import { isSelf, pluralOf } from '@polder/core/text';
import type { farm as english } from '../en/farm.js';

const plural = pluralOf('pl');

type Farm = typeof english;
type RowFacts = Parameters<Farm['row']>[0];
type ColumnFacts = Parameters<Farm['column']>[0];
type GroupFacts = Parameters<Farm['group']>[0];

const guldens = (n: number): string =>
  `${n} ${plural(n, { one: 'gulden', few: 'guldeny', many: 'guldenów', other: 'guldena' })}`;
const tools = (n: number): string =>
  `${n} ${plural(n, { one: 'narzędzie', few: 'narzędzia', many: 'narzędzi', other: 'narzędzia' })}`;
const windmills = (n: number): string =>
  `${n} ${plural(n, { one: 'wiatrak', few: 'wiatraki', many: 'wiatraków', other: 'wiatraka' })}`;
const tiles = (n: number): string =>
  `${n} ${plural(n, { one: 'kafelek', few: 'kafelki', many: 'kafelków', other: 'kafelka' })}`;
const cards = (n: number): string =>
  `${n} ${plural(n, { one: 'karta', few: 'karty', many: 'kart', other: 'karty' })}`;
const calendar = (column: string | undefined): string =>
  column === undefined ? 'Kalendarz jeszcze nie ruszony' : `Kalendarz ${column}`;

const rowEnd = ({ mixed, single, aim }: RowFacts): string =>
  aim === 'single'
    ? `pełny: ${single} PZ w jednym kolorze, ${mixed} w różnych`
    : `pełny: ${mixed} PZ, kolory są różne`;

const COLUMN_STATES: Readonly<Record<ColumnFacts['state'], (facts: ColumnFacts) => string>> = {
  full: ({ plus }) => `pełna, cztery kolory: +${plus} PZ`,
  spoilt: ({ minus }) => (minus === 0 ? 'kolor się powtarza: bez PZ' : `kolor się powtarza: −${minus} PZ`),
  open: ({ bulbs, of, plus, minus }) =>
    `posadzono ${bulbs} z ${of}; +${plus} PZ za cztery kolory${minus === 0 ? '' : `, −${minus} PZ, gdy kolor się powtarza`}`,
};

const COLOUR_GROUPS: Readonly<Record<GroupFacts['colour'], string>> = {
  white: 'biała',
  yellow: 'żółta',
  red: 'czerwona',
  violet: 'fioletowa',
  black: 'czarna',
};

const groupEnd = ({ left, each, planted }: GroupFacts): string =>
  left === 0 ? `daje ${each * planted} PZ` : `${each * planted} PZ, gdy będzie pusta`;

const TURNS = { now: 'wybiera', next: 'potem' } as const;

export const farm: Farm = {
  yours: 'Twój ogród',
  of: (name) => (isSelf(name) ? 'Twój ogród' : `Ogród: ${name}`),
  ifOver: 'w razie końca',
  openYours: (vp) => `${vp} w razie końca. Otwórz swój ogród w pełnym rozmiarze`,
  scoreNow: 'Gdyby gra skończyła się teraz',

  patches: 'Grządki',
  row: (facts) => {
    const planted = facts.colours.length === 0 ? 'pusty' : facts.colours.join(', ');
    const next = facts.next === undefined ? '' : `; następna grządka: ${facts.next}`;
    return `Rząd ${facts.row}, ${facts.colours.length} z ${facts.of}: ${planted}${next}; ${rowEnd(facts)}`;
  },
  column: (facts) => `Kolumna ${facts.column}: ${COLUMN_STATES[facts.state](facts)}`,
  mixed: 'pełny rząd, różne kolory',
  single: 'pełny rząd, jeden kolor',

  storage: 'Magazyn',
  stored: (bulb) => `Magazyn: ${bulb}`,
  holdBulb: (bulb) => `Posadź: ${bulb}`,
  freePlace: (cost) => (cost === 0 ? 'Wolne miejsce' : `Wolne miejsce, ${guldens(cost)}`),
  storeHere: (cost) => (cost === 0 ? 'Odłóż tutaj' : `Odłóż tutaj: ${guldens(cost)}`),
  supply: 'Bank',
  fromSupply: (bulb) => `Bank: ${bulb}`,

  helpers: 'Pomocnicy',
  contracts: 'Kontrakty',
  now: 'teraz',
  helper: (ability, used) => `Pomocnik. ${ability}${used ? '. Użyty w tej turze' : ''}`,
  startingCard: (ability, used) => `Karta startowa. ${ability}${used ? '. Użyta w tej turze' : ''}`,
  helperPlace: (vp) => `Wolne miejsce na pomocnika, ${vp} PZ`,
  contract: (contract, vp) => `Kontrakt. ${contract}. Teraz ${vp} PZ`,
  contractPlace: 'Wolne miejsce na kontrakt',
  replace: (card) => `Zastąp: ${card}`,

  windmills: 'Wiatraki',
  left: (n) => `${plural(n, { one: 'został', few: 'zostały', many: 'zostało', other: 'zostało' })} ${n}`,
  group: (facts) =>
    `Grupa ${COLOUR_GROUPS[facts.colour]}: ${windmills(facts.left)} z ${facts.of}; ${facts.each} PZ za każdy z posadzonych (${facts.planted}); ${groupEnd(facts)}`,

  rivals: 'Rywale',
  turn: (turn) => TURNS[turn],
  rival: (facts) =>
    [
      isSelf(facts.name) ? 'Otwórz swój ogród' : `Otwórz ogród: ${facts.name}`,
      ...(facts.turn ? [TURNS[facts.turn]] : []),
      `${facts.vp} PZ, ${guldens(facts.guilder)}, ${tools(facts.tools)}`,
      `${windmills(facts.windmills)} do postawienia, ${tiles(facts.tiles)}, ${cards(facts.cards)}`,
      calendar(facts.calendar),
      facts.bulbs.length === 0 ? 'Magazyn pusty' : `Magazyn: ${facts.bulbs.join(', ')}`,
    ].join('. '),
  gardenerRow: (facts) =>
    [
      isSelf(facts.name) ? 'Otwórz swój ogród' : `Otwórz ogród: ${facts.name}`,
      ...(facts.turn ? [TURNS[facts.turn]] : []),
      `${facts.vp} PZ, ${windmills(facts.windmills)} do postawienia, zebrane: ${tiles(facts.tiles)}, ${cards(facts.cards)}`,
      calendar(facts.calendar),
    ].join('. '),
  tiles,
  cards,
  calendar,

  wishMarker: (vp) => `Zachcianka królowej ${vp} PZ`,
  collected: 'Zebrane',
};
