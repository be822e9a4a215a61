import { choices } from '@polder/core/text/pl/choices.js';
import {
  CARD_ACC,
  COLOUR,
  count,
  described,
  GUILDER,
  STEP,
  small,
  TILE,
  willBeLeft,
} from '@polder/core/text/pl/forms.js';
import type { TileKind } from '@polder/valley';
import type { options as english } from '../../en/game/options.js';
import { KIND } from '../kinds.js';
import { areaIn, areaOf, sources } from './sources.js';

/** 'podejrzyj 3 brązowe kafelki'. */
const tilesOf = (n: number, kind: TileKind | 'cards'): string =>
  kind === 'cards' ? count(n, CARD_ACC) : count(n, described(KIND[kind], TILE));
const { pay } = choices.detail;
const times = (n: number): string => `${n} razy`;

export const options: typeof english = {
  option: {
    ...choices.option,
    start: (ability) => ability,
    area: (id) => `Zacznij w ${areaIn(id)}`,
    gateLeave: (speed) => `Zostaw na ${speed}`,
    gateRaise: (speed) => `Podnieś do ${speed}`,
    gateLower: (speed) => `Opuść do ${speed}`,
    lever: {
      leave: (speed) => `Zostaw zastawkę na ${speed}`,
      raise: (speed) => `Podnieś zastawkę do ${speed}`,
      lower: (speed) => `Opuść zastawkę do ${speed}`,
      and: (gate, steps) => `${gate} i obróć koła o ${count(steps, STEP)}`,
    },
    do: (side, effect) => `${sources.wheel(side)}: ${small(effect)}`,
    noAction: (n) => `Weź ${count(n, GUILDER)}`,
    guilderFirst: (n) => `Weź najpierw ${count(n, GUILDER)}`,
    calendarCommon: (effect) => `Kalendarz: ${small(effect)}`,
    calendarUnique: (row, effect) => `Kalendarz, rząd ${row}: ${small(effect)}`,
    startingCard: (gives) => `Użyj karty startowej: ${small(gives)}`,
    plantNothing: 'Nic nie sadź',
    giveUp: 'Zrezygnuj z akcji',
    passArea: 'Zrezygnuj z nagrody',
    passCard: 'Nie bierz karty',
    store: (colour) => `Odłóż ${COLOUR[colour].one} tulipan do magazynu`,
    storeIt: 'Odłóż tulipan do magazynu',
    swap: (colour) => `Oddaj ${COLOUR[colour].one} tulipan`,
    refuse: 'Zrezygnuj z tulipana',
    refuseKept: (colour) => `Zwróć ${COLOUR[colour].one} tulipan`,
    split: (guilder, vp) =>
      vp === 0
        ? count(guilder, GUILDER)
        : guilder === 0
          ? `${vp} PZ`
          : `${count(guilder, GUILDER)} i ${vp} PZ`,
    tile: (effect, plus) => `Kafelek: ${small(effect)}${plus ? ' +' : ''}`,
    lookedTile: (n) => `Kafelek ${n} z podglądu`,
    lookedCard: (n, helper) => `Karta ${n} z podglądu jako ${helper ? 'pomocnik' : 'kontrakt'}`,
    newTiles: 'Nowe kafelki',
    newCards: 'Nowe karty',
    look: (n, kind) => `Podejrzyj ${tilesOf(n, kind)}`,
    section: (side, section) => `${sources.wheel(side)}, sekcja ${section}`,
    putBack: 'Odłóż na wierzch stosu',
    discard: 'Odrzuć',
    replace: (card) => `Odrzuć: ${card}`,
    replacePlace: (place) => `Odrzuć kartę z miejsca ${place}`,
    build: (space) => `Zbuduj na ${space}`,
    group: (colour) => `Z ${COLOUR[colour].ofFeminine} grupy`,
    path: (owners) =>
      owners.length === 0
        ? 'Nikt nie punktuje'
        : owners.map(({ icon, vp }) => `${icon}: ${vp} PZ`).join(', '),
    move: (area) => `Idź do ${areaOf(area)}`,
    moveOn: 'Idź dalej',
    skip: (area) => `Przejdź od razu do ${areaOf(area)}`,
    skipOn: 'Pomiń następną strefę',
    stand: (icon) => `Stań na znaczniku: ${icon}`,
    neutral: (from, to) => `Znacznik neutralny: ${sources.areaShort(from)} → ${sources.areaShort(to)}`,
    plant: (colour, row) => `Posadź ${COLOUR[colour].one} w rzędzie ${row}`,
    inRow: (row) => `Rząd ${row}`,
    more: 'Posadź jeszcze jeden tulipan',
    trade: (colour, space) => `Połóż ${COLOUR[colour].one} na miejscu ${space}`,
    supply: (colour, space) => `Połóż ${COLOUR[colour].one} z banku na miejscu ${space}`,
    collect: 'Zbierz wszystkie tulipany',
    anyQuarter: (effect) => `Z kartą startową: ${small(effect)}`,
    buyQuarter: (effect) => `Za 1 gulden: ${small(effect)}`,
  },
  detail: {
    ...choices.detail,
    payVp: (n) => (n === 0 ? 'za darmo' : `zapłać ${n} {vp}`),
    get: (reward) => `zdobądź ${reward}`,
    wish: (wish, vp) => `Druga strona: ${small(wish)} (${vp.join(', ')} {vp})`,
    waterTo: (from, to) => (from === to ? `woda zostaje na ${to}` : `woda ${from} → ${to}`),
    stepsTools: (steps, tools) =>
      `${count(steps, STEP)}, ${tools === 0 ? 'bez narzędzi' : `−${tools} {tool}`}`,
    waterNote: (below) => (below === 0 ? 'po brzegi' : `${below} poniżej brzegu`),
    toCalendar: (steps) => (steps === 0 ? 'teraz' : `jeszcze ${count(steps, STEP)}`),
    calendar: '{calendar}',
    calendarCommon: (column) => `Kolumna ${column}, wspólna nagroda`,
    calendarUnique: (column) => `Kolumna ${column}, nagroda będzie potem zakryta`,
    noAction: 'Żadnej akcji nie da się wykonać',
    endWithout: 'bez akcji',
    calendarLost: 'niewzięte nagrody z kalendarza przepadają',
    times,
    swapped: (colour) => `${COLOUR[colour].one} zajmie jego miejsce, za darmo`,
    tileKind: (kind) => KIND[kind].one,
    bothActions: 'razem z akcją drugiego koła',
    discardOffer: (cost) => `odrzuć wyłożone, ${pay(cost)}`,
    looked: 'z podglądu',
    secretly: 'widzisz je tylko ty',
    covers: (effect) => `zakrywa: ${small(effect)}`,
    replacesTile: (effect) => `zastępuje kafelek: ${small(effect)}`,
    comesIn: (steps) => `za ${count(steps, STEP)}`,
    helperPlace: (vp) => `${vp} {vp} za miejsce`,
    replacesCard: 'zamiast innej karty, bez {vp} za miejsce',
    replacesContract: 'zamiast innej karty',
    touches: (rewards) => `obok: ${rewards.map(small).join(' · ')}`,
    groupLeft: (n) => `potem ${willBeLeft(n)}`,
    emptiesGroup: (vp, colour) => `opróżnia grupę: ${vp} {vp} za każdy {t-${colour}}`,
    areaRewards: (rewards, n) => `${rewards.map(small).join(', ')}${n > 1 ? ` · ${times(n)}` : ''}`,
    areaFull: (area) => `${sources.area(area)} jest pełna`,
    payPlayer: (n) => (n === 0 ? 'za darmo' : `zapłać tej osobie ${n} {guilder}`),
    mustEnter: (cost) => `${pay(cost)}, musisz wejść do tej strefy`,
    moveCost: (cost) => `wizyta kosztuje ${cost} {guilder}`,
    patch: (row, column, reward) => `Grządka ${row}.${column}: ${small(reward)}`,
    brings: (rewards) => `daje: ${rewards.map(small).join(' oraz ')}`,
  },
};
