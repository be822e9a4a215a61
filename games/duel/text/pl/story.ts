import { pluralOf } from '@polder/core/text';
import { COLOUR, small } from '@polder/core/text/pl/forms.js';
import type { Colour, DuelCalendarReason } from '@polder/duel';
import type { PriceWords } from '../en/game/options.js';
import type { WheelName } from '../en/game/sources.js';
import type { story as english } from '../en/story.js';
import { sources } from './game/sources.js';

/** Present tense: the past would have to know whether a woman or a man plays. */

const plural = pluralOf('pl');

const forGuilder = (cost: number): string => (cost === 0 ? '' : ` za ${cost} {guilder}`);
const bulb = (colour: Colour): string => `{b-${colour}}`;
const prices = (wanted: readonly PriceWords[]): string =>
  wanted.map(({ colour, vp }) => `${bulb(colour)} ${vp} {vp}`).join(', ');
const wheelOf = (wheel: WheelName): string => (wheel === 'personal' ? 'koła osobistego' : 'koła centralnego');

const CALENDAR: Readonly<Record<DuelCalendarReason, (n: number) => string>> = {
  vp: () => '',
  tiles: () => ': skończył się stos kafelków',
  cards: () => ': skończyła się talia kart',
  market: () => ': skończył się stos kafelków bazaru',
  windmills: (n) => `, wybudowane wiatraki: ${n}`,
  delivered: (n) => `, dostawy: ${n}`,
};

export const story: typeof english = {
  begins: (who) => `Zaczyna ${who}`,
  sealed: (who) => `${who} wybiera w tajemnicy pierwszego pomocnika`,
  firstHelper: (who, helper) => `${who} zaczyna z pomocnikiem: ${helper}`,
  followUp: 'akcja następcza',

  wheelAction: (wheel, effects, tile) =>
    `${sources.wheel(wheel)}${tile ? ', kafelek' : ''}: ${small(effects)}`,
  wheelGoods: (wheel, tile) => `${sources.wheel(wheel)}${tile ? ', kafelek' : ''}`,
  second: (tools, action) => `Druga akcja za ${tools} {tool}, ${small(action)}`,
  gaveUp: (effects) => `rezygnuje z akcji (${small(effects)})`,
  gaveUpSecond: (tools, effects) => `wydaje ${tools} {tool} i rezygnuje z akcji (${small(effects)})`,

  calendar: (to, of, why, n) => `{calendar} przesuwa się na pole ${to} z ${of}${CALENDAR[why](n)}`,
  marked: (vp) => `osiąga ${vp} {vp}`,
  safetyEnd: (round, lastRound) =>
    `Po rundzie ${round} {calendar} wciąż nie dobiegł końca: runda ${lastRound} będzie ostatnia`,

  gives: (source, effect) => `${source}: ${small(effect)}`,
  usedHelper: (helper) => `używa pomocnika: ${helper}`,
  letGo: (effects) => `nie korzysta z nagrody (${small(effects)})`,
  cantBeDone: (effects) => `Teraz niemożliwe: ${small(effects)}`,
  nothingOfIt: 'Nic z tej akcji nie da się już wykonać',
  tookNoReward: 'nie bierze nagrody z grządek',
  noReward: 'Żadna z grządek nie daje nagrody',
  deliveredNoMore: 'nie dostarcza więcej',

  got: (goods) => `dostaje ${goods}`,
  tookBulb: (colour) => `bierze ${bulb(colour)}`,

  installed: (tile, wheel, section, over, cost) =>
    `umieszcza kafelek (${small(tile)}) na sekcji ${section} ${wheelOf(wheel)}${forGuilder(cost)}, zakrywa: ${small(over)}`,
  tilesRenewed: (n) =>
    plural(n, {
      one: 'Odłożony kafelek tworzy nowy stos',
      few: `${n} odłożone kafelki tworzą nowy stos`,
      other: `${n} odłożonych kafelków tworzy nowy stos`,
    }),

  otherContract: (who, contract) => `${who} ma z tej karty kontrakt: ${contract}`,
  otherHelper: (who, helper) => `${who} ma z tej karty pomocnika: ${helper}`,
  pushedOut: (who, contract) => `Z rzędu wypada kontrakt (${who}): ${contract}`,
  scored: (vp, cost) => `punktuje go${forGuilder(cost)}: ${vp} {vp}`,
  contractGone: 'nie punktuje go',
  contractLost: (who) => `${who}: za mało guldenów, żeby go zapunktować`,
  swapped: (a, b) => `zamienia dwie karty: ${a} ↔ ${b}`,
  notSwapped: (yet) => `${yet ? 'na razie ' : ''}nie zamienia kart`,
  cardsRenewed: (n) =>
    plural(n, {
      one: 'Odłożona karta tworzy nową talię',
      few: `${n} odłożone karty tworzą nową talię`,
      other: `${n} odłożonych kart tworzy nową talię`,
    }),

  planted: (colour, space) => `sadzi ${bulb(colour)} na grządce ${space}`,
  built: (before, after, column, cost) =>
    `stawia wiatrak między grządkami ${before} i ${after}${forGuilder(cost)}, z ${COLOUR[column].ofFeminine} kolumny`,

  bought: (bulbs, cost, back) => `kupuje ${bulbs}${forGuilder(cost)}${back ? ', z rewersu stosu' : ''}`,
  newMarketTile: (deals) =>
    `Nowy kafelek bazaru: ${deals.map(({ bulbs, cost }) => `${bulbs}${forGuilder(cost)}`).join(' albo ')}`,
  marketShuffled: (n) =>
    `Tasowanie odrzuconych: ${n} ${plural(n, { one: 'kafelek', few: 'kafelki', other: 'kafelków' })} bazaru`,

  sailed: (port, tools) => `płynie do portu ${port}, wydaje ${tools} {tool}`,
  delivered: (colour, port) => `dostarcza ${bulb(colour)} do portu ${port}`,
  exported: (colour, n) => `odkłada ${bulb(colour)} do handlu morskiego, dostawa ${n}`,
  noExport: (port) => `Port ${port} nie ma kafelka eksportu`,
  portWants: (port, wanted) => `Port ${port} chce teraz ${prices(wanted)}`,
  portShut: (port) => `Port ${port} zdążył się zamknąć`,
  portClosed: (port, ship) =>
    `Port ${port} zamyka się${ship === undefined ? '' : `, statek płynie do portu ${ship}`}`,
  portOpened: (port, wanted) => `Port ${port} otwiera się i chce ${prices(wanted)}`,
  newExport: (port, effects) => `Nowy kafelek eksportu w porcie ${port}: ${small(effects)}`,
};
