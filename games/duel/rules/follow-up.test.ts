import { describe, expect, it } from 'vitest';
import { type Table, table } from '../testing/index.js';

/** Guilder at each space of the Calendar. */
const VALUES = [
  [1, 1],
  [2, 1],
  [3, 2],
  [4, 2],
  [5, 3],
] as const;

/** Seat 0 has finished its turn; seat 1 is yellow and reads the Central section opposite to the index. */
const following = (index: number, lay: (t: Table) => Table = (t) => t): Table =>
  lay(table().mesh(1, index).seat(1)).followsUp(1);

describe('D-TRN-4: the follow-up', () => {
  it('D-TRN-4 after the turn the rival does the action of its own Central section, then its turn begins', () => {
    const t = table().mesh(1, 5).choose('do:guilder', 'end');
    expect(t.eventsOf('followUp')).toEqual([{ type: 'followUp', seat: 1 }]);
    // Yellow reads section 2: 2 Guilder.
    t.asks('followUp', 1).offersOnly('do:central', 'do:guilder').choose('do:central').asks('wheels', 1);
    expect(t.eventsOf('turn')).toEqual([{ type: 'turn', seat: 1, round: 1 }]);
    expect(t.seat(1).has.guilder).toBe(5);
    expect(t.seat(0).has.guilder).toBe(4);
  });

  it.each([
    [4, 'tile'],
    [6, 'plant'],
    [1, 'deal'],
    [2, 'bulb'],
  ])('D-TRN-4 Central index %i: yellow is asked for a %s', (index, ask) => {
    following(index).choose('do:central').asks(ask, 1);
  });

  it.each([
    [5, { guilder: 5, tools: 0 }],
    [3, { guilder: 4, tools: 1 }],
  ])('D-TRN-4 Central index %i: yellow gains %j', (index, expected) => {
    expect(following(index).choose('do:central').has).toMatchObject(expected);
  });

  it('D-TRN-4 red follows up with the index itself', () => {
    const t = table().mesh(1, 2).followsUp(0).asks('followUp', 0).choose('do:central').asks('wheels', 0);
    expect(t.has.guilder).toBe(5);
  });

  it('D-TRN-4 not the Personal section, and nothing more for Tools', () => {
    const t = following(1, (it) => it.tools(9).guilder(9)).offersOnly('do:central', 'do:guilder');
    t.choose('do:central', 'deal:back-top', 'bulb:red').asks('wheels', 1);
    expect(t.has.tools).toBe(9);
  });

  it('D-TRN-4 a tile on that section counts; its effects come in the order that the rival likes', () => {
    const t = following(1, (it) => it.tile('central4', 22)).choose('do:central');
    t.asks('reward', 1).offersOnly('take:market', 'take:plant1').choose('take:plant1').asks('plant', 1);
    t.choose('plant:white>1.1').asks('deal', 1);
    // What can't be resolved is skipped.
    const poor = following(1, (it) => it.guilder(0).tile('central4', 8))
      .choose('do:central')
      .asks('wheels', 1);
    expect(poor.has).toMatchObject({ guilder: 0, tools: 1 });
  });

  it.each([
    ['Market without Guilder', 1, (t: Table) => t.guilder(0)],
    ['Plant without bulbs', 6, (t: Table) => t.guilder(0).storage()],
  ])('D-TRN-4 what can not be done is given up unasked: %s', (_, index, lay) => {
    const t = following(index, lay).asks('wheels', 1);
    expect(t.has.guilder).toBe(1);
    expect(t.eventsOf('gaveUp')).toEqual([{ type: 'gaveUp', seat: 1, tools: 0 }]);
    expect(t.state.turn).toMatchObject({ seat: 1, actor: 1 });
  });

  it('D-TRN-4 it uses the rival’s own goods, Patches being common to both', () => {
    const t = table().patch(1, 'red').mesh(1, 6).seat(1).storage('red').followsUp(1);
    t.choose('do:central', 'plant:red>1.2').asks('wheels', 1);
    expect([t.has.vp, t.vpFrom('patches'), t.has.storage]).toEqual([3, 3, []]);
    expect(t.seat(0).has).toMatchObject({ vp: 0, storage: ['white', 'yellow'] });
  });

  it('D-TRN-4 D-GAIN an action that it brings belongs to it and may be declined', () => {
    const t = following(6, (it) => it.patch(2, 'white')).choose('do:central', 'plant:white>2.2');
    t.asks('reward', 1).offersOnly('take:farm', 'pass').choose('take:farm').asks('card', 1).choose('hire:1');
    t.asks('wheels', 1);
    expect(t.has.helpers).toHaveLength(1);
  });

  it('D-TRN-4 D-FRM the owner of a Contract that it pushes out decides, whoever that is', () => {
    const lay = (t: Table): Table => t.patch(2, 'white').helpers(1, 2, 3).seat(0).helpers(4, 5, 6).seat(1);
    const hired = following(6, lay).choose('do:central', 'plant:white>2.2', 'take:farm', 'hire:1');
    hired.asks('contract', 0).offersOnly('score:3', 'pass').choose('pass').asks('wheels', 1);
    const signed = following(6, lay).choose('do:central', 'plant:white>2.2', 'take:farm', 'sign:1');
    signed.asks('contract', 1).offersOnly('score:6', 'pass').choose('pass').asks('wheels', 1);
    expect(signed.lies.gone).toEqual([6]);
  });

  it('D-TRN-4 rounds: each player has one turn and one follow-up', () => {
    const t = table().mesh(1, 2).round(4).choose('do:guilder', 'end', 'do:guilder').asks('wheels', 1);
    expect(t.eventsOf('turn')).toEqual([{ type: 'turn', seat: 1, round: 4 }]);
    t.choose('turn:1', 'do:guilder', 'end').asks('followUp', 0).choose('do:guilder').asks('wheels', 0);
    expect(t.eventsOf('turn')).toEqual([{ type: 'turn', seat: 0, round: 5 }]);
  });
});

describe('D-TRN-4: no Helper in a follow-up', () => {
  it('D-TRN-4 those of the player who follows up are neither asked nor triggered', () => {
    // Market: 1 VP, Market: 1 Tool, Market: Plant 1.
    const t = following(1, (it) => it.helpers(13, 12, 14)).choose('do:central');
    t.asks('deal').offersNot('helper:12', 'helper:14').blocks('helper:12', 'D-TRN-4');
    t.choose('deal:back-top', 'bulb:red').asks('wheels', 1);
    expect(t.has).toMatchObject({ vp: 0, tools: 0 });
    expect(t.eventsOf('helper')).toEqual([]);
  });

  it('D-TRN-4 nor those of the player whose turn it is', () => {
    // Plant: 1 VP, Plant: 1 Tool, Plant: 1 Guilder, for the one who does not plant.
    const t = following(6, (it) => it.seat(0).helpers(5, 6, 8)).choose('do:central', 'plant:white>3.4');
    t.asks('wheels', 1);
    expect(t.seat(0).has).toMatchObject({ vp: 0, tools: 0, guilder: 3 });
    expect(t.seat(1).has).toMatchObject({ vp: 1, tools: 0, guilder: 3 });
  });

  it('D-TRN-4 nor for an action that the follow-up brings', () => {
    // Planting brings a Farm: Farm: 1 Guilder, Farm: 1 Tool; Plant: 1 VP.
    const t = following(6, (it) => it.helpers(18, 4, 5).patch(2, 'white')).choose('do:central');
    t.choose('plant:white>2.2', 'take:farm').asks('card').offersNot('helper:18', 'helper:4').choose('sign:1');
    t.asks('wheels', 1);
    expect(t.has).toMatchObject({ vp: 0, tools: 0, guilder: 3 });
  });

  it('D-TRN-4 an action that only a Helper would make possible is not possible', () => {
    // Plant: any bulb.
    const lay = (t: Table): Table => t.storage().helpers(7);
    lay(table()).mesh(1, 3).offers('do:central');
    const t = following(6, lay).asks('wheels', 1);
    expect(t.eventsOf('gaveUp')).toHaveLength(1);
    expect(t.has).toMatchObject({ guilder: 4, storage: [] });
  });

  it('D-TRN-4 in the own turn that follows they work again', () => {
    const t = table().mesh(4, 1).seat(1).helpers(13).followsUp(1);
    t.choose('do:central', 'deal:back-top', 'bulb:red');
    expect(t.has.vp).toBe(0);
    t.asks('wheels', 1).choose('turn:2', 'do:personal', 'deal:back-top', 'bulb:red');
    expect(t.has.vp).toBe(1);
  });
});

describe('D-TRN-5: giving up the Central action', () => {
  it.each(VALUES)('D-TRN-5 first action with the marker on space %i: %i Guilder', (space, value) => {
    const t = table()
      .guilder(3)
      .tools(1)
      .calendar(space)
      .choose('do:guilder')
      .asks('action')
      .offersOnly('end');
    expect(t.has).toMatchObject({ guilder: 3 + value, tools: 1 });
    expect(t.eventsOf('gaveUp')).toEqual([{ type: 'gaveUp', seat: 0, tools: 0 }]);
    expect(t.lies.calendar).toBe(space);
  });

  it.each(VALUES)('D-TRN-5 second action for 2 Tools on space %i: %i Guilder', (space, value) => {
    const t = table().guilder(3).tools(2).calendar(space).choose('do:personal', 'deal:back-top', 'bulb:red');
    t.choose('also:guilder').asks('action').offersOnly('end');
    expect(t.has).toMatchObject({ guilder: 2 + value, tools: 0 });
  });

  it.each(VALUES)('D-TRN-5 as a follow-up on space %i: %i Guilder', (space, value) => {
    const t = table().calendar(space).mesh(1, 1).seat(1).guilder(3).followsUp(1).choose('do:guilder');
    expect(t.asks('wheels', 1).has.guilder).toBe(3 + value);
    expect(t.seat(0).has.guilder).toBe(3);
  });

  it('D-TRN-5 always: also where the action is possible, and where it gives goods', () => {
    for (const index of [1, 2, 3, 4, 5, 6]) {
      table().guilder(9).mesh(1, index).offers('do:central', 'do:guilder');
      following(index).offersOnly('do:central', 'do:guilder');
    }
  });

  it('D-TRN-5 the Personal action can not be given up', () => {
    const t = table().tools(9).mesh(1, 2).choose('do:central').offersOnly('also:personal', 'end');
    t.offersNot('also:guilder');
  });

  it('D-TRN-5 the marker counts where it stands then', () => {
    // The last Market tile is drawn: from space 2 to 3, which pays 2.
    const t = table().tools(2).guilder(3).calendar(2).marketLeft(1);
    t.choose('do:personal', 'deal:back-top', 'bulb:red');
    expect(t.lies.calendar).toBe(3);
    expect(t.choose('also:guilder').has.guilder).toBe(4);
    t.choose('end').asks('followUp', 1).choose('do:guilder');
    expect(t.seat(1).has.guilder).toBe(5);
  });

  it('D-TRN-5 giving up triggers no Helper', () => {
    // Market: 1 VP, Market: 1 Tool, Market: Plant 1; red reads section 4, the Market.
    const t = table().mesh(2, 4).helpers(13, 12, 14).choose('do:guilder').asks('action').offersOnly('end');
    expect(t.has).toMatchObject({ guilder: 4, vp: 0, tools: 0 });
    expect(t.eventsOf('helper')).toEqual([]);
  });

  it('D-TRN-5 not for a printed action that an Enhance makes you resolve', () => {
    const t = table().calendar(5).act({ do: 'enhance' }).choose('tile:1', 'on:central3').asks('reward');
    t.offersOnly('take:plant1', 'pass').choose('pass');
    expect(t.asks('action').has.guilder).toBe(3);
  });

  it('D-TRN-5 not for a Market or a Plant that comes from elsewhere', () => {
    const t = table().storage('red').patch(1, 'red', 'red').act({ do: 'plant', bulbs: 1 });
    t.choose('plant:red>1.3').asks('reward').offersOnly('take:market', 'pass').choose('take:market');
    t.asks('deal').offersNot('do:guilder', 'also:guilder');
  });

  it('D-TRN-5 an edition’s own Calendar pays its own values', () => {
    const edition = { ...table().edition, calendar: [4, 0, 7] };
    expect(table({ edition }).choose('do:guilder').has.guilder).toBe(7);
    expect(table({ edition }).calendar(2).choose('do:guilder').has.guilder).toBe(3);
    expect(table({ edition }).calendar(3).choose('do:guilder').has.guilder).toBe(10);
  });
});
