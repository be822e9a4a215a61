import { describe, expect, it } from 'vitest';
import { type Table, table } from '../testing/index.js';

const lower = (strength: number) => ({ do: 'lower', strength }) as const;

/** No Guilder and no VP, so that what is there afterwards was gained. */
const poor = (water: number): Table => table().board('A').guilder(0).vp(0).storage().water(water);

const gained = (t: Table): { guilder: number; vp: number; water: number } => ({
  guilder: t.has.guilder,
  vp: t.has.vp,
  water: t.state.water,
});

describe('Lower the Water Level', () => {
  it.each([0, 1])('LOW-1 level %i is low: 1 Guilder for each point, unasked', (water) => {
    const t = poor(water).act(lower(2));
    t.asks('action');
    expect(gained(t)).toEqual({ guilder: 2, vp: 0, water: 0 });
  });

  it.each([
    [2, 'split:2g0v', { guilder: 2, vp: 0, water: 0 }],
    [2, 'split:1g1v', { guilder: 1, vp: 1, water: 0 }],
    [2, 'split:0g2v', { guilder: 0, vp: 2, water: 0 }],
    [3, 'split:2g0v', { guilder: 2, vp: 0, water: 1 }],
    [4, 'split:2g0v', { guilder: 2, vp: 0, water: 2 }],
    [4, 'split:1g1v', { guilder: 1, vp: 1, water: 2 }],
    [4, 'split:0g2v', { guilder: 0, vp: 2, water: 2 }],
  ])('LOW-1 level %i is in the middle: %s gives 1 for each point', (water, split, result) => {
    const t = poor(water).act(lower(2));
    t.asks('lower', 0).offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v');
    t.choose(split);
    expect(gained(t)).toEqual(result);
    t.asks('action');
  });

  it.each([
    [5, 'split:2g0v', { guilder: 4, vp: 0, water: 3 }],
    [5, 'split:1g1v', { guilder: 2, vp: 2, water: 3 }],
    [5, 'split:0g2v', { guilder: 0, vp: 4, water: 3 }],
    [8, 'split:2g0v', { guilder: 4, vp: 0, water: 6 }],
    [8, 'split:1g1v', { guilder: 2, vp: 2, water: 6 }],
    [8, 'split:0g2v', { guilder: 0, vp: 4, water: 6 }],
  ])('LOW-1 level %i is high: %s gives 2 for each point', (water, split, result) => {
    const t = poor(water).act(lower(2));
    t.asks('lower', 0).offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v');
    t.choose(split);
    expect(gained(t)).toEqual(result);
  });

  it('LOW-1 strength 1 offers one point either way', () => {
    const t = poor(6).act(lower(1));
    t.offersOnly('split:1g0v', 'split:0g1v').choose('split:0g1v');
    expect(gained(t)).toEqual({ guilder: 0, vp: 2, water: 5 });
  });

  it('LOW-1 in the low section VP are not for the choosing', () => {
    const t = poor(1).helpers(6).act(lower(2));
    t.asks('lower').offersOnly('split:2g0v', 'helper:6');
  });

  it('LOW-1 the level before the move counts', () => {
    // From 5 to 3 pays as high water, from 2 to 0 as the middle.
    expect(gained(poor(5).act(lower(2)).choose('split:2g0v'))).toEqual({ guilder: 4, vp: 0, water: 3 });
    expect(gained(poor(2).act(lower(2)).choose('split:0g2v'))).toEqual({ guilder: 0, vp: 2, water: 0 });
  });

  it('LOW-1 the VP are noted as VP of the water, the other player gets nothing', () => {
    const t = poor(6).seat(1).guilder(5).vp(5).seat(0).act(lower(2)).choose('split:1g1v');
    expect(t.vpFrom('water')).toBe(2);
    t.seat(1);
    expect([t.has.guilder, t.has.vp]).toEqual([5, 5]);
  });

  it('LOW-1 Guilder over 9 are lost, the VP are not touched by it', () => {
    const t = poor(6).guilder(8).act(lower(2)).choose('split:2g0v');
    expect(gained(t)).toEqual({ guilder: 9, vp: 0, water: 4 });
  });

  it.each([
    [0, { guilder: 2, vp: 0, water: 0 }],
    [1, { guilder: 2, vp: 0, water: 0 }],
    [2, { guilder: 2, vp: 2, water: 0 }],
    [4, { guilder: 2, vp: 2, water: 2 }],
    [5, { guilder: 4, vp: 4, water: 3 }],
    [8, { guilder: 4, vp: 4, water: 6 }],
  ])('LOW-2 tile 2 gives both at level %i, unasked', (water, result) => {
    const t = poor(water).tile('small1', 2).choose('do:small');
    t.asks('action');
    expect(gained(t)).toEqual(result);
  });

  it.each([
    [1, { guilder: 3, vp: 0, water: 0 }],
    [4, { guilder: 3, vp: 3, water: 1 }],
    [5, { guilder: 6, vp: 6, water: 2 }],
  ])('LOW-2 tile 24 gives both with strength 3 at level %i', (water, result) => {
    const t = poor(water).tile('small1', 24).choose('do:small');
    expect(gained(t)).toEqual(result);
  });

  it('LOW-2 with a Helper to wait for, both is the one split offered', () => {
    const t = poor(3).helpers(6).tile('small1', 2).choose('do:small');
    t.asks('lower').offersOnly('split:2g2v', 'helper:6');
    t.choose('split:2g2v');
    expect(gained(t)).toEqual({ guilder: 2, vp: 2, water: 1 });
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
  ])('LOW-3 strength 3 from level %i ends on %i, the reward is full', (water, to) => {
    const t = poor(water).tile('large1', 24).choose('do:large');
    expect(t.state.water).toBe(to);
    expect(t.has.guilder).toBe(3);
  });

  it('LOW-3 is always possible: water on 0, no bulb, no Guilder', () => {
    const t = poor(0).steps(3);
    t.offers('do:small').choose('do:small');
    expect(gained(t)).toEqual({ guilder: 2, vp: 0, water: 0 });
  });

  it('LOW-3 an empty hand and a full purse do not forbid it', () => {
    const t = poor(0).guilder(9).choose('do:small');
    expect(gained(t)).toEqual({ guilder: 9, vp: 0, water: 0 });
  });

  it.each([1, 2, 3, 4, 5])('LOW-1 section %i of the small wheel lowers with strength 2', (section) => {
    const t = poor(8).steps(section).choose('do:small');
    t.asks('lower').offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v');
    t.choose('split:0g2v');
    expect(gained(t)).toEqual({ guilder: 0, vp: 4, water: 6 });
  });

  it('LOW-1 tile 8 adds 2 Guilder after it', () => {
    const t = poor(4).tile('small1', 8).choose('do:small');
    expect(t.has.guilder).toBe(0);
    t.choose('split:0g2v');
    expect(gained(t)).toEqual({ guilder: 2, vp: 2, water: 2 });
    t.asks('action').offersOnly('end');
  });

  it('LOW-1 tile 18 lowers with strength 2 and leaves the other action open', () => {
    const t = poor(1).storage('red').tile('small1', 18).choose('do:small');
    expect(gained(t)).toEqual({ guilder: 2, vp: 0, water: 0 });
    t.offersOnly('do:large', 'end');
  });
});
