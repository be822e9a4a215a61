import { describe, expect, it } from 'vitest';
import { table } from '../testing/index.js';

const gate = (from: number, guilder: number, water = 0) =>
  table().vp(5).tools(0).guilder(guilder).gate(from).water(water).atGate();

describe('The floodgate', () => {
  it.each([
    [1, 0, ['gate:1']],
    [1, 1, ['gate:1', 'gate:2']],
    [1, 2, ['gate:1', 'gate:2']],
    [1, 3, ['gate:1', 'gate:2', 'gate:3']],
    [2, 0, ['gate:1', 'gate:2']],
    [2, 1, ['gate:1', 'gate:2']],
    [2, 2, ['gate:1', 'gate:2', 'gate:3']],
    [3, 0, ['gate:1', 'gate:2', 'gate:3']],
    [3, 9, ['gate:1', 'gate:2', 'gate:3']],
  ])('FLO-1 on %i with %i Guilder: %j', (from, guilder, offered) => {
    const t = gate(from, guilder).asks('gate', 0);
    t.offersOnly(...offered);
    for (const key of ['gate:1', 'gate:2', 'gate:3']) if (!offered.includes(key)) t.blocks(key, 'MON-1');
  });

  it.each([
    // from, to, cost, VP
    [1, 2, 1, 1],
    [2, 3, 2, 3],
    [1, 3, 3, 4],
    [1, 1, 0, 0],
    [2, 2, 0, 0],
    [3, 3, 0, 0],
    [3, 2, 0, 0],
    [2, 1, 0, 0],
    [3, 1, 0, 0],
  ])('FLO-1 from %i to %i costs %i and gives %i VP', (from, to, cost, vp) => {
    const t = gate(from, 9).choose(`gate:${to}`);
    expect(t.state.gate).toBe(to);
    expect(t.has.guilder).toBe(9 - cost);
    expect(t.has.vp).toBe(5 + vp);
    expect(t.vpFrom('floodgate')).toBe(vp);
  });

  it('FLO-1 raising touches only the player whose turn it is', () => {
    const t = table().seat(0).guilder(4).vp(5).seat(1).guilder(4).vp(5).tools(0).gate(1).atGate();
    t.asks('gate', 1).choose('gate:3');
    expect([t.has.guilder, t.has.vp]).toEqual([1, 9]);
    t.seat(0);
    expect([t.has.guilder, t.has.vp]).toEqual([4, 5]);
  });

  it('FLO-1 it is moved once a turn: after it the wheels turn', () => {
    gate(3, 9).choose('gate:2').asks('action');
    gate(2, 9).tools(1).choose('gate:3').asks('wheels');
  });

  it('FLO-1 it stays where it is for the next player', () => {
    const t = gate(1, 9).choose('gate:3', 'end').asks('gate', 1);
    expect(t.state.gate).toBe(3);
    t.choose('gate:3', 'turn:3');
    expect(t.seat(1).player.steps).toBe(4);
  });

  it.each([
    [8, ['gate:1']],
    [7, ['gate:1', 'gate:2']],
    [6, ['gate:1', 'gate:2', 'gate:3']],
  ])('FLO-2 water on %i: %j, wherever the gate stood', (water, offered) => {
    for (const from of [1, 2, 3]) {
      const t = gate(from, 9, water).offersOnly(...offered);
      for (const key of ['gate:2', 'gate:3']) if (!offered.includes(key)) t.blocks(key, 'FLO-2');
    }
  });

  it('FLO-2 with water on 8 an open gate is closed to 1, free and unasked', () => {
    const t = table().gate(3).water(8).guilder(4).seat(1).guilder(9).tools(0).vp(5);
    t.choose('end').asks('action', 1);
    expect([t.state.gate, t.state.water]).toEqual([1, 8]);
    expect(t.player.steps).toBe(2);
    expect([t.has.guilder, t.has.vp]).toEqual([9, 5]);
  });

  it('FLO-2 the water may just reach the end of its track', () => {
    expect(gate(3, 0, 6).choose('gate:3').state.water).toBe(8);
    expect(gate(2, 0, 7).choose('gate:2').state.water).toBe(8);
  });
});

describe('The water', () => {
  it.each([
    [1, 3],
    [2, 4],
    [3, 5],
  ])('WAT-1 speed %i: from 3 to %i', (speed, level) => {
    expect(gate(speed, 0, 3).choose(`gate:${speed}`).state.water).toBe(level);
  });

  it.each([
    [3, 1, 3],
    [3, 2, 4],
    [1, 2, 4],
    [1, 3, 5],
    [2, 3, 5],
    [2, 1, 3],
  ])('WAT-1 rises after the floodgate step: gate from %i to %i, water from 3 to %i', (from, to, level) => {
    expect(gate(from, 9, 3).choose(`gate:${to}`).state.water).toBe(level);
  });
});

const FIRST_ASK = {
  Plant: 'plant',
  Market: 'move',
  Build: 'build',
  Farm: 'card',
  Trade: 'trade',
  Enhance: 'tile',
} as const;
const BOARDS = {
  A: ['Plant', 'Market', 'Build', 'Farm', 'Trade', 'Enhance'],
  B: ['Market', 'Enhance', 'Plant', 'Trade', 'Build', 'Farm'],
  C: ['Trade', 'Build', 'Enhance', 'Market', 'Farm', 'Plant'],
  D: ['Farm', 'Trade', 'Market', 'Plant', 'Enhance', 'Build'],
} as const;

describe('The wheels', () => {
  it.each(['A', 'B', 'C', 'D'] as const)(
    'WHL-1 board %s: its sections come in order, one a step',
    (board) => {
      BOARDS[board].forEach((action, before) => {
        const t = table().board(board).guilder(4).storage('red').trade(1).tools(0).gate(1);
        t.market(['N', 'N'], ['SE', 'SE', 'SW']).steps(before).atGate();
        t.choose('gate:1').asks('action').choose('do:large').asks(FIRST_ASK[action]);
      });
    },
  );

  it('WHL-1 the pairing drifts: 6 sections against 5, over thirty steps', () => {
    for (let before = 0; before < 32; before++) {
      const t = table().guilder(0).tools(0).gate(1).steps(before).atGate().choose('gate:1');
      expect(t.state.turn.large).toBe(before % 6);
      expect(t.state.turn.small).toBe(before % 5);
    }
  });

  it.each([
    [0, 3, 2, 2],
    [4, 2, 5, 0],
    [5, 1, 5, 0],
    [5, 2, 0, 1],
    [9, 3, 5, 1],
  ])('WHL-1 after %i steps, %i more: large %i, small %i (from 0)', (before, speed, large, small) => {
    const t = table().guilder(0).tools(0).gate(speed).steps(before).atGate().choose(`gate:${speed}`);
    expect(t.player.steps).toBe(before + speed);
    expect([t.state.turn.large, t.state.turn.small]).toEqual([large, small]);
  });

  it('WHL-1 the sections under the arrows are the ones that act', () => {
    // 8 steps: section 2 of the large wheel, 3 of the small one.
    const t = table().board('A').tile('large2', 21).tile('small3', 14).guilder(0).tools(0).gate(1).steps(7);
    t.atGate().choose('gate:1').offers('do:large', 'do:small').choose('do:small');
    expect(t.has.guilder).toBe(2);
    t.choose('do:large');
    expect(t.has.guilder).toBe(6);
  });

  it('WHL-1 turning moves only the wheels of the player whose turn it is', () => {
    const t = table().seat(1).steps(9).seat(0).tools(0).gate(1).steps(2).atGate().choose('gate:1');
    expect(t.player.steps).toBe(3);
    expect(t.seat(1).player.steps).toBe(9);
  });

  it.each([
    // speed, Tools, offered
    [1, 1, [1, 2]],
    [1, 2, [1, 2, 3]],
    [1, 3, [1, 2, 3, 4]],
    [1, 9, [1, 2, 3, 4]],
    [2, 1, [1, 2, 3]],
    [2, 2, [1, 2, 3, 4]],
    [3, 1, [2, 3, 4]],
    [3, 2, [1, 2, 3, 4]],
    [3, 9, [1, 2, 3, 4]],
  ])('WHL-2 speed %i with %i Tools: steps %j', (speed, tools, steps) => {
    const t = table().guilder(0).tools(tools).gate(speed).atGate().choose(`gate:${speed}`).asks('wheels');
    t.offersOnly(...steps.map((n) => `turn:${n}`));
    for (const n of [1, 2, 3, 4]) if (!steps.includes(n)) t.blocks(`turn:${n}`, 'WHL-2');
  });

  it.each([1, 2, 3])('WHL-2 without Tools the wheels turn by the speed, unasked (%i)', (speed) => {
    const t = table()
      .guilder(0)
      .tools(0)
      .gate(speed)
      .steps(0)
      .atGate()
      .choose(`gate:${speed}`)
      .asks('action');
    expect(t.player.steps).toBe(speed);
    expect(t.eventsOf('turned')).toMatchObject([{ steps: speed, tools: 0 }]);
  });

  it.each([
    [1, 1, 0],
    [1, 2, 1],
    [1, 4, 3],
    [2, 1, 1],
    [2, 4, 2],
    [3, 1, 2],
    [3, 3, 0],
    [3, 4, 1],
  ])('WHL-2 speed %i, %i steps cost %i Tools; gate and water stay', (speed, steps, cost) => {
    const t = table().guilder(0).tools(5).gate(speed).water(3).steps(0).atGate();
    t.choose(`gate:${speed}`, `turn:${steps}`).asks('action');
    expect(t.player.steps).toBe(steps);
    expect(t.has.tools).toBe(5 - cost);
    expect(t.state.gate).toBe(speed);
    expect(t.state.water).toBe(3 + speed - 1);
  });

  it('WHL-2 counts from the speed that the gate was set to this turn', () => {
    const t = table().guilder(9).tools(1).gate(1).steps(0).atGate().choose('gate:3').asks('wheels');
    t.offersOnly('turn:2', 'turn:3', 'turn:4');
  });

  it('WHL-2 another player’s Tools are not spent', () => {
    const t = table().seat(1).tools(3).seat(0).tools(3).guilder(0).gate(1).atGate();
    t.choose('gate:1', 'turn:3');
    expect(t.has.tools).toBe(1);
    expect(t.seat(1).has.tools).toBe(3);
  });
});
