import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour, type Effect } from '../edition/types.js';
import { lavishCalendar, table } from '../testing/index.js';
import { valley } from './game.js';

const guilder = (n: number): Effect => ({ do: 'gain', guilder: n });
const tools = (n: number): Effect => ({ do: 'gain', tools: n });
const anyBulb: Effect = { do: 'gain', bulbs: ['any'] };
const twoAnyBulbs: Effect = { do: 'gain', bulbs: ['any', 'any'] };
const twoRed: Effect = { do: 'gain', bulbs: [['red'], ['red']] };
const redBulb: Effect = { do: 'gain', bulbs: [['red']] };
const whites = (n: number): Colour[] => new Array<Colour>(n).fill('white');
const bulbKeys = COLOURS.map((colour) => `bulb:${colour}`);

describe('Guilder', () => {
  it.each([
    [0, 2],
    [6, 8],
    [7, 9],
    [8, 9],
    [9, 9],
  ])('MON-1 runs to 9 and what goes over is lost: %i and 2 more make %i', (before, after) => {
    const t = table().guilder(before).act(guilder(2));
    expect(t.has.guilder).toBe(after);
  });

  it('MON-1 goes to the player whose turn it is, to nobody else', () => {
    const t = table({ players: 3 }).seat(0).guilder(1).seat(1).guilder(1).seat(2).guilder(1).turnOf(1);
    t.act(guilder(3));
    expect([0, 1, 2].map((seat) => t.seat(seat).has.guilder)).toEqual([1, 4, 1]);
  });

  it('MON-1 what costs more than you have is not offered: spaces', () => {
    const t = table().guilder(0).act({ do: 'build' });
    t.offersOnly('build:A0', 'build:A2', 'build:A4').blocks('build:A1', 'MON-1');
  });

  it('MON-1 what costs just what you have is offered, and leaves 0', () => {
    const t = table().guilder(1).act({ do: 'build' }).offers('build:A1').choose('build:A1', 'from:black');
    while (t.ask !== 'action') t.choose('pass');
    expect(t.eventsOf('built')).toMatchObject([{ cost: 1 }]);
    t.guilder(2).windmills('A0').act({ do: 'build' }).offers('build:B0').blocks('build:B4', 'BLD-2');
    t.guilder(1).windmills('A4').offers('build:B3').blocks('build:B0', 'MON-1').blocks('build:B4', 'MON-1');
  });

  it('MON-1 tiles: uncommon from 1 Guilder, unique from 2', () => {
    table().guilder(0).act({ do: 'enhance' }).offersOnly('tile:1', 'tile:2').blocks('tile:3', 'MON-1');
    table().guilder(1).act({ do: 'enhance' }).offers('tile:3').blocks('tile:4', 'MON-1');
    table().guilder(2).act({ do: 'enhance' }).offers('tile:3', 'tile:4');
  });

  it('MON-1 a Market visit is possible only with its cost', () => {
    const market = (n: number) => table().board('A').steps(2).guilder(n);
    market(1).blocks('do:large', 'MKT-1');
    market(2).offers('do:large');
  });
});

describe('Tools and VP', () => {
  it('MON-2 Tools are unlimited', () => {
    const t = table().tools(40).act(tools(2));
    expect(t.has.tools).toBe(42);
  });

  it('MON-2 bulbs in the supply are unlimited', () => {
    const t = table({ players: 4 });
    for (let seat = 0; seat < 4; seat++) {
      t.seat(seat)
        .storage(...new Array<Colour>(6).fill('black'))
        .planted(1, ...new Array<Colour>(7).fill('black'));
    }
    t.seat(0).guilder(2).act(anyBulb).offers('bulb:black').choose('bulb:black', 'store');
    expect(t.has.storage).toEqual(new Array(7).fill('black'));
  });

  it('MON-2 VP are paid only if you have them', () => {
    const plant = (vp: number) =>
      table().starting(3).vp(vp).storage('red', 'red').act({ do: 'plant', bulbs: 1 }).choose('plant:red>1');
    const t = plant(1).offers('more');
    t.choose('more', 'plant:red>2');
    expect(t.has.vp).toBe(0);
    expect(t.vpFrom('paid')).toBe(-1);
    expect(plant(0).offersNot('more').has.rows).toEqual([1, 0, 0, 0]);
  });

  it('MON-2 only final scoring leads below 0', () => {
    const t = table().vp(0).planted(1, 'red').planted(2, 'red');
    expect(valley.scores(t.state)[0].vp).toBe(-1);
    expect(t.has.vp).toBe(0);
  });
});

describe('Storage', () => {
  it.each([0, 1, 4])('STO-2 with %i bulbs stored a bulb is placed unasked and free', (stored) => {
    const t = table()
      .guilder(3)
      .storage(...whites(stored))
      .act(redBulb);
    t.asks('action');
    expect(t.has.storage).toEqual([...whites(stored), 'red']);
    expect(t.has.guilder).toBe(3);
  });

  it('STO-2 a bulb of any colour is only a question of colour while a place is free', () => {
    const t = table()
      .guilder(3)
      .storage(...whites(4))
      .act(anyBulb);
    t.asks('bulb')
      .offersOnly(...bulbKeys)
      .choose('bulb:violet')
      .asks('action');
    expect(t.has.storage).toEqual([...whites(4), 'violet']);
    expect(t.has.guilder).toBe(3);
  });

  it('STO-2 a bulb of two colours is one or the other', () => {
    const t = table({ edition: lavishCalendar })
      .storage()
      .act({ do: 'gain', bulbs: [['violet', 'black']] });
    t.asks('bulb').offersOnly('bulb:violet', 'bulb:black').choose('bulb:black');
    expect(t.has.storage).toEqual(['black']);
  });

  it('STO-1 the 6th place costs 1', () => {
    const t = table()
      .guilder(1)
      .storage(...whites(5))
      .act(redBulb);
    t.asks('store').offersOnly('store', 'swap:white', 'refuse').choose('store');
    expect(t.has.guilder).toBe(0);
    expect(t.has.storage).toEqual([...whites(5), 'red']);
  });

  it('STO-1 the 7th place costs 2', () => {
    const t = table()
      .guilder(2)
      .storage(...whites(6))
      .act(redBulb);
    t.asks('store').offersOnly('store', 'swap:white', 'refuse').choose('store');
    expect(t.has.guilder).toBe(0);
    expect(t.has.stored).toBe(7);
  });

  it.each([
    [5, 0],
    [6, 1],
    [6, 0],
  ])(
    'STO-1 %i bulbs and %i Guilder: the next place can’t be paid, swapping and refusing can',
    (stored, money) => {
      const t = table()
        .guilder(money)
        .storage(...whites(stored))
        .act(redBulb);
      t.offersOnly('swap:white', 'refuse').blocks('store', 'STO-1');
    },
  );

  it('STO-1 there is no 8th place', () => {
    const t = table()
      .guilder(9)
      .storage(...whites(6), 'black')
      .act(redBulb);
    t.offersOnly('swap:white', 'swap:black', 'refuse').blocks('store', 'STO-1');
    t.choose('swap:black');
    expect(t.has.storage).toEqual([...whites(6), 'red']);
    expect(t.has.guilder).toBe(9);
  });

  it('STO-1 each bulb pays for its own place: two from 5 cost 3', () => {
    const t = table()
      .guilder(4)
      .storage(...whites(5))
      .act(twoRed);
    t.choose('store');
    expect(t.has.guilder).toBe(3);
    t.choose('store');
    expect(t.has.guilder).toBe(1);
    expect(t.has.storage).toEqual([...whites(5), 'red', 'red']);
  });

  it('STO-2 one at a time: the first of two is placed, the second asked about', () => {
    const t = table()
      .guilder(1)
      .storage(...whites(4))
      .act(twoAnyBulbs)
      .choose('bulb:black');
    expect(t.has.stored).toBe(5);
    t.asks('bulb').offersOnly(...bulbKeys, 'refuse');
    t.choose('bulb:yellow').asks('store').choose('store');
    expect(t.has.storage).toEqual([...whites(4), 'yellow', 'black']);
    expect(t.has.guilder).toBe(0);
  });

  it('STO-2 a swap is free and gives the old bulb back', () => {
    const t = table()
      .guilder(0)
      .storage(...whites(4), 'violet')
      .act(redBulb)
      .choose('swap:violet');
    expect(t.has.storage).toEqual([...whites(4), 'red']);
    expect(t.has.guilder).toBe(0);
  });

  it('STO-2 a refused bulb leaves all as it was', () => {
    const t = table()
      .guilder(5)
      .storage(...whites(5))
      .act(redBulb)
      .choose('refuse');
    t.asks('action');
    expect(t.has.storage).toEqual(whites(5));
    expect(t.has.guilder).toBe(5);
  });

  it('STO-2 fixed colours come in the order white, yellow, red, violet, black', () => {
    const t = table().guilder(3).storage('red').trade(1, 'black', 'yellow', null, 'white');
    t.act({ do: 'trade' }).choose('collect');
    const came = [1, 2, 3].map(() => {
      const before = t.has.storage;
      t.asks('store').choose('store');
      const left = [...t.has.storage];
      for (const colour of before) left.splice(left.indexOf(colour), 1);
      return left;
    });
    expect(came).toEqual([['white'], ['yellow'], ['black']]);
    expect(t.has.guilder).toBe(3);
  });

  it('STO-3 bulbs close up: a place that became free costs again', () => {
    const t = table()
      .guilder(9)
      .storage(...whites(7))
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:white>1')
      .act(redBulb)
      .choose('store');
    expect(t.has.guilder).toBe(7);
    expect(t.has.stored).toBe(7);
  });

  it('STO-3 down to four, the next bulb is free', () => {
    const t = table()
      .guilder(9)
      .storage(...whites(6))
      .act({ do: 'plant', bulbs: 2 })
      .choose('plant:white>1', 'plant:white>2')
      .act(redBulb);
    t.asks('action');
    expect(t.has.guilder).toBe(9);
    expect(t.has.stored).toBe(5);
  });
});

describe('Rewards', () => {
  it('RWD-1 an action as a reward may be refused', () => {
    const t = table().guilder(3).storage('red').planted(1, 'red', 'red', 'red', 'red', 'red');
    t.act({ do: 'plant', bulbs: 1 }).choose('plant:red>1');
    t.asks('reward').offersOnly('take:enhance', 'pass').choose('pass').asks('action');
    expect(t.has.large).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('RWD-1 a part may be refused: the bulb, not the VP beside it', () => {
    const t = table()
      .vp(5)
      .guilder(9)
      .storage(...whites(7))
      .act({ do: 'gain', vp: 1, bulbs: ['any'] });
    t.choose('refuse');
    expect(t.has.vp).toBe(6);
    expect(t.has.storage).toEqual(whites(7));
  });

  it('RWD-1 some rewards of a Windmill taken, the rest refused', () => {
    const t = table().guilder(3).storage('white').windmills('A0').act({ do: 'build' });
    t.choose('build:B0', 'from:white').asks('reward').offers('take:plant1', 'take:enhance', 'pass');
    t.choose('take:plant1', 'plant:white>2').choose('pass').asks('action');
    expect(t.has.rows).toEqual([0, 1, 0, 0]);
    expect(t.has.large).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it('RWD-2 Guilder, Tools and VP are taken unasked', () => {
    const t = table({ edition: lavishCalendar }).guilder(0).tools(1).vp(5);
    t.act({ do: 'gain', guilder: 2, vp: 3 }).asks('action');
    expect([t.has.guilder, t.has.vp]).toEqual([2, 8]);
    t.act({ do: 'gain', tools: 1, vp: 1 }).asks('action');
    expect([t.has.tools, t.has.vp]).toEqual([2, 9]);
  });

  it('RWD-2 a reward is finished, with all that it brings, before the next begins', () => {
    const t = table()
      .guilder(3)
      .storage('white')
      .planted(1, 'red', 'red', 'red', 'red', 'red')
      .windmills('A0');
    t.act({ do: 'build' }).choose('build:B0', 'from:white');
    t.choose('take:plant1', 'plant:white>1');
    // The Patch brings an Enhance; the field's own one waits.
    t.asks('reward').offersOnly('take:enhance', 'pass');
    t.choose('take:enhance').asks('tile').choose('tile:1', 'on:large2');
    t.asks('reward').offers('take:enhance', 'pass');
    expect(t.has.large.filter((tile) => tile > 0)).toHaveLength(1);
    t.choose('take:enhance', 'tile:1', 'on:large3');
    expect(t.has.large.filter((tile) => tile > 0)).toHaveLength(2);
  });

  it('RWD-2 what can’t be used when its turn comes lapses', () => {
    const t = table().contracts().vp(5).act({ do: 'scoreContract' }).asks('action');
    expect(t.has.vp).toBe(5);
    t.storage().act({ do: 'plant', bulbs: 2 }).asks('action');
    expect(t.has.rows).toEqual([0, 0, 0, 0]);
  });

  it('RWD-2 a Patch’s action that is not possible lapses unasked', () => {
    const sixth = () => table().guilder(4).storage('red').planted(4, 'red', 'red', 'red', 'red', 'red');
    const without = sixth().groups(0, 0, 0, 0, 0).act({ do: 'plant', bulbs: 1 }).choose('plant:red>4');
    without.asks('action');
    sixth()
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:red>4')
      .asks('reward')
      .offersOnly('take:build', 'pass');
  });

  it('RWD-2 what comes first may make the next one possible', () => {
    // B0 touches Plant 1, a red bulb and Enhance.
    const t = table().guilder(2).storage().windmills('A0').act({ do: 'build' });
    t.choose('build:B0', 'from:white').asks('reward');
    t.offers('take:bulb-red', 'take:enhance').offersNot('take:plant1');
    t.choose('take:bulb-red').offers('take:plant1').choose('take:plant1', 'plant:red>3');
    expect(t.has.rows).toEqual([0, 0, 1, 0]);
  });

  it('RWD-2 the gains of one reward come in the order you like: the bulb first, with 9 Guilder', () => {
    const gain: Effect = { do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] };
    const full = () =>
      table()
        .guilder(9)
        .storage(...whites(5))
        .act(gain);
    const last = full().offers('guilder', 'bulb:red').choose('bulb:red', 'store');
    while (last.ask !== 'action') last.choose('guilder');
    expect(last.has.guilder).toBe(9);
    expect(full().choose('guilder', 'bulb:red', 'store').has.guilder).toBe(8);
  });

  it('RWD-2 the gains of one reward come in the order you like: Guilder first, with none in hand', () => {
    const t = table()
      .guilder(0)
      .storage(...whites(5))
      .act({ do: 'gain', guilder: 1, vp: 1, bulbs: ['any'] });
    if (t.offered.includes('guilder')) t.choose('guilder');
    t.choose('bulb:red', 'store');
    expect(t.has.guilder).toBe(0);
    expect(t.has.storage).toEqual([...whites(5), 'red']);
  });

  it('RWD-2 Guilder printed beside an action come after it', () => {
    const t = table().board('A').steps(2).tile('large2', 6).guilder(0).choose('do:large');
    t.asks('tile').offersOnly('tile:1', 'tile:2');
    expect(t.has.guilder).toBe(0);
    t.choose('tile:1', 'on:large1');
    expect(t.has.guilder).toBe(2);
  });

  it('RWD-2 Guilder printed beside an action come only with it', () => {
    const t = table().board('A').steps(2).tile('large2', 9).guilder(3).groups(0, 0, 0, 0, 0);
    t.offersNot('do:large').choose('do:small');
    while (t.ask !== 'action') t.choose(t.offered[0]);
    expect(t.offersNot('do:large').has.guilder).toBe(5);
  });
});
