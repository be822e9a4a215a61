import { describe, expect, it } from 'vitest';
import { freshTable } from '../../testing/index.js';
import { lay } from './lay.js';

describe('the limits of single tiles', () => {
  it('tile 3: the 1 Guilder comes on top of the cost of an unconnected space only', () => {
    const t = lay().tile('large1', 3).guilder(2).choose('do:large');
    // 1 + 1 can be paid; 2 + 1 can't.
    t.offersOnly(
      'build:A0',
      'build:A1',
      'build:A2',
      'build:A3',
      'build:A4',
      'build:A5',
      'build:B1',
      'build:B3',
    );
    t.choose('build:A1', 'from:black');
    expect(t.has.guilder).toBe(3);
  });

  it('tile 3: a connected space costs nothing more', () => {
    const t = lay().tile('large1', 3).windmills('A0').choose('do:large', 'build:B5', 'from:violet');
    expect(t.has.guilder).toBe(5);
  });

  it('tile 4: a free space is needed still', () => {
    const t = lay().tile('large1', 4).storage('red').trade(1, 'red', 'red').choose('do:large');
    t.offersOnly('trade:red>3', 'trade:red>4', 'collect');
  });

  it.each([5, 30])('CRD-7 tile %i: a colour on the card stays forbidden', (tile) => {
    const t = lay().tile('large1', tile).trade(1, 'red').choose('do:large');
    t.offersOnly('trade:white>2', 'trade:white>3', 'trade:white>4', 'collect');
  });

  it.each([5, 30])('CRD-7 tile %i: without 1 Guilder only the adjacent rewards', (tile) => {
    const t = lay().tile('large1', tile).guilder(0).choose('do:large', 'trade:red>4');
    t.offersNot('buy:2', 'buy:3').offers('quarter:1', 'quarter:4');
  });

  it('CRD-7 tile 5: one further reward, not two', () => {
    const t = lay().tile('large1', 5).choose('do:large', 'trade:red>3', 'buy:1', 'sign:1');
    t.offersOnly('quarter:3', 'quarter:4', 'pass');
  });

  it('CRD-7 tile 30: the 1 Guilder is paid once', () => {
    const t = lay().tile('large1', 30).choose('do:large', 'trade:red>3', 'buy:1', 'sign:1');
    t.offersOnly('quarter:2', 'quarter:3', 'quarter:4', 'pass');
    expect(t.has.guilder).toBe(4);
  });

  it.each([
    [10, 1],
    [11, 2],
    [13, 1],
    [20, 1],
  ])('MKT-1 tile %i: can be done with %i Guilder, not with less', (tile, cost) => {
    lay().tile('large1', tile).guilder(cost).offers('do:large');
    lay()
      .tile('large1', tile)
      .guilder(cost - 1)
      .offersNot('do:large');
  });

  it('CRD-7 tile 15: optional, and possible with no Windmill left', () => {
    const t = lay().tile('large1', 15);
    const before = t.has;
    t.choose('do:large', 'pass').offersOnly('do:small', 'end');
    expect(t.has).toEqual(before);
    const none = lay().tile('large1', 15).groups(0, 0, 0, 0, 0).offers('do:large');
    none.choose('do:large').offersOnly('do:small', 'end');
  });

  it('CRD-7 tile 23: the swap is optional', () => {
    const t = lay().tile('large1', 23).choose('do:large', 'pass', 'plant:red>1', 'plant:white>2');
    expect(t.has).toMatchObject({ storage: [], rows: [1, 1, 0, 0] });
    t.offersOnly('end');
  });

  it('CRD-7 tile 7: each of the two may refresh the offer', () => {
    const t = lay().tile('large1', 7).choose('do:large', 'refresh').offersNot('refresh');
    t.choose('tile:1', 'on:large2').offersOnly('take:enhance', 'pass');
    t.choose('take:enhance').asks('tile').offers('refresh');
  });

  it.each([3, 9, 25, 26])('RWD-2 tile %i: not without a Windmill to build', (tile) => {
    lay().tile('large1', tile).groups(0, 0, 0, 0, 0).offersNot('do:large');
  });

  it.each([9, 26])('BLD-2 tile %i: the connection is needed', (tile) => {
    lay().tile('large1', tile).guilder(9).choose('do:large').offersNot('build:B5', 'build:C5');
  });

  it('tile 25: every space that can be paid', () => {
    const t = lay().tile('large1', 25).guilder(1).choose('do:large');
    t.offersOnly(
      'build:A0',
      'build:A1',
      'build:A2',
      'build:A3',
      'build:A4',
      'build:A5',
      'build:B1',
      'build:B3',
    );
  });

  it.each([
    [2, 2, 0],
    [24, 3, 0],
  ])('LOW-2 tile %i: only Guilder in the low section', (tile, guilder, vp) => {
    const t = lay().tile('large1', tile).water(1).choose('do:large');
    expect(t.has).toMatchObject({ guilder: 5 + guilder, vp: 10 + vp });
  });

  it.each([
    [2, 4, 6],
    [24, 6, 5],
  ])('LOW-2 tile %i: both twice in the high section', (tile, each, level) => {
    const t = lay().guilder(0).tile('large1', tile).water(8).choose('do:large');
    expect(t.has).toMatchObject({ guilder: each, vp: 10 + each });
    expect(t.state.water).toBe(level);
  });
});

/** Kind and copies of each tile: 12 x 2 common, 6 x 2 uncommon, 12 x 1 unique. */
const KINDS = Array.from({ length: 30 }, (_, i) => i + 1)
  .map((tile) => {
    if (tile <= 12) return { tile, kind: 'common', place: 1, cost: 0, copies: 2 };
    if (tile <= 18) return { tile, kind: 'uncommon', place: 3, cost: 1, copies: 2 };
    return { tile, kind: 'unique', place: 4, cost: 2, copies: 1 };
  })
  .map((it) => [`tile ${it.tile}: ${it.kind}, costs ${it.cost}, ${it.copies} in the box`, it] as const);

describe('kinds and copies', () => {
  it.each(KINDS)('ENH-2 %s', (_, { tile, place, cost }) => {
    const offer =
      place === 1 ? [tile, tile === 2 ? 1 : 2, 13, 19] : place === 3 ? [1, 2, tile, 19] : [1, 2, 13, tile];
    const t = lay()
      .tileOffer(...offer)
      .guilder(cost)
      .act({ do: 'enhance' });
    t.choose(`tile:${place}`, 'on:small3');
    expect(t.has.small).toEqual([0, 0, tile, 0, 0]);
    expect(t.has.guilder).toBe(0);
    if (cost === 0) return;
    const poor = lay()
      .tileOffer(...offer)
      .guilder(cost - 1)
      .act({ do: 'enhance' });
    poor.offersNot(`tile:${place}`);
  });

  it.each(KINDS)('SET-2 %s', (_, { tile, kind, copies }) => {
    const { state, edition } = freshTable();
    const index = edition.tiles.findIndex((it) => it.id === tile);
    const stack = state.stacks[['common', 'uncommon', 'unique'].indexOf(kind)];
    const all = [...stack.items, ...state.tileOffer].filter((it) => it === index);
    expect(all).toHaveLength(copies);
  });

  it('SET-2 48 tiles: 24 common, 12 uncommon, 12 unique; 2, 1 and 1 of them on offer', () => {
    const { stacks, tileOffer } = freshTable().state;
    expect(stacks.slice(0, 3).map(({ items }) => items.length)).toEqual([22, 11, 11]);
    expect(tileOffer).toHaveLength(4);
  });
});
