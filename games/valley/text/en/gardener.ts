import { countOf, pluralOf } from '@polder/core/text';
import type { Colour, GardenerBack, Why } from '@polder/valley';
import { sources } from './game/sources.js';
import { list } from './offers.js';
import { lower } from './story.js';
import { WHYS } from './whys.js';

const count = countOf('en');
const plural = pluralOf('en');
const bulb = (colour: Colour): string => `{b-${colour}}`;
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** What the Gardener does, and why: for games against it. */
export const gardener = {
  reason: (why: Why): string => WHYS[why],
  /** Behind a deed, in brackets. */
  why: (whys: readonly Why[]): string =>
    ` (${whys.map((why) => lower(WHYS[why]).replace(/\.$/, '')).join('; ')})`,
  card: (id: string): string => `turned over card ${id}`,
  back: (shows: string): string => `Back on top: ${shows}`,
  deck: (n: number): string => `shuffled ${count(n, { one: 'card', other: 'cards' })}`,
  gate: (from: number, to: number, shown: number): string =>
    `${from === to ? `left the floodgate at ${to}` : `moved the floodgate to ${to}`}, card ${signed(shown)}`,
  does: (source: string, effect: string): string => `${source}: ${effect}`,
  gotNothing: 'got nothing',
  leftWater: 'left the water as it is',
  leftWish: 'left its marker on the Queen’s Wish',
  noPatch: 'found no Patch for the bulb',
  wish: (vp: number): string => `moved its marker on the Queen’s Wish to ${vp} {vp}`,
  tile: (tile: string): string => `took a tile: ${tile}`,
  farm: (place: number): string => `took the card from place ${place}`,
  built: (space: string): string => `built on ${space}`,
  moved: (area: string): string => `moved to ${sources.area(area)}`,
  planted: (colour: Colour, row: number): string => `planted ${bulb(colour)} in row ${row}`,
  traded: (colour: Colour, space: number): string => `put ${bulb(colour)} of the supply on space ${space}`,
  collected: (colours: readonly Colour[]): string =>
    `took ${colours.map(bulb).join(', ')} off the trade card`,

  /** Its cards beside the table. */
  cards: {
    title: 'The Gardener',
    last: 'Last turn',
    none: 'No card yet',
    next: 'Next',
    gate: (steps: number): string =>
      steps === 0 ? 'Floodgate stays' : `Floodgate ${steps > 0 ? 'up' : 'down'} ${Math.abs(steps)}`,
    lowers: (sections: readonly number[]): string =>
      sections.length === 0
        ? 'Lowers no water'
        : `Lowers the water in ${list(sections.map((it) => ['the low section', 'the middle section', 'the high section'][it - 1]))}`,
    colour: (colour: Colour): string => `Plants ${colour}`,
    space: (n: number): string => `Trade space ${n}`,
    order: (colours: readonly Colour[]): string => `Bulbs off the card: ${colours.join(', ')}`,
    back: ({ common, other, farm }: GardenerBack): string =>
      `Takes the ${common} common tile and the ${other} one; cards in the order ${farm.join(', ')}`,
    oneOf: (n: number): string =>
      plural(n, { one: 'This card comes next', other: `One of these ${n} comes next` }),
    left: (n: number): string => `${n} ${plural(n, { one: 'card', other: 'cards' })} in the deck`,
  },
};
