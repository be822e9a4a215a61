import { describe, expect, it } from 'vitest';
import { defaultEdition as edition } from './default.js';
import { checkEdition } from './json.js';
import { effectKey } from './keys.js';
import type { Deal, Effects, Price, TileKind } from './types.js';

// The expectations are copied by hand from the page of printed values; `effectKey` keeps them short
// (each effect has a key of its own, see words.test.ts). K is black.

const keys = (effects: Effects): string => effects.map(effectKey).join(' ');

const LETTERS: Readonly<Record<string, string>> = {
  white: 'W',
  yellow: 'Y',
  red: 'R',
  violet: 'V',
  black: 'K',
};
const letter = (colour: string): string => LETTERS[colour] ?? `(${colour})`;

it('is sound', () => {
  expect(checkEdition(edition)).toEqual([]);
  expect(edition.name).toBe('polder');
});

describe('start, wheels and limits', () => {
  it('D-SET-6: 3 Guilder, no Tools, 1 white and 1 yellow bulb', () => {
    expect(edition.start).toEqual({ guilder: 3, tools: 0, bulbs: ['white', 'yellow'] });
  });

  it('D-TRN-1, D-TRN-3: 1 or 2 steps, 3 for 1 Tool, the other action for 2', () => {
    const { freeSteps, stepTools, secondTools } = edition.wheels;
    expect({ freeSteps, stepTools, secondTools }).toEqual({ freeSteps: 2, stepTools: 1, secondTools: 2 });
  });

  it('has 5 sections on the Personal and 6 on the Central Wheel', () => {
    expect(edition.wheels.personal.map(keys)).toEqual(['market', 'plant2', 'build', 'farm', 'trade']);
    expect(edition.wheels.central.map(keys)).toEqual([
      'enhance',
      'guilder2',
      'plant1',
      'market',
      'bulb+vp1',
      'guilder1+tool1',
    ]);
  });

  it('D-SET-4, D-SET-5, D-FRM: stacks, rows and what a Contract pushed out costs', () => {
    expect([edition.tileStack, edition.cardDeck]).toEqual([7, 9]);
    // 4 tiles on offer and 4 cards in hands: 13 and 7 are set aside.
    expect([edition.tiles.length - 4 - 7, edition.cards.length - 4 - 9]).toEqual([13, 7]);
    expect([edition.row, edition.scoreCost]).toEqual([3, 1]);
  });

  it('Calendar: 5 spaces; D-VP-1, D-BLD, D-TRD: what moves its marker; D-END-2: the safety stop', () => {
    expect(edition.calendar).toEqual([1, 1, 2, 2, 3]);
    expect(edition.marks).toEqual({ vp: 40, windmills: 5, delivered: 6 });
    expect(edition.safetyRound).toBe(60);
  });
});

describe('wheel tiles', () => {
  const rows = (kind: TileKind): string[] =>
    edition.tiles.filter((tile) => tile.kind === kind).map(({ id, effects }) => `${id} ${keys(effects)}`);

  it('D-ENH: costs', () => {
    expect(edition.tileCost).toEqual({ wooden: 1, silver: 2 });
  });

  it('has 12 wooden ones', () => {
    expect(rows('wooden')).toEqual([
      '1 enhance guilder1',
      '2 farm tool1',
      '3 farm vp1',
      '4 plant1 vp2',
      '5 plant2',
      '6 build guilder1',
      '7 build vp2',
      '8 market tool1',
      '9 market vp1',
      '10 trade tool1',
      '11 trade guilder1',
      '12 bulb+guilder2',
    ]);
  });

  it('has 12 silver ones', () => {
    expect(rows('silver')).toEqual([
      '13 enhance-both',
      '14 enhance-printed',
      '15 trade3',
      '16 trade vp2',
      '17 farm-swap',
      '18 farm guilder2',
      '19 build-both',
      '20 build guilder2',
      '21 market market',
      '22 market plant1',
      '23 plant3',
      '24 plant2 tool1',
    ]);
    expect(edition.tiles).toHaveLength(24);
  });
});

describe('Farm cards', () => {
  it('has the 20 Helpers', () => {
    expect(edition.cards.map(({ id, helper }) => `${id} ${helper.when}: ${effectKey(helper.gain)}`)).toEqual([
      '1 enhance: tool1',
      '2 enhance: vp2',
      '3 enhance: bulb',
      '4 farm: tool1',
      '5 plant: vp1',
      '6 plant: tool1',
      '7 plant: bulb',
      '8 plant: guilder1',
      '9 build: vp2',
      '10 build: tool1',
      '11 build: plant1',
      '12 market: tool1',
      '13 market: vp1',
      '14 market: plant1',
      '15 trade: vp2',
      '16 trade: guilder1',
      '17 trade: plant1',
      '18 farm: guilder1',
      '19 trade: tool1',
      '20 farm: plant1',
    ]);
  });

  it('has the 20 Contracts', () => {
    expect(edition.cards.map(({ id, contract }) => [id, contract.vp, contract.each])).toEqual([
      [1, 3, { of: 'windmills', colour: 'white' }],
      [2, 3, { of: 'traded', colours: ['white', 'yellow'] }],
      [3, 3, { of: 'tradedPairs' }],
      [4, 4, { of: 'mixedPatches', colour: 'violet' }],
      [5, 3, { of: 'personalTiles' }],
      [6, 3, { of: 'windmills', colour: 'red' }],
      [7, 3, { of: 'tradedColours' }],
      [8, 2, { of: 'scored' }],
      [9, 3, { of: 'windmills', colour: 'yellow' }],
      [10, 3, { of: 'traded', colours: ['red', 'violet'] }],
      [11, 3, { of: 'fullPatches' }],
      [12, 4, { of: 'windmills', colour: 'black' }],
      [13, 3, { of: 'tradedPairs' }],
      [14, 1, { of: 'tradedColours' }],
      [15, 3, { of: 'personalTiles' }],
      [16, 4, { of: 'mixedPatches', colour: 'yellow' }],
      [17, 3, { of: 'windmills', colour: 'violet' }],
      [18, 3, { of: 'traded', colours: ['white', 'black'] }],
      [19, 4, { of: 'mixedPatches', colour: 'black' }],
      [20, 2, { of: 'scored' }],
    ]);
  });
});

describe('Patches and Windmills', () => {
  it('has 12 Patches, i and i+6 alike', () => {
    expect(edition.patches.slice(0, 6).map(keys)).toEqual([
      'guilder1 vp3 market tool1',
      'vp1 farm guilder2 guilder1',
      'tool1 vp2 trade vp1',
      'guilder1 enhance vp2 tool1',
      'vp1 vp3 plant1 guilder1',
      'vp2 bulb guilder2 tool1',
    ]);
    expect(edition.patches.slice(6)).toEqual(edition.patches.slice(0, 6));
  });

  it('has 9 Windmills in five columns, for 2, 4 and 6', () => {
    expect(edition.columns).toEqual([1, 1, 2, 2, 3]);
    expect(edition.rowCosts).toEqual([2, 4, 6]);
  });
});

describe('ports', () => {
  it('D-SET-2: port 5 is closed, the Ship starts at port 1', () => {
    expect([edition.closedPort, edition.shipPort]).toEqual([5, 1]);
  });

  it('has 5 Demand tiles', () => {
    const half = (prices: readonly Price[]): string =>
      prices.map(({ colour, vp }) => `${letter(colour)}${vp}`).join(' ');
    expect(edition.demands.map(({ id, upper, lower }) => `${id}: ${half(upper)} / ${half(lower)}`)).toEqual([
      '1: W1 Y1 R2 / R2 V3 K4',
      '2: Y1 R2 V2 / V3 K4 W1',
      '3: R2 V2 K3 / K4 W1 Y2',
      '4: V2 K3 W1 / W1 Y2 R2',
      '5: K3 W1 Y1 / Y2 R2 V3',
    ]);
  });

  it('has 11 Export tiles', () => {
    expect(edition.exports.map(({ id, effects }) => `${id} ${keys(effects)}`)).toEqual([
      '1 vp3',
      '2 guilder3',
      '3 plant2-same',
      '4 plant2-different',
      '5 market',
      '6 build',
      '7 farm',
      '8 enhance',
      '9 tool2',
      '10 bulb+tool1',
      '11 guilder2+vp1',
    ]);
  });
});

describe('Market', () => {
  const deal = ({ cost, bulbs }: Deal): string =>
    `${cost}: ${bulbs.map((bulb) => (bulb === 'any' ? '?' : bulb.map(letter).join('|'))).join('')}`;

  it('has 12 tiles', () => {
    expect(edition.market.tiles.map(({ id, deals }) => `${id}. ${deals.map(deal).join(' / ')}`)).toEqual([
      '1. 3: KKK / 1: WY',
      '2. 3: VVV / 1: WR',
      '3. 3: RRR / 1: YV',
      '4. 2: YYY / 2: KK',
      '5. 2: WWW / 2: VV',
      '6. 2: WYR / 1: K',
      '7. 2: RR / 3: WVK',
      '8. 3: YRK / 1: V',
      '9. 4: RRVV / 1: WW',
      '10. 4: VVKK / 1: YY',
      '11. 2: RV / 3: WYK',
      '12. 2: YK / 3: WRV',
    ]);
  });

  it('has the same two deals on every back', () => {
    expect(edition.market.back.map(deal)).toEqual(['1: ?', '2: ??']);
  });
});

it('is frozen in all its parts', () => {
  const parts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
  expect(parts(edition).length).toBeGreaterThan(400);
  expect(parts(edition).every(Object.isFrozen)).toBe(true);
});
