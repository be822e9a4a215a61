import { countOf } from '@polder/core/text';
import { forGuilder, story as shared } from '@polder/core/text/en/story.js';
import type { Colour, TileKind } from '@polder/valley';
import { sources } from './game/sources.js';

const count = countOf('en');

/** Deeds leave out who did them: that is the heading above. What happens by itself begins with a capital. */

const bulb = (colour: Colour): string => `{b-${colour}}`;
const stackOf = (n: number, stack: TileKind | 'cards'): string =>
  stack === 'cards'
    ? count(n, { one: 'card', other: 'cards' })
    : count(n, { one: `${stack} tile`, other: `${stack} tiles` });

/** What VP are for, where nothing else on the line says so. */
const VP_FOR: Readonly<Record<string, string>> = {
  floodgate: ' for the floodgate',
  paths: ' for a Windmill on the way',
  helperPlaces: ' for the Helper place',
  calendar: ' on the Calendar',
};

/** The log, a sentence for each thing that happens. */
export const story = {
  ...shared,

  startingCard: (who: string, ability: string): string => `${who} took a starting card: ${ability}`,
  queensWish: (wish: string, vp: readonly number[]): string =>
    `The Queen’s Wish: ${lower(wish)} (${vp.join(', ')} {vp})`,
  marker: (who: string, area: string): string => `${who} started in ${sources.area(area)}`,
  neutrals: (areas: readonly string[]): string =>
    `Neutral markers: ${areas.map(sources.areaShort).join(', ')}`,

  gateLeft: (speed: number): string => `left the floodgate at ${speed}`,
  gateRaised: (speed: number, cost: number): string => `raised the floodgate to ${speed}${forGuilder(cost)}`,
  gateLowered: (speed: number): string => `lowered the floodgate to ${speed}`,
  water: (level: number): string => `The water rose to ${level}`,
  calendar: (column: string): string => `reached {calendar} ${column}`,
  calendarTaken: (place: string, effect: string): string => `took ${place} (${effect})`,
  wheelAction: (side: 'large' | 'small', effect: string, tile: boolean): string =>
    `${sources.wheel(side)}${tile ? ', tile' : ''}: ${effect}`,
  wheelTile: (side: 'large' | 'small'): string => `${sources.wheel(side)}, tile`,
  noAction: 'No action was possible',

  passed: 'let the rest go',
  passedCard: 'took no card',
  plantedNothing: 'planted nothing',
  gaveUp: 'gave the action up',
  usedHelper: (helper: string, gives: string): string => `used ${lower(helper)} (${gives})`,

  guilder: (n: number, lost: number, max: number): string =>
    `got ${n} {guilder}${lost > 0 ? ` (${lost} lost, the limit is ${max})` : ''}`,
  tools: (n: number): string => `got ${n} {tool}`,
  vp: (n: number, source: string | undefined): string =>
    `got ${n} {vp}${source === undefined ? '' : (VP_FOR[source] ?? '')}`,
  paidVp: (n: number): string => `paid ${n} {vp}`,
  paid: (n: number): string => `paid ${n} {guilder} for a further reward`,
  stored: (colour: Colour, cost: number): string => `stored ${bulb(colour)}${forGuilder(cost)}`,
  swapped: (colour: Colour, out: Colour): string => `stored ${bulb(colour)} and gave back ${bulb(out)}`,
  refused: (colour: Colour | undefined): string =>
    colour === undefined ? 'did without the bulb' : `did without ${bulb(colour)}`,

  strength: (add: number): string => `added ${add} to the strength`,
  lowered: (from: number, to: number): string =>
    from === to ? `The water was at ${to} already` : `lowered the water from ${from} to ${to}`,

  shuffled: (n: number, stack: TileKind | 'cards'): string => `Discards shuffled: ${stackOf(n, stack)}`,
  looked: (n: number, stack: TileKind | 'cards'): string => `looked at ${stackOf(n, stack)}`,
  putBack: (n: number, stack: TileKind | 'cards'): string => `put back ${stackOf(n, stack)}`,
  discarded: (n: number, stack: TileKind | 'cards'): string => `discarded ${stackOf(n, stack)}`,
  newOffer: (of: 'tiles' | 'cards', cost: number): string => `had new ${of} laid out${forGuilder(cost)}`,
  installed: (
    tile: string,
    side: 'large' | 'small',
    section: number,
    over: string | undefined,
    cost: number,
  ): string =>
    `put a tile (${tile}) on the ${side} wheel, section ${section}${over === undefined ? '' : `, in place of ${over}`}${forGuilder(cost)}`,

  built: (space: string, group: Colour, cost: number): string =>
    `built on ${space}${forGuilder(cost)}, from the ${group} group`,

  visit: (cost: number): string => `visited the Market${forGuilder(cost)}`,
  moved: (area: string, on: string | undefined, cost: number): string =>
    `moved to ${sources.area(area)}${on === undefined ? '' : `, onto the marker of ${on}`}${forGuilder(cost)}`,
  neutral: (from: string, to: string, cost: number): string =>
    `moved a neutral marker from ${sources.area(from)} to ${sources.area(to)}${forGuilder(cost)}`,
  arrived: (n: number): string => `Rewards there: ${n}`,

  planted: (colour: Colour, row: number): string => `planted ${bulb(colour)} in row ${row}`,
  oneMore: 'could plant one bulb more',

  traded: (colour: Colour, space: number, supply: boolean): string =>
    `traded ${bulb(colour)}${supply ? ' of the supply' : ''} on space ${space}`,
  collected: (colours: readonly Colour[]): string =>
    `collected ${colours.map(bulb).join(', ')} from the trade card`,
  tradeCleared: 'Trade card full: the next one lies on top',

  wish: (vp: number): string => `fulfilled the Queen’s Wish: ${vp} {vp}`,
  wishMet: (vp: number): string => `fulfilled the Queen’s Wish: ${vp} {vp} at the end`,
};

/** Names of the game keep their capital. */
export function lower(text: string): string {
  return /^(Helper|Guilder|Tools?|VP)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
