import { describe, expect, it } from 'vitest';
import type { Colour } from '../edition/types.js';
import { lavishCalendar, type Table, table } from '../testing/index.js';

const HELPER_27 = 1 << 26;
const many = (n: number, colour: Colour = 'white'): Colour[] => new Array<Colour>(n).fill(colour);

/** Board A (Plant, Market, Build, Farm, Trade, Enhance) with nothing in hand: what is there was gained. */
const bare = (): Table =>
  table({ edition: lavishCalendar }).board('A').guilder(0).tools(0).vp(0).storage().water(0);

describe('The two actions of a turn', () => {
  it.each([
    ['do:large', 'do:small', ['plant:red>1']],
    ['do:small', 'do:large', []],
  ])('ACT-1 without a plus only one of the two: after %s not %s', (first, other, keys) => {
    const t = bare().storage('red').offersOnly('do:large', 'do:small', 'end');
    t.choose(first, ...keys);
    t.asks('action', 0).offersOnly('end').blocks(other, 'ACT-1').blocks(first, 'ACT-1');
  });

  it('ACT-1 the sections under the arrows are done: Plant 2 and Lower water 2', () => {
    const t = bare()
      .storage('red', 'red', 'red')
      .choose('do:large', 'plant:red>1', 'plant:red>2')
      .asks('action');
    expect(t.has.rows).toEqual([1, 1, 0, 0]);
    const small = bare().water(1).choose('do:small');
    expect([small.has.guilder, small.state.water]).toEqual([2, 0]);
  });

  it('ACT-1 a tile under the arrow replaces what is printed', () => {
    const t = bare().tile('large1', 21).tile('large2', 22).choose('do:large');
    expect([t.has.guilder, t.has.vp]).toEqual([4, 0]);
  });

  it.each(['large1', 'small1'])('ACT-1 a plus on %s allows both, in either order', (section) => {
    const lay = (): Table => bare().tile('large1', 21).tile('small1', 2).tile(section, 14);
    const [large, small] = section === 'large1' ? [2, 2] : [4, 2];
    const one = lay().choose('do:large').offersOnly('do:small', 'end').blocks('do:large', 'ACT-1');
    one.choose('do:small').asks('action', 0).offersOnly('end');
    expect(one.has.guilder).toBe(large + small);
    const two = lay().choose('do:small').offersOnly('do:large', 'end').blocks('do:small', 'ACT-1');
    two.choose('do:large').asks('action', 0).offersOnly('end');
    expect(two.has.guilder).toBe(large + small);
  });

  it('ACT-1 a plus on the large wheel lets the plain small one come first', () => {
    const t = bare().tile('large1', 14).choose('do:small').offersOnly('do:large', 'end');
    t.choose('do:large').offersOnly('end');
    expect(t.has.guilder).toBe(4);
  });

  it('ACT-1 two plusses are still two actions', () => {
    const t = bare().tile('large1', 21).tile('small1', 14).choose('do:large', 'do:small');
    t.offersOnly('end').blocks('do:large', 'ACT-1').blocks('do:small', 'ACT-1');
    expect(t.has.guilder).toBe(6);
  });

  it('ACT-1 a plus that is not under an arrow does nothing', () => {
    const t = bare().storage('red').tile('small2', 14).tile('large2', 21);
    t.choose('do:small').offersOnly('end').blocks('do:large', 'ACT-1');
    expect(t.has.guilder).toBe(2);
  });

  it('ACT-1 a Plant action ended without a bulb is done', () => {
    const t = bare().storage('red').choose('do:large', 'stop').asks('action').offersOnly('end');
    t.blocks('do:large', 'ACT-1').blocks('do:small', 'ACT-1');
  });

  it('ACT-1 with a plus the second action may be left', () => {
    const t = bare().storage('red').tile('small1', 14).choose('do:small', 'end').asks('gate', 1);
    expect([t.has.guilder, t.has.stored]).toEqual([2, 1]);
  });

  it('ACT-1 with a plus the first action can pay for the second', () => {
    const t = bare().steps(2).tile('small2', 14).blocks('do:large', 'MKT-1');
    t.choose('do:small').offers('do:large');
  });
});

describe('No action', () => {
  /** Plant without a bulb, Market 1/1 without a Guilder. */
  const stuck = (): Table => bare().tile('small1', 13);

  it('ACT-2 neither can be done: 2 Guilder, unasked, and the turn is over', () => {
    const t = stuck().steps(0).gate(1).atGate().choose('gate:1');
    expect(t.has.guilder).toBe(2);
    expect(t.eventsOf('noAction')).toHaveLength(1);
    // Though the Market could be paid for now.
    t.asks('action', 0).offersOnly('end').choose('end').asks('gate', 1);
    expect(t.seat(1).has.guilder).toBe(5);
  });

  it('ACT-2 both are named with the rule that forbids them', () => {
    stuck().offersOnly('guilder').blocks('do:large', 'PLT-1').blocks('do:small', 'MKT-1');
  });

  it('ACT-2 Calendar rewards may be taken before', () => {
    const t = stuck().arrived(1).offers('guilder', 'calendar:common', 'calendar:1', 'calendar:2');
    t.choose('guilder').offersOnly('end');
    expect([t.has.guilder, t.has.stored]).toEqual([2, 0]);
    const two = stuck()
      .arrived(2)
      .covered(2, 1)
      .choose('calendar:common')
      .asks('action', 0)
      .offers('guilder');
    two.choose('guilder').offersOnly('end');
    expect([two.has.guilder, two.has.tools]).toEqual([2, 1]);
  });

  it('ACT-2 a Calendar reward that makes an action possible ends the offer', () => {
    const t = stuck().arrived(1).choose('calendar:common', 'bulb:red');
    t.offers('do:large').blocks('guilder', 'ACT-2');
  });

  it('ACT-2 not while one of them can be done', () => {
    bare().offersOnly('do:small', 'end').blocks('guilder', 'ACT-2');
    stuck().storage('red').offersOnly('do:large', 'end').blocks('guilder', 'ACT-2');
    stuck().guilder(1).offersOnly('do:small', 'end').blocks('guilder', 'ACT-2');
  });

  it('ACT-2 not after an action, though the other one is impossible', () => {
    const t = bare().tile('small1', 14).choose('do:small').offersOnly('end');
    t.blocks('do:large', 'PLT-1').choose('end').asks('gate', 1);
    expect(t.has.guilder).toBe(2);
  });

  it('ACT-2 Guilder over 9 are lost', () => {
    const t = bare().guilder(8).groups(0, 0, 0, 0, 0).steps(3).tile('small3', 3);
    t.offersOnly('guilder').choose('guilder');
    expect(t.has.guilder).toBe(9);
  });

  it('ACT-3 you may do nothing, for no Guilder', () => {
    const t = bare().storage('red').choose('end').asks('gate', 1);
    expect([t.has.guilder, t.has.vp, t.has.stored]).toEqual([0, 0, 1]);
  });
});

describe('Actions as rewards', () => {
  it('ACT-4 an action as a reward leaves both wheels to do', () => {
    const t = bare().storage('red', 'red').arrived(3).choose('calendar:common', 'plant:red>1');
    t.asks('action').offers('do:large', 'do:small').choose('do:large').asks('plant');
  });

  it('ACT-4 three times Plant 1 from the Market are three actions', () => {
    // Card 16 wants two bulbs in one action; card 22 pays once a turn.
    const t = bare()
      .storage(...many(3))
      .helpers(16, 22)
      .market(['SW', 'N'], ['N', 'SE', 'SW']);
    t.act({ do: 'market', cost: 0, moves: 1 });
    t.choose(
      'take:plant1',
      'plant:white>1',
      'take:plant1',
      'plant:white>2',
      'take:plant1',
      'plant:white>3',
    ).asks('action');
    expect([t.has.tools, t.has.vp]).toEqual([0, 2]);
  });

  it('ACT-4 a reward triggers Helpers like a wheel', () => {
    const t = bare()
      .helpers(6)
      .storage('red')
      .planted(2, ...many(4))
      .act({ do: 'plant', bulbs: 1 });
    t.choose('plant:red>2', 'take:lower2').asks('lower').offersOnly('split:2g0v', 'helper:6');
  });
});

describe('Possible only through a Helper', () => {
  /** Build is the large action; the free spaces beside the Market cost 1. */
  const build = (): Table => bare().steps(3).seat(1).windmills('A0', 'A2', 'A4').seat(0);
  /** The same, but the cheapest space costs 2. */
  const dear = (): Table =>
    bare()
      .steps(3)
      .seat(1)
      .groups(0, 0, 0, 0, 9)
      .windmills('A0', 'A1', 'A2', 'A3', 'A4', 'A5', 'B1', 'B3')
      .seat(0);

  it('ACT-5 Build with the Guilder of Helper 27', () => {
    build().blocks('do:large', 'BLD-1');
    const t = build().helpers(27).choose('do:large').asks('build');
    t.offersOnly('helper:27', 'stop').blocks('build:A1', 'MON-1');
    t.choose('helper:27')
      .offers('build:A1')
      .offersNot('stop')
      .choose('build:A3', 'from:black')
      .asks('action');
    expect(t.has.windmills).toEqual(['A3']);
    expect([t.has.guilder, t.has.tools]).toEqual([0, 1]);
  });

  it('ACT-5 Build with the Guilder of starting card 4', () => {
    const t = build().starting(4).choose('do:large').asks('build').offersOnly('helper:start', 'stop');
    t.choose('helper:start').offers('build:A1', 'build:A3', 'build:A5').offersNot('build:B0');
    expect([t.has.guilder, t.has.vp]).toEqual([1, 1]);
  });

  it('ACT-5 what the water pays decides', () => {
    dear().helpers(27).water(1).blocks('do:large', 'BLD-1');
    dear().helpers(27).water(4).blocks('do:large', 'BLD-1');
    const t = dear().helpers(27).water(5).choose('do:large', 'helper:27', 'split:1g0v');
    t.offers('build:B0');
    dear().helpers(27).guilder(1).water(4).offers('do:large');
  });

  it('ACT-5 a Helper of another player, another trigger, or used this turn is no help', () => {
    const other = build().seat(1).helpers(27).seat(0);
    other.blocks('do:large', 'BLD-1');
    build().helpers(25, 29, 1).blocks('do:large', 'BLD-1');
    const used = build().helpers(27);
    used.state.turn.used |= HELPER_27;
    used.blocks('do:large', 'BLD-1');
  });

  it('ACT-5 no Helper helps without a Windmill', () => {
    build().helpers(27).groups(0, 0, 0, 0, 0).blocks('do:large', 'BLD-1');
  });

  it('ACT-5 Build as a reward is offered by the same rule', () => {
    const lay = (): Table =>
      build()
        .storage('red')
        .planted(4, ...many(5));
    const plant = { do: 'plant', bulbs: 1 } as const;
    lay().act(plant).choose('plant:red>4').asks('action');
    const t = lay().helpers(27).act(plant).choose('plant:red>4').asks('reward').choose('take:build');
    t.asks('build').offersOnly('helper:27', 'stop');
  });

  it('ACT-5 Market with the Guilder of Helper 25', () => {
    const lay = (guilder: number, water = 0): Table => bare().steps(2).guilder(guilder).water(water);
    lay(1).blocks('do:large', 'MKT-1');
    lay(0).helpers(25).blocks('do:large', 'MKT-1');
    lay(0, 4).helpers(25).blocks('do:large', 'MKT-1');
    lay(0, 5).helpers(25).offers('do:large');
    const t = lay(1).helpers(25).market(['SE', 'N'], ['N', 'SE', 'SW']).choose('do:large').asks('move');
    t.offersOnly('helper:25', 'stop').blocks('move', 'MKT-1');
    t.choose('helper:25').asks('market');
    expect(t.has.guilder).toBe(0);
    expect(t.has.area).toBe('SW');
  });

  it('ACT-5 Plant with the bulb of Helper 30', () => {
    bare().blocks('do:large', 'PLT-1');
    const t = bare().helpers(30).choose('do:large').asks('plant').offersOnly('helper:30', 'stop');
    t.choose('helper:30', 'bulb:violet', 'plant:violet>1').asks('action');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it('ACT-5 a bulb is no help without a free Patch', () => {
    const t = bare().helpers(30);
    for (const row of [1, 2, 3, 4]) t.planted(row, ...many(7));
    t.blocks('do:large', 'PLT-1');
  });

  it('ACT-5 bulbs that come by another action do not count: 29 needs a bulb first', () => {
    bare().helpers(29, 6).blocks('do:large', 'PLT-1');
  });

  it('ACT-5 Enhance with the Guilder of Helper 14', () => {
    const lay = (): Table => bare().steps(6).tileOffer(0, 0, 0, 19).water(5);
    lay().offersNot('do:large');
    const t = lay().helpers(14).choose('do:large', 'helper:14', 'split:1g0v');
    expect(t.has.guilder).toBe(2);
    t.offersNot('helper:14');
    lay().helpers(14).water(4).offersNot('do:large');
  });

  it('ACT-5 impossible after all: the action is used up and triggers nothing', () => {
    const t = build().helpers(27, 10, 4).water(3).choose('do:large', 'helper:27', 'split:0g1v');
    t.asks('action', 0).offersOnly('end').blocks('do:large', 'ACT-1').blocks('do:small', 'ACT-1');
    expect([t.has.vp, t.has.guilder, t.has.tools]).toEqual([1, 0, 0]);
    expect(t.has.windmills).toEqual([]);
  });

  it('ACT-5 given up: no Guilder beside the action, no 2 Guilder for no action', () => {
    const t = build().tile('large3', 26).helpers(27).water(3).choose('do:large', 'helper:27', 'split:0g1v');
    t.offersOnly('end');
    expect(t.has.guilder).toBe(0);
  });

  it('ACT-5 given up at once, the Helper is not used', () => {
    const t = build().helpers(27, 10).choose('do:large', 'stop').asks('action').offersOnly('end');
    expect([t.has.vp, t.has.guilder]).toEqual([0, 0]);
    expect(t.state.turn.used & HELPER_27).toBe(0);
  });

  it('ACT-5 a Market given up: nothing paid, nothing moved, Helper 20 silent', () => {
    const t = bare().steps(2).guilder(1).water(3).helpers(25, 20).market(['SE', 'N'], ['N', 'SE', 'SW']);
    t.choose('do:large', 'helper:25', 'split:0g1v').asks('action').offersOnly('end');
    expect([t.has.guilder, t.has.vp, t.has.tools]).toEqual([1, 1, 0]);
    expect(t.has.area).toBe('SE');
  });

  it('ACT-5 the Guilder of two Helpers together', () => {
    dear().starting(4).blocks('do:large', 'BLD-1');
    const t = dear()
      .starting(4)
      .helpers(27)
      .choose('do:large')
      .offersOnly('helper:start', 'helper:27', 'stop');
    t.choose('helper:start').offersOnly('helper:27', 'stop').choose('helper:27').offers('build:B0');
  });

  it('ACT-5 Plant as a reward, or by Helper 17, with the bulb of Helper 30', () => {
    const lay = (): Table =>
      bare().guilder(1).windmills('A1').act({ do: 'build' }).choose('build:B1', 'from:black');
    lay().asks('reward').offersNot('take:plant1');
    const field = bare().guilder(1).windmills('A1').helpers(30).act({ do: 'build' });
    field.choose('build:B1', 'from:black', 'take:plant1').asks('plant').offersOnly('helper:30', 'stop');
    const t = bare()
      .water(3)
      .helpers(17, 30)
      .act({ do: 'lower', strength: 2 })
      .choose('helper:17')
      .asks('plant');
    t.offersOnly('helper:30', 'stop');
  });

  it('ACT-5 impossible because the Guilder was spent before it', () => {
    // Card 6, in the Lower water of card 27, fills the sixth place.
    const t = build()
      .guilder(1)
      .water(3)
      .helpers(27, 6, 10)
      .storage(...many(5))
      .choose('do:large');
    t.offers('build:A1').choose('helper:27', 'helper:6', 'bulb:red', 'store', 'split:0g1v');
    t.asks('action').offersOnly('end');
    expect([t.has.vp, t.has.guilder, t.has.stored]).toEqual([1, 0, 6]);
  });

  it('ACT-5 Trade impossible because Helper 28 planted the last bulb', () => {
    const t = bare().steps(5).trade(1).storage('red').helpers(28, 3, 11).choose('do:large');
    t.choose('helper:28', 'plant:red>1').asks('action').offersOnly('end');
    expect([t.has.vp, t.has.tools]).toEqual([0, 0]);
  });

  it('ACT-5 given up, a plus still leaves the other action', () => {
    const t = bare().steps(2).tile('large2', 13).helpers(25).water(3);
    t.choose('do:large', 'helper:25', 'split:0g1v').offersOnly('do:small', 'end');
  });
});

describe('Tile 15: remove a Windmill', () => {
  const laid = (): Table => bare().tile('large1', 15);

  it('CRD-7 takes one Windmill of any group out of the game', () => {
    const t = laid().windmills('A0').groups(1, 0, 2, 2, 3).choose('do:large').asks('removeWindmill');
    t.offersOnly('remove:white', 'remove:red', 'remove:violet', 'remove:black', 'pass');
    t.choose('remove:red');
    expect(t.has.groups).toEqual([1, 0, 1, 2, 3]);
    expect(t.has.windmills).toEqual(['A0']);
    t.offersOnly('do:small', 'end');
  });

  it('BLD-5 the last one removed empties its group', () => {
    const t = laid().groups(1, 1, 2, 1, 3).planted(1, 'violet', 'white', 'violet');
    t.choose('do:large', 'remove:violet');
    expect(t.score('groups')).toBe(4);
    const more = laid().groups(1, 1, 2, 2, 3).planted(1, 'violet').choose('do:large', 'remove:violet');
    expect(more.score('groups')).toBe(0);
  });

  it('CRD-7 is optional, and can always be done', () => {
    const t = laid().choose('do:large', 'pass').offersOnly('do:small', 'end');
    expect(t.has.groups).toEqual([1, 1, 2, 2, 3]);
    const none = laid().groups(0, 0, 0, 0, 0).offers('do:large').choose('do:large');
    none.offersOnly('do:small', 'end');
    expect(none.has.groups).toEqual([0, 0, 0, 0, 0]);
  });

  it('CRD-7 removing is not building: Build Helpers stay silent', () => {
    const t = laid().helpers(10, 4, 27).choose('do:large', 'remove:black').asks('action');
    expect([t.has.vp, t.has.tools]).toEqual([0, 0]);
  });
});
