import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  at,
  changed,
  copy,
  failure,
  partAt,
  parts,
  pathOf,
  pathsIn,
  type Steps,
  without,
} from '../testing/changed-edition.js';
import { defaultEdition } from './default.js';
import { checkEdition } from './json.js';

const TRADE = { do: 'trade' };
const FARM = { do: 'farm' };

/** So many pieces like those at `path`, with ids of their own. */
const many = (path: string, count: number): readonly unknown[] => {
  const pieces = partAt(path) as readonly object[];
  return Array.from({ length: count }, (_, i) => ({ ...pieces[i % pieces.length], id: i + 1 }));
};

describe('a broken edition', () => {
  it('has no problems when it is not broken', () => {
    expect(checkEdition(defaultEdition)).toEqual([]);
    expect(checkEdition(copy())).toEqual([]);
  });

  it.each([[undefined], [null], [5], ['x'], [[]], [() => 1], [Symbol('x')]])('%o is none', (value) => {
    expect(pathsIn(value)).toContain('');
  });

  it('lists all problems, one on each line', () => {
    const value = changed(
      ['tiles[0].effects[1].guilder', '2'],
      ['name', ''],
      ['cards[2].group', 'red'],
      ['tileStack', 20],
      ['cardDeck', 16],
      ['columns[4]', 4],
      ['shipPort', 5],
      ['exports[4].effects[0]', TRADE],
    );
    const bad = failure(JSON.stringify(value));
    expect(bad.name).toBe('BadEdition');
    expect(bad.message.split('\n')).toEqual([
      'name: expected a text of 1 to 60 characters, found ""',
      'tiles[0].effects[1].guilder: expected a whole number from 1 to 99, found "2"',
      'cards[2].group: expected no such key (there are id, helper, contract), found "red"',
      'tiles: expected at least 25: 4 dealt, 20 in tileStack, 1 set aside, found a list of 24',
      'cards: expected at least 21: 4 dealt, 16 in cardDeck, 1 set aside, found a list of 20',
      'rowCosts: expected at least 4, one for each row of the highest column, found a list of 3',
      'shipPort: expected another port than the closed one, found 5',
      'exports[4].effects[0].do: expected no trade, which could go on for ever, found "trade"',
    ]);
  });

  /** Each of these is one mistake, reported at one place. */
  it.each<[string, unknown, string?]>([
    // Ranges.
    ['name', 'x'.repeat(61)],
    ['start.guilder', -1],
    ['start.guilder', 1.5],
    ['start.tools', 100],
    ['start.bulbs[1]', 'green'],
    ['start.bulbs', Array(11).fill('red')],
    ['wheels.freeSteps', 0],
    ['wheels.freeSteps', 5],
    ['wheels.stepTools', -1],
    ['wheels.secondTools', 10],
    ['tileCost.wooden', '1'],
    ['tileCost.silver', -1],
    ['tileStack', 0],
    ['tileStack', 26],
    ['cardDeck', 0],
    ['cardDeck', 26],
    ['row', 0],
    ['row', 7],
    ['scoreCost', 100],
    ['columns[0]', -1],
    ['columns[0]', 10],
    ['rowCosts[1]', null],
    ['rowCosts', []],
    ['rowCosts', [2, 4]],
    ['rowCosts', Array(10).fill(1)],
    ['calendar[4]', -1],
    ['calendar', [1]],
    ['calendar', Array(13).fill(1)],
    ['marks.vp', 0],
    ['marks.windmills', 0],
    ['marks.delivered', 0],
    ['closedPort', 0],
    ['closedPort', 6],
    ['closedPort', 1, 'shipPort'],
    ['shipPort', 6],
    ['shipPort', 5],
    ['safetyRound', 0],
    ['safetyRound', 201],
    // Effects.
    ['tiles[4].effects[0]', null],
    ['tiles[4].effects[0]', []],
    ['tiles[4].effects[0].do', 'plough'],
    ['tiles[4].effects[0].do', '__proto__'],
    ['tiles[4].effects[0].bulbs', 0],
    ['tiles[4].effects[0].bulbs', 10],
    ['tiles[4].effects[0].colours', 'red'],
    ['tiles[3].effects[0].colours', 'same'],
    ['tiles[0].effects[1]', { do: 'gain' }],
    ['tiles[0].effects[1].guilder', 0],
    ['tiles[0].effects[1].tools', 100],
    ['tiles[0].effects[1].vp', 0],
    ['tiles[0].effects[1].gulden', 1],
    ['tiles[11].effects[0].bulbs', []],
    ['tiles[11].effects[0].bulbs', Array(10).fill('any')],
    ['tiles[11].effects[0].bulbs[0]', 'red'],
    ['tiles[11].effects[0].bulbs[0]', []],
    ['tiles[11].effects[0].bulbs[0]', ['red', 'red'], 'tiles[11].effects[0].bulbs[0][1]'],
    ['tiles[12].effects[0].also', 'all'],
    ['tiles[14].effects[0].bulbs', 1],
    ['tiles[14].effects[0].bulbs', 6],
    ['tiles[16].effects[0].swap', false],
    ['tiles[18].effects[0].both', 1],
    ['tiles[20].effects[0].cost', 1],
    ['patches[0][1]', { do: 'gain' }],
    ['patches[0][1]', [FARM]],
    ['wheels.personal[0]', FARM],
    // Cards.
    ['cards[0].helper.when', 'gain'],
    ['cards[0].helper.gain', { do: 'gain' }],
    ['cards[0].helper.gain', [FARM]],
    ['cards[0].contract.vp', 0],
    ['cards[0].contract.each.of', 'mills'],
    ['cards[0].contract.each.colour', 'any'],
    ['cards[0].contract.each.colours', ['red']],
    ['cards[1].contract.each.colours', []],
    ['cards[1].contract.each.colours', ['red', 'red'], 'cards[1].contract.each.colours[1]'],
    // Ports and Market.
    ['demands[0].upper[0].vp', -1],
    ['demands[0].upper', []],
    ['demands[0].upper[0].colour', 'any'],
    ['demands[0].upper[0].colour', 'red', 'demands[0].upper[2].colour'],
    ['demands[0].lower[2].colour', 'red'],
    ['market.tiles[0].deals[0].cost', -1],
    ['market.tiles[0].deals[0].bulbs', []],
    ['market.tiles[0].deals[0].bulbs[0]', 'black'],
    ['market.back[0].cost', 100],
    // Ids and kinds.
    ['tiles[3].id', 3],
    ['tiles[3].id', 0],
    ['tiles[3].id', 1000],
    ['tiles[3].kind', 'gold'],
    ['cards[7].id', 7],
    ['demands[4].id', 1],
    ['exports[10].id', 10],
    ['market.tiles[11].id', '12'],
    ['market.tiles[11].id', 11],
    // Turns without end.
    ['exports[0].effects', [{ do: 'gain', bulbs: ['any'] }, TRADE], 'exports[0].effects[1].do'],
    ['exports[0].effects[0]', { do: 'trade', bulbs: 2 }, 'exports[0].effects[0].do'],
  ])('%s = %j', (path, part, where = path) => {
    expect(pathsIn(changed([path, part]))).toEqual([where]);
  });

  it.each([
    ...['wheels.personal', 'wheels.central', 'patches[3]', 'columns', 'demands'],
    ...['market.tiles[2].deals', 'market.back'],
  ])('%s has neither more nor less', (path) => {
    const items = partAt(path) as readonly unknown[];
    // A second one like the first has its id too.
    expect(pathsIn(changed([path, [...items, items[0]]]))).toContain(path);
    expect(pathsIn(changed([path, items.slice(1)]))).toEqual([path]);
  });

  it.each<[string, least: number, most: number]>([
    ['tiles', 4 + 7 + 1, 30],
    ['cards', 9 + 4 + 1, 30],
    ['exports', 5, 30],
    ['market.tiles', 4, 30],
  ])('%s: %i to %i', (path, least, most) => {
    expect(pathsIn(changed([path, many(path, least - 1)]))).toEqual([path]);
    expect(pathsIn(changed([path, many(path, least)]))).toEqual([]);
    expect(pathsIn(changed([path, many(path, most)]))).toEqual([]);
    expect(pathsIn(changed([path, many(path, most + 1)]))).toEqual([path]);
  });

  it.each<[string, unknown, least: number, most: number]>([
    ['wheels.personal[1]', FARM, 1, 4],
    ['wheels.central[1]', FARM, 1, 4],
    ['tiles[0].effects', FARM, 1, 4],
    ['exports[0].effects', FARM, 1, 4],
    ['patches', [FARM, FARM, FARM, FARM], 2, 24],
    ['calendar', 1, 2, 12],
    ['start.bulbs', 'red', 0, 10],
    ['rowCosts', 1, 3, 9],
  ])('%s with so many times %j: %i to %i', (path, item, least, most) => {
    const filled = (count: number): string[] => pathsIn(changed([path, Array(count).fill(item)]));
    if (least > 0) expect(filled(least - 1)).toEqual([path]);
    expect(filled(least)).toEqual([]);
    expect(filled(most)).toEqual([]);
    expect(filled(most + 1)).toEqual([path]);
  });

  it('takes any stack and deck that the pieces are enough for', () => {
    expect(pathsIn(changed(['tileStack', 19]))).toEqual([]);
    expect(pathsIn(changed(['tileStack', 20]))).toEqual(['tiles']);
    expect(pathsIn(changed(['tiles', many('tiles', 30)], ['tileStack', 25]))).toEqual([]);
    expect(pathsIn(changed(['cardDeck', 15]))).toEqual([]);
    expect(pathsIn(changed(['cardDeck', 16]))).toEqual(['cards']);
    expect(pathsIn(changed(['cards', many('cards', 30)], ['cardDeck', 25]))).toEqual([]);
  });

  it('takes up to 15 Windmills, with a cost for each row', () => {
    expect(pathsIn(changed(['columns', [3, 3, 3, 3, 3]]))).toEqual([]);
    expect(pathsIn(changed(['columns', [0, 0, 0, 0, 0]]))).toEqual([]);
    expect(pathsIn(changed(['columns', [4, 0, 0, 0, 0]]))).toEqual(['rowCosts']);
    expect(pathsIn(changed(['columns', [9, 6, 0, 0, 0]], ['rowCosts', Array(9).fill(0)]))).toEqual([]);
    expect(checkEdition(changed(['columns', [3, 3, 3, 3, 4]], ['rowCosts', [0, 0, 0, 0]]))).toEqual([
      { path: 'columns', expected: 'at most 15 Windmills in all', found: '16' },
    ]);
  });

  it('takes a half of a Demand tile with one price or with all colours', () => {
    const prices = ['white', 'yellow', 'red', 'violet', 'black'].map((colour) => ({ colour, vp: 0 }));
    expect(pathsIn(changed(['demands[0].upper', prices], ['demands[0].lower', prices.slice(4)]))).toEqual([]);
  });

  it('takes free deals, and a Trade wherever something is used up for it', () => {
    const free = { cost: 0, bulbs: Array(9).fill('any') };
    const value = changed(
      ['market.back', [free, free]],
      ['patches', Array(12).fill([TRADE, TRADE, TRADE, TRADE])],
      ['wheels.central[0]', [TRADE, TRADE]],
      ['cards[0].helper', { when: 'trade', gain: TRADE }],
      ['exports[0].effects', [{ do: 'market' }, { do: 'build', both: true }, { do: 'enhance' }, FARM]],
    );
    expect(checkEdition(value)).toEqual([]);
  });
});

describe('every part is looked at', () => {
  const whole = copy();
  const every = parts(whole).slice(1);
  const leaves = every.filter((steps) => typeof at(whole, steps) !== 'object');
  const objects = [[], ...every].filter((steps) => {
    const value = at(whole, steps);
    return typeof value === 'object' && !Array.isArray(value);
  });
  const typeOf = (value: unknown): string => (value === null ? 'null' : typeof value);

  it('a leaf of a wrong type is reported at its place', () => {
    const wrong = fc.constantFrom<unknown[]>('x y', 1.5, true, null, [], {}, [[]], { do: 'x' });
    expect(leaves.length).toBeGreaterThan(500);
    fc.assert(
      fc.property(fc.constantFrom(...leaves), wrong, (steps, part) => {
        fc.pre(typeOf(part) !== typeof at(whole, steps));
        const where = pathOf(steps);
        const paths = pathsIn(changed([where, part]));
        // Where a list or an object would be right too, the fault lies inside it.
        expect(paths.some((path) => path.startsWith(where))).toBe(true);
        if (typeOf(part) !== 'object') expect(paths).toContain(where);
      }),
      { numRuns: 1500 },
    );
  });

  it('a key too many is reported at its place', () => {
    fc.assert(
      fc.property(fc.constantFrom<Steps[]>(...objects), (steps) => {
        const where = pathOf([...steps, 'extra']);
        expect(pathsIn(changed([where, 1]))).toEqual([where]);
      }),
      { numRuns: 500 },
    );
  });

  it('a missing key is reported at its place, unless it may be missing', () => {
    const mayMiss = (steps: Steps): boolean => {
      const kind = Reflect.get(Object(at(whole, steps.slice(0, -1))), 'do');
      const key = steps[steps.length - 1];
      return kind !== undefined && key !== 'do' && !(kind === 'plant' && key === 'bulbs');
    };
    const keyed = every.filter((steps) => typeof steps[steps.length - 1] === 'string' && !mayMiss(steps));
    fc.assert(
      fc.property(fc.constantFrom(...keyed), (steps) => {
        const problem = checkEdition(without(steps)).find(({ path }) => path === pathOf(steps));
        expect(problem?.found).toBe('nothing');
      }),
      { numRuns: 1000 },
    );
  });

  it('never throws, whatever is missing', () => {
    for (const steps of every) checkEdition(without(steps));
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(fc.constantFrom(...every), fc.anything(), (steps, part) => {
        checkEdition(changed([pathOf(steps), part]));
        checkEdition(part);
      }),
      { numRuns: 500 },
    );
  });
});
