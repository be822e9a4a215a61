import { pluralOf } from '@polder/core/text';
import { CARD_ACC, COLOUR, count, described, small, TILE } from '@polder/core/text/pl/forms.js';
import { forGuilder, story as shared } from '@polder/core/text/pl/story.js';
import type { Colour, TileKind } from '@polder/valley';
import type { story as english } from '../en/story.js';
import { areaIn, areaOf, sources } from './game/sources.js';
import { KIND } from './kinds.js';

/** Present tense: the past would have to know whether a woman or a man plays. */

const plural = pluralOf('pl');

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

export const story: typeof english = {
  ...shared,

  startingCard: (who, ability) => `${who} bierze kartę startową: ${small(ability)}`,
  queensWish: (wish, vp) => `Zachcianka królowej: ${small(wish)} (${vp.join(', ')} {vp})`,
  marker: (who, area) => `${who} zaczyna w ${areaIn(area)}`,
  neutrals: (areas) => `Znaczniki neutralne: ${areas.map(sources.areaShort).join(', ')}`,

  gateLeft: (speed) => `zostawia zastawkę na ${speed}`,
  gateRaised: (speed, cost) => `podnosi zastawkę do ${speed}${forGuilder(cost)}`,
  gateLowered: (speed) => `opuszcza zastawkę do ${speed}`,
  water: (level) => `Woda podnosi się do ${level}`,
  calendar: (column) => `osiąga {calendar} ${column}`,
  calendarTaken: (place, effect) => `bierze nagrodę: ${small(place)} (${small(effect)})`,
  wheelAction: (side, effect, tile) => `${sources.wheel(side)}${tile ? ', kafelek' : ''}: ${small(effect)}`,
  wheelTile: (side) => `${sources.wheel(side)}, kafelek`,
  noAction: 'Żadna akcja nie jest możliwa',

  passed: 'rezygnuje z reszty',
  passedCard: 'nie bierze karty',
  plantedNothing: 'nic nie sadzi',
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
  looked: (n, stack) => `podgląda ${stackOf(n, stack)}`,
  putBack: (n, stack) => `odkłada na stos ${stackOf(n, stack)}`,
  discarded: (n, stack) => `odrzuca ${stackOf(n, stack)}`,
  newOffer: (of, cost) => `wykłada nowe ${of === 'tiles' ? 'kafelki' : 'karty'}${forGuilder(cost)}`,
  installed: (tile, side, section, over, cost) =>
    `umieszcza kafelek (${small(tile)}) na ${wheelIn(side)}, sekcja ${section}${over === undefined ? '' : `, zamiast: ${small(over)}`}${forGuilder(cost)}`,

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
