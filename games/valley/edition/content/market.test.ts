import { describe, expect, it } from 'vitest';
import { type Table, table } from '../../testing/index.js';
import { defaultEdition as edition } from '../default.js';
import type { Colour } from '../types.js';

/** The area before it, from which the marker comes. */
const FROM = { N: 'SW', SE: 'N', SW: 'SE' } as const;
const AFTER = { N: 'SE', SE: 'SW', SW: 'N' } as const;
type Area = keyof typeof FROM;

/** The marker arrives in this area, where it then is one of `count` markers. No Guilder: it just moves. */
function arrive(area: Area, count: number, lay: (t: Table) => Table = (t) => t): Table {
  const [from, after] = [FROM[area], AFTER[area]];
  const neutrals = { 1: [from, after, after], 2: [area, from, after], 3: [area, area, after] }[count] ?? [];
  return lay(table({ edition }).guilder(0).tools(0).vp(10).storage())
    .market([from, after], neutrals)
    .act({ do: 'market', cost: 0, moves: 1 });
}

const COUNTS = [1, 2, 3] as const;

const BULBS: readonly (readonly [Area, Colour])[] = [
  ['N', 'black'],
  ['N', 'white'],
  ['SE', 'yellow'],
  ['SE', 'white'],
  ['SW', 'yellow'],
];
const GOODS: readonly (readonly [Area, '1 Guilder' | '1 VP'])[] = [
  ['SE', '1 Guilder'],
  ['SW', '1 VP'],
];
const PLANTS: readonly Area[] = ['N', 'SW'];

/** Each reward for 1, 2 and 3 markers. */
const times = <T extends readonly unknown[]>(rows: readonly T[]) =>
  rows.flatMap((row) => COUNTS.map((count) => [...row, count] as const));

describe('MKT-2 the nine rewards, once for each marker', () => {
  it.each(times(BULBS))('area %s: %s bulb, %i marker(s)', (area, colour, count) => {
    const t = arrive(area, count);
    const [before, other] = [t.has, t.seat(1).has];
    t.seat(0).choose(`take:bulb-${colour}`).asks('action');
    expect(t.has).toEqual({ ...before, storage: new Array(count).fill(colour), stored: count });
    expect(t.has.area).toBe(area);
    expect(t.seat(1).has).toEqual(other);
  });

  it.each(times(GOODS))('area %s: %s, %i marker(s)', (area, name, count) => {
    const t = arrive(area, count);
    const before = t.has;
    t.choose(name === '1 Guilder' ? 'take:guilder1' : 'take:vp1').asks('action');
    expect(t.has).toEqual({ ...before, ...(name === '1 Guilder' ? { guilder: count } : { vp: 10 + count }) });
  });

  it.each(times(PLANTS.map((area) => [area] as const)))('area %s: Plant 1, %i marker(s)', (area, count) => {
    const t = arrive(area, count, (it) => it.storage('red', 'red', 'red', 'red'));
    t.choose('take:plant1');
    for (let done = 1; done <= count; done++) {
      t.asks('plant').choose('plant:red>1');
      expect(t.has.rows).toEqual([done, 0, 0, 0]);
      if (done === 2) expect(t.vpFrom('patches')).toBe(1);
      if (done === 3) t.asks('bulb').choose('bulb:white');
      if (done < count) t.asks('reward').choose('take:plant1');
    }
    t.asks('action');
    expect(t.has.stored).toBe(count === 3 ? 2 : 4 - count);
  });
});

describe('the three areas', () => {
  it.each([
    ['N', ['take:bulb-black', 'take:bulb-white', 'take:plant1']],
    ['SE', ['take:bulb-yellow', 'take:bulb-white', 'take:guilder1']],
    ['SW', ['take:bulb-yellow', 'take:plant1', 'take:vp1']],
  ] as const)('MKT-2 area %s offers %s', (area, rewards) => {
    arrive(area, 1, (t) => t.storage('red'))
      .asks('market')
      .offersOnly(...rewards, 'pass');
  });

  it.each([
    ['N', 'SE'],
    ['SE', 'SW'],
    ['SW', 'N'],
  ])('MKT-1 clockwise from %s comes %s', (from, to) => {
    const t = table({ edition })
      .guilder(0)
      .market([from, from], ['N', 'SE', 'SW'])
      .act({ do: 'market', cost: 0, moves: 1 });
    expect(t.choose('pass').has.area).toBe(to);
  });
});
