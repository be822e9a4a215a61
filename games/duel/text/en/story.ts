import { countOf } from '@polder/core/text';
import type { Colour, DuelCalendarReason } from '@polder/duel';
import type { PriceWords } from './game/options.js';
import { sources, type WheelName } from './game/sources.js';

const count = countOf('en');
const some = (n: number, one: string, other = `${one}s`): string => count(n, { one, other });

/** Deeds leave out who did them: that is the heading above. What happens by itself begins with a capital. */

const forGuilder = (cost: number): string => (cost === 0 ? '' : ` for ${cost} {guilder}`);
const bulb = (colour: Colour): string => `{b-${colour}}`;
const prices = (wanted: readonly PriceWords[]): string =>
  wanted.map(({ colour, vp }) => `${bulb(colour)} ${vp} {vp}`).join(', ');

/** What moves the Calendar; that VP are reached is said before it. `n`: as many as it takes. */
const CALENDAR: Readonly<Record<DuelCalendarReason, (n: number) => string>> = {
  vp: () => '',
  tiles: () => ': the stack of wheel tiles has run out',
  cards: () => ': the deck of cards has run out',
  market: () => ': the stack of Market tiles has run out',
  windmills: (n) => `: ${some(n, 'Windmill')} built`,
  delivered: (n) => `: ${some(n, 'delivery', 'deliveries')} made`,
};

/** The log of Duel, a sentence for each thing that happens. What both games tell is in the main words. */
export const story = {
  begins: (who: string): string => `${who} begins`,
  sealed: (who: string): string => `${who} chose a first Helper in secret`,
  firstHelper: (who: string, helper: string): string => `${who} starts with a Helper: ${helper}`,
  followUp: 'follow-up',

  wheelAction: (wheel: WheelName, effects: string, tile: boolean): string =>
    `${sources.wheel(wheel)}${tile ? ', tile' : ''}: ${effects}`,
  /** The same in front of goods. */
  wheelGoods: (wheel: WheelName, tile: boolean): string => `${sources.wheel(wheel)}${tile ? ', tile' : ''}`,
  second: (tools: number, action: string): string => `Second action for ${tools} {tool}, ${action}`,
  gaveUp: (effects: string): string => `gave up ${effects}`,
  gaveUpSecond: (tools: number, effects: string): string => `spent ${tools} {tool} and gave up ${effects}`,

  calendar: (to: number, of: number, why: DuelCalendarReason, n: number): string =>
    `{calendar} moved to ${to} of ${of}${CALENDAR[why](n)}`,
  marked: (vp: number): string => `reached ${vp} {vp}`,
  safetyEnd: (round: number, lastRound: number): string =>
    `After round ${round} the {calendar} is still not at its end: round ${lastRound} is the last`,

  /** An action that something gives. */
  gives: (source: string, effect: string): string => `${source}: ${effect}`,
  usedHelper: (helper: string): string => `used a Helper: ${helper}`,
  letGo: (effects: string): string => `did without ${effects}`,
  cantBeDone: (effects: string): string => `Can’t be done now: ${effects}`,
  nothingOfIt: 'Nothing of it can be done any more',
  tookNoReward: 'took no reward of the Patches',
  noReward: 'Neither Patch had a reward for it',
  deliveredNoMore: 'delivered no more',

  got: (goods: string): string => `got ${goods}`,
  tookBulb: (colour: Colour): string => `took ${bulb(colour)}`,

  installed: (tile: string, wheel: WheelName, section: number, over: string, cost: number): string =>
    `put a tile (${tile}) on section ${section} of the ${sources.wheel(wheel)}${forGuilder(cost)}, over ${over}`,
  tilesRenewed: (n: number): string => `The ${some(n, 'tile')} set aside are the stack now`,

  /** The other side of a card that somebody has taken. */
  otherContract: (who: string, contract: string): string => `For ${who} a Contract: ${contract}`,
  otherHelper: (who: string, helper: string): string => `For ${who} a Helper: ${helper}`,
  pushedOut: (who: string, contract: string): string => `Pushed out, a Contract of ${who}: ${contract}`,
  scored: (vp: number, cost: number): string => `scored it${forGuilder(cost)}: ${vp} {vp}`,
  contractGone: 'let it go',
  contractLost: (who: string): string => `${who} could not pay for scoring it`,
  swapped: (a: string, b: string): string => `swapped two cards: ${a} ↔ ${b}`,
  notSwapped: (yet: boolean): string => `swapped no cards${yet ? ' yet' : ''}`,
  cardsRenewed: (n: number): string => `The ${some(n, 'card')} set aside are the deck now`,

  planted: (colour: Colour, space: string): string => `planted ${bulb(colour)} in Patch ${space}`,
  built: (before: number, after: number, column: Colour, cost: number): string =>
    `built between Patches ${before} and ${after}${forGuilder(cost)}, from the ${column} column`,

  bought: (bulbs: string, cost: number, back: boolean): string =>
    `bought ${bulbs}${forGuilder(cost)}${back ? ', from the back of the stack' : ''}`,
  newMarketTile: (deals: readonly { readonly bulbs: string; readonly cost: number }[]): string =>
    `New at the Market: ${deals.map(({ bulbs, cost }) => `${bulbs}${forGuilder(cost)}`).join(', or ')}`,
  marketShuffled: (n: number): string => `Discards shuffled: ${some(n, 'Market tile')}`,

  sailed: (port: number, tools: number): string => `sailed to port ${port} with ${tools} {tool}`,
  delivered: (colour: Colour, port: number): string => `delivered ${bulb(colour)} at port ${port}`,
  exported: (colour: Colour, n: number): string => `put ${bulb(colour)} into Foreign Trade, delivery ${n}`,
  noExport: (port: number): string => `Port ${port} has no Export tile`,
  portWants: (port: number, wanted: readonly PriceWords[]): string =>
    `Port ${port} now wants ${prices(wanted)}`,
  portShut: (port: number): string => `Port ${port} has closed meanwhile`,
  portClosed: (port: number, ship: number | undefined): string =>
    `Port ${port} closed${ship === undefined ? '' : `, the Ship is at port ${ship}`}`,
  portOpened: (port: number, wanted: readonly PriceWords[]): string =>
    `Port ${port} opened and wants ${prices(wanted)}`,
  newExport: (port: number, effects: string): string => `New Export tile at port ${port}: ${effects}`,
};
