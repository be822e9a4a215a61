import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';

/** 5 Guilder, 10 VP, three red bulbs, water 3 (middle section), marker in SW, next area N. */
function withHelper(...cards: number[]): Table {
  return table()
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('red', 'red', 'red')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .tileOffer(1, 2, 13, 19)
    .helpers(...cards);
}

describe('Helpers inside an action', () => {
  it('HLP-4 Helper 9: Lower water: +1 strength', () => {
    const t = withHelper(9).act({ do: 'lower', strength: 2 });
    t.offersOnly('helper:9', 'split:2g0v', 'split:1g1v', 'split:0g2v').choose('helper:9');
    t.offersOnly('split:3g0v', 'split:2g1v', 'split:1g2v', 'split:0g3v').choose('split:1g2v');
    expect(t.has).toMatchObject({ guilder: 6, vp: 12 });
    expect(t.state.water).toBe(0);
    t.asks('action').act({ do: 'lower', strength: 2 });
    expect(t.has.guilder).toBe(8);
    t.asks('action');
  });

  it('CRD-5 Helper 13: Enhance: look at 3 tiles of a stack', () => {
    const t = withHelper(13).onTop('unique', 21, 22, 24, 25).act({ do: 'enhance' });
    t.offersOnly(
      'tile:1',
      'tile:2',
      'tile:3',
      'tile:4',
      'refresh',
      'look:common',
      'look:uncommon',
      'look:unique',
    );
    t.choose('look:unique');
    t.offersOnly('tile:1', 'tile:2', 'tile:3', 'tile:4', 'refresh', 'tile:look1', 'tile:look2', 'tile:look3');
    t.choose('tile:look2', 'on:small3', 'leave:top');
    expect(t.has).toMatchObject({ small: [0, 0, 22, 0, 0], guilder: 3 });
    t.act({ do: 'enhance' }).offersNot('look:common', 'look:uncommon', 'look:unique');
  });

  it.each([
    ['common', 1, 0],
    ['uncommon', 14, 1],
  ] as const)('CRD-5 Helper 13: a %s one, at its cost', (kind, tile, cost) => {
    const t = withHelper(13).onTop(kind, tile).act({ do: 'enhance' });
    t.choose(`look:${kind}`, 'tile:look1', 'on:large6', 'leave:top');
    expect(t.has).toMatchObject({ large: [0, 0, 0, 0, 0, tile], guilder: 5 - cost });
  });
});

describe('the limits of single Helpers', () => {
  it('Helper 6: each of the five colours', () => {
    const t = withHelper(6).act({ do: 'lower', strength: 2 }).choose('helper:6');
    t.offersOnly('bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black');
  });
  it('Helper 8: only yellow or red', () => {
    const t = withHelper(8)
      .act({ do: 'lower', strength: 2 })
      .choose('helper:8')
      .offersOnly('bulb:yellow', 'bulb:red');
    expect(t.choose('bulb:red').has.storage).toEqual(['red', 'red', 'red', 'red']);
  });
  it('Helper 19: only white or violet', () => {
    const t = withHelper(19).act({ do: 'lower', strength: 2 }).choose('helper:19');
    t.offersOnly('bulb:white', 'bulb:violet').choose('bulb:white');
    expect(t.has.storage).toEqual(['white', 'red', 'red', 'red']);
  });
  it.each([24, 30])('Helper %i: each of the five colours', (card) => {
    const t = withHelper(card).act(card === 24 ? { do: 'farm' } : { do: 'plant', bulbs: 2 });
    t.choose(`helper:${card}`).offersOnly(
      'bulb:white',
      'bulb:yellow',
      'bulb:red',
      'bulb:violet',
      'bulb:black',
    );
  });
  it.each([
    [12, { do: 'farm' }],
    [21, { do: 'market', cost: 0, moves: 1 }],
    [26, { do: 'build' }],
  ] as const)('CRD-4 Helper %i: one reward, once, of the area of the marker', (card, effect) => {
    const t = withHelper(card).market(['SE', 'SE'], ['SE', 'N', 'SW']).act(effect).choose(`helper:${card}`);
    t.offersOnly('take:bulb-yellow', 'take:bulb-violet', 'take:tool1', 'pass').choose('take:tool1');
    expect(t.has.tools).toBe(1);
    t.offersNot('take:tool1');
  });

  it('HLP-2 Helper 16: not for 1 bulb', () => {
    const t = withHelper(16).act({ do: 'plant', bulbs: 2 }).choose('plant:red>1', 'stop');
    expect(t.has.tools).toBe(0);
  });
  it('HLP-2 Helper 22: for 1 bulb, not for none', () => {
    const one = withHelper(22).act({ do: 'plant', bulbs: 2 }).choose('plant:red>1', 'stop');
    expect(one.has.vp).toBe(12);
    const none = withHelper(22).act({ do: 'plant', bulbs: 2 }).choose('stop');
    expect(none.has.vp).toBe(10);
  });
  it.each([29, 30])('HLP-2 Helper %i: for 1 bulb, not for none', (card) => {
    const t = withHelper(card).act({ do: 'plant', bulbs: 2 }).choose('plant:red>1', 'stop');
    t.asks('after').offersOnly(`helper:${card}`, 'after');
    withHelper(card).act({ do: 'plant', bulbs: 2 }).choose('stop').asks('action');
  });
  it.each([22, 29, 30])('HLP-2 Helper %i: a Plant action of 1 bulb is enough', (card) => {
    const t = withHelper(card).act({ do: 'plant', bulbs: 1 }).choose('plant:red>1');
    if (card === 22) expect(t.has.vp).toBe(12);
    else t.asks('after').offers(`helper:${card}`);
  });

  it('HLP-2 Helper 17: not for strength 1', () => {
    const t = withHelper(17).act({ do: 'lower', strength: 1 }).offersOnly('split:1g0v', 'split:0g1v');
    t.choose('split:1g0v').asks('action');
  });
  it('HLP-2 Helper 17: for strength 1 and one more by Helper 9', () => {
    const t = withHelper(9, 17).act({ do: 'lower', strength: 1 }).choose('helper:9').offers('helper:17');
    t.choose('split:2g0v').asks('after').offersOnly('helper:17', 'after');
  });
  it.each([6, 8, 9, 19])('Helper %i: for strength 1 too', (card) => {
    withHelper(card).act({ do: 'lower', strength: 1 }).offers(`helper:${card}`);
  });

  it.each([
    [2, 3, 15],
    [1, 3, 16],
    [1, 1, 10],
    [2, 2, 10],
    [3, 1, 10],
  ])('HLP-4 Helper 7: floodgate from %i to %i, then %i VP', (from, to, vp) => {
    const t = withHelper(7).gate(from).atGate().choose(`gate:${to}`);
    expect(t.has.vp).toBe(vp);
  });
});
