import { describe, expect, it } from 'vitest';
import { COLOURS } from '../edition/types.js';
import { conserve, type Table, table } from '../testing/index.js';

const trade = { do: 'trade' } as const;
const repeat = { do: 'trade', repeat: true } as const;
const third = { do: 'trade', more: 1 } as const;

/** Trade cards by number, the one on top first. */
const stack = (t: Table) => t.state.tradeCards.map((card) => (card === null ? 0 : card + 1));
const onCard = (t: Table) => t.state.tradeBulbs.map((bulb) => (bulb < 0 ? null : COLOURS[bulb]));
const gained = (t: Table) => ({ guilder: t.has.guilder, tools: t.has.tools, vp: t.vpFrom('trade') });

/** Nothing but one white bulb in Storage, and this card on top. */
const at = (card: number) => table().trade(card).guilder(0).tools(0).vp(0).water(0).storage('white');

describe('Conduct Foreign Trade: placing a bulb', () => {
  it('TRD-1 takes the bulb from Storage and lays it on the space', () => {
    const t = at(1).storage('white', 'red').act(trade).asks('trade', 0).choose('trade:red>3').asks('action');
    expect(t.has.storage).toEqual(['white']);
    expect(onCard(t)).toEqual([null, null, 'red', null]);
    expect(stack(t)[0]).toBe(1);
  });

  it('TRD-1 any stored colour on any free space', () => {
    const t = at(1).storage('white', 'black', 'black').act(trade);
    t.offersOnly(
      ...['white', 'black'].flatMap((colour) => [1, 2, 3, 4].map((space) => `trade:${colour}>${space}`)),
    );
    t.blocks('trade:red>1', 'TRD-1').blocks('collect', 'TRD-1').offersNot('supply:white>1', 'stop', 'pass');
  });

  it('TRD-1 a colour on the card, and a space taken, are blocked', () => {
    const t = at(1).trade(1, null, 'white').storage('white', 'red').act(trade);
    t.offersOnly('trade:red>1', 'trade:red>3', 'trade:red>4', 'collect');
    t.blocks('trade:white>1', 'TRD-1').blocks('trade:red>2', 'TRD-1');
  });

  it.each([
    [1, 'q2, q3', { guilder: 3, tools: 0, vp: 0 }, 2, ['bulb:red', 'bulb:red']],
    [1, 'q3, q4', { guilder: 3, tools: 0, vp: 2 }, 3, []],
    [4, 'q4, q1', { guilder: 2, tools: 0, vp: 4 }, 4, []],
    [3, 'q3, q4', { guilder: 0, tools: 2, vp: 1 }, 3, ['bulb:red']],
  ])('TRD-1 card %i: the space between %s brings both', (card, _, expected, space, bulbs) => {
    const t = at(card)
      .act(trade)
      .choose(`trade:white>${space}`)
      .choose(...bulbs)
      .asks('action');
    expect(gained(t)).toEqual(expected);
    expect(t.has.storage).toEqual(bulbs.map(() => 'red'));
  });

  it.each([
    [1, ['take:plant2'], { guilder: 0, tools: 1, vp: 0 }],
    [2, ['take:enhance'], { guilder: 0, tools: 1, vp: 0 }],
    [3, ['take:enhance'], { guilder: 0, tools: 0, vp: 3 }],
    [4, ['take:plant2'], { guilder: 0, tools: 0, vp: 3 }],
  ])('TRD-1 card 2, space %i: its action is offered, its goods are taken', (space, actions, expected) => {
    const t = at(2).storage('white', 'red').act(trade).choose(`trade:white>${space}`).asks('reward');
    t.offersOnly(...actions, 'pass')
      .choose('pass')
      .asks('action');
    expect(gained(t)).toEqual(expected);
  });

  it('TRD-1 two actions come in the order you like', () => {
    const farmFirst = at(1).cardOffer(24, 4, 26).act(trade).choose('trade:white>1').asks('reward');
    farmFirst
      .offersOnly('take:farm', 'take:bulb+bulb', 'pass')
      .choose('take:farm')
      .asks('card')
      .choose('pass');
    farmFirst.choose('bulb:red', 'bulb:black').asks('action');
    expect(farmFirst.has.storage).toEqual(['red', 'black']);
    const plantFirst = at(4).storage('white', 'red').market(['N', 'N'], ['SE', 'SW', 'SW']).act(trade);
    plantFirst
      .choose('trade:white>2')
      .offersOnly('take:plant1', 'take:market0/2', 'pass')
      .choose('take:market0/2');
    plantFirst.asks('market').choose('take:bulb-violet').asks('market').choose('pass').asks('reward');
    plantFirst.choose('take:plant1', 'plant:violet>1').asks('action');
    expect(plantFirst.has.area).toBe('SW');
  });

  it('TRD-1 card 4, space 1: 4 VP and Plant 1', () => {
    const t = at(4)
      .storage('white', 'red')
      .act(trade)
      .choose('trade:white>1', 'take:plant1', 'plant:red>1')
      .asks('action');
    expect([t.vpFrom('trade'), t.has.rows]).toEqual([4, [1, 0, 0, 0]]);
  });

  it('TRD-1 both rewards may be refused; it still was the action', () => {
    const t = at(2)
      .helpers(3)
      .storage('white', 'red')
      .act(trade)
      .choose('trade:white>4', 'pass')
      .asks('action');
    expect(t.has.rows).toEqual([0, 0, 0, 0]);
    expect([t.has.vp, t.vpFrom('helpers')]).toEqual([5, 2]);
  });

  it('TRD-1 an action that is not possible lapses', () => {
    const t = at(2).act(trade).choose('trade:white>1').asks('action');
    expect(gained(t)).toEqual({ guilder: 0, tools: 1, vp: 0 });
  });

  it('TRD-1 does not touch the other player', () => {
    const t = at(1)
      .seat(1)
      .storage('white')
      .guilder(5)
      .vp(5)
      .seat(0)
      .act(trade)
      .choose('trade:white>3')
      .seat(1);
    expect([t.has.guilder, t.has.vp, t.has.storage]).toEqual([5, 5, ['white']]);
  });

  it('TRD-1 is possible only with a bulb that fits, or bulbs to collect', () => {
    const wheel = () => table().board('C').steps(1);
    wheel().trade(1).storage().asks('action').blocks('do:large', 'TRD-1');
    wheel().trade(1).storage('red').offers('do:large');
    const t = wheel().trade(1, 'red').storage('red').choose('do:large').asks('store');
    expect(onCard(t)).toEqual([null, null, null, null]);
  });

  it('TRD-1 tile 4 allows a colour that is on the card, on a free space', () => {
    const t = at(1).trade(1, 'white', 'red').storage('white').act(repeat);
    t.offersOnly('trade:white>3', 'trade:white>4', 'collect').blocks('trade:white>1', 'TRD-1');
    t.choose('trade:white>3').asks('action');
    expect(onCard(t)).toEqual(['white', 'red', 'white', null]);
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
  });

  it('TRD-1 with only that colour the plain action collects', () => {
    const t = at(1).trade(1, 'white').act(trade).asks('store').offersOnly('store', 'refuse');
    expect(gained(t)).toEqual({ guilder: 0, tools: 0, vp: 0 });
  });
});

describe('Conduct Foreign Trade: collecting', () => {
  /** Violet, white and red on card 2. */
  const collect = (t: Table) => t.trade(2, 'violet', 'white', null, 'red').act(trade).choose('collect');

  it('TRD-1 keeps those you like, one after another in the order of colours, and returns the rest', () => {
    const t = collect(at(1).storage('black')).asks('store').offersOnly('store', 'refuse');
    t.choose('store').asks('store').choose('refuse').asks('store').choose('store').asks('action');
    expect(t.has.storage).toEqual(['white', 'violet', 'black']);
    expect(onCard(t)).toEqual([null, null, null, null]);
  });

  it('TRD-1 keeps all, or none', () => {
    const every = collect(at(1).storage('black')).choose('store', 'store', 'store').asks('action');
    expect(every.has.storage).toEqual(['white', 'red', 'violet', 'black']);
    const none = collect(at(1).storage('black')).choose('refuse', 'refuse', 'refuse').asks('action');
    expect(none.has.storage).toEqual(['black']);
    expect(onCard(none)).toEqual([null, null, null, null]);
  });

  it('TRD-1 brings no rewards, and the card stays on top', () => {
    const t = at(2);
    const order = stack(t);
    collect(t.storage('black')).choose('refuse', 'refuse', 'refuse');
    expect(stack(t)).toEqual(order);
    expect(gained(t)).toEqual({ guilder: 0, tools: 0, vp: 0 });
  });

  it('TRD-1 the 6th and 7th place cost 1 and 2', () => {
    const t = collect(at(1).storage('black', 'black', 'black', 'black').guilder(3));
    t.choose('store').asks('store');
    expect(t.has.guilder).toBe(3);
    t.choose('store').asks('store');
    expect(t.has.guilder).toBe(2);
    t.choose('store').asks('action');
    expect([t.has.guilder, t.has.stored]).toEqual([0, 7]);
  });

  it('TRD-1 without the Guilder a bulb can only be swapped or returned', () => {
    const t = collect(at(1).storage('black', 'black', 'black', 'black', 'yellow'));
    t.blocks('store', 'STO-1')
      .offersOnly('swap:yellow', 'swap:black', 'refuse')
      .choose('swap:yellow', 'refuse', 'refuse');
    expect(t.has.storage).toEqual(['white', 'black', 'black', 'black', 'black']);
  });

  it('TRD-1 with a full Storage a bulb can be swapped', () => {
    const t = collect(
      at(1).guilder(9).storage('black', 'black', 'black', 'black', 'black', 'black', 'black'),
    );
    t.offersOnly('swap:black', 'refuse').choose('swap:black', 'refuse', 'swap:black').asks('action');
    expect([t.has.stored, t.has.guilder]).toEqual([7, 9]);
    expect(t.has.storage.slice(0, 2)).toEqual(['white', 'violet']);
  });

  it('TRD-1 is possible without a bulb of your own, and is the action for Helpers', () => {
    const t = at(1)
      .helpers(3, 11)
      .storage()
      .trade(2, 'violet')
      .act(trade)
      .asks('store')
      .choose('refuse')
      .asks('action');
    expect([t.has.vp, t.has.tools]).toEqual([2, 1]);
  });

  it('TRD-1 afterwards the colours are free again', () => {
    const t = collect(at(1).storage('red', 'white', 'black'))
      .choose('refuse', 'refuse', 'refuse')
      .act(trade);
    t.offers('trade:red>4', 'trade:white>2', 'trade:red>1').blocks('collect', 'TRD-1');
  });
});

describe('Conduct Foreign Trade: a full card', () => {
  /** Three bulbs on card 1, space 3 free. */
  const nearly = () => at(1).trade(1, 'red', 'violet', null, 'black').storage('white');

  it('TRD-2 is cleared to the supply and put under the stack; the next one lies on top', () => {
    const t = nearly();
    const [first, ...others] = stack(t);
    t.act(trade).choose('trade:white>3').asks('action');
    expect(stack(t)).toEqual([...others, first]);
    expect(onCard(t)).toEqual([null, null, null, null]);
    expect(t.has.storage).toEqual([]);
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
    conserve(t.state);
  });

  it('TRD-2 not before its rewards are taken', () => {
    const t = at(2)
      .trade(2, 'red', 'violet', 'black')
      .storage('white', 'yellow')
      .act(trade)
      .choose('trade:white>4');
    t.asks('reward');
    expect(stack(t)[0]).toBe(2);
    expect(onCard(t)).toEqual(['red', 'violet', 'black', 'white']);
    t.choose('pass').asks('action');
    expect(stack(t)[3]).toBe(2);
  });

  it('TRD-2 is cleared even if its rewards are refused', () => {
    const t = nearly().guilder(1).act(third).choose('trade:white>3', 'pass').asks('action');
    expect(gained(t)).toEqual({ guilder: 1, tools: 0, vp: 0 });
    expect(stack(t)[3]).toBe(1);
    expect(onCard(t)).toEqual([null, null, null, null]);
  });

  it('TRD-2 three bulbs stay', () => {
    const t = at(1).trade(1, 'red', 'violet').act(trade).choose('trade:white>3').asks('action');
    expect(stack(t)[0]).toBe(1);
    expect(onCard(t)).toEqual(['red', 'violet', 'white', null]);
  });

  it('TRD-2 also with a colour repeated by tile 4', () => {
    const t = at(1)
      .trade(1, 'red', 'white', null, 'black')
      .act(repeat)
      .choose('trade:white>3')
      .asks('action');
    expect(stack(t)[3]).toBe(1);
    expect(onCard(t)).toEqual([null, null, null, null]);
  });

  it('TRD-2 the four cards go round', () => {
    const t = nearly();
    const order = stack(t);
    for (let i = 0; i < 4; i++) {
      t.state.tradeBulbs = [1, 2, -1, 3];
      t.storage('white').act(trade).choose('trade:white>3');
      while (t.ask !== 'action') t.choose(t.offered.includes('pass') ? 'pass' : t.offered[0]);
    }
    expect(stack(t)).toEqual(order);
  });

  it('TRD-2 the next trade of the turn is made on the new card', () => {
    const t = nearly();
    const next = stack(t)[1];
    t.act(trade).choose('trade:white>3').storage('white').act(trade).choose('trade:white>1');
    expect(stack(t)[0]).toBe(next);
    expect(onCard(t)).toEqual(['white', null, null, null]);
  });
});
