import { describe, expect, it } from 'vitest';
import { defaultEdition as edition } from './default.js';
import { effectKey } from './effects.js';
import type { Effect, TileKind } from './types.js';

// The expectations are copied by hand from the page of printed values; `effectKey` keeps them short
// (each effect has a key of its own, see words.test.ts).

const keys = (effects: readonly Effect[]): string => effects.map(effectKey).join(' ');

describe('start and tracks', () => {
  it('SET-6, SET-10: VP, Tools, Guilder and bulbs', () => {
    expect(edition.start).toEqual({
      vp: 5,
      tools: 1,
      guilder: [4, 5, 6, 7],
      bulbs: ['white', 'yellow', 'red', 'violet'],
    });
  });

  it('MON-1, STO-1: Guilder track and Storage', () => {
    expect(edition.guilderMax).toBe(9);
    expect(edition.storage).toEqual({ free: 5, paid: [1, 2] });
  });

  it('FLO-1, WAT-1: floodgate', () => {
    expect(edition.floodgate.up).toEqual([
      { cost: 1, vp: 1 },
      { cost: 2, vp: 3 },
    ]);
    expect(edition.floodgate.rise).toEqual([0, 1, 2]);
  });

  it('LOW-1: water', () => {
    expect(edition.water).toEqual({
      max: 8,
      sections: [
        { to: 1, guilder: 1, vp: 0 },
        { to: 4, guilder: 1, vp: 1 },
        { to: 8, guilder: 2, vp: 2 },
      ],
    });
  });

  it('ACT-2, ENH-1, ENH-2, FRM-1, MKT-3, MKT-4: costs', () => {
    expect(edition.noAction).toBe(2);
    expect(edition.tileCost).toEqual({ common: 0, uncommon: 1, unique: 2 });
    expect([edition.refreshCost, edition.neutralCost, edition.stackCost]).toEqual([1, 1, 1]);
  });

  it('FRM-2: places', () => {
    expect(edition.helperPlaces).toEqual([1, 3, 6]);
    expect(edition.contractPlaces).toBe(3);
  });
});

describe('wheels', () => {
  it('WHL-1: the sections of the four boards in their order', () => {
    expect(edition.wheels.large.map(({ id, sections }) => `${id}: ${keys(sections)}`)).toEqual([
      'A: plant2 market2/2 build farm trade enhance',
      'B: market2/2 enhance plant2 trade build farm',
      'C: trade build enhance market2/2 farm plant2',
      'D: farm trade market2/2 plant2 enhance build',
    ]);
  });

  it('WHL-2: five times Lower water 2; at most 4 steps', () => {
    expect(keys(edition.wheels.small)).toBe('lower2 lower2 lower2 lower2 lower2');
    expect(edition.wheels.maxSteps).toBe(4);
  });
});

describe('Wheel Enhancements', () => {
  it('has the 30 faces', () => {
    const rows = edition.tiles.map(
      ({ id, kind, copies, effect, plus }) =>
        `${id} ${kind} ${copies} ${effectKey(effect)}${plus ? ' +' : ''}`,
    );
    expect(rows).toEqual([
      '1 common 2 plant3',
      '2 common 2 lower2both',
      '3 common 2 build-unconnected1',
      '4 common 2 trade-repeat',
      '5 common 2 trade-more1',
      '6 common 2 enhance&guilder2',
      '7 common 2 enhance&enhance',
      '8 common 2 lower2&guilder2',
      '9 common 2 build&guilder1',
      '10 common 2 market1/2',
      '11 common 2 market2/3',
      '12 common 2 farm&guilder1',
      '13 uncommon 2 market1/1 +',
      '14 uncommon 2 guilder2 +',
      '15 uncommon 2 remove +',
      '16 uncommon 2 enhance +',
      '17 uncommon 2 bulb +',
      '18 uncommon 2 lower2 +',
      '19 unique 1 farm&guilder3',
      '20 unique 1 market1/2 +',
      '21 unique 1 guilder4 +',
      '22 unique 1 guilder2+vp3 +',
      '23 unique 1 swap&plant3',
      '24 unique 1 lower3both +',
      '25 unique 1 build-unconnected&guilder1',
      '26 unique 1 build&guilder3',
      '27 unique 1 bulb+guilder1+vp1 +',
      '28 unique 1 plant4',
      '29 unique 1 farm +',
      '30 unique 1 trade-more2',
    ]);
  });

  it('has 48 tiles: 24 common, 12 uncommon, 12 unique', () => {
    const copies = (kind: TileKind): number =>
      edition.tiles.filter((tile) => tile.kind === kind).reduce((sum, tile) => sum + tile.copies, 0);
    expect(edition.tiles).toHaveLength(30);
    expect([copies('common'), copies('uncommon'), copies('unique')]).toEqual([24, 12, 12]);
  });
});

describe('Farm Enhancement cards', () => {
  it('has the 30 Helpers', () => {
    const rows = edition.cards.map(({ id, helper: { when, atLeast, may } }) => {
      const what =
        may.do === 'strength' || may.do === 'look' ? JSON.stringify(may) : effectKey(may as Effect);
      return `${id} ${when}${atLeast === undefined ? '' : ` ${atLeast}`}: ${what}`;
    });
    expect(rows).toEqual([
      '1 farm: lower1',
      '2 enhance: vp2',
      '3 trade: vp2',
      '4 build: tool1',
      '5 market: enhance',
      '6 lower: bulb',
      '7 raise: vp2',
      '8 lower: bulb-yellow/red',
      '9 lower: {"do":"strength","add":1}',
      '10 build: vp2',
      '11 trade: tool1',
      '12 farm: marketreward',
      '13 enhance: {"do":"look","count":3}',
      '14 enhance: lower1',
      '15 farm: plant1',
      '16 plant 2: tool1',
      '17 lower 2: plant1',
      '18 enhance: tool1',
      '19 lower: bulb-white/violet',
      '20 market: tool1',
      '21 market: marketreward',
      '22 plant: vp2',
      '23 trade: lower1',
      '24 farm: bulb',
      '25 market: lower1',
      '26 build: marketreward',
      '27 build: lower1',
      '28 trade: plant1',
      '29 plant: lower1',
      '30 plant: bulb',
    ]);
  });

  it('has the 30 Contracts', () => {
    expect(edition.cards.map((card) => [card.contract.vp, card.contract.each])).toEqual([
      [4, { of: 'windmillsBy', field: 'guilder' }],
      [4, { of: 'windmillsBy', field: 'white' }],
      [5, { of: 'windmillsBy', field: 'tool' }],
      [4, { of: 'windmillsBy', field: 'yellow' }],
      [3, { of: 'windmillsBy', field: 'plant' }],
      [5, { of: 'windmillsBy', field: 'market' }],
      [5, { of: 'windmillsBy', field: 'farm' }],
      [4, { of: 'windmillsBy', field: 'red' }],
      [3, { of: 'windmillsBy', field: 'lower' }],
      [5, { of: 'windmillsBy', field: 'enhance' }],
      [3, { of: 'tiles', wheel: 'large' }],
      [15, { of: 'fullSmallWheel' }],
      [3, { of: 'tiles', kind: 'common' }],
      [4, { of: 'tiles', kind: 'unique' }],
      [2, { of: 'cards' }],
      [3, { of: 'tools', every: 2 }],
      [2, { of: 'windmills' }],
      [3, { of: 'tiles', kind: 'uncommon' }],
      [4, { of: 'fullRows' }],
      [3, { of: 'fullColumns' }],
      [2, { of: 'planted', colour: 'red' }],
      [12, { of: 'fullRows', colour: 'violet' }],
      [10, { of: 'fullRows', colour: 'yellow' }],
      [2, { of: 'planted', colour: 'white' }],
      [14, { of: 'fullRows', colour: 'black' }],
      [2, { of: 'planted', colour: 'black' }],
      [10, { of: 'fullRows', colour: 'white' }],
      [2, { of: 'planted', colour: 'violet' }],
      [10, { of: 'fullRows', colour: 'red' }],
      [2, { of: 'planted', colour: 'yellow' }],
    ]);
  });

  it('has three groups of ten, in this order', () => {
    const groups = edition.cards.map((card) => card.group);
    expect(groups).toEqual([
      ...Array<string>(10).fill('blue'),
      ...Array<string>(10).fill('yellow'),
      ...Array<string>(10).fill('red'),
    ]);
  });

  it('has six starting cards', () => {
    expect(
      edition.startingCards.map(({ id, ability, wish, vp }) => [id, ability, wish, vp.join('/')]),
    ).toEqual([
      [1, { when: 'trade', may: { do: 'tradeFreely' } }, { is: 'tools', count: 6 }, '10/7/4'],
      [2, { when: 'farm', may: { do: 'look', count: 3 } }, { is: 'contractGroups' }, '12/8/5'],
      [
        3,
        { when: 'plant', may: { do: 'plantMore', vp: 1 } },
        { is: 'patches', rows: [2, 3, 4, 5] },
        '10/7/4',
      ],
      [
        4,
        { when: 'build', may: { do: 'gain', guilder: 1, vp: 1 } },
        { is: 'connected', windmills: 4 },
        '12/8/4',
      ],
      [
        5,
        { when: 'market', may: { do: 'marketFreely' } },
        { is: 'tiles', count: 6, uncommon: 2, unique: 2 },
        '14/10/6',
      ],
      [
        6,
        { when: 'enhance', may: { do: 'gain', bulbs: ['any'] } },
        { is: 'patches', rows: [5, 2, 5, 2] },
        '10/7/4',
      ],
    ]);
  });
});

describe('main board', () => {
  it('has the 24 fields', () => {
    const ring = (name: string): string =>
      keys(edition.fields.filter((field) => field.id.startsWith(name)).map((field) => field.reward));
    expect(edition.fields.map((field) => field.id).join(' ')).toBe(
      'I0 I1 I2 I3 I4 I5 M0 M1 M2 M3 M4 M5 P0 P1 P2 P3 P4 P5 K0 K1 K2 K3 K4 K5',
    );
    expect(ring('I')).toBe('guilder2 bulb-white tool1 bulb-red lower1 bulb-yellow');
    expect(ring('M')).toBe('plant1 bulb-yellow lower2 plant1 bulb-white bulb-red');
    expect(ring('P')).toBe('enhance lower2 market0/1 tool1 farm guilder2');
    expect(ring('K')).toBe('plant2 farm guilder3 enhance market0/1 bulb-red+bulb-red');
  });

  it('has the 24 spaces with their costs', () => {
    expect(edition.spaces.map(({ id, cost }) => `${id} ${cost}`).join(', ')).toBe(
      'A0 0, A1 1, A2 0, A3 1, A4 0, A5 1, B0 2, B1 1, B2 2, B3 1, B4 2, B5 2, ' +
        'C0 3, C1 4, C2 3, C3 2, C4 3, C5 2, C6 3, C7 3, C8 3, C9 4, C10 2, C11 4',
    );
  });

  it('has the six A spaces beside the Market', () => {
    expect(edition.spaces.filter((space) => space.market).map((space) => space.id)).toEqual([
      ...['A0', 'A1', 'A2', 'A3', 'A4', 'A5'],
    ]);
  });

  it('links the rings and touches the fields (one space of each kind, and where a ring closes)', () => {
    const at = (id: string): string => {
      const space = edition.spaces.find((one) => one.id === id);
      return `${space?.links.join(' ')} / ${space?.fields.join(' ')}`;
    };
    expect(at('A0')).toBe('B0 B5 / I0 I5');
    expect(at('A3')).toBe('B2 B3 / I2 I3');
    expect(at('B0')).toBe('A0 A1 C0 C1 / M0 M5 P0');
    expect(at('B5')).toBe('A0 A5 C10 C11 / M4 M5 P5');
    expect(at('C0')).toBe('B0 C1 C11 / M5 P0 K5');
    expect(at('C5')).toBe('B2 C4 C6 / M2 P2 K2');
    expect(at('C6')).toBe('B3 C5 C7 / M2 P3 K2');
    expect(at('C11')).toBe('B5 C0 C10 / M5 P5 K5');
  });

  it('has 36 links between spaces; an A space touches 2 fields, the others 3', () => {
    expect(edition.spaces.reduce((sum, space) => sum + space.links.length, 0)).toBe(2 * 36);
    for (const space of edition.spaces) expect(space.fields).toHaveLength(space.market ? 2 : 3);
  });

  it.each([
    ['lower', 9],
    ['plant', 8],
    ['guilder', 7],
    ['bulb-white', 6],
    ['bulb-yellow', 6],
    ['bulb-red', 6],
    ['tool', 5],
    ['market', 5],
    ['farm', 5],
    ['enhance', 5],
  ])('%s fields are touched by %i spaces', (kind, count) => {
    const ids = edition.fields.filter(({ reward }) => effectKey(reward).startsWith(kind)).map(({ id }) => id);
    expect(edition.spaces.filter((space) => space.fields.some((id) => ids.includes(id)))).toHaveLength(count);
  });

  it('has three Market areas clockwise', () => {
    expect(edition.market.map(({ id, rewards }) => `${id}: ${keys(rewards)}`)).toEqual([
      'N: bulb-black bulb-white plant1',
      'SE: bulb-yellow bulb-white guilder1',
      'SW: bulb-yellow plant1 vp1',
    ]);
  });

  it('has the Calendar', () => {
    const { columns, end } = edition.calendar;
    expect(columns.map(({ id, common, unique }) => `${id}: ${effectKey(common)}, ${keys(unique)}`)).toEqual([
      'I: bulb, bulb-violet/black lower2 guilder3 vp2',
      'II: guilder1, enhance farm bulb+bulb+vp3 guilder4',
      'III: plant1, vp4 guilder3 vp7 plant2',
    ]);
    expect(end).toEqual({ id: 'IV', vp: [8, 5, 3, 2] });
  });

  it('has four trade cards', () => {
    expect(edition.trade.map(keys)).toEqual([
      'farm bulb+bulb guilder3 vp2',
      'plant2 guilder2 enhance vp3',
      'build lower2 bulb+vp1 tool1',
      'vp4 plant1 market0/2 guilder2',
    ]);
  });
});

describe('farm board', () => {
  it('has the Patches', () => {
    const rows = edition.patches.map((row) => row.map((patch) => (patch ? effectKey(patch) : '-')).join(' '));
    expect(rows).toEqual([
      'guilder1 vp1 bulb - guilder2 enhance vp4',
      '- tool1 vp2 - lower2 farm vp4',
      '- guilder1 - vp1 market0/1 vp3 score',
      'guilder1 vp2 guilder1 - bulb build score',
    ]);
  });

  it('SCO-3, SCO-4: rows and columns', () => {
    expect(edition.rows.map(({ mixed, single }) => `${mixed}/${single}`).join(' ')).toBe(
      '4/10 5/11 5/12 6/14',
    );
    expect(edition.columns.map(({ plus }) => plus)).toEqual([1, 2, 3, 4, 5, 6, 8]);
    expect(edition.columns.map(({ minus }) => minus)).toEqual([1, 1, 2, 2, 3, 3, 0]);
  });

  it('SET-6, SCO-2: groups', () => {
    expect(edition.groups.map(({ windmills }) => windmills)).toEqual([1, 1, 2, 2, 3]);
    expect(edition.groups.map(({ vp }) => vp)).toEqual([1, 1, 2, 2, 3]);
  });
});

it('is frozen in all its parts', () => {
  const parts = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? [value, ...Object.values(value).flatMap(parts)] : [];
  expect(parts(edition).length).toBeGreaterThan(400);
  expect(parts(edition).every(Object.isFrozen)).toBe(true);
});
