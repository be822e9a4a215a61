import { describe, expect, it } from 'vitest';
import type { Table } from '../../testing/index.js';
import { type Change, changed, lay, named } from './lay.js';

const withTile = (tile: number): Table => lay().tile('personal1', tile);

interface Skipped {
  readonly tile: number;
  readonly what: string;
  readonly lay: (t: Table) => Table;
  readonly now: Change;
}
const noCards = (t: Table): Table => t.cardOffer(0, 0);
const noBulbs = (t: Table): Table => t.storage();
const poor = (t: Table): Table => t.guilder(0);
const allTiles = (t: Table): Table =>
  t.tile('central2', 3).tile('central3', 4).tile('central5', 5).tile('central6', 6);

/** Actions that can't be done: what stands beside them is all. */
const SKIPPED: readonly Skipped[] = [
  { tile: 1, what: 'Enhance', lay: (t) => poor(allTiles(t)).tileOffer(15, 16, 17, 18), now: { guilder: 1 } },
  { tile: 2, what: 'Farm', lay: noCards, now: { tools: 1 } },
  { tile: 3, what: 'Farm', lay: noCards, now: { vp: 1 } },
  { tile: 4, what: 'Plant', lay: noBulbs, now: { vp: 2 } },
  { tile: 6, what: 'Build', lay: poor, now: { guilder: 1 } },
  { tile: 7, what: 'Build', lay: poor, now: { vp: 2 } },
  { tile: 8, what: 'Market', lay: poor, now: { tools: 1 } },
  { tile: 9, what: 'Market', lay: poor, now: { vp: 1 } },
  { tile: 10, what: 'Trade', lay: noBulbs, now: { tools: 1 } },
  { tile: 11, what: 'Trade', lay: noBulbs, now: { guilder: 1 } },
  { tile: 16, what: 'Trade', lay: noBulbs, now: { vp: 2 } },
  { tile: 18, what: 'Farm', lay: noCards, now: { guilder: 2 } },
  { tile: 20, what: 'Build', lay: (t) => poor(t).columns(0, 0, 1, 1, 1), now: { guilder: 2 } },
  { tile: 24, what: 'Plant', lay: noBulbs, now: { tools: 1 } },
];

/** Tiles of which nothing is left when their action can't be done. */
const NOTHING: readonly (readonly [number, string, (t: Table) => Table])[] = [
  [5, 'Plant 2 without a bulb', noBulbs],
  [13, 'Enhance twice without a section', (t) => poor(allTiles(t))],
  [14, 'Enhance without a section', (t) => poor(allTiles(t))],
  [15, 'Trade without a bulb', noBulbs],
  [15, 'Trade with bulbs that the port does not take', (t) => t.storage('violet', 'black')],
  [17, 'Farm without a card', noCards],
  [19, 'Build with 1 Guilder', (t) => t.guilder(1)],
  [21, 'Market without a Guilder', poor],
  [22, 'Market and Plant without Guilder and bulb', (t) => poor(noBulbs(t))],
  [23, 'Plant 3 without a bulb', noBulbs],
];

describe('D-TRN-2 tiles with several effects', () => {
  it.each(named(SKIPPED, ({ tile, what }) => `tile ${tile}: ${what} can't be done and is skipped`))(
    '%s',
    (_, { tile, lay: more, now }) => {
      const t = more(withTile(tile));
      const before = t.has;
      t.choose('do:personal').asks('action', 0).offersOnly('end');
      expect(t.has).toEqual(changed(before, now));
    },
  );

  it.each(NOTHING)('tile %i: %s can not be chosen', (tile, _, more) => {
    more(withTile(tile)).asks('action', 0).offersNot('do:personal');
  });

  it('tile 1: its Guilder pays for a wooden tile', () => {
    const t = withTile(1).guilder(0).choose('do:personal', 'tile:1');
    t.offers('on:personal2').choose('on:personal2');
    expect(t.has).toMatchObject({ guilder: 0, personal: [1, 9, 0, 0, 0] });
  });
  it('tile 6: its Guilder pays for the Windmill', () => {
    const t = withTile(6).guilder(1).choose('do:personal', 'take:build', 'from:black', 'build:m2', 'patch:3');
    expect(t.has).toMatchObject({ guilder: 0, windmills: [2] });
  });
  it('tile 20: its 2 Guilder pay for the Windmill', () => {
    const t = withTile(20)
      .guilder(0)
      .choose('do:personal', 'take:build', 'from:black', 'build:m2', 'patch:3');
    expect(t.has).toMatchObject({ guilder: 0, windmills: [2], tools: 1 });
  });
  it('tile 10: its Tool moves the Ship', () => {
    // Black is taken at port 2 (3 VP, Export: 3 VP), not at ports 1 and 4.
    const t = withTile(10).storage('black');
    const before = t.has;
    t.choose('do:personal', 'take:trade').asks('action', 0);
    expect(t.has).toEqual(changed(before, { vp: 3 + 3, spent: ['black'], rest: { traded: ['black'] } }));
    expect(t.lies.ship).toBe(2);
  });
  it('tile 22: either first', () => {
    const t = withTile(22).storage('white');
    const before = t.has;
    t.choose('do:personal').offersOnly('take:market', 'take:plant1');
    t.choose('take:plant1', 'plant:white>2.4', 'deal:1-bottom').asks('action', 0);
    expect(t.has).toEqual(changed(before, { guilder: 1 - 1, spent: ['white'], bulbs: ['black'] }));
  });
  it('tile 22: the bulb just bought may be planted', () => {
    const t = withTile(22).storage().choose('do:personal', 'deal:1-bottom');
    t.choose('take:plant1', 'plant:black>6.1').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 4, vp: 12, storage: [] });
  });
  it('tile 21: a second Market that can not be paid is skipped', () => {
    const t = withTile(21).guilder(2).choose('do:personal', 'deal:1-top').asks('action', 0);
    expect(t.has.guilder).toBe(0);
    t.offersOnly('end');
  });
});

describe('D-PLT the number of bulbs', () => {
  it.each([
    [4, 1],
    [5, 2],
    [23, 3],
    [24, 2],
  ])('tile %i: %i at most', (tile, count) => {
    const spaces = ['2.1', '2.4', '8.1'];
    const t = withTile(tile).storage('red', 'red', 'red', 'red', 'red').choose('do:personal');
    for (let i = 0; i < count; i++) t.asks('plant').choose(`plant:red>${spaces[i]}`);
    t.asks('action', 0);
    expect(t.has.storage).toHaveLength(5 - count);
  });

  it.each([5, 23, 24])('tile %i: fewer may be planted', (tile) => {
    const t = withTile(tile).choose('do:personal', 'plant:red>2.1').offers('stop');
    t.choose('stop').asks('action', 0);
    expect(t.has.storage).toEqual(['white', 'yellow', 'violet', 'black']);
  });
});

describe('D-TIL tile 13: Enhance Central and Personal', () => {
  it('the Personal one first, then only the Central Wheel', () => {
    const t = withTile(13).choose('do:personal', 'tile:4', 'on:personal5', 'tile:1');
    t.offersOnly('on:central2', 'on:central3', 'on:central5', 'on:central6').choose('on:central2');
    expect(t.has).toMatchObject({ guilder: 5 - 2 + 2, personal: [13, 0, 0, 0, 20] });
    expect(t.lies.central).toEqual([0, 9, 0, 0, 0, 0]);
    t.asks('action', 0).offersOnly('end');
  });
  it('the Central one first, then only the Personal Wheel', () => {
    const t = withTile(13).choose('do:personal', 'tile:4', 'on:central2', 'tile:1');
    t.offersOnly('on:personal2', 'on:personal3', 'on:personal4', 'on:personal5');
  });
  it('the printed action that is covered comes in between', () => {
    const t = withTile(13).choose('do:personal', 'tile:4', 'on:central3');
    t.offersOnly('take:plant1', 'pass').choose('take:plant1', 'plant:red>2.4').asks('tile', 0);
    expect(t.has.guilder).toBe(6);
  });
  it('the Guilder of a covered section pay for the Personal tile', () => {
    const t = withTile(13).guilder(0).choose('do:personal', 'tile:1');
    t.offersNot('on:personal3').choose('on:central2', 'tile:3', 'on:personal3').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 0, personal: [13, 0, 16, 0, 0] });
  });
  it('without Guilder for the Personal one it ends after the Central one', () => {
    const t = withTile(13).guilder(0).choose('do:personal', 'tile:1', 'on:central3', 'pass');
    t.asks('action', 0).offersOnly('end');
    expect(t.has.personal).toEqual([13, 0, 0, 0, 0]);
  });
});

describe('D-TIL tile 14: Enhance and the preprinted action', () => {
  it('on the Personal Wheel the covered action is resolved once', () => {
    const t = withTile(14).choose('do:personal', 'tile:1', 'on:personal2');
    t.offersOnly('take:plant2', 'pass').choose('take:plant2', 'plant:red>2.1', 'plant:white>2.4');
    t.asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 5 - 1 + 1, vp: 11, personal: [14, 9, 0, 0, 0] });
  });
  it('on the Central Wheel it is resolved twice', () => {
    const t = withTile(14).choose('do:personal', 'tile:1', 'on:central3', 'take:plant1', 'plant:red>2.4');
    t.offersOnly('take:plant1', 'pass').choose('take:plant1', 'plant:white>2.1').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 6, vp: 11, storage: ['yellow', 'violet', 'black'] });
  });
  it('2 Guilder twice', () => {
    const t = withTile(14).choose('do:personal', 'tile:1', 'on:central2').asks('action', 0);
    expect(t.has.guilder).toBe(9);
  });
  it('it may be declined', () => {
    const t = withTile(14);
    const before = t.has;
    t.choose('do:personal', 'tile:3', 'on:personal4', 'pass').asks('action', 0);
    expect(t.has).toEqual(changed(before, { guilder: -2, rest: { personal: [14, 0, 0, 16, 0] } }));
  });
});

describe('D-TIL tile 15: Trade with 1-3 bulbs', () => {
  it('one bulb: it goes into Foreign Trade unasked', () => {
    const t = withTile(15).choose('do:personal', 'deliver:red', 'stop').asks('action', 0);
    expect(t.has).toMatchObject({ vp: 12, guilder: 8, traded: ['red'] });
  });
  it('two bulbs: one of them, by choice', () => {
    const t = withTile(15).choose('do:personal', 'deliver:red', 'deliver:white', 'stop');
    t.asks('export', 0).offersOnly('export:red', 'export:white').choose('export:white');
    expect(t.has).toMatchObject({ vp: 13, guilder: 8, traded: ['white'] });
    expect(t.has.storage).toEqual(['yellow', 'violet', 'black']);
  });
  it('one of each colour, and only colours that are shown', () => {
    const t = withTile(15).storage('red', 'red', 'white', 'violet').choose('do:personal');
    t.offersOnly('deliver:red', 'deliver:white').choose('deliver:red').offersOnly('deliver:white', 'stop');
  });
  it('three bulbs are one delivery: the Port tile moves once', () => {
    const t = withTile(15).choose('do:personal', 'deliver:white', 'deliver:yellow', 'deliver:red');
    t.choose('export:red');
    expect(t.lies).toMatchObject({ ship: 1 });
    expect(t.lies.ports[0]).toEqual({ demand: 1, export: 2, tile: 'upper' });
  });
});

describe('D-TIL tile 17: Farm and swap two cards of that row', () => {
  const helpers = (): Table => withTile(17).helpers(10, 12, 14).choose('do:personal', 'hire:1');

  it('before the card enters', () => {
    const t = helpers().asks('swap', 0).offersOnly('swap:1-2', 'swap:1-3', 'swap:2-3', 'pass');
    t.choose('swap:2-3').asks('contract', 1).offersOnly('score:12', 'pass');
    t.choose('pass').asks('action', 0);
    expect(t.has.helpers).toEqual([1, 10, 14]);
  });
  it('after the card has entered, with that card too', () => {
    const t = helpers().choose('pass', 'pass').asks('swap', 0);
    t.offersOnly('swap:1-2', 'swap:1-3', 'swap:2-3', 'pass').choose('swap:1-3').asks('action', 0);
    expect(t.has.helpers).toEqual([12, 10, 1]);
    expect(t.lies.gone).toEqual([14]);
  });
  it('not at all', () => {
    const t = helpers().choose('pass', 'pass', 'pass').asks('action', 0);
    expect(t.has.helpers).toEqual([1, 10, 12]);
  });
  it('in the Contract row, if the card goes there', () => {
    const t = withTile(17).helpers(5, 9).contracts(10, 12).choose('do:personal', 'sign:2');
    t.offersOnly('swap:1-2', 'pass').choose('swap:1-2').asks('action', 0);
    expect(t.has).toMatchObject({ contracts: [2, 12, 10], helpers: [5, 9] });
  });
  it('one card there: only after the new one has entered', () => {
    const t = withTile(17).helpers(10).choose('do:personal', 'hire:1').asks('swap', 0);
    t.offersOnly('swap:1-2', 'pass').choose('swap:1-2');
    expect(t.has.helpers).toEqual([10, 1]);
  });
  it('no card there: nothing to swap', () => {
    const t = withTile(17).choose('do:personal', 'hire:1').asks('action', 0);
    expect(t.has.helpers).toEqual([1]);
  });
});

describe('D-TIL tile 19: Build, both Patches', () => {
  it('two actions, in the order the player likes', () => {
    // Open next: Market in Patch 1 and Farm in Patch 2.
    const t = withTile(19).patch(1, null, null, null, 'red').patch(2, 'red');
    t.choose('do:personal', 'from:black', 'build:m1').offersOnly('patch:1', 'patch:2', 'pass');
    t.choose('patch:2', 'sign:1', 'patch:1', 'deal:1-bottom').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 5 - 2 - 1, contracts: [1] });
  });
  it('a full Patch gives nothing', () => {
    const t = withTile(19).patch(1, 'red', 'red', 'red', 'red');
    t.choose('do:personal', 'from:black', 'build:m1').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 3, tools: 0, vp: 11 });
  });
  it('what can not be done lapses', () => {
    const t = withTile(19).guilder(2).patch(1, null, null, null, 'red');
    t.choose('do:personal', 'from:black', 'build:m1').asks('action', 0);
    expect(t.has).toMatchObject({ guilder: 0, vp: 11 });
  });
});
