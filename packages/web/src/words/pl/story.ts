import type { Colour, TileKind } from '@polder/valley';
import { pluralOf } from '../plural.js';
import type { Words } from '../words.js';
import { CARD_ACC, COLOUR, count, described, KIND, STEP, small, TILE } from './game/forms.js';
import { areaIn, areaOf, sources } from './game/sources.js';

/** Present tense: the past would have to know whether a woman or a man plays. */

const plural = pluralOf('pl');

const forGuilder = (cost: number): string => (cost === 0 ? '' : ` za ${cost} {guilder}`);
const bulb = (colour: Colour): string => `{b-${colour}}`;
const stackOf = (n: number, stack: TileKind | 'cards'): string =>
  stack === 'cards' ? count(n, CARD_ACC) : count(n, described(KIND[stack], TILE));
const wheelIn = (side: 'large' | 'small'): string => (side === 'large' ? 'dużym kole' : 'małym kole');

const VP_FOR: Readonly<Record<string, string>> = {
  floodgate: ' za zastawkę',
  paths: ' za wiatrak na ścieżce',
  helperPlaces: ' za miejsce pomocnika',
  calendar: ' z kalendarza',
};

export const story: Words['story'] = {
  because: (cause, deed) => `${cause}: ${deed}`,
  bySeat: (who, deed) => `${who} ${deed}`,

  startingCard: (who, ability) => `${who} bierze kartę startową: ${small(ability)}`,
  queensWish: (wish, vp) => `Zachcianka królowej: ${small(wish)} (${vp.join(', ')} {vp})`,
  marker: (who, area) => `${who} zaczyna w ${areaIn(area)}`,
  neutrals: (areas) => `Znaczniki neutralne: ${areas.map(sources.areaShort).join(', ')}`,

  round: (round) => `Runda ${round}`,
  gateLeft: (speed) => `zostawia zastawkę na ${speed}`,
  gateRaised: (speed, cost) => `podnosi zastawkę do ${speed}${forGuilder(cost)}`,
  gateLowered: (speed) => `opuszcza zastawkę do ${speed}`,
  water: (level) => `Woda podnosi się do ${level}`,
  turned: (steps, tools) =>
    `obraca koła o ${count(steps, STEP)}${tools > 0 ? `, wydaje ${tools} {tool}` : ''}`,
  calendar: (column) => `osiąga {calendar} ${column}`,
  calendarTaken: (place, effect) => `bierze nagrodę: ${small(place)} (${small(effect)})`,
  endTriggered: (lastRound) => `wywołuje koniec gry: runda ${lastRound} będzie ostatnia`,
  wheelAction: (side, effect, tile) => `${sources.wheel(side)}${tile ? ', kafelek' : ''}: ${small(effect)}`,
  wheelTile: (side) => `${sources.wheel(side)}, kafelek`,
  noAction: 'Żadna akcja nie jest możliwa',
  over: 'Koniec gry',

  passed: 'rezygnuje z reszty',
  passedCard: 'nie bierze karty',
  plantedNothing: 'nic nie sadzi',
  stopped: 'na tym kończy',
  gaveUp: 'rezygnuje z akcji',
  usedHelper: (helper, gives) => `używa karty: ${small(helper)} (${small(gives)})`,

  guilder: (n, lost, max) =>
    `dostaje ${n} {guilder}${lost > 0 ? ` (${lost} ${plural(lost, { few: 'przepadają', other: 'przepada' })}, limit to ${max})` : ''}`,
  tools: (n) => `dostaje ${n} {tool}`,
  vp: (n, source) => `zdobywa ${n} {vp}${source === undefined ? '' : (VP_FOR[source] ?? '')}`,
  paidVp: (n) => `płaci ${n} {vp}`,
  paid: (n) => `płaci ${n} {guilder} za kolejną nagrodę`,
  stored: (colour, cost) => `odkłada ${bulb(colour)} do magazynu${forGuilder(cost)}`,
  swapped: (colour, out) => `odkłada ${bulb(colour)} do magazynu i oddaje ${bulb(out)}`,
  refused: (colour) =>
    colour === undefined ? 'rezygnuje z tulipana' : `nie bierze tulipana: ${bulb(colour)}`,

  strength: (add) => `dodaje ${add} do siły`,
  lowered: (from, to) => (from === to ? `Woda jest już na ${to}` : `obniża wodę z ${from} do ${to}`),

  shuffled: (n, stack) => `Tasowanie odrzuconych: ${stackOf(n, stack)}`,
  newTile: (tile) => `Nowy kafelek: ${small(tile)}`,
  newCard: (helper, contract) => `Nowa karta: ${helper} albo ${contract}`,
  looked: (n, stack) => `podgląda ${stackOf(n, stack)}`,
  putBack: (n, stack) => `odkłada na stos ${stackOf(n, stack)}`,
  discarded: (n, stack) => `odrzuca ${stackOf(n, stack)}`,
  newOffer: (of, cost) => `wykłada nowe ${of === 'tiles' ? 'kafelki' : 'karty'}${forGuilder(cost)}`,
  installed: (tile, side, section, over, cost) =>
    `umieszcza kafelek (${small(tile)}) na ${wheelIn(side)}, sekcja ${section}${over === undefined ? '' : `, zamiast: ${small(over)}`}${forGuilder(cost)}`,
  hired: (ability, inPlace) => `zatrudnia pomocnika${inPlace ? ' w miejsce innego' : ''}: ${ability}`,
  signed: (contract, inPlace) => `podpisuje kontrakt${inPlace ? ' w miejsce innego' : ''}: ${contract}`,

  built: (space, group, cost) =>
    `stawia wiatrak na ${space}${forGuilder(cost)}, z ${COLOUR[group].ofFeminine} grupy`,

  visit: (cost) => `odwiedza bazar${forGuilder(cost)}`,
  moved: (area, on, cost) =>
    `idzie do ${areaOf(area)}${on === undefined ? '' : `, na znacznik: ${on}`}${forGuilder(cost)}`,
  neutral: (from, to, cost) =>
    `przesuwa znacznik neutralny ze ${areaOf(from)} do ${areaOf(to)}${forGuilder(cost)}`,
  arrived: (n) => `Nagród w tej strefie: ${n}`,

  planted: (colour, row) => `sadzi ${bulb(colour)} w rzędzie ${row}`,
  oneMore: 'może posadzić jeszcze jeden tulipan',

  traded: (colour, space, supply) =>
    `kładzie ${bulb(colour)}${supply ? ' z banku' : ''} na miejscu ${space} karty handlu`,
  collected: (colours) => `zbiera z karty handlu ${colours.map(bulb).join(', ')}`,
  tradeCleared: 'Karta handlu jest pełna: na wierzchu leży następna',

  wish: (vp) => `spełnia zachciankę królowej: ${vp} {vp}`,
  wishMet: (vp) => `spełnia zachciankę królowej: ${vp} {vp} na koniec`,
};
