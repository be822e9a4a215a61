import { describe, expect, it } from 'vitest';
import { COLOURS } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const trade = { do: 'trade' } as const;
const repeat = { do: 'trade', repeat: true } as const;
const third = { do: 'trade', more: 1 } as const;
const all = { do: 'trade', more: 2 } as const;

/** Trade cards by number, the one on top first. */
const stack = (t: Table) => t.state.tradeCards.map((card) => (card === null ? 0 : card + 1));
const onCard = (t: Table) => t.state.tradeBulbs.map((bulb) => (bulb < 0 ? null : COLOURS[bulb]));
const gained = (t: Table) => ({ guilder: t.has.guilder, tools: t.has.tools, vp: t.vpFrom('trade') });

/** Nothing but one white bulb in Storage, and this card on top. */
const at = (card: number) => table().trade(card).guilder(0).tools(0).vp(0).water(0).storage('white');

describe('Starting card 1', () => {
  const own = (card: number) => at(card).starting(1);

  it('CRD-6 offers bulbs of all colours from the supply beside your own', () => {
    const t = own(1).act(trade);
    const spaces = [1, 2, 3, 4];
    t.offersOnly(
      ...spaces.map((space) => `trade:white>${space}`),
      ...COLOURS.flatMap((colour) => spaces.map((space) => `supply:${colour}>${space}`)),
    );
  });

  it('CRD-6 the colour rule and the free space hold for the supply too', () => {
    const t = own(1).trade(1, null, 'red').act(trade);
    t.blocks('supply:red>1', 'TRD-1')
      .blocks('supply:white>2', 'TRD-1')
      .offers('supply:white>1', 'supply:black>4');
  });

  it('CRD-6 trade is possible without a bulb of your own', () => {
    const t = own(1).board('C').steps(1).storage().asks('action').offers('do:large');
    t.choose('do:large', 'supply:black>3', 'quarter:3', 'quarter:4').asks('action');
    expect(onCard(t)).toEqual([null, null, 'black', null]);
    expect(t.has.storage).toEqual([]);
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
  });

  it('CRD-6 a bulb from the supply leaves your Storage alone, any two rewards follow', () => {
    const t = own(1).act(trade).choose('supply:white>1').asks('quarter');
    t.offersOnly('quarter:1', 'quarter:2', 'quarter:3', 'quarter:4', 'pass')
      .choose('quarter:4')
      .asks('quarter');
    t.offersOnly('quarter:1', 'quarter:2', 'quarter:3', 'pass').blocks('quarter:4', 'TRD-1');
    t.choose('quarter:3').asks('action');
    expect(t.has.storage).toEqual(['white']);
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
  });

  it('CRD-6 a bulb of your own and the two adjacent rewards: the card is not used', () => {
    const t = own(1).act(trade).choose('trade:white>3').asks('quarter');
    t.offersOnly('quarter:3', 'quarter:4', 'any:1', 'any:2', 'pass')
      .choose('quarter:3', 'quarter:4')
      .asks('action');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
    t.act(trade).offers('supply:red>1');
  });

  it('CRD-6 a bulb of your own, one adjacent reward and one that is not', () => {
    const t = own(1).act(trade).choose('trade:white>1').asks('quarter').choose('any:3').asks('quarter');
    t.offersNot('any:3', 'quarter:3').choose('quarter:2').choose('bulb:red', 'bulb:red').asks('action');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 0 });
    expect(t.has.storage).toEqual(['red', 'red']);
  });

  it('CRD-6 a bulb of your own and two rewards that are not adjacent', () => {
    const t = own(1)
      .act(trade)
      .choose('trade:white>1', 'any:4')
      .asks('quarter')
      .offers('quarter:1', 'quarter:2', 'quarter:3');
    t.choose('quarter:3').asks('action');
    expect(t.has.storage).toEqual([]);
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
  });

  it('CRD-6 once a turn, whichever part was used', () => {
    const bulb = own(1).act(trade).choose('supply:red>3', 'quarter:3', 'quarter:4').act(trade);
    bulb.offersOnly('trade:white>1', 'trade:white>2', 'trade:white>4', 'collect').choose('trade:white>4');
    bulb.asks('reward').offersOnly('take:farm', 'pass');
    const reward = own(1)
      .storage('white', 'red')
      .act(trade)
      .choose('trade:white>3', 'any:2', 'bulb:black', 'bulb:black');
    reward.choose('quarter:3').asks('action').act(trade).offersNot('supply:black>1', 'supply:violet>2');
  });

  it('CRD-6 the second reward may be refused', () => {
    const t = own(1).act(trade).choose('trade:white>3', 'quarter:4', 'pass').asks('action');
    expect(gained(t)).toEqual({ guilder: 0, tools: 0, vp: 2 });
  });

  it('CRD-6 a fourth bulb from the supply clears the card', () => {
    const t = own(1)
      .trade(1, 'red', 'violet', null, 'black')
      .act(trade)
      .choose('supply:yellow>3', 'quarter:3', 'quarter:4');
    expect(stack(t.asks('action'))[3]).toBe(1);
  });

  it('CRD-6 works only for its owner', () => {
    const t = at(1).seat(1).starting(1).seat(0).act(trade);
    t.offersOnly('trade:white>1', 'trade:white>2', 'trade:white>3', 'trade:white>4');
    t.choose('trade:white>3').asks('action');
  });
});

describe('Tiles 5 and 30', () => {
  it('CRD-7 tile 5: for 1 Guilder a third reward, one of the other two', () => {
    const t = at(1).guilder(1).act(third).choose('trade:white>3').asks('quarter');
    t.offersOnly('quarter:3', 'quarter:4', 'buy:1', 'buy:2', 'buy:3', 'buy:4', 'pass')
      .choose('buy:2', 'bulb:red', 'bulb:red')
      .asks('quarter');
    expect(t.has.guilder).toBe(0);
    t.offersOnly('quarter:3', 'quarter:4', 'pass').choose('quarter:4', 'quarter:3').asks('action');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
    expect(t.has.storage).toEqual(['red', 'red']);
  });

  it('CRD-7 tile 5: at any time, also last and with Guilder just gained', () => {
    const t = at(1)
      .act(third)
      .choose('trade:white>3')
      .blocks('buy:2', 'CRD-7')
      .choose('quarter:3', 'quarter:4')
      .asks('quarter');
    t.offersOnly('buy:1', 'buy:2', 'pass').choose('buy:2', 'bulb:red', 'bulb:red').asks('action');
    expect(t.has.guilder).toBe(2);
  });

  it('CRD-7 tile 5: it need not be bought', () => {
    const t = at(1)
      .guilder(1)
      .act(third)
      .choose('trade:white>3', 'quarter:3', 'quarter:4', 'pass')
      .asks('action');
    expect(gained(t)).toEqual({ guilder: 4, tools: 0, vp: 2 });
  });

  it('CRD-7 tile 30: 1 Guilder once for all four rewards', () => {
    const t = at(1)
      .guilder(2)
      .cardOffer(4, 26, 27)
      .act(all)
      .choose('trade:white>3', 'buy:2', 'bulb:red', 'bulb:red');
    expect(t.asks('quarter').has.guilder).toBe(1);
    t.offersOnly('quarter:1', 'quarter:3', 'quarter:4', 'pass').choose(
      'quarter:4',
      'quarter:1',
      'sign:1',
      'quarter:3',
    );
    t.asks('action');
    expect(gained(t)).toEqual({ guilder: 4, tools: 0, vp: 2 });
    expect(t.has.contracts).toEqual([4]);
  });

  it('CRD-7 tile 30: without paying only the adjacent two', () => {
    const t = at(1).act(all).choose('trade:white>4').blocks('buy:3', 'CRD-7').blocks('quarter:3', 'TRD-1');
    t.offersOnly('quarter:1', 'quarter:4', 'pass');
  });

  it('CRD-7 a reward that was taken can not be bought', () => {
    at(1).guilder(5).act(all).choose('trade:white>3', 'quarter:4').offersNot('buy:4', 'quarter:4', 'any:4');
  });

  it.each([third, all])('CRD-7 nothing is bought when collecting: %j', (effect) => {
    const t = at(1)
      .trade(1, 'red')
      .guilder(5)
      .act(effect)
      .choose('collect')
      .asks('store')
      .choose('refuse')
      .asks('action');
    expect(gained(t)).toEqual({ guilder: 5, tools: 0, vp: 0 });
  });

  it.each([third, all])('CRD-7 the colour rule holds: %j', (effect) => {
    at(1)
      .trade(1, 'white')
      .storage('white', 'red')
      .act(effect)
      .blocks('trade:white>2', 'TRD-1')
      .offers('trade:red>2');
  });

  it('CRD-7 the plain action and tile 4 sell no further reward', () => {
    at(2)
      .guilder(5)
      .storage('white', 'red')
      .act(trade)
      .choose('trade:white>4')
      .offersOnly('take:plant2', 'pass');
    at(2)
      .guilder(5)
      .storage('white', 'red')
      .act(repeat)
      .choose('trade:white>4')
      .offersOnly('take:plant2', 'pass');
  });

  it('CRD-7 and CRD-6: with starting card 1 any two, and a third for 1 Guilder', () => {
    const t = at(1)
      .starting(1)
      .guilder(1)
      .act(third)
      .choose('supply:black>1', 'quarter:4', 'quarter:3')
      .asks('quarter');
    t.offersOnly('buy:1', 'buy:2', 'pass').choose('buy:2', 'bulb:red', 'bulb:red').asks('action');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
  });

  it('CRD-7 and CRD-6: with starting card 1 and tile 30 still 1 Guilder for all four', () => {
    const t = at(1)
      .starting(1)
      .guilder(1)
      .act(all)
      .choose('supply:black>1', 'quarter:4', 'quarter:2', 'bulb:red', 'bulb:red');
    t.asks('quarter').offersOnly('buy:1', 'buy:3', 'pass').choose('buy:3').asks('quarter');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 2 });
    t.offersOnly('quarter:1', 'pass').choose('quarter:1').asks('card').choose('pass').asks('action');
  });

  it('CRD-7 and CRD-6: one reward by starting card 1, another one bought', () => {
    const t = at(1)
      .starting(1)
      .guilder(1)
      .act(third)
      .choose('trade:white>3', 'buy:1', 'pass')
      .asks('quarter');
    expect(t.has.guilder).toBe(0);
    t.offersOnly('any:2', 'quarter:3', 'quarter:4', 'pass')
      .choose('any:2', 'bulb:red', 'bulb:red', 'quarter:3')
      .asks('action');
    expect(gained(t)).toEqual({ guilder: 3, tools: 0, vp: 0 });
  });

  it('CRD-7 the further reward may be paid for at any time, also while free ones are left by starting card 1', () => {
    const t = at(1).starting(1).guilder(9).act(third).choose('supply:black>1', 'buy:3').asks('quarter');
    expect(t.has.guilder).toBe(9);
    t.offersOnly('quarter:1', 'quarter:2', 'quarter:4', 'pass');
  });

  it('CRD-7 the card is cleared after all its rewards', () => {
    const t = at(1)
      .trade(1, 'red', 'violet', null, 'black')
      .guilder(1)
      .act(third)
      .choose('trade:white>3', 'quarter:3', 'quarter:4');
    expect(stack(t.asks('quarter'))[0]).toBe(1);
    expect(stack(t.choose('buy:2', 'bulb:red', 'bulb:red').asks('action'))[3]).toBe(1);
  });
});
