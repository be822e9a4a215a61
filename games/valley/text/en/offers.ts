import type { IconName } from '@polder/core/text';
import { isSelf, pluralOf } from '@polder/core/text';
import { does, whom } from '@polder/core/text/en/names.js';
import type { CardGroup, Contract, Count, TileKind, Wish } from '@polder/valley';
import { fieldIcon } from '../fields.js';

const plural = pluralOf('en');

/** Goes on after the VP: with icons, and as short as it can be. */
function perShort(count: Count, mill: IconName): string {
  switch (count.of) {
    case 'windmillsBy':
      return `per {${mill}} {${fieldIcon(count.field)}}`;
    case 'windmills':
      return `per {${mill}}`;
    case 'tiles':
      if (count.wheel) return `per tile, ${count.wheel} wheel`;
      return count.kind ? `per ${count.kind} tile` : 'per tile';
    case 'fullSmallWheel':
      return 'full small wheel';
    case 'cards':
      return 'per {farm} card';
    case 'tools':
      return count.every === 1 ? 'per {tool}' : `per ${count.every} {tool}`;
    case 'fullRows':
      return count.colour ? `per row of {t-${count.colour}}` : 'per full row';
    case 'fullColumns':
      return 'per full column';
    case 'planted':
      return `per {t-${count.colour}}`;
  }
}

/** A wish as short as it can be. */
function asked(wish: Wish): string {
  switch (wish.is) {
    case 'tools':
      return `${wish.count} Tools in hand`;
    case 'contractGroups':
      return 'A Contract of each group';
    case 'patches':
      return `Rows of at least ${wish.rows.join(', ')}`;
    case 'connected':
      return `${wish.windmills} of your Windmills joined`;
    case 'tiles': {
      const kinds = [
        ...(wish.uncommon > 0 ? [`${wish.uncommon} uncommon`] : []),
        ...(wish.unique > 0 ? [`${wish.unique} unique`] : []),
      ];
      return `${wish.count} tiles${kinds.length > 0 ? `, ${list(kinds)}` : ''}`;
    }
  }
}

const GROUPS: Readonly<Record<CardGroup, string>> = { blue: 'blue', yellow: 'yellow', red: 'red' };
const ORDINALS = ['1st', '2nd', '3rd', '4th'] as const;
export const list = (names: readonly string[]): string => new Intl.ListFormat('en').format(names);

export const offers = {
  title: 'Offers',
  tiles: 'Tiles',
  cards: 'Cards',
  /** The name of a tile for those who can't see it. */
  tile: (kind: string, effect: string, plus: boolean): string =>
    `${kind} tile: ${effect}${plus ? ', and the other wheel’s action too' : ''}`,
  plus: 'You may also do the other wheel’s action.',
  costs: (guilder: number): string => (guilder === 0 ? 'free' : `${guilder} Guilder`),
  empty: 'Empty place',
  helper: 'Helper',
  contract: 'Contract',
  asHelper: (ability: string): string => `Hire as Helper: ${ability}`,
  asContract: (contract: string): string => `Sign as Contract: ${contract}`,
  contractShort: ({ vp, each }: Contract, mill: IconName): string => `${vp} {vp} ${perShort(each, mill)}`,
  group: (group: CardGroup): string => `${GROUPS[group]} group`,
  worth: (vp: number): string => `${vp} VP for you now`,
  now: 'now',
  // Stacks and looks
  look: 'Look',
  stack: (kind: TileKind | 'cards', left: number): string =>
    kind === 'cards' ? `Look at the top cards of ${left}` : `Look at the top ${kind} tiles of ${left}`,
  left: (n: number): string => `${n} left`,
  youSee: 'Only you see these',
  theySee: (name: string, n: number): string =>
    `${does(name, 'look')} at ${n} ${plural(n, { one: 'item', other: 'items' })}`,

  calendar: {
    title: 'Calendar',
    /** The column that what is selected leads to. */
    soon: (column: string): string => `${column} on this turn`,
    open: (column: string): string => `Take from ${column}`,
    column: (id: string): string => `Column ${id}`,
    common: (effect: string): string => `For everybody: ${effect}`,
    unique: (effect: string): string => `For one: ${effect}`,
    taken: (effect: string, name: string | undefined): string =>
      name === undefined ? `${effect}, taken` : `${effect}, taken by ${whom(name)}`,
    end: 'end',
    endVp: (vp: number): string => `${vp} VP on arrival`,
    stand: (names: readonly string[]): string => `Here: ${list(names)}`,
    atStart: (names: readonly string[]): string => `At the start: ${list(names)}`,
    coming: (name: string): string => `${isSelf(name) ? 'You' : name} would come here`,
    /** Folded: the column reached, the next one, and how many steps it takes. */
    line: (at: string | undefined, next: string | undefined, steps: number): string =>
      next === undefined
        ? `At ${at}, the end`
        : `${at === undefined ? '' : `At ${at}, `}${next} in ${steps} ${plural(steps, { one: 'step', other: 'steps' })}`,
  },

  wish: {
    title: 'Queen’s Wish',
    heading: 'Queen’s Wish',
    asked,
    unknown: 'The starting card that nobody takes becomes the wish.',
    progress: (have: number, need: number): string => `${have}/${need}`,
    line: (have: number, need: number, vp: number | undefined): string =>
      `${have} of ${need}${vp === undefined ? '' : `, pays ${vp}`}`,
    got: (vp: number): string => `Fulfilled, ${vp} VP`,
    fulfilled: 'Fulfilled',
    value: (place: number, vp: number, name: string | undefined): string =>
      `${ORDINALS[place]}: ${vp} VP${name === undefined ? '' : `, ${name}`}`,
    gone: 'taken',
    values: 'VP of the wish',
    part: (of: string, have: number, need: number): string => `${of}: ${have} of ${need}`,
    parts: {
      tool: 'Tools',
      windmill: 'Windmills joined',
      patch: 'bulbs in the row',
      tile: 'further tiles',
      common: 'common tiles',
      uncommon: 'uncommon tiles',
      unique: 'unique tiles',
      blue: 'Contract of the blue group',
      yellow: 'Contract of the yellow group',
      red: 'Contract of the red group',
    },
  },

  trade: {
    title: 'Foreign Trade',
    short: 'Trade card',
    line: (free: number): string => `${free} ${plural(free, { one: 'space', other: 'spaces' })} free`,
    card: (n: number): string => `Card ${n}`,
    space: (n: number, bulb: string | undefined): string => `Space ${n}: ${bulb ?? 'free'}`,
    brings: (first: string, second: string): string => `brings ${first} and ${second}`,
    quarter: (n: number, effect: string): string => `Reward ${n}: ${effect}`,
    taken: 'taken',
  },

  start: {
    title: 'Take a starting card',
    hint: 'The front is yours for the whole game. The back of the last one left is the Queen’s Wish.',
    card: (ability: string, wish: string, vp: string): string => `${ability}. As the wish: ${wish}, ${vp} VP`,
    ability: 'Yours',
    wish: 'If left over',
  },
};
