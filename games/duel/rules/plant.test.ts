import { describe, expect, it } from 'vitest';
import { COLOURS, type Colour } from '../edition/types.js';
import { type Table, table } from '../testing/index.js';

const plant = (bulbs: number) => ({ do: 'plant', bulbs }) as const;
const same = { do: 'plant', bulbs: 2, colours: 'same' } as const;
const different = { do: 'plant', bulbs: 2, colours: 'different' } as const;

type Row = readonly (Colour | null)[];
const FULL: Row = ['black', 'black', 'black', 'black'];
/** Nothing in hand but these bulbs: what is there was gained. */
const bare = (...bulbs: Colour[]): Table =>
  table()
    .guilder(0)
    .tools(0)
    .storage(...bulbs);
/** All Patches are full but these. */
function onlyOpen(t: Table, ...open: number[]): Table {
  for (let patch = 1; patch <= 12; patch++) if (!open.includes(patch)) t.patch(patch, ...FULL);
  return t;
}
/** A Patch whose first empty space from an end is this one, the way to it planted in red. */
function upTo(space: number): Row {
  return [null, null, null, null].map((_, i) => {
    const before = space <= 2 ? i < space - 1 : i > space - 1;
    return before ? 'red' : null;
  });
}
/** The open spaces of Patch 1, each with the colours that it takes. */
function open(t: Table): string[] {
  return [1, 2, 3, 4].flatMap((space) => {
    const takes = COLOURS.filter((colour) => t.offered.includes(`plant:${colour}>1.${space}`));
    if (takes.length === 0) return [];
    return [`${space} ${takes.length === COLOURS.length ? 'any' : takes.join('/')}`];
  });
}

describe('D-PLT: where a bulb goes', () => {
  const CASES: readonly (readonly [string, Row, string[]])[] = [
    ['an empty Patch takes any colour at either end', [], ['1 any', '4 any']],
    ['one at the first end', ['red'], ['2 red', '4 any']],
    ['one at the other end', [null, null, null, 'red'], ['1 any', '3 red']],
    ['two from the first end', ['red', 'red'], ['3 red', '4 any']],
    ['two from the other end', [null, null, 'red', 'red'], ['1 any', '2 red']],
    ['both ends in two colours', ['red', null, null, 'white'], ['2 red', '3 white']],
    ['both ends in one colour', ['red', null, null, 'red'], ['2 red', '3 red']],
    ['the last space, between two colours, third', ['red', 'red', null, 'white'], ['3 white/red']],
    ['the last space, between two colours, second', ['violet', null, 'black', 'black'], ['2 violet/black']],
    ['the last space, one colour on both sides', ['red', 'red', null, 'red'], ['3 red']],
    ['the last space is the last one, itself an end', ['red', 'red', 'red', null], ['4 any']],
    ['the last space is the first one, itself an end', [null, 'white', 'white', 'white'], ['1 any']],
    ['a full Patch takes nothing', ['red', 'red', 'white', 'white'], []],
  ];
  it.each(CASES)('%s', (_, row, expected) => {
    const t = bare(...COLOURS)
      .patch(1, ...row)
      .act(plant(1));
    expect(open(t)).toEqual(expected);
  });

  it('says why a space is closed', () => {
    const t = bare('red', 'white').patch(1, 'red').act(plant(1));
    t.blocks('plant:white>1.2', 'D-PLT').blocks('plant:red>1.3', 'D-PLT').blocks('plant:red>1.1', 'D-PLT');
    t.blocks('plant:black>1.4', 'D-PLT');
  });

  it('uses one bulb of Storage, which is a tulip from then on', () => {
    const t = bare('red', 'red').act(plant(1)).choose('plant:red>3.4').asks('action');
    expect(t.tulips(3)).toEqual([null, null, null, 'red']);
    expect(t.has.storage).toEqual(['red']);
    expect(t.eventsOf('planted')).toHaveLength(1);
  });

  it('Patches are common: one goes on where the rival began', () => {
    const t = bare('red').act(plant(1)).choose('plant:red>1.1');
    t.turnOf(1).vp(0).storage('red', 'white').act(plant(1)).blocks('plant:white>1.2', 'D-PLT');
    t.choose('plant:red>1.2');
    expect(t.has.vp).toBe(3);
    expect(t.seat(0).has.vp).toBe(0);
  });

  it('without a bulb there is no Plant', () => {
    bare().mesh(2, 2).offersNot('do:personal').storage('black').offers('do:personal');
  });

  it('without a space for any bulb there is no Plant', () => {
    const t = onlyOpen(bare('black', 'yellow'), 1).patch(1, 'red', null, 'white', 'white').mesh(2, 2);
    t.offersNot('do:personal').storage('black', 'white').offers('do:personal');
    t.patch(1, ...FULL).offersNot('do:personal');
  });
});

describe('D-PLT: the printed reward that is covered', () => {
  const GOODS: readonly (readonly [number, number, string, [number, number, number]])[] = [
    [1, 1, '1 Guilder', [1, 0, 0]],
    [1, 2, '3 VP', [0, 0, 3]],
    [1, 4, '1 Tool', [0, 1, 0]],
    [2, 1, '1 VP', [0, 0, 1]],
    [2, 3, '2 Guilder', [2, 0, 0]],
    [2, 4, '1 Guilder', [1, 0, 0]],
    [3, 1, '1 Tool', [0, 1, 0]],
    [3, 2, '2 VP', [0, 0, 2]],
    [3, 4, '1 VP', [0, 0, 1]],
    [4, 1, '1 Guilder', [1, 0, 0]],
    [4, 3, '2 VP', [0, 0, 2]],
    [4, 4, '1 Tool', [0, 1, 0]],
    [5, 1, '1 VP', [0, 0, 1]],
    [5, 2, '3 VP', [0, 0, 3]],
    [5, 4, '1 Guilder', [1, 0, 0]],
    [6, 1, '2 VP', [0, 0, 2]],
    [6, 3, '2 Guilder', [2, 0, 0]],
    [6, 4, '1 Tool', [0, 1, 0]],
  ];
  it.each(GOODS)('space %i.%i gives %s unasked, and so does the Patch opposite', (patch, space, _, gains) => {
    for (const at of [patch, patch + 6]) {
      const t = bare('red')
        .patch(at, ...upTo(space))
        .act(plant(1))
        .choose(`plant:red>${at}.${space}`)
        .asks('action');
      expect([t.has.guilder, t.has.tools, t.has.vp]).toEqual(gains);
      expect(t.vpFrom('patches')).toBe(gains[2]);
    }
  });

  it.each([
    [1, 3, 'market'],
    [2, 2, 'farm'],
    [3, 3, 'trade'],
    [4, 2, 'enhance'],
    [5, 3, 'plant1'],
  ])('space %i.%i offers an action (%s), which may be declined', (patch, space, effect) => {
    for (const at of [patch, patch + 6]) {
      const t = bare('red', 'red')
        .guilder(3)
        .port(1, 4, 1, 'upper')
        .patch(at, ...upTo(space))
        .act(plant(1))
        .choose(`plant:red>${at}.${space}`)
        .asks('reward')
        .offersOnly(`take:${effect}`, 'pass');
      expect(t.source).toBe(`patch:${at}.${space}`);
      t.choose('pass').asks('action');
      expect([t.has.guilder, t.has.storage]).toEqual([3, ['red']]);
    }
  });

  it.each([6, 12])('space %i.2 gives a bulb of any colour', (patch) => {
    const t = bare('red').patch(patch, 'red').act(plant(1)).choose(`plant:red>${patch}.2`).asks('bulb');
    t.offersOnly('bulb:white', 'bulb:yellow', 'bulb:red', 'bulb:violet', 'bulb:black').choose('bulb:black');
    expect(t.has.storage).toEqual(['black']);
  });

  it('D-GAIN an action that can not be done lapses: Market without Guilder, Plant without a bulb', () => {
    bare('red')
      .patch(1, ...upTo(3))
      .act(plant(1))
      .choose('plant:red>1.3')
      .asks('action');
    bare('red')
      .patch(5, ...upTo(3))
      .act(plant(1))
      .choose('plant:red>5.3')
      .asks('action');
  });

  it('the last space gives its reward too, whichever tulip it matches', () => {
    for (const colour of ['red', 'white'] as const) {
      const t = bare('red', 'white').patch(6, 'red', 'red', null, 'white').act(plant(1));
      t.choose(`plant:${colour}>6.3`);
      expect(t.has.guilder).toBe(2);
      expect(t.tulips(6)).toEqual(['red', 'red', colour, 'white']);
    }
  });
});

describe('D-PLT: several bulbs', () => {
  it('Plant 3 is up to three, one after another, and not a fourth', () => {
    const t = bare('red', 'red', 'red', 'red').act(plant(3)).offersNot('stop');
    t.choose('plant:red>1.1').asks('plant').offers('stop', 'plant:red>1.2');
    t.choose('plant:red>1.2').asks('plant').offers('stop').choose('plant:red>5.1').asks('action');
    expect(t.has.storage).toEqual(['red']);
    expect([t.has.guilder, t.has.vp]).toEqual([1, 4]);
  });

  it('one may stop after each of them', () => {
    const t = bare('red', 'red', 'red').act(plant(3)).choose('plant:red>1.1', 'plant:red>1.2', 'stop');
    t.asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('Plant 2 ends when there is no other bulb, or no space for it', () => {
    bare('red').act(plant(2)).choose('plant:red>1.1').asks('action');
    const t = onlyOpen(bare('red', 'black'), 1).patch(1, 'red', 'red', null, 'red');
    t.patch(2, 'red', null, 'red', 'red').act(plant(2)).choose('plant:red>2.2').choose('pass').asks('action');
    expect(t.has.storage).toEqual(['black']);
  });

  it('the colours of several bulbs are free', () => {
    const t = bare('red', 'white', 'white').act(plant(2)).choose('plant:red>1.1');
    t.offers('plant:white>1.4', 'plant:white>2.1').blocks('plant:white>1.2', 'D-PLT');
  });

  it('published example: a violet bulb next to a violet tulip for 3, one more at another end for 1', () => {
    const t = table().turnOf(1).storage('violet', 'violet').guilder(0).patch(1, 'violet').mesh(2, 1);
    t.choose('do:personal', 'plant:violet>1.2');
    expect(t.has.vp).toBe(3);
    t.choose('plant:violet>2.1');
    expect(t.has.vp).toBe(4);
    expect(t.has.storage).toEqual([]);
  });

  it('RWD-2 a reward is finished before the next bulb, and does not count against them', () => {
    const t = bare('red', 'red', 'red', 'red')
      .patch(5, ...upTo(3))
      .act(plant(2));
    t.choose('plant:red>5.3', 'take:plant1').asks('plant').offersNot('stop').choose('plant:red>1.1');
    t.asks('plant').offers('plant:red>1.2', 'stop').choose('plant:red>1.2').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('a bulb gained as a reward may be the next one', () => {
    const t = bare('red').patch(6, 'red').act(plant(2)).choose('plant:red>6.2', 'bulb:violet');
    t.asks('plant').offers('plant:violet>1.1', 'stop');
  });
});

describe('D-PLT: the Exports that plant twice', () => {
  const colours = (t: Table): string[] => [
    ...new Set(t.offered.flatMap((key) => key.match(/^plant:(\w+)>/)?.[1] ?? [])),
  ];

  it('the same colour: the first bulb decides', () => {
    const t = bare('red', 'red', 'white').act(same);
    expect(colours(t)).toEqual(['white', 'red']);
    t.choose('plant:red>1.1').asks('plant').offers('stop', 'plant:red>1.2', 'plant:red>2.1');
    expect(colours(t)).toEqual(['red']);
    t.choose('plant:red>1.2').asks('action');
    expect(t.has.storage).toEqual(['white']);
  });

  it('the same colour: no other one of it, no second bulb', () => {
    const t = bare('red', 'white').act(same).choose('plant:red>1.1').asks('action');
    expect(t.has.storage).toEqual(['white']);
  });

  it('different colours: not the first one again', () => {
    const t = bare('red', 'red', 'white').act(different).choose('plant:red>1.1').asks('plant').offers('stop');
    expect(colours(t)).toEqual(['white']);
    t.choose('plant:white>2.1').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it('different colours: only the first one left, no second bulb', () => {
    const t = bare('red', 'red').act(different).choose('plant:red>1.1').asks('action');
    expect(t.has.storage).toEqual(['red']);
  });

  it.each([
    [same, 'red'],
    [different, 'white'],
  ])('a Plant got as a reward in between is bound to nothing, and binds nothing: %j', (effect, second) => {
    const t = bare('red', 'red', 'white', 'white', 'black')
      .patch(5, ...upTo(3))
      .act(effect);
    t.choose('plant:red>5.3', 'take:plant1');
    expect(colours(t)).toEqual(['white', 'red', 'black']);
    t.choose('plant:black>1.1').asks('plant');
    expect(colours(t).includes(second)).toBe(true);
    expect(colours(t).includes(second === 'red' ? 'white' : 'red')).toBe(false);
  });

  it('a bulb gained in between may make the second one possible', () => {
    const t = bare('red').patch(6, 'red').act(same).choose('plant:red>6.2', 'bulb:red').asks('plant');
    expect(colours(t)).toEqual(['red']);
    bare('red').patch(6, 'red').act(same).choose('plant:red>6.2', 'bulb:white').asks('action');
    const other = bare('red').patch(6, 'red').act(different).choose('plant:red>6.2', 'bulb:white');
    expect(colours(other.asks('plant'))).toEqual(['white']);
  });
});
