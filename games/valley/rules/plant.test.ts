import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const plant = (bulbs: number) => ({ do: 'plant', bulbs }) as const;

const ROWS = [1, 2, 3, 4] as const;
const many = (n: number, colour: Colour = 'white'): Colour[] => new Array<Colour>(n).fill(colour);
const into = (...colours: Colour[]): string[] =>
  colours.flatMap((colour) => ROWS.map((row) => `plant:${colour}>${row}`));

/** Nothing in hand, so that what is there afterwards was gained. */
const bare = (): Table => table().board('A').guilder(0).tools(0).vp(0).storage();

describe('Plant Tulip Bulbs', () => {
  it('PLT-1 plants any stored bulb into the leftmost free Patch of any row', () => {
    const t = table().storage('red', 'black').planted(2, 'white').act(plant(2));
    t.offersOnly(...into('red', 'black'), 'stop');
    t.choose('plant:red>2');
    expect(t.has.rows).toEqual([0, 2, 0, 0]);
    expect(t.has.storage).toEqual(['black']);
  });

  it('PLT-1 a full row and a missing colour are blocked', () => {
    const t = table()
      .storage('red')
      .planted(1, ...many(7, 'red'))
      .act(plant(1));
    t.blocks('plant:red>1', 'PLT-1').blocks('plant:white>2', 'PLT-1');
    t.offersOnly('plant:red>2', 'plant:red>3', 'plant:red>4', 'stop');
  });

  it('PLT-1 the seventh Patch of a row is still free after six', () => {
    const t = bare()
      .storage('red')
      .planted(1, ...many(6))
      .act(plant(1));
    t.choose('plant:red>1');
    expect(t.has.rows).toEqual([7, 0, 0, 0]);
  });

  it('PLT-1 puts each bulb where it belongs and keeps the order of the row', () => {
    const t = bare().storage('red', 'black').planted(3, 'white').act(plant(2));
    t.choose('plant:black>3', 'plant:red>3');
    expect(t.player.patches.slice(14, 21)).toEqual([0, 4, 2, -1, -1, -1, -1]);
    expect(t.player.patches.filter((patch) => patch >= 0)).toHaveLength(3);
  });

  it.each([1, 2, 3, 4])('PLT-1 Plant %i plants so many and no more', (n) => {
    // 1 and 2 are printed, 3 and 4 are tiles 1 and 28.
    const t = bare().storage(...many(5, 'red'));
    if (n > 2) t.tile('large1', n === 3 ? 1 : 28).choose('do:large');
    else t.act(plant(n));
    for (let i = 0; i < n; i++) t.asks('plant').choose(`plant:red>${i + 1}`);
    t.asks('action');
    expect(t.has.rows).toEqual(ROWS.map((row) => (row <= n ? 1 : 0)));
    expect(t.has.stored).toBe(5 - n);
  });

  it('PLT-1 fewer bulbs than allowed: stop whenever you like', () => {
    const t = bare().storage('red', 'black').act(plant(2));
    t.choose('plant:red>1').offers('stop').choose('stop').asks('action');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
    expect(t.has.storage).toEqual(['black']);
  });

  it('PLT-1 none at all is possible too', () => {
    const t = bare().storage('red').act(plant(2)).choose('stop').asks('action');
    expect(t.has.rows).toEqual([0, 0, 0, 0]);
    expect(t.has.storage).toEqual(['red']);
  });

  it('PLT-1 ends by itself when Storage is empty', () => {
    const t = bare().storage('red').act(plant(2)).choose('plant:red>4').asks('action');
    expect(t.has.stored).toBe(0);
  });

  it('PLT-1 ends by itself when no Patch is free', () => {
    const t = bare().storage('red', 'red');
    t.planted(1, ...many(7)).planted(2, ...many(7));
    t.planted(3, ...many(6)).planted(4, ...many(7));
    t.act(plant(2)).offersOnly('plant:red>3', 'stop');
    t.choose('plant:red>3').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('PLT-1 planting changes nothing for the other player', () => {
    const t = bare()
      .storage('red')
      .seat(1)
      .storage('red')
      .seat(0)
      .act(plant(1))
      .choose('plant:red>1')
      .seat(1);
    expect(t.has.rows).toEqual([0, 0, 0, 0]);
    expect(t.has.storage).toEqual(['red']);
  });

  it('PLT-1 not possible without a bulb or without a free Patch', () => {
    bare().blocks('do:large', 'PLT-1');
    const full = bare().storage('red');
    for (const row of ROWS) full.planted(row, ...many(7));
    full.blocks('do:large', 'PLT-1');
    const last = bare().storage('red');
    for (const row of ROWS) last.planted(row, ...many(row === 2 ? 6 : 7));
    last.offers('do:large');
  });

  it('PLT-2 example: violet and yellow bring a Guilder and a Tool, red stays', () => {
    const t = bare().storage('violet', 'yellow', 'red').planted(2, 'white').planted(4, 'white', 'red');
    t.choose('do:large').asks('plant');
    t.choose('plant:yellow>2');
    expect([t.has.tools, t.has.guilder]).toEqual([1, 0]);
    t.choose('plant:violet>4');
    expect([t.has.tools, t.has.guilder, t.has.vp]).toEqual([1, 1, 0]);
    expect(t.has.storage).toEqual(['red']);
    expect(t.has.rows).toEqual([0, 2, 0, 3]);
    expect(t.player.patches[7 + 1]).toBe(COLOURS.indexOf('yellow'));
    expect(t.player.patches[21 + 2]).toBe(COLOURS.indexOf('violet'));
    t.asks('action').offersOnly('end');
  });

  const nothing = { guilder: 0, tools: 0, vp: 0 };
  it.each([
    [1, 1, nothing],
    [1, 2, { ...nothing, vp: 1 }],
    [1, 4, nothing],
    [1, 5, { ...nothing, guilder: 2 }],
    [1, 7, { ...nothing, vp: 4 }],
    [2, 1, nothing],
    [2, 2, { ...nothing, tools: 1 }],
    [2, 3, { ...nothing, vp: 2 }],
    [2, 4, nothing],
    [2, 7, { ...nothing, vp: 4 }],
    [3, 1, nothing],
    [3, 2, { ...nothing, guilder: 1 }],
    [3, 3, nothing],
    [3, 4, { ...nothing, tools: 1 }],
    [3, 6, { ...nothing, vp: 3 }],
    [4, 1, nothing],
    [4, 2, { ...nothing, vp: 2 }],
    [4, 3, { ...nothing, guilder: 1 }],
    [4, 4, nothing],
  ])('PLT-2 row %i column %i gives what is printed, unasked', (row, column, goods) => {
    const t = bare()
      .storage('red')
      .planted(row, ...many(column - 1))
      .act(plant(1));
    t.choose(`plant:red>${row}`).asks('action');
    expect({ guilder: t.has.guilder, tools: t.has.tools, vp: t.has.vp }).toEqual(goods);
    expect(t.vpFrom('patches')).toBe(goods.vp);
    expect(t.has.stored).toBe(0);
  });

  it.each([
    [1, 6, 'enhance'],
    [2, 5, 'lower2'],
    [2, 6, 'farm'],
    [3, 5, 'market0/1'],
    [4, 6, 'build'],
  ])('PLT-2 row %i column %i offers %s', (row, column, effect) => {
    const t = bare()
      .storage('red')
      .planted(row, ...many(column - 1))
      .act(plant(1));
    t.choose(`plant:red>${row}`).asks('reward', 0).offersOnly(`take:${effect}`, 'pass');
    expect(t.source).toBe(`patch:${row}.${column}`);
    t.choose('pass').asks('action');
  });

  it.each([1, 4])('PLT-2 row %i gives a bulb of any colour in its bulb Patch', (row) => {
    const t = bare()
      .storage('red')
      .planted(row, ...many(row === 1 ? 2 : 4))
      .act(plant(1));
    t.choose(`plant:red>${row}`).asks('bulb');
    t.offersOnly(...COLOURS.map((colour) => `bulb:${colour}`)).choose('bulb:violet');
    expect(t.has.storage).toEqual(['violet']);
  });

  it.each([3, 4])('PLT-2 row %i column 7 scores a Contract, nothing without one', (row) => {
    const lay = () =>
      bare()
        .storage('red')
        .planted(row, ...many(6));
    const none = lay().act(plant(1)).choose(`plant:red>${row}`).asks('action');
    expect(none.has.vp).toBe(0);
    // 2 for each red bulb: the one just planted counts.
    const one = lay().contracts(21).act(plant(1)).choose(`plant:red>${row}`);
    one.choose('take:score').asks('action');
    expect(one.vpFrom('contractsNow')).toBe(2);
  });

  it('PLT-2 a reward comes before the next bulb: the bulb gained can be planted', () => {
    const t = bare()
      .storage('red')
      .planted(1, ...many(2))
      .act(plant(2));
    t.choose('plant:red>1', 'bulb:black')
      .asks('plant')
      .offersOnly(...into('black'), 'stop');
    t.choose('plant:black>1');
    expect(t.has.rows).toEqual([4, 0, 0, 0]);
    expect(t.has.stored).toBe(0);
  });

  it('PLT-2 an action as a reward is finished before the next bulb', () => {
    const t = bare()
      .storage('red', 'black')
      .planted(2, ...many(4))
      .act(plant(2));
    t.choose('plant:red>2').asks('reward').choose('take:lower2').asks('plant');
    expect(t.has.guilder).toBe(2);
    t.offersOnly(...into('black'), 'stop');
  });

  it('PLT-2 a refused reward does not end the action', () => {
    const t = bare()
      .storage('red', 'black')
      .planted(2, ...many(4))
      .act(plant(2));
    t.choose('plant:red>2', 'pass')
      .asks('plant')
      .offersOnly(...into('black'), 'stop');
    expect(t.has.guilder).toBe(0);
  });

  it('PLT-2 planting inside a reward is an action of its own, the outer one goes on', () => {
    // Helper 17 plants after the Lower water of row 2 column 5; two bulbs of the outer action remain.
    const t = bare()
      .tile('large1', 1)
      .helpers(17)
      .storage(...many(4, 'red'))
      .planted(2, ...many(4));
    t.choose('do:large', 'plant:red>2', 'take:lower2', 'split:2g0v', 'helper:17', 'plant:red>1');
    t.choose('plant:red>3', 'plant:red>4').asks('action');
    expect(t.has.rows).toEqual([1, 5, 1, 1]);
    expect(t.has.stored).toBe(0);
  });
});

describe('Tile 23: swap, then plant', () => {
  const laid = (): Table => bare().tile('large1', 23);

  it('CRD-7 a stored bulb is exchanged for another colour, then up to 3 are planted', () => {
    const t = laid().storage('white', 'red', 'red', 'red').choose('do:large');
    t.asks('swapBulb').offersOnly('out:white', 'out:red', 'pass');
    t.choose('out:red').offersOnly('in:white', 'in:yellow', 'in:violet', 'in:black');
    t.choose('in:black').asks('plant');
    expect(t.has.storage).toEqual(['white', 'red', 'red', 'black']);
    t.choose('plant:black>1', 'plant:red>2', 'plant:red>3').asks('action').offersOnly('end');
    expect(t.has.storage).toEqual(['white']);
    expect(t.has.guilder).toBe(0);
  });

  it('CRD-7 a colour that is not stored is blocked', () => {
    laid().storage('white').choose('do:large').blocks('out:black', 'CRD-7');
  });

  it('CRD-7 the swap is optional and only one', () => {
    const passed = laid().storage('white').choose('do:large', 'pass').asks('plant');
    expect(passed.has.storage).toEqual(['white']);
    laid().storage('white', 'red').choose('do:large', 'out:white', 'in:red').asks('plant');
  });

  it('CRD-7 Storage stays as full as it was: the swap costs nothing', () => {
    const t = laid()
      .storage(...many(7))
      .choose('do:large', 'out:white', 'in:violet')
      .asks('plant');
    expect(t.has.storage).toEqual([...many(6), 'violet']);
    expect(t.has.guilder).toBe(0);
  });

  it('CRD-7 it needs a bulb to plant', () => {
    laid().storage().blocks('do:large', 'PLT-1');
    const t = laid().storage().helpers(30).choose('do:large');
    t.asks('plant').choose('helper:30', 'bulb:red', 'plant:red>1');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });
});

describe('Starting card 3: one bulb more for 1 VP', () => {
  const lay = (vp = 3): Table =>
    bare()
      .vp(vp)
      .starting(3)
      .storage(...many(4, 'red'));

  it('HLP-4 once the own bulbs are planted, for 1 VP', () => {
    const t = lay().act(plant(2)).offersNot('more').choose('plant:red>1').offersNot('more');
    t.choose('plant:red>2').asks('plant').offersOnly('more', 'stop').choose('more');
    expect(t.has.vp).toBe(2);
    expect(t.vpFrom('paid')).toBe(-1);
    t.choose('plant:red>3').asks('action');
    expect([t.has.rows, t.has.vp]).toEqual([[1, 1, 1, 0], 2]);
  });

  it('HLP-4 it may be left', () => {
    const t = lay().act(plant(1)).choose('plant:red>1', 'stop').asks('action');
    expect(t.has.vp).toBe(3);
  });

  it('HLP-4 once a turn, and not without a VP or a bulb to plant', () => {
    const t = lay().act(plant(1)).choose('plant:red>1', 'more', 'plant:red>2');
    t.act(plant(1)).choose('plant:red>3').asks('action');
    lay(0).act(plant(1)).choose('plant:red>1').asks('action');
    lay(1).act(plant(1)).choose('plant:red>1').offers('more');
    lay().storage('red').act(plant(1)).choose('plant:red>1').asks('action');
  });

  it('HLP-4 its bulb takes the reward, and counts for card 16', () => {
    const t = lay()
      .helpers(16)
      .planted(2, 'white')
      .act(plant(1))
      .choose('plant:red>1', 'more', 'plant:red>2');
    // A Tool of the Patch and one of the card.
    expect(t.has.tools).toBe(2);
    const one = lay().helpers(16).act(plant(1)).choose('plant:red>1', 'stop');
    expect(one.has.tools).toBe(0);
  });

  it('HLP-1 Helpers for after come when the bulb more is planted', () => {
    const t = lay().helpers(29).act(plant(1)).choose('plant:red>1').offersOnly('more', 'stop');
    t.choose('more')
      .offersNot('helper:29')
      .choose('plant:red>2')
      .asks('after')
      .offersOnly('helper:29', 'after');
  });
});
