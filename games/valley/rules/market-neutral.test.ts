import { describe, expect, it } from 'vitest';
import { conserve, type Table, table } from '../testing/index.js';

const visit = (cost: number, moves: number) => ({ do: 'market', cost, moves }) as const;
const AREAS = ['N', 'SE', 'SW'];
const neutrals = (t: Table) => t.state.neutrals;
const entered = (t: Table) => t.eventsOf('arrived').map(({ area, count }) => [AREAS[area], count]);

describe('Moving a neutral marker', () => {
  it('MKT-3 costs 1 Guilder and raises the count of the area entered', () => {
    const t = table()
      .market(['N', 'N'], AREAS)
      .seat(1)
      .guilder(5)
      .seat(0)
      .guilder(3)
      .tools(0)
      .act(visit(1, 1));
    t.asks('move').offersOnly('move', 'neutral:N>SE', 'neutral:SW>SE').choose('neutral:SW>SE').asks('market');
    expect(neutrals(t)).toEqual([1, 2, 0]);
    expect([t.has.area, t.has.guilder]).toEqual(['SE', 1]);
    expect(t.choose('take:tool1').has.tools).toBe(3);
    expect(t.seat(1).has.guilder).toBe(5);
    conserve(t.state);
  });

  it('MKT-3 needs 1 Guilder after the cost of the visit', () => {
    const at = () => table().market(['N', 'N'], AREAS).storage();
    at().guilder(3).act(visit(2, 2)).offers('neutral:N>SE');
    const t = at().guilder(2).act(visit(2, 2)).asks('market');
    expect(t.has.area).toBe('SE');
    expect(neutrals(t)).toEqual([1, 1, 1]);
  });

  it.each([
    ['N', 1, ['N>SE', 'SW>SE']],
    ['SE', 1, ['N>SW', 'SE>SW']],
    ['SW', 1, ['SE>N', 'SW>N']],
    ['N', 2, ['N>SE', 'SW>SE', 'N>SW', 'SE>SW']],
    ['SW', 2, ['SE>N', 'SW>N', 'N>SE', 'SW>SE']],
  ])('MKT-3 from %s with %i moves: only to areas that you will enter', (from, moves, expected) => {
    const t = table({ players: 2 }).market([from, from], AREAS).guilder(9).act(visit(0, moves)).asks('move');
    t.offersOnly('move', ...expected.map((it) => `neutral:${it}`));
  });

  it('MKT-3 with 3 moves even to the area that you are about to leave, if it has a free place now', () => {
    const t = table().market(['N', 'SE'], ['N', 'SE', 'SW']).guilder(9).act(visit(2, 3));
    t.offers('neutral:SE>N', 'neutral:SW>N');
    const u = table().market(['N', 'SE'], ['N', 'N', 'SW']).guilder(9).act(visit(2, 3));
    u.blocks('neutral:SW>N', 'MKT-3').offers('neutral:SW>SE', 'neutral:N>SW');
  });

  it('MKT-3 an area that you will not enter, one without a neutral marker, a full one', () => {
    const t = table().market(['N', 'SE'], ['N', 'SE', 'SE']).guilder(9).act(visit(0, 2));
    t.blocks('neutral:SE>N', 'MKT-3').blocks('neutral:N>SE', 'MKT-3').blocks('neutral:SW>N', 'MKT-3');
  });

  it('MKT-3 also before a later move, then only to areas still ahead', () => {
    const t = table()
      .market(['N', 'N'], AREAS)
      .guilder(3)
      .storage()
      .act(visit(0, 2))
      .choose('move', 'take:tool1');
    t.asks('move').offersOnly('move', 'neutral:N>SW', 'neutral:SE>SW').choose('neutral:SE>SW').asks('market');
    expect(entered(t)).toEqual([['SW', 3]]);
    expect(t.has.guilder).toBe(2);
  });

  it('MKT-3 once a turn', () => {
    const t = table().market(['N', 'N'], AREAS).guilder(9).storage().act(visit(0, 2)).choose('neutral:SW>SE');
    t.asks('market').choose('pass').asks('market').choose('pass').asks('action');
    expect(t.has.area).toBe('SW');
    t.act(visit(0, 1)).asks('market');
    expect(t.has.area).toBe('N');
    expect(t.has.guilder).toBe(8);
  });

  it('MKT-3 the refusal of a second one names the rule', () => {
    const t = table().market(['N', 'SE'], ['SE', 'SE', 'SW']).guilder(9);
    t.state.turn.neutral = true;
    t.act(visit(0, 2)).asks('move').offersOnly('skip', 'stand:p2').blocks('neutral:SE>SW', 'MKT-3');
  });

  it('MKT-3 not moved in one visit, it may be moved in the next of the same turn', () => {
    const t = table().market(['N', 'N'], AREAS).guilder(9).storage().act(visit(0, 1)).choose('move', 'pass');
    t.act(visit(0, 1)).offers('neutral:N>SW', 'neutral:SE>SW');
  });

  it('MKT-3 taking a marker out of a full area opens it', () => {
    const t = table().market(['N', 'SE'], ['SE', 'SE', 'SW']).guilder(3).act(visit(0, 2));
    t.blocks('move', 'MKT-4').choose('neutral:SE>SW').asks('market');
    expect(entered(t)).toEqual([['SE', 3]]);
    expect([t.player.on, t.has.guilder]).toEqual([-1, 2]);
  });
});

describe('The duty to enter', () => {
  it('MKT-3 if the marker fills the area, only with 1 Guilder left to stand on a player there', () => {
    const at = () => table().market(['N', 'SE'], AREAS).seat(1).guilder(5).seat(0).storage();
    const poor = at().guilder(1).act(visit(0, 1)).asks('market');
    expect([poor.has.area, poor.has.guilder]).toEqual(['SE', 1]);
    const t = at().guilder(2).act(visit(0, 1)).offersOnly('move', 'neutral:N>SE', 'neutral:SW>SE');
    t.choose('neutral:N>SE').asks('market');
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', 0, 1]);
    expect(t.seat(1).has.guilder).toBe(6);
    expect(entered(t)).toEqual([['SE', 3]]);
  });

  it('MKT-3 not if the marker fills the area and nobody there can be stood on', () => {
    const t = table().market(['N', 'N'], ['SE', 'SE', 'SW']).guilder(9).act(visit(0, 1)).asks('market');
    expect(entered(t)).toEqual([['SE', 3]]);
    const u = table().market(['N', 'N'], ['SE', 'SE', 'SW']).guilder(9).act(visit(0, 2));
    u.asks('move').offersOnly('move', 'neutral:SE>SW').blocks('neutral:SW>SE', 'MKT-3');
  });

  it('MKT-3 the area is not skipped', () => {
    const t = table()
      .market(['N', 'SE'], AREAS)
      .guilder(9)
      .storage()
      .act(visit(0, 2))
      .choose('neutral:SW>SE');
    expect([t.asks('market').has.area, t.player.on]).toEqual(['SE', 1]);
    expect(t.has.guilder).toBe(7);
  });

  it('MKT-3 a skip is offered if the moves bring you there later', () => {
    const t = table().market(['N', 'SE'], AREAS).guilder(9).storage().act(visit(2, 3)).choose('neutral:N>SE');
    t.asks('move').offersOnly('skip', 'stand:p2').choose('skip', 'pass').asks('market');
    expect(t.has.area).toBe('N');
    t.choose('pass').asks('market');
    expect([t.has.area, t.player.on, t.has.guilder]).toEqual(['SE', 1, 5]);
  });

  it('MKT-3 a full area on the way is skipped if standing there would miss the area', () => {
    const t = table().market(['N', 'SE'], ['SE', 'SE', 'N']).guilder(9).vp(0).act(visit(0, 1));
    t.asks('move').offersOnly('skip', 'stand:p2', 'neutral:N>SW').choose('neutral:N>SW').asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['SW', 8]);
    expect(entered(t)).toEqual([['SW', 2]]);
  });

  it('MKT-3 a full area on the way may be stood on if a move is left for the other', () => {
    const t = table()
      .market(['N', 'SE'], ['SE', 'SE', 'N'])
      .guilder(9)
      .storage()
      .act(visit(0, 2))
      .choose('neutral:N>SW');
    t.asks('move').offersOnly('skip', 'stand:p2').choose('stand:p2', 'pass').asks('market');
    expect(entered(t)).toEqual([
      ['SE', 3],
      ['SW', 2],
    ]);
  });

  it('MKT-3 counts an area that is reached only by a skip, and then binds you to skip', () => {
    const t = table().market(['N', 'SE'], ['SE', 'SE', 'SW']).guilder(9).vp(0).storage().act(visit(0, 2));
    t.offersOnly('skip', 'stand:p2', 'neutral:SE>SW', 'neutral:SW>N').choose('neutral:SW>N').asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['SW', 8]);
    t.choose('pass').asks('market');
    expect(entered(t)).toEqual([['N', 2]]);
  });

  it('MKT-3 not to an area behind one that would then no longer be full', () => {
    const t = table().market(['N', 'SE'], ['SE', 'SE', 'N']).guilder(9).act(visit(0, 1));
    t.blocks('neutral:SE>SW', 'MKT-3');
  });

  it('MKT-3 once entered, the rest of the way is free', () => {
    const t = table().market(['N', 'SW'], ['N', 'SW', 'SW']).guilder(9).storage().act(visit(0, 2));
    t.choose('neutral:N>SE').asks('market').choose('pass').asks('move').offersOnly('skip', 'stand:p2');
  });

  it('MKT-3 the duty is over when the area was entered by another visit', () => {
    const t = table().market(['SW', 'SW'], ['SW', 'SW', 'N']).standsOn(1).guilder(9).storage('red');
    t.planted(3, 'red', 'red', 'red', 'red').act(visit(2, 3)).choose('neutral:N>SE').asks('market');
    t.choose('take:plant1', 'plant:red>3', 'take:market0/1').asks('market');
    expect(t.has.area).toBe('SE');
    expect(entered(t)).toEqual([['SE', 2]]);
    t.choose('pass').asks('move').offersOnly('skip', 'stand:p2');
  });

  it('MKT-3 the duty is over when you can no longer pay to get in', () => {
    const t = table().market(['SW', 'SE'], AREAS).guilder(4).storage('red', 'red', 'red', 'red', 'red');
    t.act(visit(2, 2)).choose('neutral:SW>SE').asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['N', 1]);
    t.choose('take:bulb-black').asks('store').choose('store', 'refuse').asks('market');
    expect([t.has.area, t.has.guilder]).toEqual(['SW', 0]);
    t.choose('pass').asks('action');
  });

  it('MKT-3 the Guilder kept, you do get in', () => {
    const t = table().market(['SW', 'SE'], AREAS).guilder(4).storage('red', 'red', 'red', 'red', 'red');
    t.act(visit(2, 2)).choose('neutral:SW>SE', 'pass').asks('market');
    expect([t.has.area, t.has.guilder, t.player.on]).toEqual(['SE', 0, 1]);
  });

  it('MKT-3 the duty ends with the action', () => {
    const t = table().market(['SW', 'SE'], AREAS).guilder(4).storage('red', 'red', 'red', 'red', 'red');
    t.act(visit(2, 2)).choose('neutral:SW>SE', 'take:bulb-black', 'store', 'refuse', 'pass').asks('action');
    t.guilder(5).act(visit(0, 2)).asks('market').choose('pass').asks('move').offersOnly('skip', 'stand:p2');
  });
});

describe('Starting card 5', () => {
  /** Seat 0 in N, SE with 3 markers once entered. */
  const split = () =>
    table().starting(5).market(['N', 'SE'], ['SE', 'N', 'SW']).guilder(0).tools(0).storage();

  it('CRD-6 splits the count among the rewards of the area', () => {
    const t = split().act(visit(0, 1)).choose('move').asks('market');
    t.choose('take:tool1')
      .asks('market')
      .choose('take:bulb-yellow')
      .asks('market')
      .choose('take:bulb-violet')
      .asks('action');
    expect(t.has.tools).toBe(1);
    expect(t.has.storage).toEqual(['yellow', 'violet']);
  });

  it('CRD-6 the same reward may be taken again, 3 in all', () => {
    const t = split()
      .act(visit(0, 1))
      .choose('move', 'take:tool1', 'take:bulb-yellow', 'take:tool1')
      .asks('action');
    expect(t.has.tools).toBe(2);
    expect(t.has.storage).toEqual(['yellow']);
  });

  it('CRD-6 what is left of the count may be refused', () => {
    const t = split().act(visit(0, 1)).choose('move', 'take:tool1', 'pass').asks('action');
    expect(t.has.tools).toBe(1);
  });

  it('CRD-6 splits in every area of every visit', () => {
    const t = table().starting(5).market(['N', 'SE'], ['SW', 'N', 'SW']).guilder(0).tools(0).vp(0).storage();
    t.state.turn.neutral = true;
    t.act(visit(0, 2)).choose('take:tool1', 'take:bulb-violet').asks('market');
    t.choose('take:vp1', 'take:bulb-red', 'take:vp1').asks('action').act(visit(0, 1));
    t.choose('take:bulb-white', 'take:bulb-black').asks('action');
    expect([t.has.tools, t.has.vp]).toEqual([1, 2]);
    expect(t.has.storage).toEqual(['white', 'red', 'violet', 'black']);
  });

  it('CRD-6 Plant and goods may be mixed', () => {
    const t = table().starting(5).market(['SW', 'N'], AREAS).guilder(0).storage();
    t.state.turn.neutral = true;
    t.act(visit(0, 1))
      .offersNot('take:plant1')
      .choose('take:bulb-black', 'take:plant1', 'plant:black>1', 'take:bulb-white');
    expect(t.asks('action').has.rows).toEqual([1, 0, 0, 0]);
    expect(t.has.storage).toEqual(['white']);
  });

  it('CRD-6 not for other players', () => {
    const t = table().market(['N', 'SE'], ['SE', 'N', 'SW']).seat(1).starting(5).seat(0).guilder(0).tools(0);
    t.act(visit(0, 1)).asks('market').choose('take:tool1').asks('action');
    expect(t.has.tools).toBe(3);
  });

  it('CRD-6 moving the neutral marker costs nothing, still once a turn', () => {
    const t = table().starting(5).market(['N', 'N'], AREAS).guilder(0).storage().act(visit(0, 1));
    t.offersOnly('move', 'neutral:N>SE', 'neutral:SW>SE')
      .choose('neutral:SW>SE')
      .asks('market')
      .choose('pass');
    expect([neutrals(t), t.has.guilder]).toEqual([[1, 2, 0], 0]);
    t.act(visit(0, 1)).asks('market');
    expect(t.has.guilder).toBe(0);
    const u = table()
      .starting(5)
      .market(['N', 'N'], AREAS)
      .guilder(4)
      .act(visit(0, 1))
      .choose('neutral:SW>SE');
    expect(u.has.guilder).toBe(4);
  });

  it('CRD-6 one stacking a turn costs nothing; the other player still gets the Guilder', () => {
    const t = table()
      .starting(5)
      .market(['N', 'SE'], ['SE', 'SE', 'SW'])
      .seat(1)
      .guilder(5)
      .seat(0)
      .guilder(0)
      .storage();
    t.act(visit(0, 1)).offersOnly('skip', 'stand:p2').choose('stand:p2', 'pass').asks('action');
    expect([t.has.guilder, t.player.on]).toEqual([0, 1]);
    expect(t.seat(1).has.guilder).toBe(6);
    conserve(t.state);
  });

  it('CRD-6 the second stacking of the turn costs 1', () => {
    const at = (guilder: number) => {
      const t = table()
        .starting(5)
        .market(['N', 'SE'], ['SE', 'SE', 'SW'])
        .seat(1)
        .guilder(5)
        .seat(0)
        .guilder(guilder);
      t.state.turn.neutral = true;
      return t
        .storage()
        .act(visit(0, 1))
        .choose('stand:p2', 'pass')
        .act(visit(0, 2))
        .choose('pass', 'pass')
        .act(visit(0, 1));
    };
    const t = at(1).asks('move').choose('stand:p2');
    expect(t.has.guilder).toBe(0);
    expect(t.seat(1).has.guilder).toBe(7);
    const poor = at(0).asks('market');
    expect(poor.has.area).toBe('SW');
  });

  it('CRD-6 the free stacking lets you fill the area with a neutral marker first', () => {
    const t = table().starting(5).market(['N', 'SE'], AREAS).guilder(0).storage().act(visit(0, 1));
    t.offersOnly('move', 'neutral:N>SE', 'neutral:SW>SE').choose('neutral:N>SE').asks('market');
    expect([t.has.area, t.player.on, t.has.guilder]).toEqual(['SE', 1, 0]);
    const u = table().starting(5).market(['N', 'SE'], AREAS).guilder(0).storage();
    u.state.turn.stacked = true;
    u.act(visit(0, 1)).asks('market');
    expect([u.has.area, u.player.on]).toEqual(['SE', -1]);
  });

  it('CRD-6 the one reward of your area is still one', () => {
    const t = table().starting(5).market(['SE', 'SE'], AREAS).tools(0).act({ do: 'marketReward' });
    t.choose('take:tool1').asks('action');
    expect(t.has.tools).toBe(1);
  });
});
