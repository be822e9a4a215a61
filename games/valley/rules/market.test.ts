import { describe, expect, it } from 'vitest';
import { conserve, type Table, table } from '../testing/index.js';

const visit = (cost: number, moves: number) => ({ do: 'market', cost, moves }) as const;
const marketReward = { do: 'marketReward' } as const;
const AREAS = ['N', 'SE', 'SW'];

/** Areas entered since the last step, and how often their reward was counted. */
const entered = (t: Table) => t.eventsOf('arrived').map(({ area, count }) => [AREAS[area], count]);
/** Without the choice of a neutral marker, which was moved this turn already. */
const noNeutral = (t: Table) => {
  t.state.turn.neutral = true;
  return t;
};

/** Seat 0 in N; SE is full with seat 1 and two neutral markers. */
const fullAhead = () =>
  noNeutral(table().market(['N', 'SE'], ['SE', 'SE', 'SW']).guilder(5).tools(0).storage().vp(0));

describe('Visit the Market: cost and moves', () => {
  it('example: two moves for 2, a neutral marker moved for 1, the 6th Storage place for 1: 4 Guilder, 5 bulbs', () => {
    const t = table().board('B').steps(1).market(['SW', 'SE'], ['N', 'SE', 'SW']).guilder(4).storage('red');
    t.choose('do:large').asks('move').choose('neutral:SE>N').asks('market');
    expect(t.has.guilder).toBe(1);
    expect(entered(t)).toEqual([['N', 3]]);
    t.choose('take:bulb-black').asks('market');
    expect(t.has.storage).toEqual(['red', 'black', 'black', 'black']);
    expect(entered(t)).toEqual([['SE', 2]]);
    t.choose('take:bulb-yellow').asks('store');
    expect(t.has.storage).toEqual(['yellow', 'red', 'black', 'black', 'black']);
    t.choose('store').asks('action');
    expect(t.has.storage).toEqual(['yellow', 'yellow', 'red', 'black', 'black', 'black']);
    expect(t.has.guilder).toBe(0);
    expect(t.has.area).toBe('SE');
    conserve(t.state);
  });

  it.each([
    ['N', ['SE', 'SW', 'N']],
    ['SE', ['SW', 'N', 'SE']],
    ['SW', ['N', 'SE', 'SW']],
  ])('MKT-1 from %s each move goes to the next area clockwise', (from, way) => {
    const t = noNeutral(table().market([from, from], AREAS).guilder(9).storage()).act(visit(2, 3));
    const seen = [t.has.area];
    t.choose('pass');
    seen.push(t.has.area);
    t.choose('pass');
    seen.push(t.has.area);
    expect(seen).toEqual(way);
    t.choose('pass').asks('action');
    expect(t.has.area).toBe(way[2]);
  });

  it.each([
    [0, 1],
    [0, 2],
    [1, 1],
    [1, 2],
    [2, 2],
    [2, 3],
  ])('MKT-1 pays %i once, then makes all %i moves', (cost, moves) => {
    const t = noNeutral(table().market(['N', 'N'], AREAS).guilder(5).storage()).act(visit(cost, moves));
    expect(t.has.guilder).toBe(5 - cost);
    for (let i = 0; i < moves; i++) t.asks('market').choose('pass');
    t.asks('action');
    expect(t.has.guilder).toBe(5 - cost);
  });

  it('MKT-1 can not be ended before the last move', () => {
    const t = table().market(['N', 'N'], AREAS).guilder(9).act(visit(2, 3)).asks('move');
    t.offersNot('stop', 'pass', 'end').choose('move', 'pass').asks('move').offersNot('stop', 'pass', 'end');
  });

  it('MKT-1 is possible if you can pay its cost', () => {
    const at = () => table().board('B').steps(1).market(['N', 'SE'], AREAS);
    at().guilder(1).asks('action').blocks('do:large', 'MKT-1');
    expect(at().guilder(2).choose('do:large').has.guilder).toBe(0);
  });

  it('MKT-1 leaves the other player’s marker and Guilder alone', () => {
    const t = noNeutral(table().market(['N', 'SE'], AREAS).seat(1).guilder(5).seat(0).guilder(5)).act(
      visit(1, 1),
    );
    t.choose('take:tool1').seat(1);
    expect([t.has.area, t.has.guilder, t.has.tools]).toEqual(['SE', 5, 1]);
  });
});

describe('Visit the Market: rewards', () => {
  it.each([
    [1, ['N', 'SW'], ['N', 'N', 'SW']],
    [2, ['N', 'SE'], ['N', 'N', 'SW']],
    [2, ['N', 'SW'], ['SE', 'N', 'SW']],
    [3, ['N', 'SE'], ['SE', 'N', 'SW']],
    [3, ['N', 'SW'], ['SE', 'SE', 'N']],
  ])('MKT-2 takes the reward %i times: players %j, neutral %j', (times, players, neutrals) => {
    const t = table().market(players, neutrals).guilder(0).tools(0).act(visit(0, 1));
    expect(entered(t)).toEqual([['SE', times]]);
    t.asks('market').choose('take:tool1').asks('action');
    expect(t.has.tools).toBe(times);
  });

  it('MKT-2 at most 3 times, though 4 markers are there', () => {
    const t = table({ players: 3 }).market(['N', 'SE', 'SE'], ['SE', 'N']).seat(2).standsOn(1);
    t.seat(0).guilder(0).tools(0).act(visit(0, 1)).choose('take:tool1');
    expect(t.has.tools).toBe(3);
    expect(t.player.on).toBe(-1);
  });

  it('MKT-2 counts anew in each area', () => {
    const t = table().market(['SW', 'N'], ['N', 'SW', 'SW']).guilder(0).storage().act(visit(0, 2));
    t.choose('take:bulb-white').asks('market').choose('take:bulb-violet');
    expect(t.has.storage).toEqual(['white', 'white', 'white', 'violet']);
  });

  it.each([
    ['SW', 'N', ['take:bulb-black', 'take:bulb-white', 'take:plant1']],
    ['N', 'SE', ['take:bulb-yellow', 'take:bulb-violet', 'take:tool1']],
    ['SE', 'SW', ['take:bulb-red', 'take:plant1', 'take:vp1']],
  ])('MKT-2 from %s to %s: one of its rewards, or none', (from, to, rewards) => {
    const t = table().market([from, from], AREAS).guilder(0).storage('red').act(visit(0, 1)).asks('market');
    t.offersOnly(...rewards, 'pass')
      .choose('pass')
      .asks('action');
    expect(t.has.area).toBe(to);
    expect([t.has.stored, t.has.tools, t.has.vp]).toEqual([1, 1, 5]);
  });

  it('MKT-2 without a bulb Plant is not offered', () => {
    table().market(['SW', 'SW'], AREAS).guilder(0).storage().act(visit(0, 1)).offersNot('take:plant1');
  });

  it('MKT-2 the VP of an area count as Market points', () => {
    const t = table().market(['SE', 'SW'], AREAS).guilder(0).vp(0).act(visit(0, 1)).choose('take:vp1');
    expect([t.has.vp, t.vpFrom('market')]).toEqual([3, 3]);
  });

  it('MKT-2 the second and third bulb may be refused', () => {
    const t = table()
      .market(['SE', 'SW'], AREAS)
      .guilder(9)
      .storage('white', 'white', 'white', 'white', 'white');
    noNeutral(t)
      .act(visit(0, 1))
      .choose('take:bulb-red')
      .asks('store')
      .choose('store', 'refuse', 'refuse')
      .asks('action');
    expect([t.has.stored, t.has.guilder]).toEqual([6, 8]);
  });

  it('MKT-2 three times Plant 1 are three actions: never 2 bulbs in one', () => {
    const t = table()
      .market(['SW', 'N'], AREAS)
      .guilder(0)
      .tools(0)
      .vp(0)
      .helpers(16, 22)
      .storage('red', 'red', 'red');
    t.act(visit(0, 1)).choose('take:plant1', 'plant:red>1');
    expect(t.has.vp).toBe(2);
    t.choose('take:plant1', 'plant:red>2', 'take:plant1', 'plant:red>3').asks('action');
    expect(t.has.rows).toEqual([1, 1, 1, 0]);
    expect([t.has.tools, t.has.vp]).toEqual([0, 2]);
  });

  it('MKT-2 each of the three Plant actions may trigger a Helper, once a turn', () => {
    const t = table().market(['SW', 'N'], AREAS).guilder(0).helpers(29).water(1).storage('red', 'red', 'red');
    t.act(visit(0, 1)).choose('take:plant1', 'plant:red>1').asks('after').choose('after');
    t.choose('take:plant1', 'plant:red>1').asks('after').choose('helper:29').asks('reward');
    expect([t.has.guilder, t.state.water]).toEqual([1, 0]);
    t.choose('take:plant1', 'plant:red>2').asks('action');
    expect(t.has.guilder).toBe(1);
  });

  it('MKT-2 a bulb got after one Plant action may be planted in the next', () => {
    const t = table().market(['SW', 'N'], AREAS).guilder(0).helpers(30).storage('red').act(visit(0, 1));
    t.choose('take:plant1', 'plant:red>1', 'helper:30', 'bulb:black').asks('reward');
    t.choose('take:plant1', 'plant:black>2').asks('action');
    expect(t.has.rows).toEqual([1, 1, 0, 0]);
  });

  it('MKT-2 the rest may be refused: one Plant action of three', () => {
    const t = table().market(['SW', 'N'], AREAS).guilder(0).storage('red', 'red', 'red').act(visit(0, 1));
    t.choose('take:plant1', 'plant:red>1').offersOnly('take:plant1', 'pass').choose('pass').asks('action');
    expect(t.has.rows).toEqual([1, 0, 0, 0]);
  });

  it('MKT-2 a visit is one action for Helpers, whatever its moves', () => {
    const t = table().market(['N', 'N'], AREAS).guilder(0).tools(0).helpers(20).storage().act(visit(0, 2));
    t.choose('pass').asks('market').choose('pass').asks('action');
    expect(t.has.tools).toBe(1);
  });
});

describe('Visit the Market: a full area', () => {
  it('MKT-4 may be skipped: the move is not used up', () => {
    const t = fullAhead()
      .act(visit(0, 1))
      .asks('move')
      .offersOnly('skip', 'stand:p2')
      .choose('skip')
      .asks('market');
    expect(t.has.area).toBe('SW');
    expect(entered(t)).toEqual([['SW', 2]]);
    t.choose('take:vp1').asks('action');
    expect([t.has.vp, t.has.guilder]).toEqual([2, 5]);
  });

  it('MKT-4 after a skip the remaining moves go on from there', () => {
    const t = fullAhead().act(visit(0, 2)).choose('skip', 'pass').asks('market');
    expect(t.has.area).toBe('N');
    t.choose('pass').asks('action');
  });

  it('MKT-4 standing on a marker pays 1 Guilder to its player and uses the move', () => {
    const t = fullAhead().seat(1).guilder(5).seat(0).act(visit(0, 1)).choose('stand:p2').asks('market');
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', 4, 1]);
    t.seat(1);
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', 6, -1]);
    t.seat(0).choose('take:tool1').asks('action');
    conserve(t.state);
  });

  it('MKT-4 does not raise the count above 3', () => {
    const t = fullAhead().act(visit(0, 1)).choose('stand:p2');
    expect(entered(t)).toEqual([['SE', 3]]);
    expect(t.choose('take:tool1').has.tools).toBe(3);
  });

  it.each([
    [8, 9],
    [9, 9],
  ])('MKT-4 the other player’s Guilder are capped: %i become %i', (before, after) => {
    const t = fullAhead().seat(1).guilder(before).seat(0).act(visit(0, 1)).choose('stand:p2');
    expect(t.has.guilder).toBe(4);
    expect(t.seat(1).has.guilder).toBe(after);
  });

  it('MKT-4 with exactly 1 Guilder you can stand; with none you skip', () => {
    expect(fullAhead().guilder(1).act(visit(0, 1)).choose('stand:p2').has.guilder).toBe(0);
    const t = fullAhead().guilder(0).act(visit(0, 1)).asks('market');
    expect(t.has.area).toBe('SW');
    expect(t.seat(1).has.guilder).toBe(5);
  });

  it('MKT-4 a full area can not be entered just so', () => {
    fullAhead().act(visit(0, 1)).blocks('move', 'MKT-4');
  });

  it('MKT-4 with a free place there is neither skipping nor standing', () => {
    const t = table().market(['N', 'SE'], ['SE', 'N', 'SW']).guilder(5).act(visit(0, 1)).asks('move');
    t.blocks('skip', 'MKT-4').blocks('stand:p2', 'MKT-4').choose('move');
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', 5, -1]);
  });

  it('MKT-4 you choose among several players there, never a neutral marker', () => {
    const t = noNeutral(table({ players: 3 }).market(['N', 'SE', 'SE'], ['SE', 'SW']).guilder(5));
    t.seat(1)
      .guilder(1)
      .seat(2)
      .guilder(1)
      .act(visit(0, 1))
      .offersOnly('skip', 'stand:p2', 'stand:p3')
      .choose('stand:p3');
    expect([t.seat(0).has.guilder, t.seat(1).has.guilder, t.seat(2).has.guilder]).toEqual([4, 1, 2]);
    expect(t.seat(0).player.on).toBe(2);
  });

  it('MKT-4 a player elsewhere can not be stood on', () => {
    const t = noNeutral(table({ players: 3 }).market(['N', 'SE', 'SW'], ['SE', 'SE']).guilder(5)).act(
      visit(0, 1),
    );
    t.offersOnly('skip', 'stand:p2').blocks('stand:p3', 'MKT-4');
  });

  it('MKT-4 two markers on a place at most: neither the covered nor the upper one', () => {
    const t = table({ players: 4 })
      .market(['N', 'SE', 'SE', 'SE'], ['SE'])
      .seat(2)
      .standsOn(1)
      .seat(0)
      .guilder(5);
    t.act(visit(0, 1)).offersOnly('skip', 'stand:p4').blocks('stand:p2', 'MKT-4').blocks('stand:p3', 'MKT-4');
  });

  it('MKT-4 if nobody there can be stood on, the area is skipped', () => {
    const t = noNeutral(table({ players: 3 }).market(['N', 'SE', 'SE'], ['SE', 'SE']))
      .seat(2)
      .standsOn(1);
    t.seat(0).guilder(5).act(visit(0, 1)).asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['SW', 5]);
  });

  it('MKT-4 two markers on one place leave the others free', () => {
    const t = noNeutral(table({ players: 3 }).market(['N', 'SE', 'SE'], ['SE', 'SW']))
      .seat(2)
      .standsOn(1);
    t.seat(0).guilder(5).act(visit(0, 1)).asks('market');
    expect([t.has.area, t.player.on, t.has.guilder]).toEqual(['SE', -1, 5]);
  });

  it('MKT-4 a covered marker moves freely, and the upper one takes its place', () => {
    const t = noNeutral(table().market(['SE', 'SE'], ['SE', 'SE', 'N']))
      .seat(1)
      .standsOn(0)
      .seat(0)
      .guilder(5);
    t.act(visit(2, 3)).asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['SW', 3]);
    expect([t.state.players[1].on, t.seat(1).has.area]).toEqual([-1, 'SE']);
    t.seat(0).choose('pass', 'pass').asks('move').offersOnly('skip', 'stand:p2').choose('stand:p2');
    expect(t.player.on).toBe(1);
    conserve(t.state);
  });

  it('MKT-4 the upper marker moves on like any other', () => {
    const t = noNeutral(table().market(['SE', 'SE'], ['SE', 'SE', 'N']))
      .seat(0)
      .standsOn(1)
      .guilder(0);
    t.act(visit(0, 1)).asks('market');
    expect([t.has.area, t.player.on]).toEqual(['SW', -1]);
    expect([t.state.players[1].on, t.seat(1).has.area]).toEqual([-1, 'SE']);
    conserve(t.state);
  });

  it('MKT-4 coming round to an area that was full only with your own marker', () => {
    const t = noNeutral(table().market(['N', 'SE'], ['N', 'N', 'SW']))
      .guilder(2)
      .storage()
      .act(visit(2, 3));
    t.choose('pass', 'pass').asks('market');
    expect(t.has.area).toBe('N');
    expect(entered(t).slice(-1)).toEqual([['N', 3]]);
  });
});

describe('1 reward from a Market area', () => {
  it('CRD-4 once, from the area your marker is in, whatever the markers there', () => {
    const t = table().market(['SE', 'SE'], AREAS).tools(0).storage('red').act(marketReward).asks('market');
    t.offersOnly('take:bulb-yellow', 'take:bulb-violet', 'take:tool1', 'pass')
      .choose('take:tool1')
      .asks('action');
    expect([t.has.tools, t.has.area]).toEqual([1, 'SE']);
  });

  it('CRD-4 Plant 1 is one action', () => {
    const t = table().market(['N', 'N'], AREAS).storage('red', 'red').act(marketReward);
    t.choose('take:plant1', 'plant:red>1').asks('action');
    expect(t.has.stored).toBe(1);
  });

  it('CRD-4 used before a visit: the area left; used after it: the area reached', () => {
    const at = () => noNeutral(table().market(['N', 'N'], AREAS).helpers(21).guilder(0).storage().tools(0));
    const before = at()
      .act(visit(0, 1))
      .choose('helper:21')
      .offers('take:bulb-black')
      .choose('take:bulb-black');
    before.asks('market').offersNot('helper:21').choose('pass').asks('action');
    expect(before.has.storage).toEqual(['black']);
    const after = at().act(visit(0, 1)).choose('move', 'take:tool1').asks('after').choose('helper:21');
    after
      .offersOnly('take:bulb-yellow', 'take:bulb-violet', 'take:tool1', 'pass')
      .choose('take:tool1')
      .asks('action');
    expect(after.has.tools).toBe(3);
  });

  it('CRD-4 comes with Farm and Build Helpers too', () => {
    const at = (helper: number) => table().market(['SW', 'SW'], AREAS).helpers(helper).guilder(9).vp(0);
    expect(at(12).act({ do: 'farm' }).choose('helper:12', 'take:vp1').has.vp).toBe(1);
    expect(at(26).act({ do: 'build' }).choose('helper:26', 'take:vp1').has.vp).toBe(1);
  });
});
