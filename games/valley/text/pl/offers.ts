import type { IconName } from '@polder/core/text';
import { isSelf, pluralOf } from '@polder/core/text';
import type { CardGroup, Count, TileKind, Wish } from '@polder/valley';
import type { offers as english } from '../en/offers.js';
import { fieldIcon } from '../fields.js';

const plural = pluralOf('pl');

export const KINDS: Readonly<Record<TileKind, string>> = {
  common: 'brązowy',
  uncommon: 'beżowy',
  unique: 'srebrny',
};
const KINDS_OF: Readonly<Record<TileKind, string>> = {
  common: 'brązowych',
  uncommon: 'beżowych',
  unique: 'srebrnych',
};
const WHEELS = { large: 'duże koło', small: 'małe koło' } as const;

function perShort(count: Count, mill: IconName): string {
  switch (count.of) {
    case 'windmillsBy':
      return `za {${mill}} {${fieldIcon(count.field)}}`;
    case 'windmills':
      return `za {${mill}}`;
    case 'tiles':
      if (count.wheel) return `za kafelek, ${WHEELS[count.wheel]}`;
      return count.kind ? `za ${KINDS[count.kind]} {enhance}` : 'za kafelek';
    case 'fullSmallWheel':
      return 'za pełne małe koło';
    case 'cards':
      return 'za każdą {farm}';
    case 'tools':
      return count.every === 1 ? 'za {tool}' : `za ${count.every} {tool}`;
    case 'fullRows':
      return count.colour ? `za rząd {t-${count.colour}}` : 'za pełny rząd';
    case 'fullColumns':
      return 'za pełną kolumnę';
    case 'planted':
      return `za {t-${count.colour}}`;
  }
}

function asked(wish: Wish): string {
  switch (wish.is) {
    case 'tools':
      return `Naraz ${wish.count} ${plural(wish.count, { one: 'narzędzie', few: 'narzędzia', many: 'narzędzi', other: 'narzędzia' })}`;
    case 'contractGroups':
      return 'Kontrakt z każdej grupy';
    case 'patches':
      return `Rzędy co najmniej ${wish.rows.join(', ')}`;
    case 'connected':
      return `${wish.windmills} ${plural(wish.windmills, { one: 'połączony wiatrak', few: 'połączone wiatraki', many: 'połączonych wiatraków', other: 'połączonego wiatraka' })}`;
    case 'tiles': {
      const kinds = [
        ...(wish.uncommon > 0 ? [`${wish.uncommon} ${plural(wish.uncommon, BEIGE)}`] : []),
        ...(wish.unique > 0 ? [`${wish.unique} ${plural(wish.unique, SILVER)}`] : []),
      ];
      const tiles = `${wish.count} ${plural(wish.count, { one: 'kafelek', few: 'kafelki', many: 'kafelków', other: 'kafelka' })}`;
      return kinds.length > 0 ? `${tiles}, w tym ${list(kinds)}` : tiles;
    }
  }
}

const BEIGE = { one: 'beżowy', few: 'beżowe', many: 'beżowych', other: 'beżowego' };
const SILVER = { one: 'srebrny', few: 'srebrne', many: 'srebrnych', other: 'srebrnego' };
const GROUPS: Readonly<Record<CardGroup, string>> = { blue: 'niebieska', yellow: 'żółta', red: 'czerwona' };
export const list = (names: readonly string[]): string => new Intl.ListFormat('pl').format(names);
const guilder = (n: number): string =>
  `${n} ${plural(n, { one: 'gulden', few: 'guldeny', many: 'guldenów', other: 'guldena' })}`;

export const offers: typeof english = {
  title: 'Oferta',
  tiles: 'Kafelki',
  cards: 'Karty',
  tile: (kind, effect, plus) => `kafelek ${kind}: ${effect}${plus ? ', a także akcja drugiego koła' : ''}`,
  plus: 'Możesz wykonać także akcję drugiego koła.',
  costs: (n) => (n === 0 ? 'za darmo' : guilder(n)),
  empty: 'Puste miejsce',
  helper: 'Pomocnik',
  contract: 'Kontrakt',
  asHelper: (ability) => `Zatrudnij pomocnika: ${ability}`,
  asContract: (contract) => `Podpisz kontrakt: ${contract}`,
  contractShort: ({ vp, each }, mill) => `${vp} {vp} ${perShort(each, mill)}`,
  group: (group) => `grupa ${GROUPS[group]}`,
  worth: (vp) => `dla ciebie teraz ${vp} PZ`,
  now: 'teraz',
  look: 'Podgląd',
  stack: (kind, left) =>
    kind === 'cards'
      ? `Podejrzyj wierzch stosu kart (${left})`
      : `Podejrzyj wierzch stosu ${KINDS_OF[kind]} kafelków (${left})`,
  left: (n) => `zostało ${n}`,
  youSee: 'Widzisz je tylko ty',
  theySee: (name, n) =>
    `${isSelf(name) ? 'Oglądasz' : `${name} ogląda`} ${n} ${plural(n, { one: 'sztukę', few: 'sztuki', many: 'sztuk', other: 'sztuki' })}`,

  calendar: {
    title: 'Kalendarz',
    soon: (column) => `${column} w tej turze`,
    open: (column) => `Weź z kolumny ${column}`,
    column: (id) => `Kolumna ${id}`,
    common: (effect) => `Dla każdego: ${effect}`,
    unique: (effect) => `Dla jednej osoby: ${effect}`,
    taken: (effect, name) => (name === undefined ? `${effect}, zajęte` : `${effect}, zajęte: ${name}`),
    end: 'koniec',
    endVp: (vp) => `${vp} PZ za dojście`,
    stand: (names) => `Tutaj: ${list(names)}`,
    atStart: (names) => `Na starcie: ${list(names)}`,
    coming: (name) => `${name}: wejście na to pole`,
    line: (at, next, steps) =>
      next === undefined
        ? `${at}, koniec`
        : `${at === undefined ? '' : `${at}, `}${next} za ${steps} ${plural(steps, { one: 'krok', few: 'kroki', other: 'kroków' })}`,
  },

  wish: {
    title: 'Zachcianka królowej',
    heading: 'Zachcianka',
    asked,
    unknown: 'Startowa karta, której nikt nie weźmie, będzie zachcianką.',
    progress: (have, need) => `${have}/${need}`,
    line: (have, need, vp) => `${have} z ${need}${vp === undefined ? '' : `, daje ${vp}`}`,
    got: (vp) => `Spełniona, ${vp} PZ`,
    fulfilled: 'Spełniona',
    value: (place, vp, name) => `${place + 1}. miejsce: ${vp} PZ${name === undefined ? '' : `, ${name}`}`,
    gone: 'zajęte',
    values: 'PZ za zachciankę',
    part: (of, have, need) => `${of}: ${have} z ${need}`,
    parts: {
      tool: 'narzędzia',
      windmill: 'połączone wiatraki',
      patch: 'tulipany w rzędzie',
      tile: 'pozostałe kafelki',
      common: 'kafelki brązowe',
      uncommon: 'kafelki beżowe',
      unique: 'kafelki srebrne',
      blue: 'kontrakt grupy niebieskiej',
      yellow: 'kontrakt grupy żółtej',
      red: 'kontrakt grupy czerwonej',
    },
  },

  trade: {
    title: 'Handel morski',
    short: 'Karta handlu',
    line: (free) =>
      `${free} ${plural(free, { one: 'wolne miejsce', few: 'wolne miejsca', other: 'wolnych miejsc' })}`,
    card: (n) => `Karta ${n}`,
    space: (n, bulb) => `Pole ${n}: ${bulb ?? 'wolne'}`,
    brings: (first, second) => `daje: ${first} oraz ${second}`,
    quarter: (n, effect) => `Nagroda ${n}: ${effect}`,
    taken: 'wzięte',
  },

  start: {
    title: 'Weź startową kartę ulepszenia',
    hint: 'Przód służy ci przez całą grę. Tył ostatniej karty to zachcianka królowej.',
    card: (ability, wish, vp) => `${ability}. Jako zachcianka: ${wish}, ${vp} PZ`,
    ability: 'Dla ciebie',
    wish: 'Gdy zostanie',
  },
};
