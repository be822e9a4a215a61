import { listed } from '@polder/core/edition';
import {
  type Bulb,
  type Deal,
  type DuelCalendarReason,
  type Edition,
  type Effects,
  effectsWords,
  helperWords,
  type MarketTile,
} from '@polder/duel';
import { some } from './table.js';

/** Pieces of Windmill Valley Duel as its log names them. */

export const WHEELS: readonly string[] = ['Personal', 'Central'];

const SOURCE_WORDS: Readonly<Record<string, string>> = {
  personal: 'Personal section',
  central: 'Central section',
  tile: 'Tile',
  patch: 'Patch',
  port: 'Port',
  export: 'Export tile',
  helper: 'Helper',
  contract: 'Contract',
};

/** Where a reward comes from: `patch:3.2`, `export:7`. */
export function sourceWords(source: string): string {
  const [kind, id] = source.split(':');
  return `${SOURCE_WORDS[kind] ?? kind} ${id}`;
}

export const tileWords = ({ tiles }: Edition, tile: number): string =>
  `tile ${tiles[tile].id} (${effectsWords(tiles[tile].effects)})`;

export const exportWords = ({ exports }: Edition, tile: number): string =>
  `Export tile ${exports[tile].id} (${effectsWords(exports[tile].effects)})`;

export const helperCardWords = ({ cards }: Edition, card: number): string =>
  `Helper ${cards[card].id} (${helperWords(cards[card].helper)})`;

/** What a Market deal brings: '2 red and 2 violet bulbs', 'a white, a yellow and a black bulb'. */
export function dealBulbs({ bulbs }: Deal): string {
  const counts = new Map<string, number>();
  for (const words of bulbs.map(colourWords)) counts.set(words, (counts.get(words) ?? 0) + 1);
  const groups = [...counts];
  const last = groups[groups.length - 1]?.[1] ?? 0;
  const parts = groups.map(([words, n]) => `${n === 1 ? 'a' : n} ${words}`);
  if (counts.size === 1 && counts.has(ANY)) return `${last === 1 ? 'a bulb' : `${last} bulbs`} of any colour`;
  return `${listed(parts)} bulb${last === 1 ? '' : 's'}`;
}

const ANY = 'free';
/** A bulb of one's choice is free. */
const colourWords = (bulb: Bulb): string => (bulb === 'any' ? ANY : bulb.join(' or '));

export const marketTileWords = ({ id, deals }: MarketTile): string =>
  `tile ${id} (${deals.map((deal) => `pay ${deal.cost} for ${dealBulbs(deal)}`).join(', or ')})`;

/** One kind of goods and nothing else: it can stand in the line of where it comes from. */
export function isOneGood(effects: Effects): boolean {
  const [effect, ...more] = effects;
  if (more.length > 0 || effect?.do !== 'gain') return false;
  const { guilder = 0, tools = 0, vp = 0, bulbs = [] } = effect;
  return [guilder, tools, vp].filter((n) => n > 0).length + bulbs.length === 1;
}

/** What a port wants, with the VP. */
export function demandWords({ demands }: Edition, demand: number, upper: boolean): string {
  const { upper: above, lower: below } = demands[demand];
  return listed((upper ? above : below).map(({ colour, vp }) => `${colour} (${vp} VP)`));
}

/** Why the Calendar moves. */
export function calendarWords({ marks }: Edition, why: DuelCalendarReason, name: string): string {
  switch (why) {
    case 'vp':
      return `${marks.vp} VP are reached`;
    case 'tiles':
      return 'the stack of wheel tiles has run out';
    case 'cards':
      return 'the deck of Farm cards has run out';
    case 'market':
      return 'the Market stack has run out';
    case 'windmills':
      return `${name} has built ${some(marks.windmills, 'Windmill')}`;
    case 'delivered':
      return `${name} has delivered ${some(marks.delivered, 'bulb')}`;
  }
}
