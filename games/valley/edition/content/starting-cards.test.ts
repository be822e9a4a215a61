import { describe, expect, it } from 'vitest';
import { freshTable, type Table, table } from '../../testing/index.js';

/** 5 Guilder, 10 VP, a white and three red bulbs, marker in SW, next area N with a neutral marker. */
function lay(card: number): Table {
  return table()
    .guilder(5)
    .tools(0)
    .vp(10)
    .storage('white', 'red', 'red', 'red')
    .water(3)
    .market(['SW', 'SE'], ['N', 'SE', 'SW'])
    .trade(1)
    .cardOffer(1, 2, 3)
    .tileOffer(1, 2, 13, 19)
    .starting(card);
}

describe('starting card 1: Trade, any two rewards of the card, bulb from the supply', () => {
  it('CRD-6 any two rewards, the bulb from Storage', () => {
    const t = lay(1).trade(1, null, 'black').act({ do: 'trade' }).choose('trade:white>3');
    t.offersOnly('quarter:3', 'quarter:4', 'any:1', 'any:2', 'pass');
    t.choose('any:1', 'sign:1').offers('quarter:2', 'quarter:3', 'quarter:4').offersNot('quarter:1', 'any:1');
    t.choose('quarter:4').asks('action');
    expect(t.has).toMatchObject({ contracts: [1], vp: 12, guilder: 5, storage: ['red', 'red', 'red'] });
  });
  it('CRD-6 two rewards of the other side', () => {
    const t = lay(1).act({ do: 'trade' }).choose('trade:white>1', 'any:3', 'quarter:4').asks('action');
    expect(t.has).toMatchObject({ vp: 12, guilder: 8 });
  });
  it('CRD-6 the bulb from the supply, the adjacent rewards', () => {
    const t = lay(1).trade(1, null, 'black').act({ do: 'trade' });
    t.offers('supply:white>1', 'supply:violet>3').offersNot('supply:black>1', 'supply:white>2');
    t.choose('supply:violet>3', 'quarter:3', 'quarter:4').asks('action');
    expect(t.has).toMatchObject({ vp: 12, guilder: 8, storage: ['white', 'red', 'red', 'red'] });
    expect(t.state.tradeBulbs).toEqual([-1, 4, 3, -1]);
  });
  it('CRD-6 Trade is possible without a bulb', () => {
    const t = lay(1).storage().act({ do: 'trade' }).offers('supply:yellow>4');
    t.choose('supply:yellow>4', 'quarter:2', 'bulb:red', 'bulb:red', 'quarter:3').asks('action');
    expect(t.has).toMatchObject({ guilder: 8, storage: ['red', 'red'] });
  });
  it('HLP-1 once a turn', () => {
    const t = lay(1)
      .act({ do: 'trade' })
      .choose('supply:violet>3', 'quarter:3', 'quarter:4')
      .act({ do: 'trade' });
    t.offersNot('supply:yellow>1', 'supply:black>4').choose('trade:white>4', 'pass').asks('action');
    const again = lay(1).act({ do: 'trade' }).choose('trade:white>3', 'any:1', 'sign:1', 'quarter:4');
    again.act({ do: 'trade' }).offersNot('supply:yellow>1');
  });
  it('HLP-1 the second Trade has the adjacent rewards only', () => {
    const t = lay(1)
      .act({ do: 'trade' })
      .choose('supply:violet>3', 'quarter:3', 'quarter:4')
      .act({ do: 'trade' });
    t.choose('trade:white>4').offersNot('any:2', 'any:3', 'quarter:2', 'quarter:3');
  });
  it('nothing of it without the card', () => {
    const t = lay(2)
      .act({ do: 'trade' })
      .offersNot('supply:violet>3', 'supply:white>1')
      .choose('trade:white>4');
    t.offersNot('any:2', 'any:3');
  });
});

describe('starting card 2: Farm, look at 3 extra cards', () => {
  it('CRD-5 one of them may be taken', () => {
    const t = lay(2)
      .onTop('cards', 21, 22, 23, 24)
      .act({ do: 'farm' })
      .offers('look:cards')
      .choose('look:cards');
    t.offers('hire:look1', 'sign:look2', 'hire:look3', 'hire:1').offersNot('look:cards', 'hire:look4');
    t.choose('sign:look2', 'leave:top').asks('action');
    expect(t.has.contracts).toEqual([22]);
    t.act({ do: 'farm' }).offersNot('look:cards');
  });
  it('CRD-5 the third one as a Helper', () => {
    const t = lay(2).onTop('cards', 21, 22, 23, 24).act({ do: 'farm' });
    t.choose('look:cards', 'hire:look3', 'leave:discard');
    expect(t.has).toMatchObject({ helpers: [23], vp: 11 });
  });
  it('no other action', () => {
    lay(2).act({ do: 'enhance' }).offersNot('look:common', 'look:cards', 'helper:start');
  });
});

describe('starting card 3: Plant, pay 1 VP to plant 1 more', () => {
  it('HLP-4 one bulb more', () => {
    const t = lay(3)
      .act({ do: 'plant', bulbs: 2 })
      .choose('plant:red>1', 'plant:red>3')
      .offersOnly('more', 'stop');
    t.choose('more');
    expect(t.has.vp).toBe(9);
    t.choose('plant:red>4').asks('action');
    expect(t.has).toMatchObject({ rows: [1, 0, 1, 1], storage: ['white'], vp: 9 });
  });
  it('HLP-1 once a turn', () => {
    const t = lay(3)
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:red>1', 'more', 'plant:red>3')
      .asks('action');
    t.act({ do: 'plant', bulbs: 1 }).choose('plant:red>4').asks('action');
  });
  it('MON-2 not without a VP', () => {
    lay(3).vp(0).act({ do: 'plant', bulbs: 1 }).choose('plant:red>1').asks('action');
    lay(3).vp(1).act({ do: 'plant', bulbs: 1 }).choose('plant:red>1').offersOnly('more', 'stop');
  });
  it('may be left', () => {
    const t = lay(3).act({ do: 'plant', bulbs: 1 }).choose('plant:red>1', 'stop').asks('action');
    expect(t.has).toMatchObject({ vp: 10, rows: [1, 0, 0, 0] });
  });
});

describe('starting card 4: Build, 1 VP and 1 Guilder', () => {
  it('HLP-1 before', () => {
    const t = lay(4).guilder(0).act({ do: 'build' }).choose('helper:start');
    expect(t.has).toMatchObject({ vp: 11, guilder: 1 });
    t.choose('build:A3', 'from:black').asks('action');
    expect(t.has).toMatchObject({ vp: 11, guilder: 0, tools: 1 });
  });
  it('HLP-1 after', () => {
    const t = lay(4)
      .act({ do: 'build' })
      .choose('build:A2', 'from:black')
      .asks('after')
      .choose('helper:start');
    t.asks('action');
    expect(t.has).toMatchObject({ vp: 11, guilder: 6 });
  });
  it('HLP-1 once a turn, and it may be left', () => {
    const t = lay(4).storage().act({ do: 'build' }).choose('build:A2', 'from:black', 'helper:start');
    t.act({ do: 'build' });
    t.offersNot('helper:start').choose('build:A3', 'from:black').asks('action');
    expect(t.has.vp).toBe(11);
    const left = lay(4).act({ do: 'build' }).choose('build:A2', 'from:black', 'after').asks('action');
    expect(left.has).toMatchObject({ vp: 10, guilder: 5 });
  });
});

describe('starting card 5: Market, split the count; neutral and stacking free', () => {
  const visit = { do: 'market', cost: 0, moves: 1 } as const;
  it('CRD-6 splits the count among the rewards', () => {
    const t = lay(5).storage().market(['SW', 'SE'], ['N', 'N', 'SW']).guilder(0).act(visit);
    if (t.ask === 'move') t.choose('move');
    t.choose('take:bulb-black', 'take:bulb-white', 'take:bulb-white').asks('action');
    expect(t.has.storage).toEqual(['white', 'white', 'black']);
  });
  it('CRD-6 the split is for every area, in every visit', () => {
    const t = lay(5)
      .storage()
      .guilder(2)
      .market(['SW', 'SE'], ['N', 'SE', 'SW'])
      .act({ do: 'market', cost: 2, moves: 2 });
    t.choose('move', 'take:bulb-black', 'take:bulb-white', 'move');
    t.choose('take:tool1', 'take:bulb-yellow', 'take:tool1').asks('action');
    expect(t.has).toMatchObject({ storage: ['white', 'yellow', 'black'], tools: 2 });
    // SW with its neutral marker.
    t.act(visit);
    if (t.ask === 'move') t.choose('move');
    t.choose('take:vp1', 'take:bulb-red').asks('action');
    expect(t.has).toMatchObject({ vp: 11, stored: 4 });
  });
  it('CRD-6 moving the neutral marker costs nothing', () => {
    const t = lay(5).guilder(0).act(visit).offers('neutral:SE>N').choose('neutral:SE>N');
    if (t.ask === 'move') t.choose('move');
    t.choose('take:bulb-black', 'pass');
    expect(t.has.guilder).toBe(0);
    expect(t.state.neutrals).toEqual([2, 0, 1]);
    lay(2).guilder(0).act(visit).asks('market');
  });
  it('CRD-6 the first stacking of the turn costs nothing, the other player gets the Guilder', () => {
    const t = lay(5).guilder(0).market(['SW', 'N'], ['N', 'N', 'SW']).seat(1).guilder(3).seat(0).act(visit);
    t.offers('stand:p2').choose('stand:p2', 'pass');
    expect(t.has).toMatchObject({ guilder: 0, area: 'N' });
    expect(t.seat(1).has.guilder).toBe(4);
  });
});

describe('starting card 6: Enhance, any bulb', () => {
  it.each(['white', 'yellow', 'red', 'violet', 'black'] as const)('HLP-1 a %s bulb before', (colour) => {
    const t = lay(6).storage().act({ do: 'enhance' }).choose('helper:start', `bulb:${colour}`);
    expect(t.choose('tile:1', 'on:large2').asks('action').has.storage).toEqual([colour]);
  });
  it('HLP-1 after, once a turn', () => {
    const t = lay(6).storage().act({ do: 'enhance' }).choose('tile:1', 'on:large2').asks('after');
    t.choose('helper:start', 'bulb:black').asks('action');
    expect(t.has.storage).toEqual(['black']);
    t.act({ do: 'enhance' }).offersNot('helper:start').choose('tile:1', 'on:large3').asks('action');
  });
});

describe('no other action triggers a starting card', () => {
  const others = {
    lower: [{ do: 'lower', strength: 2 }, 'split:2g0v'],
    enhance: [{ do: 'enhance' }, 'tile:1', 'on:large2'],
    farm: [{ do: 'farm' }, 'pass'],
    build: [{ do: 'build' }, 'build:A2', 'from:black'],
    market: [{ do: 'market', cost: 0, moves: 1 }, 'move', 'pass'],
    plant: [{ do: 'plant', bulbs: 1 }, 'plant:red>1'],
    trade: [{ do: 'trade' }, 'trade:red>3'],
  } as const;
  it.each([
    [1, 'trade'],
    [2, 'farm'],
    [3, 'plant'],
    [4, 'build'],
    [5, 'market'],
    [6, 'enhance'],
  ])('HLP-1 starting card %i: only %s', (card, own) => {
    for (const [name, [effect, ...keys]] of Object.entries(others)) {
      if (name === own) continue;
      const t = lay(card).guilder(5).act(effect);
      t.offersNot('helper:start', 'look:cards', 'supply:violet>1', 'more')
        .choose(...keys)
        .asks('action');
      expect(t.eventsOf('helper')).toEqual([]);
    }
  });
});

describe('taking a starting card', () => {
  it.each([
    [1, { do: 'trade' }, 'supply:violet>1'],
    [2, { do: 'farm' }, 'look:cards'],
    [4, { do: 'build' }, 'helper:start'],
    [6, { do: 'enhance' }, 'helper:start'],
  ] as const)('SET-7 start:%i is the card with this ability', (card, effect, key) => {
    lay(taken(card)).act(effect).offers(key);
  });
  it('SET-7 start:3 is the card with this ability', () => {
    lay(taken(3)).act({ do: 'plant', bulbs: 1 }).choose('plant:red>1').offers('more');
  });
  it('SET-7 start:5 is the card with this ability', () => {
    lay(taken(5)).guilder(0).act({ do: 'market', cost: 0, moves: 1 }).offers('neutral:SE>N');
  });
});

/** Take the card of this number in set-up; the place in the box of the one that the player then has. */
function taken(card: number): number {
  for (let seed = 0; seed < 50; seed++) {
    const t = freshTable({ players: 4, seed: `start ${seed}` })
      .asks('startingCard', 3)
      .seat(3);
    if (t.offered.includes(`start:${card}`)) return t.choose(`start:${card}`).player.start + 1;
  }
  throw new Error(`Starting card ${card} is never laid out.`);
}
