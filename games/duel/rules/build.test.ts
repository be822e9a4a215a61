import { describe, expect, it } from 'vitest';
import { defaultEdition } from '../edition/default.js';
import type { Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const build = { do: 'build' } as const;
const both = { do: 'build', both: true } as const;

type Row = readonly (Colour | null)[];
const FULL: Row = ['black', 'black', 'black', 'black'];
/** Nothing in hand but these Guilder: what is there was gained. */
const bare = (guilder: number): Table => table().tools(0).storage().guilder(guilder);
/** Next to Windmill space 12 there is nothing to gain. */
const noReward = (t: Table): Table => t.patch(12, ...FULL).patch(1, ...FULL);
const gains = (t: Table): number[] => [t.has.guilder, t.has.tools, t.has.vp];
/** Build at space 1, between the end of Patch 1 and the beginning of Patch 2. */
const at1 = (t: Table, effect: typeof build | typeof both = build): Table =>
  t.act(effect).choose('from:white', 'build:m1');

describe('D-BLD: the lowest Windmill of a column, at the cost of its row', () => {
  const CASES: readonly (readonly [Colour, number, number, number[]])[] = [
    ['white', 1, 2, [0, 1, 2, 2, 3]],
    ['yellow', 1, 2, [1, 0, 2, 2, 3]],
    ['red', 1, 2, [1, 1, 1, 2, 3]],
    ['red', 2, 4, [1, 1, 0, 2, 3]],
    ['violet', 1, 2, [1, 1, 2, 1, 3]],
    ['violet', 2, 4, [1, 1, 2, 0, 3]],
    ['black', 1, 2, [1, 1, 2, 2, 2]],
    ['black', 2, 4, [1, 1, 2, 2, 1]],
    ['black', 3, 6, [1, 1, 2, 2, 0]],
  ];
  it.each(CASES)('%s, number %i of the column costs %i', (colour, number, cost, left) => {
    const before = [1, 1, 2, 2, 3];
    const column = ['white', 'yellow', 'red', 'violet', 'black'].indexOf(colour);
    before[column] -= number - 1;
    const t = noReward(bare(cost))
      .columns(...before)
      .act(build)
      .choose(`from:${colour}`, 'build:m12');
    expect(t.has.guilder).toBe(0);
    expect(t.has.columns).toEqual(left);
    expect(t.has.windmills).toEqual([12]);
    // One Guilder less, and it stays where it is.
    const poor = noReward(bare(cost - 1)).columns(...before);
    if (cost === 2) poor.mesh(3, 2).offersNot('do:personal');
    else poor.act(build).blocks(`from:${colour}`, 'D-BLD');
  });

  it('published example: the second red one for 4, and 2 from the first reward next to it', () => {
    const t = bare(4).columns(1, 1, 1, 2, 3).act(build).choose('from:red', 'build:m5', 'patch:6');
    expect(gains(t)).toEqual([0, 0, 2]);
    expect([t.has.columns, t.has.windmills]).toEqual([[1, 1, 0, 2, 3], [5]]);
  });

  it('an empty column has none to take', () => {
    bare(9)
      .columns(0, 1, 0, 2, 3)
      .act(build)
      .offersOnly('from:yellow', 'from:violet', 'from:black')
      .blocks('from:white', 'D-BLD')
      .blocks('from:red', 'D-BLD');
  });

  it('no Windmill that one can pay for: no Build', () => {
    const t = bare(3).mesh(3, 2).columns(0, 0, 1, 1, 1).offersNot('do:personal');
    t.guilder(4).offers('do:personal').columns(0, 0, 0, 0, 1).offersNot('do:personal');
    t.guilder(6).offers('do:personal');
  });

  it('no Windmill left: no Build', () => {
    bare(20).mesh(3, 2).columns(0, 0, 0, 0, 0).offersNot('do:personal');
  });
});

describe('D-BLD: a free space between Patches', () => {
  it('any of the twelve', () => {
    const spaces = Array.from({ length: 12 }, (_, i) => `build:m${i + 1}`);
    bare(2)
      .act(build)
      .choose('from:black')
      .asks('build')
      .offersOnly(...spaces);
  });

  it('not where a Windmill stands, whosever it is', () => {
    const t = bare(2).windmills([3, 'white']).seat(1).windmills([8, 'red']).seat(0).act(build);
    t.choose('from:black').blocks('build:m3', 'D-BLD').blocks('build:m8', 'D-BLD');
    expect(t.offered).toHaveLength(10);
  });

  const six = (t: Table, first: number): Table =>
    t.windmills(
      [first, 'white'],
      [first + 1, 'yellow'],
      [first + 2, 'red'],
      [first + 3, 'red'],
      [first + 4, 'violet'],
    );
  it('no free space: no Build; the last one is the last', () => {
    const t = six(six(bare(9), 1).seat(1), 6)
      .windmills([11, 'violet'])
      .seat(0)
      .mesh(3, 2);
    t.offers('do:personal').windmills([12, 'violet']).offersNot('do:personal');
  });
});

describe('D-BLD: the closest uncovered reward of one adjacent Patch', () => {
  const EMPTY: readonly (readonly [number, number[], number[]])[] = [
    // Guilder, Tools, VP of space 4 of the Patch before it, and of space 1 of the next one.
    [1, [0, 1, 0], [0, 0, 1]],
    [2, [1, 0, 0], [0, 1, 0]],
    [3, [0, 0, 1], [1, 0, 0]],
    [4, [0, 1, 0], [0, 0, 1]],
    [5, [1, 0, 0], [0, 0, 2]],
    [6, [0, 1, 0], [1, 0, 0]],
  ];
  it.each(EMPTY)('Windmill space %i, and the one opposite: empty Patches', (space, before, after) => {
    for (const at of [space, space + 6]) {
      const next = (at % 12) + 1;
      const t = () => bare(2).act(build).choose('from:white', `build:m${at}`).asks('patch');
      t().offersOnly(`patch:${at}`, `patch:${next}`);
      expect(gains(t().choose(`patch:${at}`))).toEqual(before);
      expect(gains(t().choose(`patch:${next}`).asks('action'))).toEqual(after);
    }
  });

  const GOODS: readonly (readonly [string, number, Row, number[]])[] = [
    ['Patch 1, two covered', 1, [null, null, 'red', 'red'], [0, 0, 3]],
    ['Patch 1, three covered', 1, [null, 'red', 'red', 'red'], [1, 0, 0]],
    ['Patch 1, covered at its far end only', 1, ['red'], [0, 1, 0]],
    ['Patch 1, covered but for the second', 1, ['red', null, 'red', 'red'], [0, 0, 3]],
    ['Patch 2, two covered', 2, ['red', 'red'], [2, 0, 0]],
    ['Patch 2, three covered', 2, ['red', 'red', 'red'], [1, 0, 0]],
    ['Patch 2, covered at its far end only', 2, [null, null, null, 'red'], [0, 0, 1]],
    ['Patch 2, covered but for the third', 2, ['red', 'red', null, 'red'], [2, 0, 0]],
  ];
  it.each(GOODS)('counted from the Windmill: %s', (_, patch, row, expected) => {
    const t = at1(bare(2).patch(patch, ...row)).choose(`patch:${patch}`);
    expect(gains(t)).toEqual(expected);
    expect(t.vpFrom('patches')).toBe(expected[2]);
  });

  it('the space stays open: its reward is there for the next one too', () => {
    const t = at1(bare(2)).choose('patch:1');
    expect(t.tulips(1)).toEqual([null, null, null, null]);
    t.storage('red').act({ do: 'plant', bulbs: 1 }).choose('plant:red>1.4');
    expect(t.has.tools).toBe(2);
  });

  it('an action is asked for, and may be declined', () => {
    const t = at1(
      bare(5)
        .patch(1, ...FULL)
        .patch(2, 'red'),
    );
    t.asks('patch').offersOnly('patch:2', 'pass').choose('patch:2').asks('card', 0);
    const declined = at1(
      bare(5)
        .patch(1, ...FULL)
        .patch(2, 'red'),
    )
      .choose('pass')
      .asks('action');
    expect(declined.has.windmills).toEqual([1]);
    expect(gains(declined)).toEqual([3, 0, 0]);
  });

  it('an action goes on as any other: Plant 1 covers that very space', () => {
    const t = bare(2).storage('red').patch(5, 'red', 'red').act(build).choose('from:white', 'build:m4');
    t.choose('patch:5').asks('plant').choose('plant:red>5.3').asks('action');
    expect(t.tulips(5)).toEqual(['red', 'red', 'red', null]);
  });

  it('one full Patch: that of the other one, unasked if it is goods', () => {
    expect(gains(at1(bare(2).patch(1, ...FULL)).asks('action'))).toEqual([0, 0, 1]);
    expect(gains(at1(bare(2).patch(2, ...FULL)).asks('action'))).toEqual([0, 1, 0]);
  });

  it('none left: nothing, but the Windmill is built', () => {
    const t = at1(
      bare(2)
        .patch(1, ...FULL)
        .patch(2, ...FULL),
    ).asks('action');
    expect(gains(t)).toEqual([0, 0, 0]);
    expect(t.has.windmills).toEqual([1]);
  });

  it('one that can not be resolved is none, and the next space does not step in for it', () => {
    // Patch 1: Market, and no Guilder left; Patch 2: Farm, and no card on offer.
    const t = at1(bare(2).patch(1, null, null, null, 'red').patch(2, 'red').cardOffer(0, 0)).asks('action');
    expect(gains(t)).toEqual([0, 0, 0]);
    expect(t.has.windmills).toEqual([1]);
    const other = at1(bare(2).patch(1, null, null, null, 'red')).asks('action');
    expect(gains(other)).toEqual([0, 0, 1]);
    const rich = at1(bare(3).patch(1, null, null, null, 'red')).asks('patch');
    rich.offers('patch:1', 'patch:2').choose('patch:1').asks('deal');
  });
});

describe('D-BLD: the 5th Windmill', () => {
  const FOUR = [
    [1, 'white'],
    [2, 'yellow'],
    [3, 'red'],
    [4, 'red'],
  ] as const;
  it.each([
    ['4th', FOUR.slice(1), 1],
    ['5th', FOUR, 2],
    ['6th', [...FOUR, [5, 'violet']] as const, 1],
  ])('the %s moves the Calendar on only if it is the 5th', (_, standing, calendar) => {
    const t = noReward(bare(9))
      .windmills(...standing)
      .act(build)
      .choose('from:black', 'build:m12');
    expect(t.lies.calendar).toBe(calendar);
    expect(t.eventsOf('calendar').map((event) => event.why)).toEqual(calendar === 2 ? ['windmills'] : []);
  });

  it('each player counts alone, and each 5th one moves it', () => {
    const t = noReward(bare(2))
      .seat(1)
      .windmills(...FOUR)
      .seat(0);
    t.act(build).choose('from:black', 'build:m12');
    expect(t.lies.calendar).toBe(1);
    t.turnOf(1).guilder(2).act(build).choose('from:black', 'build:m11');
    expect(t.lies.calendar).toBe(2);
    t.turnOf(0).guilder(8).windmills([5, 'violet'], [6, 'violet'], [7, 'red']);
    t.act(build).choose('from:white', 'build:m8', 'patch:8');
    expect(t.lies.calendar).toBe(3);
  });
});

describe("D-TIL: 'Build, both Patches'", () => {
  it('gives the closest reward of each, once', () => {
    expect(gains(at1(bare(2), both).asks('action'))).toEqual([0, 1, 1]);
  });

  it('pays as any other, and needs a free space', () => {
    const t = noReward(bare(4)).columns(1, 1, 1, 2, 3).act(both).choose('from:red', 'build:m12');
    expect([t.has.guilder, t.has.windmills]).toEqual([0, [12]]);
    bare(1).tile('personal1', 19).offersNot('do:personal').guilder(2).offers('do:personal');
  });

  it('two actions come in the order one likes; each is declined by itself', () => {
    const t = () => at1(bare(5).patch(1, null, null, null, 'red').patch(2, 'red'), both).asks('patch');
    t().offersOnly('patch:1', 'patch:2', 'pass');
    t().choose('patch:2', 'hire:1').asks('patch').offersOnly('patch:1', 'pass');
    t().choose('patch:1').asks('deal').choose('deal:back-top', 'bulb:red').offersOnly('patch:2', 'pass');
    const declined = t().choose('patch:1', 'deal:back-top', 'bulb:red', 'pass').asks('action');
    expect(declined.has.helpers).toEqual([]);
  });

  it('one full Patch, or one that can not be resolved: the other one alone', () => {
    expect(gains(at1(bare(2).patch(1, ...FULL), both).asks('action'))).toEqual([0, 0, 1]);
    expect(gains(at1(bare(2).patch(1, null, null, null, 'red'), both).asks('action'))).toEqual([0, 0, 1]);
    expect(
      gains(
        at1(
          bare(2)
            .patch(1, ...FULL)
            .patch(2, ...FULL),
          both,
        ).asks('action'),
      ),
    ).toEqual([0, 0, 0]);
  });

  it('RWD-2 what the one brings may be what the other one needs', () => {
    // 2 Guilder of Patch 2, and with them the Market of Patch 1.
    const t = at1(bare(2).patch(1, null, null, null, 'red').patch(2, 'red', 'red'), both);
    expect(t.has.guilder).toBe(2);
    t.asks('patch').offersOnly('patch:1', 'pass').choose('patch:1').asks('deal');
  });

  it('the second reward is the closest one when its turn comes', () => {
    // Patch 5 has Plant 1 on its third space, Patch 6 any bulb on its second.
    const t = bare(2).patch(5, null, null, null, 'red').patch(6, null, null, null, null).storage('white');
    t.act(both).choose('from:white', 'build:m5');
    // 2 VP of Patch 6 come first, unasked; the bulb planted there changes nothing any more.
    expect(t.vpFrom('patches')).toBe(2);
    t.offersOnly('patch:5', 'pass').choose('patch:5', 'plant:white>6.1').asks('action');
    expect(t.vpFrom('patches')).toBe(4);
  });

  it('a bulb that the first reward plants moves the second one on', () => {
    // An edition with Plant 1 at the end of Patch 1 and a Market at the start of Patch 2.
    const patches = defaultEdition.patches.map((patch, i) =>
      i === 1 ? [{ do: 'market' as const }, ...patch.slice(1)] : patch,
    );
    const plantFirst = patches.map((patch, i) =>
      i === 0 ? [...patch.slice(0, 3), { do: 'plant' as const, bulbs: 1 }] : patch,
    );
    const t = table({ edition: { ...defaultEdition, patches: plantFirst } })
      .guilder(9)
      .storage('red');
    t.act(both).choose('from:white', 'build:m1').offersOnly('patch:1', 'patch:2', 'pass');
    t.choose('patch:1', 'plant:red>2.1', 'take:market', 'deal:back-top', 'bulb:red');
    // The Market of Patch 2 is covered: the Farm behind it is the closest now.
    t.asks('patch').offersOnly('patch:2', 'pass').choose('patch:2').asks('card');
  });
});
