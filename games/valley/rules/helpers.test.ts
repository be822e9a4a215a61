import { describe, expect, it } from 'vitest';
import type { Colour, Effect } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const lower = (strength: number) => ({ do: 'lower', strength }) as const;
const plant = (bulbs: number) => ({ do: 'plant', bulbs }) as const;
const build = { do: 'build' } as const;
const farm = { do: 'farm' } as const;
const market = { do: 'market', cost: 2, moves: 2 } as const;
const many = (n: number, colour: Colour = 'white'): Colour[] => new Array<Colour>(n).fill(colour);

/** Seat 0 at SE with nothing in hand: what is there was gained. */
const bare = (): Table =>
  table().board('A').guilder(0).tools(0).vp(0).storage().water(0).market(['SE', 'N'], ['N', 'SE', 'SW']);
const helpersOffered = (t: Table): number[] =>
  t.offered.flatMap((key) => (key.startsWith('helper:') ? [Number(key.slice(7))] : [])).sort((a, b) => a - b);

describe('Triggers', () => {
  const CASES: readonly (readonly [string, Effect, number[]])[] = [
    ['Lower water', lower(2), [6, 8, 9, 17, 19]],
    ['Enhance', { do: 'enhance' }, [13, 14]],
    ['Farm', farm, [1, 12, 15, 24]],
    ['Build', build, [26, 27]],
    ['Market', market, [5, 21, 25]],
    ['Plant', plant(2), [29, 30]],
    ['Trade', { do: 'trade' }, [23, 28]],
  ];
  it.each(CASES)('HLP-1 %s offers just the Helpers that it triggers', (_, effect, expected) => {
    // All cards but three that give only goods.
    const cards = Array.from({ length: 30 }, (_, i) => i + 1).filter((card) => ![2, 3, 4].includes(card));
    const t = bare()
      .guilder(4)
      .storage('red', 'black')
      .trade(1)
      .helpers(...cards)
      .act(effect);
    // A look (13) is a choice of its own.
    expect(helpersOffered(t)).toEqual(expected.filter((card) => card !== 13));
    expect(t.offered.some((key) => key.startsWith('look:'))).toBe(expected.includes(13));
  });

  it.each([
    ['1', farm, 1],
    ['14', { do: 'enhance' }, 14],
    ['23', { do: 'trade' }, 23],
    ['25', { do: 'market', cost: 0, moves: 1 }, 25],
    ['27', build, 27],
    ['29', plant(2), 29],
  ] as const)('HLP-1 Helper %s lowers the water by 1', (_, effect, card) => {
    const t = bare().guilder(4).water(6).storage('red').trade(1).helpers(card).act(effect);
    t.choose(`helper:${card}`).asks('lower').offersOnly('split:1g0v', 'split:0g1v').choose('split:1g0v');
    expect([t.has.guilder, t.state.water]).toEqual([6, 5]);
  });

  it.each([
    ['6', lower(1), 6, ['white', 'yellow', 'red', 'violet', 'black']],
    ['8', lower(1), 8, ['yellow', 'red']],
    ['19', lower(1), 19, ['white', 'violet']],
    ['24', farm, 24, ['white', 'yellow', 'red', 'violet', 'black']],
    ['30', plant(1), 30, ['white', 'yellow', 'red', 'violet', 'black']],
  ] as const)('HLP-1 Helper %s gives a bulb of its colours', (_, effect, card, colours) => {
    const t = bare().storage('black').helpers(card).act(effect).choose(`helper:${card}`).asks('bulb');
    t.offersOnly(...colours.map((colour) => `bulb:${colour}`)).choose(`bulb:${colours[0]}`);
    expect([...t.has.storage].sort()).toEqual(['black', colours[0]].sort());
  });

  it.each([
    ['12', farm, 12],
    ['21', market, 21],
    ['26', build, 26],
  ] as const)('HLP-1 Helper %s gives one reward of your Market area, once', (_, effect, card) => {
    const t = bare().guilder(4).helpers(card).act(effect).choose(`helper:${card}`).asks('market');
    t.offersOnly('take:bulb-yellow', 'take:bulb-violet', 'take:tool1', 'pass').choose('take:tool1');
    expect(t.has.tools).toBe(1);
  });

  it.each([
    ['15', farm, 15],
    ['17', lower(2), 17],
    ['28', { do: 'trade' }, 28],
  ] as const)('HLP-1 Helper %s plants 1', (_, effect, card) => {
    const t = bare().storage('red', 'red').trade(1).helpers(card).act(effect).choose(`helper:${card}`);
    t.asks('plant').choose('plant:red>1').offersNot('plant:red>2');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it('HLP-1 Helper 5 enhances before the Market', () => {
    const t = bare()
      .guilder(2)
      .helpers(5)
      .tileOffer(1, 2, 13, 19)
      .act(market)
      .choose('helper:5')
      .asks('tile');
    t.choose('tile:1', 'on:large2').asks('market');
    expect(t.has.large).toEqual([0, 1, 0, 0, 0, 0]);
  });

  it("HLP-1 another player's Helpers stay silent", () => {
    const t = bare().seat(1).helpers(6, 17).seat(0).storage('red').act(lower(2)).asks('action');
    expect(t.has.storage).toEqual(['red']);
  });
});

describe('Before or after, once a turn', () => {
  it('HLP-1 used before, not offered again after', () => {
    const t = bare()
      .helpers(27)
      .act(build)
      .offers('helper:27')
      .choose('helper:27')
      .blocks('helper:27', 'HLP-1');
    t.choose('build:A2', 'from:black').asks('action');
    expect(t.has.guilder).toBe(1);
  });

  it('HLP-1 not used before, offered after; it may be left', () => {
    const lay = (): Table => bare().helpers(27).act(build).choose('build:A2', 'from:black');
    lay().asks('after', 0).offersOnly('helper:27', 'after');
    const left = lay().choose('after').asks('action');
    expect(left.has.guilder).toBe(0);
    const used = lay().choose('helper:27').asks('action');
    expect(used.has.guilder).toBe(1);
  });

  it('HLP-1 left after one action, it may still be used with the next', () => {
    const t = bare().helpers(27).act(build).choose('build:A2', 'from:black', 'after').act(build);
    t.offers('helper:27');
  });

  it('HLP-1 once a turn, though the trigger comes again', () => {
    const t = bare().water(8).helpers(6).act(lower(2)).choose('helper:6', 'bulb:red', 'split:0g2v');
    t.act(lower(2)).offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v').blocks('helper:6', 'HLP-1');
    t.choose('split:2g0v').asks('action');
  });

  it('HLP-1 again in the next turn', () => {
    const t = bare().helpers(6).seat(1).tools(0).seat(0).gate(1);
    t.choose('do:small', 'helper:6', 'bulb:red', 'end');
    t.choose('gate:1', 'end').asks('gate', 0).choose('gate:1', 'do:small').asks('lower').offers('helper:6');
  });

  it('HLP-1 the starting card too: once a turn, before or after', () => {
    const t = bare().starting(4).act(build).offers('helper:start').choose('build:A2', 'from:black');
    t.asks('after').choose('helper:start');
    expect([t.has.guilder, t.has.vp]).toEqual([1, 1]);
    t.act(build).blocks('helper:start', 'HLP-1');
  });

  it('HLP-1 never in between: Plant', () => {
    const t = bare().storage('red', 'red').helpers(29, 30).act(plant(2)).offers('helper:29', 'helper:30');
    t.choose('plant:red>1').asks('plant').offersNot('helper:29', 'helper:30');
    t.choose('plant:red>2').asks('after').offersOnly('helper:29', 'helper:30', 'after');
  });

  it('HLP-1 never in between: Market', () => {
    const t = bare().guilder(4).helpers(25).act(market).offers('helper:25').choose('move', 'take:vp1');
    t.asks('move').offersNot('helper:25').choose('move').asks('market').offersNot('helper:25');
    t.choose('take:bulb-black').asks('after').offersOnly('helper:25', 'after');
  });

  it('HLP-1 never in between: a neutral marker moved is a first step', () => {
    const t = bare().guilder(4).helpers(25).act(market).choose('neutral:N>SW').asks('market');
    expect(t.has.area).toBe('SW');
  });

  it('HLP-1 never in between: Build and its fields', () => {
    const t = bare().helpers(27).act(build).choose('build:A4').asks('group').offersNot('helper:27');
    t.choose('from:black').asks('reward').offersNot('helper:27').choose('take:lower1');
    t.asks('after').offersOnly('helper:27', 'after');
  });

  it('HLP-1 several Helpers in the order you like, before and after', () => {
    const t = bare().helpers(6, 8, 19).act(lower(2)).offers('helper:6', 'helper:8', 'helper:19');
    t.choose('helper:19', 'bulb:violet').asks('lower').offersOnly('split:2g0v', 'helper:6', 'helper:8');
    t.choose('split:2g0v').asks('after').offersOnly('helper:6', 'helper:8', 'after');
    t.choose('helper:8', 'bulb:red').asks('after').offersOnly('helper:6', 'after');
    t.choose('helper:6', 'bulb:white').asks('action');
    expect(t.has.storage).toEqual(['white', 'red', 'violet']);
  });

  it('HLP-1 a Helper got by the very action may be used after it', () => {
    const t = bare().storage('red').cardOffer(15, 1, 2).act(farm).offersNot('helper:15').choose('hire:1');
    t.asks('after').offersOnly('helper:15', 'after').choose('helper:15', 'plant:red>1').asks('action');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it('HLP-1 the same card as a Contract does nothing', () => {
    bare().storage('red').cardOffer(15, 1, 2).act(farm).choose('sign:1').asks('action');
  });

  it('HLP-1 a Helper got by a field may be used after the Build', () => {
    const t = bare()
      .guilder(2)
      .windmills('A4')
      .cardOffer(27, 10, 4)
      .act(build)
      .choose('build:B4', 'from:black');
    t.choose('take:bulb-white', 'take:farm', 'hire:1');
    t.asks('reward').choose('pass').asks('after').offersOnly('helper:27', 'after').choose('helper:27');
    expect(t.has.guilder).toBe(1);
  });

  it('HLP-1 a Helper got by a Patch counts after the last bulb, VP unasked', () => {
    const t = bare()
      .storage('red', 'red')
      .planted(2, ...many(5))
      .cardOffer(22, 29, 1)
      .act(plant(2));
    t.choose('plant:red>2', 'take:farm', 'hire:1').asks('plant');
    expect(t.vpFrom('helpers')).toBe(0);
    t.choose('plant:red>1').asks('action');
    expect(t.vpFrom('helpers')).toBe(2);
  });
});

describe('Conditions and commitments', () => {
  it('HLP-2 card 17 needs strength 2: not with 1', () => {
    const t = bare().water(3).storage('red').helpers(17).act(lower(1)).blocks('helper:17', 'HLP-2');
    t.choose('split:1g0v').asks('action');
  });

  it('HLP-2 card 17 with strength 2, before or after', () => {
    const lay = (): Table => bare().water(3).storage('red').helpers(17).act(lower(2));
    lay()
      .choose('helper:17', 'plant:red>1')
      .asks('lower')
      .offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v');
    lay().choose('split:2g0v').asks('after').offersOnly('helper:17', 'after');
  });

  it('HLP-2 card 17 needs something to plant', () => {
    bare().water(3).helpers(17).act(lower(2)).offersNot('helper:17').choose('split:2g0v').asks('action');
  });

  it('HLP-2 the strength with all additions counts: 1 and card 9', () => {
    const lay = (): Table => bare().water(3).storage('red').helpers(9, 17).act(lower(1));
    lay().choose('helper:9', 'split:2g0v').asks('after').offersOnly('helper:17', 'after');
    // Without the addition it is strength 1.
    lay().choose('split:1g0v').asks('action');
  });

  it('HLP-2 card 17 used before, with card 9 to come: then card 9 must be used', () => {
    const t = bare().water(3).storage('red').helpers(9, 17).act(lower(1)).offers('helper:17');
    t.choose('helper:17', 'plant:red>1').asks('lower').offersNot('split:1g0v', 'split:0g1v');
    t.offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v').choose('split:2g0v');
    expect([t.has.guilder, t.state.water]).toEqual([2, 1]);
  });

  it('HLP-2 card 17 is not offered before if card 9 was used already', () => {
    const t = bare()
      .water(8)
      .storage('red')
      .helpers(9, 17)
      .act(lower(1))
      .choose('helper:9', 'split:2g0v', 'after');
    t.act(lower(1)).blocks('helper:17', 'HLP-2').offersOnly('split:1g0v', 'split:0g1v');
  });

  it('HLP-2 card 29 used before: at least one bulb, then stop as you like', () => {
    const t = bare().storage('red', 'red').helpers(29).act(plant(2)).offers('stop').choose('helper:29');
    expect(t.has.guilder).toBe(1);
    t.asks('plant')
      .blocks('stop', 'HLP-2')
      .choose('plant:red>1')
      .offers('stop')
      .choose('stop')
      .asks('action');
    expect(t.has.guilder).toBe(1);
  });

  it('HLP-2 cards 29 and 22 after the action: not if nothing was planted', () => {
    const t = bare().storage('red', 'red').helpers(29, 22, 30).act(plant(2)).choose('stop').asks('action');
    expect([t.has.vp, t.has.guilder]).toEqual([0, 0]);
    expect(t.has.storage).toEqual(['red', 'red']);
    const one = bare().storage('red', 'red').helpers(29, 22).act(plant(2)).choose('plant:red>1', 'stop');
    one.asks('after').offersOnly('helper:29', 'after').choose('after');
    expect(one.has.vp).toBe(2);
  });

  it('HLP-2 card 30 before: with its own bulb, which binds to plant one', () => {
    const t = bare().helpers(30).choose('do:large', 'helper:30', 'bulb:black').asks('plant');
    t.blocks('stop', 'HLP-2').choose('plant:black>1').asks('action');
  });

  it('HLP-2 card 30 binds to one bulb, not to its own', () => {
    const t = bare().storage('red', 'red').helpers(30).act(plant(2)).choose('helper:30', 'bulb:black');
    t.blocks('stop', 'HLP-2').choose('plant:red>1').offers('stop').choose('stop').asks('action');
    expect(t.has.storage).toEqual(['red', 'black']);
  });

  it('HLP-2 card 29 needs a bulb at that moment: after that of card 30, not before', () => {
    const t = bare().helpers(29, 30).choose('do:large').offersOnly('helper:30', 'stop');
    t.blocks('helper:29', 'HLP-2').choose('helper:30', 'bulb:red').offers('helper:29').choose('helper:29');
    t.asks('plant').blocks('stop', 'HLP-2');
    expect(t.has.guilder).toBe(1);
  });

  it('HLP-2 bound, but nothing more can be planted: the action is over', () => {
    // Card 17, in the Lower water of card 29, plants the last bulb.
    const t = bare()
      .storage('red')
      .helpers(29, 9, 17)
      .choose('do:large', 'helper:29', 'helper:9', 'split:2g0v');
    t.choose('helper:17', 'plant:red>1').asks('action').offersOnly('end').blocks('do:large', 'ACT-1');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it("HLP-2 bound by card 29: a bulb of another Plant action doesn't fulfil it", () => {
    const t = bare().storage('red', 'red').helpers(29, 9, 17).act(plant(2));
    t.choose('helper:29', 'helper:9', 'split:2g0v', 'helper:17', 'plant:red>1').asks('plant');
    t.blocks('stop', 'HLP-2');
  });

  it('HLP-2 card 9, counted on by card 17, is kept for that Lower water', () => {
    const t = bare().water(8).storage('red', 'red').helpers(9, 17, 29).act(lower(1));
    t.choose('helper:17', 'helper:29').asks('lower').offersNot('helper:9');
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 1],
  ])('HLP-2 card 16: %i bulbs in one action bring %i Tool', (n, tools) => {
    const t = bare()
      .tile('large1', 1)
      .storage(...many(5, 'red'))
      .helpers(16)
      .choose('do:large');
    t.offersNot('helper:16');
    for (let i = 0; i < n; i++) t.choose(`plant:red>${i + 1}`);
    expect(t.has.tools).toBe(n === 3 ? 1 : 0);
    if (n < 3) t.choose('stop');
    expect(t.has.tools).toBe(tools);
    t.asks('action');
  });

  it('HLP-2 card 16: two actions of one bulb are not two', () => {
    const t = bare().storage('red', 'red').helpers(16).act(plant(1)).choose('plant:red>1');
    t.act(plant(1)).choose('plant:red>2').asks('action');
    expect(t.has.tools).toBe(0);
  });
});

describe('Chains', () => {
  it('HLP-3 Build, Lower water by card 27, bulb by card 6', () => {
    const t = bare()
      .helpers(27, 6)
      .act(build)
      .choose('helper:27')
      .asks('lower')
      .offersOnly('split:1g0v', 'helper:6');
    t.choose('helper:6', 'bulb:black').asks('build');
    expect([t.has.guilder, t.has.storage]).toEqual([1, ['black']]);
  });

  it('HLP-3 Farm, Plant, Lower water, and each only once', () => {
    const t = bare().storage('red', 'red').helpers(15, 29, 6).cardOffer(1, 2, 3).act(farm);
    t.choose('helper:15', 'helper:29', 'helper:6', 'bulb:white').asks('plant');
    t.blocks('stop', 'HLP-2').choose('plant:white>1').asks('card').choose('pass').asks('action');
    expect([t.has.guilder, t.has.rows]).toEqual([1, [1, 0, 0, 0]]);
  });

  it('HLP-3 a circle ends: 17 plants, 29 lowers, 17 is used', () => {
    const t = bare().water(8).storage('red', 'red').helpers(17, 29, 9).act(lower(2)).choose('helper:17');
    t.choose('plant:red>1').asks('after').choose('helper:29').asks('lower');
    t.choose('helper:9').offersOnly('split:2g0v', 'split:1g1v', 'split:0g2v').choose('split:0g2v');
    t.asks('lower').blocks('helper:17', 'HLP-1').choose('split:0g2v').asks('action');
    expect([t.has.vp, t.state.water, t.has.stored]).toEqual([8, 4, 1]);
  });

  it("HLP-3 a Helper's action triggers those that come unasked", () => {
    const t = bare().storage('red').helpers(15, 22).act(farm).choose('helper:15', 'plant:red>1').asks('card');
    expect(t.vpFrom('helpers')).toBe(2);
  });
});

describe('Inside the action, and unasked', () => {
  it('HLP-4 card 9: one point more, for the reward and for the level', () => {
    const t = bare().water(8).helpers(9).act(lower(2)).offers('helper:9').choose('helper:9').asks('lower');
    t.offersOnly('split:3g0v', 'split:2g1v', 'split:1g2v', 'split:0g3v').choose('split:1g2v').asks('action');
    expect([t.has.guilder, t.has.vp, t.state.water]).toEqual([2, 4, 5]);
  });

  it('HLP-4 card 9 looks at the section before: 5 stays high water', () => {
    const t = bare().water(5).helpers(9).act(lower(1)).choose('helper:9', 'split:2g0v');
    expect([t.has.guilder, t.state.water]).toEqual([4, 3]);
  });

  it('HLP-4 card 9 is no Helper for after, and one a turn', () => {
    bare().water(3).helpers(9).act(lower(2)).choose('split:2g0v').asks('action');
    const t = bare().water(8).helpers(9).act(lower(1)).choose('helper:9', 'split:0g2v');
    t.act(lower(1)).offersOnly('split:1g0v', 'split:0g1v');
  });

  it('HLP-1 the refusal of card 9 names the rule, as with every card used this turn', () => {
    const t = bare().water(8).helpers(9).act(lower(1)).choose('helper:9', 'split:0g2v').act(lower(1));
    t.blocks('helper:9', 'HLP-1');
  });

  it('HLP-4 card 9 with a tile that gives both', () => {
    const t = bare().water(3).helpers(9).tile('small1', 2).choose('do:small', 'helper:9');
    expect([t.has.guilder, t.has.vp, t.state.water]).toEqual([3, 3, 0]);
  });

  it.each([
    [1, 2, 1 + 2],
    [2, 3, 3 + 2],
    [1, 3, 4 + 2],
    [2, 2, 0],
    [3, 1, 0],
  ])('HLP-4 card 7: the gate from %i to %i brings %i VP in all', (from, to, vp) => {
    const t = bare().guilder(3).helpers(7).gate(from).atGate().choose(`gate:${to}`);
    expect(t.has.vp).toBe(vp);
    expect(t.vpFrom('helpers')).toBe(vp > 0 ? 2 : 0);
  });

  it('HLP-4 card 7 of another player is silent', () => {
    const t = bare().guilder(3).seat(1).vp(0).helpers(7).seat(0).gate(1).atGate().choose('gate:2');
    expect([t.has.vp, t.seat(1).has.vp]).toEqual([1, 0]);
  });

  it.each([
    [2, { do: 'enhance' }, ['tile:1', 'on:large2'], { tools: 0, vp: 2 }],
    [18, { do: 'enhance' }, ['tile:1', 'on:large2'], { tools: 1, vp: 0 }],
    [3, { do: 'trade' }, ['trade:red>4', 'pass'], { tools: 0, vp: 2 }],
    [11, { do: 'trade' }, ['trade:red>4', 'pass'], { tools: 1, vp: 0 }],
    [4, build, ['build:A0', 'from:black'], { tools: 1, vp: 0 }],
    [10, build, ['build:A0', 'from:black'], { tools: 0, vp: 2 }],
    [22, plant(1), ['plant:red>1'], { tools: 0, vp: 2 }],
    [20, { do: 'market', cost: 0, moves: 1 }, ['pass'], { tools: 1, vp: 0 }],
  ] as const)('HLP-4 card %i pays unasked, after the action', (card, effect, keys, goods) => {
    const t = bare().storage('red').trade(1).tileOffer(1, 2, 13, 19).helpers(card).act(effect);
    for (const key of keys) {
      t.offersNot(`helper:${card}`);
      expect([t.has.tools, t.vpFrom('helpers')]).toEqual([0, 0]);
      t.choose(key);
    }
    t.asks('action');
    expect([t.has.tools, t.vpFrom('helpers')]).toEqual([goods.tools, goods.vp]);
    const types = t.events.map((event) => event.type);
    expect(types.indexOf('helper')).toBeGreaterThan(types.indexOf('acted'));
  });

  it('HLP-4 unasked ones pay once a turn too', () => {
    const t = bare().storage('red', 'red').helpers(22).act(plant(1)).choose('plant:red>1');
    t.act(plant(1)).choose('plant:red>2');
    expect(t.vpFrom('helpers')).toBe(2);
  });
});
