import { describe, expect, it } from 'vitest';
import { anyBulb, build, farm, guilder, lower, plant, tool, vp } from '../edition/default-effects.js';
import { checkEdition } from '../edition/json.js';
import { COLOURS, type Colour, type Edition } from '../edition/types.js';
import { calendarOf, lavishCalendar, table as tableOf } from '../testing/index.js';
import type { Options } from './state.js';

/** With the lavish Calendar, unless another one is given. */
const table = (options: Partial<Options> = {}) => tableOf({ edition: lavishCalendar, ...options });

/** At the wheels of a turn with so many steps behind, the gate left on 1. */
const wheelsAfter = (steps: number, column: number) =>
  table().guilder(0).tools(3).gate(1).calendar(column).steps(steps).atGate().choose('gate:1').asks('wheels');

const ALL = ['calendar:common', 'calendar:1', 'calendar:2', 'calendar:3', 'calendar:4'];

describe('Advancing on the Calendar', () => {
  it.each([
    // steps before, steps now, column before and after
    [0, 4, 0, 0],
    [4, 1, 0, 0],
    [5, 1, 0, 1],
    [5, 4, 0, 1],
    [2, 4, 0, 1],
    [3, 2, 0, 0],
    [3, 4, 0, 1],
    [6, 1, 1, 1],
    [6, 4, 1, 1],
    [8, 3, 1, 1],
    [11, 1, 1, 2],
    [10, 3, 1, 2],
    [12, 4, 2, 2],
    [17, 1, 2, 3],
  ])('CAL-1 after %i steps, %i more: from column %i to %i', (before, now, from, to) => {
    const t = wheelsAfter(before, from).choose(`turn:${now}`);
    expect(t.has.calendar).toBe(to);
    expect(t.eventsOf('calendar')).toHaveLength(to - from);
    expect(t.seat(1).has.calendar).toBe(0);
  });

  it('CAL-1 counts the large wheel, not the small one', () => {
    expect(wheelsAfter(4, 0).choose('turn:1').has.calendar).toBe(0);
    expect(wheelsAfter(9, 1).choose('turn:1').has.calendar).toBe(1);
  });

  it('CAL-1 RWD-1 is mandatory: nobody is asked, and going on leaves it moved', () => {
    const t = wheelsAfter(5, 0).choose('turn:1').asks('action', 0);
    expect(t.choose('end').has.calendar).toBe(1);
  });
});

describe('Calendar rewards', () => {
  it('CAL-2 example: the first full rotation brings a bulb of any colour and 3 Guilder, and covers them', () => {
    const t = table().board('A').storage('white').guilder(0).tools(0).gate(1).calendar(0).steps(5);
    t.seat(1).tools(0).guilder(0).calendar(0).steps(5).seat(0).atGate().choose('gate:1');
    expect(t.player.steps).toBe(6);
    expect(t.has.calendar).toBe(1);
    t.asks('action').choose('calendar:common').asks('bulb').choose('bulb:violet');
    expect(t.has.storage).toEqual(['white', 'violet']);
    t.choose('calendar:1');
    expect(t.has.guilder).toBe(3);
    t.offersNot(...ALL).choose('end');
    // Covered for the next one who comes here; the common reward is not.
    t.seat(1).asks('action', 1).offers('calendar:common', 'calendar:2').blocks('calendar:1', 'CAL-2');
    expect(t.has.calendar).toBe(1);
  });

  it('CAL-2 not arrived this turn: nothing is offered', () => {
    table()
      .calendar(1)
      .asks('action')
      .offersNot(...ALL);
  });

  it('CAL-2 one unique reward: the others close with it, the common one stays', () => {
    const t = table({ players: 4 }).guilder(0).arrived(1).choose('calendar:3');
    t.offers('calendar:common').offersNot('calendar:1', 'calendar:2', 'calendar:3', 'calendar:4');
    expect(t.state.covered).toEqual([0b100, 0, 0]);
  });

  it('CAL-2 the common reward covers nothing and is taken once', () => {
    const t = table().storage().arrived(1).choose('calendar:common', 'bulb:red');
    t.offersNot('calendar:common').offers('calendar:1', 'calendar:2');
    expect(t.state.covered).toEqual([0, 0, 0]);
  });

  it('CAL-2 covers in its own column only', () => {
    const t = table().guilder(0).arrived(2).choose('calendar:2', 'bulb:red', 'bulb:red');
    expect(t.state.covered).toEqual([0, 0b10, 0]);
    t.turnOf(1).arrived(3).offers('calendar:2');
    t.arrived(2).offers('calendar:1').blocks('calendar:2', 'CAL-2');
  });

  it('CAL-2 with every unique reward covered the common one is left', () => {
    table()
      .storage()
      .arrived(1)
      .covered(1, 1, 2)
      .offers('calendar:common')
      .offersNot('calendar:1', 'calendar:2');
  });

  it('CAL-2 what was not taken is lost at the end of the turn', () => {
    const t = table().tools(0).guilder(0).gate(1).arrived(1).seat(1).tools(0).guilder(0);
    t.choose('end')
      .asks('action', 1)
      .offersNot(...ALL);
    t.choose('end')
      .asks('action', 0)
      .offersNot(...ALL);
    expect(t.seat(0).has.calendar).toBe(1);
    expect(t.state.covered).toEqual([0, 0, 0]);
  });

  it('CAL-2 in any order, before and after the action', () => {
    const t = table().board('A').storage('red', 'red').guilder(0).arrived(1);
    t.choose('calendar:1', 'do:large', 'plant:red>1', 'plant:red>2').asks('action').offers('calendar:common');
    t.choose('calendar:common', 'bulb:black');
    expect([t.has.guilder, t.has.storage]).toEqual([3, ['black']]);
    const u = table().board('A').storage('red', 'red').guilder(0).arrived(1);
    u.choose('calendar:common', 'bulb:black', 'do:large', 'plant:red>1', 'plant:red>2', 'calendar:1');
    expect([u.has.guilder, u.has.storage]).toEqual([3, ['black']]);
  });

  it('CAL-2 before the next bulb; a Plant action out of bulbs waits for it', () => {
    const t = table().board('A').storage('red').covered(1, 1, 2).arrived(1).choose('do:large', 'plant:red>1');
    t.asks('plant').offersOnly('calendar:common', 'stop');
    t.choose('calendar:common', 'bulb:black').asks('plant').choose('plant:black>2').asks('action');
    expect(t.has.rows).toEqual([1, 1, 0, 0]);
  });

  it('CAL-2 a Plant action out of bulbs waits for no reward that is gone', () => {
    const t = table().board('A').storage('red').covered(1, 1, 2).arrived(1);
    t.choose('calendar:common', 'bulb:red', 'do:large', 'plant:red>1', 'plant:red>1').asks('action');
    const u = table().board('A').storage('red').calendar(1).choose('do:large', 'plant:red>1');
    expect(u.asks('action').has.rows).toEqual([1, 0, 0, 0]);
  });

  it('CAL-2 before the next Market move', () => {
    const t = table().market(['N', 'SE'], ['N', 'SE', 'SW']).storage().guilder(2).arrived(1);
    t.act({ do: 'market', cost: 2, moves: 2 }).asks('move').offers('move', 'calendar:common', 'calendar:1');
    t.choose('calendar:1').asks('move').choose('move').asks('market').offers('calendar:common');
    expect(t.has.guilder).toBe(3);
    t.choose('pass').asks('move').offers('move', 'calendar:common').offersNot('calendar:1', 'calendar:2');
    t.choose('calendar:common', 'bulb:black').asks('move').choose('move').asks('market');
    expect(t.has.area).toBe('SW');
    expect(t.has.storage).toEqual(['black']);
  });

  it('CAL-2 before the next reward: this comes before RWD-2', () => {
    const t = table().guilder(2).storage().windmills('A0').arrived(1).act({ do: 'build' });
    t.choose('build:B0', 'from:white').asks('reward').offers('take:enhance', 'calendar:common', 'calendar:1');
    t.choose('calendar:common', 'bulb:black').asks('reward').offers('take:plant1', 'take:enhance', 'pass');
    expect(t.has.storage).toContain('black');
  });

  it('CAL-2 between the rewards of a Patch and of a trade card', () => {
    const patch = table().guilder(0).storage('red').planted(1, 'red', 'red', 'red', 'red', 'red').arrived(1);
    patch
      .act({ do: 'plant', bulbs: 1 })
      .choose('plant:red>1')
      .asks('reward')
      .offers('take:enhance', 'calendar:1');
    patch.choose('calendar:1').asks('reward').choose('take:enhance').asks('tile').offers('tile:4');
    const trade = table().guilder(0).storage('red').trade(1).arrived(1).act({ do: 'trade' });
    trade.choose('trade:red>1').asks('reward').offers('take:farm', 'calendar:common', 'calendar:1');
    trade.choose('calendar:1').asks('reward').offers('take:farm');
    expect(trade.has.guilder).toBe(3);
  });

  it('CAL-2 the common one is offered only if it would do something', () => {
    // Plant 1.
    const arrived = (...storage: Colour[]) =>
      table()
        .storage(...storage)
        .arrived(3);
    arrived().blocks('calendar:common', 'CAL-2').offers('calendar:1', 'calendar:2');
    arrived('red').offers('calendar:common');
    const full = arrived('red');
    for (const row of [1, 2, 3, 4]) full.planted(row, ...new Array<Colour>(7).fill('red'));
    full.blocks('calendar:common', 'CAL-2');
    table().storage().arrived(2).offers('calendar:common');
    const edition = calendarOf({ II: { common: guilder(1) } });
    table({ edition }).guilder(0).arrived(2).offers('calendar:common');
  });

  it('CAL-2 a unique reward may be taken even if it gives nothing: it is covered', () => {
    const t = table().vp(5).contracts().arrived(3).choose('calendar:2').asks('action');
    expect(t.has.vp).toBe(5);
    expect(t.state.covered).toEqual([0, 0, 0b10]);
    const u = table().groups(0, 0, 0, 0, 0).arrived(3).choose('calendar:1').asks('action');
    expect(u.state.covered).toEqual([0, 0, 0b1]);
    const v = table().guilder(9).arrived(1).choose('calendar:1');
    expect([v.has.guilder, v.state.covered[0]]).toEqual([9, 0b1]);
    const edition = calendarOf({ III: { unique: [build, plant(1)] } });
    const w = table({ edition }).storage().arrived(3).choose('calendar:2').asks('action');
    expect(w.state.covered).toEqual([0, 0, 0b10]);
  });

  it.each<[string, Edition, number, number[]]>([
    ['a Tool', lavishCalendar, 2, [1, 0]],
    ['VP', calendarOf({ III: { common: vp(1) } }), 3, [0, 1]],
  ])('CAL-2 a common reward of %s alone is taken on arrival, unasked', (_, edition, column, gained) => {
    const t = table({ edition })
      .vp(0)
      .tools(0)
      .guilder(0)
      .gate(1)
      .calendar(column - 1)
      .steps(6 * column - 1);
    t.atGate().choose('gate:1').asks('action').offersNot('calendar:common').offers('calendar:1');
    expect([t.has.tools, t.has.vp]).toEqual(gained);
  });
});

describe('Rewards of the rules edition’s Calendar', () => {
  it('CAL-2 the rewards of column I', () => {
    const column = () => tableOf({ players: 4 }).storage().guilder(1).tools(0).vp(5).water(3).arrived(1);
    column()
      .choose('calendar:common')
      .offersOnly(...COLOURS.map((colour) => `bulb:${colour}`));
    expect(column().choose('calendar:1').has.guilder).toBe(4);
    column().choose('calendar:2').asks('bulb').offersOnly('bulb:violet', 'bulb:black');
    const third = column().choose('calendar:3');
    expect([third.has.tools, third.has.vp, third.vpFrom('calendar')]).toEqual([0, 7, 2]);
    const fourth = column().choose('calendar:4').asks('lower').choose('split:1g1v');
    expect([fourth.has.guilder, fourth.has.vp, fourth.state.water]).toEqual([2, 6, 1]);
  });

  it('CAL-2 the rewards of column II', () => {
    const column = () => tableOf({ players: 4 }).storage().guilder(1).tools(0).arrived(2);
    expect(column().choose('calendar:common').has.guilder).toBe(2);
    column().choose('calendar:1').asks('tile');
    const two = column().choose('calendar:2', 'bulb:red', 'bulb:black').asks('action');
    expect(two.has.storage).toEqual(['red', 'black']);
    column().choose('calendar:3').asks('card');
    expect(column().choose('calendar:4').has.guilder).toBe(5);
  });

  it('CAL-2 the rewards of column III', () => {
    const column = () => tableOf({ players: 4 }).storage('red', 'red', 'red').guilder(1).vp(5).arrived(3);
    const common = column().covered(3, 1, 2, 3, 4).choose('calendar:common').asks('plant');
    expect(common.choose('plant:red>1').asks('action').has.rows).toEqual([1, 0, 0, 0]);
    column().choose('calendar:1').asks('build');
    const second = column().choose('calendar:2');
    expect([second.has.vp, second.vpFrom('calendar')]).toEqual([9, 4]);
    const plant2 = column().tools(0).choose('calendar:common', 'plant:red>1', 'calendar:3').asks('plant');
    expect(plant2.choose('plant:red>2', 'plant:red>3').asks('action').has.rows).toEqual([1, 1, 1, 0]);
    expect(column().choose('calendar:4').has.guilder).toBe(4);
  });
});

describe('Rewards of an own Calendar', () => {
  it('is a valid edition', () => {
    expect(checkEdition(lavishCalendar)).toEqual([]);
    expect(checkEdition(calendarOf({ II: { common: vp(1), unique: [build] } }))).toEqual([]);
  });

  it('CAL-2 Tools with VP, Lower water 2', () => {
    const column = () => table({ players: 4 }).guilder(1).tools(0).vp(5).water(3).arrived(1);
    const third = column().choose('calendar:3');
    expect([third.has.tools, third.has.vp, third.vpFrom('calendar')]).toEqual([1, 6, 1]);
    const fourth = column().choose('calendar:4').asks('lower').choose('split:1g1v');
    expect([fourth.has.guilder, fourth.has.vp, fourth.state.water]).toEqual([2, 6, 1]);
  });

  it('CAL-2 Farm, any bulb, 1 Tool, Lower water 1', () => {
    const edition = calendarOf({ I: { unique: [farm, anyBulb, tool, lower(1)] } });
    const column = () =>
      table({ players: 4, edition }).storage().guilder(1).tools(0).vp(5).water(3).arrived(1);
    column().choose('calendar:1').asks('card');
    expect(column().choose('calendar:2', 'bulb:black').asks('action').has.storage).toEqual(['black']);
    const third = column().choose('calendar:3');
    expect([third.has.tools, third.has.vp]).toEqual([1, 5]);
    const fourth = column().choose('calendar:4').asks('lower').choose('split:0g1v');
    expect([fourth.has.guilder, fourth.has.vp, fourth.state.water]).toEqual([1, 6, 2]);
  });

  it('CAL-2 1 VP for all, Plant 1, 3 VP, 2 Guilder', () => {
    const edition = calendarOf({ III: { common: vp(1), unique: [farm, plant(1), vp(3), guilder(2)] } });
    const column = () => table({ players: 4, edition }).storage('red', 'red').guilder(1).vp(5).arrived(3);
    const common = column().choose('calendar:common');
    expect([common.has.vp, common.vpFrom('calendar')]).toEqual([6, 1]);
    const plant1 = column().choose('calendar:common', 'calendar:2').asks('plant');
    expect(plant1.choose('plant:red>1').asks('action').has.rows).toEqual([1, 0, 0, 0]);
    const third = column().choose('calendar:3');
    expect([third.has.vp, third.vpFrom('calendar')]).toEqual([8, 3]);
    expect(column().choose('calendar:4').has.guilder).toBe(3);
  });

  it('CAL-2 a Tool for all, two bulbs, Farm, 4 Guilder', () => {
    const column = () => table({ players: 4 }).storage().guilder(1).tools(0).arrived(2);
    expect(column().choose('calendar:common').has.tools).toBe(1);
    column().choose('calendar:1').asks('tile');
    const two = column().choose('calendar:2', 'bulb:red', 'bulb:black');
    expect(two.has.storage).toEqual(['red', 'black']);
    column().choose('calendar:3').asks('card');
    expect(column().choose('calendar:4').has.guilder).toBe(5);
  });

  it('CAL-2 Plant 1 for all, Build, a Contract scored now, Plant 2', () => {
    const column = () => table({ players: 4 }).storage('red', 'red', 'red').guilder(1).vp(5).arrived(3);
    const common = column().covered(3, 1, 2, 3, 4).choose('calendar:common').asks('plant');
    expect(common.choose('plant:red>1').asks('action').has.rows).toEqual([1, 0, 0, 0]);
    column().choose('calendar:1').asks('build');
    const scored = column().contracts(21).planted(4, 'red').choose('calendar:2');
    expect([scored.has.vp, scored.vpFrom('contractsNow')]).toEqual([7, 2]);
    const plant2 = column().tools(0).choose('calendar:common', 'plant:red>1', 'calendar:3').asks('plant');
    expect(plant2.choose('plant:red>2', 'plant:red>3').asks('action').has.rows).toEqual([1, 1, 1, 0]);
    const fourth = column().choose('calendar:4');
    expect([fourth.has.vp, fourth.vpFrom('calendar')]).toEqual([10, 5]);
  });
});

describe('The last column', () => {
  it('CAL-3 scores the highest VP still open, unasked, and triggers the end', () => {
    const t = table({ players: 3 }).vp(5).round(9);
    t.tools(0).guilder(0).gate(1).calendar(3).steps(23).atGate().choose('gate:1');
    expect(t.has.calendar).toBe(4);
    expect([t.has.vp, t.vpFrom('calendar')]).toEqual([13, 8]);
    expect(t.eventsOf('endTriggered')).toMatchObject([{ seat: 0, lastRound: 10 }]);
    t.asks('action').offersNot(...ALL);
  });

  it('CAL-3 crossing the arrow is arriving', () => {
    const t = table().vp(5).round(9).tools(0).guilder(0).gate(3).calendar(3).steps(22).atGate();
    t.choose('gate:3');
    expect([t.has.calendar, t.has.vp, t.state.lastRound]).toEqual([4, 13, 10]);
  });

  it('CAL-3 column III does not trigger it', () => {
    const t = table().round(9).tools(0).guilder(0).gate(1).calendar(2).steps(17).atGate().choose('gate:1');
    expect([t.has.calendar, t.state.lastRound]).toEqual([3, -1]);
    expect(t.eventsOf('endTriggered')).toEqual([]);
  });

  it('CAL-3 later players take what is left, and don’t put the end off', () => {
    const t = table({ players: 3 }).round(9).tools(0).guilder(0).gate(1).calendar(3).steps(23);
    t.seat(1)
      .vp(5)
      .tools(0)
      .guilder(0)
      .calendar(3)
      .steps(23)
      .seat(2)
      .tools(0)
      .guilder(0)
      .calendar(2)
      .steps(13);
    t.seat(0).atGate().choose('gate:1').choose('end').asks('action', 1).seat(1);
    expect([t.has.calendar, t.has.vp, t.vpFrom('calendar')]).toEqual([4, 10, 5]);
    expect(t.state.lastRound).toBe(10);
    expect(t.eventsOf('endTriggered')).toEqual([]);
  });

  it('CAL-3 a marker there stays there and scores no more', () => {
    const t = table().vp(5).round(9).tools(0).guilder(0).gate(1).calendar(4).steps(29);
    t.state.lastRound = 9;
    t.state.endTaken = 1;
    t.atGate()
      .choose('gate:1')
      .asks('action')
      .offersNot(...ALL);
    expect(t.player.steps).toBe(30);
    expect([t.has.calendar, t.has.vp]).toEqual([4, 5]);
    expect([t.state.lastRound, t.state.endTaken]).toEqual([9, 1]);
  });
});
