import { describe, expect, it } from 'vitest';
import { conserve, type Table, table } from '../testing/index.js';

const enhance = { do: 'enhance' } as const;
const twice = { do: 'seq', of: [enhance, enhance] } as const;
const [COMMON, UNCOMMON, UNIQUE] = [0, 1, 2];

const ids = (tiles: readonly (number | null)[]) =>
  tiles.map((tile) => (tile === null || tile < 0 ? 0 : tile + 1));
/** The tiles on offer by number; 0: an empty place. */
const offer = (t: Table) => ids(t.state.tileOffer);
const discards = (t: Table, stack: number) => ids(t.state.stacks[stack].discards).sort((a, b) => a - b);
/** A stack from the top. */
const stack = (t: Table, index: number) => ids(t.state.stacks[index].items).reverse();
const removed = (t: Table) => ids(t.state.removed);

/** Offer 1, 2, 13, 19; next come 3, 4, 14, 20. */
const laidOut = () =>
  table().tileOffer(1, 2, 13, 19).onTop('common', 3, 4).onTop('uncommon', 14).onTop('unique', 20).guilder(5);

const SECTIONS = [1, 2, 3, 4, 5, 6].map((n) => `large${n}`).concat([1, 2, 3, 4, 5].map((n) => `small${n}`));

describe('Enhance the Wheels: refresh', () => {
  it('ENH-1 for 1 Guilder discards all four tiles and refills each place from its own stack', () => {
    const t = laidOut().act(enhance).asks('tile', 0);
    t.offersOnly('tile:1', 'tile:2', 'tile:3', 'tile:4', 'refresh').choose('refresh');
    expect(t.has.guilder).toBe(4);
    expect(offer(t)).toEqual([3, 4, 14, 20]);
    expect(discards(t, COMMON)).toEqual([1, 2]);
    expect(discards(t, UNCOMMON)).toEqual([13]);
    expect(discards(t, UNIQUE)).toEqual([19]);
    expect(removed(t)).toEqual([]);
    expect(t.has.large.concat(t.has.small)).toEqual(new Array(11).fill(0));
    conserve(t.state);
  });

  it('ENH-1 only once an action', () => {
    const t = laidOut().act(enhance).choose('refresh').asks('tile');
    t.offersOnly('tile:1', 'tile:2', 'tile:3', 'tile:4').blocks('refresh', 'ENH-1');
  });

  it('ENH-1 another Enhance action of the same turn may refresh again', () => {
    const t = laidOut().act(enhance).choose('refresh', 'tile:1', 'on:large2').asks('action');
    t.act(enhance).offers('refresh').choose('refresh');
    expect(t.has.guilder).toBe(3);
  });

  it('ENH-1 is possible with exactly 1 Guilder, not with none', () => {
    laidOut().guilder(0).act(enhance).asks('tile').blocks('refresh', 'ENH-1');
    const t = laidOut().guilder(1).act(enhance).choose('refresh');
    expect(t.has.guilder).toBe(0);
    t.offersOnly('tile:1', 'tile:2');
  });

  it('ENH-1 comes first: not once a tile is chosen', () => {
    laidOut().act(enhance).choose('tile:1').asks('section').offersNot('refresh');
  });

  it('ENH-1 and ENH-3: with an empty stack the tiles just discarded are shuffled and come back', () => {
    const t = laidOut().stackIs('unique').stackIs('common', 3).act(enhance).choose('refresh');
    const [first, second, third, fourth] = offer(t);
    expect(first).toBe(3);
    expect([1, 2]).toContain(second);
    expect(third).toBe(14);
    expect(fourth).toBe(19);
    expect(discards(t, COMMON)).toEqual([]);
    expect(discards(t, UNIQUE)).toEqual([]);
    expect(stack(t, COMMON)).toEqual([first, second].includes(1) ? [2] : [1]);
  });

  it('ENH-1 fills an empty place too', () => {
    const t = laidOut().tileOffer(0, 2, 13, 19).onTop('common', 5, 6).act(enhance).choose('refresh');
    expect(offer(t).slice(0, 2)).toEqual([5, 6]);
    expect(discards(t, COMMON)).toEqual([2]);
  });

  it('ENH-1 a common tile in the uncommon place goes to the common discards', () => {
    const t = table().tileOffer(1, 2, 3, 19).guilder(1).onTop('uncommon', 14).act(enhance).choose('refresh');
    expect(discards(t, COMMON)).toEqual([1, 2, 3]);
    expect(discards(t, UNCOMMON)).toEqual([]);
    expect(offer(t)[2]).toBe(14);
  });
});

describe('Enhance the Wheels: taking a tile', () => {
  it.each([
    ['common', 'tile:1', 1, 0],
    ['common', 'tile:2', 2, 0],
    ['uncommon', 'tile:3', 13, 1],
    ['unique', 'tile:4', 19, 2],
  ])('ENH-2 a %s tile (%s) costs its price', (_, key, tile, cost) => {
    const t = laidOut().act(enhance).choose(key, 'on:small3').asks('action');
    expect(t.has.guilder).toBe(5 - cost);
    expect(t.has.small).toEqual([0, 0, tile, 0, 0]);
    expect(t.has.large).toEqual([0, 0, 0, 0, 0, 0]);
    conserve(t.state);
  });

  it('ENH-2 a tile that you can not pay for is blocked', () => {
    laidOut().guilder(1).act(enhance).offers('tile:1', 'tile:2', 'tile:3').blocks('tile:4', 'MON-1');
    laidOut().guilder(0).act(enhance).offersOnly('tile:1', 'tile:2').blocks('tile:3', 'MON-1');
    laidOut().guilder(2).act(enhance).offers('tile:4');
  });

  it('ENH-2 goes on any section of either wheel but the two active ones', () => {
    const t = laidOut().steps(1).act(enhance).choose('tile:1').asks('section');
    const free = SECTIONS.filter((it) => it !== 'large1' && it !== 'small1');
    t.offersOnly(...free.map((it) => `on:${it}`));
    t.blocks('on:large1', 'ENH-2').blocks('on:small1', 'ENH-2');
  });

  it('ENH-2 active are the sections under the arrows now, wherever the wheels have drifted', () => {
    const t = laidOut().steps(8).act(enhance).choose('tile:1');
    const free = SECTIONS.filter((it) => it !== 'large2' && it !== 'small3');
    t.offersOnly(...free.map((it) => `on:${it}`));
    t.blocks('on:large2', 'ENH-2').blocks('on:small3', 'ENH-2');
  });

  it('ENH-2 a tile that lies there is removed from the game, not discarded', () => {
    const t = laidOut().tile('large2', 5).act(enhance).choose('tile:3', 'on:large2');
    expect(t.has.large).toEqual([0, 13, 0, 0, 0, 0]);
    expect(removed(t)).toEqual([5]);
    expect(discards(t, COMMON)).toEqual([]);
    conserve(t.state);
  });

  it('ENH-2 and ENH-3: a removed tile does not come back when its stack is empty', () => {
    const t = laidOut().tile('large2', 5).stackIs('common').act(enhance).choose('tile:1', 'on:large2');
    expect(removed(t)).toEqual([5]);
    expect(offer(t)).toEqual([0, 2, 13, 19]);
  });

  it('ENH-2 a tile on an active section can not be replaced', () => {
    const t = laidOut().tile('large1', 5).act(enhance).choose('tile:1');
    t.blocks('on:large1', 'ENH-2');
  });

  it('ENH-2 once begun you take one: no way out, neither before nor after choosing it', () => {
    const t = laidOut().act(enhance);
    t.offersNot('pass', 'stop', 'end').choose('refresh').offersNot('pass', 'stop', 'end');
    t.choose('tile:2').offersNot('pass', 'stop', 'end');
  });

  it('ENH-2 if after a refresh you can pay for none, the action is over', () => {
    const t = laidOut().tileOffer(0, 0, 13, 19).stackIs('common').guilder(1);
    t.onTop('uncommon', 14).act(enhance).offersOnly('tile:3', 'refresh').choose('refresh').asks('action');
    expect(t.has.guilder).toBe(0);
    expect(offer(t)).toEqual([0, 0, 14, 20]);
    expect(t.has.large.concat(t.has.small)).toEqual(new Array(11).fill(0));
  });

  it('ENH-2 the action is possible only while a tile can be paid for', () => {
    const at = () => table().board('A').steps(6).tileOffer(0, 0, 0, 19).stackIs('common');
    at().guilder(1).asks('action').blocks('do:large', 'ENH-2');
    at().guilder(2).offers('do:large');
  });

  it('ENH-2 does not touch the other player', () => {
    const t = laidOut().seat(1).guilder(5).seat(0).act(enhance).choose('tile:4', 'on:large2');
    t.seat(1);
    expect(t.has.guilder).toBe(5);
    expect(t.has.large).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

describe('Enhance the Wheels: refill', () => {
  it.each([
    ['tile:1', [3, 2, 13, 19]],
    ['tile:2', [1, 3, 13, 19]],
    ['tile:3', [1, 2, 14, 19]],
    ['tile:4', [1, 2, 13, 20]],
  ])('ENH-3 the place of %s is refilled at once from its stack', (key, expected) => {
    const t = laidOut().act(enhance).choose(key, 'on:large2');
    expect(offer(t)).toEqual(expected);
    expect(t.eventsOf('shuffled')).toEqual([]);
  });

  it('ENH-3 the last tile of a stack is used before any shuffling', () => {
    const t = laidOut()
      .stackIs('common', 5, 6)
      .discards('common', 5)
      .act(enhance)
      .choose('tile:1', 'on:large2');
    expect(offer(t)[0]).toBe(6);
    expect(stack(t, COMMON)).toEqual([]);
    expect(discards(t, COMMON)).toEqual([5]);
  });

  it('ENH-3 an empty stack is shuffled from its discards', () => {
    const t = laidOut().stackIs('common', 5, 6, 7).discards('common', 5, 6, 7);
    t.act(enhance).choose('tile:1', 'on:large2');
    expect(t.eventsOf('shuffled')).toHaveLength(1);
    expect([...stack(t, COMMON), offer(t)[0]].sort()).toEqual([5, 6, 7]);
    expect(discards(t, COMMON)).toEqual([]);
  });

  it('ENH-3 discards of another kind are left alone', () => {
    const t = laidOut().discards('uncommon', 15).stackIs('unique', 21).discards('unique', 21);
    t.act(enhance).choose('tile:4', 'on:large2');
    expect(offer(t)[3]).toBe(21);
    expect(discards(t, UNCOMMON)).toEqual([15]);
  });

  it.each([
    ['uncommon', 'tile:3', 2],
    ['unique', 'tile:4', 3],
  ] as const)('ENH-3 no %s tile left at all: a common one takes the place', (kind, key, place) => {
    const t = laidOut().stackIs(kind).act(enhance).choose(key, 'on:large2');
    expect(offer(t)[place]).toBe(3);
    expect(stack(t, COMMON)[0]).toBe(4);
  });

  it.each([
    ['uncommon', [1, 2, 3, 19], 'tile:3'],
    ['unique', [1, 2, 13, 3], 'tile:4'],
  ] as const)('ENH-3 a common tile in the %s place costs nothing', (_, offered, key) => {
    const t = table()
      .tileOffer(...offered)
      .guilder(0)
      .act(enhance)
      .offers(key)
      .choose(key, 'on:large2');
    expect(t.has.large[1]).toBe(3);
    expect(t.has.guilder).toBe(0);
  });

  it('ENH-3 after a common tile the place is refilled with its own kind again, if there is one', () => {
    const t = table().tileOffer(1, 2, 3, 19).onTop('uncommon', 14).act(enhance).choose('tile:3', 'on:large2');
    expect(offer(t)).toEqual([1, 2, 14, 19]);
  });

  it('ENH-3 the discards of the kind come before a common tile', () => {
    const t = laidOut().stackIs('uncommon', 15).discards('uncommon', 15);
    t.act(enhance).choose('tile:3', 'on:large2');
    expect(offer(t)[2]).toBe(15);
  });

  it('ENH-3 the common tile may come from the common discards', () => {
    const t = laidOut().stackIs('unique').stackIs('common', 5).discards('common', 5);
    t.act(enhance).choose('tile:4', 'on:large2');
    expect(offer(t)).toEqual([1, 2, 13, 5]);
  });

  it.each([
    ['tile:1', [0, 2, 13, 19]],
    ['tile:3', [1, 2, 0, 19]],
    ['tile:4', [1, 2, 13, 0]],
  ])('ENH-3 no common one either: the place of %s stays empty', (key, expected) => {
    const t = laidOut().stackIs('common').stackIs('uncommon').stackIs('unique');
    t.act(enhance).choose(key, 'on:large2');
    expect(offer(t)).toEqual(expected);
    t.act(enhance).blocks(key, 'ENH-3');
  });

  it('ENH-3 an empty common place is not filled with tiles of another kind', () => {
    const t = laidOut().stackIs('common').act(enhance).choose('tile:2', 'on:large2');
    expect(offer(t)).toEqual([1, 0, 13, 19]);
    expect(stack(t, UNCOMMON)[0]).toBe(14);
  });

  it('ENH-3 a refresh refills a place without tiles of its kind with a common one', () => {
    const t = table()
      .tileOffer(1, 2, 3, 19)
      .stackIs('common', 4, 5, 6)
      .stackIs('uncommon')
      .onTop('unique', 20);
    t.guilder(1).act(enhance).choose('refresh');
    expect(offer(t)).toEqual([4, 5, 6, 20]);
    t.offersOnly('tile:1', 'tile:2', 'tile:3');
  });
});

describe('Enhance the Wheels: what a tile does', () => {
  it('ENH-4 the tile replaces the printed action from then on', () => {
    const t = laidOut().board('A').tileOffer(1, 2, 14, 19).storage().guilder(1);
    t.act(enhance).choose('tile:3', 'on:large2').asks('action');
    expect(t.has.guilder).toBe(0);
    t.steps(2).choose('do:large').asks('action');
    expect(t.has.guilder).toBe(2);
    expect(t.eventsOf('visit')).toEqual([]);
  });

  it('ENH-4 a tile on the small wheel replaces lowering the water', () => {
    const t = table().tile('small1', 21).water(4).guilder(0).choose('do:small');
    expect(t.has.guilder).toBe(4);
    expect(t.state.water).toBe(4);
  });

  it('ENH-4 sections without a tile keep what is printed', () => {
    const t = table().board('A').tile('small2', 21).tile('large2', 14).water(4).storage('red');
    t.choose('do:large').asks('plant');
  });

  it('CRD-7 tile 6 gives its 2 Guilder after the Enhance action', () => {
    const t = laidOut().guilder(1).tile('large1', 6).choose('do:large').blocks('tile:4', 'MON-1');
    t.choose('tile:3', 'on:large2');
    expect(t.has.guilder).toBe(2);
  });
});

describe('Enhance twice', () => {
  it('CRD-7 two Enhance actions in a row, the second from the refilled offer', () => {
    const t = laidOut()
      .tile('large1', 7)
      .choose('do:large', 'tile:1', 'on:large2')
      .asks('reward')
      .choose('take:enhance')
      .asks('tile');
    expect(offer(t)[0]).toBe(3);
    t.choose('tile:1', 'on:large3');
    expect(t.has.large).toEqual([7, 1, 3, 0, 0, 0]);
    t.offersNot('tile:1');
    expect(t.has.guilder).toBe(5);
  });

  it('CRD-7 each of the two may refresh, once', () => {
    const t = laidOut().guilder(2).act(twice).choose('refresh').blocks('refresh', 'ENH-1');
    t.choose('tile:1', 'on:large2', 'take:enhance')
      .asks('tile')
      .offers('refresh')
      .choose('refresh')
      .blocks('refresh', 'ENH-1');
    expect(t.has.guilder).toBe(0);
  });

  it('CRD-7 the second may replace the tile of the first', () => {
    const t = laidOut().act(twice).choose('tile:1', 'on:large2', 'take:enhance', 'tile:2', 'on:large2');
    expect(t.has.large).toEqual([0, 2, 0, 0, 0, 0]);
    expect(removed(t)).toEqual([1]);
    conserve(t.state);
  });

  it('CRD-7 they are two actions, but a Helper works once a turn', () => {
    const t = laidOut().helpers(18, 2).tools(0).vp(0).act(twice);
    t.choose('tile:1', 'on:large2').asks('reward');
    expect([t.has.tools, t.has.vp]).toEqual([1, 2]);
    t.choose('take:enhance', 'tile:1', 'on:large3').asks('action');
    expect([t.has.tools, t.has.vp]).toEqual([1, 2]);
  });

  it('CRD-7 a Helper not used with the first action may be used with the second', () => {
    const t = laidOut().helpers(14).water(1).guilder(0).act(twice);
    t.choose('tile:1', 'on:large2')
      .asks('after')
      .choose('after', 'take:enhance')
      .asks('tile')
      .offers('helper:14');
    t.choose('tile:1', 'on:large3').asks('after').choose('helper:14');
    expect(t.has.guilder).toBe(1);
    expect(t.state.water).toBe(0);
  });

  it('CRD-7 the second lapses if no tile can be paid for', () => {
    const t = table().tileOffer(1, 0, 0, 19).stackIs('common').stackIs('uncommon').guilder(1).act(twice);
    t.choose('tile:1', 'on:large2').asks('action');
    expect(t.has.large).toEqual([0, 1, 0, 0, 0, 0]);
    expect(t.has.guilder).toBe(1);
  });

  it('CRD-7 with the Guilder for it the second is offered, and may be refused', () => {
    const t = table().tileOffer(1, 0, 0, 19).stackIs('common').stackIs('uncommon').guilder(2).act(twice);
    t.choose('tile:1', 'on:large2').offersOnly('take:enhance', 'pass').choose('pass').asks('action');
    expect(t.has.large).toEqual([0, 1, 0, 0, 0, 0]);
    expect(t.has.guilder).toBe(2);
  });
});
