import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import { COLOURS, type Colour } from '../edition/types.js';
import { conserve, freshTable, type Table, table } from '../testing/index.js';
import { duel } from './game.js';

/** Why the Calendar marker has moved since the last line of the scenario. */
const moves = (t: Table): string[] => t.eventsOf('calendar').map(({ why }) => why);

describe('D-VP-1: VP that move the Calendar', () => {
  it.each([
    // VP before, gained, steps of the marker
    [36, 3, 0],
    [37, 3, 1],
    [38, 3, 1],
    [39, 3, 1],
    [40, 3, 0],
    [41, 3, 0],
    [77, 3, 0],
    [79, 3, 0],
    [80, 3, 0],
    [119, 3, 0],
  ])('D-VP-1 from %i VP, %i more: %i on', (before, gained, steps) => {
    for (const seat of [0, 1]) {
      const t = table().seat(seat).vp(before).turnOf(seat).act({ do: 'gain', vp: 3 });
      expect(t.has.vp).toBe(before + gained);
      expect(moves(t)).toEqual(new Array(steps).fill('vp'));
      expect(t.lies.calendar).toBe(1 + steps);
    }
  });

  it('D-VP-1 once for each player', () => {
    const t = table().seat(0).vp(39).seat(1).vp(39).turnOf(0);
    const gain = { do: 'gain', vp: 1 } as const;
    expect(moves(t.act(gain))).toEqual(['vp']);
    expect(moves(t.act(gain))).toEqual([]);
    expect(moves(t.turnOf(1).act(gain))).toEqual(['vp']);
    expect(moves(t.act(gain))).toEqual([]);
    expect(t.lies.calendar).toBe(3);
    expect(t.eventsOf('marked')).toEqual([]);
  });

  it('D-VP-1 VP are never capped', () => {
    const t = table().vp(200).act({ do: 'gain', vp: 3 });
    expect(t.has.vp).toBe(203);
    expect(duel.scores(t.state)[0].vp).toBe(203);
  });

  it('D-VP-1 VP of the Demand, of a Patch and of a Helper count alike', () => {
    const patch = table().vp(37).storage('red').patch(1, 'red').act({ do: 'plant', bulbs: 1 });
    expect(moves(patch.choose('plant:red>1.2'))).toEqual(['vp']);
    const helper = table().vp(38).storage('red').helpers(9).guilder(2).act({ do: 'build' });
    helper.choose('from:white', 'build:m1', 'patch:1').asks('action');
    expect([moves(helper), helper.has.vp, helper.lies.calendar]).toEqual([['vp'], 40, 2]);
    const trade = table().vp(39).storage('red').port(1, 1, 2, 'lower').ship(1).act({ do: 'trade' });
    expect([moves(trade), trade.has.vp, trade.lies.calendar]).toEqual([['vp'], 41, 2]);
  });

  it('D-VP-1 a Contract that the rival scores in your turn counts for the rival', () => {
    // The oldest card of your Helper row: 3 for each different colour traded.
    const t = table().seat(1).vp(39).guilder(1).traded('red').seat(0).helpers(1, 2, 7).cardOffer(5, 9);
    t.act({ do: 'farm' }).choose('hire:1').asks('contract', 1).choose('score:7');
    expect([moves(t), t.lies.calendar]).toEqual([['vp'], 2]);
    expect(t.seat(1).has).toMatchObject({ vp: 42, guilder: 0 });
    expect(t.seat(0).has.vp).toBe(0);
  });
});

const FIVE = [
  [1, 'white'],
  [2, 'yellow'],
  [3, 'red'],
  [4, 'red'],
  [5, 'violet'],
] as const;

describe('D-BLD: the 5th Windmill', () => {
  it.each([
    [3, 0],
    [4, 1],
    [5, 0],
  ])('D-BLD with %i Windmills one more moves the Calendar by %i', (built, steps) => {
    for (const seat of [0, 1]) {
      const t = table().seat(seat).guilder(4).turnOf(seat);
      t.windmills(...FIVE.slice(0, built)).act({ do: 'build' });
      t.choose('from:black', 'build:m8', 'patch:8').asks('action');
      expect(t.has.windmills).toHaveLength(built + 1);
      expect(moves(t)).toEqual(new Array(steps).fill('windmills'));
      expect(t.lies.calendar).toBe(1 + steps);
    }
  });

  it('D-BLD the rival’s Windmills do not count', () => {
    const t = table()
      .guilder(2)
      .seat(1)
      .windmills(...FIVE.slice(0, 4))
      .seat(0)
      .act({ do: 'build' });
    expect(moves(t.choose('from:black', 'build:m8', 'patch:8'))).toEqual([]);
  });

  it('D-BLD each player’s 5th', () => {
    const t = table()
      .seat(1)
      .guilder(2)
      .windmills(...FIVE.slice(0, 4))
      .seat(0)
      .guilder(2);
    t.windmills([6, 'white'], [7, 'yellow'], [9, 'red'], [10, 'red']).act({ do: 'build' });
    expect(moves(t.choose('from:black', 'build:m8', 'patch:8'))).toEqual(['windmills']);
    t.turnOf(1).act({ do: 'build' });
    expect(moves(t.choose('from:black', 'build:m11', 'patch:11'))).toEqual(['windmills']);
    expect(t.lies.calendar).toBe(3);
  });
});

describe('D-TRD: the 6th delivery', () => {
  const FOUR: Colour[] = ['white', 'white', 'yellow', 'red'];
  const traded = (n: number): Colour[] => Array.from({ length: n }, (_, i) => COLOURS[i % 5]);

  it.each([
    [4, 0],
    [5, 1],
    [6, 0],
    [11, 0],
  ])('D-TRD after %i deliveries one more moves the Calendar by %i', (before, steps) => {
    for (const seat of [0, 1]) {
      const t = table().port(1, 1, 1, 'lower').ship(1).seat(seat).storage('red').turnOf(seat);
      t.traded(...traded(before))
        .act({ do: 'trade' })
        .asks('action');
      expect(t.has.traded).toHaveLength(before + 1);
      expect(moves(t)).toEqual(new Array(steps).fill('delivered'));
      expect(t.lies.calendar).toBe(1 + steps);
    }
  });

  it('D-TRD the rival’s deliveries do not count', () => {
    const t = table()
      .port(1, 1, 1, 'lower')
      .ship(1)
      .seat(1)
      .traded(...traded(5))
      .seat(0)
      .storage('red');
    expect(moves(t.act({ do: 'trade' }))).toEqual([]);
  });

  it.each([
    [4, 0],
    [5, 1],
  ])('D-TIL Trade with three bulbs is one delivery more than %i', (before, steps) => {
    const t = table()
      .port(1, 1, 1, 'lower')
      .ship(1)
      .storage(...FOUR)
      .traded(...traded(before));
    t.act({ do: 'trade', bulbs: 3 }).choose('deliver:white', 'deliver:yellow', 'deliver:red', 'export:red');
    expect(t.has.traded).toHaveLength(before + 1);
    expect(moves(t)).toEqual(new Array(steps).fill('delivered'));
  });
});

describe('Stacks that run out', () => {
  /** One tile of the offer onto the next free section. */
  function enhance(t: Table): Table {
    t.guilder(2).act({ do: 'enhance' }).choose('tile:1');
    t.choose(t.offered[0]);
    if (t.ask === 'bulb') t.choose('bulb:red');
    return t.ask === 'reward' ? t.choose('pass') : t;
  }
  /** The first card of the offer into the own or the rival’s row; nobody scores. */
  function farm(t: Table, key: string): Table {
    t.guilder(0).seat(1).guilder(0).seat(0);
    return t.act({ do: 'farm' }).choose(key);
  }

  it('D-ENH the 7 tiles of the stack, then the 13 that were set aside: one step', () => {
    const t = table();
    for (let i = 1; i <= 7; i++) {
      expect(t.lies.tileStack).toBe(8 - i);
      enhance(t);
      expect(t.lies.calendar).toBe(i < 7 ? 1 : 2);
    }
    expect(t.state.tileAside).toEqual([]);
    expect(t.lies.tileStack).toBe(13);
    expect(t.lies.tileOffer).not.toContain(0);
    conserve(t.state);
  });

  it('D-ENH moves with the last tile of the stack, not with the one before it', () => {
    expect(enhance(table().tilesLeft(2)).lies.calendar).toBe(1);
    const t = enhance(table().tilesLeft(1));
    expect([t.lies.calendar, t.lies.tileStack]).toEqual([2, 19]);
  });

  it('D-ENH later no further step, though the offer can not be refilled', () => {
    const t = enhance(table().tilesLeft(1)).tilesLeft(1).noneAside();
    expect(enhance(t).lies).toMatchObject({ calendar: 2, tileStack: 0 });
    expect(t.lies.tileOffer).not.toContain(0);
    t.guilder(2).act({ do: 'enhance' }).choose('tile:1');
    t.choose(t.offered[0]);
    expect(t.lies).toMatchObject({ calendar: 2, tileStack: 0 });
    expect(t.lies.tileOffer.filter((tile) => tile === 0)).toHaveLength(1);
  });

  it('D-FRM the 9 cards of the deck, then the 7 that were set aside: one step', () => {
    const t = freshTable().choose('keep:1', 'keep:1', 'turn:1').asks('action');
    for (let i = 1; i <= 9; i++) {
      expect(t.lies.deck).toHaveLength(10 - i);
      farm(t, i % 2 ? 'hire:1' : 'sign:1').asks('action');
      expect(t.lies.calendar).toBe(i < 9 ? 1 : 2);
    }
    expect(t.state.cardAside).toEqual([]);
    expect(t.lies.deck).toHaveLength(7);
    expect(t.lies.cardOffer).not.toContain(0);
    conserve(t.state);
  });

  it('D-FRM a second time no further step: what is offered is all', () => {
    const t = farm(table().cardOffer(1, 2).deck(3), 'hire:1');
    expect([moves(t), t.lies.calendar]).toEqual([['cards'], 2]);
    t.deck(4).noneAside();
    expect(moves(farm(t, 'hire:1'))).toEqual([]);
    expect(t.lies.deck).toEqual([]);
    farm(t, 'sign:1');
    expect(moves(t)).toEqual([]);
    expect(t.lies.calendar).toBe(2);
    expect(t.lies.cardOffer.filter((card) => card > 0)).toHaveLength(1);
  });

  it('D-MKT each time the Market stack runs out', () => {
    const t = table();
    for (const space of [2, 3, 4, 5]) {
      t.marketLeft(1).guilder(2).act({ do: 'market' }).choose('deal:back-top', 'bulb:red').asks('action');
      expect(moves(t)).toEqual(['market']);
      expect(t.lies).toMatchObject({ calendar: space, marketStack: 10, marketDiscards: [] });
    }
    conserve(t.state);
  });

  it('D-MKT D-TIL also by the first of two Markets; the second buys from the new stack', () => {
    const t = table().guilder(9).tile('personal1', 21).marketLeft(1).choose('do:personal');
    t.choose('deal:back-top', 'bulb:red', 'deal:back-top', 'bulb:red').asks('action');
    expect([moves(t), t.lies.calendar, t.lies.marketStack]).toEqual([['market'], 2, 9]);
  });

  it('D-MKT not while a tile is left', () => {
    const t = table().marketLeft(2).guilder(2).act({ do: 'market' }).choose('deal:back-top', 'bulb:red');
    expect([moves(t), t.lies.calendar, t.lies.marketStack]).toEqual([[], 1, 1]);
  });
});

const gainVp = { do: 'gain', vp: 1 } as const;
/** The marker is on the last space but one, and the next VP of either seat moves it. */
const nearEnd = (round: number): Table =>
  table().seat(1).vp(39).guilder(9).seat(0).vp(39).guilder(9).calendar(4).round(round).mesh(1, 2);
/** Give up everything until this turn is over. */
function finish(t: Table): Table {
  if (t.ask === 'wheels') t.choose('turn:1');
  return t.choose('do:guilder', 'end', 'do:guilder');
}

describe('D-END-1: the last space', () => {
  it('D-END-1 the last space but one triggers nothing', () => {
    const t = nearEnd(9).calendar(3).act(gainVp);
    expect(t.lies.calendar).toBe(4);
    expect([t.eventsOf('endTriggered'), t.state.lastRound]).toEqual([[], -1]);
  });

  it.each([0, 1])('D-END-1 seat %i triggers it in round 9: round 10 is the last', (seat) => {
    const t = nearEnd(9).turnOf(seat).act(gainVp);
    expect(t.lies.calendar).toBe(5);
    expect(t.eventsOf('endTriggered')).toEqual([{ type: 'endTriggered', lastRound: 10, safety: false }]);
    const turns: [number, number][] = [];
    while (t.ask !== undefined) {
      finish(t);
      for (const turn of t.eventsOf('turn')) turns.push([turn.seat, turn.round]);
    }
    const rest = [
      [1, 9],
      [0, 10],
      [1, 10],
    ];
    expect(turns).toEqual(rest.slice(seat));
    expect(t.state.over).toBe(true);
  });

  it.each([
    [1, 0],
    [0, 1],
  ])('D-END-1 triggered in the follow-up of seat %i: the round of seat %i counts', (follower, seat) => {
    const t = table().seat(0).vp(39).seat(1).vp(39).calendar(4).round(9);
    // Any bulb and 1 VP, section 5, for the one who follows up.
    t.mesh(1, follower === 0 ? 5 : 2)
      .followsUp(follower)
      .asks('followUp', follower);
    t.choose('do:central', 'bulb:red').asks('wheels', follower);
    expect(t.eventsOf('endTriggered')).toMatchObject([{ lastRound: 10, safety: false }]);
    expect(t.state.turn).toMatchObject({ seat: follower, round: seat === 0 ? 9 : 10 });
  });

  it('D-END-1 the last turn has its follow-up too, and then nothing is asked', () => {
    const t = nearEnd(9).turnOf(1).act(gainVp);
    finish(finish(t)).choose('turn:1', 'do:guilder', 'end').asks('followUp', 0);
    expect(duel.result(t.state)).toBeUndefined();
    t.choose('do:guilder');
    expect(t.eventsOf('over')).toHaveLength(1);
    expect(duel.decisions(t.state)).toEqual([]);
    expect(duel.result(t.state)?.standings).toHaveLength(2);
    expect(() => duel.choose(t.state, { decision: t.state.clock, seat: 0, key: 'turn:1' })).toThrow();
  });

  it('D-END-1 a last follow-up that happens by itself ends the game with the last turn', () => {
    // Red reads section 4, the Market, and has no Guilder.
    const t = table().seat(0).guilder(0).mesh(1, 4).round(10).turnOf(1);
    t.state.lastRound = 10;
    t.choose('do:guilder', 'end');
    expect([t.ask, t.state.over, t.seat(0).has.guilder]).toEqual([undefined, true, 1]);
  });

  it('D-END-1 the marker stays there, and nothing puts the end off', () => {
    const t = nearEnd(9).turnOf(0).act(gainVp);
    finish(finish(t)).asks('wheels', 0);
    expect(t.state.turn.round).toBe(10);
    t.choose('turn:1').marketLeft(1).act({ do: 'market' }).choose('deal:back-top', 'bulb:red');
    t.turnOf(1).act(gainVp);
    expect(t.lies.calendar).toBe(5);
    expect(t.eventsOf('endTriggered')).toEqual([]);
    expect(t.state.lastRound).toBe(10);
  });

  it('D-END-1 two steps at once end on the last space', () => {
    // The 5th Windmill, and 2 VP of Patch 6 that reach 40.
    const lay = (space: number) =>
      table()
        .vp(38)
        .guilder(2)
        .calendar(space)
        .windmills(...FIVE.slice(0, 4))
        .round(3)
        .act({ do: 'build' });
    for (const [space, steps] of [
      [3, 2],
      [4, 1],
    ]) {
      const t = lay(space).choose('from:black', 'build:m5', 'patch:6').asks('action');
      expect(t.lies.calendar).toBe(5);
      expect(t.has.vp).toBe(40);
      expect(moves(t)).toHaveLength(steps);
      expect(t.eventsOf('endTriggered')).toMatchObject([{ lastRound: 4 }]);
    }
  });

  it('D-VP-1 D-BLD D-TRD an edition’s own marks move the marker', () => {
    const edition = { ...defaultEdition, marks: { vp: 10, windmills: 2, delivered: 1 } };
    expect(moves(table({ edition }).vp(9).act(gainVp))).toEqual(['vp']);
    expect(moves(table({ edition }).vp(39).act(gainVp))).toEqual([]);
    const built = table({ edition }).guilder(4).windmills(FIVE[0]).act({ do: 'build' });
    expect(moves(built.choose('from:black', 'build:m8', 'patch:8'))).toEqual(['windmills']);
    const traded = table({ edition }).port(1, 1, 2, 'lower').ship(1).storage('red').act({ do: 'trade' });
    expect(moves(traded)).toEqual(['delivered']);
  });

  it('D-END-1 an edition’s own Calendar ends on its own last space', () => {
    const t = table({ edition: { ...defaultEdition, calendar: [1, 2, 3] } })
      .vp(39)
      .calendar(2)
      .act(gainVp);
    expect(t.lies.calendar).toBe(3);
    expect(t.eventsOf('endTriggered')).toHaveLength(1);
  });
});

describe('D-END-2: the safety stop', () => {
  it('D-END-2 it is round 60 in the game as it comes', () => {
    expect(defaultEdition.safetyRound).toBe(60);
    const t = finish(table().mesh(1, 2).seat(0).guilder(9).round(60).turnOf(1)).asks('wheels', 0);
    expect(t.eventsOf('endTriggered')).toEqual([{ type: 'endTriggered', lastRound: 61, safety: true }]);
    expect(t.lies.calendar).toBe(1);
    finish(finish(t));
    expect([t.ask, t.state.over]).toEqual([undefined, true]);
  });

  it('D-END-2 not when the first player’s turn of that round ends, nor a round before', () => {
    const half = finish(table().mesh(1, 2).guilder(9).round(60)).asks('wheels', 1);
    expect([half.eventsOf('endTriggered'), half.state.lastRound]).toEqual([[], -1]);
    const early = finish(table().mesh(1, 2).guilder(9).round(59).turnOf(1)).asks('wheels', 0);
    expect([early.eventsOf('endTriggered'), early.state.lastRound]).toEqual([[], -1]);
  });

  it('D-END-2 not if the end is triggered already', () => {
    const t = nearEnd(60).turnOf(1).act(gainVp);
    expect(t.eventsOf('endTriggered')).toEqual([{ type: 'endTriggered', lastRound: 61, safety: false }]);
    expect(finish(t).asks('wheels', 0).eventsOf('endTriggered')).toEqual([]);
    const over = nearEnd(59).act(gainVp);
    finish(finish(finish(finish(over))));
    expect([over.state.over, over.state.turn.round]).toEqual([true, 60]);
  });

  it('D-END-2 a trigger in the last follow-up of round 60 is no safety stop', () => {
    const t = table().seat(0).vp(39).calendar(4).round(60).mesh(1, 5).followsUp(0);
    t.choose('do:central', 'bulb:red').asks('wheels', 0);
    expect(t.eventsOf('endTriggered')).toEqual([{ type: 'endTriggered', lastRound: 61, safety: false }]);
  });

  it('D-END-2 an edition with safety round 2 lasts 3 rounds', () => {
    const edition = { ...defaultEdition, safetyRound: 2 };
    const t = freshTable({ edition }).choose('keep:1', 'keep:1');
    const safety: number[] = [];
    let turns = 1;
    while (t.ask !== undefined) {
      if (t.ask === 'wheels') t.choose('turn:1');
      else t.choose(t.offered.find((key) => /^(do:guilder|end|pass|stop|after)$/.test(key)) ?? t.offered[0]);
      for (const { type } of t.events) if (type === 'turn') turns++;
      for (const event of t.eventsOf('endTriggered')) if (event.safety) safety.push(event.lastRound);
    }
    expect([safety, turns, t.state.turn.round]).toEqual([[3], 6, 3]);
    expect(t.lies.calendar).toBe(1);
  });
});
