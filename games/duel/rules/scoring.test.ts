import { describe, expect, it } from 'vitest';
import type { Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';
import { duel } from './game.js';

const contracts = (t: Table, ...cards: number[]): number => t.contracts(...cards).score('contracts');
/** The second player’s last turn: both give up, and each gains 1 Guilder. */
function end(t: Table): Table {
  t.calendar(1).mesh(1, 2).round(10);
  t.state.lastRound = 10;
  return t.turnOf(1).choose('do:guilder', 'end', 'do:guilder');
}

describe('D-SCO-1: Contracts at the end', () => {
  it('D-SCO-1 one after another, from the oldest', () => {
    // 8: 2 for each scored Contract, this one included. The newest stands first in the row.
    expect(contracts(table(), 8)).toBe(2);
    expect(contracts(table(), 8, 5)).toBe(4);
    expect(contracts(table(), 5, 8)).toBe(2);
    expect(contracts(table(), 8, 5, 1)).toBe(6);
    expect(contracts(table(), 5, 8, 1)).toBe(4);
    expect(contracts(table(), 5, 1, 8)).toBe(2);
    // Both of that kind: 2 and 4.
    expect(contracts(table(), 8, 20)).toBe(6);
    expect(contracts(table(), 20, 8)).toBe(6);
  });

  it('D-SCO-1 those scored while the game ran count as scored', () => {
    expect(contracts(table().scored(2, 3), 8)).toBe(6);
    expect(contracts(table().seat(1).scored(2, 3).seat(0), 8)).toBe(2);
  });

  it('D-SCO-1 the own Contract row, not the own Helpers', () => {
    const t = table().traded('red', 'red').helpers(10).seat(1).traded('violet').helpers(13);
    // Seat 0: 3 for a pair; seat 1: 3 for each red or violet bulb.
    expect([t.seat(0).score('contracts'), t.seat(1).score('contracts')]).toEqual([3, 3]);
    expect(contracts(table())).toBe(0);
  });

  it('D-SCO-1 free, even without Guilder', () => {
    const t = end(table().guilder(0).traded('red', 'red').contracts(10, 13));
    expect(duel.scores(t.state)[0].lines).toContainEqual({ source: 'contracts', vp: 9 });
    expect(t.seat(0).has.guilder).toBe(1);
    expect(duel.result(t.state)?.winners).toEqual([0]);
  });

  it('D-SCO-1 those paid for while the game ran are not scored again', () => {
    const t = table().seat(1).guilder(1).traded('red', 'red').seat(0).helpers(1, 2, 10).cardOffer(5, 9);
    t.act({ do: 'farm' }).choose('hire:1').asks('contract', 1).choose('score:10').seat(1);
    expect([t.vpFrom('contractsNow'), t.score('contractsNow'), t.score('contracts')]).toEqual([6, 6, 0]);
    expect(t.has).toMatchObject({ vp: 6, guilder: 0, scored: [10] });
  });

  it('D-SCO-1 one that was pushed out without pay scores nothing', () => {
    const t = table().seat(1).guilder(1).traded('red', 'red').seat(0).helpers(1, 2, 10).cardOffer(5, 9);
    t.act({ do: 'farm' }).choose('hire:1', 'pass').seat(1);
    expect([t.score('contractsNow'), t.score('contracts')]).toEqual([0, 0]);
    expect(t.lies.gone).toEqual([10]);
  });

  it('D-EX-2 the published example: 5, then 2 for each of 4, then 3 for each of 3 bulbs', () => {
    const lay = () => table().traded('white', 'yellow', 'red', 'violet', 'black', 'red').scored(5, 6);
    expect(contracts(lay(), 14)).toBe(5);
    expect(contracts(lay(), 8, 14)).toBe(5 + 8);
    expect(contracts(lay(), 10, 8, 14)).toBe(5 + 8 + 9);
    const t = end(lay().contracts(10, 8, 14));
    expect(duel.scores(t.state)[0].lines).toContainEqual({ source: 'contracts', vp: 22 });
  });
});

describe('D-SCO-2: tulips', () => {
  it('D-EX-1 the published example: 1 for each of 6 yellow and 3 for each of 6 black tulips', () => {
    const t = table().windmills([1, 'yellow'], [3, 'black'], [5, 'black'], [8, 'black']);
    t.patch(1, 'yellow', 'yellow', 'yellow', 'white').patch(2, 'black', null, null, 'yellow');
    t.patch(3, 'yellow', null, 'red', 'red').patch(4, 'black', 'black', null, 'yellow');
    t.patch(5, 'violet', 'violet', null, 'white').patch(8, 'black', 'black', 'black');
    // Next to none of the four Windmills.
    t.patch(7, 'yellow', 'yellow', null, 'black').patch(11, 'black', 'black', 'black', 'black');
    expect(t.score('tulips')).toBe(6 + 18);
    expect(t.seat(1).score('tulips')).toBe(0);
  });

  it('D-EX-1 the same 24 with Windmills on both sides: each of them counts the tulips', () => {
    const t = table().windmills([1, 'yellow'], [2, 'black'], [5, 'black'], [6, 'black']);
    t.patch(2, 'yellow', 'yellow', 'yellow').patch(6, 'black', 'black', 'black', 'red');
    expect(t.score('tulips')).toBe(24);
  });

  it.each([
    [1, 3],
    [2, 6],
    [3, 9],
  ])('D-SCO-2 %i emptied places of the black column: three black tulips score %i', (mills, vp) => {
    const built = ([1, 4, 7] as const).slice(0, mills).map((space) => [space, 'black'] as const);
    const t = table()
      .windmills(...built)
      .patch(1, 'black', 'black', null, 'black');
    expect(t.score('tulips')).toBe(vp);
  });

  it.each([
    ['white', 1],
    ['yellow', 1],
    ['red', 2],
    ['violet', 2],
    ['black', 3],
  ] as const)('D-SCO-2 an empty %s column makes each tulip worth %i', (colour, value) => {
    const built = Array.from({ length: value }, (_, i) => [2 * i + 1, colour] as const);
    const t = table()
      .windmills(...built)
      .patch(1, colour, null, null, colour);
    expect([t.has.columns.reduce((a, b) => a + b), t.score('tulips')]).toEqual([9 - value, 2 * value]);
  });

  it('D-SCO-2 the value comes from the column, wherever its Windmills stand', () => {
    // A white Windmill next to red tulips; the red ones stand far away.
    const t = table().windmills([1, 'white'], [6, 'red'], [9, 'red']).patch(2, 'red', 'red', 'red');
    expect(t.score('tulips')).toBe(6);
    expect(table().windmills([1, 'white']).patch(2, 'red', 'red', 'red').score('tulips')).toBe(0);
  });

  it.each([
    // Windmill space, Patches next to it
    [1, [1, 2]],
    [6, [6, 7]],
    [11, [11, 12]],
    [12, [12, 1]],
  ])('D-SCO-2 the Windmill on m%i touches the Patches %j and no other', (space, touched) => {
    const next = Array.from({ length: 12 }, (_, i) => i + 1).filter(
      (patch) => table().windmills([space, 'white']).patch(patch, 'white').score('tulips') === 1,
    );
    expect(next.sort()).toEqual([...touched].sort());
  });

  it('D-SCO-2 two Windmills next to a Patch count it twice, across the end of the ring too', () => {
    const t = table().windmills([12, 'white'], [1, 'yellow']).patch(1, 'white', 'white', null, 'yellow');
    expect(t.score('tulips')).toBe(6);
  });

  it('D-SCO-2 a Patch next to the rival’s Windmill scores for the rival; one between both for both', () => {
    const t = table().patch(2, 'red', null, null, 'red').windmills([1, 'red']).seat(1);
    t.windmills([2, 'red'], [7, 'red']);
    expect([t.seat(0).score('tulips'), t.seat(1).score('tulips')]).toEqual([2, 4]);
  });

  it('D-SCO-2 nothing without Windmills, and nothing without tulips', () => {
    expect(table().patch(1, 'red', 'red', 'red', 'red').score('tulips')).toBe(0);
    expect(table().windmills([1, 'red'], [2, 'red']).score('tulips')).toBe(0);
  });

  it('D-SCO-2 who planted does not matter', () => {
    const t = table().windmills([2, 'red']).seat(1).storage('red').turnOf(1).act({ do: 'plant', bulbs: 1 });
    t.choose('plant:red>3.1');
    expect([t.seat(0).score('tulips'), t.seat(1).score('tulips')]).toEqual([1, 0]);
  });
});

describe('D-CON-1: what Contracts count', () => {
  it.each([
    [1, 'white', 3],
    [6, 'red', 3],
    [9, 'yellow', 3],
    [12, 'black', 4],
    [17, 'violet', 3],
  ] as const)('D-CON-1 card %i: own Windmills next to a %s tulip, %i each', (card, colour, vp) => {
    const other: Colour = colour === 'red' ? 'white' : 'red';
    const lay = () => table().windmills([1, 'black'], [5, 'black']).seat(1).windmills([2, 'black']).seat(0);
    expect(contracts(lay(), card)).toBe(0);
    expect(contracts(lay().patch(1, other).patch(2, other).patch(5, other), card)).toBe(0);
    // On either side; once, however many tulips, on one side or both.
    expect(contracts(lay().patch(1, colour), card)).toBe(vp);
    expect(contracts(lay().patch(2, null, null, null, colour), card)).toBe(vp);
    expect(contracts(lay().patch(1, colour, colour).patch(2, colour, other), card)).toBe(vp);
    // Next to both own ones; next to the rival’s only; next to none.
    expect(contracts(lay().patch(2, colour).patch(6, colour), card)).toBe(2 * vp);
    expect(contracts(lay().patch(3, colour), card)).toBe(0);
    expect(contracts(lay().patch(9, colour), card)).toBe(0);
  });

  it('D-CON-1 two own Windmills next to one Patch both count', () => {
    expect(contracts(table().windmills([3, 'black'], [4, 'black']).patch(4, 'white'), 1)).toBe(6);
    expect(contracts(table().windmills([12, 'black'], [1, 'black']).patch(1, 'white'), 1)).toBe(6);
  });

  it.each([
    [4, 'violet', 4],
    [16, 'yellow', 4],
    [19, 'black', 4],
  ] as const)('D-CON-1 card %i: Patches with %s and another colour, %i each', (card, colour, vp) => {
    expect(contracts(table().patch(1, colour, colour, colour, colour), card)).toBe(0);
    expect(contracts(table().patch(1, 'red', 'red', null, 'white'), card)).toBe(0);
    expect(contracts(table().patch(1, colour, null, null, 'red'), card)).toBe(vp);
    expect(contracts(table().patch(1, 'red', 'red', 'red', colour), card)).toBe(vp);
    // On the whole board, without any Windmill.
    const all = table().patch(2, colour, null, null, 'red').patch(7, 'white', null, colour, colour);
    expect(contracts(all.patch(12, colour).patch(11, 'red', colour), card)).toBe(3 * vp);
  });

  it('D-CON-1 card 11: full Patches of any colours on the whole board, 3 each', () => {
    const t = table().patch(1, 'red', 'red', 'red').seat(1).windmills([4, 'black']).seat(0);
    expect(contracts(t, 11)).toBe(0);
    t.patch(4, 'red', 'red', 'white', 'white').patch(9, 'black', 'black', 'black', 'black');
    expect(t.score('contracts')).toBe(6);
    // For the rival it would count the same Patches.
    t.state.rows.reverse();
    expect([t.seat(0).score('contracts'), t.seat(1).score('contracts')]).toEqual([0, 6]);
  });

  it.each([
    [2, ['white', 'yellow']],
    [10, ['red', 'violet']],
    [18, ['white', 'black']],
  ] as const)('D-CON-1 card %i: 3 for each bulb of %j in the own Foreign Trade section', (card, colours) => {
    const [one, two] = colours;
    const rest = (['white', 'yellow', 'red', 'violet', 'black'] as const).filter(
      (colour) => !(colours as readonly Colour[]).includes(colour),
    );
    expect(contracts(table(), card)).toBe(0);
    expect(contracts(table().traded(...rest, ...rest), card)).toBe(0);
    expect(contracts(table().traded(one, one, two, ...rest), card)).toBe(9);
    expect(contracts(table().seat(1).traded(one, two).seat(0).traded(two), card)).toBe(3);
    expect(contracts(table().storage(one, two), card)).toBe(0);
  });

  it.each([
    [0, 0],
    [1, 0],
    [2, 3],
    [3, 3],
    [4, 6],
    [7, 9],
  ])('D-CON-1 cards 3 and 13: %i bulbs traded, pairs of any two, rounded down: %i VP', (n, vp) => {
    const bulbs = Array.from({ length: n }, (_, i): Colour => (i % 2 ? 'red' : 'white'));
    for (const card of [3, 13]) expect(contracts(table().traded(...bulbs), card)).toBe(vp);
  });

  it.each<[Colour[], number]>([
    [[], 0],
    [['red'], 1],
    [['red', 'red', 'red'], 1],
    [['red', 'white', 'red'], 2],
    [['white', 'yellow', 'red', 'violet', 'black', 'black'], 5],
  ])('D-CON-1 cards 7 and 14: %j traded, %i different colours', (bulbs, colours) => {
    const lay = () =>
      table()
        .seat(1)
        .traded('white', 'yellow')
        .seat(0)
        .traded(...bulbs);
    expect(contracts(lay(), 7)).toBe(3 * colours);
    expect(contracts(lay(), 14)).toBe(colours);
  });

  it.each([5, 15])('D-CON-1 card %i: 3 for each tile on the own Personal Wheel', (card) => {
    const t = table().seat(1).tile('personal1', 1).tile('personal2', 2).seat(0).tile('central2', 3);
    expect(contracts(t, card)).toBe(0);
    expect(t.tile('personal4', 13).tile('personal5', 4).score('contracts')).toBe(6);
    t.tile('personal1', 5).tile('personal2', 6).tile('personal3', 14);
    expect(t.score('contracts')).toBe(15);
  });

  it.each([8, 20])('D-CON-1 card %i: 2 for each scored Contract, this one included', (card) => {
    expect(contracts(table(), card)).toBe(2);
    expect(contracts(table().scored(1, 2, 3), card)).toBe(8);
  });

  it('D-CON-1 one that is paid for counts itself and those scored before it', () => {
    const t = table().seat(1).guilder(1).scored(3, 4).contracts(1, 2, 8).seat(0).cardOffer(5, 9);
    t.act({ do: 'farm' }).choose('hire:1', 'score:8').seat(1);
    expect([t.has.vp, t.has.scored.length]).toEqual([6, 3]);
  });
});

describe('D-SCO-3: the winner', () => {
  /** VP, Guilder and Tools of both at the end. */
  const outcome = (zero: readonly number[], one: readonly number[]) => {
    const t = table();
    for (const [seat, [vp, guilder, tools]] of [zero, one].entries()) {
      t.seat(seat)
        .vp(vp)
        .guilder(guilder - 1)
        .tools(tools);
    }
    return duel.result(end(t).state);
  };

  it.each([
    ['more VP', [30, 1, 0], [29, 9, 9], [0]],
    ['more VP', [29, 9, 9], [30, 1, 0], [1]],
    ['as many VP, more Guilder', [30, 5, 0], [30, 4, 9], [0]],
    ['as many VP, more Guilder', [30, 4, 9], [30, 5, 0], [1]],
    ['as many VP and Guilder, more Tools', [30, 4, 2], [30, 4, 1], [0]],
    ['as many VP and Guilder, more Tools', [30, 4, 1], [30, 4, 2], [1]],
    ['as many of all: shared', [30, 4, 2], [30, 4, 2], [0, 1]],
  ])('D-SCO-3 %s: %j against %j', (_, zero, one, winners) => {
    const result = outcome(zero, one);
    expect([...(result?.winners ?? [])].sort()).toEqual(winners);
    const ranks = result?.standings.map(({ seat, rank }) => [seat, rank]);
    const second = winners.length === 2 ? [1, 1] : [1 - winners[0], 2];
    expect(ranks).toEqual([[winners[0], 1], second]);
  });

  it('D-SCO-3 compares Guilder, then Tools', () => {
    expect(outcome([30, 4, 2], [29, 5, 1])?.standings).toEqual([
      { seat: 0, rank: 1, vp: 30, tieBreaks: [4, 2] },
      { seat: 1, rank: 2, vp: 29, tieBreaks: [5, 1] },
    ]);
  });

  it('D-SCO-3 Contracts and tulips count before the tie-breaks', () => {
    const t = table().vp(10).guilder(0).windmills([1, 'red']).patch(1, 'red', 'red').traded('red', 'white');
    t.contracts(3).seat(1).vp(14).guilder(9);
    const result = duel.result(end(t).state);
    // 10 on the track, 3 for a pair traded, 2 red tulips worth 1.
    expect(result?.standings.map(({ seat, vp }) => [seat, vp])).toEqual([
      [0, 15],
      [1, 14],
    ]);
    for (const sheet of duel.scores(t.state)) {
      expect(sheet.lines.reduce((sum, line) => sum + line.vp, 0)).toBe(sheet.vp);
    }
  });

  it('D-SCO-3 there is no result before the end', () => {
    expect(duel.result(table().vp(99).state)).toBeUndefined();
  });
});
