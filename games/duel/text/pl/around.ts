import type { IconName } from '@polder/core/text';
import { isSelf } from '@polder/core/text';
import { COLOUR, capital, count, GUILDER, MILL, TILE, TOOL } from '@polder/core/text/pl/forms.js';
import type { Count, DuelCalendarReason } from '@polder/duel';
import type { around as english } from '../en/around.js';

type Around = typeof english;
type MarkFacts = Parameters<Around['player']['marks']['vp']>[0];

const CARD = { one: 'karta', few: 'karty', many: 'kart', other: 'karty' };
/** 'jeszcze 2 dostawy' */
const DELIVERY = { one: 'dostawa', few: 'dostawy', many: 'dostaw', other: 'dostawy' };

function perShort(each: Count, mill: IconName): string {
  switch (each.of) {
    case 'windmills':
      return `za {${mill}} przy {t-${each.colour}}`;
    case 'traded':
      return `za {trade}${each.colours.map((colour) => `{b-${colour}}`).join('/')}`;
    case 'tradedPairs':
      return 'za {trade}{b-any}{b-any}';
    case 'tradedColours':
      return 'za kolor w {trade}';
    case 'mixedPatches':
      return `za {patch} {t-${each.colour}} + {b-any}`;
    case 'fullPatches':
      return 'za pełną {patch}';
    case 'personalTiles':
      return 'za swój {enhance}';
    case 'scored':
      return 'za każdy {score}';
  }
}

const CAUSES: Readonly<Record<DuelCalendarReason, (left: number) => string>> = {
  tiles: (left) => `kafelki ulepszeń w stosie: ${left}`,
  cards: (left) => `karty ulepszeń w talii: ${left}`,
  market: (left) => `kafelki bazaru w stosie: ${left}`,
  windmills: (left) => `jeszcze ${count(left, MILL)}`,
  delivered: (left) => `jeszcze ${count(left, DELIVERY)}`,
  vp: (left) => `jeszcze ${left} PZ`,
};

const moved = ({ done }: MarkFacts): string => (done ? ': kalendarz już się przesunął' : '');

export const around: Around = {
  tabs: { turn: 'Tura', board: 'Plansza', farm: 'Ogród', ports: 'Porty', log: 'Rywal' },

  sides: {
    lookFrom: (name) => `Spójrz od tej strony: ${name}`,
    back: 'Wróć na swoją stronę',
    keep: 'Zostaw planszę w tym położeniu',
    turns: 'Plansza obraca się do tego, kto decyduje',
  },

  handOver: {
    title: (name) => `Teraz przy urządzeniu: ${name}`,
    why: (other) => `Następnych kart nie powinien widzieć drugi gracz (${other}).`,
    ready: (name) => `To ja, ${name}`,
  },

  player: {
    of: (name) => (isSelf(name) ? 'Co masz' : `Co ma ${name}`),
    turn: { turn: 'wybiera', followUp: 'akcja następcza' },
    over: 'gdy koniec',
    overLabel: (vp) => `${vp} PZ w razie końca gry`,
    stored: (bulbs) => `Magazyn: ${bulbs}`,
    take: (bulb) => `Weź: ${bulb}`,
    deliver: (bulb) => `Dostarcz: ${bulb}`,
    row: (cost) => `Wiatrak z tego rzędu: ${count(cost, GUILDER)}`,
    column: ({ colour, left, cost, value, tulips }) =>
      [
        `${capital(COLOUR[colour].one)}: ${count(left, MILL)}${cost === undefined ? '' : `, następny za ${count(cost, GUILDER)}`}`,
        `po ${value} PZ za tulipany przy własnych wiatrakach (${tulips}), razem ${value * tulips} PZ`,
      ].join('; '),
    traded: (colours) => `Handel morski: ${colours.length === 0 ? 'jeszcze nic' : colours.join(', ')}`,
    marks: {
      vp: (mark) =>
        mark.done
          ? `${mark.of} PZ${moved(mark)}`
          : `Kalendarz przy ${mark.of} PZ, jeszcze ${mark.of - mark.have}`,
      windmills: (mark) =>
        mark.done
          ? `Wiatraki: ${mark.have}${moved(mark)}`
          : `Wiatraki: ${mark.have} z ${mark.of}, potem kalendarz`,
      delivered: (mark) =>
        mark.done
          ? `Dostawy: ${mark.have}${moved(mark)}`
          : `Dostawy: ${mark.have} z ${mark.of}, potem kalendarz`,
    },
  },

  rows: {
    near: 'Bliższy rząd',
    far: 'Dalszy rząd',
    helpers: 'Pomocnicy',
    contracts: 'Kontrakty',
    helpersOf: (name) => `Pomocnicy, ${name}`,
    contractsOf: (name) => `Kontrakty, ${name}`,
    helper: (name, helper, used) => `Pomocnik, ${name}. ${helper}${used ? '. Użyty w tej turze' : ''}`,
    contract: (name, contract, vp) => `Kontrakt, ${name}. ${contract}. Teraz ${vp} PZ`,
    useHelper: (helper) => `Użyj pomocnika: ${helper}`,
    used: 'użyty',
    leaves: 'Następna karta wypchnie tę',
    place: 'Wolne miejsce',
    pushed: 'Wypchnięta',
    score: (contract, vp) => `Zapunktuj teraz: ${contract}, ${vp} PZ`,
    swap: (n) => `Zamień kartę ${n}`,
  },

  contractShort: ({ vp, each }, mill) => `${vp} {vp} ${perShort(each, mill)}`,

  ports: {
    title: 'Porty',
    bright: 'wyraźne to, co masz',
    brightOf: (name) => (isSelf(name) ? 'wyraźne to, co masz' : `wyraźne to, co ma ${name}`),
    noExport: 'Nie ma już kafelków eksportu',
    price: (bulb, vp) => `${bulb} ${vp} PZ`,
    port: ({ number, closed, ship, prices, later, export: tile, distance }) =>
      [
        `Port ${number}${closed ? ', zamknięty' : ''}${ship ? ', tu stoi statek' : ''}`,
        `${closed ? 'po otwarciu popyt' : 'popyt'}: ${prices.join(', ')}`,
        later === undefined ? 'po dostawie się zamknie' : `po dostawie: ${later.join(', ')}`,
        tile === undefined ? 'bez kafelka eksportu' : `eksport: ${tile}`,
        ...(distance ? [`droga: ${count(distance, TOOL)}`] : []),
      ].join('; '),
    exportsLeft: (n) => `Kafelki eksportu w stosie: ${n}`,
  },

  market: {
    title: 'Bazar',
    deal: (cost, bulbs) => `${bulbs} za ${count(cost, GUILDER)}`,
    back: 'Rewers stosu',
    tile: (n) => `Kafelek bazaru ${n}`,
    goes: 'Zostanie odrzucony, gdy ktoś kupi z rewersu',
    left: (n) => `${count(n, TILE)} w stosie`,
  },

  offers: {
    title: 'Oferta',
    tiles: 'Kafelki',
    cards: 'Karty',
    tile: (kind, effects, price) =>
      `${kind === 'wooden' ? 'drewniany' : 'srebrny'} kafelek: ${effects}; na koło centralne za darmo, na własne za ${count(price, GUILDER)}`,
    kind: { wooden: 'Drewniany kafelek', silver: 'Srebrny kafelek' },
    where: (price) =>
      `Na koło centralne za darmo, na własne za ${price} {guilder}. Nie tam, gdzie koła się teraz stykają.`,
    empty: 'Puste miejsce',
    helper: 'Pomocnik',
    contract: 'Kontrakt',
    asHelper: (helper) => `Jako twój pomocnik: ${helper}`,
    asContract: (contract) => `Jako twój kontrakt: ${contract}`,
    helperWhere: 'Wchodzi do bliższego rzędu; tam jest kontraktem rywala.',
    contractWhere: 'Wchodzi do dalszego rzędu; tam jest pomocnikiem rywala.',
    worth: (vp) => `teraz ${vp} PZ dla ciebie`,
    next: 'następna',
    deck: (helper, contract, left) => `Wierzch talii: ${helper}; ${contract}. W talii ${count(left, CARD)}`,
    tilesShort: (n) => `kafelki: ${n}`,
    cardsShort: (n) => `karty: ${n}`,
    deckTop: (left) => `Następna; w talii: ${left}`,
    noDeck: 'Talia jest pusta',
    tilesLeft: (n) => `${count(n, TILE)} w stosie`,
  },

  hand: {
    title: 'Twoje dwie karty',
    hint: 'Zostaw jedną jako pierwszego pomocnika: jej druga połowa to kontrakt rywala. Druga karta trafi do wspólnej oferty.',
    keep: (helper, contract) => `Zostaw jako pomocnika: ${helper}. Dla rywala kontrakt: ${contract}`,
    yours: 'twój pomocnik',
    theirs: 'kontrakt rywala',
  },

  calendar: {
    title: 'Kalendarz',
    end: 'koniec',
    space: (guilder, here, last) =>
      `${count(guilder, GUILDER)}${last ? ', wywołuje koniec gry' : ''}${here ? ', tu stoi znacznik' : ''}`,
    giveUp: (guilder) => `Zrezygnuj z akcji centralnej: ${count(guilder, GUILDER)}`,
    moves: 'przesunie go',
    cause: (why, left, name) => (name === undefined ? CAUSES[why](left) : `${name}: ${CAUSES[why](left)}`),
    soon: 'Przesunie się teraz',
    last: (round) => `Runda ${round} jest ostatnia`,
  },
};
